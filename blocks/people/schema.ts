import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { link } from '../../schema/link.ts';
import { focus, image } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** The people of a firm, each with name, role and picture. Search engines are told of them. */
export const peopleBlock = block('people', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The people, in this order. */
  items: z
    .array(
      z.strictObject({
        /** The person's name. */
        name: text(),
        /** What the person does: `Head baker`. */
        role: text().optional(),
        /** A portrait; upright ones fit best. */
        picture: image().optional(),
        /** Which side of the portrait stays in sight where it is cut to fit: `top` for a face at the upper edge. */
        focus: focus(),
        /** A sentence or two about the person. */
        about: richText().optional(),
        /** How the person is reached, or where there is more to read. */
        links: z
          .array(
            z.strictObject({
              /** The words of the link. */
              label: text(),
              /** Where it leads: `mailto:ada@example.com`, `tel:+905550000000`, a page. */
              link: link(),
            }),
          )
          .min(1)
          .optional(),
      }),
    )
    .min(1),
});
