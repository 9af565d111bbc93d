import type { Place, Source } from '../../../diagnostics/diagnostic.ts';
import { loadPage, type State } from '../../resolve/state.ts';
import type { PageFile } from '../../validate/page-file.ts';
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

/** Every fact that a page or what all pages share uses. */
export const usedFacts = ({ records, shared }: RuleContext): Set<string> =>
  new Set([...shared, ...records.flatMap(({ facts }) => facts)]);

/** Every file that was read for a page. */
export const usedFiles = ({ records }: RuleContext): Set<string> => new Set(records.flatMap(({ used }) => used));
