import { scripts } from '../../../schema/fonts.ts';
import { labelsFor } from '../../labels/shipped.ts';

/** A language as people know it. */
export interface NamedLanguage {
  readonly code: string;
  readonly label: string;
}

/** The letters of a language, as far as its own name for itself shows them: `עברית`. */
export function lettersOf({ code, label }: NamedLanguage): string {
  const names = { type: 'language' } as const;
  const known = Intl.DisplayNames.supportedLocalesOf([code]).length > 0;
  const name = known ? (new Intl.DisplayNames([code], names).of(code) ?? label) : label;
  return name.replace(/[^\p{L}\p{M}]/gu, '');
}

/** The letters of a language, as far as its name and the engine's own words in it show them: Urdu has more than Arabic. */
export function alphabetOf(language: NamedLanguage): string {
  const words = Object.values(labelsFor(language.code) ?? {}).join('');
  return lettersOf(language) + [...new Set(words)].filter(isLetterOf(language.code)).join('');
}

/** The script that a language is mostly written in, by its ISO 15924 code: `Hebr`. */
export const scriptOf = (code: string): string => new Intl.Locale(code).maximize().script ?? 'Zyyy';

/** What fonts for a language's script are named under: `hebrew`; undefined of scripts that have no name here. */
export const scriptNameOf = (code: string): string | undefined => {
  const script = scriptOf(code);
  return Object.keys(scripts).find((name) => scripts[name] === script);
};

/** The part of a package's name that is not the script's own. */
const PACKAGES: Readonly<Record<string, string>> = {
  japanese: 'sans-jp',
  korean: 'sans-kr',
  chinese: 'sans-sc',
  'traditional-chinese': 'sans-tc',
  burmese: 'sans-myanmar',
  odia: 'sans-oriya',
  tibetan: 'serif-tibetan',
};

/** A package with whole fonts for the script of a language. */
export function packageFor(code: string): string {
  const name = scriptNameOf(code) ?? '';
  return `@expo-google-fonts/noto-${PACKAGES[name] ?? `sans-${name}`}`;
}

/** What Unicode calls the scripts that a language is written in, where ISO 15924 has one code for several. */
const SEVERAL: Readonly<Record<string, string>> = {
  Jpan: '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}',
  Kore: '\\p{sc=Hangul}\\p{sc=Han}',
  Hans: '\\p{sc=Han}',
  Hant: '\\p{sc=Han}',
};

/** Tells the letters of the script that a language is mostly written in from all other characters. */
export function isLetterOf(code: string): (character: string) => boolean {
  const script = scriptOf(code);
  const letters = new RegExp(`[${SEVERAL[script] ?? `\\p{sc=${script}}`}]`, 'u');
  return (character) => letters.test(character);
}
