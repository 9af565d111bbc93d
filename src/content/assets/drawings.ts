import { readFileSync, statSync } from 'node:fs';
import { prefixOf } from '../../../schema/prefix.ts';
import { iconSprite } from './icons.ts';
import type { PublicFiles } from './public-files.ts';
import type { Size } from './size.ts';
import { readSvg, SVG_LIMITS, type Svg } from './svg-reader.ts';

export const MARK_FILE = '/mark.svg';

/** One of the site's own SVG files, which can be a symbol of the icon sprite: a page then asks for no file of its own. */
export interface SvgSymbol extends Size {
  readonly svg: Svg;
}

/** A site's mark, the sign before its name, `public/mark.svg`; undefined where it has none that can be drawn. */
export const readMark = (files: PublicFiles): SvgSymbol | undefined => readDrawing(files, MARK_FILE);

/** A language's flag; undefined where only a file of its own can show it: another format, or parts that name each other. */
export function readFlag(files: PublicFiles, src: string): SvgSymbol | undefined {
  const flag = src.endsWith('.svg') ? readDrawing(files, src) : undefined;
  return flag?.svg.nameless ? flag : undefined;
}

function readDrawing(files: PublicFiles, src: string): SvgSymbol | undefined {
  const file = files.get(src);
  const { size: bytes } = (file && statSync(file, { throwIfNoEntry: false })) || { size: Number.POSITIVE_INFINITY };
  if (!file || bytes > SVG_LIMITS.bytes) return undefined;
  const { svg, size } = readSvg(readFileSync(file, 'utf8'));
  return svg && size ? { ...size, svg } : undefined;
}

/** The ids of a site's drawings in its sprite, which no icon's name is near to. */
const MARK_ID = 'site-mark';
export const flagId = (language: string) => `site-flag-${prefixOf(language)}`;

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
export const markSymbol = (mark: SvgSymbol): string => symbol(MARK_ID, mark);

/** What a symbol does not take over from the whole: it is named anew, and as large as where it is used. */
const GIVEN_UP = ['xmlns', 'id', 'width', 'height', 'viewBox'];

/** A drawing as a symbol: it keeps what holds for all of it, and gives up its own size. */
function symbol(id: string, { svg: { attributes, inner }, width, height }: SvgSymbol): string {
  const kept = [...attributes].filter(([name]) => !GIVEN_UP.includes(name));
  const all = [['id', id], ['viewBox', attributes.get('viewBox') ?? `0 0 ${width} ${height}`], ...kept];
  return `<symbol ${all.map(([name, value = '']) => `${name}="${escapeXml(value)}"`).join(' ')}>${inner}</symbol>`;
}

const escapeXml = (text: string) => text.replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
