import type { Image, Text } from '../../schema/leaf.ts';
import type { ImageValue, RegionValue, TextValue } from '../../schema/resolved.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { hasIcon, iconNames, imageSize, type Size } from './assets.ts';
import { resolveLink } from './links.ts';
import { filling, type Localizing, type Spot, within } from './localizing.ts';
import { locate, type Path } from './origin.ts';
import { pictureFiles, pictureSources } from './picture-files.ts';
import { placeholder, valuesFor } from './placeholders.ts';
import { placeAt, Report } from './report.ts';
import { findText, finishString } from './texts.ts';

/** Fills the facts of a value that is no text for people: a name, a file, an address. */
function fillFacts(written: string, place: () => Place, to: Localizing): string {
  const values = valuesFor(written, (part, nth) => within(place(), part, nth), filling(to));
  return written.replace(placeholder, (part, name: string) => values[name] ?? part);
}

/** True where a fact could not be filled in, so that nobody knows what a name would have been. */
const isOpen = (filled: string) => filled.search(placeholder) !== -1;

/** True where a placeholder of an address is not written as it has to be, which has been reported. */
const isBroken = (filled: string, { facts }: Localizing) =>
  /\{\{|\}\}/.test(filled) || facts.has(/\{([^{}\s]+)\}/.exec(filled)?.[1] ?? '');

/** Where a name was written: at the fact where a template leaves the whole of it to one. */
function placeOfName(spot: Spot, path: Path, to: Localizing): Place {
  const { place } = locate(to.origins, spot.written, path);
  const { source, range } = place;
  const name = /^["']?\{\{\s*([^{},\s]+)\s*\}\}["']?$/.exec(source.text.slice(range.start, range.end))?.[1];
  const fact = to.facts.get(name ?? '')?.place;
  return fact && fact.source.file !== source.file ? fact : place;
}

/** Fills the facts of a leaf that is one plain string. */
export const fillSingle = (written: string, path: Path, spot: Spot, to: Localizing) =>
  fillFacts(written, () => locate(to.origins, spot.written, path).place, to);

export function finishLink(target: string, place: () => Place, to: Localizing): string {
  const here = { language: to.language.code, route: to.route, anchors: to.anchors };
  const filled = fillFacts(target, place, to);
  if (isOpen(filled) || isBroken(filled, to)) return '#';
  const result = resolveLink(filled, here, to.links);
  if ('href' in result) return result.href;
  to.report.add(result.fault, place(), result.details);
  return '#';
}

export function finishImage({ src: written, alt }: Image, spot: Spot, to: Localizing): ImageValue {
  const src = fillSingle(written, [...spot.path, 'src'], spot, to);
  const place = () => placeOfName(spot, [...spot.path, 'src'], to);
  const altText = alt ? findText(alt, { ...spot, path: [...spot.path, 'alt'], key: `${spot.key}/alt` }, to).text : '';
  const size = checkedSize(src, place, to);
  const image = { src: `${to.links.base}${src}`, alt: altText, ...(size ?? { width: 1, height: 1 }) };
  return size ? { ...image, ...betterFormats(src, size, to) } : image;
}

/** What a page offers beside the picture itself, and notes which files that takes. */
function betterFormats(src: string, size: Size, { publicFiles, route, pictures, links }: Localizing) {
  const file = publicFiles.get(src);
  if (!pictures || route === undefined || !file) return {};
  const files = pictures.get(src) ?? pictureFiles(file, size);
  pictures.set(src, files);
  if (files.length === 0) return {};
  return { sources: pictureSources(files, links.base), sizes: `(max-width: ${size.width}px) 100vw, ${size.width}px` };
}

/** The file that a path of another computer or site ends in. */
function sameName(src: string, files: Iterable<string>): string | undefined {
  const names = [...files].map((file) => [file.split('/').at(-1) ?? '', file] as const);
  const name = src
    .replace(/[?#].*$/, '')
    .split(/[\\/]/)
    .at(-1)
    ?.toLowerCase();
  return names.find(([known]) => known.toLowerCase() === name)?.[1];
}

/** A picture's size; reports a file that is not there or is no picture. */
export function checkedSize(
  src: string,
  place: () => Place,
  to: Pick<Localizing, 'publicFiles' | 'sizes' | 'report'>,
): Size | undefined {
  if (isOpen(src)) return undefined;
  const file = to.publicFiles.get(src);
  if (!file) {
    const known = [...to.publicFiles.keys()];
    const suggestion = nearest(src, known) ?? sameName(src, known);
    to.report.add('missing-image', place(), { src, ...(suggestion && { suggestion }) });
    return undefined;
  }
  if (!to.sizes.has(src)) to.sizes.set(src, imageSize(file));
  const size = to.sizes.get(src);
  if (!size) to.report.add('broken-image', place(), { src });
  return size;
}

export function finishIcon(name: string, spot: Spot, to: Localizing): string {
  if (hasIcon(name)) to.usedIcons.add(name);
  else if (!isOpen(name)) {
    // Other sets of icons begin their names with the set's own; `none` is near to `bone`.
    const bare = name.replace(/^(?:lucide|mdi|bi|icon|fa[brs]?)(?:[-:/ ]+(?:fa-)?)/i, '');
    const suggestion = /^(?:none|null|nil|no|yok)$/i.test(bare) ? undefined : nearest(bare, iconNames());
    to.report.add('unknown-icon', placeOfName(spot, spot.path, to), {
      name,
      ...(suggestion && { suggestion }),
    });
  }
  return name;
}

export function finishRegion(key: string, spot: Spot, to: Localizing): RegionValue {
  const { regions } = to.site;
  const region = Object.hasOwn(regions, key) ? regions[key] : undefined;
  if (region?.label) return { key, label: finishRegionLabel(region.label, key, to) };
  if (region || isOpen(key) || to.unclear.has('regions')) return { key, label: key };
  const suggestion = nearest(key, Object.keys(regions));
  const known = Object.keys(regions).join(', ') || '–';
  to.report.add('unknown-region', placeOfName(spot, spot.path, to), {
    name: key,
    known,
    ...(suggestion && { suggestion }),
  });
  return { key, label: key };
}

/** A region's name is a text of site.yaml, which is checked there; here it is only looked up. */
function finishRegionLabel({ by }: Text, key: string, to: Localizing): TextValue {
  const { defaultLanguage } = to.site;
  const standard = by[defaultLanguage] ?? by.default;
  const own = by[to.language.code] ?? by.all ?? (to.language.code === defaultLanguage ? standard : undefined);
  const nowhere = placeAt({ file: to.page, text: '' }, 0, 0);
  const text = fillFacts(own ?? standard ?? key, () => nowhere, { ...to, report: new Report() });
  return finishString({ text, language: own === undefined ? defaultLanguage : to.language.code }, to);
}
