import { z } from 'zod';
import { block } from '../../schema/block.ts';
import type { Listing } from '../../schema/leaf.ts';
import { ROUTE } from '../../schema/page.ts';
import type { Draw, MonthValue } from '../../schema/resolved.ts';
import { number, within } from '../../schema/scalar.ts';
import { richText, text } from '../../schema/text.ts';

const byMonths: Draw<readonly MonthValue[]> = (found, _, __, monthsOf) => monthsOf(found);

/** What a collection has, month by month: a sheet of days with the entries beside it. */
export const calendarBlock = block('calendar', {
  /** The section's heading. */
  title: text().optional(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** Which entries of which collection. */
  entries: z
    .strictObject({
      /** The collection: `/events`. Left out, it is the one that the page is in, else the site's first. */
      of: z.string().regex(ROUTE).optional(),
      /** Only pages with this tag. */
      tag: z.string().optional(),
      /** How many pages at most. */
      limit: number()
        .refine(...within(1, 500))
        .optional(),
    })
    .transform(
      (query): Listing<readonly MonthValue[]> => ({
        $leaf: 'listing',
        query: { ...query, which: 'all', order: 'oldest' },
        words: {},
        below: 'entries',
        draw: byMonths,
      }),
    )
    .prefault({}),
  /** What is shown where there is none. */
  none: text(),
});
