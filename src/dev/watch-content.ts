import { type FSWatcher, lstatSync, readdirSync, type Stats, watch } from 'node:fs';
import { join } from 'node:path';

type EntryKind = 'folder' | 'file' | 'link';

interface Watched {
  readonly watcher: FSWatcher;
  /** What is in the folder. */
  readonly entries: Map<string, EntryKind>;
}

interface WatchOptions {
  /** True of a file or folder that is watched, by its name in the site's folder. */
  readonly isContent: (name: string) => boolean;
  readonly changed: (file: string) => void;
  /** Called for a folder that cannot be watched: systems have limits. */
  readonly failed: (folder: string, error: unknown) => void;
}

const kindOf = (entry: Pick<Stats, 'isDirectory' | 'isSymbolicLink'>): EntryKind =>
  entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'file';

function kindNow(path: string): EntryKind | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found && kindOf(found);
}

/**
 * Tells the whole path of every file that comes, changes or goes among some files and folders of a site. Its folders are
 * watched, not their files, which costs nothing for each of these; Vite's watcher looks at all files of a folder where one
 * has changed. Gives what ends the watching.
 */
export function watchContent(site: string, { isContent, changed, failed }: WatchOptions): () => void {
  const folders = new Map<string, Watched>();
  const links = new Set<string>();
  const isOurs = (folder: string, name: string) => folder !== site || isContent(name);
  /** Which file a link leads to is not looked at: any may be its own. */
  const tell = (file: string) => {
    for (const each of new Set([file, ...links])) changed(each);
  };
  const leave = (path: string, kind: EntryKind) => {
    links.delete(path);
    if (kind !== 'folder') return tell(path);
    const { watcher, entries } = folders.get(path) ?? {};
    folders.delete(path);
    watcher?.close();
    for (const [name, each] of entries ?? []) leave(join(path, name), each);
  };
  const enter = (path: string, kind: EntryKind, isNew = true) => {
    if (kind === 'link') links.add(path);
    if (kind === 'folder') enterFolder(path, isNew);
    else if (isNew) tell(path);
  };
  const enterFolder = (folder: string, isNew: boolean) => {
    try {
      const watcher = watch(folder, { persistent: false });
      const entries = new Map<string, EntryKind>();
      folders.set(folder, { watcher, entries });
      watcher.on('change', (event, name) => look(folder, event, name?.toString()));
      // Windows says so of a folder that is deleted, of which the one above tells.
      watcher.on('error', () => watcher.close());
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (!isOurs(folder, entry.name)) continue;
        entries.set(entry.name, kindOf(entry));
        enter(join(folder, entry.name), kindOf(entry), isNew);
      }
    } catch (error) {
      if (kindNow(folder)) failed(folder, error);
    }
  };
  const look = (folder: string, event: string, name: string | undefined) => {
    const entries = folders.get(folder)?.entries;
    if (!entries || name === undefined || !isOurs(folder, name)) return;
    const path = join(folder, name);
    const [before, now] = [entries.get(name), kindNow(path)];
    if (event === 'change' && before === now) return before && before !== 'folder' ? tell(path) : undefined;
    if (now) entries.set(name, now);
    else entries.delete(name);
    if (before && (before !== now || now === 'folder')) leave(path, before);
    if (now) enter(path, now);
  };
  enterFolder(site, false);
  return () => {
    for (const { watcher } of folders.values()) watcher.close();
    folders.clear();
  };
}
