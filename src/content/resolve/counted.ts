import type { Fact } from '../validate/facts.ts';
import { isMapping, type Mapping } from '../written/mapping.ts';
import type { LanguageContext } from './language-context.ts';

/** Up to here every language has shown which kinds of whole numbers it tells apart; millions apart. */
const FAR_ENOUGH = 200;

/** The forms that a language has, and those that whole numbers need, each with the first numbers that take it. */
interface LanguageForms {
  readonly all: readonly string[];
  readonly needed: ReadonlyMap<string, readonly number[]>;
}

const known = new Map<string, LanguageForms>();

function formsOf(language: string): LanguageForms {
  const found = known.get(language);
  if (found) return found;
  const rules = new Intl.PluralRules(language);
  const needed = new Map<string, number[]>();
  for (let number = 0; number <= FAR_ENOUGH; number++) {
    const form = rules.select(number);
    needed.set(form, [...(needed.get(form) ?? []), number]);
  }
  const forms = { all: rules.resolvedOptions().pluralCategories, needed };
  known.set(language, forms);
  return forms;
}

/** The forms that whole numbers need in a language, each with the first numbers that take it. */
export const neededForms = (language: string): LanguageForms['needed'] => formsOf(language).needed;

const hasNumber = (text: string) => /\{\{\s*count\s*[,}]/.test(text);

/** True of a noun that shows its number in any language. */
const showsNumber = ({ by, forms = {} }: Fact) =>
  Object.values(by).some(hasNumber) ||
  Object.values(forms).some((own) => Object.values(own).some(({ text }) => hasNumber(text)));

/** True of a fact that a number can stand before: it has forms, or says where the number goes. */
export const isCounted = ({ by, forms }: Fact) => forms !== undefined || Object.values(by).some(hasNumber);

/** The blanks of a message about forms that are missing: each with some numbers that take it. */
export function lackingForms(name: string, language: string, forms: readonly string[]) {
  const listed = forms.map((form) => {
    const numbers = neededForms(language).get(form);
    if (!numbers) return `\`${form}\``;
    return `\`${form}\` (${numbers.slice(0, 3).join(', ')}${numbers.length > 3 ? ' …' : ''})`;
  });
  return { name, code: language, language: { language }, forms: listed.join(', '), form: forms.at(-1) ?? '' };
}

/** An ending that only some numbers take, as in `day(s)`. */
const IN_BRACKETS = /\p{L}\(\p{L}{1,4}\)/u;

/** Reports forms that the facts of a file lack in a language, and those that the language does not have. */
export function reportForms(written: Mapping, { facts, language: { code }, report }: LanguageContext): void {
  if (!isMapping(written.facts)) return;
  const { all, needed: numbers } = formsOf(code);
  const needed = [...numbers.keys()];
  for (const name of Object.keys(written.facts)) {
    const fact = facts.get(name);
    if (!fact || !isCounted(fact)) continue;
    const own = fact.forms?.[code];
    const single = fact.by[code] ?? (own || fact.forms?.all ? undefined : fact.by.all);
    const forms = own ?? (single === undefined ? fact.forms?.all : undefined);
    // One text for all numbers is what a language of two forms may have; one of more tells them apart.
    const lacking = forms
      ? needed.filter((form) => !forms[form])
      : single !== undefined && (needed.length > 2 || (needed.length > 1 && IN_BRACKETS.test(single)))
        ? needed
        : [];
    const place = fact.at?.[code] ?? fact.place;
    if (lacking.length > 0) report.add('missing-forms', place, lackingForms(name, code, lacking));
    const texts = own ? Object.values(own).map(({ text }) => text) : single === undefined ? [] : [single];
    if (texts.length > 0 && !texts.some(hasNumber) && showsNumber(fact))
      report.add('number-not-shown', place, { name, language: { language: code } });
    for (const [form, { key }] of Object.entries(own ?? {}))
      if (!all.includes(form))
        report.add('needless-form', key, { form, language: { language: code }, known: all.join(', ') });
  }
}
