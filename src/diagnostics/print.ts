import type { Diagnostic } from './diagnostic.ts';
import { lineAndColumn, lineText, written } from './lines.ts';
import { shown } from './shown.ts';
import { visible } from './visible.ts';
import { type Catalogue, catalogues, wordingOf } from './wording.ts';

/** What takes one place on a line as it is seen: a letter with its marks, a wide character. */
interface Cell {
  readonly text: string;
  /** Where it begins in the line, in UTF-16 code units. */
  readonly at: number;
  /** The columns of a terminal that it takes: 0, 1 or 2. */
  readonly width: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that terminals draw two columns wide (Unicode Standard Annex 11), and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;

const widthOf = (text: string) => (/^[\p{Cf}\p{M}]+$/u.test(text) ? 0 : WIDE.test(text) ? 2 : 1);

/** A line as it is seen, without controls. Where all letters are plain, each is a place of its own. */
const cellsOf = (line: string): Cell[] =>
  /^[ -~]*$/.test(line)
    ? Array.from(line, (text, at) => ({ text, at, width: 1 }))
    : [...graphemes.segment(line)].map(({ segment, index }) => ({ text: segment, at: index, width: widthOf(segment) }));

/** The columns that cells take. */
const columns = (cells: readonly Cell[]): number => cells.reduce((sum, { width }) => sum + width, 0);

/** The part of a line in a window of columns, with an ellipsis wherever something is cut off. */
function cutLine(cells: readonly Cell[], window: { readonly from: number; readonly width: number }): string {
  let column = 0;
  const placed = cells.map((cell) => {
    const from = column;
    column += cell.width;
    return { ...cell, from };
  });
  const end = window.from + window.width;
  const kept = placed.filter(({ from, width }) => from >= window.from && from + width <= end);
  const texts = kept.map(({ text }) => text);
  const ellipsis = (at: number) => '…'.padEnd(kept.at(at)?.width ?? 1);
  if (window.from > 0 && cells.length > 0) texts.splice(0, 1, ellipsis(0));
  if (column > end) texts.splice(-1, 1, ellipsis(-1));
  return texts.join('');
}

const MAX_WIDTH = 100;
/** How much of a line on either side of its place is looked at, in UTF-16 code units. */
const REACH = 500;

/** The line of a diagnostic with the line before it, the range underlined as it is seen. */
export function frame({ place }: Diagnostic): string {
  const { line, column } = lineAndColumn(place.source, place.range.start);
  const skipped = Math.max(0, column - 1 - REACH);
  const part = (at: number) =>
    visible(
      lineText(place.source, at)
        .slice(skipped, column + REACH)
        .replace(/\t/g, ' '),
    );
  const seen = cellsOf(part(line - 1));
  const start = column - 1 - skipped;
  const end = start + place.range.end - place.range.start;
  const indent = columns(seen.filter(({ at, text }) => at + text.length <= start));
  const marked = columns(seen.filter(({ at, text }) => at + text.length > start && at < end));
  const window = { from: indent >= MAX_WIDTH - 20 ? indent - 39 : 0, width: MAX_WIDTH };
  const gutter = String(line).length;
  const before = line > 1 ? part(line - 2) : '';
  const rows = before.trim() ? [`${String(line - 1).padStart(gutter)} | ${cutLine(cellsOf(before), window)}`] : [];
  const room = indent - window.from;
  const underline = '^'.repeat(Math.max(1, Math.min(marked, MAX_WIDTH - room)));
  rows.push(`${line} | ${cutLine(seen, window)}`, `${' '.repeat(gutter)} | ${' '.repeat(room)}${underline}`);
  return rows.join('\n');
}

/** One diagnostic as people read it: place, severity and code, frame, sentence, hint. */
export function printDiagnostic(diagnostic: Diagnostic, catalogue = catalogues.en): string {
  const { text } = diagnostic.place.source;
  const { message, hint } = wordingOf(diagnostic, catalogue);
  // A file as a whole, or one that is empty, has no line to show.
  const framed = /\S/.test(text) ? `${frame(diagnostic).replace(/^/gm, '  ')}\n` : '';
  return `${visible(written(diagnostic.place))} ${catalogue.phrases[diagnostic.severity]} ${diagnostic.code}\n${framed}  ${visible(message)}\n  ${visible(hint)}\n`;
}

/** The diagnostics, as many as are shown, then, of many, the count of each kind, and the count of all. */
export function printReport(diagnostics: readonly Diagnostic[], catalogue: Catalogue = catalogues.en): string {
  return [
    ...shown(diagnostics).map((diagnostic) => printDiagnostic(diagnostic, catalogue)),
    ...(diagnostics.length > MANY ? countedKinds(diagnostics) : []),
    printSummary(diagnostics, catalogue),
  ].join('\n');
}

/** So many messages are seen at a glance. */
const MANY = 20;

/** How often each kind is told of, errors first, the most frequent first: `  12 missing-translation`. */
function countedKinds(diagnostics: readonly Diagnostic[]): string[] {
  const counts = new Map<string, { count: number; isError: boolean }>();
  for (const { code, severity } of diagnostics)
    counts.set(code, { count: (counts.get(code)?.count ?? 0) + 1, isError: severity === 'error' });
  return [...counts]
    .sort(([, a], [, b]) => Number(b.isError) - Number(a.isError) || b.count - a.count)
    .map(([code, { count }]) => `  ${count} ${code}`);
}

/** `2 errors, 1 warning.` */
export function printSummary(diagnostics: readonly Diagnostic[], { phrases }: Catalogue = catalogues.en): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const text = phrases.summary.replace('{errors}', String(errors)).replace('{warnings}', String(warnings));
  return phrases === catalogues.en.phrases ? text.replace(/\b1 (error|warning)s/g, '1 $1') : text;
}
