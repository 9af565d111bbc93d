import { action, block } from '../../schema/block.ts';
import { mainHeading, text } from '../../schema/text.ts';

/** What stands on the page that answers for addresses that do not exist. */
export const notFoundBlock = block('not-found', {
  /** The large figure, `404`. */
  code: text().optional(),
  /** The page's main heading. */
  title: mainHeading(),
  /** What happened, in a sentence. */
  message: text().optional(),
  /** The way back. */
  action: action().optional(),
});
