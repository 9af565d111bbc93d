import { asCode } from '../../../../schema/language.ts';
import { name as nameSchema } from '../../../../schema/name.ts';
import { putInPart } from '../../../content/authoring/edit/part-edits.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import { type EditedPath, standsNow } from '../../../content/authoring/edit/value-path.ts';
import { SITE_FILE } from '../../../content/read/files.ts';
import { type Fact, isForms, pluralForms } from '../../../content/validate/facts.ts';
import { isMapping } from '../../../content/written/mapping.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { ChangeOutcome, FactChange, FactValue } from '../../shared/protocol.ts';
import type { DeskContext, DeskPart } from '../desk-part.ts';
import { NOT_THERE, refused } from '../refused.ts';
import type { MadeChange } from '../session.ts';
import { homeOf } from '../table.ts';
import { pagesWithFact } from './reach.ts';

/** What an open page may ask and change of facts. */
export function factsDesk({ session, site: open, tableOf }: DeskContext) {
  const factOf = ({ table, name }: Pick<FactChange, 'table' | 'name'>) => {
    const page = open.project.pageFile(tableOf(table)?.route ?? '');
    const fact = page?.facts.get(name) ?? open.project.siteFile.facts.get(name);
    // What a page is made for by itself stands in no facts: it is a tag, an author, a year.
    return page && fact && { page, fact, isMade: page.made?.only?.by === name };
  };
  const save = ({ language, form, was, to, ...asked }: FactChange): ChangeOutcome => {
    const { fact, isMade } = factOf(asked) ?? {};
    if (!fact || isMade) return NOT_THERE;
    const { now, path } = standsNow(fact.place, session.read);
    if (!now) return NOT_THERE;
    const edit = { ...(form === undefined ? { path, language } : formAt(now, path, { language, form })), was, to };
    return session.save(now.file, edit, ['facts', asked.name]);
  };
  return {
    changes: {
      'save-fact': save,
      'make-fact': ({ table, name, value, home }) => {
        const page = open.project.pageFile(tableOf(table)?.route ?? '');
        const file = home === 'site' ? SITE_FILE : page?.file;
        if (!file) return NOT_THERE;
        if (!nameSchema().safeParse(name).success) return refused('factName');
        if (value.trim() === '') return refused('empty');
        const make = (now: Source) => factMade(now, name, value);
        return session.change(file, make, { what: ['facts', name], was: undefined, to: value });
      },
    },
    questions: {
      fact: ({ name, table, language }) => {
        const { page, fact, isMade } = factOf({ name, table }) ?? {};
        if (!page || !fact) return undefined;
        const { file } = fact.place.source;
        const { defaultLanguage } = open.project.siteFile.known;
        const values = isMade ? [] : valuesOf(fact, [language ?? defaultLanguage, 'all', defaultLanguage]);
        return { home: homeOf(file, page), file, pages: pagesWithFact(name, fact, open.project), values };
      },
    },
  } satisfies DeskPart;
}

/** Where a form of a fact stands, as if its name were that of a language. */
function formAt(
  now: Source,
  path: EditedPath,
  { language, form }: { readonly language: string; readonly form: string },
) {
  const value = saidAt(now, path);
  if (!isMapping(value) || isForms(value)) return { path, language: form };
  const own = Object.keys(value).find((key) => asCode(key) === language) ?? language;
  return { path: [...path, own], language: form };
}

/** Adds a fact to those of a file; one that is there already is not written over. */
function factMade(now: Source, name: string, value: string): MadeChange {
  const facts = saidAt(now, ['facts']);
  const isTaken = isMapping(facts) && Object.hasOwn(facts, name);
  return isTaken ? { refused: 'factTaken' } : putInPart(now, ['facts', name], value);
}

/** The values of a fact in the first of the languages that it has any in: one, or one for each kind of numbers. */
function valuesOf({ by, forms = {} }: Fact, codes: readonly string[]): FactValue[] {
  const code = codes.find((each) => by[each] !== undefined || forms[each]);
  if (code === undefined) return [];
  const own = forms[code];
  if (!own) return [{ language: code, text: by[code] }];
  const rules = new Intl.PluralRules(code === 'all' ? codes[0] : code);
  const asked = new Set([...rules.resolvedOptions().pluralCategories, ...Object.keys(own)]);
  return pluralForms
    .filter((form) => asked.has(form))
    .map((form) => ({ language: code, form, numbers: numbersLike(form, rules), text: own[form]?.text }));
}

/** Numbers that a form is for, the smallest first. */
function numbersLike(form: string, rules: Intl.PluralRules): number[] {
  const numbers = [...Array(121).keys(), 1.5, 1_000_000];
  return numbers.filter((number) => rules.select(number) === form).slice(0, 3);
}
