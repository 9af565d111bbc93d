import { plainText } from '../../schema/plain-text.ts';
import type { PageValue } from '../render/value.ts';
import type { Compiler } from './compiler.ts';
import { undrawable } from './faces.ts';
import { locate } from './origin.ts';
import type { PageFile } from './page-file.ts';
import type { Report } from './report.ts';
import { lettersOf, scriptOf } from './scripts.ts';
import type { State } from './state.ts';

interface Pictured {
  readonly file: PageFile;
  readonly value: PageValue;
  readonly state: State;
  readonly compiler: Compiler;
}

/** Reports what the picture for shared links to a page would show as boxes: a whole script, or single characters. */
export function checkLetters({ file, value, state, compiler }: Pictured, report: Report): void {
  const { site, written, origins } = state.siteFile;
  if (!site || site.socialImage) return;
  const index = site.languages.findIndex(({ code }) => code === value.language);
  const language = site.languages[index];
  if (!language) return;
  const inSite = (...path: (string | number)[]) => locate(origins, written, path).place;
  if (undrawable(lettersOf(language)).length > 0) {
    const details = { language: language.label, script: { script: scriptOf(language.code) } };
    return report.add('picture-without-script', inSite('languages', index, 'code'), details);
  }
  const { code } = language;
  const region = value.blocks.find((block) => block.type === 'hero')?.region;
  const shown = [
    { text: value.title, place: () => locate(file.origins, file.page?.written ?? {}, ['meta', 'title', code]).place },
    { text: compiler.siteValue(code).value?.brand ?? '', place: () => inSite('brand', code) },
    ...(region ? [{ text: plainText(region.label), place: () => inSite('regions', region.key, 'label', code) }] : []),
  ];
  for (const { text, place } of shown) {
    const characters = undrawable(text).join(' ');
    if (characters) report.add('picture-without-glyph', place(), { characters });
  }
}
