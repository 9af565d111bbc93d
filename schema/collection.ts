import { z } from 'zod';
import { type Day, type LeafFault, type Pointer, single, type Text } from './leaf.ts';
import { link } from './link.ts';
import { image } from './media.ts';
import { name } from './name.ts';
import { ROUTE } from './page.ts';
import { flag, number, within } from './scalar.ts';
import { richText, text } from './text.ts';
import { checkOrder, date, time, zone } from './time.ts';

/** What a further field of entries can be, beside a page of another collection. */
const kinds = { text, rich: richText, date, number, flag, link, image };

/** What they are called. */
export const FIELD_KINDS = Object.keys(kinds);

/** The page of a collection, by its address without a language: `/people/ada`. */
const pointer = (collection: string) =>
  single<Pointer>('pointer', (target) => ({ $leaf: 'pointer', target, collection }));

const collection = z.strictObject({
  /** What the collection is called. */
  title: text(),
  /** What an entry is: an `article`, a `person`, an `event` with its days and hours, or nothing of its own (`page`). */
  kind: z.enum(['article', 'person', 'event', 'page']).default('article'),
  /** The time zone of the hours of events: `Europe/Berlin`. */
  zone: zone().optional(),
  /** The order of lists: `newest` or `oldest` first by `date`, or by `title`. */
  order: z.enum(['newest', 'oldest', 'title']).default('newest'),
  /** What its feeds carry of each entry: the `summary`, or the `full` text of its page. */
  feeds: z.enum(['summary', 'full']).default('summary'),
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

/** What `_collection.yaml` may contain: it makes every page below its folder an entry. The hours of events are those of a place. */
export const collectionSchema = collection.superRefine(({ kind, zone }, ctx) => {
  const params = { fault: 'missing-field' satisfies LeafFault };
  if (kind === 'event' && zone === undefined)
    ctx.addIssue({ code: 'custom', input: undefined, path: ['zone'], params });
});

export type AuthoredCollection = z.output<typeof collectionSchema>;

/** What an event has beside `date`, its first day. */
const eventFields = {
  /** Its last day. */
  ends: date(),
  /** When it begins, and ends on its last day: `18:30`. */
  from: time(),
  to: time(),
  /** Where it is. */
  place: text(),
};

type EventFields = Partial<z.output<z.ZodObject<typeof eventFields>>> & { readonly date?: Day };

/** An event ends no earlier than it begins. */
function checkEvent({ date, ends = date, from, to }: EventFields, ctx: z.RefinementCtx): void {
  if (date && ends) checkOrder(date.iso, ends.iso, ['ends'], ctx);
  if (from !== undefined && to !== undefined && ends?.iso === date?.iso) checkOrder(from, to, ['to'], ctx);
  if (from !== undefined || to === undefined) return;
  const params = { fault: 'missing-field' satisfies LeafFault };
  ctx.addIssue({ code: 'custom', input: undefined, path: ['from'], params });
}

type Tags = Readonly<Record<string, Text | undefined>>;

/** The tag that visitors read so in any language, or that an address ends with. */
export function tagCalled(written: string, tags: Tags): string | undefined {
  const words = written.trim().replace(/^.*\//, '').toLowerCase();
  const isCalled = ([name, label]: [string, Tags[string]]) =>
    [name, ...Object.values(label?.by ?? {})].some((each) => each.toLowerCase() === words);
  return Object.entries(tags).find(isCalled)?.[0];
}

/** Of one that is none, the tag that was probably meant stands in the place of the error's words. */
const tag = (tags: Tags) =>
  z.enum(Object.keys(tags), {
    error: ({ input }) => (typeof input === 'string' ? tagCalled(input, tags) : undefined),
  });

/** The fields of a collection's entries. */
export function entryFields({
  kind,
  tags,
  authors,
  fields = {},
}: Partial<AuthoredCollection>): Record<string, z.ZodType> {
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
    ...(tags && { tags: z.array(tag(tags)).min(1) }),
    ...Object.fromEntries(own),
    ...(kind === 'event' && eventFields),
  };
}

/** What stands below `entry:` in the pages of a collection; of one of which only a part could be read, what else stands there is left out. */
export function entrySchema(collection: Partial<AuthoredCollection>, isWhole = true) {
  const isEvent = collection.kind === 'event';
  const entry = z.strictObject(
    Object.fromEntries(
      Object.entries(entryFields(collection)).map(([field, schema]) => [
        field,
        collection.needed?.includes(field) || (field === 'date' && isEvent) ? schema : schema.optional(),
      ]),
    ),
  );
  const whole = isWhole ? entry : entry.catchall(z.unknown().transform(() => undefined));
  // Its fields are those of events.
  return isEvent ? whole.superRefine((value, ctx) => checkEvent(value as EventFields, ctx)) : whole;
}
