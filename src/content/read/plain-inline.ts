import { isMisquoted } from '../slips/misread-scalars.ts';
import { wordsWithOtherCommas } from '../written/lookalikes.ts';
import type { Mapping } from '../written/mapping.ts';
import type { Marks } from '../written/origin.ts';
import { behindSpaces, type Cursor, finishList, finishMap, nameIn, note, unknown } from './plain-reading.ts';

/** A value in one line in quotation marks without any escape. */
const QUOTED = /"[^"\\\n]*"|'[^'\n]*'/y;
/**
 * A value in one line: plain words that begin with no sign of YAML's own. A note in another notation is not taken in, nor is a
 * figure with a note right behind it, so that the line does not end where it has to.
 */
const PLAIN =
  /(?![^\s/A-Za-z]*#)[^\s\-?:,[\]{}#&*!|>'"%@`](?:[^\n:# /<]|:(?=\S)|(?<=\S)#| (?![ #\n]|$)|\/(?!(?<=\s\/)[/*])|<(?!(?<=\s<)!--))*/y;
/** The same inside of braces. */
const PLAIN_IN_BRACES =
  /(?![^\s/A-Za-z]*#)[^\s\-?:,[\]{}#&*!|>'"%@`](?:[^\n:#,[\]{} /<]|:(?=[^\s,[\]{}])|(?<=\S)#| (?![ #\n,[\]{}]|$)|\/(?!(?<=\s\/)[/*])|<(?!(?<=\s<)!--))*/y;
/** Plain words that mean nothing at all. */
const NOTHING = /^(?:~|null|Null|NULL)$/;
const NAME_IN_BRACES = /[A-Za-z0-9_][\w-]{0,99}: +/y;

/** What stands in one line: words, a map in braces or a list in brackets. */
export function readInline(at: number, reading: Cursor): unknown {
  const { text } = reading;
  if (text[at] === '{') return readBraces(at, reading);
  return text[at] === '[' ? readBrackets(at, reading) : readWords(at, PLAIN, reading);
}

function readWords(at: number, plain: RegExp, reading: Cursor): string | null {
  const { text } = reading;
  const isQuoted = text[at] === '"' || text[at] === "'";
  const sort = isQuoted ? QUOTED : plain;
  sort.lastIndex = at;
  if (!sort.test(text)) unknown();
  const end = sort.lastIndex;
  note(reading, at, end);
  if (isQuoted) return text.slice(at + 1, end - 1);
  const words = text.slice(at, end);
  if (isMisquoted(words)) unknown();
  return NOTHING.test(words) ? null : words;
}

/** A map in braces on one line, with nothing but words in it. */
function readBraces(start: number, reading: Cursor): Mapping {
  const { text } = reading;
  const map: Mapping = {};
  const marks: Marks = [];
  for (let at = start; text[at] !== '}'; ) {
    if (text[at] !== (at === start ? '{' : ',')) unknown();
    at = behindSpaces(text, at + 1);
    NAME_IN_BRACES.lastIndex = at;
    if (!NAME_IN_BRACES.test(text)) unknown();
    const name = nameIn(map, text.slice(at, text.indexOf(':', at)));
    map[name] = readWords(NAME_IN_BRACES.lastIndex, PLAIN_IN_BRACES, reading);
    marks.push(name, at, reading.start, reading.end);
    at = behindSpaces(text, reading.end);
    reading.behind = at + 1;
  }
  return finishMap(map, { start, marks }, reading);
}

/** A list in brackets on one line, with nothing but words in it. */
function readBrackets(start: number, reading: Cursor): unknown[] {
  const { text } = reading;
  const values: unknown[] = [];
  const marks: Marks = [];
  for (let at = start; text[at] !== ']'; ) {
    if (text[at] !== (at === start ? '[' : ',')) unknown();
    const words = readWords(behindSpaces(text, at + 1), PLAIN_IN_BRACES, reading);
    if (words !== null && wordsWithOtherCommas.test(words)) unknown();
    marks.push(values.length, reading.start, reading.start, reading.end);
    values.push(words);
    at = behindSpaces(text, reading.end);
    reading.behind = at + 1;
  }
  return finishList(values, { start, marks }, reading);
}
