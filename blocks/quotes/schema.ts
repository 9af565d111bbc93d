import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { link } from '../../schema/link.ts';
import { image } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** What customers say, each with a name: a single one stands large, several stand side by side. */
export const quotesBlock = block('quotes', {
  /** The section's heading. */
  title: text().optional(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The quotations. */
  items: z
    .array(
      z.strictObject({
        /** What was said, without quotation marks: each language puts its own around it. */
        words: text(),
        /** Who said it. */
        name: text(),
        /** What they do, and where: `Owner of Mill Lane Bakery`. */
        role: text().optional(),
        /** A portrait, or the firm's logo. */
        picture: image().optional(),
        /** Where it was said, for whoever wants to look it up. */
        source: link().optional(),
      }),
    )
    .min(1),
});
