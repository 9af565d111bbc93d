import type { Scalar } from 'yaml';
import { withoutInvisible } from '../../../schema/invisible.ts';
import type { Range, Source } from '../../diagnostics/diagnostic.ts';
import { placeAt, type Report } from './report.ts';
import { garbledPart } from './stray-marks.ts';

/** Characters that no text can have: controls but tab and line ends, halves of characters, and none (Unicode 23.7). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
const NEVER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/** Of these the ones that begin a line or a page where they come from: words on both sides of one are two. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
const BREAK = /(?<=\S)[\u000b\u000c\u0085](?=\S)/g;

/** A text without characters that no text can have; words stay apart. */
const withoutNever = (text: string) => text.replace(BREAK, ' ').replace(NEVER, '');

/** A text as a file is to have it: without characters that no text can have or that nobody sees, each line end one sign. */
export const possible = (text: string): string => withoutInvisible(withoutNever(text.replace(/\r\n?/g, '\n')));

/** Escapes of one letter in double quotes (YAML 1.2.2, 5.7). */
const LETTERS: Readonly<Record<string, number>> = { 0: 0, a: 7, b: 8, v: 11, f: 12, e: 27, N: 0x85 };
const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/gs;

/** A value without characters that no text can have; the first of them is reported where it is written. */
export function withoutControls(
  { value, type }: Scalar,
  range: Range,
  { source, report }: { source: Source; report: Report },
): string {
  const text = String(value ?? '');
  const [character] = text.match(NEVER) ?? [];
  // Letters that were read in another encoding are told as such.
  if (character === undefined || garbledPart(text) !== undefined) return text;
  const code = character.codePointAt(0) ?? 0;
  const found = writtenAt(source.text.slice(range.start, range.end), code, type === 'QUOTE_DOUBLE');
  const [start, end] = found ? [range.start + found.start, range.start + found.end] : [range.start, range.end];
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const fix = found && { range: { start, end }, text: partsWords(text, text.indexOf(character)) ? ' ' : '' };
  report.add('invisible-character', placeAt(source, start, end), { name: { phrase: 'control', value: name } }, fix);
  return withoutNever(text);
}

/** True of a character that stands between two words as a space does. */
const partsWords = (text: string, at: number) => [...text.matchAll(BREAK)].some(({ index }) => index === at);

/** Where a character is written: as it is, or as an escape. */
function writtenAt(written: string, code: number, quoted: boolean): Range | undefined {
  const start = written.indexOf(String.fromCodePoint(code));
  if (start !== -1) return { start, end: start + 1 };
  for (const { 0: whole, 1: x, 2: u, 3: wide, 4: letter = '', index } of quoted ? written.matchAll(ESCAPE) : []) {
    const digits = x ?? u ?? wide;
    if ((digits === undefined ? LETTERS[letter] : Number.parseInt(digits, 16)) === code)
      return { start: index, end: index + whole.length };
  }
  return undefined;
}
