import { block } from '../../schema/block.ts';
import { drawnAs } from '../../schema/drawn-as.ts';
import type { Listing } from '../../schema/leaf.ts';
import type { Draw, ListedPage, RichBlock, RichValue } from '../../schema/resolved.ts';
import { text } from '../../schema/text.ts';

/** All pages of the site that search engines may list, by their titles; what lies in a folder stands below the folder's own page, unless it is more than 100 pages. */
export const siteMapBlock = drawnAs(
  block('site-map', {
    /** The section's heading. */
    title: text().optional(),
  }).meta({ inSearchPage: { place: 3, words: { title: 'allPages' } } }),
  ({ title, ...common }) => {
    const body: Listing<RichValue> = { $leaf: 'listing', query: { which: 'site' }, words: {}, draw };
    return { ...common, type: 'text', title, layout: 'stacked', body };
  },
);

/** Of a folder with more pages than these its own page is shown alone: it lists them better. */
const MOST = 100;

/** A page with those below it. */
interface Branch {
  readonly page: ListedPage;
  readonly below: Branch[];
}

const draw: Draw<RichValue> = (pages) => {
  const known = new Map<string, Branch>();
  const tops: Branch[] = [];
  // The route of a folder's own page is shorter than those below it.
  for (const page of [...pages].sort((a, b) => (a.route < b.route ? -1 : 1))) {
    const branch = { page, below: [] };
    known.set(page.route, branch);
    (above(page.route, known)?.below ?? tops).push(branch);
  }
  return { blocks: [listOf(tops)] };
};

/** The nearest page above a route. */
function above(route: string, known: ReadonlyMap<string, Branch>): Branch | undefined {
  for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1)) {
    const found = known.get(route.slice(0, end));
    if (found) return found;
  }
  return undefined;
}

const listOf = (branches: readonly Branch[]): RichBlock => ({
  type: 'list',
  ordered: false,
  items: branches.map(({ page: { href, title }, below }) => [
    { type: 'paragraph', children: [{ type: 'link', href, children: [{ type: 'text', value: title }] }] },
    ...(below.length > 0 && below.length <= MOST ? [listOf(below)] : []),
  ]),
});
