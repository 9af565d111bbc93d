import { realpathSync, rmdirSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Removes a file of the site; folders that held nothing else go along, except for the one at the top. */
export function removeFile(root: string, file: string): void {
  const base = realpathSync(root);
  rmSync(join(base, file));
  try {
    for (let folder = posix.dirname(file); folder.includes('/'); folder = posix.dirname(folder))
      rmdirSync(join(base, folder));
  } catch {}
}
