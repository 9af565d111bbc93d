import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { MOST_FONT_BYTES, shapeOfFont } from './font-tables.ts';

/** What a font file says of itself. */
export interface FontFacts {
  readonly family: string;
  /** Its points by Unicode. */
  readonly characters: ReadonlySet<number>;
  /** The least and the most that its lines can weigh; the same where it does not vary. */
  readonly weights: readonly [least: number, most: number];
  /** How high and deep its lines are, in parts of the font size. */
  readonly line: { readonly ascent: number; readonly descent: number };
  /** How wide a text is in it, shaped and kerned, at a font size of one; undefined where it is shaped by rules that few know. */
  readonly widthOf: (text: string) => number | undefined;
}

const require = createRequire(import.meta.url);

/** What a point takes in a set of them, and a reader besides, in bytes: measured, and rounded up. */
const BYTES_OF_A_CHARACTER = 50;
const BYTES_OF_A_READER = 100_000;

const read = new Map<string, FontFacts | undefined>();

/** Reads a font file, once as long as it does not change; undefined of one that is none. The reader is loaded with the first. */
export function readFont(path: string): FontFacts | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > MOST_FONT_BYTES) return undefined;
  const key = `${path}\0${stat.mtimeMs}\0${stat.size}`;
  if (!read.has(key)) read.set(key, factsOf(readFileSync(path)));
  return read.get(key);
}

/**
 * What reading a font file takes of the memory, in bytes: infinitely much where it is too large to be read. Known before it
 * is read.
 */
export function fontWeight(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) return 0;
  if (stat.size > MOST_FONT_BYTES) return Number.POSITIVE_INFINITY;
  const shape = shapeOfFont(readFileSync(path));
  return shape ? shape.bytes + shape.characters * BYTES_OF_A_CHARACTER + BYTES_OF_A_READER : 0;
}

function widthIn(font: Font, text: string): number | undefined {
  try {
    return font.layout(text).advanceWidth / font.unitsPerEm;
  } catch {
    return undefined;
  }
}

/** What the bytes of a font say; undefined where they are none, or several fonts. */
export function factsOf(bytes: Buffer): FontFacts | undefined {
  const { bytes: unpacked = Number.POSITIVE_INFINITY } = shapeOfFont(bytes) ?? {};
  if (unpacked > MOST_FONT_BYTES) return undefined;
  const { create } = require('fontkit') as typeof import('fontkit');
  try {
    const font = create(bytes);
    if (!('characterSet' in font)) return undefined;
    const { unitsPerEm, ascent, descent, variationAxes, familyName } = font;
    const axis = variationAxes.wght;
    const weight = font['OS/2']?.usWeightClass ?? 400;
    return {
      family: font.getName('preferredFamily', 'en') ?? familyName,
      // U+FFFF ends the table of some.
      characters: new Set(font.characterSet.filter((point) => point > 0x1f && point !== 0xffff)),
      weights: axis ? [axis.min, axis.max] : [weight, weight],
      line: { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm },
      widthOf: (text) => widthIn(font, text),
    };
  } catch {
    return undefined;
  }
}
