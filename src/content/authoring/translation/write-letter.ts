import { plainText } from '../../../../schema/plain-text.ts';
import { type Catalogue, englishCatalogue, say } from '../../../diagnostics/wording.ts';
import { DESCRIPTION_LETTERS, TITLE_PIXELS } from '../../check/proofread/page-head.ts';
import type { Project } from '../../project.ts';
import { writeCsv } from './csv-letter.ts';
import { writeJson } from './json-letter.ts';
import type { Letter, LetterUnit, UnitNote } from './letter.ts';
import { writePo } from './po-letter.ts';
import { type LanguagePair, type Unit, unitsOf } from './units.ts';
import { writeXliff, writeXliff1 } from './xliff-letter.ts';

/** The forms that texts go out in, by their names. */
export const letterForms = {
  xliff: writeXliff,
  'xliff-1.2': writeXliff1,
  po: writePo,
  csv: writeCsv,
  json: writeJson,
} as const satisfies Record<string, (letter: Letter) => string>;

export type LetterForm = keyof typeof letterForms;

/** Parts of a site's texts that may go out by themselves. */
export type LetterPart = 'missing' | 'stale';

/** What texts are to go out. */
export interface LetterWanted extends LanguagePair {
  /** Those only that are to be translated still, those that have grown old, or both. */
  readonly only?: readonly LetterPart[] | undefined;
  /** What the way to a text is called, from its section on. */
  readonly wayOf?: (way: Unit['way']) => readonly string[];
  readonly catalogue?: Catalogue;
}

/** About how many pixels a letter of a title has. */
const LETTER_PIXELS = 11;

/** The texts that a translator is to have, each with what helps to translate it. */
export function letterFor(project: Project, wanted: LetterWanted): Letter {
  const { from, to, only = [] } = wanted;
  const oldOf = oldTexts(project, wanted);
  const units = unitsOf(project, wanted)
    .map((unit): Unit & OldText => ({ ...unit, ...oldOf(unit) }))
    .filter(
      ({ translation, isOld }) =>
        only.length === 0 ||
        (only.includes('missing') && translation === undefined) ||
        (only.includes('stale') && isOld === true),
    );
  const glossary = termsOf(project, wanted);
  return {
    from,
    to,
    units: units.map((unit) => ({ ...unit, notes: notesOf(unit, project, { ...wanted, glossary }) })),
  };
}

type OldText = Pick<LetterUnit, 'isOld' | 'earlier'>;

/** Tells of a text whether its translation has grown old, and what it was made from. */
function oldTexts(project: Project, { from, to, routes }: LetterWanted): (unit: Unit) => OldText | undefined {
  const old = new Map<string, string | undefined>();
  const nameOf = (file: string, text: string, translation: string) => JSON.stringify([file, text, translation]);
  for (const route of routes ?? [undefined, ...project.files.routes.keys()])
    for (const stale of project.stale(route)) {
      if (stale.to !== to || stale.from !== from) continue;
      const { file } = stale.place().source;
      old.set(nameOf(file, stale.source.trim(), stale.translation.trim()), stale.was);
      // Of the forms of a fact each is a text.
      for (const form of stale.translation.split('\n')) old.set(nameOf(file, '', form.trim()), stale.was);
    }
  return ({ source: { file }, text, translation, plural }) => {
    const name = nameOf(file, plural === undefined ? text : '', translation ?? '');
    return translation !== undefined && old.has(name) ? { isOld: true, earlier: old.get(name) } : undefined;
  };
}

interface TermPair {
  readonly from: string;
  readonly to: string;
}

function termsOf({ site }: Project, { from, to }: LanguagePair): TermPair[] {
  return (site?.glossary ?? []).flatMap(({ use: { by } }) => {
    const [own, other] = [by[from] ?? by.all, by[to] ?? by.all];
    return own === undefined || other === undefined ? [] : [{ from: own, to: other }];
  });
}

function notesOf(
  { route, way, plural, text, earlier }: Unit & OldText,
  project: Project,
  wanted: LetterWanted & { readonly glossary: readonly TermPair[] },
): UnitNote[] {
  const { from, to, wayOf = (steps) => steps.map(String), catalogue = englishCatalogue, glossary } = wanted;
  const { phrases } = catalogue;
  const where = [route ?? say(phrases, { phrase: 'allPages' }), ...wayOf(way)].join(' › ');
  const notes: UnitNote[] = [{ about: 'where', words: where }];
  const url = project.site?.url.value;
  if (url !== undefined && route !== undefined)
    notes.push({ about: 'address', words: `${url}/${to.toLowerCase()}${route === '/' ? '' : route}` });
  const most = lengthOf(way, project, to);
  if (most !== undefined)
    notes.push({ about: 'length', words: say(phrases, { phrase: 'longestLetters', value: String(most) }) });
  if (plural !== undefined)
    notes.push({
      about: 'numbers',
      words: say(phrases, { phrase: 'forNumbers', value: numbersLike(plural, to).join(', ') }),
    });
  if (earlier !== undefined)
    notes.push({ about: 'earlier', words: say(phrases, { phrase: 'textWas', value: earlier }) });
  const lower = text.toLocaleLowerCase(from);
  for (const term of glossary)
    if (lower.includes(term.from.toLocaleLowerCase(from)))
      notes.push({ about: 'glossary', words: `${term.from} → ${term.to}` });
  return notes;
}

/** About how many letters search results have room for; undefined of what they do not show. */
function lengthOf([section, field]: Unit['way'], { site }: Project, to: string): number | undefined {
  if (section !== 'meta' || !site) return undefined;
  if (field === 'description') return DESCRIPTION_LETTERS;
  const { by } = site.brand;
  const brand = by[to] ?? by.all ?? by[site.defaultLanguage] ?? by.default ?? '';
  return field === 'title' ? Math.floor(TITLE_PIXELS / LETTER_PIXELS) - plainText(brand).length - 3 : undefined;
}

/** Numbers that a form is for, the smallest first. */
function numbersLike(form: string, language: string): number[] {
  const rules = new Intl.PluralRules(language);
  return [...Array(121).keys(), 1.5, 1_000_000].filter((number) => rules.select(number) === form).slice(0, 3);
}
