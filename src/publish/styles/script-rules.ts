import { type NamedLanguage, scriptOf } from '../../content/assets/scripts.ts';
import type { SiteFaces } from '../../content/assets/site-faces.ts';
import { readFont } from '../../disk/font-file.ts';
import { cssName } from '../../render/escape.ts';

/** Scripts whose letters stand apart, have capitals and can be slanted: what holds for all elements is made for these. */
const APART = new Set(['Latn', 'Grek', 'Cyrl', 'Armn', 'Geor']);
/** Scripts from right to left: their lines have their room by their direction. */
const FROM_RIGHT = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']);

/** Between which letters a line may break, by the script (CSS Text 4, word-break and line-break). */
const BREAKS: Readonly<Record<string, readonly [all: string, headings: string]>> = {
  // A heading breaks between phrases; no line begins with a small kana.
  Jpan: ['line-break:strict', 'word-break:auto-phrase'],
  Hans: ['line-break:strict', ''],
  Hant: ['line-break:strict', ''],
  // Korean has spaces between words.
  Kore: ['word-break:keep-all', ''],
};

/** How far lines are apart: of texts, and of headings. */
function lineHeights(script: string, nastaliq: boolean): readonly [text: string, headings: string] | undefined {
  if (nastaliq) return ['2.3', '2'];
  return FROM_RIGHT.has(script) ? undefined : ['1.75', '1.4'];
}

/** Rules for languages whose script asks for more than letters do that stand apart: room for lines, places where they break. */
export function scriptRules(languages: readonly NamedLanguage[], { of }: SiteFaces): string {
  return languages
    .filter(({ code }) => !APART.has(scriptOf(code)))
    .map((language) => {
      const script = scriptOf(language.code);
      const line = of(language)?.parts.map(({ path }) => readFont(path)?.line)[0];
      const heights = lineHeights(script, line !== undefined && line.ascent + line.descent > 2);
      if (!heights) return '';
      const [breaks, inHeadings] = BREAKS[script] ?? ['', ''];
      const name = cssName(language.code);
      const own = [`line-height:${heights[0]}`, breaks].filter(Boolean).join(';');
      const headings = [`line-height:${heights[1]}`, inHeadings].filter(Boolean).join(';');
      return `[lang=${name}]{${own}}[lang=${name}] :is(h1,h2,h3){${headings}}:lang(${name}){letter-spacing:0!important}`;
    })
    .join('');
}

/** Scripts without slanted letters show what matters by weight. */
export function emphasisRules(languages: readonly NamedLanguage[]): string {
  const upright = languages
    .filter(({ code }) => !APART.has(scriptOf(code)))
    .map(({ code }) => `:lang(${cssName(code)})`);
  return upright.length > 0 ? `em:is(${upright.join(',')}){font-style:normal;font-weight:500}` : '';
}
