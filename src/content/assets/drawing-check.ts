import type { Files } from '../files/files.ts';
import { placeAt, type Report } from '../written/report.ts';
import { textIn } from './bytes.ts';
import { MARK_FILE } from './drawings.ts';
import type { PublicFiles } from './public-files.ts';
import { readSvg, SVG_LIMITS, TOO_LARGE } from './svg-reader.ts';

/**
 * Reports drawings that hold more than shapes and colours. Those that site.yaml publishes may: they run for themselves,
 * and nothing of the site does what they say. The mark is drawn by the build, so it may not.
 */
export function checkDrawings(
  { folder, publicFiles }: { readonly folder: Files; readonly publicFiles: PublicFiles },
  published: readonly string[],
  report: Report,
): void {
  for (const [address, path] of publicFiles) {
    if (!/\.svg$/i.test(address) || (published.includes(address) && address !== MARK_FILE)) continue;
    const file = `public${address}`;
    const atStart = placeAt({ file, text: '' }, 0, 0);
    if ((folder.look(path)?.size ?? 0) > SVG_LIMITS.bytes) {
      report.tell(TOO_LARGE, atStart);
      continue;
    }
    const text = textIn(folder.read(path));
    const { fault } = readSvg(text);
    if (fault) report.tell(fault, placeAt({ file, text }, fault.start, fault.end));
  }
}
