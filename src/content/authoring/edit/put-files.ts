import { isLock } from '../../check/translated/lock.ts';
import { codeOf, type FileContent, type Files } from '../../files/files.ts';
import { folderOf } from '../../files/path.ts';
import { badPartOf } from '../../read/files.ts';
import type { EditRefusal } from './edit.ts';
import { putPicture } from './put-picture.ts';
import { isContent, saveFile } from './save-file.ts';

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
export function putFiles(folder: Files, changes: readonly FileChange[]): EditRefusal | undefined {
  for (const [index, change] of changes.entries()) {
    const refused = put(folder, change);
    if (!refused) continue;
    for (const done of changes.slice(0, index).reverse()) put(folder, reversed(done));
    return refused;
  }
  return undefined;
}

function put(folder: Files, { file, before, after }: FileChange): EditRefusal | undefined {
  if (isLock(file)) return putLock(folder, { file, before, after });
  if (typeof before === 'object' || typeof after === 'object') return putPicture(folder, { file, before, after });
  if (before === undefined) return after === undefined ? undefined : makeFile(folder, file, after);
  if (after === undefined) return takeFile(folder, file, before);
  const result = saveFile(folder, { file, expected: before, text: after });
  return result.saved ? undefined : result.refused;
}

/** Writes what is known of translations, beside the pages of a folder and behind no link. */
function putLock(folder: Files, { file, before, after }: FileChange): EditRefusal | undefined {
  if (!isBelowPages(folder, file)) return 'edit-outside';
  try {
    const there = folder.look(file);
    if (there && there.kind !== 'file') return 'edit-outside';
    if ((there && folder.text(file)) !== before) return 'edit-changed-meanwhile';
    if (after !== undefined) folder.write(file, after, !there);
    else if (there) folder.remove(file);
    return undefined;
  } catch (error) {
    codeOf(error);
    return 'edit-not-written';
  }
}

/** True where no folder above a file is a link. */
function isBelowPages(folder: Files, file: string): boolean {
  for (let path = folderOf(file); path !== ''; path = folderOf(path))
    if ((folder.look(path)?.kind ?? 'folder') !== 'folder') return false;
  return true;
}

/** A file's text with its byte order mark; undefined for one that is no content file or not in UTF-8. */
export function wholeText(folder: Files, file: string): string | undefined {
  try {
    return isContent(folder, file) ? folder.text(file) : undefined;
  } catch (error) {
    codeOf(error);
    return undefined;
  }
}

/** True where a page's file, or one that pages share, may lie: below `pages`, behind no link, and under a name that makes an address. */
function mayBePage(folder: Files, file: string): boolean {
  // What pages share has a name that begins with an underscore.
  if (!/^pages\/.*\.ya?ml$/.test(file) || badPartOf(file.replace(/\/_(?=[^/]*$)/, '/')) !== undefined) return false;
  return isBelowPages(folder, file);
}

function makeFile(folder: Files, file: string, text: string): EditRefusal | undefined {
  try {
    if (!mayBePage(folder, file)) return 'edit-outside';
    if (folder.look(file)) return 'edit-changed-meanwhile';
    folder.write(file, text, true);
    return undefined;
  } catch (error) {
    codeOf(error);
    return 'edit-not-written';
  }
}

function takeFile(folder: Files, file: string, expected: string): EditRefusal | undefined {
  if (!isContent(folder, file)) return 'edit-outside';
  if (wholeText(folder, file) !== expected) return 'edit-changed-meanwhile';
  try {
    folder.remove(file);
    return undefined;
  } catch (error) {
    codeOf(error);
    return 'edit-not-written';
  }
}
