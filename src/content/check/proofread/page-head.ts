import type { PageValue } from '../../../contract/value.ts';
import type { Place } from '../../../diagnostics/diagnostic.ts';
import { within } from '../../resolve/language-context.ts';
import type { PageFile } from '../../validate/page-file.ts';
import { isMapping, type Mapping } from '../../written/mapping.ts';
import { locate, type Origins } from '../../written/origin.ts';
import { lower } from './language-words.ts';
import type { Slip } from './slip.ts';

/** What search engines show of a page, in one language. */
export interface Head {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  readonly written: Mapping;
  readonly origins: Origins;
}

/** What search engines show of a page. */
export const headOf = (
  { language, title, description }: Pick<PageValue, 'language' | 'title' | 'description'>,
  { page, origins }: PageFile,
  brand = '',
): Head => ({ language, title, description, brand, written: page?.written ?? {}, origins });

/** Search results leave about 600 pixels for a title, set in Arial of 20 pixels, and about 160 letters for a description. */
export const TITLE_PIXELS = 600;
export const DESCRIPTION_LETTERS = 160;
/** A description of fewer letters says nothing that the title does not. */
const SHORT_DESCRIPTION = 20;
const SHORT_TITLE = 3;

/** Advance widths of Arial in thousandths of its size, by kinds of letters; all others are like small ones. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1000],
  [/[ijltfrıI.,:;'’!|()[\]/\\ ]/u, 290],
  [/\p{Script=Arabic}/u, 450],
  [/[mwMW@%—]/u, 850],
  [/\p{Lu}/u, 690],
  [/./su, 545],
];
const SIZE = 20;

/** Widths that have been asked for. */
const widths = new Map<number, number>();

function widthOf(codePoint: number): number {
  const known = widths.get(codePoint);
  if (known !== undefined) return known;
  const letter = String.fromCodePoint(codePoint);
  const width = WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 0;
  widths.set(codePoint, width);
  return width;
}

/** The sum of what each character of a text counts for. */
function sumOf(text: string, count: (width: number) => number): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) ?? 0;
    if (codePoint > 0xffff) at++;
    sum += count(widthOf(codePoint));
  }
  return sum;
}

/** About how many pixels a title takes in search results. */
export const pixelsOf = (text: string): number => sumOf(text, (width) => width) * (SIZE / 1000);

/** Letters as they are counted for a description: marks take no room, those of East Asia twice as much. */
export const lettersOf = (text: string): number => sumOf(text, (width) => (width === 0 ? 0 : width === 1000 ? 2 : 1));

/** A title with the site's name behind it, as search results begin with it: whole words as far as there is room. */
export function titleShown(title: string, brand: string): string {
  const whole = brand ? `${title} | ${brand}` : title;
  return cutAt(whole, (part) => pixelsOf(part) <= TITLE_PIXELS);
}

/** A description as search results begin with it. */
export const descriptionShown = (description: string): string =>
  cutAt(description, (part) => lettersOf(part) <= DESCRIPTION_LETTERS);

function cutAt(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(/(?=\s)/);
  while (words.length > 1 && !fits(`${words.join('')} …`)) words.pop();
  return `${words.join('')} …`;
}

/** Titles that any page could have. */
const SAYS_NOTHING = new Set(
  [
    'home|home page|homepage|start|start page|main|main page|page|web page|website|site|index|welcome|untitled|new page|title|page title|info|information|test|hello|default|document',
    'ana sayfa|anasayfa|giriş|sayfa|web sitesi|site|hoş geldiniz|hoşgeldiniz|yeni sayfa|başlık|sayfa başlığı|bilgi|deneme|merhaba|başlıksız|adsız',
    'الرئيسية|الصفحة الرئيسية|الصفحة|صفحة|موقع|الموقع|مرحبا|مرحبًا|أهلا|أهلًا|صفحة جديدة|عنوان|العنوان|عنوان الصفحة|معلومات|تجربة|بلا عنوان|بدون عنوان',
    'startseite|seite|willkommen|accueil|page d’accueil|bienvenue|inicio|página|bienvenidos|pagina',
  ].flatMap((names) => names.split('|')),
);

const bare = (text: string) => lower(text.trim()).replace(/(?<![.!?…:])[.!?…:]+$/, '');

/** True for a text whose facts are not known, as where site.yaml cannot be read: nobody knows how long it is. */
const isOpen = (text: string) => text.includes('{{');

/** What stands between a title and the site's name. */
const JOINS = /[|–—·:•»/-]/;

/** The site's name at the end or the beginning of a title, with the mark that parts them. */
function ownName(title: string, brand: string): string | undefined {
  if (brand === '' || title.length <= brand.length) return undefined;
  const [before, after] = [title.slice(0, -brand.length).trimEnd(), title.slice(brand.length).trimStart()];
  if (title.endsWith(brand) && JOINS.test(before.slice(-1))) return title.slice(before.length - 1);
  return title.startsWith(brand) && JOINS.test(after.slice(0, 1))
    ? title.slice(0, -after.length) + after.slice(0, 1)
    : undefined;
}

/** What is odd in a page's title and description; `place` gives the places of both. */
export function headSlips({ language, title, description, brand, written, origins }: Head): Slip[] {
  const place = (field: string) => placeOfText(written, field, { language, origins });
  const slips: Slip[] = [];
  const says = bare(title.replace(brand, '').replace(/^\s*[|–—-]\s*|(?<!\s)\s*[|–—-]\s*$/g, ''));
  const suffix = ` | ${brand}`;
  const pixels = pixelsOf(title + suffix);
  // A long brand at the end may be cut: it stands last for that.
  if (
    !isOpen(title) &&
    (pixelsOf(title) > TITLE_PIXELS || (pixels > TITLE_PIXELS * LENIENT && pixelsOf(suffix) < TITLE_PIXELS / 3))
  )
    slips.push({
      code: 'long-title',
      place: place('title'),
      details: { length: Math.round(pixels), limit: TITLE_PIXELS },
    });
  else if (SAYS_NOTHING.has(says) || lettersOf(title.trim()) < SHORT_TITLE || says === '')
    slips.push({ code: 'empty-title', place: place('title') });
  const named = ownName(title, brand);
  if (named) slips.push(nameSlip(named, place('title'), title));
  const letters = lettersOf(description);
  if (letters > DESCRIPTION_LETTERS && !isOpen(description))
    slips.push({
      code: 'long-description',
      place: place('description'),
      details: { length: letters, limit: DESCRIPTION_LETTERS },
    });
  else if (letters < SHORT_DESCRIPTION || bare(description) === bare(title))
    slips.push({ code: 'short-description', place: place('description') });
  return slips;
}

/** What is told of the site's name in a title; at its end it can be left out without a loss. */
function nameSlip(named: string, whole: Place, title: string): Slip {
  const place = within(whole, named);
  const { text } = place.source;
  const { start, end } = place.range;
  const isLast = title.endsWith(named) && title.length > named.length && text.slice(start, end) === named;
  const fix = isLast && { range: { start: text.slice(0, start).trimEnd().length, end }, text: '' };
  return { code: 'name-in-title', place, details: { words: named }, ...(fix && { fix }) };
}

function placeOfText({ meta }: Mapping, field: string, { language, origins }: Pick<Head, 'language' | 'origins'>) {
  const by = isMapping(meta) ? meta[field] : undefined;
  const shown = isMapping(by) ? [language, 'all'].find((code) => by[code] !== undefined) : undefined;
  return locate(origins, meta as Mapping, shown === undefined ? [field] : [field, shown]).place;
}

/** How far a title may go beyond its room while only the brand's name is cut. */
const LENIENT = 1.15;
