import type { Narrowing } from '../../../schema/leaf.ts';
import { plainText } from '../../../schema/plain-text.ts';
import { joined } from '../files/path.ts';
import {
  type Collection,
  type MadePage,
  type MadePages,
  madeRoute,
  pageSizeOf,
  routeOfPage,
} from '../validate/collections.ts';
import { labelOf, type OwnEntry, type SiteEntries } from './listed.ts';
import { yearIn } from './measures.ts';
import { searchPage } from './search-page.ts';
import type { State } from './state.ts';

/** None: of a site that says nothing of such pages. */
export const NONE_MADE: MadePages = { pages: new Map(), taken: [] };

/** What an entry has of what has pages. */
const valuesOf = ({ tags, authors, date }: OwnEntry, by: Narrowing): readonly string[] =>
  by === 'tag' ? tags : by === 'author' ? authors : date ? [date.iso.slice(0, 4)] : [];

/** Finds the pages that collections ask for, of what their entries say of themselves, and the one with the search. */
export function makePages(state: State, entries: SiteEntries): MadePages {
  const pages = new Map<string, MadePage>();
  const taken: MadePage[] = [];
  const add = (page: MadePage) => {
    if (state.files.routes.has(page.route) || pages.has(page.route)) taken.push(page);
    else pages.set(page.route, page);
  };
  for (const collection of state.collections.values()) for (const each of madeOf(collection, state, entries)) add(each);
  const search = searchPage(state);
  // A written page of that address is the site's own.
  if (search && !state.files.routes.has(search.route)) add(search);
  return { pages, taken };
}

function* madeOf(collection: Collection, state: State, entries: SiteEntries): Generator<MadePage> {
  const { route, value } = collection;
  const asked = value.pages;
  if (!asked) return;
  const languages = state.siteFile.known.languages.map(({ code }) => code);
  const size = pageSizeOf(collection);
  const own = state.files.routes.get(route);
  const all = new Map(languages.map((code) => [code, entries.in(route, code)]));
  const countOf = (code: string) => all.get(code)?.length ?? 0;
  if (own) yield* furtherOf({ route, file: own, collection: route, first: route, number: 1, languages }, size, countOf);
  for (const by of ['tag', 'author', 'year'] as const) {
    const from = asked[by];
    if (from === undefined) continue;
    const counts = countsOf(all, by);
    for (const [name, byLanguage] of counts) {
      const first: MadePage = {
        route: madeRoute(route, by, name),
        file: joined('pages', from),
        collection: route,
        first: madeRoute(route, by, name),
        number: 1,
        only: { by, value: name },
        called: Object.fromEntries(
          languages.map((code) => [code, calledIn(code, { by, name, collection }, state, entries)]),
        ),
        languages: languages.filter((code) => byLanguage.has(code)),
      };
      yield first;
      yield* furtherOf(first, size, (code) => byLanguage.get(code) ?? 0);
    }
  }
}

/** How many entries have each, by language, in the order of their names. */
function countsOf(all: ReadonlyMap<string, readonly OwnEntry[]>, by: Narrowing) {
  const counts = new Map<string, Map<string, number>>();
  for (const [code, own] of all)
    for (const entry of own)
      for (const name of valuesOf(entry, by)) {
        const known = counts.get(name) ?? new Map<string, number>();
        counts.set(name, known.set(code, (known.get(code) ?? 0) + 1));
      }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

function* furtherOf(first: MadePage, size: number, countOf: (code: string) => number): Generator<MadePage> {
  const most = Math.max(0, ...first.languages.map(countOf));
  for (let number = 2; (number - 1) * size < most; number++)
    yield {
      ...first,
      route: routeOfPage(first.route, number),
      number,
      languages: first.languages.filter((code) => countOf(code) > (number - 1) * size),
    };
}

/** What a tag, an author or a year is called in a language. */
function calledIn(
  code: string,
  { by, name, collection }: { by: Narrowing; name: string; collection: Collection },
  { siteFile }: State,
  entries: SiteEntries,
): string {
  const { known: site } = siteFile;
  if (by === 'tag') return plainText(labelOf(collection.value.tags?.[name], name, { site, language: code }));
  if (by === 'author') {
    const own = entries.of(name, code) ?? entries.of(name, site.defaultLanguage);
    return own ? plainText(own.title) : name;
  }
  const language = site.languages.find((each) => each.code === code);
  return language ? yearIn(Number(name), language) : name;
}
