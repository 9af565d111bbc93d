import { arabic } from './words.ar.ts';
import { type EditorWords, english, type WordName } from './words.en.ts';
import { turkish } from './words.tr.ts';

const catalogues: Readonly<Record<string, EditorWords>> = { en: english, tr: turkish, ar: arabic };

/** Words that are said in the place of others, where the desk is not on the authors' server. */
export const insteadOf: Partial<Record<WordName, WordName>> = {};

/** The editor's words in the first of the author's languages that it speaks. */
export interface Speech {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  say(name: WordName, blanks?: Readonly<Record<string, string>>): string;
  /** A word by a name that the server tells. */
  named(name: string): string;
  /** Why something is not done, as the server tells it. */
  why(refusal: { readonly why: string; readonly words?: string }): string;
}

/** The speech for a browser's languages, English where it wants none of ours. */
export function speechFor(languages: readonly string[]): Speech {
  const wanted = languages.map((each) => each.split('-')[0] ?? '');
  const language = wanted.find((each) => Object.hasOwn(catalogues, each)) ?? Object.keys(catalogues)[0] ?? '';
  const words = catalogues[language] ?? english;
  return {
    language,
    direction: words === arabic ? 'rtl' : 'ltr',
    say: (name, blanks = {}) =>
      words[insteadOf[name] ?? name].replace(/\{(\w+)\}/g, (blank, key: string) => blanks[key] ?? blank),
    named: (name) => (Object.hasOwn(words, name) ? words[name as WordName] : name),
    why: ({ why, words: told }) => {
      const own = Object.hasOwn(words, why) ? words[why as WordName] : undefined;
      return [own, told].filter(Boolean).join(' ') || why;
    },
  };
}
