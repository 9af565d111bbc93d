import { z } from 'zod';
import { block } from '../../schema/block.ts';
import { image } from '../../schema/media.ts';
import { number } from '../../schema/scalar.ts';
import { text } from '../../schema/text.ts';

/** A strip of logos that moves on by itself and can be paused. */
export const logosBlock = block('logos', {
  /** What the logos have in common. */
  title: text(),
  /** Milliseconds for which each position stays; 2000 unless told. */
  interval: number().default(2000),
  /** The logos, in order. */
  items: z.array(image()).min(2),
});
