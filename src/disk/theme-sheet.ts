import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The style sheet of a site's own, beside site.yaml. */
export const THEME_SHEET = 'theme.css';

/** What a site's own style sheet says; empty of a site without one. */
export function readThemeSheet(root: string): string {
  const path = join(root, THEME_SHEET);
  return existsSync(path) && lstatSync(path).isFile() ? readFileSync(path, 'utf8') : '';
}
