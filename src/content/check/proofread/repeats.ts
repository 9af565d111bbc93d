import { type Image, isLeaf, type Leaf, type Text } from '../../../../schema/leaf.ts';
import type { Place } from '../../../diagnostics/diagnostic.ts';
import { lineAndColumn } from '../../../diagnostics/lines.ts';
import { isMapping, type Mapping } from '../../written/mapping.ts';
import { locate, locateLanguage, type Origins, type Path } from '../../written/origin.ts';
import type { WrittenValue } from './passages.ts';
import type { Slip } from './slip.ts';

/** The fields that an entry of a list is known by, the first that it has. */
const NAMES = ['question', 'title', 'name', 'service', 'label'] as const;
/** Sentences of so many words are not written twice on purpose. */
const SENTENCE = 5;
/** Names of so many words stand in one list of a page only. */
const PHRASE = 3;

/** Repeated entries of one page beyond which more of them would tell nothing. */
const MANY = 20;

/** A text that has been met, with what it takes to find its place: of most, nobody asks. */
interface Once extends Omit<RepeatedText, 'kind'>, Pick<Search, 'written' | 'origins'> {
  readonly leaf: Leaf;
  readonly code: string;
  readonly text: string;
}

/** What has been met on a page, by kind of list, language and first letter: one text, or several by their words. */
export type SeenTexts = Map<string, Once | Map<string, Once>>;

interface Search {
  readonly written: object;
  readonly origins: Origins;
  readonly met: SeenTexts;
  readonly slips: Slip[];
}

/** Finds entries that stand twice in a list, and sentences that stand twice in lists of one kind. */
export function repeatsIn(
  { value, written }: WrittenValue,
  { origins, met }: Pick<Search, 'origins' | 'met'>,
  kind: string,
) {
  const search: Search = { written, origins, met, slips: [] };
  visit(value, [], kind, search);
  return search.slips;
}

function visit(value: unknown, path: Path, kind: string, search: Search): void {
  if (isLeaf(value) || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) return lookThrough(value, path, kind, search);
  for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key], `${kind}/${key}`, search);
}

function lookThrough(items: readonly unknown[], path: Path, kind: string, search: Search): void {
  items.forEach((item, index) => {
    const at = [...path, index];
    if (typeof item === 'string' && items.indexOf(item) < index) search.slips.push(repeatedWord(at, item, search));
    if (isLeaf(item)) return void compare(item, { path: at, kind, list: items, least: 1 }, search);
    if (!isMapping(item)) return;
    if (!compareEntry(item, { path: at, kind, list: items, least: 1 }, search)) visit(item, at, kind, search);
  });
}

/** A word of a list that stands there before. */
function repeatedWord(path: Path, item: string, { written, origins }: Search): Slip {
  return { code: 'doubled-word', place: locate(origins, written, path).place, details: { words: item } };
}

interface RepeatedText {
  readonly path: Path;
  readonly kind: string;
  readonly list: readonly unknown[];
  /** How many words a text has to have for a second one like it to be a slip. */
  readonly least: number;
}

/** True where an entry has been met before, which has been noted then. */
function compareEntry(item: Mapping, spot: RepeatedText, search: Search): boolean {
  const name = NAMES.find((field) => isText(item[field]));
  if (name !== undefined && !('value' in item)) {
    const leaf = item[name] as Leaf;
    if (
      compare(leaf, { ...spot, path: [...spot.path, name], kind: `${spot.kind}/${name}${markOf(item, name)}` }, search)
    )
      return true;
  }
  for (const [key, inner] of Object.entries(item)) {
    if (key === name || !isText(inner)) continue;
    const at = { ...spot, path: [...spot.path, key], kind: `${spot.kind}/${key}`, least: SENTENCE };
    if (compare(inner as Leaf, at, search)) return true;
  }
  return false;
}

const isText = (value: unknown) => isLeaf(value) && 'by' in value;

/** What tells entries of one name apart: their region and picture, and where a button or a step of a path leads. */
const markOf = (item: Mapping, name: string) =>
  Object.values(item)
    .filter(isLeaf)
    .map((leaf) => {
      if (leaf.$leaf === 'region') return `\0${leaf.key}`;
      if (leaf.$leaf === 'image') return `\0${leaf.src}`;
      return leaf.$leaf === 'link' && name === 'label' ? `\0${leaf.target}` : '';
    })
    .join('');

/** Compares a text with those that were met; true where one is met again. */
function compare(
  leaf: Leaf,
  { path, kind, list, least }: RepeatedText,
  { written, origins, met, slips }: Search,
): boolean {
  let isMet = false;
  const by: Text['by'] = 'by' in leaf ? (leaf as Text).by : leaf.$leaf === 'image' ? pictured(leaf) : {};
  for (const code in by) {
    const text = by[code] ?? '';
    const now: Once = { leaf, path, list, least, code, text, written, origins };
    const key = `${kind}\0${code}\0${firstLetter(text)}`;
    const alike = met.get(key);
    if (!alike) {
      met.set(key, now);
      continue;
    }
    const words = plainly(now);
    if (words === undefined) continue;
    const known = alike instanceof Map ? alike : new Map([[plainly(alike) ?? '', alike]]);
    if (known !== alike) met.set(key, known);
    const before = known.get(words);
    if (!before) known.set(words, now);
    else if (before.list === list || countWords(words) >= PHRASE) {
      isMet = true;
      if (slips.length >= MANY) continue;
      const first = placeOf(before);
      const { line } = lineAndColumn(first.source, first.range.start);
      slips.push({
        ...{ code: 'repeated-entry', place: placeOf(now), details: { line, file: first.source.file } },
        // One note answers for all languages.
        text: locate(origins, written, leaf.$leaf === 'image' ? [...path, 'alt'] : path).place,
      });
    }
  }
  return isMet;
}

const placeOf = ({ leaf, path, code, written, origins }: Once): Place =>
  leaf.$leaf === 'image'
    ? locateLanguage(origins, written, [...path, 'alt'], Object.keys(leaf.alt?.by ?? {})[0] ?? code).place
    : locateLanguage(origins, written, path, code).place;

const firstLetter = (text: string) => text.trimStart().slice(0, 1).toLowerCase().slice(0, 1);

/** The words of a text in small letters; undefined where they are too few to be compared, or none. */
function plainly({ text, least }: Once): string | undefined {
  const small = text.trim().toLowerCase();
  if (least === SENTENCE && isMeasure(small)) return undefined;
  const words = /\s\s|[^\S ]/.test(small) ? small.replace(/\s+/g, ' ') : small;
  return countWords(words) < least || !/\p{L}/u.test(words) ? undefined : words;
}

/** Hours, prices, an address: with a figure and no end of a sentence, what may well be the same of several. */
const isMeasure = (text: string) => /\d/.test(text) && !/[.!?؟…]$/.test(text);

function countWords(words: string): number {
  let count = 1;
  for (let at = words.indexOf(' '); at !== -1; at = words.indexOf(' ', at + 1)) count++;
  return count;
}

/** One picture may stand for several things. */
const pictured = ({ src, alt }: Image) => ({ src: `${src} ${Object.values(alt?.by ?? {}).join(' ')}` });
