import { z } from 'zod';
import { action, block } from '../../schema/block.ts';
import { icon } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** Ways to get in touch, a card each. */
export const contactBlock = block('contact', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The ways: e-mail, chat, consultation. */
  items: z
    .array(
      z.strictObject({
        /** The name of a Lucide icon. */
        icon: icon().optional(),
        /** The way's name. */
        title: text(),
        /** What the visitor can expect. */
        description: text().optional(),
        /** The address as text, for example `{{email}}`. */
        detail: text().optional(),
        /** The button; its link may be `mailto:{{email}}`. */
        action: action().optional(),
      }),
    )
    .min(1),
});
