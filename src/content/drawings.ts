import { readFileSync } from 'node:fs';
import { iconSprite, imageSize, type Size } from './assets.ts';
import type { PublicFiles } from './public-files.ts';

export const MARK_FILE = '/mark.svg';

/** One of the site's own SVG files, which can be a symbol of the icon sprite: a page then asks for no file of its own. */
export interface Drawing extends Size {
  readonly svg: string;
}

/** A site's mark, the sign before its name, `public/mark.svg`; undefined where it has none that can be read. */
export const readMark = (files: PublicFiles): Drawing | undefined => readDrawing(files, MARK_FILE);

/** A language's flag; undefined where only a file of its own can show it: another format, or parts that name each other. */
export function readFlag(files: PublicFiles, src: string): Drawing | undefined {
  const flag = src.endsWith('.svg') ? readDrawing(files, src) : undefined;
  return flag && !/\sid=|<style/.test(flag.svg) ? flag : undefined;
}

function readDrawing(files: PublicFiles, src: string): Drawing | undefined {
  const file = files.get(src);
  const size = file === undefined ? undefined : imageSize(file);
  return file && size ? { ...size, svg: readFileSync(file, 'utf8') } : undefined;
}

/** The ids of a site's drawings in its sprite, which no icon's name is near to. */
const MARK_ID = 'site-mark';
export const flagId = (language: string) => `site-flag-${language.toLowerCase()}`;

interface Flagged {
  readonly code: string;
  readonly flag?: string | undefined;
}

/** The sprite of a site: the named icons, its mark, and its languages' flags. */
export function siteSprite(files: PublicFiles, icons: Iterable<string>, languages: readonly Flagged[]): string {
  const mark = readMark(files);
  const flags = languages.map(({ code, flag }) => {
    const drawing = flag && readFlag(files, flag);
    return drawing && symbol(flagId(code), drawing);
  });
  return iconSprite(icons, [mark && markSymbol(mark), ...flags].join(''));
}

/** The mark as a symbol: it draws with `currentColor` where it follows the text. */
export const markSymbol = (mark: Drawing): string => symbol(MARK_ID, mark);

/** A drawing as a symbol: it keeps what holds for all of it, and gives up its own size. */
const symbol = (id: string, { svg, width, height }: Drawing): string =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/^<svg\b([^>]*)>/, (_tag, attributes: string) => {
      const own = attributes.replace(/\s(?:xmlns|id|width|height)="[^"]*"/g, '');
      const box = own.includes('viewBox=') ? '' : ` viewBox="0 0 ${width} ${height}"`;
      return `<symbol id="${id}"${box}${own}>`;
    })
    .replace(/<\/svg>\s*$/, '</symbol>');
