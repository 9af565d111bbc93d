import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { fillsTooMuch, type Unfolded } from '../read/unfolded.ts';
import type { Fact, Facts } from '../validate/facts.ts';
import type { Unclear } from '../validate/known-site.ts';
import { latinDigits, meantNumber } from '../written/lookalikes.ts';
import type { Report } from '../written/report.ts';
import { isCounted, lackingForms, neededForms } from './counted.ts';
import { formats, optionsOf, withCurrency } from './formats.ts';
import { within } from './language-context.ts';
import { meantDate } from './meant-date.ts';
import { countedName, placeholder, type Translator } from './translator.ts';

/** Braces that are no whole placeholder; single ones count where they stand around a fact's name. */
const broken = /\}\}(?=\s*[^\s{}])[^{}\n]{1,80}\{\{|\{\{[^{}]*\}?\}?|(?<!\{)\{([^{}\s]+)\}(?!\})|\}\}/g;

/** A fact's name as other programs mark what they fill in, and with a brace too many. */
const foreign =
  /\[\[?([^[\]{}\s]+)\]\]?(?!\()|%([^%{}\s]+)%|\(\(([^(){}\s]+)\)\)|<([^<>{}\s/]+)>|｛｛?([^｛｝\s]+)｝｝?|\{\{\{\s*([^{},\s]+)\s*\}\}\}/g;

/** True for a text with anything to be filled in, or marked as other programs do; most have none of what that takes. */
export const mayFill = (text: string): boolean =>
  /[{}[%(<｛]/.test(text) && (/[{}]/.test(text) || text.search(foreign) !== -1);

/** Finds where a part of a text is written; `nth` counts the same part before it. */
type PlaceOf = (part: string, nth?: number) => Place;

/** How often a part stands in a text before it, as a part of others too. */
export function countBefore(
  text: string,
  { marks, index }: { readonly marks: string; readonly index: number },
): number {
  let count = 0;
  for (let at = text.indexOf(marks); at !== -1 && at < index; at = text.indexOf(marks, at + 1)) count++;
  return count;
}

interface Filling {
  readonly facts: Facts;
  readonly unclear: Unclear;
  readonly language: string;
  readonly fill: Translator['fill'];
  readonly formOf: Translator['formOf'];
  /** The number that `{{count}}` stands for, in a form of a noun. */
  readonly count?: string | undefined;
  readonly defaultLanguage: string;
  readonly translation: 'complete' | 'fallback';
  readonly used: Set<string>;
  readonly unfolded: Unfolded;
  /** The facts that have been filled for this text: facts that use the same others are filled once. */
  readonly filled?: Map<string, string | undefined>;
  /** The page's file, for messages. */
  readonly page: string;
  readonly report: Report;
  /** The facts that the same text names in its other languages only. */
  readonly elsewhere?: () => readonly string[];
}

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
      return keep(name, () => valueOfFact(name, at(part), filling, trail));
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
  for (const { 0: part, index, ...names } of text.matchAll(foreign))
    if (Object.values(names).some((name) => typeof name === 'string' && filling.facts.has(name)))
      reportBad(text, { part, index }, at, filling);
  const left = text.replace(placeholder, (part) => ' '.repeat(part.length));
  for (const { 0: part, 1: name, index } of left.matchAll(broken))
    if (name === undefined || filling.facts.has(name)) reportBad(text, { part, index }, at, filling);
  return values;
}

/** The number in a form of a noun. */
const COUNT = 'count';

/** What is counted, where a fact and no format stands after the comma. */
function nounOf(name: string | undefined, { facts }: Filling): Fact | undefined {
  const noun = name === undefined || Object.hasOwn(formats, name) ? undefined : facts.get(name);
  return noun && isCounted(noun) ? noun : undefined;
}

/** Looks for the place of a part only while there is somebody to tell. */
function reportBad(
  text: string,
  { part, index }: { part: string; index: number },
  at: PlaceOf,
  { report, facts }: Filling,
): void {
  if (report.isFull(at(part).source)) return;
  const suggestion = meantPlaceholder(part, facts);
  report.add('bad-placeholder', at(part, countBefore(text, { marks: part, index })), suggestion ? { suggestion } : {});
}

/** The placeholder that was meant: words that make up a fact's name, and a format where the last of them is one. */
function meantPlaceholder(part: string, facts: Facts): string | undefined {
  const words = part.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  if (words.length === 0 || words.length > 4 || /\(/.test(part)) return undefined;
  const last = words.at(-1) ?? '';
  const format = words.length > 1 && Object.hasOwn(formats, last) ? last : undefined;
  const name = nearest(words.slice(0, format ? -1 : undefined).join(''), facts.keys());
  return name && `{{${name}${format ? `, ${format}` : ''}}}`;
}

/** The language in which a fact is shown: its own where there is a value, else what stands in for it. */
const shownIn = ({ by, forms = {} }: Fact, { language, defaultLanguage }: Filling) =>
  [language, 'all', defaultLanguage].find((code) => by[code] !== undefined || forms[code] !== undefined);

const placeOfFact = (fact: Fact, filling: Filling): Place => fact.at?.[shownIn(fact, filling) ?? ''] ?? fact.place;

/** The only fact that a text names in its other languages and lacks here: its name has been translated. */
function otherName({ elsewhere = () => [], facts }: Filling): string | undefined {
  const known = elsewhere().filter((name) => facts.has(name));
  return known.length === 1 ? known[0] : undefined;
}

function valueOfFact(name: string, place: Place, filling: Filling, trail: readonly string[]): string | undefined {
  const { facts, language, report, page } = filling;
  const fact = facts.get(name);
  if (!fact) {
    if (report.isFull(place.source)) return undefined;
    const isKnown = (known: string) => known.toLowerCase() === name.toLowerCase();
    // Other facts may stand in a file that cannot be read; none differs by a capital alone.
    if (filling.unclear.has('facts') && ![...facts.keys()].some(isKnown)) return undefined;
    if (/[:;|،؛]/.test(name)) {
      const suggestion = meantPlaceholder(name, facts);
      report.add('bad-placeholder', place, suggestion ? { suggestion } : {});
      return undefined;
    }
    const other = otherName(filling);
    const near = nearest(name, facts.keys());
    const suggestion = other ?? near;
    // A name that is near to a fact's is misspelt; any other has been translated.
    const fix = other === undefined || near === other ? undefined : { range: within(place, name).range, text: other };
    report.add('missing-fact', place, { name, page, ...(suggestion && { suggestion: `{{${suggestion}}}` }) }, fix);
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
    report.add('count-needed', place, { name });
    return undefined;
  }
  const value = fact.by[shownIn(fact, filling) ?? ''];
  reportLacking(fact, filling);
  if (value === undefined) return undefined;
  const at: PlaceOf = (part, nth) => within(placeOfFact(fact, filling), part, nth);
  const values = valuesFor(value, at, { ...filling, count: undefined }, [...trail, name]);
  return values && filling.fill(value, values, language);
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

/** A placeholder with a format, and the fact that it shows. */
interface Shown {
  readonly format: string;
  /** What stands in brackets after it. */
  readonly options: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly place: Place;
  readonly fact: Place;
}

function checkFormat({ format, options, name, value, place, fact }: Shown, filling: Filling): void {
  const { page, report } = filling;
  const known = Object.hasOwn(formats, format) ? formats[format] : nounOf(format, filling) && formats.number;
  if (!known && filling.facts.get(format)?.unclear) filling.used.add(format);
  else if (!known) {
    const nouns = [...filling.facts].filter(([, each]) => isCounted(each)).map(([noun]) => noun);
    const suggestion = nearest(format, [...Object.keys(formats), ...nouns]);
    report.add('unknown-format', place, {
      format,
      known: Object.keys(formats).join(', '),
      ...(suggestion && { suggestion }),
    });
  } else if (known.fault === 'fact-not-number' && formats.date?.accepts(value)) {
    report.add('date-as-number', place, { name, value, format: value.length === 7 ? 'month' : 'date' });
  } else if (!known.accepts(value)) {
    const isNumber = known.fault === 'fact-not-number';
    const [number, isOwn] = [isNumber ? meantNumber(value) : undefined, fact.source.file === page];
    const details = { name, value, format };
    // What all pages share may be right as it is: `6+` elsewhere, as words.
    const meant = isNumber ? number && (number.exact || isOwn) && number.number : meantDate(value);
    // A template's placeholders are right where other pages fill them: then it is the page's fact that is not.
    // So it is where a fact of the page begins as such a value does.
    const isMeant = (isNumber ? /^\W*\p{Nd}/u : /\p{Nd}[-./]\p{Nd}/u).test(value);
    if (!meant)
      return report.add(known.fault, isOwn && (isMeant || place.source.file !== page) ? fact : place, details);
    const { start, end } = fact.range;
    const plain =
      latinDigits(value) !== value && fact.source.text.slice(start, end).replace(/^["']|["']$/g, '') === value;
    const fix = plain ? { range: fact.range, text: meant } : undefined;
    report.add(known.fault, fact, { ...details, suggestion: meant }, fix);
  } else if (known.fault === 'fact-not-number' && /^-?\d{1,3}\.\d{3}$/.test(value)) {
    report.add('ambiguous-number', fact, { value, suggestion: value.replace('.', '') });
  } else if (options && !optionsOf(format, options))
    report.add('bad-format-option', place, { option: options, format });
}
