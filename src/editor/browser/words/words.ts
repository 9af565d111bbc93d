import type { EditorWords, WordName } from './words.en.ts';

/** The editor's words by their language: the authors' server has all, a published editor those of whoever reads. */
export const spoken: Record<string, EditorWords> = {};

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar']);

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

/** The first of a browser's languages that is spoken; the first that is spoken where it wants none of these. */
export function firstOf(languages: readonly string[], known: readonly string[]): string {
  const wanted = languages.map((each) => each.split('-')[0] ?? '');
  return wanted.find((each) => known.includes(each)) ?? known[0] ?? '';
}

/** The speech for a browser's languages, English where it wants none of ours. */
export function speechFor(languages: readonly string[]): Speech {
  const language = firstOf(languages, Object.keys(spoken));
  const words = spoken[language];
  if (!words) throw new Error('The editor has no words.');
  return {
    language,
    direction: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr',
    say: (name, blanks = {}) =>
      words[insteadOf[name] ?? name].replace(/\{(\w+)\}/g, (blank, key: string) => blanks[key] ?? blank),
    named: (name) => (Object.hasOwn(words, name) ? words[name as WordName] : name),
    why: ({ why, words: told }) => {
      const own = Object.hasOwn(words, why) ? words[why as WordName] : undefined;
      return [own, told].filter(Boolean).join(' ') || why;
    },
  };
}
