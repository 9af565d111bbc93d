import { type Commit, type SiteStore, type StoredFile, StoreFault } from './store.ts';

/** What a browser gives of a folder that its user has chosen (File System Access), as far as it is used here. */
export interface FolderHandle {
  readonly kind: 'directory';
  readonly name: string;
  values(): AsyncIterable<FolderHandle | FileHandle>;
  getDirectoryHandle(name: string, options?: { create?: boolean }): Promise<FolderHandle>;
  getFileHandle(name: string, options?: { create?: boolean }): Promise<FileHandle>;
  removeEntry(name: string): Promise<void>;
}
export interface FileHandle {
  readonly kind: 'file';
  readonly name: string;
  getFile(): Promise<Pick<File, 'size' | 'lastModified' | 'arrayBuffer'>>;
  createWritable(): Promise<{ write(content: string | Uint8Array): Promise<void>; close(): Promise<void> }>;
}

/** A site in a folder of this computer: changes are written at once, and what becomes of them is the owner's own matter. */
export function folderStore(folder: FolderHandle, reads: readonly string[]): SiteStore {
  const fileAt = async (path: string, file: FileHandle): Promise<StoredFile[]> => {
    const held = await file.getFile();
    const { size, lastModified } = held;
    const id = /\.(?:ya?ml|svg)$/.test(path) ? await blobId(await held.arrayBuffer()) : `${size} ${lastModified}`;
    return [{ path, size, id }];
  };
  const files = async (from: FolderHandle, above: string): Promise<StoredFile[]> => {
    const found: Promise<StoredFile[]>[] = [];
    // A browser takes its time for each: none waits for another.
    for await (const entry of from.values()) {
      const path = above + entry.name;
      if (entry.kind === 'file') found.push(fileAt(path, entry));
      else if (above !== '' || reads.includes(entry.name)) found.push(files(entry, `${path}/`));
    }
    return (await Promise.all(found)).flat();
  };
  /** The folder that a file lies in, and the file's own name. */
  const at = async (path: string, create = false) => {
    const steps = path.split('/');
    const name = steps.pop() ?? '';
    let holder = folder;
    for (const step of steps) holder = await holder.getDirectoryHandle(step, { create });
    return { holder, name };
  };
  return {
    async open() {
      const all = await told(() => files(folder, ''));
      return { version: '', files: all };
    },
    read: ({ path }) =>
      told(async () => {
        const { holder, name } = await at(path);
        const file = await (await holder.getFileHandle(name)).getFile();
        return new Uint8Array(await file.arrayBuffer());
      }),
    save: ({ files: written }: Commit) =>
      told(async () => {
        for (const { path, content } of written) {
          const { holder, name } = await at(path, content !== undefined);
          if (content === undefined) {
            await holder.removeEntry(name);
            continue;
          }
          const file = await (await holder.getFileHandle(name, { create: true })).createWritable();
          await file.write(content);
          await file.close();
        }
        return { version: '' };
      }),
  };
}

/** What git calls a file that holds this: by it texts are known that are as they were published. */
async function blobId(content: ArrayBuffer): Promise<string> {
  const named = new Blob([`blob ${content.byteLength}\0`, content]);
  const sum = await crypto.subtle.digest('SHA-1', await named.arrayBuffer());
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What browsers call what cannot be done with a folder (File System, section 3). */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const fault = name === 'NotAllowedError' ? 'forbidden' : name === 'NotFoundError' ? 'gone' : 'failed';
    throw new StoreFault(fault, 'The folder cannot be used.');
  }
}
