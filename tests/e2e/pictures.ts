import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { layOut, settled } from './site';

/** Pictures are kept at a quarter of their size: noise in single pixels disappears, a moved part does not. */
const SCALE = 4;
/** Side of the squares that are compared, in kept pixels. */
const TILE = 8;
/** Mean difference of a square's colours, of 255, from which it counts as changed. */
const TOLERANCE = 14;
/** Part of all squares that may have changed before the picture counts as another one. */
export const SHARE = 0.004;

const folder = join(import.meta.dirname, '../pictures');

async function pixels(picture: Sharp): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A quarter of a picture. Its edges are filled up to whole steps, so that a pixel more at its foot moves nothing else. */
async function shrink(png: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(png).metadata();
  const missing = (side: number) => (SCALE - (side % SCALE)) % SCALE;
  const whole = await sharp(png)
    .extend({ right: missing(width), bottom: missing(height), extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(whole.data, { raw: whole.info }).resize({ width: whole.info.width / SCALE, kernel: 'lanczos3' });
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
    await small.png({ palette: true, colours: 64, dither: 0, effort: 10 }).toFile(file);
    return 0;
  }
  if (!existsSync(file)) return 1;
  const [kept, now] = [await pixels(sharp(file)), await pixels(small)];
  if (kept.width !== now.width || Math.abs(kept.height - now.height) > 2) return 1;
  return changedShare(kept.data, now.data, kept.width, Math.min(kept.height, now.height));
}

/** The whole page as a picture, packed quickly: `page.screenshot()` takes half as long again to make it small. */
async function photograph(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const clip = { ...cssContentSize, scale: 1 };
  const shot = { captureBeyondViewport: true, optimizeForSpeed: true, clip } as const;
  const { data } = await session.send('Page.captureScreenshot', shot);
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Still pictures, where people ask for reduced motion: everything is loaded. */
async function takePicture(page: Page): Promise<Buffer> {
  await layOut(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    document.body.getBoundingClientRect();
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await settled(page);
  // A busy Chromium now and then cannot draw a long page, and can a moment later.
  return photograph(page).catch(() => photograph(page));
}

/** Expects a page to look as it did when its picture was last approved. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const share = await comparePicture(name, await takePicture(page));
  expect(share, `the share of ${name} that changed`).toBeLessThanOrEqual(SHARE);
}

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
