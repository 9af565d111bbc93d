import { fontsOf } from '../../../blocks/ui/theme.ts';
import { type Face, undrawable } from '../../content/assets/faces.ts';
import { type NamedLanguage, scriptOf } from '../../content/assets/scripts.ts';
import type { SiteFaces } from '../../content/assets/site-faces.ts';
import { cssName, cssString } from '../../render/escape.ts';
import { fallbackFaces } from './fallback-fonts.ts';
import { buildFonts, type FontFile, fontFaces, wholeFonts } from './fonts.ts';
import { isJoined } from './joined.ts';

/** Which characters a site shows: all of them, or those of some of its languages. */
export type CharactersIn = (languages?: readonly string[]) => ReadonlySet<string>;

interface ScriptFonts {
  readonly files: readonly FontFile[];
  /** The `@font-face` rules of the files, and of what stands in for them until they arrive. */
  readonly rules: (address: (name: string) => string) => string;
}

/** The faces of a site's pages and of their headings, each with its languages; the first is what Latin letters are set in, on all. */
function facesOfPages(
  languages: readonly NamedLanguage[],
  { base, of, ofHeadings }: SiteFaces,
): ReadonlyMap<Face, readonly string[]> {
  const faces = new Map<Face, string[]>([[base, []]]);
  for (const language of languages)
    for (const face of new Set([of(language), ofHeadings(language)]))
      if (face) faces.set(face, [...(faces.get(face) ?? []), language.code]);
  return faces;
}

const rulesOf = (faces: ReadonlyMap<Face, readonly string[]>, files: readonly FontFile[]): ScriptFonts['rules'] => {
  const fallbacks = [...faces].flatMap(([face, codes]) =>
    fallbackFaces(face, [...new Set(['Latn', ...codes.map(scriptOf)])]),
  );
  return (address) => fontFaces(files, address) + fallbacks.join('');
};

/** The fonts of a site as they are shipped, for the authors' server. */
export function wholeSiteFonts(languages: readonly NamedLanguage[], siteFaces: SiteFaces): ScriptFonts {
  const faces = facesOfPages(languages, siteFaces);
  const files = [...faces.keys()].flatMap(wholeFonts);
  return { files, rules: rulesOf(faces, files) };
}

/** The same, cut down to the characters that the site shows: the first face to all, others to those of their languages. */
export async function buildSiteFonts(
  languages: readonly NamedLanguage[],
  siteFaces: SiteFaces,
  charactersIn: CharactersIn,
): Promise<ScriptFonts> {
  const faces = facesOfPages(languages, siteFaces);
  const cut = [...faces].map(([face, codes]) =>
    buildFonts(face, face === siteFaces.base ? charactersIn() : charactersIn(codes)),
  );
  const files = (await Promise.all(cut)).flat();
  return { files, rules: rulesOf(faces, files) };
}

/** Joined characters with all that they may be joined with: a mark, which has no script, with any letter. */
function withNeighbours(rare: ReadonlySet<string>, common: ReadonlySet<string>): ReadonlySet<string> {
  const joined = [...rare].filter(isJoined);
  if (joined.length === 0) return rare;
  const hasMark = joined.some((character) => /\p{sc=Zinh}/u.test(character));
  const isNeighbour = (other: string) => isJoined(other) || (hasMark && /\p{L}/u.test(other));
  return new Set([...rare, ...[...common].filter(isNeighbour)]);
}

/**
 * Fonts of characters that few pages have: their rules name these, and stand behind those of the fonts of all pages, which
 * they go before where both have a character.
 */
export async function buildRareFonts(
  languages: readonly NamedLanguage[],
  siteFaces: SiteFaces,
  { common, rare }: { readonly common: CharactersIn; readonly rare: CharactersIn },
): Promise<ScriptFonts> {
  const drawn: CharactersIn = (codes) => withNeighbours(rare(codes), common(codes));
  const { files } = await buildSiteFonts(languages, siteFaces, drawn);
  const parts = files.map((file) => ({ ...file, isPart: true }));
  const beside = [...common()].join('');
  return { files: parts, rules: (address) => fontFaces(parts, address, beside) };
}

const LATIN = 'AZaz09';

/**
 * The rules that set each language that the first face has no letters of whole in its own. Where there is none for it, the
 * device's plain one is asked for, which it chooses by the language. Words of another language inside such a text have
 * theirs.
 */
export function languageRules(languages: readonly NamedLanguage[], faces: SiteFaces): string {
  return textRules(languages, faces) + headingRules(languages, faces);
}

function textRules(languages: readonly NamedLanguage[], { base, of }: SiteFaces): string {
  const foreign = languages.filter((language) => of(language) !== base);
  if (foreign.length === 0) return '';
  const fonts = fontsOf(base.family);
  const own = `[lang]{--font:${fonts.font};--font-fallback:${fonts['font-fallback']};font-family:var(--font)}`;
  const rules = foreign.map((language) => {
    const face = of(language);
    const names = face
      ? [face.family, ...(undrawable(LATIN, [face]).length > 0 ? [base.family] : []), `${face.family} Fallback`]
      : [];
    const family = [...names.map(cssString), 'sans-serif'].join(',');
    return `:lang(${cssName(language.code)}){--font:${family};--font-fallback:${family}}`;
  });
  return [own, ...rules].join('');
}

/** The rules that set headings in faces of their own, in the languages that have one; what such a face lacks has that of the text. */
function headingRules(languages: readonly NamedLanguage[], { ofHeadings }: SiteFaces): string {
  return languages
    .map((language) => {
      const face = ofHeadings(language);
      if (!face) return '';
      const names = [face.family, `${face.family} Fallback`].map(cssString).join(',');
      return `:is(h1,h2,h3):lang(${cssName(language.code)}){font-family:${names},var(--font)}`;
    })
    .join('');
}
