import { z } from 'zod';
import { type Pointer, single } from './leaf.ts';
import { link } from './link.ts';
import { image } from './media.ts';
import { name } from './name.ts';
import { ROUTE } from './page.ts';
import { flag, number, within } from './scalar.ts';
import { richText, text } from './text.ts';
import { date } from './time.ts';

/** What a further field of entries can be, beside a page of another collection. */
const kinds = { text, rich: richText, date, number, flag, link, image };

/** What they are called. */
export const FIELD_KINDS = Object.keys(kinds);

/** The page of a collection, by its address without a language: `/people/ada`. */
const pointer = (collection: string) =>
  single<Pointer>('pointer', (target) => ({ $leaf: 'pointer', target, collection }));

/** What `_collection.yaml` may contain: it makes every page below its folder an entry. */
export const collectionSchema = z.strictObject({
  /** What the collection is called. */
  title: text(),
  /** What an entry is to search engines: `article`, `person`, or nothing of its own (`page`). */
  kind: z.enum(['article', 'person', 'page']).default('article'),
  /** The order of lists: `newest` or `oldest` first by `date`, or by `title`. */
  order: z.enum(['newest', 'oldest', 'title']).default('newest'),
  /** How many entries lists show that do not say so. */
  perPage: number()
    .refine(...within(1, 500))
    .default(12),
  /** The tags that entries may have, each with what it is called. */
  tags: z.record(name(), text()).optional(),
  /** The collection whose pages are authors: `/people`. */
  authors: z.string().regex(ROUTE).optional(),
  /** Further fields of entries: `text`, `rich`, `date`, `number`, `flag`, `link`, `image`, or another collection, whose pages they name. */
  fields: z.record(name(), z.string().regex(new RegExp(`^(?:${FIELD_KINDS.join('|')})$|${ROUTE.source}`))).optional(),
  /**
   * Pages that are made by themselves. With this field, even an empty one (`pages: {}`), a list of the collection's own page goes on
   * where it is longer than `perPage`: at `/news/2`.
   */
  pages: z
    .strictObject({
      /** The title of such a further page: `{{title}}` is that of the first one, `{{number}}` its number. */
      numbered: text().optional(),
      /** What a page for each tag, `/news/tag/bread`, is made of: `/news/_tag.yaml`. `{{tag}}` in its texts is what the tag is called. */
      tag: z.string().optional(),
      /** What a page for each author, `/news/author/ada`, is made of; `{{author}}` in its texts is the author's name. */
      author: z.string().optional(),
      /** What a page for each year, `/news/2026`, is made of; `{{year}}` in its texts is the year. */
      year: z.string().optional(),
    })
    .optional(),
  /** The fields that every entry needs. */
  needed: z.array(z.string()).optional(),
});

export type AuthoredCollection = z.output<typeof collectionSchema>;

/** The fields of a collection's entries. */
export function entryFields({ tags, authors, fields = {} }: Partial<AuthoredCollection>): Record<string, z.ZodType> {
  const own = Object.entries(fields).map(([field, kind]) => [
    field,
    Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds]() : pointer(kind),
  ]);
  return {
    title: text(),
    date: date(),
    summary: text(),
    picture: image(),
    ...(authors !== undefined && { authors: z.array(pointer(authors)).min(1) }),
    ...(tags && { tags: z.array(z.enum(Object.keys(tags))).min(1) }),
    ...Object.fromEntries(own),
  };
}

/** What stands below `entry:` in the pages of a collection; of one of which only a part could be read, what else stands there is left out. */
export function entrySchema(collection: Partial<AuthoredCollection>, isWhole = true) {
  const entry = z.strictObject(
    Object.fromEntries(
      Object.entries(entryFields(collection)).map(([field, schema]) => [
        field,
        collection.needed?.includes(field) ? schema : schema.optional(),
      ]),
    ),
  );
  return isWhole ? entry : entry.catchall(z.unknown().transform(() => undefined));
}
