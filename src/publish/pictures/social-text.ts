import { facesOf } from '../../content/assets/faces.ts';
import { scriptOf } from '../../content/assets/scripts.ts';
import { readFont } from '../../disk/font-file.ts';
import { xmlText } from '../../render/escape.ts';
import type { Faces } from './social-fonts.ts';

export type Direction = 'ltr' | 'rtl';

/** What the texts of a picture are written with. */
export interface TextStyle {
  /** What their letters have, as attributes. */
  readonly attributes: string;
  /** How wide a text is at a font size of one, where the rasteriser would not know. */
  readonly widthOf?: ((text: string) => number) | undefined;
}

interface Line extends TextStyle {
  readonly text: string;
  readonly direction: Direction;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
}

/** A line of text for an SVG. */
export function lineOfText({ text, direction, attributes, widthOf, x, y, size, weight }: Line): string {
  const written = widthOf ? syllables(text, { x, size, widthOf }) : isolated(text, direction);
  const bold = weight === undefined ? '' : ` font-weight="${weight}"`;
  return `<text x="${x}" y="${y}" font-size="${size}"${bold} ${attributes}>${written}</text>`;
}

/**
 * The rasteriser sets every line left to right, whatever `direction` says: an isolate (Unicode UAX #9, 2.4.2) around the
 * line gives it its own direction.
 */
const isolated = (text: string, direction: Direction) =>
  direction === 'rtl' ? `\u2067${xmlText(text)}\u2069` : xmlText(text);

/** Letters in which a vowel after a consonant has room of its own and belongs to the same syllable. */
const SYLLABIC =
  /[\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** What joins a consonant to the next one. */
const JOINING = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u17d2\u1039]\u200d?$/u;

/**
 * The rasteriser gives a syllable the room of its first letter alone, and sets the next one over the rest of it: each is
 * put in its place.
 */
function syllables(
  text: string,
  { x, size, widthOf }: Pick<Line, 'x' | 'size'> & { widthOf: (text: string) => number },
): string {
  let at = x;
  return syllablesOf(text)
    .map((syllable) => {
      const part = `<tspan x="${Math.round(at * 10) / 10}">${xmlText(syllable)}</tspan>`;
      at += widthOf(syllable) * size;
      return part;
    })
    .join('');
}

function syllablesOf(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    const before = found.at(-1);
    if (before !== undefined && JOINING.test(before)) found[found.length - 1] = before + segment;
    else found.push(segment);
  }
  return found;
}

/** How wide such a text is, syllable by syllable; undefined of one that the rasteriser measures itself. */
export function widthsIn(text: string, file: string | undefined): TextStyle['widthOf'] {
  const font = file === undefined ? undefined : readFont(file);
  if (!font || !SYLLABIC.test(text)) return undefined;
  return (part) => syllablesOf(part).reduce((sum, syllable) => sum + (font.widthOf(syllable) ?? 0), 0);
}

/** Letters that stand each by itself, so that they may stand closer. */
const APART = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]*$/u;

/** The families that a text is set in, as an attribute. */
export const setIn = (families: readonly string[]) =>
  `font-family="${xmlText(families.map((family) => `'${family.replaceAll("'", '')}'`).join(', '))}"`;

/** What a text's letters have: large ones stand closer, unless they are joined, as in Arabic, or fill a square, as in Chinese. */
export const letters = (text: string, families: readonly string[]) =>
  setIn(families) + (APART.test(text) ? ' letter-spacing="-0.02em"' : '');

/** Scripts with signs above and below their letters. */
const TALL = /^(Deva|Beng|Guru|Gujr|Orya|Taml|Telu|Knda|Mlym|Sinh|Thai|Laoo|Khmr|Mymr|Tibt|Jpan|Hans|Hant|Kore)$/;

interface TextSetting {
  readonly language: string;
  readonly direction: Direction;
  readonly faces: Faces;
}

/** How far a title's lines are from each other at a font size of one pixel. */
export function leadingOf(text: string, { language, direction, faces }: TextSetting): number {
  const [face] = facesOf(text, faces);
  const { ascent, descent } = (face.parts[0] && readFont(face.parts[0].path)?.line) ?? { ascent: 1, descent: 0 };
  // Nastaliq goes down from letter to letter: its lines are more than twice as high as its letters.
  if (ascent + descent > 2) return 0.8 * (ascent + descent);
  return direction === 'rtl' || TALL.test(scriptOf(language)) ? 1.36 : 1.14;
}
