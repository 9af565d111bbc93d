import { z } from 'zod';
import { action, block } from '../../schema/block.ts';
import { icon } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** Large cards with a list of features and a link each: the services of a firm. */
export const cardsBlock = block('cards', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The cards. */
  items: z
    .array(
      z.strictObject({
        /** The name of a Lucide icon. */
        icon: icon().optional(),
        /** The card's heading. */
        title: text(),
        /** A sentence or two. */
        description: text().optional(),
        /** What is included, a few words each. */
        features: z.array(text()).optional(),
        /** The link at the foot of the card. */
        action: action().optional(),
      }),
    )
    .min(1),
  /** A sentence or two under the cards. */
  note: richText().optional(),
});
