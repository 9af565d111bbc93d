import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { image } from '../../schema/media.ts';
import { entry, richText, text } from '../../schema/text.ts';

/** A list of 'heading – detail' entries: what is done, what is included. */
export const listBlock = block('list', {
  /** The section's heading. */
  title: text().optional(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The entries; the words before the dash stand out, those after it explain. */
  items: z.array(entry()).min(1),
  /** Entries that are not there yet: they follow the others, muted, behind a clock. */
  soon: z.array(entry()).min(1).optional(),
  /** A picture above the entries. */
  picture: image().optional(),
  /** What stands before each entry. */
  marker: z.enum(['check', 'number', 'none']).default('check'),
});
