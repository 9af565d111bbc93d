/** The EXIF tag that says how a photograph was held, and its values for a quarter turn (EXIF 2.32, 4.6.4 A). */
const ORIENTATION = 0x0112;
const QUARTER_TURNS = [5, 6, 7, 8];

/** True where a JPEG's own note asks to show it turned, so that its width is its height. */
export function isTurned(jpeg: Buffer): boolean {
  const at = jpeg.indexOf('Exif\0\0', 0, 'latin1');
  if (at === -1 || at > 64 * 1024) return false;
  const tiff = jpeg.subarray(at + 6);
  const little = tiff.subarray(0, 2).toString('latin1') === 'II';
  const short = (offset: number) => (little ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = first + 2; entry < first + 2 + 12 * short(first); entry += 12)
    if (short(entry) === ORIENTATION) return QUARTER_TURNS.includes(short(entry + 8));
  return false;
}
