// Written by pages-as-data from the folders in blocks/; what is changed here is lost.
import type { StructuredData } from '../src/contract/structured-data.ts';
import type { ValueOf } from '../src/contract/value.ts';
import type { BlockType, blockSchemas } from './schemas.ts';
import { heroStructuredData } from './hero/structured-data.ts';
import { faqStructuredData } from './faq/structured-data.ts';
import { peopleStructuredData } from './people/structured-data.ts';

/** What blocks tell search engines, in the order in which it is told. It is a matter of documents alone: no browser gets it. */
export const blockStructuredData: {
  readonly [T in BlockType]?: StructuredData<ValueOf<(typeof blockSchemas)[T]>> | undefined;
} = {
  'hero': heroStructuredData,
  'faq': faqStructuredData,
  'people': peopleStructuredData,
};
