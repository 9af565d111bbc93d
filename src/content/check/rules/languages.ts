import type { Diagnostic, Place } from '../../../diagnostics/diagnostic.ts';
import type { SiteFile } from '../../validate/site-file.ts';
import { locate } from '../../written/origin.ts';
import { Report } from '../../written/report.ts';

/** Texts that lack a language, or have one that the site lacks, above which the language itself is the matter. */
const MANY = 100;

/** Tells once, at the languages of site.yaml, what is wrong with a language in very many texts. */
export function gatherLanguages(all: readonly Diagnostic[], { written, origins, known }: SiteFile): Diagnostic[] {
  const gathered = new Report();
  const unlisted = [...byLanguage(all, 'unknown-language')].filter(([, found]) => found.length > MANY);
  const untranslated = [...byLanguage(all, 'missing-translation')].flatMap(([code, found]) => {
    const index = known.languages.findIndex((language) => language.code === code);
    return found.length > MANY && index !== -1 ? [{ code, found, index }] : [];
  });
  const told = new Set([...unlisted.flatMap(([, found]) => found), ...untranslated.flatMap(({ found }) => found)]);
  const others = all.filter((each) => !told.has(each));
  const [[right, texts = []] = [''], ...moreUnlisted] = unlisted;
  const [renamed, ...moreUntranslated] = untranslated;
  // The texts are there, by another code.
  if (right && renamed && moreUnlisted.length + moreUntranslated.length === 0) {
    const { place } = locate(origins, written, ['languages', renamed.index, 'code']);
    const { code } = renamed;
    gathered.add('renamed-language', place, { code, language: { language: code }, count: texts.length, right });
    // What else does not fit that language follows from its code.
    const places = ['code', 'direction', 'locale', 'numbering']
      .map((field) => locate(origins, written, ['languages', renamed.index, field]))
      .flatMap((each) => (each.missing ? [] : each.place));
    const left = others.filter((each) => !places.some((one) => isSame(one, each.place)));
    return withoutCut([...left, ...gathered.diagnostics], told);
  }
  for (const [code, found] of unlisted) {
    const { key } = locate(origins, written, ['languages']);
    gathered.add('unlisted-language', key, { code, count: found.length });
  }
  for (const { code, found, index } of untranslated) {
    const { place } = locate(origins, written, ['languages', index, 'code']);
    gathered.add('untranslated-language', place, { language: { language: code }, count: found.length });
  }
  return [...others, ...gathered.diagnostics];
}

const isSame = (one: Place, other: Place) =>
  one.source.file === other.source.file && one.range.start === other.range.start;

/** Without what says that a file has more mistakes than are shown, where all those that were shown are told at once. */
function withoutCut(all: readonly Diagnostic[], told: ReadonlySet<Diagnostic>): Diagnostic[] {
  const toldIn = new Set([...told].map(({ place }) => place.source.file));
  const leftIn = new Set(all.flatMap(({ code, place }) => (code === 'more-errors' ? [] : place.source.file)));
  return all.filter(
    ({ code, place: { source } }) => code !== 'more-errors' || !toldIn.has(source.file) || leftIn.has(source.file),
  );
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
