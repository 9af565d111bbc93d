import { isMap, isSeq } from 'yaml';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import { isMapping, type Mapping } from '../../written/mapping.ts';
import type { Path } from '../../written/origin.ts';
import { endOfEntry, spansOf, startOfEntry } from '../edit/entries.ts';
import { columnOf, endOfLine, lineAt } from '../edit/layout.ts';
import { type List, nodeAt, valueAt } from '../edit/node-at.ts';
import { behindName, inFlow, mannerOf, writtenName } from '../edit/write-value.ts';

/** A field of what is no longer written where it was: its name, and what stands under it. */
interface Piece {
  readonly name: string;
  readonly value: unknown;
  /** The mapping that it stood in. */
  readonly holder: Mapping;
  readonly list: List;
  readonly index: number;
  used: boolean;
}

/** All fields below a path of a file. */
function piecesAt(source: Source, path: Path, value: unknown): Piece[] {
  const found = nodeAt(source, path);
  const list = typeof found === 'string' ? undefined : found.node;
  if (isSeq(list) && Array.isArray(value))
    return value.flatMap((each, index) => piecesAt(source, [...path, index], each));
  if (!isMap(list) || !isMapping(value)) return [];
  return Object.keys(value).flatMap((name, index) => [
    { name, value: value[name], holder: value, list: list as List, index, used: false },
    ...piecesAt(source, [...path, name], value[name]),
  ]);
}

/** Some fields of the mapping at a path, and all that stands below them. */
interface Leaving {
  readonly gone: readonly string[];
  readonly old: Mapping;
}

function piecesOf(source: Source, path: Path, { gone, old }: Leaving): Piece[] {
  const found = nodeAt(source, path);
  const map = typeof found === 'string' ? undefined : (found.node as List | null);
  return gone.flatMap((name): Piece[] => {
    const index = Object.keys(old).indexOf(name);
    const own = piecesAt(source, [...path, name], old[name]);
    return map ? [{ name, value: old[name], holder: old, list: map, index, used: false }, ...own] : own;
  });
}

/** Writes fields in braces that take the place of others: whatever they take over of these stands as it stood. */
export function writeInFlow(source: Source, path: Path, leaving: Leaving): (fields: Mapping) => string {
  const manner = mannerOf(source.text);
  const pieces = piecesOf(source, path, leaving);
  function inBraces(value: unknown): string {
    const piece = pieces.find((each) => each.value === value && value !== null);
    const [start = 0, end = 0] = (piece && valueAt(piece.list, piece.index)?.range) ?? [];
    if (end > start) return source.text.slice(start, end);
    if (!isFilled(value)) return inFlow(value, manner);
    return Array.isArray(value) ? `[${value.map(inBraces).join(', ')}]` : `{ ${fieldsOf(value as Mapping)} }`;
  }
  const fieldsOf = (fields: Mapping): string =>
    Object.entries(fields)
      .map(([name, value]) => `${writtenName(name)}: ${inBraces(value)}`)
      .join(', ');
  return fieldsOf;
}

const shifted = (text: string, by: number) =>
  by < 0
    ? text.replace(/\n( *)/g, (_, blanks: string) => `\n${blanks.slice(-by)}`)
    : text.replace(/\n(?=[^\r\n])/g, `\n${' '.repeat(by)}`);

/**
 * Writes fields that take the place of others: whatever they take over of these stands as it stood, with its comments, only
 * further in or out. Comments of what is not taken over stand above.
 */
export function writeMoved(source: Source, path: Path, leaving: Leaving) {
  const { text } = source;
  const { old } = leaving;
  const manner = mannerOf(text);
  const pieces = piecesOf(source, path, leaving);

  /** A field as it was written elsewhere, if it was. */
  function taken(name: string, value: unknown, column: number, from: Mapping | undefined): string | undefined {
    const fits = (piece: Piece) => !piece.used && piece.name === name && piece.value === value;
    const piece = pieces.find((each) => each.holder === from && fits(each)) ?? pieces.find(fits);
    if (!piece) return undefined;
    const { list, index } = piece;
    const start = startOfEntry(text, list, index);
    const span = list.flow ? { start, end: endOfEntry(text, list, index) } : spansOf(text, list)[index];
    const written = span && text.slice(span.start, span.end);
    if (!span || written === undefined || (list.flow && written.includes('\n'))) return undefined;
    markUsed(piece);
    return shifted(written, column - columnOf(text, start));
  }

  function markUsed(piece: Piece): void {
    piece.used = true;
    for (const each of pieces) if (each.holder === piece.value && !each.used) markUsed(each);
  }

  /** The mapping that most fields of a new one stood in. */
  function sourceOf(value: Mapping): Mapping | undefined {
    const counts = new Map<Mapping, number>();
    for (const { name, value: each, holder, used } of pieces)
      if (!used && Object.hasOwn(value, name) && value[name] === each)
        counts.set(holder, (counts.get(holder) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
  }

  /** The comments at the name of a mapping whose fields go elsewhere one by one. */
  function notesOf(holder: Mapping | undefined): string[] {
    const piece = holder && pieces.find((each) => each.value === holder && !each.used);
    return piece ? notesAt(piece) : [];
  }

  /** The comments above a field and behind its name or value, once. */
  function notesAt(piece: Piece): string[] {
    if (piece.list.flow) return [];
    piece.used = true;
    const { list, index } = piece;
    const start = startOfEntry(text, list, index);
    const first = valueAt(list, index)?.range?.[0] ?? start;
    const own = spansOf(text, list)[index]?.start ?? start;
    const rest = lineAt(text, first) > start ? start : endOfEntry(text, list, index);
    const behind = /(?<=\s)#.*/.exec(text.slice(rest, endOfLine(text, rest)))?.[0];
    const above = text.slice(own, start).split(/\r?\n/);
    return [...above.map((line) => line.trim()).filter(Boolean), ...(behind ? [behind.trimEnd()] : [])];
  }

  /** A text as it was written under another name, on one line. */
  function sameText(value: unknown): string | undefined {
    const piece = pieces.find((each) => !each.used && typeof value === 'string' && each.value === value);
    const [start = 0, end = 0] = (piece && valueAt(piece.list, piece.index)?.range) ?? [];
    const written = text.slice(start, end);
    return /^(["']).*\1$/.test(written) ? ` ${written}` : undefined;
  }

  function field(name: string, value: unknown, column: number, from: Mapping | undefined): string {
    const whole = taken(name, value, column, from);
    if (whole !== undefined) return whole;
    if (!isFilled(value)) return `${name}:${sameText(value) ?? behindName(value, column, manner)}`;
    const inner = Array.isArray(value) && manner.tight ? column : column + manner.step;
    return `${name}:${manner.eol}${' '.repeat(inner)}${lines(value, inner)}`;
  }

  function lines(value: Mapping | readonly unknown[], column: number): string {
    const apart = `${manner.eol}${' '.repeat(column)}`;
    if (Array.isArray(value)) return value.map((each) => entry(each, column)).join(apart);
    const from = sourceOf(value as Mapping);
    const notes = notesOf(from);
    const fields = Object.entries(value).map(([name, each]) => field(name, each, column, from));
    return [...notes, ...fields].join(apart);
  }

  function entry(value: unknown, column: number): string {
    if (!isFilled(value)) return `-${behindName(value, column, manner)}`;
    const notes = Array.isArray(value) ? [] : notesOf(sourceOf(value as Mapping));
    return [...notes, `- ${lines(value, column + 2)}`].join(`${manner.eol}${' '.repeat(column)}`);
  }

  return (fields: Mapping, column: number): string => {
    const written = Object.entries(fields).map(([name, value]) => field(name, value, column, undefined));
    const left = pieces.filter(({ holder, used }) => holder === old && !used).flatMap(notesAt);
    return [...left, ...written].join(manner.eol + ' '.repeat(column));
  };
}

const isFilled = (value: unknown): value is Mapping | readonly unknown[] =>
  Array.isArray(value) ? value.length > 0 : isMapping(value) && Object.keys(value).length > 0;
