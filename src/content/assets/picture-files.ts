import type { PictureSource } from '../../../schema/resolved.ts';
import type { Files } from '../files/files.ts';
import { nameOf } from '../files/path.ts';
import { findTag, tagIn } from './bytes.ts';
import type { Machine } from './machine.ts';
import type { Size } from './size.ts';

/**
 * How a picture is written for browsers, the best format first; quality from 1 to 100, effort from 0 to 9 (AVIF) or 6 as sharp counts
 * them. With one step of effort more an AVIF takes more than four times as long, and saves three bytes of a hundred. Of a photograph
 * whose file has one colour to four points, as cameras write them, an AVIF has no more either: it is a tenth smaller. A WebP, which
 * only browsers without AVIF take, is made in less than half the time with two steps of effort less, and is four bytes of a hundred larger.
 */
export const PICTURE_FORMATS = [
  { extension: 'avif', type: 'image/avif', quality: 55, effort: 3, ofPhoto: { chromaSubsampling: '4:2:0' } },
  { extension: 'webp', type: 'image/webp', quality: 78, effort: 2, ofPhoto: {} },
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
export function pictureFiles(
  { file, size }: { readonly file: string; readonly size: Size },
  { folder, machine }: { readonly folder: Files; readonly machine: Pick<Machine, 'sumOf'> },
): PictureFile[] {
  if (!/\.(png|jpe?g|webp|avif)$/i.test(file)) return [];
  const bytes = folder.read(file);
  if (moves(bytes)) return [];
  const sum = machine.sumOf(machine.sumOf(bytes) + JSON.stringify(PICTURE_FORMATS));
  const stem = nameOf(file)
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-');
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
function moves(bytes: Uint8Array): boolean {
  const tag = (at: number) => tagIn(bytes, at, at + 4);
  if (tag(12) === 'VP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  if (tag(12) !== 'IHDR') return false;
  const control = findTag(bytes, 'acTL');
  return control !== -1 && control < findTag(bytes, 'IDAT');
}
