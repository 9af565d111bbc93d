import { once } from '../../written/once.ts';
import { everydayWords } from './language-words.ts';

/** Everyday words count as if they stood so often. */
const EVERYDAY = 100;

/** Placeholders, addresses, and what stands in backticks are no words of a language. */
const NO_WORDS = /\{\{[^{}]*\}\}|\]\([^()\s]{0,500}\)|(?<!\S)\S{0,100}(?:[@/]|\.[a-z])\S{0,200}|`[^`]*`/gi;
const WORD = /\p{L}[\p{L}\p{M}]+/gu;

/** A text without what is no word of a language. */
export const openText = (text: string): string => (/[{@/`]|\.[a-z]/i.test(text) ? text.replace(NO_WORDS, ' ') : text);

/** The words of a text that are longer than a letter. */
export const wordsOf = (text: string): string[] => openText(text).match(WORD) ?? [];

/** True for a word that is written small, or in a script without capitals: no name, as far as can be told. */
export const isSmall = (word: string): boolean => word.charAt(0) === word.charAt(0).toLowerCase();

/** Which words belong to which language: everyday ones, and those that a page writes small itself. */
export interface Vocabulary {
  add(words: readonly string[], language: string): void;
  /** How often words in small letters stand in texts of a language. */
  of(language: string): ReadonlyMap<string, number>;
}

const counted = new WeakMap<object, ReadonlyMap<string, number>>();

/** The everyday words of a language with their counts, to be copied for each page. */
const everydayCounts = (language: string): ReadonlyMap<string, number> => {
  const words = everydayWords(language);
  return once(counted, words, () => new Map([...words].map((word) => [word, EVERYDAY])));
};

/** A vocabulary that holds everyday words only. */
export function createVocabulary(): Vocabulary {
  const counts = new Map<string, Map<string, number>>();
  const of = (language: string) => {
    const known = counts.get(language);
    if (known) return known;
    const made = new Map(everydayCounts(language));
    counts.set(language, made);
    return made;
  };
  return {
    add(words, language) {
      const own = of(language);
      for (const word of words) if (isSmall(word)) own.set(word, (own.get(word) ?? 0) + 1);
    },
    of,
  };
}
