import { facesOf } from '../content/assets/faces.ts';
import { readFont } from '../content/assets/font-file.ts';
import { scriptOf } from '../content/assets/scripts.ts';
import { xmlText } from '../render/escape.ts';
import type { Faces } from './social-fonts.ts';

export type Direction = 'ltr' | 'rtl';

/**
 * A line of text for an SVG. The rasteriser sets every line left to right, whatever `direction` says: an isolate
 * (Unicode UAX #9, 2.4.2) around the line gives it its own direction.
 */
export const lineOfText = (text: string, direction: Direction) =>
  direction === 'rtl' ? `\u2067${xmlText(text)}\u2069` : xmlText(text);

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

interface Setting {
  readonly language: string;
  readonly direction: Direction;
  readonly faces: Faces;
}

/** How far a title's lines are from each other at a font size of one pixel. */
export function leadingOf(text: string, { language, direction, faces }: Setting): number {
  const [face] = facesOf(text, faces);
  const { ascent, descent } = (face.parts[0] && readFont(face.parts[0].path)?.line) ?? { ascent: 1, descent: 0 };
  // Nastaliq goes down from letter to letter: its lines are more than twice as high as its letters.
  if (ascent + descent > 2) return 0.8 * (ascent + descent);
  return direction === 'rtl' || TALL.test(scriptOf(language)) ? 1.36 : 1.14;
}
