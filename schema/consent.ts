import { z } from 'zod';
import { name } from './name.ts';
import { richText, text } from './text.ts';

/** What waits until visitors agree, and how they are asked; without it, nobody is. */
export const consent = z
  .strictObject({
    /** What they are asked, in a sentence or two, with a link to where more is said: `May we count visits? [Privacy](/privacy)`. */
    text: richText(),
    /** What they agree to, one by one or all at once. */
    purposes: z
      .array(
        z.strictObject({
          /** The name under which the answer is kept, and which blocks of the site's own know it by: `statistics`. */
          name: name(),
          /** What it is called where visitors choose one by one: `Statistics`. */
          label: text(),
          /** What it is for, and who learns what. */
          about: text().optional(),
          /** The scripts that wait for it, among those below `allow`. */
          scripts: z.array(z.string()).default([]),
          /** The hosts whose frames then open by themselves, among those below `allow`; until then, a press opens each. */
          frames: z.array(z.string()).default([]),
        }),
      )
      .min(1)
      .max(12),
  })
  .optional();
