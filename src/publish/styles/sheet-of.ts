import type { AuthoredSite } from '../../../schema/site.ts';
import type { SiteFaces } from '../../content/assets/site-faces.ts';
import { readThemeSheet } from '../../disk/theme-sheet.ts';

/** What of a site its style sheet depends on: with the same engine, and the same of this, it comes out the same. */
export const sheetOf = (
  { languages, regions, header, footer, theme }: AuthoredSite,
  faces: SiteFaces,
  root: string,
): unknown => [languages, [regions, header.align, footer.lists.length], theme, faces.stamp(), readThemeSheet(root)];
