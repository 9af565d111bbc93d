import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { image } from '../../schema/media.ts';
import { number, within } from '../../schema/scalar.ts';
import { text } from '../../schema/text.ts';

/** A strip of logos that moves on by itself and can be paused. */
export const logosBlock = block('logos', {
  /** What the logos have in common. */
  title: text(),
  /** Milliseconds for which each position stays, 500 to 60000; 2000 unless told. */
  interval: number()
    .refine(...within(500, 60_000))
    .default(2000),
  /** The logos, in order. */
  items: z.array(image()).min(2),
});
