import type { Source } from '../../diagnostics/diagnostic.ts';
import { wideColonFaults } from '../slips/start-faults.ts';
import type { Mapping } from '../written/mapping.ts';
import type { Marks, Origins } from '../written/origin.ts';
import { readInline } from './plain-inline.ts';
import {
  behindSpaces,
  type Cursor,
  finishList,
  finishMap,
  goOn,
  MAX_DEPTH,
  nameIn,
  note,
  UNKNOWN,
  unknown,
} from './plain-reading.ts';

/** How a text on the lines below its name begins. */
const BLOCK = /[|>]-\n/y;

/** A text on lines further in than `indent`: with its line ends as they are, or with paragraphs of several lines. */
function readText(start: number, indent: number, reading: Cursor): string {
  const { text } = reading;
  BLOCK.lastIndex = start;
  if (!BLOCK.test(text)) unknown();
  const rows: string[] = [];
  let inner = 0;
  let end = BLOCK.lastIndex;
  for (let from = end; from < text.length; ) {
    const stop = text.indexOf('\n', from);
    const spaces = behindSpaces(text, from) - from;
    const words = text.slice(from + spaces, stop === -1 ? text.length : stop);
    if (words !== '' && spaces <= indent) break;
    if (words !== '' && inner === 0) inner = spaces;
    // Rows further in have rules of their own, and so have those that begin or end in other spaces.
    if (words === '' ? spaces > 0 : spaces !== inner || /^\s|\s$/.test(words)) unknown();
    rows.push(words);
    from = stop === -1 ? text.length : stop + 1;
    if (words !== '') end = from;
  }
  while (rows.at(-1) === '') rows.pop();
  if (rows.length === 0 || rows[0] === '') unknown();
  note(reading, start, end);
  goOn(end, reading);
  return text[start] === '|' ? rows.join('\n') : folded(rows);
}

/** Rows of one paragraph are joined with spaces; of blank ones each is a line end. */
const folded = (rows: readonly string[]) =>
  rows.reduce((all, row, at) => {
    if (row === '') return `${all}\n`;
    return at === 0 || rows[at - 1] === '' ? all + row : `${all} ${row}`;
  }, '');

/** What stands in no text that is read here: tabs, other ends of lines, and characters that no text can have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are among them.
const RARE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\p{Surrogate}\p{Noncharacter_Code_Point}]/u;
/** The same in less time, and halves of characters that are whole. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above.
const UNUSUAL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ufdd0-\ufdef\ufeff\ufffe\uffff]/;

/** A name of a field with its colon, and what stands behind it. */
const FIELD = /[A-Za-z0-9_][\w-]{0,99}:(?: +(?=\S)|(?=\n|$))/y;
/** What may stand between a value and the end of its line; a note right behind its sign may be meant as words. */
const LINE_END = /(?: +#[^\n]*)?(?:\n|$)/y;
const LINE_END_BEHIND_WORDS = /(?: +#(?![^\s#]|#{3,} +[^\s#])[^\n]*)?(?:\n|$)/y;

/**
 * Reads the notation that nearly all content is written in: names, dashes, words of one line, quotation marks, texts of
 * several lines, small maps in braces, lists in brackets, notes. It gives the very values and places that the parser of the
 * package `yaml` leads to, in a tenth of the time; undefined where a text has anything else, anything wrong or anything that
 * may be meant otherwise: then that parser is to be asked.
 */
export function readPlain(source: Source, origins: Origins): unknown {
  const { text } = source;
  if (UNUSUAL.test(text) && RARE.test(text)) return undefined;
  const counts = { lines: 0, depth: 0, values: 0 };
  const reading: Cursor = { source, text, origins, indent: 0, at: 0, ...counts, start: 0, end: 0, behind: 0 };
  try {
    goOn(0, reading);
    if (reading.indent !== 0) return undefined;
    const value = readBlock(0, reading);
    return reading.at === text.length ? value : undefined;
  } catch (reason) {
    if (reason === UNKNOWN) return undefined;
    throw reason;
  }
}

const isDash = (text: string, at: number) => text[at] === '-' && (text[at + 1] === ' ' || text[at + 1] === '\n');

/** What the next lines hold: a list or a map, each of its entries at `indent`. */
function readBlock(indent: number, reading: Cursor): unknown {
  if (++reading.depth > MAX_DEPTH) unknown();
  const { text, at } = reading;
  const value = isDash(text, at) ? readList(indent, reading) : readMap(indent, at, reading);
  reading.depth--;
  return value;
}

function readList(indent: number, reading: Cursor): unknown[] {
  const { text } = reading;
  const start = reading.at;
  const values: unknown[] = [];
  const marks: Marks = [];
  while (reading.indent >= indent && isDash(text, reading.at)) {
    if (reading.indent > indent) unknown();
    const at = behindSpaces(text, reading.at + 1);
    if (text[at] === '\n' || text[at] === undefined || text[at] === '#' || isDash(text, at)) unknown();
    FIELD.lastIndex = at;
    // A map begins behind the dash, and goes on where its first name stands.
    const value = FIELD.test(text) ? readMap(indent + at - reading.at, at, reading) : readLine(at, indent, reading);
    if (typeof value === 'string' && wideColonFaults(`- ${value}`, 0).length > 0) unknown();
    marks.push(values.length, reading.start, reading.start, reading.end);
    values.push(value);
  }
  return finishList(values, { start, marks }, reading);
}

/** A map whose first name stands at `first`, the others at `indent` of lines of their own. */
function readMap(indent: number, first: number, reading: Cursor): Mapping {
  const { text } = reading;
  const map: Mapping = {};
  const marks: Marks = [];
  for (let at = first; ; at = reading.at) {
    FIELD.lastIndex = at;
    if (!FIELD.test(text)) unknown();
    const behind = FIELD.lastIndex;
    const name = nameIn(map, text.slice(at, text.indexOf(':', at)));
    map[name] =
      text[behind] === '\n' || behind === text.length
        ? readBelow(indent, behind, reading)
        : readLine(behind, indent, reading);
    marks.push(name, at, reading.start, reading.end);
    if (reading.indent < indent || isDash(text, reading.at)) break;
    if (reading.indent > indent) unknown();
  }
  return finishMap(map, { start: first, marks }, reading);
}

/** What stands on the lines below a name: further in, or a list whose dashes stand right below it. */
function readBelow(indent: number, behind: number, reading: Cursor): unknown {
  goOn(behind + 1, reading);
  const isListBelow = reading.indent === indent && isDash(reading.text, reading.at);
  if (reading.indent <= indent && !isListBelow) unknown();
  return readBlock(reading.indent, reading);
}

/** What stands behind a name or a dash, up to the end of the line. */
function readLine(at: number, indent: number, reading: Cursor): unknown {
  const { text } = reading;
  const sign = text[at] ?? '';
  if (sign === '|' || sign === '>') return readText(at, indent, reading);
  const value = readInline(at, reading);
  const ending = `"'{[`.includes(sign) ? LINE_END : LINE_END_BEHIND_WORDS;
  ending.lastIndex = reading.end;
  if (!ending.test(text)) unknown();
  reading.behind = ending.lastIndex;
  goOn(reading.behind, reading);
  return value;
}
