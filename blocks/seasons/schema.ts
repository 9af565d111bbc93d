import { z } from 'zod';
import { block } from '../../schema/block.ts';
import type { LeafFault } from '../../schema/leaf.ts';
import { flag } from '../../schema/scalar.ts';
import { richText, text } from '../../schema/text.ts';
import { count, period, year } from '../../schema/time.ts';

/** The seasons of one year as bars on an axis of twelve months. */
export const seasonsBlock = block('seasons', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** The year that is shown. Left out, it is the twelve months that begin with the present one: a planner that stays true. */
  year: year(),
  /** The seasons; they stand in the order in which they begin in that year. */
  items: z
    .array(
      z.strictObject({
        /** The season's name. */
        name: text(),
        /** `true` where the dates may still move by a day or two: they get a `~`, and the bar an outline. */
        about: flag().default(false),
        /** When it is. Dates of several years may stand here; those of `year` are shown, or the next ones, in their order. */
        dates: z.array(period).min(1),
      }),
    )
    .min(1)
    .max(16),
  /** What has to be done before a season begins: drawn as a way to it, with the day by which. */
  leads: z
    .array(
      z.strictObject({
        /** What is due: `Documents by`; the day follows. */
        label: text(),
        /** How many days before the season's first day. */
        days: count(),
      }),
    )
    .min(1)
    .max(3)
    .optional(),
  /** The word for the line at the present day: `Today`. Without it there is no line. */
  today: text().optional(),
  /** A line below the drawing: what the dates depend on. */
  note: text().optional(),
}).superRefine(({ year, items }, ctx) => {
  if (year.value === undefined) return;
  const shown = String(year.value);
  const without = items.flatMap(({ dates }, place) =>
    dates.some(({ starts, ends }) => starts.slice(0, 4) <= shown && ends.slice(0, 4) >= shown)
      ? []
      : [{ dates, place }],
  );
  const params = { fault: 'no-date-in-year' satisfies LeafFault, year: shown };
  // Where no season has dates of that year, it is the year that is the matter.
  if (without.length > 1 && without.length === items.length)
    ctx.addIssue({ code: 'custom', input: year, path: ['year'], params });
  else
    for (const { dates, place } of without)
      ctx.addIssue({ code: 'custom', input: dates, path: ['items', place, 'dates'], params });
});
