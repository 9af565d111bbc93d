import type { Entry, FileContent, Files } from './files.ts';
import { memoryFiles } from './memory-files.ts';
import { folderOf } from './path.ts';

/**
 * Files laid over others, which stay as they are: a file or folder that is undefined above is not there, and what is
 * written or removed is so above alone.
 */
export function filesOver(below: Files, above: Readonly<Record<string, FileContent | undefined>>): Files {
  const own = memoryFiles(above);
  const gone = new Set(Object.keys(above).filter((path) => above[path] === undefined));
  const isGone = (path: string): boolean => gone.has(path) || (path !== '' && isGone(folderOf(path)));
  /** Whose a path is: what stands above, else what it covers. */
  const of = (path: string) => (isGone(path) || own.look(path)?.kind === 'file' ? own : below);
  return {
    name: below.name,
    look: (path) => of(path).look(path) ?? own.look(path),
    end: (path) => (own.look(path) ? path : of(path).end(path)),
    list(folder) {
      const entries = new Map<string, Entry>();
      const under = isGone(folder) || !below.look(folder) ? [] : below.list(folder);
      const over = own.look(folder) ? own.list(folder) : [];
      for (const entry of under) if (!gone.has(joinedTo(folder, entry.name))) entries.set(entry.name, entry);
      for (const entry of over) entries.set(entry.name, entry);
      return [...entries.values()];
    },
    read: (path) => of(path).read(path),
    text: (path) => of(path).text(path),
    write(path, content, isNew = false) {
      if (isNew && of(path).look(path)) throw Object.assign(new Error(`EEXIST: ${path}`), { code: 'EEXIST' });
      own.write(path, content);
    },
    remove(path) {
      if (!of(path).look(path)) throw Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' });
      if (own.look(path)) own.remove(path);
      gone.add(path);
    },
  };
}

const joinedTo = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);
