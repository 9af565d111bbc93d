import { sameEnds } from '../../written/same-ends.ts';

/** A part of a text as it was and as it is now. */
export interface ChangedWords {
  readonly was: string;
  readonly now: string;
}

/** Words that are shown around what is another one now, and around what has only come or gone. */
const AROUND = 1;
const AROUND_NOTHING = 2;

/** Letters of a part that are shown. */
const SHOWN = 80;

/** Texts with more words than these are not looked at word for word. */
const MOST_WORDS = 4000;

/** The words of a text that are others than before: what is between the first and the last difference. */
export function changedWords(before: string, after: string): ChangedWords {
  const [was, now] = [wordsOf(before), wordsOf(after)];
  const { start, end } = sameEnds(was, now);
  const isEmpty = [was, now].some((words) => words.length === start + end);
  const more = isEmpty ? AROUND_NOTHING : AROUND;
  const part = (words: readonly string[]) => {
    const [from, to] = [Math.max(0, start - more), Math.min(words.length, words.length - end + more)];
    const shown = shortened(words.slice(from, to).join(' '));
    return `${from > 0 ? '…' : ''}${shown}${to < words.length ? '…' : ''}`;
  };
  return { was: part(was), now: part(now) };
}

const wordsOf = (text: string) => text.trim().split(/\s+/).slice(0, MOST_WORDS);

const shortened = (text: string) =>
  text.length > SHOWN
    ? `${text.slice(0, SHOWN / 2).replace(/\s\S*$/, '')} … ${text.slice(-SHOWN / 2).replace(/^\S*\s/, '')}`
    : text;

/** How many words two texts have in common at their beginnings and ends. */
export function inCommon(one: string, other: string): number {
  const { start, end } = sameEnds(wordsOf(one), wordsOf(other));
  return start + end;
}
