import type { Fault, Source } from '../../diagnostics/diagnostic.ts';
import { OWN_FOLDERS } from '../assets/own-files.ts';
import { badPartOf, NOT_FOUND_ROUTE } from '../read/files.ts';
import { changeText } from './edit/change-text.ts';
import type { Edit } from './edit/edit.ts';
import { changedAt, firstSound, readingOf } from './edit/reading.ts';
import { ledTo, linksTo, type RouteLink } from './route-links.ts';

/** The content files of a site, as they were read. */
export interface SiteSources {
  /** Pages, partials, templates and site.yaml. */
  readonly sources: readonly Source[];
  /** Each page's file by its route. */
  readonly routes: ReadonlyMap<string, string>;
  readonly languages: readonly string[];
}

type Refused = Fault<'edit-not-there' | 'bad-file-name' | 'reserved-address' | 'route-collision'>;

export interface RenamedRoute {
  /** The page's file and the name that it gets; edits count from the files as they were, by their old names. */
  readonly move: { readonly from: string; readonly to: string };
  readonly edits: readonly Edit[];
  /** Links that have to be changed by hand: repeated by marks, put together from facts, or beside a fault. */
  readonly left: readonly RouteLink[];
}

/** True of pages that every site has, at addresses that stay. */
export const isFixedRoute = (route: string): boolean => route === '/' || route === NOT_FOUND_ROUTE;

/** What gives a page another address: its file is moved, and each link to it in any file leads to the new one, menus included. */
export function renameRoute(site: SiteSources, from: string, to: string): RenamedRoute | { readonly refused: Refused } {
  const file = site.routes.get(from);
  if (!file || isFixedRoute(from)) return { refused: { code: 'edit-not-there' } };
  const target = `pages${to}${/\.ya?ml$/.exec(file)?.[0] ?? '.yaml'}`;
  const refused = addressFault(site, to, target);
  if (refused) return { refused };
  return { move: { from: file, to: target }, ...relinkSite(site.sources, from, to) };
}

/** Leads each link to a page elsewhere. */
export function relinkSite(sources: readonly Source[], from: string, to: string): Pick<RenamedRoute, 'edits' | 'left'> {
  const changed = sources.map((source) => relink(source, from, to));
  return { edits: changed.flatMap(({ edits }) => edits), left: changed.flatMap(({ left }) => left) };
}

/** Why a page cannot have an address and a file. */
export function addressFault({ routes, languages }: SiteSources, to: string, file: string): Refused | undefined {
  // A file of this name has its folder's address.
  const bad = /(?:^|\/)index$/.test(to) ? 'index' : to.startsWith('/') ? badPartOf(file) : to;
  if (bad !== undefined) return { code: 'bad-file-name', details: { name: bad } };
  const taken = [...languages, ...OWN_FOLDERS];
  const name = to.split('/')[1] ?? '';
  if (taken.includes(name)) return { code: 'reserved-address', details: { name, known: taken.join(', ') } };
  const other = routes.get(to);
  return other === undefined ? undefined : { code: 'route-collision', details: { route: to, other } };
}

/** Leads the links of one file elsewhere, all of them at once. */
function relink(source: Source, from: string, to: string): Pick<RenamedRoute, 'edits' | 'left'> {
  const { certain, perhaps } = linksTo(source, from);
  const edits: Edit[] = [];
  const left = [...perhaps];
  let expected = readingOf(source).value;
  for (const link of certain) {
    const written = ledTo(link.written, from, to);
    const change = changeText(source, link.path, written);
    if ('refused' in change) left.push(link);
    else {
      edits.push(...change.edits);
      expected = changedAt(expected, link.path, () => written);
    }
  }
  const whole = firstSound({ source, ways: [edits], expected });
  return 'refused' in whole ? { edits: [], left: [...certain, ...perhaps] } : { edits: whole.edits, left };
}

/** What taking a page away needs: its file, and all that leads to it, which leads nowhere then. */
export function deletePage(
  site: SiteSources,
  route: string,
):
  | { readonly file: string; readonly links: readonly RouteLink[]; readonly perhaps: readonly RouteLink[] }
  | { readonly refused: Refused } {
  const file = site.routes.get(route);
  if (!file || isFixedRoute(route)) return { refused: { code: 'edit-not-there' } };
  const found = site.sources.filter((source) => source.file !== file).map((source) => linksTo(source, route));
  return { file, links: found.flatMap(({ certain }) => certain), perhaps: found.flatMap(({ perhaps }) => perhaps) };
}
