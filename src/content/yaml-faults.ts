import type { YAMLError } from 'yaml';
import type { Source } from '../diagnostics/diagnostic.ts';
import { duplicateKeys, skipSpace } from './duplicate-keys.ts';
import { type LineFault, TAG } from './line-fault.ts';
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
  const tags = tagged.filter((error) => !beginsText(text, error)).map((error) => unknownTag(text, error));
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

/** Once a line stands in the wrong column the parser loses its way, so only the first place is told then. */
function explainAll(text: string, errors: readonly YAMLError[]): LineFault[] {
  const faults = errors.map((error) => explain(text, error)).sort((a, b) => a.start - b.start);
  const [first] = faults;
  return first && faults.some(({ code }) => code === 'yaml-indentation')
    ? [{ code: 'yaml-indentation', start: first.start, end: first.end }]
    : faults;
}

/** What the parser found where no line shows a slip: mostly lines that begin in the wrong column. */
function explain(text: string, { code, message, pos: [before, end] }: YAMLError): LineFault {
  const at = skipSpace(text, before);
  const deeper = code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY';
  const misplaced = deeper || code === 'BAD_INDENT' || /Sequence item without/.test(message);
  if (!misplaced) return { code: 'yaml-syntax', start: at, end: Math.max(end, at + 1) };
  const newline = text.indexOf('\n', at);
  const inLine = deeper && newline !== -1 ? newline + 1 : at;
  const lineStart = text.lastIndexOf('\n', Math.max(0, inLine - (deeper ? 0 : 1))) + 1;
  const from = deeper && newline !== -1 ? inLine : lineStart;
  const lineEnd = text.indexOf('\n', from) === -1 ? text.length : text.indexOf('\n', from);
  const line = text.slice(from, lineEnd);
  const start = from + Math.max(0, line.search(/\S/));
  return { code: 'yaml-indentation', start, end: from + line.trimEnd().length };
}
