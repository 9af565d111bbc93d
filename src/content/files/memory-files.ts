import type { FileContent, Files, Kind } from './files.ts';
import { folderOf, joined, nameOf } from './path.ts';

/** A link as a path from the folder that it lies in. */
interface Link {
  readonly link: string;
}

type Leaf = { readonly content: FileContent; readonly changed: number } | Link;
type Folder = Map<string, Leaf | Folder>;

/** Links that one path may lead through; a circle has more. */
const MOST_LINKS = 40;

const failure = (code: string, path: string) => Object.assign(new Error(`${code}: ${path}`), { code });

const bytesOf = (content: FileContent) => (typeof content === 'string' ? new TextEncoder().encode(content) : content);

const kindOf = (found: Leaf | Folder): Kind => (found instanceof Map ? 'folder' : 'link' in found ? 'link' : 'file');

/** Files that are on no disk. */
export function memoryFiles(all: Readonly<Record<string, FileContent | Link | undefined>> = {}): Files {
  const top: Folder = new Map();
  let changes = 0;

  const at = (path: string): Leaf | Folder | undefined => {
    let found: Leaf | Folder | undefined = top;
    for (const part of path === '' ? [] : path.split('/')) found = found instanceof Map ? found.get(part) : undefined;
    return found;
  };

  /** Where a path leads, its last part too unless it is asked for itself. */
  const follow = (path: string, links = 0): string => {
    if (links > MOST_LINKS) throw failure('ELOOP', path);
    if (path === '' || path.startsWith('../')) return path;
    const whole = joined(follow(folderOf(path), links), nameOf(path));
    const found = at(whole);
    return found && 'link' in found ? follow(joined(folderOf(whole), found.link), links + 1) : whole;
  };
  const itself = (path: string) => (path === '' ? path : joined(follow(folderOf(path)), nameOf(path)));

  const contentOf = (path: string): FileContent => {
    const found = at(follow(path));
    if (!found) throw failure('ENOENT', path);
    if (!('content' in found)) throw failure('EISDIR', path);
    return found.content;
  };

  const folderAt = (path: string): Folder => {
    if (path === '') return top;
    const above = folderAt(folderOf(path));
    const found = above.get(nameOf(path)) ?? new Map();
    if (!(found instanceof Map)) throw failure('ENOTDIR', path);
    above.set(nameOf(path), found);
    return found;
  };

  const put = (path: string, content: FileContent | Link) =>
    folderAt(folderOf(path)).set(
      nameOf(path),
      typeof content === 'object' && 'link' in content ? content : { content, changed: ++changes },
    );

  for (const [path, content] of Object.entries(all)) if (content !== undefined) put(path, content);

  return {
    name: 'site',
    look(path) {
      const found = at(itself(path));
      if (!found) return undefined;
      if (!('content' in found)) return { kind: kindOf(found), size: 0, changed: 0 };
      return { kind: 'file', size: bytesOf(found.content).length, changed: found.changed };
    },
    end(path) {
      const end = follow(path);
      if (!end.startsWith('../') && !at(end)) throw failure('ENOENT', path);
      return end;
    },
    list(folder) {
      const found = at(follow(folder));
      if (!(found instanceof Map)) throw failure(found ? 'ENOTDIR' : 'ENOENT', folder);
      return [...found].map(([name, each]) => ({ name, kind: kindOf(each) }));
    },
    read: (path) => bytesOf(contentOf(path)),
    text(path) {
      const content = contentOf(path);
      return typeof content === 'string' ? content : strictly(content);
    },
    write(path, content, isNew = false) {
      const [end, found] = [itself(path), at(itself(path))];
      if (found && (isNew || !('content' in found))) throw failure('EEXIST', path);
      put(end, content);
    },
    remove(path) {
      const own = itself(path);
      const found = at(own);
      if (!found) throw failure('ENOENT', path);
      if (found instanceof Map) throw failure('EISDIR', path);
      folderAt(folderOf(own)).delete(nameOf(own));
      for (let folder = folderOf(own); folder.includes('/'); folder = folderOf(folder)) {
        if (folderAt(folder).size > 0) break;
        folderAt(folderOf(folder)).delete(nameOf(folder));
      }
    },
  };
}

/** The text that bytes hold; undefined where they are not UTF-8. */
function strictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
