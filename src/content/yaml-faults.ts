import type { YAMLError } from 'yaml';
import { lineStart, type Source } from '../diagnostics/diagnostic.ts';
import { duplicateKeys, skipSpace } from './duplicate-keys.ts';
import { exclamationFault, type LineFault, TAG } from './line-fault.ts';
import { findLineFaults } from './line-faults.ts';
import { placeAt, type Report } from './report.ts';

/**
 * Reports why a text is not YAML, in the words of the person who wrote it: first the slips that the lines
 * themselves show, else what the parser says, one message for each line.
 */
export function reportYamlErrors(source: Source, errors: readonly YAMLError[], report: Report): void {
  const { text } = source;
  const near = errors.map(({ pos: [from, to] }) => [lineOf(text, from) - 1, lineOf(text, to) + 1] as const);
  const stumbles = (line: number) => near.some(([from, to]) => line >= from && line <= to);
  const found = findLineFaults(text);
  const proven = new Set(found.filter(({ start }) => stumbles(lineOf(text, start))).map(({ code }) => code));
  // One bullet that the parser cannot read proves the others.
  const slips = found.filter(
    ({ unsure, start, code }) => !unsure || stumbles(lineOf(text, start)) || (code === 'yaml-dash' && proven.has(code)),
  );
  const certain = slips.filter(({ unsure, code }) => !unsure || code === 'yaml-dash');
  const duplicates = duplicateKeys(text, errors);
  const [tagged, others] = [errors.filter(isTag), errors.filter((error) => !isTag(error))];
  const tags = tagged.map((error) =>
    beginsText(text, error) ? exclamationFault(text, error.pos[1]) : unknownTag(text, error),
  );
  const shown = certain.length ? certain : slips;
  const faults = [...shown, ...duplicates, ...tags];
  const conflicts = faults.filter(({ code }) => code === 'yaml-conflict');
  const rest = conflicts.length ? conflicts : faults.length ? faults : explainAll(text, others);
  const lines = new Set<number>();
  for (const { code, start, end, details, fix } of rest) {
    if (lines.has(lineOf(text, start))) continue;
    lines.add(lineOf(text, start));
    report.add(code, placeAt(source, start, Math.max(end, start + 1)), details, fix);
  }
}

/** The zero-based line of an offset. */
function lineOf(text: string, offset: number): number {
  let line = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

const isTag = ({ code }: YAMLError) => code === 'TAG_RESOLVE_FAILED';

const beginsText = (text: string, { pos: [start, end] }: YAMLError) =>
  !TAG.test(text.slice(start, end)) && !/^[\t ]*[[{"'|>&*]/.test(text.slice(end));

const unknownTag = (text: string, { pos: [start, end] }: YAMLError): LineFault => ({
  code: 'yaml-tag',
  start,
  end,
  details: { tag: text.slice(start, end) },
});

/** Once a line stands in the wrong column, or a value has ended, the parser has lost its way: nothing after it counts. */
function explainAll(text: string, errors: readonly YAMLError[]): LineFault[] {
  const sorted = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const lost = sorted.findIndex(({ code }) => code === 'UNEXPECTED_TOKEN');
  const faults = sorted
    .slice(0, lost === -1 ? undefined : lost + 1)
    .map((error) => explain(text, error))
    .sort((a, b) => a.start - b.start);
  const [first] = faults;
  return first && faults.some(({ code }) => code === 'yaml-indentation')
    ? [{ code: 'yaml-indentation', start: first.start, end: first.end }]
    : faults;
}

/** What the parser found where no line shows a slip: mostly lines that begin in the wrong column. */
function explain(text: string, { code, message, pos: [before, end] }: YAMLError): LineFault {
  const at = skipSpace(text, before);
  if (code === 'BAD_DQ_ESCAPE') return { code: 'yaml-backslash', start: before, end: before + 1 };
  const deeper = code === 'MULTILINE_IMPLICIT_KEY' || (code === 'BLOCK_AS_IMPLICIT_KEY' && !/sequence/.test(message));
  const misplaced =
    deeper ||
    code === 'BLOCK_AS_IMPLICIT_KEY' ||
    code === 'BAD_INDENT' ||
    (/at node end/.test(message) && isShallow(text, at)) ||
    /Sequence item without/.test(message);
  if (!misplaced) return { code: 'yaml-syntax', start: at, end: Math.max(end, at + 1) };
  const newline = text.indexOf('\n', at);
  const from = deeper && newline !== -1 ? newline + 1 : lineStart(text, at);
  const line = misplacedLine(text, from);
  return { code: 'yaml-indentation', start: line + indentAt(text, line), end: line + lineAt(text, line).length };
}

const lineAt = (text: string, start: number) => /[^\n]*/.exec(text.slice(start))?.[0].trimEnd() ?? '';
const indentAt = (text: string, start: number) => Math.max(0, lineAt(text, start).search(/\S/));

/** True for a line that begins before the column in which the file's first line begins. */
const isShallow = (text: string, at: number) =>
  at - lineStart(text, at) < (/^[^\S\n]*(?=[^\s#])/m.exec(text)?.[0].length ?? 0);

/** A line that is less far in than the lines around it is the one that was moved, not the one after it. */
function misplacedLine(text: string, start: number): number {
  const before = lineStart(text, start - 1);
  const beforeThat = lineStart(text, before - 1);
  const indent = indentAt(text, start);
  const isLess = beforeThat < before && before < start && indentAt(text, before) < indent;
  if (!isLess || indentAt(text, beforeThat) < indent || !/:\s+\S/.test(lineAt(text, before))) return start;
  // The lines around it go on in their column.
  const onward = new RegExp(`^[^\\S\\n]{0,${indent}}(?=[^\\s#])`, 'gm');
  onward.lastIndex = start + indent + 1;
  return onward.exec(text)?.[0].length === indent ? before : start;
}
