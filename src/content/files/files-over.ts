import type { Entry, FileContent, Files } from './files.ts';
import { failure, memoryFiles } from './memory-files.ts';
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
  const look = (path: string) => of(path).look(path) ?? own.look(path);
  const list = (folder: string): Entry[] => {
    const layers = [isGone(folder) ? own : below, own].filter((files) => files.look(folder));
    if (layers.length === 0) throw failure('ENOENT', folder);
    const entries = layers.flatMap((files) =>
      files.list(folder).filter(({ name }) => files === own || !gone.has(folder === '' ? name : `${folder}/${name}`)),
    );
    return [...new Map(entries.map((entry) => [entry.name, entry])).values()];
  };
  return {
    name: below.name,
    look,
    list,
    end: (path) => (own.look(path) ? path : of(path).end(path)),
    read: (path) => of(path).read(path),
    text: (path) => of(path).text(path),
    write(path, content, isNew = false) {
      if (isNew && look(path)) throw failure('EEXIST', path);
      own.write(path, content);
    },
    remove(path) {
      if (!look(path)) throw failure('ENOENT', path);
      if (own.look(path)) own.remove(path);
      gone.add(path);
      for (let folder = folderOf(path); folder.includes('/'); folder = folderOf(folder)) {
        if (look(folder) && list(folder).length > 0) break;
        gone.add(folder);
      }
    },
  };
}
