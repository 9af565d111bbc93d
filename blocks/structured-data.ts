import type { StructuredData } from '../src/contract/structured-data.ts';
import type { BlockOf } from '../src/contract/value.ts';
import { faqStructuredData } from './faq/structured-data.ts';
import { heroStructuredData } from './hero/structured-data.ts';
import type { BlockType } from './schemas.ts';

/** What blocks tell search engines, in the order in which it is told. It is a matter of documents alone: no browser gets it. */
export const blockStructuredData: { readonly [T in BlockType]?: StructuredData<BlockOf<T>> } = {
  hero: heroStructuredData,
  faq: faqStructuredData,
};
