import { once } from '../../written/once.ts';
import { knownWordsOf } from './known-words/by-language.ts';
import type { KnownWords } from './known-words/known-words.ts';
import { type WordRules, wordRules } from './word-rules.ts';

/** Shorter words are too near to others. */
const LEAST = 5;
/** From so many letters on also a letter that is missing tells which word was meant. */
const ENOUGH = 7;

interface Vocables {
  /** Words that are right, in whole or with what follows them. */
  readonly right: ReadonlySet<string>;
  /** What a slip of the hand makes of a word, with that word. */
  readonly meant: ReadonlyMap<string, string>;
  /** True of a language whose words are known by how they begin; of others the ends are known. */
  readonly isBeginning: boolean;
  readonly before: readonly string[] | undefined;
  readonly tooMany: RegExp | undefined;
  readonly longest: number;
}

/**
 * What a hand makes of a word: two letters the wrong way round, one twice, one left out; never at its end alone; a letter
 * without its mark, or all of them. Where others are written together before a word, a letter less, another first one,
 * and two at the end the wrong way round make other words.
 */
function slipsOf(word: string, { isBeginning = false, before, unmarked }: WordRules): string[] {
  const { length } = word;
  const made: string[] = [];
  const [first, turns, doubles] = before
    ? [1, length - 2, length - 1]
    : isBeginning
      ? [0, length > LEAST ? length - 2 : 0, length - 1]
      : [0, length - 1, length];
  for (let at = first; at < turns; at++)
    if (word[at] !== word[at + 1]) made.push(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));
  for (let at = first; at < doubles; at++) made.push(word.slice(0, at + 1) + word.slice(at));
  if (!before && length >= ENOUGH)
    for (let at = 1; at < length - 1; at++) made.push(word.slice(0, at) + word.slice(at + 1));
  if (unmarked) {
    const letters = [...word];
    const bare = letters.map((letter) => unmarked[letter] ?? letter);
    for (const [at, letter] of bare.entries()) if (letter !== letters[at]) made.push(letters.with(at, letter).join(''));
    made.push(bare.join(''));
  }
  return made;
}

function knownOf({ common, real }: KnownWords, rules: WordRules): Vocables {
  const { isBeginning = false, before, tooMany } = rules;
  const words = common.split(' ');
  const all = new Set([...words, ...real.split(' ')]);
  const meant = new Map<string, string>();
  for (const word of words) for (const slip of slipsOf(word, rules)) if (!all.has(slip)) meant.set(slip, word);
  const longest = Math.max(...words.map(({ length }) => length)) + 1;
  return { right: all, meant, isBeginning, before, tooMany, longest };
}

const known = new WeakMap<KnownWords, Vocables>();

/** A stem whose last letter stands twice before an ending, as in *travelling*. */
const singled = (stem: string) => (stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem);

/** What may follow an English word. */
const ENDS = ['s', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'ers', 'ment', 'ments'];

const withEnd = (word: string, end: string) =>
  word.endsWith('e') ? word.slice(0, /^[ei]/.test(end) ? -1 : undefined) + end : word + end.replace(/^d$/, 'ed');

function fromEnd(word: string, { right, meant }: Vocables): string | undefined {
  if (right.has(word)) return undefined;
  const whole = meant.get(word);
  if (whole !== undefined) return whole;
  const ends = ENDS.filter((end) => word.endsWith(end) && word.length - end.length >= LEAST - 1);
  const stems = ends.flatMap((end) => [
    [word.slice(0, -end.length), end] as const,
    [`${word.slice(0, -end.length)}e`, end] as const,
  ]);
  if (stems.some(([stem]) => right.has(stem) || right.has(singled(stem)))) return undefined;
  if (word.endsWith('bly') && right.has(`${word.slice(0, -1)}e`)) return undefined;
  for (const [stem, end] of stems) {
    const found = meant.get(stem);
    if (found !== undefined) return withEnd(found, end);
  }
  return undefined;
}

function fromBeginning(word: string, { right, meant, longest }: Vocables): string | undefined {
  const most = Math.min(word.length, longest);
  for (let end = LEAST; end <= most; end++) if (right.has(word.slice(0, end))) return undefined;
  for (let end = most; end >= LEAST; end--) {
    const found = meant.get(word.slice(0, end));
    if (found !== undefined) return found + word.slice(end);
  }
  return undefined;
}

function behindOthers(word: string, { right, meant, before = [] }: Vocables): string | undefined {
  const parts = ['', ...before].filter((part) => word.startsWith(part));
  if (parts.some((part) => right.has(word.slice(part.length)))) return undefined;
  for (const part of parts) {
    const found = meant.get(word.slice(part.length));
    if (found !== undefined) return part + found;
  }
  return undefined;
}

/** A letter three times within a word. */
const THRICE = /(?!w)(\p{L})\1\1(?=\p{L})/u;

function judge(word: string, language: string): string | undefined {
  const list = knownWordsOf(language);
  if (!list) return undefined;
  const words = once(known, list, () => knownOf(list, wordRules[language] ?? {}));
  const find = words.before ? behindOthers : words.isBeginning ? fromBeginning : fromEnd;
  const found = find(word, words);
  if (found !== undefined) return found;
  // With what is written together before it a letter may stand three times.
  if (!words.before && THRICE.test(word)) return word.replace(THRICE, '$1$1');
  return words.tooMany?.test(word) ? word.replace(words.tooMany, '') : undefined;
}

const judged = new Map<string, Map<string, string | undefined>>();
const MOST = 50_000;

/**
 * The word that was meant by one that a slip of the hand has changed, of those that many texts have; both in small letters.
 * `language` is a code without a region: `en`.
 */
export function meantWord(word: string, language: string): string | undefined {
  if (word.length < LEAST) return undefined;
  let of = judged.get(language);
  if (!of || of.size >= MOST) {
    of = new Map();
    judged.set(language, of);
  }
  const before = of.get(word);
  if (before !== undefined || of.has(word)) return before;
  const found = judge(word, language);
  of.set(word, found);
  return found;
}
