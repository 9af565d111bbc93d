import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyName } from './copy-name.ts';

const SITE_FILE = 'site.yaml';

/**
 * What is wrong with the folder in which commands keep what they have made, in a sentence for whoever has the site: nobody
 * reviews such a folder, and what a commit, an archive or a link brings into it would be published, or run. Undefined of one
 * that was made here.
 */
export function foreignCache(root: string): string | undefined {
  // What is no folder is told by whoever reads the site.
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const cache = lstatSync(join(root, '.cache'), { throwIfNoEntry: false });
  if (cache && !cache.isDirectory()) return '`.cache` is no folder of this site. Take it away: it is made anew.';
  const link =
    cache && readdirSync(join(root, '.cache'), { withFileTypes: true }).find((each) => each.isSymbolicLink());
  if (link) return `\`.cache/${link.name}\` leads elsewhere. Take it away: it is made anew.`;
  const tracked = trackedIn(root);
  if (tracked.some((file) => file !== SITE_FILE))
    return 'Files below `.cache` are in the repository: what commands keep there could be anybody’s. Take them out with `git rm -r --cached .cache`, then delete the folder and write `.cache/` into `.gitignore`.';
  // A commit brings all of its files into the repository; whether an archive has brought these, nobody else can say.
  if (!tracked.includes(SITE_FILE)) keepOwn(root);
  return undefined;
}

/**
 * What of `site.yaml` and of the folder, however it is spelt, the repository has that the site lies in; nothing where there is
 * none, or git cannot be asked. No other program is run for it, whatever the repository's settings say.
 */
function trackedIn(root: string): string[] {
  if (!isInRepository(root)) return [];
  const settings = ['-c', 'core.fsmonitor=false', '-c', 'safe.directory=*'];
  const asked = [...settings, '-C', root, 'ls-files', '-z', '--', SITE_FILE, ':(icase).cache'];
  const { stdout } = spawnSync('git', asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return stdout?.split('\0').filter(Boolean) ?? [];
}

const isInRepository = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInRepository(dirname(folder)));

/** The file that says in which copy of the site the others have been made. */
const MADE_IN = 'made-in';

const PROGRAMS = 'program';

/** What commands keep; another program may have put more into a folder of this name. */
const KEPT =
  /^(?:(?:pages|checked|share-\d+-of-\d+)\.jsonl|base|blocks|catalogue|images|program|shared|social|vite|vite-once)(?:\.\d+)?$/;

/** Takes away what was not made in this very copy of the site. */
function keepOwn(root: string): void {
  const cache = join(root, '.cache');
  const made = join(cache, MADE_IN);
  const own = copyName(root);
  const isFile = lstatSync(made, { throwIfNoEntry: false })?.isFile();
  if (isFile && readFileSync(made, 'utf8') === own) return;
  const clear = (folder: string, isOld: (name: string) => boolean) => {
    for (const name of existsSync(folder) ? readdirSync(folder).filter(isOld) : [])
      rmSync(join(folder, name), { recursive: true, force: true });
  };
  clear(cache, (name) => name === MADE_IN || (name !== PROGRAMS && KEPT.test(name)));
  // The engine's own program, which may have just been made and be running, stands under the name of this copy.
  clear(join(cache, PROGRAMS), (name) => name !== own);
  if (!existsSync(join(root, SITE_FILE))) return;
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(made, own);
  } catch {
    // Where nothing can be written nothing is kept.
  }
}
