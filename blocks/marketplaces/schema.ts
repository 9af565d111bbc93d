import { z } from 'zod';
import { action, block, figure } from '../../schema/block.ts';
import { link } from '../../schema/link.ts';
import { image, region } from '../../schema/media.ts';
import { richText, text } from '../../schema/text.ts';

/** Rows with a wordmark, such as shops, brands or partners, each with its region. */
export const marketplacesBlock = block('marketplaces', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The tiles. */
  items: z
    .array(
      z.strictObject({
        /** The name, as those write it whose wordmark it is. */
        name: text(),
        /** The region, by its key in site.yaml; gives the badge its words and colour. */
        region: region().optional(),
        /** The wordmark. */
        logo: image().optional(),
        /** The page about it, if there is one. */
        link: link().optional(),
        /** A few words for tiles without a page yet: 'Coming soon'. */
        status: text().optional(),
      }),
    )
    .min(1),
  /** What is said of regions, in this order. With it the rows stand in a band for each region. */
  bands: z
    .array(
      z.strictObject({
        /** The region, by its key in site.yaml; the band takes its colour and its tiles. */
        region: region(),
        /** The region's name in full. */
        name: text(),
        /** What holds for the whole region, in a line: its currency, its languages. */
        about: text(),
        /** A figure of one of its tiles or of the region, with its date. */
        figure: figure().optional(),
      }),
    )
    .min(1)
    .optional(),
  /** The link at the foot of every tile. */
  action: action().optional(),
});
