import { asRichPart } from '../../../schema/plain-text.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { fillsTooMuch } from '../read/unfolded.ts';
import { BLANKS, type Fact } from '../validate/facts.ts';
import { formatNames, mayFill, otherName, reportBroken, reportMeant } from './broken-placeholders.ts';
import { lackingForms, neededForms } from './counted.ts';
import { type Filling, nounOf, type PlaceOf } from './filling.ts';
import { formats, withCurrency } from './formats.ts';
import { within } from './language-context.ts';
import { checkFormat } from './placeholder-format.ts';
import { countedName, placeholder } from './translator.ts';

/** The number in a form of a noun. */
const COUNT = 'count';

/** Placeholders that one text may have, and characters that it may grow to. */
const MAX_PLACEHOLDERS = 1000;
const MAX_FILLED = 1_000_000;
/** Facts that use one another, one inside the other. */
const MAX_TRAIL = 100;

/** True for a text that is filled more often than anybody means; facts that use each other multiply. */
const isTooMuch = (parts: number, length: number) => parts > MAX_PLACEHOLDERS || length > MAX_FILLED;

/**
 * Looks at every placeholder of a text, reports those that cannot be filled, and gives the values of the rest;
 * undefined where there are too many. A fact's own placeholders are filled first; `trail` holds the facts on the way there.
 */
export function valuesFor(
  text: string,
  at: PlaceOf,
  given: Filling,
  trail: readonly string[] = [],
): Record<string, string> | undefined {
  if (!mayFill(text)) return {};
  const filling = { filled: new Map<string, string | undefined>(), ...given };
  const { filled } = filling;
  const values: Record<string, string> = {};
  let [count, length] = [0, text.length];
  const keep = (name: string, work: () => string | undefined) => {
    const value = filled.has(name) ? filled.get(name) : work();
    filled.set(name, value);
    length += value?.length ?? 0;
    if (trail.length === 0) filling.unfolded.letters += value?.length ?? 0;
    if (value !== undefined) values[name] = value;
    return value;
  };
  const take = (name: string, part: string) => {
    if (name !== COUNT || filling.count === undefined)
      return keep(name, () => valueOfFact({ name, part, place: at(part) }, filling, trail));
    values[name] = filling.count;
    return filling.count;
  };
  for (const [part, name = '', format, written] of text.matchAll(placeholder)) {
    if (fillsTooMuch(filling.unfolded)) {
      filling.report.add('too-much-repeated', at(part));
      return undefined;
    }
    const value = take(name, part);
    const options = withCurrency(written, (fact) => (filling.facts.has(fact) ? take(fact, part) : undefined));
    if (isTooMuch(++count, length)) {
      filling.report.add('too-many-placeholders', at(part), { limit: MAX_PLACEHOLDERS });
      return undefined;
    }
    if (value === undefined) continue;
    const fact = filling.facts.get(name);
    if (format && (fact || filling.count !== undefined)) {
      const place = fact && name !== COUNT ? placeOfFact(fact, filling) : at(part);
      checkFormat({ format, options, name, value, place: at(part), fact: place }, filling);
    }
    const noun = nounOf(format, filling);
    if (format && noun && formats.number?.accepts(value))
      keep(countedName(name, format), () =>
        valueOfCounted(noun, { name: format, number: value, place: at(part) }, filling, trail),
      );
  }
  reportBroken(text, at, filling);
  return values;
}

/** The language in which a fact is shown: its own where there is a value, else what stands in for it. */
const shownIn = ({ by, forms = {} }: Fact, { language, defaultLanguage }: Filling) =>
  [language, 'all', defaultLanguage].find((code) => by[code] !== undefined || forms[code] !== undefined);

const placeOfFact = (fact: Fact, filling: Filling): Place => fact.at?.[shownIn(fact, filling) ?? ''] ?? fact.place;

/** A fact that a placeholder names. */
interface Named {
  readonly name: string;
  /** The placeholder as it is written. */
  readonly part: string;
  readonly place: Place;
}

function valueOfFact({ name, part, place }: Named, filling: Filling, trail: readonly string[]): string | undefined {
  const { facts, language, report, page } = filling;
  const fact = facts.get(name);
  if (!fact) {
    if (report.isFull(place.source)) return undefined;
    const isKnown = (known: string) => known.toLowerCase() === name.toLowerCase();
    // Other facts may stand in a file that cannot be read; none differs by a capital alone.
    if (filling.unclear.has('facts') && ![...facts.keys()].some(isKnown)) return undefined;
    if (/[:;|،؛，；、]/.test(name)) {
      reportMeant(name, place, filling);
      return undefined;
    }
    const other = otherName(filling);
    const parts = name.replace(/^(\w+)\((\w+)\)$/, '$2.$1').split('.');
    const joined =
      parts.length === 2 && facts.has(parts[0] ?? '') && formatNames(facts).includes(parts[1] ?? '')
        ? parts.join(', ')
        : undefined;
    const last = parts.length > 1 && facts.has(parts.at(-1) ?? '') ? parts.at(-1) : undefined;
    const near = joined ?? last ?? nearest(name, filling.count === undefined ? facts.keys() : [COUNT, ...facts.keys()]);
    // In the form of a noun, what no fact is called can only be the number.
    const blanks = BLANKS.filter((known) => facts.get(known)?.isBlank);
    const blank = blanks.find((known) => known[0] === name[0]) ?? blanks.at(-1);
    const suggestion = other ?? near ?? blank ?? (filling.count === undefined ? undefined : COUNT);
    // A name that is near to a fact's is misspelt; any other has been translated.
    const fix = other === undefined || near === other ? undefined : { range: within(place, name).range, text: other };
    report.add(
      'missing-fact',
      place,
      { name, page, ...(suggestion && { suggestion: part.replace(name, () => suggestion) }) },
      fix,
    );
    return undefined;
  }
  filling.used.add(name);
  if (fact.unclear) return undefined;
  if (trail.includes(name)) {
    report.add('fact-cycle', fact.place, { name });
    return undefined;
  }
  if (trail.length === MAX_TRAIL) {
    report.add('too-many-placeholders', fact.place, { limit: MAX_PLACEHOLDERS });
    return undefined;
  }
  if (fact.forms) {
    report.add('count-needed', place, { name, ...swapped(name, part, filling) });
    return undefined;
  }
  const value = fact.by[shownIn(fact, filling) ?? ''];
  reportLacking(fact, filling);
  if (value === undefined) return undefined;
  const at: PlaceOf = (part, nth) => within(placeOfFact(fact, filling), part, nth);
  const values = valuesFor(value, at, { ...filling, count: undefined }, [...trail, name]);
  const filled = values && filling.fill(value, values, language);
  return filled !== undefined && fact.isName && filling.isRich ? asRichPart(filled) : filled;
}

/** A number and its noun in the right order, where they stand in the other. */
function swapped(noun: string, part: string, { facts }: Filling): { suggestion?: string } {
  const number = /,\s*([\p{L}\p{N}_-]+)\s*\}\}$/u.exec(part)?.[1];
  const isNumber = formats.number?.accepts(facts.get(number ?? '')?.by.all ?? '');
  return isNumber ? { suggestion: `{{${number}, ${noun}}}` } : {};
}

/** Reports a fact that lacks the language in which it is to be shown. */
function reportLacking(fact: Fact, filling: Filling): void {
  const { language, translation, unclear, report } = filling;
  const shown = shownIn(fact, filling);
  if (shown === language || shown === 'all' || fact.plain) return;
  if (shown === undefined ? unclear.has('languages') : translation !== 'complete') return;
  report.add('missing-translation', fact.place, { code: language, language: { language } });
}

/** Something counted: the fact's name, the number, and where both are named. */
interface Counting {
  readonly name: string;
  readonly number: string;
  readonly place: Place;
}

/** A number with its noun, in the form that the language has for that number. */
function valueOfCounted(
  noun: Fact,
  { name, number, place }: Counting,
  filling: Filling,
  trail: readonly string[],
): string | undefined {
  const { report, used } = filling;
  used.add(name);
  if (trail.includes(name)) {
    report.add('fact-cycle', noun.place, { name });
    return undefined;
  }
  reportLacking(noun, filling);
  const shown = shownIn(noun, filling);
  if (shown === undefined) return undefined;
  const language = shown === 'all' ? filling.language : shown;
  const forms = noun.forms?.[shown];
  const form = filling.formOf(number, language);
  const text = forms ? (forms[form] ?? forms.other)?.text : noun.by[shown];
  if (text === undefined) {
    // What whole numbers need has been told where the forms are written.
    if (!neededForms(language).has(form)) report.add('missing-forms', place, lackingForms(name, language, [form]));
    return undefined;
  }
  const at: PlaceOf = (part, nth) => within(forms?.[form]?.place ?? placeOfFact(noun, filling), part, nth);
  const values = valuesFor(text, at, { ...filling, count: number }, [...trail, name]);
  return values && filling.fill(text, values, language);
}
