import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { drawnAs } from '../../schema/drawn-as.ts';
import type { Listing } from '../../schema/leaf.ts';
import { ROUTE } from '../../schema/page.ts';
import type { Draw, ListedPage, RichBlock, RichNode, RichValue, TextValue } from '../../schema/resolved.ts';
import { number, within } from '../../schema/scalar.ts';
import { richText, text } from '../../schema/text.ts';

/** What a collection has, as a list that keeps itself: pages come and go, and it follows. */
export const entriesBlock = drawnAs(
  block('entries', {
    /** The section's heading. */
    title: text().optional(),
    /** A sentence or two under the heading. */
    intro: richText().optional(),
    /** The collection: `/news`. Left out, it is the one that the page is in, else the site's first. */
    of: z.string().regex(ROUTE).optional().meta({ instead: 'which' }),
    /** `all` of its pages; those that are `related` to this one by a tag or an author; its `neighbours`; or `this` page's own day, authors and tags. */
    which: z.enum(['all', 'related', 'neighbours', 'this']).default('all'),
    /** Only pages with this tag. */
    tag: z.string().optional().meta({ instead: 'which' }),
    /** Only pages of this author: `/people/ada`. */
    author: z.string().regex(ROUTE).optional().meta({ instead: 'which' }),
    /** Only pages of this year: `2026`. */
    year: z
      .string()
      .regex(/^\d{4}$/)
      .optional()
      .meta({ instead: 'which' }),
    /** Another order than the collection's: `newest`, `oldest` or `title`. */
    order: z.enum(['newest', 'oldest', 'title']).optional(),
    /** How many pages at most. */
    limit: number()
      .refine(...within(1, 500))
      .optional(),
    /** `rows` one below the other, or `cards`. */
    as: z.enum(['rows', 'cards']).default('rows'),
    /** The words of the link on a card: `Read on`. */
    more: text().optional(),
    /** What stands before the page that comes before this one: `Before this`. */
    previous: text().optional(),
    /** What stands before the page that comes after this one: `After this`. */
    next: text().optional(),
    /** What stands before the numbers of the pages of a list that goes on: `Pages:`. */
    pages: text().optional(),
    /** What is shown where there is none. */
    none: text(),
  }).meta({ imports: 'list' }),
  ({ title, intro, as, of, which, tag, author, year, order, limit, more, previous, next, pages, none, ...common }) => {
    const query = { of, which, tag, author, year, order, limit };
    const words = Object.fromEntries(
      Object.entries({ more, previous, next, pages, none }).flatMap(([field, words]) =>
        words ? [[field, words]] : [],
      ),
    );
    const listing = <Drawn>(draw: Draw<Drawn>): Listing<Drawn> => ({ $leaf: 'listing', query, words, draw });
    return as === 'cards'
      ? { ...common, type: 'cards', title, intro, items: listing(cards), note: listing(pagesBelow) }
      : { ...common, type: 'text', title, layout: 'stacked', body: listing(which === 'this' ? line : rows) };
  },
);

const words = (value: TextValue): RichNode => ({ type: 'text', value });
const linked = ({ href, title }: { href: string; title: TextValue }): RichNode => ({
  type: 'link',
  href,
  children: [words(title)],
});

const paragraph = (children: readonly RichNode[]): RichBlock => ({ type: 'paragraph', children });

const tagged = ({ label, href }: ListedPage['tags'][number]): RichNode =>
  href === undefined ? words(label) : linked({ href, title: label });

/** The pages of a list that goes on, each with its number; that which is shown stands out. */
const pagesLine = (before: TextValue | undefined, pages: Parameters<Draw<unknown>>[2]): RichBlock[] => {
  if (pages.length === 0) return [];
  const numbers = pages.map((page): RichNode => {
    if (!page) return words('…');
    const { text, href } = page;
    return href === undefined ? { type: 'strong', children: [words(text)] } : linked({ href, title: text });
  });
  const all = before === undefined ? numbers : [words(before), ...numbers];
  return [paragraph(all.flatMap((node, place) => (place === 0 ? [node] : [words(' '), node])))];
};

const pagesBelow: Draw<RichValue | undefined> = (_, said, pages) =>
  pages.length > 0 ? { blocks: pagesLine(said.pages, pages) } : undefined;

/** A page's day, place, authors and tags in a line. */
const factsOf = ({ date, event, authors, tags }: ListedPage): RichNode[] =>
  [
    ...[date?.text, event?.place].flatMap((text) => (text ? [words(text)] : [])),
    ...authors.map(linked),
    ...tags.map(tagged),
  ].flatMap((part, place) => (place === 0 ? [part] : [words(' · '), part]));

/** Two texts one after the other. */
const joined = (first: TextValue, second: TextValue): TextValue => [first, ' · ', second].flat();

const line: Draw<RichValue> = ([page], { none }) => {
  const facts = page ? factsOf(page) : [];
  return { blocks: [paragraph(facts.length > 0 ? facts : [words(none ?? '')])] };
};

const rows: Draw<RichValue> = (found, said, pages) => {
  if (found.length === 0) return { blocks: [paragraph([words(said.none ?? '')])] };
  const items = found.map((page) => {
    const before = page.rel === undefined ? undefined : said[page.rel];
    const head: RichNode[] = [
      ...(before === undefined ? [] : [words(before), words(' ')]),
      { type: 'strong', children: [linked(page)] },
    ];
    const facts = factsOf(page);
    return [
      paragraph(facts.length > 0 ? [...head, { type: 'break' }, ...facts] : head),
      ...(page.rel === undefined ? [paragraph([words(page.summary)])] : []),
    ];
  });
  return { blocks: [{ type: 'list', ordered: false, items }, ...pagesLine(said.pages, pages)] };
};

const cards: Draw<unknown> = (found, { more, none }) =>
  found.length === 0
    ? [{ title: none }]
    : found.map(({ title, summary, date, href }) => ({
        title,
        description: date ? joined(date.text, summary) : summary,
        action: { label: more ?? title, link: href },
      }));
