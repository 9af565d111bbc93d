import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { PictureSource } from '../../../schema/resolved.ts';
import type { Size } from './size.ts';

/** How a picture is written for browsers, the best format first; quality from 1 to 100 as sharp counts it. */
export const PICTURE_FORMATS = [
  { extension: 'avif', type: 'image/avif', quality: 55 },
  { extension: 'webp', type: 'image/webp', quality: 78 },
] as const;

/** A file that the build makes from a picture. */
export interface PictureFile {
  /** Its name below `assets/`, which changes with the picture. */
  readonly name: string;
  /** The sum of the picture and of how it is written: two pictures with one name can be found, two with one sum cannot. */
  readonly sum: string;
  readonly format: (typeof PICTURE_FORMATS)[number];
  /** In pixels. */
  readonly width: number;
}

/** Widths for phones, tablets and desktops. */
const WIDTHS = [480, 960, 1440];
const MOST_SCREENS = 1440;
/** The widest column of a page on a screen with two pixels to each CSS pixel; more is never seen. */
const WIDEST = 2880;

/** The widths in which a picture is offered: none wider than itself, none that saves next to nothing. */
export function pictureWidths({ width }: Size): number[] {
  const largest = Math.min(width, WIDEST);
  return [...WIDTHS.filter((step) => step <= largest * 0.85), largest];
}

/**
 * The files that will be made from a picture, known before any of them exists; none for drawings and for moving
 * pictures, which stay as they are.
 */
export function pictureFiles(file: string, size: Size): PictureFile[] {
  if (!/\.(png|jpe?g|webp|avif)$/i.test(file)) return [];
  const bytes = readFileSync(file);
  if (moves(bytes)) return [];
  const sum = createHash('sha256').update(bytes).update(JSON.stringify(PICTURE_FORMATS)).digest('base64url');
  const stem = basename(file, extname(file)).replace(/[^\w-]+/g, '-');
  return PICTURE_FORMATS.flatMap((format) =>
    pictureWidths(size).map((width) => ({
      name: `${stem}-${sum.slice(0, 8)}-${width}.${format.extension}`,
      sum,
      format,
      width,
    })),
  );
}

/** The files as `<source>` elements want them: a line for each format. */
export const pictureSources = (files: readonly PictureFile[], base: string): PictureSource[] =>
  PICTURE_FORMATS.map((format) => ({
    type: format.type,
    srcSet: files
      .filter((file) => file.format === format)
      .map(({ name, width }) => `${base}/assets/${name} ${width}w`)
      .join(', '),
  }));

/** The file for browsers that know no `<source>`: no wider than a page is on most screens. */
export function plainPicture(files: readonly PictureFile[], base: string): string {
  const plain = files.filter(({ format }) => format.extension === 'webp');
  const widest = plain.findLast(({ width }) => width <= MOST_SCREENS) ?? plain[0];
  return `${base}/assets/${widest?.name}`;
}

/** True for an animated PNG (its `acTL` chunk stands before the pixels) or WebP (RFC 9649, 2.7: the header's flags). */
function moves(bytes: Buffer): boolean {
  const tag = (at: number) => bytes.subarray(at, at + 4).toString('latin1');
  if (tag(12) === 'VP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  if (tag(12) !== 'IHDR') return false;
  const control = bytes.indexOf('acTL', 0, 'latin1');
  return control !== -1 && control < bytes.indexOf('IDAT', 0, 'latin1');
}
