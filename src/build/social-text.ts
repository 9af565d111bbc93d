export type Direction = 'ltr' | 'rtl';

export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A line of text for an SVG. The rasteriser sets every line left to right, whatever `direction` says: an isolate
 * (Unicode UAX #9, 2.4.2) around the line gives it its own direction.
 */
export const lineOfText = (text: string, direction: Direction) =>
  direction === 'rtl' ? `\u2067${escapeXml(text)}\u2069` : escapeXml(text);

/** What a heading's letters have: Arabic letters are joined, and no space goes between them. */
export const headingLetters = (direction: Direction) =>
  `font-family="Readex Pro" font-weight="500"${direction === 'rtl' ? '' : ' letter-spacing="-0.02em"'}`;
