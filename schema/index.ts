/** The vocabulary of a block's schema: `import { block, text } from 'pages-as-data/schema'`. */
export { z } from 'zod';
export { action, figure } from './block.ts';
export { color } from './color.ts';
export { languageCode } from './language.ts';
export { frame, link } from './link.ts';
export { csvRows, focus, icon, image, region } from './media.ts';
export { block } from './own-block.ts';
export { flag, number, within } from './scalar.ts';
export type { Step, Written } from './steps.ts';
export { entry, mainHeading, richText, text } from './text.ts';
export { count, date, period, year } from './time.ts';
