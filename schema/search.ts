import { z } from 'zod';
import { wrongFormat } from './leaf.ts';
import { ROUTE } from './page.ts';
import { flag, switchable } from './scalar.ts';

/** The search of a site, or `true` for one at `/search`. */
export const search = switchable(
  z.strictObject({
    /**
     * The address of the page with the search and the list of all pages; `/search` unless told. The page is made by itself, unless
     * there is one at that address.
     */
    page: z
      .string()
      .refine((page) => ROUTE.test(page) && page !== '/404', wrongFormat)
      .default('/search'),
    /** `false` for a header without a link to it. */
    header: flag().default(true),
  }),
);
