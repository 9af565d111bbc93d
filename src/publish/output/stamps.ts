import { lstatSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

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

/**
 * True of a written file that nobody has changed since. `since` is a moment of the disk's own clock behind the writing: a file
 * that got another content, and the size and the time that it had, has been changed after it.
 */
export const isUntouched = (path: string, [size, written]: Stamp, since: number): boolean => {
  const now = lstatSync(path, { throwIfNoEntry: false });
  return now?.isFile() === true && now.size === size && now.mtimeMs === written && now.ctimeMs <= since;
};
