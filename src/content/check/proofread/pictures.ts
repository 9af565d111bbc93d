import { isLeaf, type Text } from '../../../../schema/leaf.ts';
import { isMapping } from '../../written/mapping.ts';
import { locateLanguage, type Origins, type Path } from '../../written/origin.ts';
import type { WrittenValue } from './passages.ts';
import type { Slip } from './slip.ts';

/** The name of a file: with its ending, or as cameras, phones and designers write it. */
const FILE_NAME =
  /^\S.{0,200}\.(?:jpe?g|png|svg|webp|avif|gif|heic|tiff?|bmp|ai|psd|pdf)$|^(?:IMG|DSCN?|DSCF|PXL|MVI|GOPR|P\d{3}|Screenshot|Screen Shot|Ekran (?:Resmi|Görüntüsü)|WhatsApp Image|image|img|photo|picture|resim|foto|logo|صورة)[-_ ]?\(?\d[\d\W_]*$|^[a-z0-9]+(?:[-_][a-z0-9]+){2,}$|^[a-z0-9]+_[a-z0-9]+$|^[a-z]{3,}-(?:\d{1,2}|v\d+|final|new|copy|kopya|son|yeni)$/i;

/** A file's name within a description. */
const NAMED = /(?:^|\s)\S{0,100}[\w-]\.(?:jpe?g|png|svg|webp|avif|gif|heic)(?!\w)/i;

/** Words that are true of any picture. */
const ANY =
  /^(?:an? |the )?(?:image|picture|photo|photograph|logo|icon|graphic|illustration|banner|screenshot|resim|görsel|fotoğraf|foto|logosu|simge|ikon|(?:ال)?(?:صورة|شعار|أيقونة|رسم))(?: \d{1,3})?$/iu;

/** True of a description that says nothing, or is the name of a file. */
export function saysNothing(text: string, src = ''): boolean {
  const trimmed = text.trim();
  const stem =
    src
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  // A wordmark's file is often called what it shows.
  return (
    ANY.test(trimmed) ||
    NAMED.test(trimmed) ||
    FILE_NAME.test(trimmed) ||
    (/[-_\d]/.test(stem) && /[-_]/.test(trimmed) && trimmed === stem)
  );
}

/** A description of fewer words may well be the name that stands beside the picture. */
const WORDS = 4;

const normal = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.!?…\s]+/g, ' ')
    .trim();

/** Finds descriptions of pictures that are no more than the words beside them, or a file's name. */
export function pictureSlips({ value, written }: WrittenValue, origins: Origins): Slip[] {
  const slips: Slip[] = [];
  const visit = (inner: unknown, path: Path): void => {
    if (isLeaf(inner) || typeof inner !== 'object' || inner === null) return;
    if (Array.isArray(inner)) return inner.forEach((item, index) => visitPicture(item, {}, [...path, index]));
    for (const [key, item] of Object.entries(inner))
      visitPicture(item, inner as Record<string, unknown>, [...path, key]);
  };
  const visitPicture = (item: unknown, beside: Record<string, unknown>, path: Path): void => {
    if (!isLeaf(item)) {
      // A drawing of the engine's own has a description beside its parts.
      const alt = isMapping(item) ? item.alt : undefined;
      if (isLeaf(alt) && alt.$leaf === 'text') judge({ alt, src: '' }, beside, [...path, 'alt']);
      return visit(item, path);
    }
    if (item.$leaf === 'image' && item.alt) judge({ alt: item.alt, src: item.src }, beside, [...path, 'alt']);
  };
  const judge = ({ alt, src }: { alt: Text; src: string }, beside: Record<string, unknown>, path: Path) => {
    const neighbours = Object.values(beside).filter((leaf) => isLeaf(leaf) && 'by' in leaf) as Text[];
    for (const [language, text] of Object.entries(alt.by)) {
      const place = () => locateLanguage(origins, written, path, language).place;
      if (saysNothing(text, src)) slips.push({ code: 'empty-alt', place: place() });
      else if (normal(text).split(' ').length < WORDS) continue;
      else if (neighbours.some(({ by }) => normal(by[language] ?? by.all ?? '') === normal(text)))
        return void slips.push({ code: 'alt-repeats', place: place() });
    }
  };
  visit(value, []);
  return slips;
}
