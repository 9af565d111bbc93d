import { z } from 'zod';
import { block, figure } from '../../schema/block.ts';
import { text } from '../../schema/text.ts';

/** A row of figures in cards. */
export const statsBlock = block('stats', {
  /** A heading over the row; without one the row is a narrow strip. */
  title: text().optional(),
  /** The figures, two to four look best. */
  items: z.array(figure()).min(1),
});
