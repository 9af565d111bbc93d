import { lstatSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { sumOf } from './kept-files.ts';

/**
 * A file as it was: its size in bytes, the millisecond of its last change, and its content's sum. Of what people write the
 * change is the one that the system notes for itself (`ctime`), which nobody can set; of what a build writes it is that of the
 * content (`mtime`), as links that are made to it count as changes of the file.
 */
export type Stamp = readonly [size: number, changed: number, sum?: string];

/** A file below a folder, as it was. */
export type Stamped = readonly [path: string, stamp: Stamp];

/** A written file as it is now. */
export const stamped = (folder: string, path: string): Stamped => {
  const { size, mtimeMs } = statSync(join(folder, path));
  return [path, [size, mtimeMs]];
};

/** A file of the site as it is now. */
export const stampOf = ({ size, ctimeMs }: Stats): Stamp => [size, ctimeMs];
export const stampOfContent = (path: string): Stamp => {
  const [size, changed] = stampOf(statSync(path));
  return [size, changed, sumOf(readFileSync(path))];
};

/**
 * True of a written file that nobody has changed since. `since` is a moment of the disk's own clock behind the writing: a file
 * that got another content, and the size and the time that it had, has been changed after it.
 */
export const isUntouched = (path: string, [size, written]: Stamp, since: number): boolean => {
  const now = lstatSync(path, { throwIfNoEntry: false });
  return now?.isFile() === true && now.size === size && now.mtimeMs === written && now.ctimeMs <= since;
};

/** True of a file that nobody has written since, or that was written as it was: a fresh checkout has other times. */
export function isAsItWas(path: string, stamp: Stamp): boolean {
  const [size, changed, sum] = stamp;
  const now = statSync(path, { throwIfNoEntry: false });
  if (now?.size !== size) return false;
  return now.ctimeMs === changed || sumOf(readFileSync(path)) === sum;
}
