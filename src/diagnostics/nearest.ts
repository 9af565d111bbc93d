import { latinShapes } from './shapes.ts';
import { meaningsOf } from './synonyms.ts';

/**
 * Number of single-character edits (insert, delete, replace, swap neighbours) between two words; any number from `limit`
 * on tells that there are at least so many.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  const width = b.length + 1;
  let [beforeLast, last, row] = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  for (let j = 0; j < width; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let least = i;
    row[0] = i;
    for (let j = 1; j < width; j++) {
      const [above, before, across] = [last[j] ?? 0, row[j - 1] ?? 0, last[j - 1] ?? 0];
      let best = Math.min(above + 1, before + 1, letter === b.charCodeAt(j - 1) ? across : across + 1);
      const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    left -= b.length;
    // No row has less than the one before it; a swap goes back by two rows and costs one more than what stands there.
    if (least >= limit) return least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length] ?? 0;
}

/** What the keys of an Arabic keyboard write with the Latin layout, from `q` to `m`. */
const arabicKeys = 'ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة';
const latinKeys = 'qwertyuiopasdfghjklzxcvbnm';

/** Small letters without accents. */
export const plainLetters = (text: string) =>
  text.toLowerCase().replace(/ı/g, 'i').normalize('NFD').replace(/\p{M}/gu, '');

/** The words of a name in alphabetical order, by which `iconBadge` is `badgeIcon`. */
const sortedWords = (name: string) =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[\s/_-]+/)
    .sort()
    .join();

/** Words of a name that say nothing by themselves: `hoursToReply` is `replyHours`. */
const withoutSmall = (name: string) =>
  /(?<=[a-z])(?:To|Of|In|For|The)(?=[A-Z])|[_-](?:to|of|in|for|the)[_-]/.test(name)
    ? name.replace(/(?<=[a-z])(?:To|Of|In|For|The)(?=[A-Z])/g, '').replace(/[_-](?:to|of|in|for|the)(?=[_-])/g, '')
    : name;

/** Most names are plain, and there may be very many. */
const fold = (name: string) => (/^[\w/.#-]*$/.test(name) ? name.toLowerCase().replace(/[_-]/g, '') : foldLetters(name));

const foldLetters = (name: string) =>
  plainLetters(
    name.replace(/لا/g, 'ﻻ').replace(/[\u0621-\u064aﻻ]/g, (letter) => latinKeys[arabicKeys.indexOf(letter)] ?? letter),
  ).replace(/[\s\p{Cf}_-]/gu, '');

/** Characters beyond which nothing is taken for the misspelling of a name. */
const MAX_LENGTH = 200;

/** How much may still be compared, in pairs of characters. */
let left = Number.POSITIVE_INFINITY;

/** What all searches of a check may compare: less than half a second on a small machine. */
const MAX_COMPARED = 25_000_000;

/** Does some work whose searches for names may compare so much in all; `spent` tells that some were left out. */
export function withSearches<T>(work: () => T, limit = MAX_COMPARED): { value: T; spent: boolean } {
  const before = left;
  left = limit;
  try {
    const value = work();
    return { value, spent: left <= 0 };
  } finally {
    left = before;
  }
}

/**
 * The name that was probably meant, or undefined when none is near enough. Case, accents, dashes and
 * underscores do not count as differences; a name that begins or ends like another is near, and a word that means a
 * name in another language is that name.
 */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  if (word.length > MAX_LENGTH || left <= 0) return undefined;
  const shape = latinShapes(word);
  if (shape !== word) return nearest(shape, names);
  const folded = fold(word);
  const arabic = /[\u0621-\u064a]/.test(word) ? plainLetters(word).replace(/\p{Cf}/gu, '') : undefined;
  // With its article or without it.
  const meanings = arabic ? [arabic, arabic.replace(/^ال/, '')].flatMap(meaningsOf) : meaningsOf(folded);
  const core = withoutSmall(word);
  const length = core === word ? folded.length : fold(core).length;
  const limit = Math.max(1, Math.floor(folded.length / 2.5));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of names) {
    if (left <= 0) return undefined;
    left -= name.length + 1;
    if (meanings.includes(name)) return name;
    if (name.length > MAX_LENGTH) continue;
    const other = fold(name);
    if (other !== folded && other.length === length && sortedWords(core) === sortedWords(name)) return name;
    const partial = folded.length > 2 && (other.startsWith(folded) || folded.startsWith(other)) && other.length > 2;
    // Each character more or less is an edit.
    if (!partial && Math.abs(other.length - folded.length) >= bestDistance) continue;
    const distance = partial ? Math.min(limit, editDistance(folded, other)) : editDistance(folded, other, bestDistance);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}
