import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Context, createContext, runInContext } from 'node:vm';
import type { Font } from 'fontkit';
import { type FontFacts, MOST_FONT_BYTES } from '../content/assets/machine.ts';
import { shapeOfFont } from './font-tables.ts';

/** What a font file says of itself, to content and to what makes pages. */
export interface FontFileFacts extends FontFacts {
  /** How high and deep its lines are, in parts of the font size. */
  readonly line: { readonly ascent: number; readonly descent: number };
  /** How wide a text is in it, shaped and kerned, at a font size of one; undefined where it is shaped by rules that few know. */
  readonly widthOf: (text: string) => number | undefined;
}

const require = createRequire(import.meta.url);

/** What a point takes in a set of them, and a reader besides, in bytes: measured, and rounded up. */
const BYTES_OF_A_CHARACTER = 50;
const BYTES_OF_A_READER = 100_000;

const read = new Map<string, FontFileFacts | undefined>();

/** Reads a font file, once as long as it does not change; undefined of one that is none. The reader is loaded with the first. */
export function readFont(path: string): FontFileFacts | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > MOST_FONT_BYTES) return undefined;
  const key = `${path}\0${stat.mtimeMs}\0${stat.size}`;
  if (!read.has(key)) read.set(key, factsOf(readFileSync(path)));
  return read.get(key);
}

/** The same bytes as a Buffer. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

/** What reading a font takes of the memory, in bytes: infinitely much where it is too large. Known before it is read. */
export function fontWeight(bytes: Uint8Array): number {
  const shape = shapeOfFont(bufferOf(bytes));
  return shape ? shape.bytes + shape.characters * BYTES_OF_A_CHARACTER + BYTES_OF_A_READER : 0;
}

/** Milliseconds that shaping a text may take: rules of a font may call each other more often than anybody can wait for. */
const PATIENCE = 5000;

/** Measures texts in a font; none any more in one that has not come to an end with one. */
function widthsIn(font: Font): FontFileFacts['widthOf'] {
  const asked = { text: '', widthOf: (text: string) => font.layout(text).advanceWidth / font.unitsPerEm };
  let context: Context | undefined;
  let isEndless = false;
  return (text) => {
    if (isEndless) return undefined;
    context ??= createContext(asked);
    asked.text = text;
    try {
      return runInContext('widthOf(text)', context, { timeout: PATIENCE });
    } catch (error) {
      // It may be an error of the other context, which is no `Error` here.
      isEndless = Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
      return undefined;
    }
  };
}

/** What the bytes of a font say; undefined where they are none, or several fonts. */
export function factsOf(bytes: Buffer): FontFileFacts | undefined {
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
      widthOf: widthsIn(font),
    };
  } catch {
    return undefined;
  }
}
