import { z } from 'zod';
import { block } from '../../schema/block.ts';
import type { LeafFault } from '../../schema/leaf.ts';
import { csvRows } from '../../schema/media.ts';
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
  /** A CSV file below `public/` that has the rows, in place of `rows`: `/prices.csv`. Its first line is not shown: it names the columns. */
  file: csvRows('columns').optional(),
  /** Its rows, in order. */
  rows: z
    .array(
      z.strictObject({
        /** What stands in the row: as many cells as there are columns, in their order. */
        cells: z.array(text()),
      }),
    )
    .min(1)
    .optional(),
  /** What explains the table, below it: where the figures come from, what a sign means. */
  note: richText().optional(),
});

type Table = z.output<typeof table>;

/** Rows stand in the page or in a file; each has a cell for each column. */
function checkRows({ columns, file, rows }: Table, ctx: z.RefinementCtx): void {
  const refuse = (fault: LeafFault, path: (string | number)[], about: object = {}) =>
    ctx.addIssue({ code: 'custom', path, params: { fault, ...about } });
  if (!rows && !file) refuse('missing-field', ['rows']);
  if (rows && file) refuse('no-effect-beside', ['file'], { other: 'rows' });
  for (const [index, { cells }] of (rows ?? []).entries()) {
    const about = { count: cells.length, wanted: columns.length, per: 'columns' };
    if (cells.length !== columns.length) refuse('uneven-list', ['rows', index, 'cells'], about);
  }
}

/** A table of words and figures; where it is wider than the screen, it is moved sideways by itself. */
export const dataTableBlock = table.superRefine(checkRows).meta({ imports: 'table' });
