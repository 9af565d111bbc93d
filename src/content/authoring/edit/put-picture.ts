import { codeOf, type Files } from '../../files/files.ts';
import { folderOf } from '../../files/path.ts';
import type { EditRefusal } from './edit.ts';

/** Where pictures and tables that authors hand in may lie: plain names below `public`, with an ending that says what they hold. */
const PLACE = /^public(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+\.(?:png|jpg|webp|avif|svg|csv)$/;

/** A picture that comes or goes as a whole; undefined where it is not there. */
interface PictureEdit {
  readonly file: string;
  readonly before: string | Uint8Array | undefined;
  readonly after: string | Uint8Array | undefined;
}

/** Lays a picture into `public` or takes it out again. No other file is written over, and none that has changed is removed. */
export function putPicture(folder: Files, { file, before, after }: PictureEdit): EditRefusal | undefined {
  if (!isPlace(folder, file)) return 'edit-outside';
  try {
    if (typeof after === 'object' && before === undefined) {
      if (folder.look(file)) return 'edit-changed-meanwhile';
      folder.write(file, after, true);
      return undefined;
    }
    if (typeof before !== 'object' || after !== undefined) return 'edit-outside';
    const now = folder.read(file);
    if (now.length !== before.length || !now.every((byte, at) => byte === before[at])) return 'edit-changed-meanwhile';
    folder.remove(file);
    return undefined;
  } catch (error) {
    codeOf(error);
    return 'edit-not-written';
  }
}

/** True where a picture lies or may lie: in `public`, and behind no link. */
function isPlace(folder: Files, file: string): boolean {
  if (!PLACE.test(file)) return false;
  for (let part = file; part !== ''; part = folderOf(part)) {
    const kind = folder.look(part)?.kind;
    if (kind && kind !== (part === file ? 'file' : 'folder')) return false;
  }
  return true;
}
