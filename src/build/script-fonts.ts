import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fonts } from '../../blocks/ui/theme.ts';
import { FACES, type Face, facesOf, undrawable, type Weight } from '../content/check/faces.ts';
import { lettersOf } from '../content/check/scripts.ts';
import { cssName, cssString } from '../render/escape.ts';
import { FEATURES, hash } from './fonts.ts';

type Languages = readonly { readonly code: string; readonly label: string }[];

/** A font file for languages that the site's own font has no letters for. */
interface ScriptFont {
  readonly name: string;
  readonly bytes: Buffer;
  readonly family: string;
  readonly weight: string;
}

/** The weights of text and of all that is stronger. */
const WEIGHTS: readonly (readonly [weight: Weight, css: string])[] = [
  ['400Regular', '400'],
  ['500Medium', '500 700'],
];

/** The languages that the site's own font has no letters for, each with the face that has them, if there is one. */
const foreignTo = (languages: Languages): { code: string; face: Face | undefined }[] =>
  languages.flatMap((language) => {
    const letters = lettersOf(language);
    const [face] = facesOf(letters);
    return face === FACES[0] ? [] : [{ code: language.code, face: undrawable(letters).length > 0 ? undefined : face }];
  });

/** The fonts of such languages as they are shipped, for the authors' server. */
export function wholeScriptFonts(languages: Languages): ScriptFont[] {
  const faces = new Set(foreignTo(languages).flatMap(({ face }) => face ?? []));
  return [...faces].flatMap(({ family, files }) =>
    WEIGHTS.map(([weight, css]) => {
      const name = `${family.toLowerCase().replaceAll(' ', '-')}-${Number.parseInt(weight, 10)}`;
      return { name: `${name}.ttf`, bytes: readFileSync(files[weight]), family, weight: css };
    }),
  );
}

/** The same, cut down to the given characters. */
export async function buildScriptFonts(
  languages: Languages,
  characters: ReadonlySet<string>,
): Promise<readonly ScriptFont[]> {
  const text = [...characters].sort().join('');
  return Promise.all(
    wholeScriptFonts(languages).map(async ({ name, bytes: whole, ...font }) => {
      const bytes = await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures: FEATURES });
      return { ...font, name: name.replace(/\.ttf$/, `-${hash(bytes)}.woff2`), bytes };
    }),
  );
}

/** Their `@font-face` rules: one face for all characters that it has, figures and signs too. */
export const scriptFaces = (files: readonly ScriptFont[], address: (name: string) => string): string =>
  files
    .map(
      ({ name, family, weight }) =>
        `@font-face{font-family:${cssString(family)};font-display:swap;font-weight:${weight};src:url(${cssString(address(name))})}`,
    )
    .join('');

/**
 * The rules that set each of these languages whole in one face. Where there is none for it, the device's plain one is
 * asked for, which it chooses by the language. Words of another language inside such a text have the site's own font.
 */
export function languageRules(languages: Languages): string {
  const foreign = foreignTo(languages);
  if (foreign.length === 0) return '';
  const own = `[lang]{--font:${fonts.font};--font-fallback:${fonts['font-fallback']};font-family:var(--font)}`;
  const rules = foreign.map(({ code, face }) => {
    const family = face ? `${cssString(face.family)},sans-serif` : 'sans-serif';
    return `:lang(${cssName(code)}){--font:${family};--font-fallback:${family}}`;
  });
  return [own, ...rules].join('');
}
