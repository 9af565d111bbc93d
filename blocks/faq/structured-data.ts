import { plainText } from '../../schema/plain-text.ts';
import type { StructuredData } from '../../src/contract/structured-data.ts';
import type { BlockOf } from '../../src/contract/value.ts';
import { richPlainText } from '../ui/rich-plain-text.ts';

/** The questions of all blocks of a page together, with the words of their answers. */
export const faqStructuredData: StructuredData<BlockOf<'faq'>> = (blocks, { page }) => {
  const mainEntity = blocks
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer', text: richPlainText(answer, page.language) },
    }));
  return [{ '@type': 'FAQPage', mainEntity }];
};
