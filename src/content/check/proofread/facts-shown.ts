import type { Place } from '../../../diagnostics/diagnostic.ts';
import { neededForms } from '../../resolve/counted.ts';
import { placeholder } from '../../resolve/translator.ts';
import type { Fact, Facts } from '../../validate/facts.ts';
import { latinDigits } from '../../written/lookalikes.ts';
import { exactPlace } from './exact-place.ts';
import { everydayWords, lower } from './language-words.ts';
import type { Passage, TextField } from './passages.ts';
import type { Slip } from './slip.ts';
import { isCode, scriptOf } from './tongues.ts';

/** Years of which people write; a thousands separator makes a count of one. */
const isYear = (value: string) => /^(?:19[5-9]|20[0-4])\d$/.test(value);

/** Names of facts, and words before or after a figure, that speak of a year. */
const YEAR_NAME =
  /year|since|found|establish|begin|start|opened|launch|yil|yıl|kurul|baslang|başlang|sene|سنة|عام|تأسيس/i;
const BEFORE_YEAR =
  /(?:\b(?:in|since|from|until|till|by|of|year|est\.?|established|founded|seit|im jahr|ab|depuis|en|desde|dal|sinds)|©|منذ|سنة|عام|في عام|في سنة)\s*$/iu;
const AFTER_YEAR = /^\s*(?:yıl|sene|['’]?(?:den|dan|ten|tan|de|da|te|ta|yılından|yılında)\b|'?s\b|م\b)/iu;
const isDate = (value: string) => /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/.test(value);

/** A figure that is a multiple of fifty may well be a count. */
const isRound = (value: string) => Number(value) % 50 === 0;

interface FactsContext {
  readonly facts: Facts;
  /** The same text in all its languages. */
  readonly passages: readonly Passage[];
  /** The page's file: where a template's placeholders are filled by it, the fact is what has to change. */
  readonly file: string;
}

/** A year with a thousands separator, and a date as programs write it, in what a text shows of facts. */
export function factSlips(passage: Passage, kind: TextField['kind'], { facts, passages, file }: FactsContext): Slip[] {
  const { text, language } = passage;
  const slips: Slip[] = [];
  for (const { 0: part, 1: name = '', 2: format, index } of text.matchAll(placeholder)) {
    const fact = facts.get(name);
    const value = fact && (fact.by[language ?? 'all'] ?? fact.by.all);
    if (!fact || value === undefined) continue;
    const at = (): Place =>
      fact.place.source.file === file && passage.place().source.file !== file
        ? fact.place
        : exactPlace(passage, { start: index, end: index + part.length });
    const around = [text.slice(0, index), text.slice(index + part.length)] as const;
    if (format === 'number' && isYear(value) && speaksOfYear(name, value, around))
      slips.push({ code: 'year-as-number', place: at(), details: { name, value } });
    const mayCount = !format && /^(?:0|[1-9]\d*)$/.test(value) && !isYear(value) && !CODE_NAME.test(name);
    const noun = mayCount && !standsBeforeName(name, passages) ? fixedNoun(around, language) : undefined;
    if (noun)
      slips.push({
        code: 'fixed-plural',
        place: exactPlace(passage, { start: index, end: index + part.length + noun.length }),
        details: { name, word: noun.trim(), code: language ?? '', forms: exampleForms(language ?? '') },
      });
    const twice = unitTwice(format ? counted(facts.get(format), language) : [value], around);
    if (twice)
      slips.push({
        code: 'doubled-word',
        place: format ? at() : (fact.at?.[language ?? 'all'] ?? fact.place),
        details: { words: twice },
      });
    if (format === 'percent' && /^\s?[%٪]/.test(around[1]))
      slips.push({ code: 'doubled-mark', place: at(), details: { words: '%' } });
    if (!format && kind !== 'fact' && /^[1-9]\d{2,}00$/.test(value))
      slips.push({ code: 'raw-number', place: at(), details: { name, value } });
    if (!format && isDate(value) && kind !== 'fact')
      slips.push({
        code: 'raw-date',
        place: at(),
        details: { name, value, format: value.length === 7 ? 'month' : 'date' },
      });
  }
  return slips;
}

/** Names of facts whose figures count nothing. */
const CODE_NAME = /post(?:al|a|c)|zip|plz|(?:code|kod|kodu)$|بريد|رمز/i;

/** True of a figure behind which a name stands in any language, a postcode’s town; German writes all nouns so. */
const standsBeforeName = (name: string, passages: readonly Passage[]) =>
  passages.some(
    ({ text, language }) =>
      !language?.startsWith('de') &&
      [...text.matchAll(placeholder)].some(
        ({ 0: part, 1: other, index }) => other === name && /^\s+\p{Lu}\p{Ll}/u.test(text.slice(index + part.length)),
      ),
  );

/** A word behind a figure: abbreviations of units have two letters at most. */
const COUNTED = /^[ \u00a0]+(\p{L}[\p{L}\p{M}]{2,})/u;

/** The noun that stands behind a number in a language that has more than two forms of it, with the space between. */
function fixedNoun([, after]: readonly [string, string], language: string | undefined): string | undefined {
  if (language === undefined || !isCode(language) || neededForms(language).size < 3) return undefined;
  const [found, word = ''] = COUNTED.exec(after) ?? [];
  const isName = /\p{Script=Latin}/u.test(word) && scriptOf(language) !== 'Latn';
  return isName || everydayWords(language).has(lower(word)) ? undefined : found;
}

const exampleForms = (language: string) => [...neededForms(language).keys()].map((form) => `${form}: …`).join(', ');

/** The forms of a noun, as texts show them behind a number. */
const counted = (noun: Fact | undefined, language = 'all'): string[] =>
  [noun?.by[language] ?? noun?.by.all, ...Object.values(noun?.forms?.[language] ?? {}).map(({ text }) => text)].flatMap(
    (text) => (text ? [text.replace(/^\{\{[^{}]*\}\}/, '1')] : []),
  );

/** A word that a fact brings and the text says again: `24 hours` in `{{reply}} hours`. */
function unitTwice(values: readonly string[], [, after]: readonly [string, string]): string | undefined {
  const next = /^\s+(\p{L}{3,})/u.exec(after)?.[1];
  if (!next) return undefined;
  const b = lower(next);
  const units = values.flatMap((value) => /\d\s+(\p{L}{3,})$/u.exec(value)?.[1] ?? []);
  for (const unit of [...units.filter((each) => lower(each) === b), ...units]) {
    const a = lower(unit);
    if (a === b || (a.length > 3 && (b.startsWith(a) || (b.length > 3 && a.startsWith(b))))) return `${unit} ${next}`;
  }
  return undefined;
}

const RANGE = /\{\{\s*([^{},\s]+)\s*\}\}\s*(?:[–—-]|to|ile|ila|إلى|bis|à|a)\s*\{\{\s*([^{},\s]+)\s*\}\}/gu;

/** Two figures from and to, of which the first is the larger. */
export function reversedRanges({ text, language }: Passage, facts: Facts): Slip[] {
  return [...text.matchAll(RANGE)].flatMap(([, from = '', to = '']): Slip[] => {
    const [first, second] = [from, to].map((name) => facts.get(name));
    const [low, high] = [first, second].map((fact) => fact?.by[language ?? 'all'] ?? fact?.by.all ?? '');
    if (!first || !/^\d+$/.test(low ?? '') || !/^\d+$/.test(high ?? '') || Number(low) <= Number(high)) return [];
    return [{ code: 'reversed-range', place: first.place, details: { from: low ?? '', to: high ?? '' } }];
  });
}

const COUNTED_TIME =
  '(?:days?|weeks?|months?|hours?|minutes?|years?|gün|hafta|ay|saat|dakika|yıl|أيام|أسابيع|أشهر|ساعات|سنوات)(?!\\p{L})';
/** From and to before what is counted, or two years. Behind *from* it may be told what was and what is. */
const PLAIN_RANGES = [
  `(?<![\\p{L}\\d.,:/–-])(?<from>\\d{1,3}) ?[–-] ?(?<to>\\d{1,3})(?= ${COUNTED_TIME})`,
  `(?<![\\p{L}\\d.,:/–-])(?<!(?:from|من) )(?<from>\\d{1,3}) (?:to|ila|ile|إلى) (?<to>\\d{1,3})(?= ${COUNTED_TIME})`,
  '(?<![\\p{L}\\d.,:/–+-])(?<from>(?:19|20)\\d\\d) ?[–-] ?(?<to>(?:19|20)\\d\\d)(?![\\p{L}\\d–-]|[.,/]\\d)',
].map((range) => new RegExp(range, 'u'));

/** The same of figures that stand in the text themselves. */
export function reversedFigures(passage: Passage): Slip[] {
  if (!/\d(?: ?[–-] ?| \p{L}{2,3} )\d/u.test(passage.text)) return [];
  for (const pattern of PLAIN_RANGES) {
    const found = pattern.exec(passage.text);
    const { from = '', to = '' } = found?.groups ?? {};
    if (!found || Number(from) <= Number(to)) continue;
    const place = exactPlace(passage, { start: found.index, end: found.index + found[0].length });
    return [{ code: 'reversed-range', place, text: passage.place(), details: { from, to } }];
  }
  return [];
}

const speaksOfYear = (name: string, value: string, [before, after]: readonly [string, string]) =>
  !isRound(value) || YEAR_NAME.test(name) || BEFORE_YEAR.test(before.slice(-20)) || AFTER_YEAR.test(after.slice(0, 20));

/** A number of other digits in those of most languages, with the marks that they have between them. */
const latinNumber = (number: string) => latinDigits(number).replaceAll('٫', '.').replaceAll('٬', ',');

/** Digits that only some languages write, where every language shows them, or one that the site writes with others. */
export function localDigits(passage: Passage, latin: ReadonlySet<string>): Slip | undefined {
  const { language } = passage;
  // Of the Latin script they are told as marks of another.
  if (language !== undefined && (!latin.has(language) || scriptOf(language) === 'Latn')) return undefined;
  const found = /[٠-٩۰-۹०-९]+(?:[.,٫٬/-][٠-٩۰-۹०-९]+)*/u.exec(passage.text);
  if (!found) return undefined;
  const place = exactPlace(passage, { start: found.index, end: found.index + found[0].length });
  const [digits] = found;
  return language === undefined
    ? { code: 'local-digits', place, details: { digits } }
    : { code: 'other-digits', place, details: { words: digits, right: latinNumber(digits), language: { language } } };
}
