import { codeOf, type Files } from '../../files/files.ts';
import { joined } from '../../files/path.ts';
import { SITE_FILE } from '../../read/files.ts';
import { MAX_FILE_BYTES } from '../../read/source.ts';
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
export function saveFile(folder: Files, { file, expected, text }: Saving): Saved {
  if (!isContent(folder, file)) return { saved: false, refused: 'edit-outside' };
  if (new TextEncoder().encode(text).length > MAX_FILE_BYTES) return { saved: false, refused: 'edit-unsound' };
  try {
    const written = folder.text(file);
    if (written === undefined) return { saved: false, refused: 'edit-not-written' };
    const mark = written.startsWith(MARK) ? MARK : '';
    const onDisk = written.slice(mark.length);
    if (onDisk !== expected) return { saved: false, refused: 'edit-changed-meanwhile', onDisk };
    folder.write(file, mark + text);
    return { saved: true };
  } catch (error) {
    codeOf(error);
    return { saved: false, refused: 'edit-not-written' };
  }
}

/** True of a content file of this site; not of a path that is none, or that leads elsewhere by a link. */
export function isContent(folder: Files, file: string): boolean {
  if (file !== SITE_FILE && !/^pages\/.*\.ya?ml$/.test(file)) return false;
  if (joined(file) !== file || /[\\\0]/.test(file)) return false;
  try {
    return folder.look(file)?.kind === 'file' && folder.end(file) === file;
  } catch (error) {
    codeOf(error);
    return false;
  }
}
