import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { icon } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** A way from station to station and back, drawn as one loop: what goes out, and what comes back for it. */
export const flowBlock = block('flow', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** What goes out, in a few words at the dotted lane: `Your goods`. */
  out: text(),
  /** What comes back, in a few words at the solid lane: `Your money`. */
  back: text(),
  /** The stations in the order of the way out, three to six. */
  stations: z
    .array(
      z.strictObject({
        /** The station's picture. */
        icon: icon(),
        /** The station in a word or two. */
        name: text(),
        /** Who answers for what happens here. */
        who: text().optional(),
        /** What happens here on the way out. */
        out: text(),
        /** What happens here on the way back; without it the way back passes the station by. */
        back: text().optional(),
      }),
    )
    .min(3)
    .max(6),
});
