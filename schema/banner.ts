import { z } from 'zod';
import { richText } from './text.ts';
import { day } from './time.ts';

/** A line above the header of every page; without it, there is none. */
export const banner = z
  .strictObject({
    /** What it says, with a link where there is more: `We are closed in May. [Why](/news/may)`. */
    text: richText(),
    /** The last day on which it is shown, by the clock of the build: `2026-12-31`. From the next build after it, it is gone. */
    until: day().optional(),
  })
  .optional();
