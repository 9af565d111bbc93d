import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { icon } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** A quiet grid of advantages, values or reasons: an icon, a few words and a sentence each. */
export const advantagesBlock = block('advantages', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The advantages. */
  items: z
    .array(
      z.strictObject({
        /** The name of a Lucide icon. */
        icon: icon().optional(),
        /** The advantage in a few words. */
        title: text(),
        /** What it means for the reader. */
        description: text().optional(),
      }),
    )
    .min(1),
});
