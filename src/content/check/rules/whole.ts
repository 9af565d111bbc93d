import type { Place, Source } from '../../../diagnostics/diagnostic.ts';
import { loadPage, type State } from '../../resolve/state.ts';
import type { PageFile } from '../../validate/page-file.ts';
import type { Mapping } from '../../written/mapping.ts';
import { locate } from '../../written/origin.ts';
import { type PageRecord, placeOfStored, type StoredPlace } from '../record.ts';

/** What rules between pages go by: the records of all pages, and the site that they belong to. */
export interface RuleContext {
  readonly state: State;
  readonly records: readonly PageRecord[];
  /** The facts that menus, footer and labels use. */
  readonly shared: ReadonlySet<string>;
  readonly sourceOf: (file: string) => Source;
}

/** The place of plain data. */
export const placeIn = (spot: StoredPlace, { sourceOf }: RuleContext): Place => placeOfStored(spot, sourceOf);

/** A page, read again for the place of something in it. */
export const openPage = (route: string, { state }: RuleContext): PageFile | undefined => loadPage(state, route);

/** The line by which a page is not published: the first that counts. */
export function placeOfWithholding({ origins }: PageFile, written: Mapping): Place {
  const why = ['draft', 'scheduled', 'expires'].find((field) => written[field] !== undefined) ?? 'draft';
  return locate(origins, written, [why]).key;
}

/** Every fact that a page or what all pages share uses. */
export const usedFacts = ({ records, shared }: RuleContext): Set<string> =>
  new Set([...shared, ...records.flatMap(({ facts }) => facts)]);

/** Every file that was read for a page. */
export const usedFiles = ({ records }: RuleContext): Set<string> => new Set(records.flatMap(({ used }) => used));
