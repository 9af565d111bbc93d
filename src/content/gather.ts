import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { locate } from './origin.ts';
import { Report } from './report.ts';
import type { SiteFile } from './site-file.ts';

/** Texts that lack a language, or have one that the site lacks, above which the language itself is the matter. */
const MANY = 100;

/** Tells once, at the languages of site.yaml, what is wrong with a language in very many texts. */
export function gatherLanguages(all: readonly Diagnostic[], { written, origins, known }: SiteFile): Diagnostic[] {
  const gathered = new Report();
  const told = new Set<Diagnostic>();
  for (const code of new Set(all.map(({ details }) => String(details.code)))) {
    const of = (name: Diagnostic['code']) => all.filter((each) => each.code === name && each.details.code === code);
    const [unlisted, untranslated] = [of('unknown-language'), of('missing-translation')];
    const index = known.languages.findIndex((language) => language.code === code);
    if (unlisted.length > MANY) {
      for (const each of unlisted) told.add(each);
      const { key } = locate(origins, written, ['languages']);
      gathered.add('unlisted-language', key, { code, count: unlisted.length });
    }
    if (untranslated.length > MANY && index !== -1) {
      for (const each of untranslated) told.add(each);
      const { place } = locate(origins, written, ['languages', index, 'code']);
      const language = known.languages[index]?.label ?? code;
      gathered.add('untranslated-language', place, { language, count: untranslated.length });
    }
  }
  return [...all.filter((each) => !told.has(each)), ...gathered.diagnostics];
}
