import { once } from '../../written/once.ts';
import { knownWords, knownWordsOf } from './known-words/by-language.ts';
import type { KnownWords } from './known-words/known-words.ts';

/** Words and phrases in small letters as they are misspelt, with how they are spelt. */
type Spellings = ReadonlyMap<string, string>;

interface Misspellings {
  readonly right: Spellings;
  /** What finds its phrases in small letters. */
  readonly phrases: RegExp;
}

const listOf = (text: string): Spellings =>
  new Map(
    text.split(/\s+/).flatMap((pair) => {
      const [wrong = '', right = ''] = pair.split('=').map((word) => word.replaceAll('_', ' '));
      return wrong && right && wrong !== right ? [[wrong, right] as const] : [];
    }),
  );

function phrasesOf(right: Spellings): RegExp {
  const phrases = [...right.keys()].filter((written) => written.includes(' ')).sort((a, b) => b.length - a.length);
  const found = phrases.join('|').replaceAll('’', "['’]");
  return new RegExp(`(?<![a-zß-ɏ\\u0600-\\u06ff\\d'’-])(?:${found})(?![a-zß-ɏ\\u0600-\\u06ff\\d'’-])`, 'g');
}

const known = new WeakMap<KnownWords, Misspellings>();

const ofKnownWords = (words: KnownWords): Misspellings =>
  once(known, words, () => {
    const right = listOf(words.misspelt);
    return { right, phrases: phrasesOf(right) };
  });

/** What people misspell in a language, which is given without its region. */
export function misspellingsOf(language: string): Misspellings | undefined {
  const words = knownWordsOf(language);
  return words && ofKnownWords(words);
}

/** The words by which a look over a text sees that one of all these may be in it: of a phrase the longest. */
export const misspeltWords = (): string[] =>
  knownWords().flatMap(([, each]) =>
    [...ofKnownWords(each).right.keys()].map((written) =>
      written.split(/[ ’]/).reduce((longest, word) => (word.length >= longest.length ? word : longest), ''),
    ),
  );
