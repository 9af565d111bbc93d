import type { Machine } from '../../assets/machine.ts';
import { linkIndex } from '../../resolve/compiler.ts';
import { formerRoutes } from '../../resolve/former-routes.ts';
import type { LinkIndex } from '../../resolve/link-index.ts';
import { resolveLink } from '../../resolve/links.ts';
import {
  type AnswerQuery,
  NO_ENTRIES,
  type OwnEntry,
  type PageQuery,
  type SiteEntries,
  titled,
} from '../../resolve/listed.ts';
import type { State } from '../../resolve/state.ts';
import { leadOf } from '../page.ts';
import type { PageRecord } from '../record.ts';

/**
 * What links are checked against, as the records of all pages tell it. Where these are too many to be looked at, a link to
 * one of the rest is taken to lead to any section of it, in every language.
 */
export function indexOfRecords(records: readonly PageRecord[], state: State): LinkIndex {
  const published = records.filter(({ draft }) => state.drafts || !draft);
  const former = formerRoutes(published);
  const looked = new Set(records.map(({ route }) => route));
  const rest = [...state.files.routes.keys()].filter((route) => !looked.has(route));
  const languages = new Set(state.siteFile.known.languages.map(({ code }) => code));
  return linkIndex(
    [
      ...published.map(
        (page) =>
          [
            page.route,
            {
              anchors: page.anchors && new Set(page.anchors),
              hidden: new Set(page.hidden),
              languages: new Set(page.languages),
              address: page.address,
            },
          ] as const,
      ),
      ...rest.map((route) => [route, { anchors: undefined, languages }] as const),
      ...[...state.madePages().pages.values()].flatMap(({ route, languages }) =>
        looked.has(route) ? [] : [[route, { anchors: undefined, languages: new Set(languages) }] as const],
      ),
    ],
    state,
    (address) => former.get(address),
  );
}

/** What a link can be compared with: the same as long as no page, section, language or file comes, goes or is renamed. */
export const namesOfIndex = (records: readonly PageRecord[], state: State): string =>
  JSON.stringify([
    records
      .filter(({ draft }) => state.drafts || !draft)
      .map(({ route, anchors, hidden, languages, formerly, address, entry }) => [
        route,
        anchors,
        hidden,
        languages,
        formerly,
        address,
        entry,
      ]),
    [...state.publicFiles.keys()],
    // Only a list of all pages says what those are called that are no entries.
    records.some(({ asked }) => asked.some(([, query]) => isOfSite(query))) && records.map(({ shown }) => shown),
    [...state.collections.values()].map(({ route, value, isWhole }) => [route, value, isWhole]),
  ]);

const isOfSite = (query: string) => (JSON.parse(query) as PageQuery).which === 'site';

/** The pages of which a link leads elsewhere than was recorded, or a list is another one, now that all pages are known. */
export function misled(
  records: readonly PageRecord[],
  { links, answer, sumOf }: { links: LinkIndex; answer: AnswerQuery; sumOf: Machine['sumOf'] },
): PageRecord[] {
  const known = new Map<string, string>();
  const isAnswered = ([language, query, sum]: PageRecord['asked'][number]) =>
    // The compiler has written it.
    sumOf(JSON.stringify(answer(JSON.parse(query) as PageQuery, language))) === sum;
  return records.filter(({ route, anchors, hidden, leads, asked }) => {
    if (!asked.every(isAnswered)) return true;
    const own = { route, anchors: anchors && new Set(anchors), hidden: new Set(hidden) };
    const leadFrom = (language: string, target: string) => leadOf(resolveLink(target, { ...own, language }, links));
    return leads.some(([language, target, lead]) => {
      // Where such a link leads does not depend on the page.
      const key = target.startsWith('/') ? `${language}\0${target}` : undefined;
      const now = (key && known.get(key)) ?? leadFrom(language, target);
      if (key) known.set(key, now);
      return now !== lead;
    });
  });
}

/** The entries of a site, as the records of all pages tell them. */
export function entriesOfRecords(records: readonly PageRecord[], state: State): SiteEntries {
  const published = records.filter(({ draft }) => state.drafts || !draft);
  const pages = (language: string) =>
    published.flatMap(({ route, shown }) => {
      const own = shown.find((each) => each.language === language && !each.noindex);
      return own ? [titled({ ...own, route })] : [];
    });
  if (state.collections.size === 0) return { ...NO_ENTRIES, all: pages };
  const all = new Map<string, OwnEntry[]>();
  const single = new Map<string, OwnEntry>();
  for (const { route, entry } of published) {
    if (!entry) continue;
    for (const [language, own] of entry.own) {
      const key = `${language}\0${entry.collection}`;
      const known = all.get(key) ?? [];
      known.push(own);
      all.set(key, known);
      single.set(`${language}\0${route}`, own);
    }
  }
  return {
    in: (collection, language) => all.get(`${language}\0${collection}`) ?? [],
    of: (route, language) => single.get(`${language}\0${route}`),
    all: pages,
  };
}
