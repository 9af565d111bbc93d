import { pluralForms } from '../../validate/facts.ts';
import { isMapping, type Mapping } from '../../written/mapping.ts';
import { sameEnds } from '../../written/same-ends.ts';
import type { LanguageCodes } from '../edit/text-edits.ts';
import type { EditedPath } from '../edit/value-path.ts';

/** What is another one in a file than before. */
export interface WrittenDifference {
  /** The way to it in the file as it is now; of what is gone, in the file as it was. */
  readonly path: EditedPath;
  /** Of what has come, gone or got another place as a whole. */
  readonly act?: 'added' | 'removed' | 'moved';
  /** The language of a text; undefined where every language has it. */
  readonly language?: string | undefined;
  readonly was?: string | undefined;
  readonly to?: string | undefined;
}

/** Entries of two lists that are compared each with each; of more, those at the same places belong together. */
const MOST_PAIRS = 40_000;

/** Everything that two versions of a file say differently, as they are written, in the order of the newer one. */
export function differencesOf(before: unknown, after: unknown, codes: LanguageCodes): WrittenDifference[] {
  const found: WrittenDifference[] = [];
  new Comparison(codes, found).compare(before, after, []);
  return found;
}

class Comparison {
  readonly #codes: ReadonlySet<string>;
  readonly #defaultLanguage: string;
  readonly #found: WrittenDifference[];

  constructor({ languages, defaultLanguage }: LanguageCodes, found: WrittenDifference[]) {
    this.#codes = new Set([...languages, 'all']);
    this.#defaultLanguage = defaultLanguage;
    this.#found = found;
  }

  compare(was: unknown, to: unknown, path: EditedPath): void {
    if (was === to) return;
    if ([was, to].some((each) => this.#isText(each)) && [was, to].every((each) => this.#isText(each) || !isWhole(each)))
      this.#texts(was, to, path);
    else if (Array.isArray(was) || Array.isArray(to)) this.#lists(listOf(was), listOf(to), path);
    else if (isMapping(was) || isMapping(to)) this.#mappings(mappingOf(was), mappingOf(to), path);
    else this.#value(was, to, path);
  }

  #mappings(was: Mapping, to: Mapping, path: EditedPath): void {
    const isEntry = typeof path.at(-1) === 'number';
    for (const key of new Set([...Object.keys(to), ...Object.keys(was)]))
      if (!isEntry || key !== 'type') this.compare(was[key], to[key], [...path, key]);
  }

  #value(was: unknown, to: unknown, path: EditedPath, language?: string): void {
    const [before, after] = [wordsOf(was), wordsOf(to)];
    if (before !== after) this.#found.push({ path, language, was: before, to: after });
  }

  /** A text that is written without a language is one in the default language. */
  #texts(was: unknown, to: unknown, path: EditedPath): void {
    if (!isMapping(was) && !isMapping(to)) return this.#value(was, to, path);
    const by = (text: unknown): Mapping =>
      isMapping(text) ? text : text === undefined || text === null ? {} : { [this.#defaultLanguage]: text };
    const [before, after] = [by(was), by(to)];
    for (const code of new Set([...Object.keys(after), ...Object.keys(before)])) {
      const language = code === 'all' ? undefined : code;
      const [old, now] = [before[code], after[code]];
      const isCounted = isMapping(old) || isMapping(now);
      if (!isCounted) this.#value(old, now, path, language);
      else for (const form of pluralForms) this.#value(formOf(old, form), formOf(now, form), [...path, form], language);
    }
  }

  /** Entries are known again by what they say, wherever they stand. */
  #lists(was: readonly unknown[], to: readonly unknown[], path: EditedPath): void {
    const pairs = pairsOf(was, to);
    const kept = rising([...pairs.values()]);
    const gone = new Set(was.keys());
    for (const [place, now] of to.entries()) {
      const from = pairs.get(place);
      const own = [...path, place];
      if (from === undefined) {
        if (isSection(now)) this.#found.push({ path: own, act: 'added' });
        this.compare(undefined, now, own);
        continue;
      }
      gone.delete(from);
      if (!kept.has(from)) this.#found.push({ path: own, act: 'moved' });
      this.compare(was[from], now, own);
    }
    for (const place of gone) {
      const old = was[place];
      if (isWhole(old) && !this.#isText(old)) this.#found.push({ path: [...path, place], act: 'removed' });
      else this.compare(old, undefined, [...path, place]);
    }
  }

  /** Words, or words by their languages. */
  #isText(value: unknown): boolean {
    if (!isMapping(value)) return typeof value === 'string';
    const keys = Object.keys(value);
    return keys.length > 0 && keys.every((key) => this.#codes.has(key));
  }
}

const isWhole = (value: unknown) => typeof value === 'object' && value !== null;
/** A section of a page, and anything else that says what it is. */
const isSection = (value: unknown): boolean => isMapping(value) && typeof value.type === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const mappingOf = (value: unknown): Mapping => (isMapping(value) ? value : {});
const formOf = (value: unknown, form: string) =>
  isMapping(value) ? value[form] : form === 'other' ? value : undefined;

const wordsOf = (value: unknown): string | undefined =>
  value === undefined || value === null || isWhole(value) ? undefined : String(value);

/** The place that each entry of the newer list had in the older one. */
function pairsOf(was: readonly unknown[], to: readonly unknown[]): Map<number, number> {
  const [old, now] = [was, to].map((list) => list.map((entry) => JSON.stringify(entry)));
  const pairs = new Map<number, number>();
  const { start, end } = sameEnds(old ?? [], now ?? []);
  for (let place = 0; place < start; place++) pairs.set(place, place);
  for (let place = 1; place <= end; place++) pairs.set(to.length - place, was.length - place);
  const byWords = new Map<string, number[]>();
  const left = new Set<number>();
  for (let place = start; place < was.length - end; place++) left.add(place);
  for (let place = was.length - end - 1; place >= start; place--) {
    const known = byWords.get(old?.[place] ?? '');
    if (known) known.push(place);
    else byWords.set(old?.[place] ?? '', [place]);
  }
  const open: number[] = [];
  for (let place = start; place < to.length - end; place++) {
    const same = byWords.get(now?.[place] ?? '')?.pop();
    if (same === undefined) open.push(place);
    else {
      pairs.set(place, same);
      left.delete(same);
    }
  }
  pairAlike({ was, to, open, left, pairs });
  return new Map([...pairs].sort(([one], [other]) => one - other));
}

interface Pairing {
  readonly was: readonly unknown[];
  readonly to: readonly unknown[];
  /** Places in the newer list whose entries are not known again yet, and those left in the older one. */
  readonly open: readonly number[];
  readonly left: Set<number>;
  readonly pairs: Map<number, number>;
}

/** Entries of one kind belong together that have most words in common; what is left over, in its order. */
function pairAlike({ was, to, open, left, pairs }: Pairing): void {
  const pair = (place: number, from: number) => {
    pairs.set(place, from);
    left.delete(from);
  };
  const isFew = open.length * left.size <= MOST_PAIRS;
  const wordsOf = new Map<unknown, ReadonlySet<string>>();
  const words = (entry: unknown) => {
    const known = wordsOf.get(entry) ?? new Set(leavesOf(entry));
    wordsOf.set(entry, known);
    return known;
  };
  const likeness = (place: number, from: number) => {
    const [one, other] = [was[from], to[place]];
    if (kindOf(one) !== kindOf(other)) return -1;
    if (isMapping(one) && isMapping(other) && one.id !== undefined && one.id === other.id) return Infinity;
    return [...words(one)].filter((each) => words(other).has(each)).length;
  };
  for (const place of isFew ? open : []) {
    const [best] = [...left].map((from) => ({ from, like: likeness(place, from) })).sort((a, b) => b.like - a.like);
    if (best && best.like > 0) pair(place, best.from);
  }
  const rest = open.filter((place) => !pairs.has(place));
  for (const place of rest) {
    const [from] = isFew ? [...left].filter((each) => likeness(place, each) === 0) : left;
    if (from !== undefined && (isFew || kindOf(was[from]) === kindOf(to[place]))) pair(place, from);
  }
}

/** What an entry is. */
const kindOf = (entry: unknown): string =>
  isMapping(entry) ? (typeof entry.type === 'string' ? entry.type : 'fields') : typeof entry;

function leavesOf(value: unknown): string[] {
  if (!isWhole(value)) return [String(value)];
  return Object.entries(value as object).flatMap(([key, inner]) => (key === 'type' ? [] : leavesOf(inner)));
}

/** The longest row of numbers that rise (patience sorting): what is in it has kept its order. */
function rising(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = number;
    before.set(number, low > 0 ? ends[low - 1] : undefined);
  }
  const kept = new Set<number>();
  for (let number = ends.at(-1); number !== undefined; number = before.get(number)) kept.add(number);
  return kept;
}
