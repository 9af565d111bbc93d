import type { YAMLError } from 'yaml';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { countLines, lineEnd, lineOf, lineStart } from '../../diagnostics/lines.ts';
import { placeAt, type Report } from '../written/report.ts';
import { exclamationFault, type LineFault, TAG } from '../written/yaml-line.ts';
import { dashSlip } from './dash-slips.ts';
import { findLineFaults } from './line-faults.ts';
import { lostLine } from './lost-lines.ts';

/** Errors of the parser that are looked into; after so many, nothing more is learned. */
const MAX_ERRORS = 200;

/** Slips of which one that the parser cannot read proves the others. */
const SERIAL: ReadonlySet<string> = new Set(['yaml-dash', 'yaml-sign-before-line', 'yaml-comparison']);

/** What keeps a text from being YAML: what the parser says, and names that stand twice. */
export interface Unreadable {
  readonly errors: readonly YAMLError[];
  readonly repeated: readonly LineFault[];
  /** False where the text can be read all the same. */
  readonly stops: boolean;
}

/**
 * Reports why a text is not YAML, in the words of the person who wrote it: first the slips that the lines
 * themselves show, else what the parser says, one message for each line.
 */
export function reportYamlErrors(source: Source, { errors: all, repeated, stops }: Unreadable, report: Report): void {
  const errors = all.slice(0, MAX_ERRORS);
  const stumbles = stumbling(source, [...errors.map(({ pos }) => pos), ...repeated.map(({ start }) => [start, start])]);
  const found = findLineFaults(source.text);
  const proven = new Set(found.filter(stumbles).map(({ code }) => code));
  const slips = found.filter(
    (slip) => !slip.unsure || stumbles(slip) || (SERIAL.has(slip.code) && proven.has(slip.code)),
  );
  const certain = slips.filter(({ unsure, code }) => !unsure || SERIAL.has(code));
  const [tagged, others] = [errors.filter(isTag), errors.filter((error) => !isTag(error))];
  // Of a text that can be read otherwise, its values tell where their words end.
  const tags = tagged.filter((error) => stops || !beginsText(source, error)).map((error) => tagFault(source, error));
  const shown = certain.length ? certain : slips;
  const faults = [...shown, ...repeated, ...tags];
  const conflicts = faults.filter(({ code }) => code === 'yaml-conflict');
  // Names come twice below a line that has left its list: the list is what is broken.
  const isBroken = shown.length + tags.length === 0 && repeated.every((each) => isAfter(others, each));
  const rest = conflicts.length ? conflicts : isBroken ? explainAll(source, others) : faults;
  const lines = new Set<number>();
  for (const fault of rest) {
    const { start, end } = fault;
    const line = lineOf(source, start);
    if (lines.has(line)) continue;
    lines.add(line);
    report.tell(fault, placeAt(source, start, Math.max(end, start + 1)));
  }
}

/** Tells of a slip whether it stands in a line of one of these ranges, or in a line next to one. */
function stumbling(source: Source, ranges: readonly (readonly number[])[]): (slip: LineFault) => boolean {
  // Ranges may lie in each other: each adds where it begins and takes away where it ends.
  const edges = new Int32Array(countLines(source) + 3);
  for (const [from = 0, to = from] of ranges) {
    const [first, last] = [Math.max(0, lineOf(source, from) - 1), lineOf(source, to) + 2];
    edges[first] = (edges[first] ?? 0) + 1;
    edges[last] = (edges[last] ?? 0) - 1;
  }
  let open = 0;
  const near = edges.map((edge) => {
    open += edge;
    return open;
  });
  return ({ start }) => (near[lineOf(source, start)] ?? 0) > 0;
}

const isAfter = ([first]: readonly YAMLError[], { code, start }: LineFault) =>
  code === 'yaml-duplicate-key' && first !== undefined && first.pos[0] < start;

const beginsText = ({ text }: Source, { pos: [start, end] }: YAMLError) =>
  !TAG.test(text.slice(start, end)) && !/^[\t ]*[[{"'|>&*]/.test(text.slice(end));

const isTag = ({ code }: YAMLError) => code === 'TAG_RESOLVE_FAILED';

/** A text that begins with an exclamation mark, or a tag that nobody knows. */
function tagFault(source: Source, error: YAMLError): LineFault {
  const [start, end] = error.pos;
  const tag = source.text.slice(start, end);
  return beginsText(source, error) ? exclamationFault(source, end) : { code: 'yaml-tag', start, end, details: { tag } };
}

/** Once a line stands in the wrong column, or a value has ended, the parser has lost its way: nothing after it counts. */
function explainAll(source: Source, errors: readonly YAMLError[]): LineFault[] {
  const sorted = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const lost = sorted.findIndex(({ code }) => code === 'UNEXPECTED_TOKEN');
  const faults = sorted
    .slice(0, lost === -1 ? undefined : lost + 1)
    .map((error) => explain(source, error))
    .sort((a, b) => a.start - b.start);
  const [first] = faults;
  return first && faults.some(({ code }) => code === 'yaml-indentation')
    ? [slipOfLevel(source, first.start) ?? { code: 'yaml-indentation', start: first.start, end: first.end }]
    : faults;
}

/** The first block of a page that has no line `blocks:`. */
function missingBlocks(source: Source, start: number): LineFault | undefined {
  const from = lineStart(source, start);
  const isBlock = /^ *- +(?:type|include):\s/.test(lineAt(source, from)) && !/^blocks:/m.test(source.text);
  // A file that begins in the middle of a block lacks more than a line.
  const isWhole = /^[a-z]/i.test(source.text.split('\n').find((line) => /^\s*[^\s#]/.test(line)) ?? '');
  if (!isBlock || !isWhole || !source.file.startsWith('pages/')) return undefined;
  const fix = { range: { start: from, end: from }, text: 'blocks:\n' };
  return { code: 'list-without-name', start, end: start + 1, fix };
}

/** A block, an include, or an entry that begins as those before it, without the dash of its own. */
function missingDash(source: Source, start: number): LineFault | undefined {
  const { text } = source;
  const [from, name] = [lineStart(source, start), /^[\w-]{1,40}(?=:(?:\s|$))/.exec(text.slice(start, start + 42))?.[0]];
  const column = ' '.repeat(start - from);
  if (!name || text.slice(from, start) !== column) return undefined;
  const dash = `\n${column}- `;
  const begins = name === 'include' || name === 'type' ? dash : `${dash}${name}:`;
  if (!text.slice(0, from).includes(begins)) return undefined;
  const fix = { range: { start, end: start }, text: '- ' };
  return { code: 'yaml-dash', start, end: start + name.length, fix };
}

/** The first line below a name that is not further in than the name, while those after it are. */
function notFurtherIn(source: Source, start: number): LineFault | undefined {
  const first = lineStart(source, lineStart(source, start) - 1);
  const above = lineStart(source, first - 1);
  const [, spaces, key] = /^( *)([\w-]+):$/.exec(lineAt(source, above)) ?? [];
  const [, indent, name = ''] = /^( *)([\w-]+):\s/.exec(lineAt(source, first)) ?? [];
  if (above === first || key === undefined || spaces === undefined || spaces !== indent) return undefined;
  const at = first + indent.length;
  return { code: 'not-further-in', start: at, end: at + name.length, details: { key } };
}

/** A text behind a name that has languages below it; any other line below may have been moved. */
function valueAndLines(source: Source, start: number): LineFault | undefined {
  const from = lineStart(source, start);
  const above = lineStart(source, from - 1);
  const [, head = '', key = '', value = ''] =
    /^( *(?:- +)*)([\w-]+):[ \t]+([^\s|>&*[{"'#!].*)$/.exec(lineAt(source, above)) ?? [];
  const isBelow = head.length < start - from && LANGUAGE.test(lineAt(source, from)) && !LANGUAGE.test(`${key}: x`);
  // What follows a block’s type may be its `id`, which is a language’s code too.
  if (above === from || !value || !isBelow || key === 'type') return undefined;
  const at = above + lineAt(source, above).length - value.length;
  return { code: 'value-and-lines', start: at, end: at + value.length, details: { key } };
}

/** A column that every line begins before. */
const INNERMOST = Number.POSITIVE_INFINITY;

/** So many lines may stand below a field. */
const MOST_BELOW = 200;

/** The nearest line above that begins in a column or before it. */
function beginsFrom(source: Source, from: number, column: number): string {
  let at = from;
  for (let passed = 0; at > 0 && passed < MOST_BELOW; passed++) {
    at = lineStart(source, at - 1);
    const line = lineAt(source, at);
    if (line.trim() !== '' && line.search(/\S/) <= column) return line;
  }
  return '';
}

/** A field with a dash before it, between fields in the column of its dash; those that follow have one too, or none. */
function dashBeforeName(source: Source, start: number): LineFault | undefined {
  const from = lineStart(source, start);
  const [, spaces] = DASHED.exec(lineAt(source, from)) ?? [];
  if (spaces === undefined || start - from !== spaces.length) return undefined;
  const isBeside = (line: string) => /^(?: *- )* *[\w-]+:(?:\s|$)/.test(line) && line.search(/\w/) === spaces.length;
  let next = lineEnd(source, from) + 1;
  while (DASHED.exec(lineAt(source, next))?.[1] === spaces) next = lineEnd(source, next) + 1;
  // Where a block is meant it is the column that is wrong.
  const isBlock = /- +(?:type|include):/.test(lineAt(source, from));
  const before = beginsFrom(source, from, isBlock ? INNERMOST : spaces.length);
  return isBeside(before) && isBeside(lineAt(source, next))
    ? { code: 'yaml-extra-dash', start, end: start + 1 }
    : undefined;
}

const DASHED = /^( *)- +[\w-]+:(?:\s|$)/;

/** Words behind a dash that no colon follows, with fields below them as an entry has. */
function entryWithoutColon(source: Source, start: number): LineFault | undefined {
  const from = lineStart(source, start);
  const above = lineStart(source, from - 1);
  const [, before = '', value = ''] =
    /^( *- +)(\/\S+|https?:\/\/\S+|[\w-]+\.[a-z]{3,4})$/.exec(lineAt(source, above)) ?? [];
  if (value && start - from === before.length && /^[\w-]+:(?:\s|$)/.test(source.text.slice(start))) {
    const at = above + before.length;
    const key = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(value) ? 'src' : 'link';
    return { code: 'value-without-name', start: at, end: at + value.length, details: { key, value } };
  }
  const [, dashes = '', words = ''] =
    /^( *- +)([\p{L}@_][^:#"'{}[\]|>]{0,60}|[a-z][\w-]*\s+[^\s:#]+)$/u.exec(lineAt(source, above)) ?? [];
  const isBelow =
    start - from === dashes.length && /^[\w-]+:(?:\s|$)/.test(source.text.slice(start, lineEnd(source, start)));
  if (above === from || !words || !isBelow) return undefined;
  const at = above + dashes.length;
  return { code: 'yaml-missing-colon', start: at, end: at + words.length };
}

/** Where the next line's words begin. */
const firstOfNext = (source: Source, start: number): number => {
  const next = lineEnd(source, start) + 1;
  return next + indentAt(source, next);
};

/** What moved a line to another level than its neighbours, where that can be told. */
const slipOfLevel = (source: Source, start: number): LineFault | undefined =>
  missingBlocks(source, start) ??
  missingDash(source, start) ??
  notFurtherIn(source, start) ??
  valueAndLines(source, start) ??
  valueAndLines(source, firstOfNext(source, start)) ??
  entryWithoutColon(source, start) ??
  dashBeforeName(source, start) ??
  dashBeforeName(source, firstOfNext(source, start)) ??
  dashSlip(source, start) ??
  lostLine(source, start);

/** What the parser found where no line shows a slip: mostly lines that begin in the wrong column. */
function explain(source: Source, { code, message, pos: [before, end] }: YAMLError): LineFault {
  const { text } = source;
  const at = skipSpace(text, before);
  if (code === 'BAD_DQ_ESCAPE') return { code: 'yaml-backslash', start: before, end: before + 1 };
  const deeper = code === 'MULTILINE_IMPLICIT_KEY' || (code === 'BLOCK_AS_IMPLICIT_KEY' && !/sequence/.test(message));
  const misplaced =
    deeper ||
    code === 'BLOCK_AS_IMPLICIT_KEY' ||
    code === 'BAD_INDENT' ||
    (/at node end/.test(message) && isShallow(source, at)) ||
    /Sequence item without/.test(message);
  if (!misplaced) return { code: 'yaml-syntax', start: at, end: Math.max(end, at + 1) };
  const newline = text.indexOf('\n', at);
  const from = deeper && newline !== -1 ? newline + 1 : lineStart(source, at);
  const line = misplacedLine(source, from);
  return { code: 'yaml-indentation', start: line + indentAt(source, line), end: line + lineAt(source, line).length };
}

/** The parser means what comes next where it points to the end of a line. */
const skipSpace = (text: string, at: number) => at + Math.max(0, text.slice(at).search(/\S/));
const lineAt = (source: Source, start: number) => source.text.slice(start, lineEnd(source, start)).trimEnd();
const indentAt = (source: Source, start: number) => Math.max(0, lineAt(source, start).search(/\S/));

/** True for a line that begins before the column in which the file's first line begins. */
const isShallow = (source: Source, at: number) =>
  at - lineStart(source, at) < (/^[\t ]*(?=[^\s#])/m.exec(source.text)?.[0].length ?? 0);

/** A language and its text. */
const LANGUAGE = /^\s*(?:[a-z]{2}(?:-[\w-]+)?|all):\s+\S/i;

/** A line that is less far in than the lines around it is the one that was moved, not the one after it. */
function misplacedLine(source: Source, start: number): number {
  const before = lineStart(source, start - 1);
  const beforeThat = lineStart(source, before - 1);
  const indent = indentAt(source, start);
  // Of three languages in a row the one that stands less far in was moved, whatever comes after them.
  const around = [beforeThat, before, start].map((at) => lineAt(source, at));
  const areLanguages = around.every((line) => LANGUAGE.test(line)) && indentAt(source, beforeThat) === indent;
  if (areLanguages && beforeThat < before && before < start && indentAt(source, before) < indent) return before;
  const isLess = beforeThat < before && before < start && indentAt(source, before) < indent;
  if (!isLess || indentAt(source, beforeThat) < indent || !/:\s+\S/.test(lineAt(source, before))) return start;
  // The lines around it go on in their column.
  const onward = new RegExp(`^[^\\S\\n]{0,${indent}}(?=[^\\s#])`, 'gm');
  onward.lastIndex = start + indent + 1;
  return onward.exec(source.text)?.[0].length === indent ? before : start;
}
