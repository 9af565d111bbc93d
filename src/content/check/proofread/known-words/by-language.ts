import { arabic } from './ar.ts';
import { english } from './en.ts';
import type { KnownWords } from './known-words.ts';
import { otherLanguages } from './other.ts';
import { turkish } from './tr.ts';

/** Under this name stands what is known of all languages that have no words of their own here. */
export const OTHER = 'other';

/** By language; of the program of a published editor they are no part: it is told those of its site's languages. */
const known: Record<string, KnownWords | undefined> = {
  en: english,
  tr: turkish,
  ar: arabic,
  [OTHER]: otherLanguages,
};

/** The words of a language, which is given without its region. */
export const knownWordsOf = (language: string): KnownWords | undefined =>
  Object.hasOwn(known, language) ? known[language] : undefined;

/** The words of all languages. */
export const knownWords = (): [language: string, KnownWords][] =>
  Object.entries(known).flatMap(([language, each]) => (each ? [[language, each] as [string, KnownWords]] : []));

/** Takes the words of a language from elsewhere, before the first text is looked at. */
export function learnKnownWords(language: string, words: KnownWords): void {
  known[language] = words;
}
