import type { BlankNames } from './blanks.ts';
import { type Code, type messages, warnings } from './catalogue.ts';
import type { Message } from './message.ts';
import type { Blank, Details } from './phrases.ts';

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

type Messages = typeof messages;
type BlanksOf = { readonly [C in Code]: BlankNames<Messages[C]['en'] | Messages[C]['hint']['en']> };

/** The blanks that have to be filled: all but the suggestion, which there may be none for. */
type Needed<C extends Code> = Exclude<BlanksOf[C], 'suggestion'>;

/**
 * The blanks of a code's message; of several codes, those of all. The names of all other blanks are ruled out, so that
 * none comes along in a value from elsewhere.
 */
export type DetailsOf<C extends Code> = [BlanksOf[C]] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Name in Needed<C>]: Blank } & { readonly [Name in Exclude<BlanksOf[C], Needed<C>>]?: Blank } & {
      readonly [Name in Exclude<BlanksOf[Code], BlanksOf[C]>]?: never;
    };

/** The blanks and the repair of a code's message, as arguments. */
export type MessageArguments<C extends Code> = [Needed<C>] extends [never]
  ? [details?: DetailsOf<C> | undefined, fix?: Fix | undefined]
  : [details: DetailsOf<C>, fix?: Fix | undefined];

/** The codes whose messages have exactly these blanks. */
export type CodeWith<Blanks extends string> = {
  [C in Code]: [BlanksOf[C], Blanks] extends [Blanks, BlanksOf[C]] ? C : never;
}[Code];

/** A code with the blanks of its message. */
export type Fault<Codes extends Code = Code> = {
  [C in Codes]: [Needed<C>] extends [never]
    ? { readonly code: C; readonly details?: DetailsOf<C> }
    : { readonly code: C; readonly details: DetailsOf<C> };
}[Codes];

/** The one right repair of a mistake: what stands in the range is replaced. */
export interface Fix {
  readonly range: Range;
  readonly text: string;
}

/** A mistake of an author: what it is and where. Its words are in the catalogue. */
export type Diagnostic = Fault & {
  readonly details: Details;
  readonly severity: 'error' | 'warning';
  readonly place: Place;
  /** Present when the mistake can be mended by a program. */
  readonly fix?: Fix;
  /** What a check of the site's own says of it, for whoever has the engine's messages only. */
  readonly own?: Message;
};

export const severityOf = (code: Code): Diagnostic['severity'] => (warnings.has(code) ? 'warning' : 'error');

/** Orders errors before warnings, then by file and by place, so that a file is read from top to bottom. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1;
  if (a.place.source.file !== b.place.source.file) return a.place.source.file < b.place.source.file ? -1 : 1;
  return a.place.range.start - b.place.range.start || a.code.localeCompare(b.code, 'en');
}
