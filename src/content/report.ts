import { type Code, warnings } from '../diagnostics/catalogue.ts';
import type { Details, Diagnostic, Fix, Place, Range, Source } from '../diagnostics/diagnostic.ts';
import { findInvisible } from './lookalikes.ts';

/** Mistakes in one word or figure: where a character that nobody can see stands in it, that is the mistake. */
const NAMING: ReadonlySet<Code> = new Set<Code>([
  'unknown-block',
  'not-a-choice',
  'wrong-format',
  'expected-number',
  'expected-boolean',
  'missing-fact',
  'unknown-format',
  'dead-link',
  'bad-link',
  'dead-anchor',
  'missing-image',
  'missing-partial',
  'unknown-icon',
  'unknown-region',
  'unknown-default-language',
]);

/** Invisible characters elsewhere in a text may be right; these are in what the message is about. */
const isHidden = ({ known, choices, suggestion, ...about }: Details) =>
  Object.values(about).some((value) => findInvisible(String(value), { start: 0, end: String(value).length }));

/** Collects diagnostics; the same one at the same place counts once, however many pages share the place. */
export class Report {
  readonly diagnostics: Diagnostic[] = [];
  readonly #seen = new Set<string>();

  add(code: Code, place: Place, details: Details = {}, fix?: Fix): void {
    const hidden = NAMING.has(code) && isHidden(details) && findInvisible(place.source.text, place.range);
    if (hidden)
      return this.add('invisible-character', placeOf(place.source, hidden), { name: hidden.name }, hidden.fix);
    const key = `${code}\0${place.source.file}\0${place.range.start}\0${JSON.stringify(details)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.diagnostics.push({
      code,
      severity: warnings.has(code) ? 'warning' : 'error',
      place,
      details,
      ...(fix && { fix }),
    });
  }

  /** Adds what another report has collected. */
  take({ diagnostics }: Pick<Report, 'diagnostics'>): void {
    for (const { code, place, details, fix } of diagnostics) this.add(code, place, details, fix);
  }

  get failed(): boolean {
    return this.diagnostics.some(({ severity }) => severity === 'error');
  }
}

export const placeAt = (source: Source, start: number, end: number): Place => ({ source, range: { start, end } });
export const placeOf = (source: Source, range: Range): Place => ({ source, range });
