import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileHandle, FolderHandle } from '../../../../src/editor/stores/folder.ts';

/** A real folder as browsers give one, with the paths of all files that have been read. */
export function folderOnDisk(top: string) {
  const read: string[] = [];
  const missing = () => Object.assign(new Error('It is not there.'), { name: 'NotFoundError' });
  const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;
  const fileAt = (path: string): FileHandle => ({
    kind: 'file',
    name: basename(path),
    async getFile() {
      const { size, mtimeMs: lastModified } = statSync(path);
      const arrayBuffer = async () => {
        read.push(path.slice(top.length + 1));
        return new Uint8Array(readFileSync(path)).buffer;
      };
      return { size, lastModified, arrayBuffer };
    },
    async createWritable() {
      let written: string | Uint8Array = '';
      return {
        write: async (content) => {
          written = content;
        },
        close: async () => writeFileSync(path, written),
      };
    },
  });
  const folderAt = (path: string): FolderHandle => ({
    kind: 'directory',
    name: basename(path),
    async *values() {
      for (const entry of readdirSync(path, { withFileTypes: true }))
        yield entry.isDirectory() ? folderAt(join(path, entry.name)) : fileAt(join(path, entry.name));
    },
    async getDirectoryHandle(name, { create = false } = {}) {
      if (create) mkdirSync(join(path, name), { recursive: true });
      else if (!isThere(join(path, name))) throw missing();
      return folderAt(join(path, name));
    },
    async getFileHandle(name, { create = false } = {}) {
      if (!create && !isThere(join(path, name))) throw missing();
      return fileAt(join(path, name));
    },
    removeEntry: async (name) => rmSync(join(path, name)),
  });
  return { folder: folderAt(top), read };
}
