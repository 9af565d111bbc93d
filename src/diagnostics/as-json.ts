import type { Diagnostic } from './diagnostic.ts';
import { lineAndColumn } from './lines.ts';
import { frame } from './print.ts';
import { type Catalogue, wordingOf } from './wording.ts';

/** A diagnostic in words and figures, as plain JSON: for the browser and for other programs. */
export interface PrintedDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly file: string;
  /** One-based. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
  readonly hint: string;
  readonly frame: string;
}

/** Puts a diagnostic into words and figures. */
export function printed(diagnostic: Diagnostic, catalogue?: Catalogue): PrintedDiagnostic {
  const { source, range } = diagnostic.place;
  const end = lineAndColumn(source, range.end);
  return {
    code: diagnostic.code,
    severity: diagnostic.severity,
    file: source.file,
    ...lineAndColumn(source, range.start),
    endLine: end.line,
    endColumn: end.column,
    ...wordingOf(diagnostic, catalogue),
    frame: frame(diagnostic),
  };
}
