import { z } from 'zod';
import { action, block } from '../../schema/block.ts';
import { icon } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** Running text under a heading; with `columns`, two or three texts side by side. */
export const textBlock = block('text', {
  /** The section's heading. */
  title: text().optional(),
  /** The text: paragraphs, lists, emphasis, links. */
  body: richText().optional(),
  /** Texts side by side, such as mission and vision. */
  columns: z
    .array(
      z.strictObject({
        /** The name of a Lucide icon. */
        icon: icon().optional(),
        /** The column's heading. */
        title: text(),
        /** Its text. */
        body: richText(),
      }),
    )
    .min(2)
    .max(3)
    .optional(),
  /** A button under the text. */
  action: action().optional(),
  /** `split` sets heading and text side by side on wide screens, `stacked` one under the other. */
  layout: z.enum(['stacked', 'split']).default('stacked'),
}).meta({ imports: 'words', inNewPage: 2 });
