import { isUtf8, transcode } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  type Dirent,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import type { FileContent, Files, Kind } from '../content/files/files.ts';

const kindOf = (entry: Dirent | Stats): Kind => {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
};

/** What stands under a name; undefined where nothing does, as below a file. */
function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** The files of a folder on the disk. */
export function folderFiles(root: string): Files {
  const base = realpathSync(root);
  const at = (path: string) => (path === '' ? base : `${base}${sep}${path}`);
  const isOutside = (path: string) => path.startsWith('../');
  return {
    name: basename(base),
    look(path) {
      const known = isOutside(path) ? undefined : lookAt(at(path));
      return known && { kind: kindOf(known), size: known.size, changed: known.ctimeMs };
    },
    end(path) {
      const real = realpathSync(at(path));
      return real.startsWith(base + sep) || real === base
        ? real.slice(base.length + 1).replaceAll(sep, '/')
        : posix.join('..', relative(join(base, '..'), real).replaceAll(sep, '/'));
    },
    list: (folder) =>
      readdirSync(at(folder), { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) })),
    read: (path) => readFileSync(at(path)),
    text(path) {
      const bytes = readFileSync(at(path));
      // A TextDecoder gives the same and takes five times as long.
      return isUtf8(bytes) ? transcode(bytes, 'utf8', 'utf16le').toString('utf16le') : undefined;
    },
    write: (path, content, isNew = false) =>
      isNew || !lookAt(at(path)) ? makeFile(at(path), content) : replaceFile(at(path), content),
    remove(path) {
      rmSync(at(path));
      try {
        for (let folder = posix.dirname(path); folder.includes('/'); folder = posix.dirname(folder))
          rmdirSync(at(folder));
      } catch {}
    },
  };
}

function makeFile(file: string, content: FileContent): void {
  mkdirSync(dirname(file), { recursive: true });
  const made = openSync(file, 'wx');
  try {
    writeFileSync(made, content);
  } catch (error) {
    // What is there by half would be taken for the whole.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(made);
  }
}

/** Writes a file beside itself first, with its rights, and then puts that in its place. Names of this form are no content. */
function replaceFile(file: string, content: FileContent): void {
  const beside = join(dirname(file), `.${basename(file)}.${randomUUID()}~`);
  try {
    const written = openSync(beside, 'wx');
    try {
      writeFileSync(written, content);
      // Without it a computer that stops may have renamed a file that is still empty.
      fsyncSync(written);
    } finally {
      closeSync(written);
    }
    chmodSync(beside, statSync(file).mode);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** What is written beside a file, under the name that no other has. */
const BESIDE = /^\..+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}~$/;

/** Removes what was being written beside the content files of a site when a program was ended in the middle of it. */
export function clearUnfinished(root: string): void {
  const pages = join(root, 'pages');
  const below = lstatSync(pages, { throwIfNoEntry: false })?.isDirectory() ? pages : undefined;
  const entries = [
    ...readdirSync(root, { withFileTypes: true }),
    ...(below ? readdirSync(below, { withFileTypes: true, recursive: true }) : []),
  ];
  for (const entry of entries)
    if (entry.isFile() && BESIDE.test(entry.name)) rmSync(join(entry.parentPath, entry.name), { force: true });
}
