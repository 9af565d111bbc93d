import { z } from 'zod';
import { block } from '../../schema/block.ts';
import type { LeafFault } from '../../schema/leaf.ts';
import { richText, text } from '../../schema/text.ts';

const table = block('data-table', {
  /** The section's heading. */
  title: text().optional(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** What the table shows, in one sentence above it. */
  caption: text(),
  /** Its columns, in order; the first one says what each row is about. */
  columns: z
    .array(
      z.strictObject({
        /** What stands in the column, with its unit: `Weight, kg`. */
        name: text(),
        /** `figure` sets figures below each other at the end of the column. */
        kind: z.enum(['words', 'figure']).default('words'),
      }),
    )
    .min(2)
    .max(8),
  /** Its rows, in order. */
  rows: z
    .array(
      z.strictObject({
        /** What stands in the row: as many cells as there are columns, in their order. */
        cells: z.array(text()),
      }),
    )
    .min(1),
  /** What explains the table, below it: where the figures come from, what a sign means. */
  note: richText().optional(),
});

type Table = z.output<typeof table>;

/** Each row has a cell for each column. */
function checkRows({ columns, rows }: Table, ctx: z.RefinementCtx): void {
  const fault: LeafFault = 'uneven-list';
  for (const [index, { cells }] of rows.entries()) {
    const params = { fault, count: cells.length, wanted: columns.length, per: 'columns' };
    if (cells.length !== columns.length) ctx.addIssue({ code: 'custom', path: ['rows', index, 'cells'], params });
  }
}

/** A table of words and figures; where it is wider than the screen, it is moved sideways by itself. */
export const dataTableBlock = table.superRefine(checkRows).meta({ imports: 'table' });
