import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
