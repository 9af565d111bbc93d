import { z } from 'zod';
import { action, block } from '../../schema/block.ts';
import { icon } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** The reader's problems in small cards, beside one card with the solution. */
export const challengesBlock = block('challenges', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The problems. */
  items: z
    .array(
      z.strictObject({
        /** The name of a Lucide icon. */
        icon: icon().optional(),
        /** The problem in a few words. */
        title: text(),
        /** How it feels to the reader. */
        description: text().optional(),
      }),
    )
    .min(1),
  /** The card beside them. */
  solution: z.strictObject({
    /** The solution's name. */
    title: text(),
    /** A sentence or two. */
    description: text().optional(),
    /** What it consists of. */
    points: z.array(text()).min(1),
    /** The button on the card. */
    action: action().optional(),
  }),
});
