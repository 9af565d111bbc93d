import type { Place, Source } from '../../../diagnostics/diagnostic.ts';
import { loadPage, type State } from '../../resolve/state.ts';
import type { PageFile } from '../../validate/page-file.ts';
import { type PageRecord, placeOfSpot, type Spot } from '../record.ts';

/** What rules between pages go by: the records of all pages, and the site that they belong to. */
export interface Whole {
  readonly state: State;
  readonly records: readonly PageRecord[];
  /** The facts that menus, footer and labels use. */
  readonly shared: ReadonlySet<string>;
  readonly sourceOf: (file: string) => Source;
}

/** The place of plain data. */
export const placeIn = (spot: Spot, { sourceOf }: Whole): Place => placeOfSpot(spot, sourceOf);

/** A page, read again for the place of something in it. */
export const openPage = (route: string, { state }: Whole): PageFile | undefined => loadPage(state, route);

/** Every fact that a page or what all pages share uses. */
export const usedFacts = ({ records, shared }: Whole): Set<string> =>
  new Set([...shared, ...records.flatMap(({ facts }) => facts)]);

/** Every file that was read for a page. */
export const usedFiles = ({ records }: Whole): Set<string> => new Set(records.flatMap(({ used }) => used));
