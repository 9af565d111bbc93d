import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { richText, text } from '../../schema/text.ts';

/** A quiet grid of service names, each with its description. */
export const servicesBlock = block('services', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The services. */
  items: z
    .array(
      z.strictObject({
        /** The service's name. */
        service: text(),
        /** What it covers. */
        description: text().optional(),
      }),
    )
    .min(1),
});
