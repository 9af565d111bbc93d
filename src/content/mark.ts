import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSprite, imageSize, type Size } from './assets.ts';

export const MARK_FILE = '/mark.svg';

/** The brand's sign that stands before its name: an SVG which draws with `currentColor` where it follows the text. */
export interface Mark extends Size {
  readonly svg: string;
}

/** A site's mark, `public/mark.svg`; undefined where it has none that can be read. */
export function readMark(root: string): Mark | undefined {
  const size = imageSize(root, MARK_FILE);
  return size && { ...size, svg: readFileSync(join(root, 'public', MARK_FILE), 'utf8') };
}

/** The sprite of a site: the named icons, and its mark. */
export function siteSprite(root: string, icons: Iterable<string>): string {
  const mark = readMark(root);
  return iconSprite(icons, mark && markSymbol(mark));
}

/** The mark as a symbol for the icon sprite, which no icon's name is near to. */
export const markSymbol = ({ svg, width, height }: Mark): string =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/^<svg\b([^>]*)>/, (_tag, attributes: string) => {
      const own = attributes.replace(/\s(?:xmlns|id|width|height)="[^"]*"/g, '');
      const box = own.includes('viewBox=') ? '' : ` viewBox="0 0 ${width} ${height}"`;
      return `<symbol id="site-mark"${box}${own}>`;
    })
    .replace(/<\/svg>\s*$/, '</symbol>');
