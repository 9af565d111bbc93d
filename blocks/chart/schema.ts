import { z } from 'zod';
import { block } from '../../schema/block.ts';
import type { LeafFault } from '../../schema/leaf.ts';
import { richText, text } from '../../schema/text.ts';
import { count } from '../../schema/time.ts';

/** Figures up to a trillion. */
const MOST = 1_000_000_000_000;

const chart = block('chart', {
  /** The section's heading. */
  title: text().optional(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** What the figures are, with their unit, in one sentence above them: `Wheels built a year`. */
  caption: text(),
  /** `line` for what changes over time, `bars` for what is counted by itself. Both begin at zero. */
  as: z.enum(['line', 'bars']).default('line'),
  /** What stands below the figures, in their order: years, months. */
  points: z.array(text()).min(2).max(12),
  /** The figures; several rows of them are told apart by their names. */
  series: z
    .array(
      z.strictObject({
        /** What is counted; it needs a name where there are several. */
        name: text().optional(),
        /** A figure for each point, without thousands separators: `1250`, `3.5`. */
        values: z.array(count(MOST)),
      }),
    )
    .min(1)
    .max(3),
  /** Where the figures come from, below them. */
  note: richText().optional(),
});

type Chart = z.output<typeof chart>;

/** Each row has a figure for each point, and a name where there are several. */
function checkSeries({ points, series }: Chart, ctx: z.RefinementCtx): void {
  const refuse = (fault: LeafFault, path: (string | number)[], more: object = {}) =>
    ctx.addIssue({ code: 'custom', input: undefined, path: ['series', ...path], params: { fault, ...more } });
  for (const [index, { name, values }] of series.entries()) {
    const about = { count: values.length, wanted: points.length, per: 'points' };
    if (values.length !== points.length) refuse('uneven-list', [index, 'values'], about);
    if (series.length > 1 && name === undefined) refuse('missing-field', [index, 'name']);
  }
}

/** Figures over time as a small drawing above their table; it is drawn when the site is built. */
export const chartBlock = chart.superRefine(checkSeries);
