import type { Scalar, YAMLError } from 'yaml';
import type { Source } from '../diagnostics/diagnostic.ts';
import { type LineFault, quoted } from './line-fault.ts';
import { findLineFaults } from './line-faults.ts';
import { placeAt, type Report } from './report.ts';
import { hasWideColon, wideColonFaults } from './start-faults.ts';

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

/** The parser means what comes next where it points to the end of a line. */
const skipSpace = (text: string, at: number) => at + Math.max(0, text.slice(at).search(/\S/));

function duplicateKey(text: string, { pos: [before] }: YAMLError): LineFault {
  const at = skipSpace(text, before);
  const key = /^["']?([^"':\n]+)/.exec(text.slice(at))?.[1] ?? '';
  return { code: 'yaml-duplicate-key', start: at, end: at + key.length, details: { key } };
}

/** Names that stand twice. Where a second `type` begins, a block has lost its dash, and the names after it are its own. */
function duplicateKeys(text: string, errors: readonly YAMLError[]): LineFault[] {
  const found = errors.filter(({ code }) => code === 'DUPLICATE_KEY').map((error) => duplicateKey(text, error));
  const first = found.findIndex(
    ({ start, details }) => details?.key === 'type' && /\n {2,}$/.test(text.slice(0, start)),
  );
  const { start = 0, end = 0 } = found[first] ?? {};
  if (first === -1 || /\btype:[^\n]*\n\s*$/.test(text.slice(0, start))) return found;
  const fix = { range: { start: start - 2, end: start }, text: '- ' };
  return [...found.slice(0, first), { code: 'yaml-dash', start, end, fix }];
}

const isTag = ({ code }: YAMLError) => code === 'TAG_RESOLVE_FAILED';

/** A word in small letters, `!secret`, is meant as a tag; before plain words anything else is text. */
const TAG = /^!!?[a-z]/;
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

/**
 * Reports scalars that YAML reads otherwise than they were meant, although it can read them. Gives what was meant
 * where nothing else is left.
 */
export function reportMeaning(source: Source, node: Scalar, report: Report): string | undefined {
  if (node.type !== 'PLAIN' || !node.range) return undefined;
  const [start, end] = node.range;
  const written = source.text.slice(start, end);
  if (node.tag?.startsWith('!') && !TAG.test(node.tag)) reportExclamation(source, end, report);
  if (node.tag?.startsWith('!')) return undefined;
  for (const fault of wideColons(source.text, start, end)) {
    const { code, details, fix } = fault;
    report.add(code, placeAt(source, fault.start, fault.end), details, fix);
  }
  if (/^[“”„‟][^“”„]*[“”]$|^[‘’‚][^‘’]*[‘’]$/.test(written)) {
    const fix = { range: { start, end }, text: quoted(written.slice(1, -1)) };
    report.add('yaml-smart-quotes', placeAt(source, start, end), {}, fix);
  }
  // `We are #1` is `We are` to YAML; a # right before a word or figure is no comment that anybody meant.
  const rest = /^[ \t]*(#[^\s#][^\n\r]*)/.exec(source.text.slice(end, end + 200))?.[1]?.trimEnd();
  if (!rest) return undefined;
  const at = source.text.indexOf(rest, end);
  const from = written === '' ? at : start;
  const fix = {
    range: { start: from, end: at + rest.length },
    text: quoted(source.text.slice(from, at + rest.length)),
  };
  report.add('yaml-cut-by-comment', placeAt(source, at, at + rest.length), { rest: `\`${rest.slice(0, 20)}\`` }, fix);
  return written === '' ? rest : undefined;
}

/** A text that begins with an exclamation mark is a tag to YAML, and its first word is lost. */
function reportExclamation(source: Source, end: number, report: Report): void {
  const lineStart = source.text.lastIndexOf('\n', end - 1) + 1;
  const lineEnd = source.text.indexOf('\n', end) === -1 ? source.text.length : source.text.indexOf('\n', end);
  const start = lineStart + source.text.slice(lineStart, lineEnd).search(/(?<=[\s:-])!/);
  const text = source.text.slice(start, lineEnd).trimEnd();
  const fix = { range: { start, end: start + text.length }, text: quoted(text) };
  report.add('yaml-special-start', placeAt(source, start, start + 1), { character: '!' }, fix);
}

/** A text of its own line that begins with a name and a wide colon is meant as a field. */
function wideColons(text: string, start: number, end: number): LineFault[] {
  if (!hasWideColon(text.slice(start, end))) return [];
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (!/^[\t ]*(?:- +)*$/.test(text.slice(lineStart, start))) return [];
  let offset = lineStart;
  return text
    .slice(lineStart, end)
    .split('\n')
    .flatMap((line) => {
      const faults = wideColonFaults(line.replace(/\r$/, ''), offset);
      offset += line.length + 1;
      return faults;
    });
}
