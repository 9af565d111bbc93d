import type { Colors, Look } from '../../../schema/look.ts';
import { groundSymbol, markSymbol, type SvgSymbol } from '../../content/assets/drawings.ts';
import type { Size } from '../../content/assets/size.ts';
import { cssColor } from '../../render/escape.ts';
import type { Room, SetTitle } from './social-layout.ts';
import { type NamedPlace, type PlacedName, placeNames } from './social-names.ts';
import { type Direction, lineOfText, type TextStyle } from './social-text.ts';

/** What a social picture shows. */
export interface SocialContent {
  readonly title: string;
  readonly brand: string;
  /** The brand's mark as a picture, if it has one. */
  readonly mark?: MarkPicture | undefined;
  /** What is drawn behind the lanes, as a `data:` address of a picture of this size. */
  readonly ground?: string | undefined;
  readonly language: string;
  readonly direction: Direction;
  /** The colours that are drawn with, and what stands behind the title. */
  readonly look: Pick<Look, 'colors' | 'social'>;
  readonly badge?: { readonly label: string; readonly color: string };
  /** The names of places between which lanes go. */
  readonly names?: readonly NamedPlace[] | undefined;
}

/** How the content is laid out. */
export interface SocialLayout {
  readonly title: SetTitle;
  /** The width of its longest line, in pixels. */
  readonly titleWidth: number;
  /** How far the title's lines are from each other at a font size of one pixel. */
  readonly leading: number;
  readonly writing: {
    readonly title: TextStyle;
    readonly brand: TextStyle;
    readonly badge: TextStyle;
    readonly names: TextStyle;
  };
  /** The width of the badge's words at a font size of one pixel. */
  readonly badgeWidth: number;
  /** The width of each place's name at a font size of one pixel. */
  readonly nameWidths: readonly number[];
}

/** The size that social networks ask for, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Room between the edges and what is written. */
const MARGIN = 72;
type Point = Look['social']['lanes'][number]['from'];

/** Small crosses where meridian and parallel meet, as on a sea chart. */
const chart = (color: string) =>
  `<pattern id="crosses" x="12" y="15" width="120" height="120" patternUnits="userSpaceOnUse"><path d="M55 60h10m-5-5v10" stroke="${color}" stroke-opacity=".16" stroke-width="2"/></pattern><rect width="100%" height="100%" fill="url(#crosses)"/>`;

/** Where the title goes: below brand, badge, and what is drawn. */
export const titleRoom = ({ badge, look }: SocialContent, leading: number): Room => ({
  width: 850,
  height: badge || look.social.lanes.length > 0 ? 312 : 390,
  leading,
});

export function drawSocialPicture(content: SocialContent, layout: SocialLayout): string {
  const { width, height } = SOCIAL_SIZE;
  const rtl = content.direction === 'rtl';
  const { dark, onDark } = content.look.colors;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${cssColor(dark)}"/>`,
    content.look.social.grid ? chart(cssColor(onDark)) : '',
    content.ground ? `<image href="${content.ground}" width="${width}" height="${height}"/>` : '',
    `<g${rtl ? ` transform="translate(${otherEdge(content.look.social.lanes)})"` : ''}>${lanes(content)}</g>`,
    names(content, layout),
    `<g font-weight="500" fill="${cssColor(onDark)}" text-anchor="${rtl ? 'end' : 'start'}">`,
    brand(content, layout),
    titleLines(content, layout),
    content.badge ? badge(content.badge, content, layout) : '',
    '</g></svg>',
  ].join('');
}

/** A place counted from the edge at which lines begin. */
const fromStart = (distance: number, direction: Direction) =>
  direction === 'rtl' ? SOCIAL_SIZE.width - distance : distance;

/** How far what is drawn moves to be as far from the other edge, as it is: east stays to the right. */
function otherEdge(lanes: SocialContent['look']['social']['lanes']): number {
  const across = lanes.flatMap(({ from, bend, to }) => [from.x, bend.x, to.x]);
  return lanes.length === 0 ? 0 : SOCIAL_SIZE.width - Math.min(...across) - Math.max(...across);
}

/** Dotted lines between places, each of which has one dot. */
function lanes({ badge, look }: SocialContent): string {
  const { action, linkOnDark, onDark } = look.colors;
  const { lanes: all } = look.social;
  if (all.length === 0) return '';
  const places = (names: readonly Point[]) => [
    ...new Map(names.map((place) => [`${place.x} ${place.y}`, place])).values(),
  ];
  const port = ({ x, y }: Point, color: string, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${cssColor(color)}" stroke="${cssColor(onDark)}" stroke-width="4"/>`;
  return [
    `<g fill="none" stroke="${cssColor(linkOnDark)}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 15">`,
    ...all.map(({ from, bend, to }) => `<path d="M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}"/>`),
    '</g>',
    ...places(all.map(({ from }) => from)).map((place) => port(place, action, 13)),
    ...places(all.map(({ to }) => to)).map((place) => port(place, badge?.color ?? action, 10)),
  ].join('');
}

/** The names of places, each where there is most room beside its dot. */
function names({ names: all = [], direction, look }: SocialContent, layout: SocialLayout): string {
  if (all.length === 0) return '';
  const moved = direction === 'rtl' ? otherEdge(look.social.lanes) : 0;
  const { dark, onDark } = look.colors;
  const { width, height } = SOCIAL_SIZE;
  const top = firstLine(layout) - layout.title.size;
  const title = { x: direction === 'rtl' ? width - MARGIN - layout.titleWidth : MARGIN, width: layout.titleWidth };
  const placed = placeNames(all, {
    widths: layout.nameWidths,
    lanes: look.social.lanes,
    free: { left: 20 - moved, right: width - 20 - moved },
    taken: [{ ...title, x: title.x - moved, y: top, height: height - top }],
  });
  const line = ({ label, x, y, size }: PlacedName) =>
    lineOfText({ text: label, direction, ...layout.writing.names, x: x + moved, y, size });
  return `<g font-weight="500" fill="${cssColor(onDark)}" stroke="${cssColor(dark)}" stroke-width="6" stroke-linejoin="round" paint-order="stroke">${placed.map(line).join('')}</g>`;
}

/** How high what is drawn behind the lanes is seen, and where it ends beside the brand, in pixels from where lines end. */
const GROUND = { whole: 190, gone: 290, wide: 560, beside: 760 };

/** What lies behind the lanes by itself: it fades where brand and title begin. */
export function drawGround(drawing: SvgSymbol, { colors, social }: Look, direction: Direction): string {
  const { width, height } = SOCIAL_SIZE;
  const { x = 0, y = 0, width: wide = width } = social.ground ?? {};
  const high = (wide * drawing.height) / drawing.width;
  const left = direction === 'rtl' ? x + otherEdge(social.lanes) : x;
  const turned = direction === 'rtl' ? '' : ` gradientTransform="matrix(-1 0 0 1 ${width} 0)"`;
  const fade = (id: string, ends: string, from: number, to: number, turn = '') =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}${turn}><stop offset="${from}" stop-color="#fff"/><stop offset="${to}" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<mask id="${id}-mask" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#${id})"/></mask>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    fade('down', `x1="0" y1="0" x2="0" y2="${height}"`, GROUND.whole / height, GROUND.gone / height),
    fade('along', `x1="0" y1="0" x2="${width}" y2="0"`, GROUND.wide / width, GROUND.beside / width, turned),
    groundSymbol(drawing),
    '</defs><g mask="url(#down-mask)"><g mask="url(#along-mask)" opacity=".45">',
    `<use href="#ground" x="${left}" y="${y}" width="${wide}" height="${high}" color="${cssColor(colors.linkOnDark)}"/>`,
    '</g></g></svg>',
  ].join('');
}

/** A mark drawn in pixels. */
export interface MarkPicture extends Size {
  /** The picture as a `data:` address. */
  readonly src: string;
}

/** The room for a mark, in pixels. */
const MARK = { width: 520, height: 52 };

/** How large a mark stands in the picture. */
export function markSize({ width, height }: Size): Size {
  const scale = Math.min(MARK.height / height, MARK.width / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A mark by itself, white where it follows the text. */
export function drawMark(mark: SvgSymbol, { onDark }: Colors): string {
  const { width, height } = markSize(mark);
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${markSymbol(mark)}<use href="#site-mark" ${size} color="${cssColor(onDark)}"/></svg>`;
}

function brand({ brand: text, mark, direction }: SocialContent, { writing }: SocialLayout): string {
  const left = direction === 'rtl' ? fromStart(MARGIN + (mark?.width ?? 0), direction) : MARGIN;
  const x = fromStart(MARGIN + (mark ? mark.width + 18 : 0), direction);
  return [
    mark
      ? `<image href="${mark.src}" x="${left}" y="${MARGIN - 8}" width="${mark.width}" height="${mark.height}"/>`
      : '',
    lineOfText({ text, direction, ...writing.brand, x, y: MARGIN + 33, size: 42, weight: 600 }),
  ].join('');
}

/** The first line's foot; the last one's stands on the margin. */
const firstLine = ({ title: { size, lines }, leading }: SocialLayout) =>
  SOCIAL_SIZE.height - MARGIN - 6 - size * (leading > 1.5 ? 0.5 : 0.14) - (lines.length - 1) * size * leading;

function titleLines({ direction }: SocialContent, layout: SocialLayout): string {
  const { size, lines } = layout.title;
  const x = fromStart(MARGIN, direction);
  const y = (index: number) => firstLine(layout) + index * size * layout.leading;
  return lines
    .map((text, index) => lineOfText({ text, direction, ...layout.writing.title, x, y: y(index), size }))
    .join('');
}

/** The region, above the title. */
function badge(
  { label, color }: NonNullable<SocialContent['badge']>,
  { direction }: SocialContent,
  layout: SocialLayout,
): string {
  const size = 28;
  const width = Math.round(layout.badgeWidth * size) + 48;
  const bottom =
    firstLine(layout) - layout.title.size * (layout.leading > 1.3 ? layout.leading - 0.12 : layout.leading);
  const left = direction === 'rtl' ? fromStart(MARGIN + width, direction) : MARGIN;
  const x = fromStart(MARGIN + 24, direction);
  return [
    `<rect x="${left}" y="${bottom - 52}" width="${width}" height="52" rx="26" fill="${cssColor(color)}"/>`,
    lineOfText({ text: label, direction, ...layout.writing.badge, x, y: bottom - 16, size }),
  ].join('');
}
