import type { EditorWords } from '../browser/words/words.en.ts';
import { firstOf, type Speech, speechFor, spoken } from '../browser/words/words.ts';

/** Each language is loaded by whoever reads it. */
const WORDS: Readonly<Record<string, () => Promise<EditorWords>>> = {
  en: async () => (await import('../browser/words/words.en.ts')).english,
  tr: async () => (await import('../browser/words/words.tr.ts')).turkish,
  ar: async () => (await import('../browser/words/words.ar.ts')).arabic,
};

/** The speech for a browser's languages, when its words have come: nothing is shown before, and no key is waited for. */
export async function loadSpeech(languages: readonly string[]): Promise<Speech> {
  const language = firstOf(languages, Object.keys(WORDS));
  const words = await WORDS[language]?.();
  if (words) spoken[language] = words;
  return speechFor(languages);
}
