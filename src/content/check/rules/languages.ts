import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { SiteFile } from '../../validate/site-file.ts';
import { locate } from '../../written/origin.ts';
import { Report } from '../../written/report.ts';

/** Texts that lack a language, or have one that the site lacks, above which the language itself is the matter. */
const MANY = 100;

/** Tells once, at the languages of site.yaml, what is wrong with a language in very many texts. */
export function gatherLanguages(all: readonly Diagnostic[], { written, origins, known }: SiteFile): Diagnostic[] {
  const gathered = new Report();
  const told = new Set<Diagnostic>();
  const unlistedIn = byLanguage(all, 'unknown-language');
  const untranslatedIn = byLanguage(all, 'missing-translation');
  for (const code of new Set([...unlistedIn.keys(), ...untranslatedIn.keys()])) {
    const [unlisted, untranslated] = [unlistedIn.get(code) ?? [], untranslatedIn.get(code) ?? []];
    const index = known.languages.findIndex((language) => language.code === code);
    if (unlisted.length > MANY) {
      for (const each of unlisted) told.add(each);
      const { key } = locate(origins, written, ['languages']);
      gathered.add('unlisted-language', key, { code, count: unlisted.length });
    }
    if (untranslated.length > MANY && index !== -1) {
      for (const each of untranslated) told.add(each);
      const { place } = locate(origins, written, ['languages', index, 'code']);
      gathered.add('untranslated-language', place, { language: { language: code }, count: untranslated.length });
    }
  }
  return [...all.filter((each) => !told.has(each)), ...gathered.diagnostics];
}

/** The messages of one kind by the language that they name. */
function byLanguage(all: readonly Diagnostic[], kind: Diagnostic['code']): Map<string, Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  for (const each of all) {
    if (each.code !== kind) continue;
    const code = String(each.details.code);
    const others = found.get(code);
    if (others) others.push(each);
    else found.set(code, [each]);
  }
  return found;
}
