import { lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { badPartOf } from '../../read/files.ts';
import { removeFile } from '../remove-file.ts';
import type { EditRefusal } from './edit.ts';
import { putPicture } from './put-picture.ts';
import { contentPath, saveFile } from './save-file.ts';

/** What a file holds: words, or a picture. */
export type FileContent = string | Uint8Array;

/** A file of the site before and after a change; undefined where it is not there. Pictures come and go as a whole. */
export interface FileChange {
  /** The path from the content root, with forward slashes. */
  readonly file: string;
  readonly before: FileContent | undefined;
  readonly after: FileContent | undefined;
}

/** A change that takes back another. */
export const reversed = ({ file, before, after }: FileChange): FileChange => ({ file, before: after, after: before });

/**
 * Writes, makes and removes content files, all of them or none: where one is not as it was before, or cannot be written,
 * those that have been changed are put back. A file that comes or goes has its byte order mark in its text.
 */
export function putFiles(root: string, changes: readonly FileChange[]): EditRefusal | undefined {
  for (const [index, change] of changes.entries()) {
    const refused = put(root, change);
    if (!refused) continue;
    for (const done of changes.slice(0, index).reverse()) put(root, reversed(done));
    return refused;
  }
  return undefined;
}

function put(root: string, { file, before, after }: FileChange): EditRefusal | undefined {
  if (typeof before === 'object' || typeof after === 'object') return putPicture(root, { file, before, after });
  if (before === undefined) return after === undefined ? undefined : makeFile(root, file, after);
  if (after === undefined) return takeFile(root, file, before);
  const result = saveFile(root, { file, expected: before, text: after });
  return result.saved ? undefined : result.refused;
}

/** A file's text with its byte order mark; undefined for one that is no content file or not in UTF-8. */
export function wholeText(root: string, file: string): string | undefined {
  const path = contentPath(root, file);
  try {
    return path && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch {
    return undefined;
  }
}

/** Where a page's file is to lie; undefined outside of `pages`, behind a link, or under a name that makes no address. */
function newPath(root: string, file: string): string | undefined {
  if (!/^pages\/.*\.ya?ml$/.test(file) || badPartOf(file) !== undefined) return undefined;
  const base = realpathSync(root);
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
    const path = join(base, folder);
    const kind = lstatSync(path, { throwIfNoEntry: false });
    if (kind && !(kind.isDirectory() && realpathSync(path) === path)) return undefined;
  }
  return join(base, file);
}

function makeFile(root: string, file: string, text: string): EditRefusal | undefined {
  try {
    const path = newPath(root, file);
    if (!path) return 'edit-outside';
    if (lstatSync(path, { throwIfNoEntry: false })) return 'edit-changed-meanwhile';
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
    return undefined;
  } catch {
    return 'edit-not-written';
  }
}

function takeFile(root: string, file: string, expected: string): EditRefusal | undefined {
  if (!contentPath(root, file)) return 'edit-outside';
  if (wholeText(root, file) !== expected) return 'edit-changed-meanwhile';
  try {
    removeFile(root, file);
    return undefined;
  } catch {
    return 'edit-not-written';
  }
}
