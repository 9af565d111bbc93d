import { readFileSync, statSync } from 'node:fs';
import { placeAt, type Report } from '../written/report.ts';
import { MARK_FILE } from './drawings.ts';
import type { PublicFiles } from './public-files.ts';
import { readSvg, SVG_LIMITS, TOO_LARGE } from './svg-reader.ts';

/**
 * Reports drawings that hold more than shapes and colours. Those that site.yaml publishes may: they run for themselves,
 * and nothing of the site does what they say. The mark is drawn by the build, so it may not.
 */
export function checkDrawings(files: PublicFiles, published: readonly string[], report: Report): void {
  for (const [address, path] of files) {
    if (!/\.svg$/i.test(address) || (published.includes(address) && address !== MARK_FILE)) continue;
    const file = `public${address}`;
    const atStart = placeAt({ file, text: '' }, 0, 0);
    if (statSync(path).size > SVG_LIMITS.bytes) {
      report.tell(TOO_LARGE, atStart);
      continue;
    }
    const text = readFileSync(path).toString('utf8');
    const { fault } = readSvg(text);
    if (fault) report.tell(fault, placeAt({ file, text }, fault.start, fault.end));
  }
}
