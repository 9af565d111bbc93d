import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { SITE_FILE } from '../../read/files.ts';
import { MAX_FILE_BYTES } from '../../read/source.ts';
import { replaceFile } from '../replace-file.ts';
import type { EditRefusal } from './edit.ts';

export type Saved =
  | { readonly saved: true }
  /** Where the file changed meanwhile, with what it says now. */
  | { readonly saved: false; readonly refused: EditRefusal; readonly onDisk?: string };

interface Saving {
  /** The path from the content root, with forward slashes. */
  readonly file: string;
  /** What the file is taken to say: its text as it was read. */
  readonly expected: string;
  readonly text: string;
}

/** What text editors put before a text, and reading takes off. */
const MARK = '\ufeff';

/**
 * Writes a content file that still says what was expected. Its rights and its byte order mark stay; a change that stops
 * in the middle leaves it as it was.
 */
export function saveFile(root: string, { file, expected, text }: Saving): Saved {
  const path = contentPath(root, file);
  if (!path) return { saved: false, refused: 'edit-outside' };
  if (Buffer.byteLength(text) > MAX_FILE_BYTES) return { saved: false, refused: 'edit-unsound' };
  try {
    const written = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
    const mark = written.startsWith(MARK) ? MARK : '';
    const onDisk = written.slice(mark.length);
    if (onDisk !== expected) return { saved: false, refused: 'edit-changed-meanwhile', onDisk };
    replaceFile(path, mark + text);
    return { saved: true };
  } catch {
    return { saved: false, refused: 'edit-not-written' };
  }
}

/** Where a content file lies; undefined for a path that is none of this site's, or that leads elsewhere by a link. */
export function contentPath(root: string, file: string): string | undefined {
  if (file !== SITE_FILE && !/^pages\/.*\.ya?ml$/.test(file)) return undefined;
  if (posix.normalize(file) !== file || /[\\\0]/.test(file)) return undefined;
  try {
    const path = join(realpathSync(root), file);
    return lstatSync(path).isFile() && realpathSync(path) === path ? path : undefined;
  } catch {
    return undefined;
  }
}
