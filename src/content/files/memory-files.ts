import { type FileContent, type Files, type Kind, Needs } from './files.ts';
import { folderOf, joined, nameOf } from './path.ts';

/** A link as a path from the folder that it lies in. */
interface Link {
  readonly link: string;
}

/** A file that is far away: its bytes are counted, and have still to arrive. */
interface Far {
  readonly size: number;
}

type Leaf = { readonly content: FileContent | undefined; readonly size: number; readonly changed: number } | Link;
type Folder = Map<string, Leaf | Folder>;

/** Links that one path may lead through; a circle has more. */
const MOST_LINKS = 40;

/** What cannot be done with a path, as POSIX calls it. */
export const failure = (code: string, path: string) => Object.assign(new Error(`${code}: ${path}`), { code });

const bytesOf = (content: FileContent) => (typeof content === 'string' ? new TextEncoder().encode(content) : content);

const isWhole = (content: FileContent | Link | Far): content is FileContent =>
  typeof content === 'string' || content instanceof Uint8Array;

const kindOf = (found: Leaf | Folder): Kind => (found instanceof Map ? 'folder' : 'link' in found ? 'link' : 'file');

/** What has been written so far, wherever: no two writes are taken for one. */
let changes = 0;

/** Files that are on no disk. What arrives of those that are far away is written into them. */
export function memoryFiles(all: Readonly<Record<string, FileContent | Link | Far | undefined>> = {}): Files {
  const top: Folder = new Map();

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
    if (found.content === undefined) throw new Needs(path);
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

  const put = (path: string, content: FileContent | Link | Far) => {
    const [above, name] = [folderAt(folderOf(path)), nameOf(path)];
    const before = above.get(name);
    if (!isWhole(content)) {
      above.set(name, 'link' in content ? content : { content: undefined, size: content.size, changed: 0 });
      return;
    }
    // What arrives is what was there all the time.
    const isSame = before && 'content' in before && before.content === undefined;
    const size = bytesOf(content).length;
    above.set(name, { content, size, changed: isSame ? before.changed : ++changes });
  };

  for (const [path, content] of Object.entries(all)) if (content !== undefined) put(path, content);

  return {
    name: 'site',
    look(path) {
      const found = at(itself(path));
      if (!found) return undefined;
      if (!('content' in found)) return { kind: kindOf(found), size: 0, changed: 0 };
      return { kind: 'file', size: found.size, changed: found.changed };
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
