import { parseDocument } from 'yaml';
import { pageSchema } from '../../../schema/page.ts';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { lineEnd, lineOf, lineStart, lineText } from '../../diagnostics/lines.ts';
import { fieldNames, innerSchema } from '../written/schema-fields.ts';
import type { LineFault } from '../written/yaml-line.ts';
import { YAML_OPTIONS } from './yaml-options.ts';

/** A line with words: what it says, how far in it begins, and the offset of that. */
interface LostRow {
  readonly words: string;
  readonly indent: number;
  readonly begin: number;
}

/**
 * What happened to the lines above one in a wrong column: their name was cut off or made a note or one of them was moved
 * to the left. A guess counts where the text can be read with it.
 */
export const lostLine = (source: Source, start: number): LineFault | undefined =>
  nameless(source, start) ??
  madeNote(source, start) ??
  movedLeft(source, start) ??
  numbered(source, start) ??
  listBelowValue(source, start) ??
  straying(source, start);

const rowAt = (source: Source, start: number): LostRow => {
  const begin = lineStart(source, start);
  const line = source.text.slice(begin, lineEnd(source, start));
  const indent = Math.max(0, line.search(/\S/));
  return { words: line.trim(), indent, begin: begin + indent };
};

function* rowsAbove(source: Source, start: number): Generator<LostRow> {
  for (let [number, at] = [lineOf(source, start) - 1, lineStart(source, start)]; number >= 0; number--) {
    const line = lineText(source, number);
    at = lineStart(source, at - 1);
    const indent = line.search(/\S/);
    if (indent !== -1) yield { words: line.trim(), indent, begin: at + indent };
  }
}

const nameOf = (words: string) => /^([\w-]+):(?:\s|$)/.exec(words)?.[1];

/** A file whose first fields stand further in than the line after them: the name above them is not there. */
function nameless(source: Source, start: number): LineFault | undefined {
  const first = /^([\t ]+)([\w-]+):/m.exec(source.text);
  const opening = /^[\t ]*[^\s#]/m.exec(source.text);
  const name = first && holderOf(first[2] ?? '');
  if (!first || first.index !== opening?.index || !name || rowAt(source, start).indent > 0) return undefined;
  const begin = first.index + (first[1]?.length ?? 0);
  const text = `${source.text.slice(0, first.index)}${name}:\n${source.text.slice(first.index)}`;
  return readable(text, cut(name, begin, first[2]));
}

/** The field of a page that has a field of this name. */
const holderOf = (name: string) =>
  fieldNames(pageSchema).find((field) => {
    const inner = innerSchema(pageSchema, field);
    return inner !== undefined && fieldNames(inner).includes(name);
  });

const cut = (name: string, start: number, words = ''): LineFault => ({
  code: 'name-cut-off',
  start,
  end: start + Math.max(1, words.length),
  details: { key: name },
});

/** A name alone on its line that a sign has made a note, right above what it names. */
function madeNote(source: Source, start: number): LineFault | undefined {
  for (const { words, begin } of [rowAt(source, start), ...firstOf(rowsAbove(source, start), 3)]) {
    const [, sign = '', name = ''] = /^(#+\s*)([\w-]+):$/.exec(words) ?? [];
    if (!name) continue;
    const text = source.text.slice(0, begin) + source.text.slice(begin + sign.length);
    return readable(text, cut(name, begin, words));
  }
  return undefined;
}

function firstOf<T>(all: Generator<T>, count: number): T[] {
  const found: T[] = [];
  for (const each of all) {
    found.push(each);
    if (found.length === count) break;
  }
  return found;
}

/** A field that begins further left than its neighbours, which go on below it. */
function movedLeft(source: Source, start: number): LineFault | undefined {
  const { indent: column, words } = rowAt(source, start);
  if (nameOf(words) === undefined) return undefined;
  let moved: LostRow | undefined;
  let beside: LostRow | undefined;
  for (const row of rowsAbove(source, start)) {
    if (row.words.startsWith('#') || row.indent > column) continue;
    if (row.indent < column && !moved) moved = row;
    else if (row.indent === column && moved) beside = row;
    else if (row.indent < column && beside) return leftOf(source, { moved: moved ?? row, column, owner: row });
    else if (!beside) return undefined;
  }
  return undefined;
}

/** A field that was moved out of what it belongs to. */
function leftOf(
  { text }: Source,
  { moved, column, owner }: { moved: LostRow; column: number; owner: LostRow },
): LineFault | undefined {
  const [key, name] = [nameOf(moved.words), nameOf(owner.words.replace(/^(?:- +)+/, ''))];
  if (key === undefined || name === undefined) return undefined;
  const spaces = ' '.repeat(column - moved.indent);
  const fault = {
    code: 'field-too-high',
    start: moved.begin,
    end: moved.begin + key.length,
    details: { key, owner: name },
  } as const;
  return readable(text.slice(0, moved.begin) + spaces + text.slice(moved.begin), fault);
}

/** An entry that has a figure and a colon in place of its dash. */
function numbered(source: Source, start: number): LineFault | undefined {
  const { indent, words } = rowAt(source, start);
  if (!words.startsWith('- ')) return undefined;
  const above = firstOf(rowsAbove(source, start), 8).find((row) => row.indent <= indent);
  const figure = /^\d{1,3}:\s+/.exec(above?.words ?? '')?.[0];
  if (!above || above.indent !== indent || !figure) return undefined;
  const { begin } = above;
  const text = `${source.text.slice(0, begin)}- ${source.text.slice(begin + figure.length)}`;
  return readable(text, { code: 'yaml-dash', start: begin, end: begin + figure.trimEnd().length });
}

/** Entries below a field that has a value already: the name of their list is not there. */
function listBelowValue(source: Source, start: number): LineFault | undefined {
  const { indent, words } = rowAt(source, start);
  const next = rowAt(source, Math.min(source.text.length, lineEnd(source, start) + 1));
  if (!/^[\w-]+:\s+[^\s|>]/.test(words) || !/^- +[\w-]+:/.test(next.words) || next.indent <= indent) return undefined;
  return { code: 'yaml-indentation', start: next.begin, end: next.begin + next.words.length };
}

/** How far above the parser may notice a line that does not belong. */
const NEAR = 12;

/** A line without which all can be read: one further left than its neighbours, or a field above a list’s first entry. */
function straying(source: Source, start: number): LineFault | undefined {
  let below = rowAt(source, start);
  for (const row of firstOf(rowsAbove(source, start), NEAR)) {
    const isEntry = below.words.startsWith('- ');
    if (!/^(?:- |#)/.test(row.words) && (row.indent < below.indent || (isEntry && row.indent === below.indent))) {
      const [above] = firstOf(rowsAbove(source, row.begin), 1);
      // Only the first is tried: each takes a whole reading of the file.
      if (isEntry || (above?.indent ?? 0) > row.indent) return withoutRow(source, row);
    }
    below = row;
  }
  return undefined;
}

function withoutRow({ text }: Source, { begin, words }: LostRow): LineFault | undefined {
  const end = begin + words.length;
  const rest = text.slice(0, text.lastIndexOf('\n', begin) + 1) + text.slice(end + 1);
  return readable(rest, { code: 'yaml-indentation', start: begin, end });
}

const readable = (text: string, fault: LineFault) =>
  parseDocument(text, YAML_OPTIONS).errors.length === 0 ? fault : undefined;
