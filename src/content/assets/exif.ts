import { findTag, tagIn, viewOf } from './bytes.ts';

/** The EXIF tag that says how a photograph was held, and its values for a quarter turn (EXIF 2.32, 4.6.4 A). */
const ORIENTATION = 0x0112;
const QUARTER_TURNS = [5, 6, 7, 8];

/** True where a JPEG's own note asks to show it turned, so that its width is its height. */
export function isTurned(jpeg: Uint8Array): boolean {
  const at = findTag(jpeg, 'Exif\0\0');
  if (at === -1 || at > 64 * 1024) return false;
  const tiff = viewOf(jpeg.subarray(at + 6));
  const little = tagIn(jpeg, at + 6, at + 8) === 'II';
  const short = (offset: number) => tiff.getUint16(offset, little);
  const first = tiff.getUint32(4, little);
  for (let entry = first + 2; entry < first + 2 + 12 * short(first); entry += 12)
    if (short(entry) === ORIENTATION) return QUARTER_TURNS.includes(short(entry + 8));
  return false;
}
