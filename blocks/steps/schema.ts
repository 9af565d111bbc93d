import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { image } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** Numbered steps along a line. */
export const stepsBlock = block('steps', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The steps, in order; numbers come by themselves. */
  items: z
    .array(
      z.strictObject({
        /** The step in a word or two. */
        title: text(),
        /** What happens in it. */
        description: text().optional(),
        /** A picture of it, below the words. */
        picture: image().optional(),
      }),
    )
    .min(2),
});
