import { type Code, warnings } from '../diagnostics/catalogue.ts';
import type { Details, Diagnostic, Fix, Place, Range, Source } from '../diagnostics/diagnostic.ts';

/** Collects diagnostics; the same one at the same place counts once, however many pages share the place. */
export class Report {
  readonly diagnostics: Diagnostic[] = [];
  readonly #seen = new Set<string>();

  add(code: Code, place: Place, details: Details = {}, fix?: Fix): void {
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

  get failed(): boolean {
    return this.diagnostics.some(({ severity }) => severity === 'error');
  }
}

export const placeAt = (source: Source, start: number, end: number): Place => ({ source, range: { start, end } });
export const placeOf = (source: Source, range: Range): Place => ({ source, range });
