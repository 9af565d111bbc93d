import { NOT_FOUND_ROUTE } from '../read/files.ts';
import { readSource } from '../read/source.ts';
import { Report } from '../written/report.ts';
import { isKnown, loadPage, offerOf, publishedRoutes, type State } from './state.ts';

/** A page and the addresses that it had before; null in the place of one that cannot be used. */
export interface FormerAddresses {
  readonly route: string;
  readonly formerly: readonly (string | null)[];
}

/** Every earlier address with the page that it leads to: of two that claim one, the first. */
export function formerRoutes(pages: Iterable<FormerAddresses>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { route, formerly } of pages)
    if (route !== NOT_FOUND_ROUTE)
      for (const address of formerly) if (address && !found.has(address)) found.set(address, route);
  return found;
}

const movedPage = (state: State, route: string): FormerAddresses =>
  offerOf(state, route) ?? {
    route,
    formerly: (loadPage(state, route)?.page?.formerly ?? []).map((address) => address ?? null),
  };

/** The same of all pages of a project, read when it is asked first; a page that names none is not read for it. */
export function formerWhenAsked(state: State): (address: string) => string | undefined {
  let known: ReadonlyMap<string, string> | undefined;
  return (address) => {
    known ??= formerRoutes(
      publishedRoutes(state)
        .filter((route) => isKnown(state, route) || mayHaveMoved(state, route))
        .map((route) => movedPage(state, route)),
    );
    return known.get(address);
  };
}

const mayHaveMoved = ({ folder, files }: State, route: string) =>
  readSource(folder, files.routes.get(route) ?? '', new Report())?.text.includes('formerly') === true;
