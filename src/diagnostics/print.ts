import { type Diagnostic, lineAndColumn } from './diagnostic.ts';
import { type Catalogue, englishCatalogue, wordingOf } from './wording.ts';

const MAX_WIDTH = 100;

/** The line of a diagnostic with the line before it, the range underlined. */
export function frame({ place }: Diagnostic): string {
  const { text } = place.source;
  const { line, column } = lineAndColumn(text, place.range.start);
  const lines = text.split('\n');
  const gutter = String(line).length;
  const rows: string[] = [];
  const clean = (at: number) => (lines[at] ?? '').replace(/\r$/, '').replace(/\t/g, ' ');
  const shown = clean(line - 1);
  const from = column > MAX_WIDTH - 20 ? column - 40 : 0;
  const before = line > 1 ? clean(line - 2) : '';
  if (before.trim()) rows.push(`${String(line - 1).padStart(gutter)} | ${before.slice(from, from + MAX_WIDTH)}`);
  rows.push(`${line} | ${shown.slice(from, from + MAX_WIDTH)}`);
  const room = Math.max(1, Math.min(shown.length - column + 1, MAX_WIDTH - column + 1 + from));
  const width = Math.max(1, Math.min(place.range.end - place.range.start, room));
  rows.push(`${' '.repeat(gutter)} | ${' '.repeat(column - 1 - from)}${'^'.repeat(width)}`);
  return rows.join('\n');
}

/** One diagnostic as people read it: place, severity and code, frame, sentence, hint. */
export function printDiagnostic(diagnostic: Diagnostic, catalogue = englishCatalogue): string {
  const { text } = diagnostic.place.source;
  const { line, column } = lineAndColumn(text, diagnostic.place.range.start);
  const { message, hint } = wordingOf(diagnostic, catalogue);
  // A file as a whole, or one that is empty, has no line to show.
  const framed = text.trim() === '' ? '' : `${frame(diagnostic).replace(/^/gm, '  ')}\n`;
  const where = `${diagnostic.place.source.file}:${line}:${column}`;
  return `${where} ${catalogue.phrases[diagnostic.severity]} ${diagnostic.code}\n${framed}  ${message}\n  ${hint}\n`;
}

/** All diagnostics, then their count. */
export function printReport(diagnostics: readonly Diagnostic[], catalogue: Catalogue = englishCatalogue): string {
  return [
    ...diagnostics.map((diagnostic) => printDiagnostic(diagnostic, catalogue)),
    printSummary(diagnostics, catalogue),
  ].join('\n');
}

/** `2 errors, 1 warning.` */
export function printSummary(diagnostics: readonly Diagnostic[], { phrases }: Catalogue = englishCatalogue): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const text = phrases.summary.replace('{errors}', String(errors)).replace('{warnings}', String(warnings));
  return phrases === englishCatalogue.phrases ? text.replace(/\b1 (error|warning)s/g, '1 $1') : text;
}
