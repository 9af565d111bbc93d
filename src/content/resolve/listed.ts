import type { Query, Text } from '../../../schema/leaf.ts';
import { plainText } from '../../../schema/plain-text.ts';
import type {
  DayValue,
  EventValue,
  ImageValue,
  ListedPage,
  PageOfList,
  PointerValue,
  TextValue,
} from '../../../schema/resolved.ts';
import type { PageValue } from '../../contract/value.ts';
import { type Collection, type Collections, madeRoute, pageSizeOf, routeOfPage } from '../validate/collections.ts';
import type { KnownSite } from '../validate/known-site.ts';
import { pathOf } from '../written/addresses.ts';
import { isolate } from './isolate.ts';
import type { LinkIndex } from './link-index.ts';
import { resolveLink } from './links.ts';
import { finishCount } from './measures.ts';

/** An entry in a language, as far as its own file tells: what it names elsewhere are routes. */
export interface OwnEntry {
  readonly route: string;
  readonly title: TextValue;
  readonly summary: TextValue;
  readonly date?: DayValue;
  readonly event?: EventValue;
  readonly picture?: ImageValue;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The entries of a site. */
export interface SiteEntries {
  /** Those of a collection that are offered in a language. */
  in(collection: string, language: string): readonly OwnEntry[];
  of(route: string, language: string): OwnEntry | undefined;
  /** All pages that search engines may list in a language, as entries. */
  all(language: string): readonly OwnEntry[];
}

/** What tells of nothing: where only the names of files are known, and where no folder is a collection. */
export const NO_ENTRIES: SiteEntries = { in: () => [], of: () => undefined, all: () => [] };

/** Any page as an entry: what it is called, and nothing else. */
export const titled = ({
  route,
  title,
  description,
}: Pick<PageValue, 'route' | 'title' | 'description'>): OwnEntry => ({
  route,
  title,
  summary: description,
  ...{ authors: [], tags: [], fields: {} },
});

/** What answers are made of. */
export interface AnswerSources {
  readonly collections: Collections;
  readonly entries: SiteEntries;
  readonly site: KnownSite;
  readonly links: LinkIndex;
}

/** A query with the page that asks. */
export interface PageQuery extends Query {
  readonly of: string;
  readonly from: string;
  /** Of a list that goes on: the page with its beginning, and which of its pages this is. */
  readonly first?: string;
  readonly number?: number;
}

/** What a collection answers. */
export interface QueryAnswer {
  readonly found: readonly ListedPage[];
  /** The pages of a list that goes on; nothing in the place of some that are left out. */
  readonly pages: readonly (PageOfList | undefined)[];
}

/** Gives what a collection answers a page in a language. */
export type AnswerQuery = (query: PageQuery, language: string) => QueryAnswer;

/** What answers nothing. */
export const NO_ANSWER: QueryAnswer = { found: [], pages: [] };

/** So many entries of each tag and author are looked at for related ones: more are no nearer. */
const LOOKED_AT = 40;

/** Answers queries: what is asked again for many pages (an order, a place in it, who has a tag) is made once. */
export function createAnswers({ collections, entries, site, links }: AnswerSources): AnswerQuery {
  const known = new Map<string, Ordered>();
  const orderedIn = ({ route, value }: Collection, language: string, order = value.order ?? 'newest') => {
    const key = `${route}\0${language}\0${order}`;
    const found = known.get(key) ?? orderEntries(entries.in(route, language), order, language);
    known.set(key, found);
    return found;
  };
  const standard = site.languages.find(({ code }) => code === site.defaultLanguage);
  const titleOf = (route: string, language: string): TextValue => {
    const own = entries.of(route, language);
    if (own) return own.title;
    const other = standard && entries.of(route, standard.code);
    // A page that a language does not have is called as it is where it is.
    return other ? [{ text: plainText(other.title), lang: standard.code, dir: standard.direction }] : route;
  };
  const hrefOf = (route: string, language: string): string => {
    const led = resolveLink(route, { language, route: undefined }, links);
    return 'href' in led ? led.href : '#';
  };
  const pointed = (route: string, language: string): PointerValue => ({
    route,
    href: hrefOf(route, language),
    title: titleOf(route, language),
  });
  const tagOf = (name: string, { route, value }: Collection, language: string) => {
    const own = madeRoute(route, 'tag', name);
    const label = labelOf(value.tags?.[name], name, { site, language });
    return links.routes.get(own)?.languages.has(language)
      ? { name, label, href: hrefOf(own, language) }
      : { name, label };
  };
  const pagesOf = ({ first, number = 1 }: PageQuery, count: number, language: string) => {
    const own = site.languages.find(({ code }) => code === language);
    if (first === undefined || !own || count < 2) return [];
    return numbersNear(number, count).map((each) => {
      if (each === undefined) return undefined;
      const { text } = finishCount(each, own);
      return each === number ? { text } : { text, href: hrefOf(routeOfPage(first, each), language) };
    });
  };
  const listed = (own: OwnEntry, collection: Collection, language: string): ListedPage => ({
    ...own,
    ...pointed(own.route, language),
    authors: own.authors.map((route) => pointed(route, language)),
    tags: own.tags.map((name) => tagOf(name, collection, language)),
    fields: Object.fromEntries(
      Object.entries(own.fields).map(([field, inner]) => [
        field,
        isPointer(inner) ? pointed(inner.page, language) : inner,
      ]),
    ),
  });
  const pageOfSite = (own: OwnEntry, language: string): ListedPage => ({
    ...own,
    route: own.route,
    href: hrefOf(own.route, language),
    ...{ authors: [], tags: [] },
  });
  return (query, language) => {
    if (query.which === 'site')
      return { found: entries.all(language).map((own) => pageOfSite(own, language)), pages: [] };
    const collection = collections.get(query.of);
    if (!collection) return NO_ANSWER;
    const ordered = orderedIn(collection, language, query.order);
    const size = pageSizeOf(collection);
    const all = found(query, ordered, size);
    const { number } = query;
    const shown = number === undefined ? all : all.slice((number - 1) * size, number * size);
    return {
      found: shown.map(({ own, rel }) => ({ ...listed(own, collection, language), ...(rel && { rel }) })),
      pages: number === undefined ? [] : pagesOf(query, Math.ceil(all.length / size), language),
    };
  };
}

/** The numbers of pages that a list names: the first, the last and those beside its own. */
function numbersNear(own: number, count: number): (number | undefined)[] {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const isNear = (number: number) => number === 1 || number === count || Math.abs(number - own) <= 2;
  return numbers
    .filter((each) => isNear(each) || each === own - 3 || each === own + 3)
    .map((each) => (isNear(each) ? each : undefined));
}

/** A field that names a page of another collection. */
const isPointer = (value: unknown): value is { readonly page: string } =>
  typeof value === 'object' && value !== null && 'page' in value;

interface Ordered {
  readonly all: readonly OwnEntry[];
  /** Where each stands among them. */
  readonly places: ReadonlyMap<string, number>;
  /** The first of those with a tag or an author. */
  readonly having: ReadonlyMap<string, readonly OwnEntry[]>;
}

const marksOf = ({ tags, authors }: OwnEntry) => [...tags.map((tag) => `#${tag}`), ...authors];

function orderEntries(entries: readonly OwnEntry[], order: NonNullable<Query['order']>, language: string): Ordered {
  const collator = new Intl.Collator(language);
  const byTitle = (a: OwnEntry, b: OwnEntry) =>
    collator.compare(plainText(a.title), plainText(b.title)) || (a.route < b.route ? -1 : 1);
  // A page without a day comes last, whichever is the order.
  const dayOf = ({ date }: OwnEntry) => date?.iso ?? (order === 'newest' ? '' : '9');
  const byDay = (a: OwnEntry, b: OwnEntry) =>
    dayOf(a) === dayOf(b) ? byTitle(a, b) : dayOf(a) < dayOf(b) === (order === 'oldest') ? -1 : 1;
  const all = [...entries].sort(order === 'title' ? byTitle : byDay);
  const having = new Map<string, OwnEntry[]>();
  for (const each of all)
    for (const mark of marksOf(each)) {
      const own = having.get(mark) ?? [];
      if (own.length < LOOKED_AT) own.push(each);
      having.set(mark, own);
    }
  return { all, places: new Map(all.map(({ route }, place) => [route, place])), having };
}

interface Found {
  readonly own: OwnEntry;
  readonly rel?: 'previous' | 'next';
}

function found(
  { which, from, tag, author, year, limit, order, number }: PageQuery,
  ordered: Ordered,
  usual: number,
): Found[] {
  const { all, places, having } = ordered;
  const place = places.get(from);
  const self = place === undefined ? undefined : all[place];
  if (which === 'this') return self ? [{ own: self }] : [];
  if (which === 'neighbours') {
    if (place === undefined) return [];
    const [before, after] = [all[place - 1], all[place + 1]];
    const isBackwards = order === undefined ? isNewestFirst(all) : order === 'newest';
    const [earlier, later] = isBackwards ? [after, before] : [before, after];
    return [
      ...(earlier ? [{ own: earlier, rel: 'previous' as const }] : []),
      ...(later ? [{ own: later, rel: 'next' as const }] : []),
    ];
  }
  if (which === 'related') {
    const shared = new Map<OwnEntry, number>();
    for (const mark of self ? marksOf(self) : [])
      for (const each of having.get(mark) ?? []) if (each !== self) shared.set(each, (shared.get(each) ?? 0) + 1);
    const nearer = [...shared].sort(([a, one], [b, other]) => other - one || at(a) - at(b));
    return nearer.slice(0, limit ?? 3).map(([own]) => ({ own }));
  }
  const isAsked = (own: OwnEntry) =>
    own !== self &&
    (tag === undefined || own.tags.includes(tag)) &&
    (author === undefined || own.authors.includes(author)) &&
    (year === undefined || own.date?.iso.startsWith(year) === true);
  return all
    .filter(isAsked)
    .slice(0, limit ?? (number === undefined ? usual : undefined))
    .map((own) => ({ own }));

  function at({ route }: OwnEntry): number {
    return places.get(route) ?? 0;
  }
}

const isNewestFirst = (all: readonly OwnEntry[]) => {
  const [first, last] = [all[0]?.date?.iso, all.findLast(({ date }) => date)?.date?.iso];
  return first !== undefined && last !== undefined && first > last;
};

/** What something of a collection's file is called in a language. */
export function labelOf(
  text: Partial<Pick<Text, 'by'>> | undefined,
  name: string,
  { site, language }: { site: KnownSite; language: string },
): TextValue {
  const by = text?.by ?? {};
  const standard = by[site.defaultLanguage] ?? by.default;
  const own = by[language] ?? by.all ?? (language === site.defaultLanguage ? standard : undefined);
  const shown = site.languages.find(({ code }) => code === (own === undefined ? site.defaultLanguage : language));
  if (own !== undefined || standard === undefined) return isolate(own ?? name, shown?.direction ?? 'ltr');
  return [{ text: standard, lang: site.defaultLanguage, dir: shown?.direction ?? 'ltr' }];
}

/** What a collection's feeds in a language are called, and the files that they are, by their types. */
export interface FeedPlace {
  readonly title: string;
  /** The path of the collection, below which they lie. */
  readonly path: string;
  readonly files: readonly (readonly [type: string, href: string])[];
}

/** The types of feeds, by their files: of what has been written, and of what takes place. */
const FEEDS = {
  article: {
    'feed.atom': 'application/atom+xml',
    'feed.rss': 'application/rss+xml',
    'feed.json': 'application/feed+json',
  },
  event: { 'calendar.ics': 'text/calendar' },
};

/** A collection's feeds in a language; undefined of one that has none. */
export function feedOf(
  { route, value }: Collection,
  language: string,
  { site, links }: Pick<AnswerSources, 'site' | 'links'>,
): FeedPlace | undefined {
  const { kind = 'article' } = value;
  if (kind !== 'article' && kind !== 'event') return undefined;
  const path = pathOf(links, language, { route });
  return {
    title: plainText(labelOf(value.title, route.slice(1), { site, language })),
    path,
    files: Object.entries(FEEDS[kind]).map(([file, type]) => [type, `${path}/${file}`]),
  };
}
