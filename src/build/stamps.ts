import { readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { sumOf } from './kept-files.ts';

/** A file as it was: its size in bytes, the millisecond of its last change, and its content's sum. */
export type Stamp = readonly [size: number, changed: number, sum?: string];

/** A file below a folder, as it was. */
export type Stamped = readonly [path: string, stamp: Stamp];

/** A file as it is now. */
export const stamped = (folder: string, path: string): Stamped => [path, stampOf(statSync(join(folder, path)))];

export const stampOf = ({ size, mtimeMs }: Stats): Stamp => [size, mtimeMs];
export const stampOfContent = (path: string): Stamp => {
  const { size, mtimeMs } = statSync(path);
  return [size, mtimeMs, sumOf(readFileSync(path))];
};

export const isUntouched = (path: string, [size, changed]: Stamp): boolean => {
  const now = statSync(path, { throwIfNoEntry: false });
  return now?.size === size && now.mtimeMs === changed;
};

/** True of a file that nobody has written since, or that was written as it was: a fresh checkout has other times. */
export function isAsItWas(path: string, stamp: Stamp): boolean {
  const [size, , sum] = stamp;
  if (isUntouched(path, stamp)) return true;
  return statSync(path, { throwIfNoEntry: false })?.size === size && sumOf(readFileSync(path)) === sum;
}
