import { z } from 'zod';
import { action, block } from '../../schema/block.ts';
import { richText, text } from '../../schema/text.ts';

/** A banner that ends a page and says what to do next. */
export const ctaBlock = block('cta', {
  /** The banner's heading. */
  title: text(),
  /** A sentence or two. */
  description: richText().optional(),
  /** One or two buttons. */
  actions: z.array(action()).min(1).max(3),
  /** Short promises under the button. */
  notes: z.array(text()).optional(),
}).meta({ inNewPage: 3 });
