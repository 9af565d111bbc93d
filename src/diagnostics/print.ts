import type { Diagnostic } from './diagnostic.ts';
import { lineAndColumn, lineText } from './lines.ts';
import { visible } from './visible.ts';
import { type Catalogue, englishCatalogue, wordingOf } from './wording.ts';

const MAX_WIDTH = 100;

/** The line of a diagnostic with the line before it, the range underlined. */
export function frame({ place }: Diagnostic): string {
  const { line, column } = lineAndColumn(place.source, place.range.start);
  const gutter = String(line).length;
  const rows: string[] = [];
  const from = column > MAX_WIDTH - 20 ? column - 40 : 0;
  const part = (text: string) => visible(text.slice(from, from + MAX_WIDTH).replace(/\t/g, ' '));
  const shown = lineText(place.source, line - 1);
  const before = line > 1 ? lineText(place.source, line - 2) : '';
  if (before.trim()) rows.push(`${String(line - 1).padStart(gutter)} | ${part(before)}`);
  rows.push(`${line} | ${part(shown)}`);
  const room = Math.max(1, Math.min(shown.length - column + 1, MAX_WIDTH - column + 1 + from));
  const width = Math.max(1, Math.min(place.range.end - place.range.start, room));
  rows.push(`${' '.repeat(gutter)} | ${' '.repeat(column - 1 - from)}${'^'.repeat(width)}`);
  return rows.join('\n');
}

/** One diagnostic as people read it: place, severity and code, frame, sentence, hint. */
export function printDiagnostic(diagnostic: Diagnostic, catalogue = englishCatalogue): string {
  const { text } = diagnostic.place.source;
  const { line, column } = lineAndColumn(diagnostic.place.source, diagnostic.place.range.start);
  const { message, hint } = wordingOf(diagnostic, catalogue);
  // A file as a whole, or one that is empty, has no line to show.
  const framed = /\S/.test(text) ? `${frame(diagnostic).replace(/^/gm, '  ')}\n` : '';
  const where = `${diagnostic.place.source.file}:${line}:${column}`;
  return `${visible(where)} ${catalogue.phrases[diagnostic.severity]} ${diagnostic.code}\n${framed}  ${visible(message)}\n  ${visible(hint)}\n`;
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
