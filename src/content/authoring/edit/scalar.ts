import { parse, type Scalar } from 'yaml';
import { rowsOf } from './rows.ts';

/** How a text is to be written. */
export interface Style {
  readonly type: Scalar.Type;
  /** What stood there in this style, or nothing. */
  readonly old: string;
  /** True inside of braces or brackets. */
  readonly inFlow: boolean;
  /** The column of the name or dash that it belongs to. */
  readonly column: number;
  /** Where rows of it begin that have lines of their own. */
  readonly indent: number;
  /** What ends the file's lines. */
  readonly eol: string;
  /** The quotation marks that the file has more of. */
  readonly quote: '"' | "'";
}

/** Columns that a text in rows may take, where its rows were not longer. */
const WIDTH = 100;

/** What stands in quotation marks only: some programs take it for the end of a line, and nobody sees it. */
const ODD = /[\n\t\u2028\u2029\ufeff]/;

const HEADER = /^([|>])([1-9]?)([+-]?)([1-9]?)(?:([ \t]+#[^\r\n]*)|[ \t]*)(?:\r?\n|$)/;

/** What a text without quotation marks is to programs that know numbers, dates and yes: YAML 1.1 knows more of these than 1.2. */
function meaningOf(text: string, inFlow: boolean): string | undefined {
  try {
    const read: unknown = parse(inFlow ? `[${text}\n]` : text, { schema: 'yaml-1.1', logLevel: 'silent' });
    const value = inFlow && Array.isArray(read) && read.length === 1 ? read[0] : inFlow ? undefined : read;
    if (typeof value === 'object' && value !== null) return value instanceof Date ? 'date' : undefined;
    return typeof value === 'string' && value !== text ? undefined : typeof value;
  } catch {
    return undefined;
  }
}

/** True where a text can go without quotation marks and stays a text, or the kind of value that stood there. */
function canBePlain(text: string, { type, old, inFlow }: Style): boolean {
  if (text === '' || ODD.test(text)) return false;
  const meaning = meaningOf(text, inFlow);
  if (meaning === 'string') return true;
  return meaning !== undefined && type === 'PLAIN' && meaning === meaningOf(old, inFlow);
}

const escaped = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const doubled = (text: string) => text.replaceAll("'", "''");

/** A text in quotation marks. */
export const inQuotes = (text: string, quote: '"' | "'"): string =>
  quote === '"' ? `"${escaped(text)}"` : `'${doubled(text)}'`;

/** The quotation marks in which nothing needs a sign of its own; the file's, where that is true of both or of none. */
function bestQuote(text: string, usual: '"' | "'"): '"' | "'" {
  const other = usual === '"' ? "'" : '"';
  const isClean = (mark: '"' | "'") => inQuotes(text, mark) === `${mark}${text}${mark}`;
  return isClean(usual) || !isClean(other) ? usual : other;
}

/** What stands on lines of its own, each so far in; blank ones stay empty. */
const lines = (rows: readonly string[], { indent, eol }: Style) =>
  rows.map((row) => (row === '' ? '' : ' '.repeat(indent) + row)).join(eol);

/** A text in several rows, as it was written before: without marks or between them. */
function inRows(text: string, style: Style): string[] {
  const mark = { QUOTE_DOUBLE: '"', QUOTE_SINGLE: "'" }[style.type as string] ?? '';
  const inner = mark ? style.old.slice(1, -1) : style.old;
  const old = inner.split(/\r?\n/).map((row) => row.trim());
  if (old.length === 1) return [];
  const rewritten = { '"': (part: string) => part.split('\n').map(escaped).join('\n'), "'": doubled, '': String }[mark];
  const [first = '', ...rest] = rowsOf(rewritten?.(text) ?? text, old, WIDTH - style.indent);
  return [mark + [first, ...(rest.length ? [lines(rest, style)] : [])].join(style.eol) + mark];
}

/** A text on the lines below a sign: with its own line ends, or in paragraphs of several lines. */
function below(text: string, mark: '|' | '>', style: Style): string[] {
  if (style.inFlow || !/\S/.test(text)) return [];
  const end = /(?<!\n)\n*$/.exec(text)?.[0].length ?? 0;
  const [header = '', oldMark, before = '', chomping = '', after = '', comment = ''] = HEADER.exec(style.old) ?? [];
  const keep = end > 1 || (end === 1 && chomping === '+');
  const body = keep ? text.slice(0, -1) : text.slice(0, text.length - end);
  if (mark === '>' && /^[ \t]/m.test(body)) return [];
  const needed = /^\n*[ \t]/.test(body) || before + after !== '';
  const old =
    oldMark === '>'
      ? style.old
          .slice(header.length)
          .split(/\r?\n/)
          .map((row) => row.slice(style.indent))
      : [];
  const rows = mark === '|' ? body.split('\n') : rowsOf(body, old, WIDTH - style.indent);
  const sign = `${mark}${needed ? style.indent - style.column : ''}${keep ? '+' : end === 1 ? '' : '-'}${comment}`;
  return [`${sign}${style.eol}${lines(rows, style)}`];
}

/** The ways to write a text, from the style that it has to those that can hold any text. */
export function* waysToWrite(text: string, style: Style): Generator<string> {
  const { type, quote } = style;
  if (type === 'BLOCK_FOLDED') yield* below(text, '>', style);
  if (type.startsWith('BLOCK')) {
    yield* below(text, '|', style);
    const comment = HEADER.exec(style.old)?.[5] ?? '';
    yield inQuotes(text, '"') + comment;
    return;
  }
  if (style.old) yield* inRows(text, style);
  if (type === 'PLAIN') {
    if (canBePlain(text, style)) yield text;
    if (text.includes('\n')) yield* below(text, '|', style);
    if (!ODD.test(text)) yield inQuotes(text, bestQuote(text, quote));
  }
  if (type === 'QUOTE_SINGLE' && !text.includes('\n')) yield inQuotes(text, "'");
  yield inQuotes(text, '"');
}
