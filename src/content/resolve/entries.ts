import { tagCalled } from '../../../schema/collection.ts';
import type { Listing, Pointer } from '../../../schema/leaf.ts';
import type { DayValue, Draw, EventValue, ImageValue, ListedPage, TextValue } from '../../../schema/resolved.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { type Collection, collectionOf, unknownCollection } from '../validate/collections.ts';
import { locate } from '../written/origin.ts';
import type { LanguageContext, LeafPlace } from './language-context.ts';
import { NO_ANSWER, type OwnEntry, type PageQuery, type QueryAnswer } from './listed.ts';
import { finishMonths } from './months.ts';
import { finishLink } from './references.ts';
import { findText, finishString } from './texts.ts';

/** Asks, and notes what was answered. */
function ask(query: PageQuery, to: LanguageContext): QueryAnswer {
  const answer = to.answer(query, to.language.code);
  to.uses.asked.set(JSON.stringify(query), to.machine.sumOf(JSON.stringify(answer)));
  return answer;
}

/** What is asked about the entry on whose page a list stands. */
const ABOUT_ENTRY: ReadonlySet<string> = new Set<PageQuery['which']>(['related', 'neighbours', 'this']);

const isEntry = (route: string, of: string, collections: LanguageContext['collections']) =>
  collectionOf(route, collections)?.route === of;

/** What a block shows of a collection. */
export function finishListing(leaf: Listing, spot: LeafPlace, to: LanguageContext): unknown {
  const { collections } = to;
  const draw = leaf.draw as Draw<unknown>;
  const monthsOf: Parameters<typeof draw>[3] = (pages) => finishMonths(pages, to.language);
  if (leaf.query.which === 'site') return draw(ask({ which: 'site', of: '', from: '' }, to).found, {}, [], monthsOf);
  if (leaf.query.which === 'below') {
    const { below = [] } = to;
    if (below.length === 0) to.report.add('nothing-below', locate(to.origins, spot.written, ['type']).place);
    return draw(below, {}, [], monthsOf);
  }
  const own = to.route === undefined ? undefined : (collections.get(to.route) ?? collectionOf(to.route, collections));
  const [first = ''] = collections.keys();
  const of = leaf.query.of ?? own?.route ?? first;
  const collection = collections.get(of);
  const way = leaf.below === undefined ? [] : [leaf.below];
  const placeOf = (field: string) => locate(to.origins, spot.written, [...way, field]).place;
  // Of a site without any, a list that names none is as one that has nothing yet.
  if (!collection && of !== '')
    to.report.add('unknown-collection', placeOf('of'), unknownCollection(of, collections.keys()));
  const { tag, which } = leaf.query;
  if (collection && to.route !== undefined && ABOUT_ENTRY.has(which) && !isEntry(to.route, of, collections))
    to.report.add('no-entry-here', placeOf('which'), { which, collection: of });
  const called = collection?.value.tags ?? {};
  const tags = Object.keys(called);
  if (collection && tag !== undefined && !tags.includes(tag)) {
    const suggestion = tagCalled(tag, called) ?? nearest(tag, tags);
    const details = { key: 'tag', value: tag, choices: tags.join(', ') || '–', ...(suggestion && { suggestion }) };
    to.report.add('not-a-choice', placeOf('tag'), details);
  }
  if (collection && leaf.query.author !== undefined) finishLink(leaf.query.author, () => placeOf('author'), to);
  const words = Object.entries(leaf.words).map(([field, text]) => [
    field,
    finishString(findText(text, { ...spot, path: [field] }, to), to),
  ]);
  const { found, pages } = collection ? ask({ ...queryOf(leaf.query, of, to), from: to.route ?? '' }, to) : NO_ANSWER;
  if (to.list?.collection === of && leaf.query.which === 'all')
    for (const { href } of found) if (!to.uses.listed.includes(href)) to.uses.listed.push(href);
  return draw(found, Object.fromEntries(words), pages, monthsOf);
}

/** What is asked: a list of all, on a collection's own page or on one that is made for it, is that page's, and goes on. */
function queryOf(query: Listing['query'], of: string, { collections, list }: LanguageContext) {
  const { which, tag, author, year, limit } = query;
  const isOwn = which === 'all' && [tag, author, year, limit].every((each) => each === undefined);
  if (!list || list.collection !== of || !isOwn || !collections.get(of)?.value.pages) return { ...query, of };
  const { first, number, only } = list;
  return { ...query, ...(only && { [only.by]: only.value }), of, first, number };
}

/** A page of another collection: what it is called is asked where it is shown. */
export function finishPointer({ target, collection }: Pointer, spot: LeafPlace, to: LanguageContext) {
  const place = () => locate(to.origins, spot.written, spot.path).place;
  if (isEntry(target, collection, to.collections)) finishLink(target, place, to);
  // Of a collection that is not there, the field is told that names it.
  else if (to.collections.has(collection)) {
    const known = [...to.links.routes.keys()].filter((route) => route.startsWith(`${collection}/`));
    const ends = new Map(known.map((route) => [route.slice(collection.length + 1), route]));
    const last = target.trim().replace(/^.*\//, '').replace(/\s+/g, '-');
    const suggestion = nearest(target, known) ?? ends.get(nearest(last, ends.keys()) ?? '');
    to.report.add('not-an-entry', place(), { target, collection, ...(suggestion && { suggestion }) });
  }
  return { page: target };
}

/** What a page tells lists of itself, of its finished fields and what it is called. */
export function ownEntryOf(
  route: string,
  { title, summary, date, event, picture, authors = [], tags = [], ...others }: Readonly<Record<string, unknown>>,
  meta: { readonly title: TextValue; readonly description: TextValue },
): OwnEntry {
  const fields = event === undefined ? others : withoutTimes(others);
  // The schema of entries says what each of them is.
  return {
    route,
    title: (title as TextValue | undefined) ?? meta.title,
    summary: (summary as TextValue | undefined) ?? meta.description,
    ...(date !== undefined && { date: date as DayValue }),
    ...(event !== undefined && { event: event as EventValue }),
    ...(picture !== undefined && { picture: picture as ImageValue }),
    authors: (authors as { page: string }[]).map(({ page }) => page),
    tags: tags as string[],
    fields,
  };
}

/** The fields of an event that are its own, beside those of all events. */
const withoutTimes = ({ ends, from, to, place, ...own }: Readonly<Record<string, unknown>>) => own;

/** Asks what a page shows of itself, as an entry. */
export const ownListing = (collection: Collection, to: LanguageContext): ListedPage | undefined =>
  ask({ of: collection.route, which: 'this', from: to.route ?? '' }, to).found[0];
