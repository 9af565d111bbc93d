import { prefixOf } from '../../../schema/prefix.ts';
import type { Files } from '../files/files.ts';
import { textIn } from './bytes.ts';
import { iconSprite } from './icons.ts';
import type { Machine } from './machine.ts';
import type { PublicFiles } from './public-files.ts';
import type { Size } from './size.ts';
import { readSvg, SVG_LIMITS, type Svg } from './svg-reader.ts';

export const MARK_FILE = '/mark.svg';

/** One of the site's own SVG files, which can be a symbol of the icon sprite: a page then asks for no file of its own. */
export interface SvgSymbol extends Size {
  readonly svg: Svg;
}

interface Site {
  readonly folder: Files;
  readonly publicFiles: PublicFiles;
}

/** A site's mark, the sign before its name, `public/mark.svg`; undefined where it has none that can be drawn. */
export const readMark = (site: Site): SvgSymbol | undefined => readDrawing(site, MARK_FILE);

/** A language's flag; undefined where only a file of its own can show it: another format, or parts that name each other. */
export function readFlag(site: Site, src: string): SvgSymbol | undefined {
  const flag = src.endsWith('.svg') ? readDrawing(site, src) : undefined;
  return flag?.svg.nameless ? flag : undefined;
}

/** What a site's pictures for shared links have behind their lanes; undefined where that cannot be drawn. */
export const readGround = (site: Site, src: string): SvgSymbol | undefined => readDrawing(site, src);

function readDrawing({ folder, publicFiles }: Site, src: string): SvgSymbol | undefined {
  const file = publicFiles.get(src);
  const bytes = (file !== undefined && folder.look(file)?.size) || Number.POSITIVE_INFINITY;
  if (file === undefined || bytes > SVG_LIMITS.bytes) return undefined;
  const { svg, size } = readSvg(textIn(folder.read(file)));
  return svg && size ? { ...size, svg } : undefined;
}

/** The ids of a site's drawings in its sprite, which no icon's name is near to. */
const MARK_ID = 'site-mark';
const GROUND_ID = 'ground';
export const flagId = (language: string) => `site-flag-${prefixOf(language)}`;

interface Flagged {
  readonly code: string;
  readonly flag?: string | undefined;
}

/** The sprite of a site: the named icons, its mark, and its languages' flags. */
export function siteSprite(
  site: Site & { readonly machine: Pick<Machine, 'icons'> },
  icons: Iterable<string>,
  languages: readonly Flagged[],
): string {
  const mark = readMark(site);
  const flags = languages.map(({ code, flag }) => {
    const drawing = flag && readFlag(site, flag);
    return drawing && symbol(flagId(code), drawing);
  });
  return iconSprite(site.machine.icons(), icons, [mark && markSymbol(mark), ...flags].join(''));
}

/** The mark as a symbol: it draws with `currentColor` where it follows the text. */
export const markSymbol = (mark: SvgSymbol): string => symbol(MARK_ID, mark);

export const groundSymbol = (ground: SvgSymbol): string => symbol(GROUND_ID, ground);

/** What a symbol does not take over from the whole: it is named anew, and as large as where it is used. */
const GIVEN_UP = ['xmlns', 'id', 'width', 'height', 'viewBox'];

/** A drawing as a symbol: it keeps what holds for all of it, and gives up its own size. */
function symbol(id: string, { svg: { attributes, inner }, width, height }: SvgSymbol): string {
  const kept = [...attributes].filter(([name]) => !GIVEN_UP.includes(name));
  const all = [['id', id], ['viewBox', attributes.get('viewBox') ?? `0 0 ${width} ${height}`], ...kept];
  return `<symbol ${all.map(([name, value = '']) => `${name}="${escapeXml(value)}"`).join(' ')}>${inner}</symbol>`;
}

const escapeXml = (text: string) => text.replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
