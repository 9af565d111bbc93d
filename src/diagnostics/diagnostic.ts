import type { Code } from './catalogue.ts';
import type { PhraseName } from './phrases.ts';

/** Half-open range of a file's text, in UTF-16 code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A file as it was read; positions in diagnostics are offsets into its text. */
export interface Source {
  /** The path from the content root, with forward slashes: `pages/contact.yaml`. */
  readonly file: string;
  readonly text: string;
}

export interface Place {
  readonly source: Source;
  readonly range: Range;
}

/** Words that fill a blank and differ by language; `value` fills the phrase's own blank. */
export interface Phrase {
  readonly phrase: PhraseName;
  readonly value?: string;
}

/** A script, by its ISO 15924 code; each language has its own name for it. */
export interface ScriptName {
  readonly script: string;
}

/** A language by its code, named in the reader's own. */
export interface LanguageName {
  readonly language: string;
}

/** The blanks of a message, by their names in the catalogue. */
export type Details = Readonly<Record<string, string | number | Phrase | ScriptName | LanguageName>>;

/** The one right repair of a mistake: what stands in the range is replaced. */
export interface Fix {
  readonly range: Range;
  readonly text: string;
}

/** A mistake of an author: what it is and where. Its words are in the catalogue. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: 'error' | 'warning';
  readonly place: Place;
  readonly details: Details;
  /** Present when the mistake can be mended by a program. */
  readonly fix?: Fix;
}

/** Orders by file, then by place, so that a file is read from top to bottom. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  if (a.place.source.file !== b.place.source.file) return a.place.source.file < b.place.source.file ? -1 : 1;
  return a.place.range.start - b.place.range.start || a.code.localeCompare(b.code, 'en');
}
