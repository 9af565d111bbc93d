import { visible } from './visible.ts';

/**
 * JSON as a terminal and a log may have it: what an editor or a terminal would obey stands as its escape, and no line
 * has the beginning of a command to CI. It is read as the same value.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, unicodeEscape)
    .replace(/[\u{e0000}-\u{e007f}]/gu, (tag) => tag.replace(/[\ud800-\udfff]/g, unicodeEscape))
    .replace(/##(?=\w*\[)/g, '#\\u0023');

const unicodeEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What Markdown, and GitHub in it, takes for nothing but itself. */
const PLAIN_CELL = /^[A-Za-z0-9 /()%-]*$/;

/**
 * A text as a cell of a table in Markdown. Within code nobody is mentioned and nothing is linked; signs by their numbers
 * (CommonMark, 2.5) neither end the code nor the cell.
 */
export const markdownCell = (text: string): string =>
  PLAIN_CELL.test(text) ? text : `<code>${visible(text).replace(/[^\p{L}\p{N} /-]/gu, numbered)}</code>`;

const numbered = (sign: string) => `&#${sign.codePointAt(0)};`;

/** The data of a workflow command of GitHub. */
export const commandData = (lines: readonly string[]): string =>
  lines.map((line) => visible(line).replace(/%/g, '%25')).join('%0A');

/** The value of a property of such a command. */
export const commandProperty = (text: string): string => commandData([text]).replace(/:/g, '%3A').replace(/,/g, '%2C');
