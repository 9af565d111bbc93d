import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { removeFile } from '../remove-file.ts';
import type { EditRefusal } from './edit.ts';

/** Where pictures that authors hand in may lie: plain names below `public`, with an ending that says what they hold. */
const PLACE = /^public(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+\.(?:png|jpg|webp|avif|svg)$/;

/** A picture that comes or goes as a whole; undefined where it is not there. */
interface PictureChange {
  readonly file: string;
  readonly before: string | Uint8Array | undefined;
  readonly after: string | Uint8Array | undefined;
}

/** Lays a picture into `public` or takes it out again. No other file is written over, and none that has changed is removed. */
export function putPicture(root: string, { file, before, after }: PictureChange): EditRefusal | undefined {
  const path = placeOf(root, file);
  if (!path) return 'edit-outside';
  try {
    if (typeof after === 'object' && before === undefined) return lay(path, after);
    if (typeof before !== 'object' || after !== undefined) return 'edit-outside';
    if (!readFileSync(path).equals(before)) return 'edit-changed-meanwhile';
    removeFile(root, file);
    return undefined;
  } catch {
    return 'edit-not-written';
  }
}

/** Where a picture lies or is to lie; undefined outside of `public`, and behind a link. */
function placeOf(root: string, file: string): string | undefined {
  if (!PLACE.test(file)) return undefined;
  const base = realpathSync(root);
  for (let part = file; part !== '.'; part = posix.dirname(part)) {
    const kind = lstatSync(join(base, part), { throwIfNoEntry: false });
    if (kind && !(part === file ? kind.isFile() : kind.isDirectory())) return undefined;
  }
  return join(base, file);
}

function lay(path: string, bytes: Uint8Array): EditRefusal | undefined {
  if (lstatSync(path, { throwIfNoEntry: false })) return 'edit-changed-meanwhile';
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, bytes, { flag: 'wx' });
    return undefined;
  } catch (error) {
    // A picture that is there by half would be shown so.
    rmSync(path, { force: true });
    throw error;
  }
}
