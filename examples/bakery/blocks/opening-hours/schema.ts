import { block, text, z } from 'pages-as-data/schema';

const time = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When a shop is open: a line for days that are alike. */
export const openingHoursBlock = block('opening-hours', {
  /** The section's heading. */
  title: text(),
  /** The lines, from the first day to the last. */
  lines: z
    .array(
      z.strictObject({
        /** The days as visitors read them: `Tuesday to Friday`. */
        name: text(),
        /** The same for search engines: `[Tuesday, Wednesday]`. */
        days: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])).min(1),
        /** When the shop opens, as `07:00`; without it, it is closed on these days. */
        opens: time().optional(),
        /** When it closes: `18:30`. */
        closes: time().optional(),
      }),
    )
    .min(1),
  /** What stands beside days on which the shop is closed. */
  closed: text(),
});
