import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file beside itself first, with its rights, and then puts that in its place: whatever happens meanwhile, it is
 * there as it was or as it is to be. Names of this form are no content.
 */
export function replaceFile(file: string, text: string): void {
  const beside = join(dirname(file), `.${basename(file)}.${randomUUID()}~`);
  try {
    const written = openSync(beside, 'wx');
    try {
      writeFileSync(written, text);
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
