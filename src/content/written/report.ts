import { type Code, isOwnCode, messages } from '../../diagnostics/catalogue.ts';
import {
  type Diagnostic,
  type Fault,
  type Fix,
  type MessageArguments,
  type Place,
  type Range,
  type Source,
  severityOf,
} from '../../diagnostics/diagnostic.ts';
import type { Details } from '../../diagnostics/phrases.ts';
import { namedSlip } from './named-slip.ts';
import type { Origins } from './origin.ts';

/** Messages of each severity that one file may have. */
export const MAX_MESSAGES = 200;

/** Messages of each severity about the names of files, one a file: nobody looks through more, and any number of names can come. */
export const MAX_OF_FILES = 10_000;

/** Collects diagnostics; the same one at the same place counts once, however many pages share the place. */
export class Report {
  readonly diagnostics: Diagnostic[] = [];
  readonly #seen = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #told = { error: 0, warning: 0 };
  readonly #most: number;

  /** With a number, so many messages of each severity are told and one that says so. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  add<C extends Code>(code: C, place: Place, ...[details, fix]: MessageArguments<C>): void {
    this.#put(code, place, details, fix);
  }

  /** Adds what was found elsewhere, its code and its blanks together. */
  tell({ code, details, fix }: Fault & { readonly fix?: Fix | undefined }, place: Place): void {
    this.#put(code, place, details, fix);
  }

  #put(code: Code, place: Place, details: Details = {}, fix?: Fix): void {
    // Of what else is found in a file that has too much nobody is told, so nothing is worked out about it.
    if (this.#count(severityOf(code), place.source) > MAX_MESSAGES) return;
    const slip = namedSlip(code, place, details);
    if (slip) return this.tell(slip, placeAt(place.source, slip.start, slip.end));
    const key = `${code}\0${place.source.file}\0${place.range.start}\0${JSON.stringify(details)}`;
    if (this.#seen.has(key)) return;
    const severity = severityOf(code);
    const count = this.#count(severity, place.source);
    if (count > MAX_MESSAGES) return;
    if (this.#told[severity] > this.#most) return;
    if (this.#told[severity]++ === this.#most) {
      this.diagnostics.push(closingAll(severity, place.source, this.#most));
      return;
    }
    this.#counts.set(`${severity} ${place.source.file}`, count + 1);
    this.#seen.add(key);
    // Around a link or a choice they are more than something that visitors would see.
    if (code === 'curly-quotes') this.#forget('yaml-smart-quotes', place);
    // `add` and `tell` take no other blanks than the code's own.
    if (count < MAX_MESSAGES)
      this.diagnostics.push({
        ...{ code, severity, place, details },
        ...(fix && { fix }),
        ...(isOwnCode(code) && { own: messages[code] }),
      } as Diagnostic);
    else this.diagnostics.push(closing(severity, place.source));
  }

  #count = (severity: Diagnostic['severity'], { file }: Source) => this.#counts.get(`${severity} ${file}`) ?? 0;

  /** True where a file has so many errors that no more of them are told. */
  isFull(source: Source): boolean {
    return this.#count('error', source) > MAX_MESSAGES;
  }

  /** Adds what another report has collected. */
  take({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): void {
    for (const each of diagnostics) this.tell(each, each.place);
  }

  #forget(code: Code, { source, range }: Place): void {
    const at = this.diagnostics.findIndex(
      ({ place, ...each }) =>
        each.code === code && place.source.file === source.file && place.range.start === range.start,
    );
    if (at !== -1) this.diagnostics.splice(at, 1);
  }

  get failed(): boolean {
    return this.diagnostics.some(({ severity }) => severity === 'error');
  }
}

/** What telling about written values needs: where each stands, and whom to tell. */
export interface CheckContext {
  readonly origins: Origins;
  readonly report: Report;
}

/** What stands behind the last message of a file that has too many. */
const closing = (severity: Diagnostic['severity'], source: Source): Diagnostic => ({
  code: severity === 'error' ? 'more-errors' : 'more-warnings',
  severity,
  place: placeAt(source, source.text.trimEnd().length, source.text.trimEnd().length),
  details: { limit: MAX_MESSAGES },
});

/** What stands at the first file of which nothing is told any more. */
const closingAll = (severity: Diagnostic['severity'], { file }: Source, limit: number): Diagnostic => ({
  code: severity === 'error' ? 'more-files' : 'more-warnings',
  severity,
  place: placeAt({ file, text: '' }, 0, 0),
  details: { limit },
});

export const placeAt = (source: Source, start: number, end: number): Place => ({ source, range: { start, end } });
export const placeOf = (source: Source, range: Range): Place => ({ source, range });
