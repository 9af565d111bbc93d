import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { focus, image } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** Pictures side by side or in a row to move through, or a single one; each opens large. */
export const galleryBlock = block('gallery', {
  /** The section's heading. */
  title: text().optional(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The pictures, in this order. */
  items: z
    .array(
      z.strictObject({
        /** The picture. */
        picture: image(),
        /** Which side of it stays in sight where it is cut to fit; opened large, it is whole. */
        focus: focus(),
        /** A few words under it. */
        caption: text().optional(),
      }),
    )
    .min(1),
  /** `grid` shows all of them below each other, `row` in one line that is moved through by hand. */
  layout: z.enum(['grid', 'row']).default('grid'),
}).meta({ imports: 'pictures' });
