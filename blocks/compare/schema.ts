import { z } from 'zod';
import { block } from '../../schema/block.ts';
import type { LeafFault } from '../../schema/leaf.ts';
import { flag } from '../../schema/scalar.ts';
import { richText, text } from '../../schema/text.ts';

const option = z.strictObject({
  /** The option in a few words; it stands over its column. */
  name: text(),
  /** `true` sets this column off from the others; one may have it. */
  recommended: flag().optional(),
});

const cell = z.strictObject({
  /** A sign before the words: `yes` (a tick), `no` (a cross) or `partly` (a dash). */
  mark: z.enum(['yes', 'no', 'partly']).optional(),
  /** What is so with this option, in a few words. */
  text: text(),
});

const table = block('compare', {
  /** The section's heading. */
  title: text(),
  /** A sentence or two under the heading. */
  intro: richText().optional(),
  /** What the table shows, in one sentence, for people who hear it. */
  caption: text(),
  /** What stands beside the name of the recommended option. */
  badge: text().optional(),
  /** What the signs mean, for people who do not see them. */
  marks: z
    .strictObject({
      /** The tick. */
      yes: text(),
      /** The cross. */
      no: text(),
      /** The dash. */
      partly: text(),
    })
    .optional(),
  /** What is compared, two to four options: the columns. */
  options: z.array(option).min(2).max(4),
  /** By what it is compared: the rows. */
  rows: z
    .array(
      z.strictObject({
        /** What the row is about, in a few words. */
        name: text(),
        /** What is so with each option: as many cells as there are options, in their order. */
        cells: z.array(cell),
      }),
    )
    .min(1),
});

type Table = z.output<typeof table>;

/** Each row has a cell for each option, one option at most is recommended, and a sign that is used has its words. */
function checkTable({ options, rows, marks }: Table, ctx: z.RefinementCtx): void {
  const refuse = (fault: LeafFault, path: (string | number)[], about: object = {}) =>
    ctx.addIssue({ code: 'custom', path, params: { fault, ...about } });
  for (const [index, { cells }] of rows.entries()) {
    const about = { count: cells.length, wanted: options.length, per: 'options' };
    if (cells.length !== options.length) refuse('uneven-list', ['rows', index, 'cells'], about);
  }
  const [, ...others] = options.flatMap(({ recommended }, index) => (recommended ? [index] : []));
  for (const index of others) refuse('chosen-twice', ['options', index, 'recommended']);
  if (!marks && rows.some(({ cells }) => cells.some(({ mark }) => mark))) refuse('missing-field', ['marks']);
}

/** A table that sets options side by side; on phones each row becomes a group of its own. */
export const compareBlock = table.superRefine(checkTable);
