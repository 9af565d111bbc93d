import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { DEV_OPEN, DEV_STYLE, DEV_UPDATE, type DevOpen, type DevUpdate } from '../client/dev/notes.ts';
import { isLock } from '../content/check/translated/lock.ts';
import { visible } from '../diagnostics/visible.ts';
import type { DevContent } from './content.ts';
import type { Modules } from './modules.ts';
import type { DevSite } from './site.ts';
import type { DevStyles } from './styles.ts';

interface Following {
  readonly server: ViteDevServer;
  readonly root: string;
  readonly site: DevSite;
  readonly modules: Pick<Modules, 'forget'>;
  readonly content: Pick<DevContent, 'renew'>;
  readonly styles: Pick<DevStyles, 'sheet' | 'renew'>;
  /** Files that the page editor has written: open pages have been told of them. */
  readonly ours: Set<string>;
  /** What is at an address now, as an open page asks for it. */
  readonly pageAt: (asked: DevOpen) => Promise<DevUpdate>;
}

/** Milliseconds for which a file stays as it is when a save is finished. */
const STILL = 20;
/**
 * Milliseconds in which an editor that has emptied or deleted a file writes it, and in which Vite's watcher tells nothing
 * of the changes that follow one (it is silent for 50).
 */
const UNTOLD = 60;

/**
 * Follows the files of the site and the style sheets: every open page is brought up to date after a save. Of files that
 * Vite does not watch, the function that it gives is told, by their whole paths.
 */
export function followFiles(following: Following): (path: string) => void {
  const { server, root, styles, pageAt } = following;
  const { hot } = server.environments.client;
  /** What each open page asks for, to be answered now and after every change. */
  const open = new Map<object, () => Promise<void>>();
  hot.on(DEV_OPEN, (asked: DevOpen, client) => {
    const tell = async () => client.send(DEV_UPDATE, await pageAt(asked));
    open.set(client, tell);
    guarded(server, async () => {
      await tell();
      client.send(DEV_STYLE, await styles.sheet());
    });
  });
  hot.on('vite:client:disconnect', (_, client) => open.delete(client));
  const bring = (files: ReadonlySet<string>) =>
    guarded(server, () => bringUpToDate(files, [...open.values()], following));
  const told = gatherSaves(root, (files) => void bring(files));
  const follow = (path: string) => {
    const file = relative(root, path).split(sep).join('/');
    if (
      /\.(css|tsx?)$/.test(path) ||
      /^(site\.ya?ml|pages\/.*\.ya?ml|public\/.*|(?:blocks|shell)(?:\/.*)?)$/.test(file) ||
      isLock(file)
    )
      told(file);
  };
  server.watcher.add(['public', 'blocks', 'shell', 'hooks.ts', 'theme.css'].map((part) => join(root, part)));
  server.watcher.on('all', (event, path) => {
    // A folder of pictures is nothing by itself.
    if (!event.endsWith('Dir') || !path.startsWith(join(root, 'public', sep))) follow(path);
  });
  return follow;
}

/** Takes files that have changed, and hands them on together once they are whole. */
function gatherSaves(root: string, saved: (files: ReadonlySet<string>) => void): (file: string) => void {
  /** What is not whole yet, as it was at the last look. */
  const changing = new Map<string, string>();
  let last = 0;
  let waiting: NodeJS.Timeout | undefined;
  const state = (file: string) => {
    const found = statSync(join(root, file), { throwIfNoEntry: false });
    return found ? `${found.size} ${found.mtimeMs}` : '';
  };
  const look = () => {
    let isWhole = true;
    for (const [file, before] of changing) {
      const now = state(file);
      isWhole &&= now === before && now !== '' && !now.startsWith('0 ');
      changing.set(file, now);
    }
    if (isWhole || performance.now() - last >= UNTOLD) handOn();
    else waiting = setTimeout(look, STILL);
  };
  const handOn = () => {
    const files = new Map(changing);
    changing.clear();
    saved(new Set(files.keys()));
    setTimeout(() => {
      for (const [file, read] of files) if (state(file) !== read) told(file);
    }, UNTOLD);
  };
  const told = (file: string) => {
    changing.set(file, state(file));
    last = performance.now();
    clearTimeout(waiting);
    waiting = setTimeout(look, STILL);
  };
  return told;
}

async function bringUpToDate(
  files: ReadonlySet<string>,
  tellAll: (() => Promise<void>)[],
  { server, root, site, modules, content, styles, ours }: Following,
) {
  const { hot } = server.environments.client;
  const some = (pattern: RegExp) => [...files].some((file) => pattern.test(file));
  // What Vite is not told of by its own watcher, or later than we are by ours.
  modules.forget([...files].map((file) => join(root, file)));
  const renewed = await content.renew(files);
  const redrawn = site.change(files);
  if (renewed) styles.renew();
  // An open page fetches neither pictures nor the sprite again, nor what it runs.
  const pictures = [...files].filter((file) => file.startsWith('public/') && !ours.delete(file));
  if (renewed || redrawn || pictures.length > 0) hot.send({ type: 'full-reload' });
  await Promise.all(tellAll.map((tell) => tell()));
  if (!some(/\.(css|tsx?)$|^site\./)) return;
  styles.renew();
  hot.send(DEV_STYLE, await styles.sheet());
}

/** A mistake of ours is told and does not end the server: with the next save all may be well. */
async function guarded(server: ViteDevServer, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    server.config.logger.error(said.split('\n').map(visible).join('\n'));
  }
}
