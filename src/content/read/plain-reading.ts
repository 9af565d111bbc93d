import type { Source } from '../../diagnostics/diagnostic.ts';
import { MAX_VALUES } from '../slips/nesting.ts';
import type { Mapping } from '../written/mapping.ts';
import { MarkedOrigin, type Marks, type Origins } from '../written/origin.ts';
import { FORBIDDEN } from './convert.ts';

/** Levels of nesting and lines beyond which a text is left to the parser, which says what it has too much of. */
export const MAX_DEPTH = 40;
const MAX_LINES = 50_000;

/** Thrown where a text has something that only the parser knows. */
export const UNKNOWN = Symbol('not plain');

/** How far a text has been read. */
export interface Cursor {
  readonly source: Source;
  readonly text: string;
  readonly origins: Origins;
  /** The next line that says something: how many spaces it begins with, and where its first sign stands. */
  indent: number;
  at: number;
  lines: number;
  depth: number;
  values: number;
  /** Of the value read last: where it begins, where it ends, and where that which belongs to it ends. */
  start: number;
  end: number;
  behind: number;
}

export function unknown(): never {
  throw UNKNOWN;
}

/** Goes on to the next line that says something, no blank one and no note; behind the last one `indent` is -1. */
export function goOn(behind: number, reading: Cursor): void {
  const { text } = reading;
  for (let from = behind; from < text.length; ) {
    if (++reading.lines > MAX_LINES) unknown();
    let at = from;
    while (text.charCodeAt(at) === 32) at++;
    const sign = text[at];
    if (sign !== undefined && sign !== '\n' && sign !== '#') {
      reading.indent = at - from;
      reading.at = at;
      return;
    }
    const end = text.indexOf('\n', at);
    from = end === -1 ? text.length : end + 1;
  }
  reading.indent = -1;
  reading.at = text.length;
}

/** Counts a value, and notes where it stands. */
export function note(reading: Cursor, start: number, end: number): void {
  if (++reading.values > MAX_VALUES) unknown();
  reading.start = start;
  reading.end = end;
  reading.behind = end;
}

export function behindSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at++;
  return at;
}

/** A name that may stand in a map and is new to it. */
export function nameIn(map: Mapping, name: string): string {
  if (FORBIDDEN.has(name) || Object.hasOwn(map, name)) unknown();
  return name;
}

/** What has been put together of the values read last. */
interface Whole {
  readonly start: number;
  readonly marks: Marks;
}

export function finishMap(map: Mapping, { start, marks }: Whole, reading: Cursor): Mapping {
  const [name, key] = marks as [string, number];
  reading.origins.set(map, new MarkedOrigin(reading.source, { start: key, end: key + name.length }, marks));
  note(reading, start, reading.behind);
  return map;
}

export function finishList(values: unknown[], { start, marks }: Whole, reading: Cursor): unknown[] {
  reading.origins.set(values, new MarkedOrigin(reading.source, { start, end: start + 1 }, marks));
  note(reading, start, reading.behind);
  return values;
}
