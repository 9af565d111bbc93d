import { plainText } from '../../../schema/plain-text.ts';
import type { Compiler } from '../resolve/compiler.ts';
import type { State } from '../resolve/state.ts';
import type { PageFile } from '../validate/page-file.ts';
import { locate, locateLanguage } from '../written/origin.ts';
import type { Report } from '../written/report.ts';
import { undrawable } from './faces.ts';
import type { Shown } from './judged.ts';
import { lettersOf, scriptOf } from './scripts.ts';

interface Pictured {
  readonly file: PageFile;
  readonly value: Shown;
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
  if (undrawable(lettersOf(language)).length > 0) {
    const details = { language: { language: language.code }, script: { script: scriptOf(language.code) } };
    return report.add('picture-without-script', locate(origins, written, ['languages', index, 'code']).place, details);
  }
  const { code } = language;
  const inSite = (...path: string[]) => locateLanguage(origins, written, path, code).place;
  const inPage = (...path: string[]) => locateLanguage(file.origins, file.page?.written ?? {}, path, code).place;
  const { region } = value;
  const shown = [
    { text: value.title, place: () => inPage('meta', 'title') },
    { text: compiler.siteValue(code).value?.brand ?? '', place: () => inSite('brand') },
    ...(region ? [{ text: plainText(region.label), place: () => inSite('regions', region.key, 'label') }] : []),
  ];
  for (const { text, place } of shown) {
    const characters = undrawable(text).join(' ');
    if (characters) report.add('picture-without-glyph', place(), { characters });
  }
}
