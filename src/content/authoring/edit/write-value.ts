import { Scalar } from 'yaml';
import { possible } from '../../written/control-characters.ts';
import { isMapping, type Mapping } from '../../written/mapping.ts';
import { eolOf, quoteOf, stepOf } from './layout.ts';
import { isReadAs } from './reading.ts';
import { type Style, waysToWrite } from './scalar.ts';

/** How a file writes what is new in it. */
export interface Manner {
  readonly eol: string;
  readonly step: number;
  readonly quote: '"' | "'";
  /** True where dashes stand right below their name. */
  readonly tight: boolean;
}

/** The manner of a file, as its first lines show it. */
export const mannerOf = (text: string): Manner => ({
  eol: eolOf(text),
  step: stepOf(text),
  quote: quoteOf(text),
  tight: /^( *)(?:- +)*[^\s#-].*:[ \t]*\r?\n\1- /m.test(text) && !/^( *)[^\s#-].*:[ \t]*\r?\n\1 +- /m.test(text),
});

/** A value as it can be written: an entry's type is its first name, what is undefined is not there. */
export function writable(value: unknown): unknown {
  if (typeof value === 'string') return possible(value);
  if (Array.isArray(value)) return value.map(writable);
  if (!isMapping(value)) return value ?? null;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  const ordered = names.includes('type') ? ['type', ...names.filter((name) => name !== 'type')] : names;
  return Object.fromEntries(ordered.map((name) => [name, writable(value[name])]));
}

/** The same as it is read: every figure, yes and no is a text. */
export function authored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(authored);
  if (!isMapping(value)) return value === null ? null : String(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, authored(each)]));
}

/** A name as it is written. */
export const writtenName = (name: string): string => (/^[A-Za-z0-9_][\w-]*$/.test(name) ? name : JSON.stringify(name));

/** The first way to write a text that is read as it is by itself; figures, yes and no are none and stay so. */
function textOf(value: unknown, style: Pick<Style, 'inFlow' | 'column' | 'indent'>, { eol, quote }: Manner): string {
  const text = String(value);
  if (typeof value !== 'string') return text;
  const margin = ' '.repeat(Math.max(0, style.column));
  for (const way of waysToWrite(text, { ...style, type: Scalar.PLAIN, old: '', eol, quote })) {
    // A text that keeps its blank lines would also take those that follow it.
    if (/^\|\d?\+/.test(way)) continue;
    const alone = style.inFlow ? `{ k: ${way} }` : `${margin}k: ${way}${eol}`;
    if (isReadAs(alone, { k: text })) return way;
  }
  return JSON.stringify(text);
}

/** A value in braces or brackets, on one line. */
export function inFlow(value: unknown, manner: Manner): string {
  if (Array.isArray(value)) return `[${value.map((each) => inFlow(each, manner)).join(', ')}]`;
  if (isMapping(value)) {
    const names = Object.keys(value).map((name) => `${writtenName(name)}: ${inFlow(value[name], manner)}`);
    return names.length ? `{ ${names.join(', ')} }` : '{}';
  }
  return value === null ? 'null' : textOf(value, { inFlow: true, column: 0, indent: 0 }, manner);
}

/** What stands behind a name's colon in a column: words on its line, or lines below. */
export function behindName(value: unknown, column: number, manner: Manner): string {
  if (isCollection(value)) {
    const inner = Array.isArray(value) && manner.tight ? column : column + manner.step;
    return `${manner.eol}${' '.repeat(inner)}${linesAt(value, inner, manner)}`;
  }
  return inline(value, column, manner);
}

const isCollection = (value: unknown): value is Mapping | unknown[] =>
  Array.isArray(value) ? value.length > 0 : isMapping(value) && Object.keys(value).length > 0;

function inline(value: unknown, column: number, manner: Manner): string {
  if (value === null) return '';
  if (typeof value === 'object') return Array.isArray(value) ? ' []' : ' {}';
  return ` ${textOf(value, { inFlow: false, column, indent: column + manner.step }, manner)}`;
}

/** The lines of a list or mapping whose entries stand in a column, the first without what it stands in by. */
export function linesAt(value: Mapping | readonly unknown[], column: number, manner: Manner): string {
  const entries = Array.isArray(value)
    ? value.map((each) => entryOf(each, column, manner))
    : Object.entries(value).map(([name, each]) => fieldOf([name, each], column, manner));
  return entries.join(`${manner.eol}${' '.repeat(column)}`);
}

/** An entry of a list whose dash stands in a column. */
export const entryOf = (value: unknown, column: number, manner: Manner): string =>
  isCollection(value) ? `- ${linesAt(value, column + 2, manner)}` : `-${inline(value, column, manner)}`;

/** An entry of a mapping whose name stands in a column. */
export const fieldOf = ([name, value]: readonly [string, unknown], column: number, manner: Manner): string =>
  `${writtenName(name)}:${behindName(value, column, manner)}`;
