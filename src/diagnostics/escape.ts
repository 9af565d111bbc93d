import { visible } from './visible.ts';

/**
 * JSON as a terminal and a log may have it: what an editor or a terminal would obey stands as its escape, and no line
 * has the beginning of a command to CI. It is read as the same value.
 */
export const jsonText = (value: unknown): string => harmless(JSON.stringify(value, null, 2));

const harmless = (json: string) =>
  json
    .replace(/[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, unicodeEscape)
    .replace(/[\u{e0000}-\u{e007f}]/gu, (tag) => tag.replace(/[\ud800-\udfff]/g, unicodeEscape))
    .replace(/##(?=\w*\[)/g, '#\\u0023');

const unicodeEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What Markdown, and GitHub in it, takes for nothing but itself; not what begins like an entry of a list. */
const PLAIN = /^(?!\d+[.)])(?:[\p{L}\p{N}/](?:[\p{L}\p{M}\p{N} ,/()%?!’‘“”–—…،؛؟-]|[.:;](?= |$))*)?$/u;
/** What GitHub takes all the same for an issue (`GH-12`), or for the name of a commit. */
const REFERENCE = /gh-?\d|[\da-f]{7}/i;

/**
 * A text in Markdown, in a line or in a cell of a table. Within code nobody is mentioned, nothing is linked and no issue is
 * closed; signs by their numbers (CommonMark, 2.5) neither end the code nor the cell.
 */
export const markdownText = (text: string): string =>
  PLAIN.test(text) && !REFERENCE.test(text)
    ? text
    : `<code>${visible(text).replace(/[^\p{L}\p{M}\p{N} /]/gu, numbered)}</code>`;

const numbered = (sign: string) => `&#${sign.codePointAt(0)};`;

/** The data of a workflow command of GitHub. */
export const commandData = (lines: readonly string[]): string =>
  lines.map((line) => visible(line).replace(/%/g, '%25')).join('%0A');

/** The value of a property of such a command. */
export const commandProperty = (text: string): string => commandData([text]).replace(/:/g, '%3A').replace(/,/g, '%2C');
