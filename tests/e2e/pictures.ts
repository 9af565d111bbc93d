import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Pictures are kept at a quarter of their size: noise in single pixels disappears, a moved part does not. */
const SCALE = 4;
/** Side of the squares that are compared, in kept pixels. */
const TILE = 8;
/** Mean difference of a square's colours, of 255, from which it counts as changed. */
const TOLERANCE = 14;
/** Part of all squares that may have changed before the picture counts as another one. */
const SHARE = 0.004;

const folder = join(import.meta.dirname, '../pictures');

async function pixels(png: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function shrink(png: Buffer): Promise<Buffer> {
  const { width = SCALE } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width / SCALE), kernel: 'lanczos3' })
    .png({ palette: true, colours: 64, dither: 0, effort: 10 })
    .toBuffer();
}

/**
 * Compares a screenshot with the one that is kept under a name; gives the share of squares that differ (0 to 1), and
 * 1 when the size does or none is kept. Under `npm run pictures` the kept one is replaced instead.
 */
export async function comparePicture(name: string, screenshot: Buffer): Promise<number> {
  const file = join(folder, `${name}.png`);
  const small = await shrink(screenshot);
  if (process.env.npm_lifecycle_event === 'pictures') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, small);
    return 0;
  }
  if (!existsSync(file)) return 1;
  const [kept, now] = [await pixels(readFileSync(file)), await pixels(small)];
  if (kept.width !== now.width || Math.abs(kept.height - now.height) > 2) return 1;
  return changedShare(kept.data, now.data, kept.width, Math.min(kept.height, now.height));
}

export const isSamePicture = (share: number) => share <= SHARE;

function changedShare(a: Buffer, b: Buffer, width: number, height: number): number {
  let changed = 0;
  let tiles = 0;
  for (let top = 0; top + TILE <= height; top += TILE)
    for (let start = 0; start + TILE <= width; start += TILE) {
      tiles++;
      if (tileDifference({ a, b, width, top, start }) > TOLERANCE) changed++;
    }
  return tiles === 0 ? 0 : changed / tiles;
}

function tileDifference({
  a,
  b,
  width,
  top,
  start,
}: {
  a: Buffer;
  b: Buffer;
  width: number;
  top: number;
  start: number;
}): number {
  let sum = 0;
  for (let y = top; y < top + TILE; y++)
    for (let at = (y * width + start) * 3; at < (y * width + start + TILE) * 3; at++)
      sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / (TILE * TILE * 3);
}
