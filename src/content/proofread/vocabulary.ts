import { everydayWords } from './language-words.ts';

/** Words that are read of a site to know its languages by; more would tell no more. */
const ENOUGH = 40_000;
/** Everyday words count as if they stood so often. */
const EVERYDAY = 100;

/** Placeholders, addresses, and what stands in backticks are no words of a language. */
const NO_WORDS = /\{\{[^{}]*\}\}|\]\([^)\s]{0,500}\)|(?<!\S)\S{0,100}(?:[@/]|\.[a-z])\S{0,200}|`[^`]*`/gi;
const WORD = /\p{L}[\p{L}\p{M}]+/gu;

/** The words of a text that are longer than a letter. */
export const wordsOf = (text: string): string[] =>
  (/[{@/`]|\.[a-z]/i.test(text) ? text.replace(NO_WORDS, ' ') : text).match(WORD) ?? [];

/** True for a word that is written small, or in a script without capitals: no name, as far as can be told. */
export const isSmall = (word: string): boolean => word.charAt(0) === word.charAt(0).toLowerCase();

/** Which words belong to which language: everyday ones, and those that the site itself writes small. */
export interface Vocabulary {
  add(text: string, language: string): void;
  /** True where more texts would tell no more. */
  isFull(): boolean;
  /** How often words in small letters stand in texts of a language. */
  of(language: string): ReadonlyMap<string, number>;
}

/** A vocabulary that holds everyday words only. */
export function createVocabulary(): Vocabulary {
  const counts = new Map<string, Map<string, number>>();
  let read = 0;
  const of = (language: string) => {
    const known = counts.get(language);
    if (known) return known;
    const made = new Map([...everydayWords(language)].map((word) => [word, EVERYDAY]));
    counts.set(language, made);
    return made;
  };
  return {
    add: (text, language) => {
      const own = of(language);
      for (const word of wordsOf(text)) {
        read++;
        if (isSmall(word)) own.set(word, (own.get(word) ?? 0) + 1);
      }
    },
    isFull: () => read > ENOUGH,
    of,
  };
}
