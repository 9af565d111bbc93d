import { plainText } from '../../../../schema/plain-text.ts';
import { type Catalogue, englishCatalogue, say } from '../../../diagnostics/wording.ts';
import { DESCRIPTION_LETTERS, TITLE_PIXELS } from '../../check/proofread/page-head.ts';
import type { Project } from '../../project.ts';
import { writeCsv } from './csv-letter.ts';
import { writeJson } from './json-letter.ts';
import type { Letter, UnitNote } from './letter.ts';
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

/** What texts are to go out. */
export interface LetterWanted extends LanguagePair {
  /** Those only that are to be translated still. */
  readonly onlyMissing?: boolean;
  /** What the way to a text is called, from its section on. */
  readonly wayOf?: (way: Unit['way']) => readonly string[];
  readonly catalogue?: Catalogue;
}

/** About how many pixels a letter of a title has. */
const LETTER_PIXELS = 11;

/** The texts that a translator is to have, each with what helps to translate it. */
export function letterFor(project: Project, wanted: LetterWanted): Letter {
  const { from, to, onlyMissing = false } = wanted;
  const units = unitsOf(project, wanted).filter(({ translation }) => !onlyMissing || translation === undefined);
  const glossary = termsOf(project, wanted);
  return {
    from,
    to,
    units: units.map((unit) => ({ ...unit, notes: notesOf(unit, project, { ...wanted, glossary }) })),
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
  { route, way, plural, text }: Unit,
  project: Project,
  wanted: LetterWanted & { readonly glossary: readonly TermPair[] },
): UnitNote[] {
  const { to, wayOf = (steps) => steps.map(String), catalogue = englishCatalogue, glossary } = wanted;
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
  const lower = text.toLowerCase();
  for (const term of glossary)
    if (lower.includes(term.from.toLowerCase())) notes.push({ about: 'glossary', words: `${term.from} → ${term.to}` });
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
