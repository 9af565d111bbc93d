import { z } from 'zod';
import { action, block } from '../../schema/block.ts';
import { focus, image } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** Pictures with words of their own: products, rooms, works, dishes; as cards, or as rows in which the picture changes sides. */
export const showcaseBlock = block('showcase', {
  /** The section's heading. */
  title: text().optional(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** What is shown, in this order. */
  items: z
    .array(
      z.strictObject({
        /** The picture. */
        picture: image(),
        /** Which side of it stays in sight where it is cut to fit. */
        focus: focus(),
        /** A few words as its heading. */
        title: text(),
        /** What there is to say of it. */
        text: richText().optional(),
        /** A link below. */
        action: action().optional(),
      }),
    )
    .min(1),
  /** `cards` stand side by side; in `rows` picture and words stand beside each other, and change sides from row to row. */
  layout: z.enum(['cards', 'rows']).default('cards'),
});
