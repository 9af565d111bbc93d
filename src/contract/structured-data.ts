import type { PageValue, SiteValue } from './value.ts';

/** A thing as schema.org describes it: `{ '@type': 'Event', name: … }`. */
export type Thing = Readonly<Record<string, unknown>>;

/** What the blocks of one type tell search engines of a page: all that the page has, one or more, in their order. */
export type StructuredData<Block> = (
  blocks: readonly Block[],
  on: { readonly page: PageValue; readonly site: SiteValue },
) => readonly Thing[];
