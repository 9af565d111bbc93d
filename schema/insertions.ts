import { z } from 'zod';
import { wrongFormat } from './leaf.ts';
import { ROUTE } from './page.ts';

/** A page by its route, or all below it. */
const isPages = (written: string) => written === '/' || ROUTE.test(written.replace(/(?<=.)\/\*$/, ''));

const pages = () => z.array(z.string().refine(isPages, wrongFormat)).min(1).optional();

/** What stands on many pages without a line in the file of each, in the order in which it is written. */
export const insertions = z
  .array(
    z.strictObject({
      /** The file whose blocks stand there: `/_closing.yaml`, a path from the folder pages. */
      include: z.string(),
      /** Where on a page: at its `start`, `after-first` (behind its first block) or at its `end`, before the footer; `end` unless told. */
      at: z.enum(['start', 'after-first', 'end']).default('end'),
      /** The pages that have it, as links call them: `/contact`, or `/news/*` for all that are written below `/news`. All pages unless told, those too that are made by themselves. */
      pages: pages(),
      /** The pages among them that do without: `[/404, /legal/*]`. */
      except: pages(),
    }),
  )
  .default([]);
