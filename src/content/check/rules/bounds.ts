import { severityOf } from '../../../diagnostics/diagnostic.ts';
import {
  addUnfolded,
  fillsTooMuch,
  finishesTooMuch,
  includesTooMuch,
  nothingUnfolded,
  parsesTooMuch,
} from '../../read/unfolded.ts';
import type { PageRecord, StoredFinding } from '../record.ts';

/** Why no more pages are looked at. */
export type Ending = 'check-ended' | 'too-much-work' | 'too-much-repeated';

/** Counts what pages take, and their errors, up to where they are too much for one check. */
export interface Bounds {
  /** Adds a page. */
  add(record: PageRecord): void;
  /** Why no page after those that were added is looked at. */
  ended(): Ending | undefined;
}

/** Earlier addresses, each of which is compared with all others, that take as long as a page. */
const FORMER_OF_DOCUMENT = 10;

/** Errors from which on no more pages are looked at. */
const MAX_ERRORS = 10_000;

export function createBounds(): Bounds {
  const all = nothingUnfolded();
  const brought = new Set<string>();
  let errors = 0;
  return {
    add({ unfolded, findings, formerly, used }) {
      addUnfolded(all, unfolded);
      // Whatever pages bring in is read once, which takes as long as a page.
      const before = brought.size;
      for (const file of used.slice(1)) brought.add(file);
      all.documents += brought.size - before;
      all.documents += formerly.length / FORMER_OF_DOCUMENT;
      errors += errorsIn(findings.file) + findings.languages.reduce((sum, [, own]) => sum + errorsIn(own), 0);
    },
    ended() {
      if (errors > MAX_ERRORS) return 'check-ended';
      if (includesTooMuch(all) || fillsTooMuch(all)) return 'too-much-repeated';
      return parsesTooMuch(all) || finishesTooMuch(all) ? 'too-much-work' : undefined;
    },
  };
}

const errorsIn = (findings: readonly StoredFinding[]) =>
  findings.filter(({ code }) => severityOf(code) === 'error').length;

/** The records of the first pages, up to where all is too much; then with the route that comes next, and why it does not. */
export function withinBounds(
  routes: Iterable<string>,
  recordOf: (route: string) => PageRecord | undefined,
): { records: PageRecord[]; ended?: { route: string; code: Ending } } {
  const bounds = createBounds();
  const records: PageRecord[] = [];
  for (const route of routes) {
    const code = bounds.ended();
    if (code) return { records, ended: { route, code } };
    const record = recordOf(route);
    if (!record) throw new Error(`${route} has not been looked at.`);
    bounds.add(record);
    records.push(record);
  }
  return { records };
}
