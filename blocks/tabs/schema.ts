import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { richText, text } from '../../schema/text.ts';

/** Texts of which one shows at a time, chosen by its name above them. On paper, and in search engines, all of them stand. */
export const tabsBlock = block('tabs', {
  /** The section's heading, which says what there is to choose. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The texts, in order; the first one shows until another is chosen. */
  items: z
    .array(
      z.strictObject({
        /** Its name, in a word or two. */
        label: text(),
        /** What shows when it is chosen. */
        text: richText(),
      }),
    )
    .min(2)
    .max(6),
});
