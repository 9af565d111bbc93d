import { FACES, facesOf } from '../content/check/faces.ts';
import { xmlText } from '../render/escape.ts';

export type Direction = 'ltr' | 'rtl';

/**
 * A line of text for an SVG. The rasteriser sets every line left to right, whatever `direction` says: an isolate
 * (Unicode UAX #9, 2.4.2) around the line gives it its own direction.
 */
export const lineOfText = (text: string, direction: Direction) =>
  direction === 'rtl' ? `\u2067${xmlText(text)}\u2069` : xmlText(text);

/** What a text's letters have. Those of the site's own face stand closer, unless they are joined, as in Arabic. */
export function letters(text: string, direction: Direction): string {
  const [{ family }] = facesOf(text);
  const closer = direction === 'ltr' && family === FACES[0]?.family;
  return `font-family="${xmlText(family)}"${closer ? ' letter-spacing="-0.02em"' : ''}`;
}
