import type { Image } from '../../../schema/leaf.ts';
import type { ImageValue } from '../../../schema/resolved.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { pictureFiles, pictureSources, plainPicture } from '../assets/picture-files.ts';
import { inspectPicture } from '../assets/picture-limits.ts';
import type { PublicFiles } from '../assets/public-files.ts';
import type { Size } from '../assets/size.ts';
import { once } from '../written/once.ts';
import { type LanguageContext, type LeafPlace, within } from './language-context.ts';
import { fillSingle, isOpen, placeOfName } from './references.ts';
import { findText } from './texts.ts';

export function finishImage({ src: written, alt }: Image, spot: LeafPlace, to: LanguageContext): ImageValue {
  const src = fillSingle(written, [...spot.path, 'src'], spot, to);
  const place = () => placeOfName(spot, [...spot.path, 'src'], to);
  const altText = alt ? findText(alt, { ...spot, path: [...spot.path, 'alt'] }, to).text : '';
  const size = checkedSize(src, place, to);
  const image = { src: `${to.links.base}${src}`, alt: altText, ...(size ?? { width: 1, height: 1 }) };
  return size ? { ...image, ...betterFormats(src, size, to) } : image;
}

/** What a page offers in place of the picture itself, and notes which files that takes. */
function betterFormats(src: string, size: Size, to: LanguageContext) {
  const { route, pictures, links, uses } = to;
  const file = to.publicFiles.get(src);
  const files = file && pictures && route !== undefined ? (pictures.get(src) ?? pictureFiles({ file, size }, to)) : [];
  if (route !== undefined) pictures?.set(src, files);
  uses.pictures.set(src, files);
  if (files.length === 0) {
    uses.asTheyAre.add(src);
    return {};
  }
  return {
    src: plainPicture(files, links.base),
    sources: pictureSources(files, links.base),
    sizes: `(max-width: ${size.width}px) 100vw, ${size.width}px`,
  };
}

/** The files of `public/` by their names in small letters, the first of each: gathered once for all pictures of a site. */
const names = new WeakMap<PublicFiles, ReadonlyMap<string, string>>();

function gatherNames(files: PublicFiles): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const file of files.keys()) {
    const name = file.split('/').at(-1)?.toLowerCase() ?? '';
    if (!made.has(name)) made.set(name, file);
  }
  return made;
}

const namesOf = (files: PublicFiles) => once(names, files, () => gatherNames(files));

/** The file that a path of another computer or site ends in. */
function sameName(src: string, files: PublicFiles): string | undefined {
  const name = src
    .replace(/[?#].*$/s, '')
    .split(/[\\/]/)
    .at(-1)
    ?.toLowerCase();
  return name === undefined ? undefined : namesOf(files).get(name);
}

/** A picture's size; reports a file that is not there, is no picture, or is beyond the limits. */
export function checkedSize(
  src: string,
  place: () => Place,
  to: Pick<LanguageContext, 'folder' | 'publicFiles' | 'inspected' | 'report'>,
): Size | undefined {
  if (isOpen(src)) return undefined;
  const file = to.publicFiles.get(src);
  if (!file) {
    const suggestion = nearest(src, to.publicFiles.keys()) ?? sameName(src, to.publicFiles);
    const at = place();
    const below = src.replace(/^(?:\.?\/)?public(?=\/)/, '');
    const { range } = within(at, src);
    const isWritten = at.source.text.slice(range.start, range.end) === src;
    const fix = isWritten && below !== src && to.publicFiles.has(below) ? { range, text: below } : undefined;
    to.report.add('missing-image', at, { src, ...(suggestion && { suggestion }) }, fix);
    return undefined;
  }
  const inspected = to.inspected.get(src) ?? inspectPicture(to.folder, file, src);
  to.inspected.set(src, inspected);
  for (const fault of inspected.faults) to.report.tell(fault, place());
  return inspected.size;
}
