import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { richText, text } from '../../schema/text.ts';

/** Questions with answers that open, one at a time. Search engines are told of them. */
export const faqBlock = block('faq', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The questions, in the order in which they are asked. */
  items: z
    .array(
      z.strictObject({
        /** The question, as a visitor would ask it. */
        question: text(),
        /** The answer. */
        answer: richText(),
      }),
    )
    .min(1),
});
