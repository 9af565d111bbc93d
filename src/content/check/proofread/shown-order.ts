import { customsOf } from '../../../../schema/language.ts';
import type { Fix, Place } from '../../../diagnostics/diagnostic.ts';
import { isolate } from '../../resolve/isolate.ts';
import { placeholder } from '../../resolve/translator.ts';
import type { Facts } from '../../validate/facts.ts';
import { exactPlace, type TextRange } from './exact-place.ts';
import { unpointed } from './language-words.ts';
import type { Passage } from './passages.ts';
import { readingOf } from './prose.ts';
import { seenText } from './seen-order.ts';
import type { Slip } from './slip.ts';
import { isCode } from './tongues.ts';

/**
 * Where a text of a right-to-left language is seen in another order than it is meant: what the page cannot mend by
 * isolates of its own, because only a person knows what belongs together.
 */
export function orderSlips(passage: Passage, facts: Facts): Slip[] {
  const { text, language } = passage;
  if (language === undefined || !MAY_TURN.test(text) || !runsLeft(language)) return [];
  return [turnedArrow(passage), percentFirst(passage, language), figureAway(passage, language, facts)].flatMap(
    (slip) => slip ?? [],
  );
}

/** An arrow, a percent sign before a figure, a figure behind Latin letters. */
const MAY_TURN = /[→⇒⟶➔➜➝➞⇨⮕]|[%٪] ?[\d٠-٩۰-۹{]|[\p{Script=Latin}\p{M}\d)}+#] [\d{]/u;

const directions = new Map<string, boolean>();

/** True of a language that is written from right to left. */
function runsLeft(language: string): boolean {
  const known = directions.get(language) ?? (isCode(language) && customsOf(language).direction === 'rtl');
  directions.set(language, known);
  return known;
}

const LETTERS = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/;

/** A repair, where the file has at a place just what the text has. */
function repaired({ source, range }: Place, written: string, text: string): Fix | undefined {
  return source.text.slice(range.start, range.end) === written ? { range, text } : undefined;
}

function slipAt(passage: Passage, range: TextRange, right: string) {
  const place = exactPlace(passage, range);
  const fix = repaired(place, passage.text.slice(range.start, range.end), right);
  return { place, text: passage.place(), ...(fix && { fix }) };
}

const ARROWS: Readonly<Record<string, string>> = { '⇒': '⇐', '⟶': '⟵', '⇨': '⇦' };

/** Letters turn round, arrows do not: one that points to the right leads back. */
function turnedArrow(passage: Passage): Slip | undefined {
  const found = LETTERS.test(passage.text) ? /[→⇒⟶➔➜➝➞⇨⮕]/.exec(passage.text) : undefined;
  if (!found) return undefined;
  const [arrow] = found;
  const right = ARROWS[arrow] ?? '←';
  const at = slipAt(passage, { start: found.index, end: found.index + 1 }, right);
  return { code: 'arrow-turned', ...at, details: { arrow, right } };
}

const PERCENT_FIRST = /(?<![\d٠-٩۰-۹}%٪] ?)([%٪]) ?((?:\{\{[^{}]*\}\})|[\d٠-٩۰-۹](?:[\d٠-٩۰-۹.,٫٬–-]*[\d٠-٩۰-۹])?)/u;

/** A percent sign that is read before its figure, in a language that reads it after. */
function percentFirst(passage: Passage, language: string): Slip | undefined {
  const { text } = passage;
  const found = /[%٪]/.test(text) ? PERCENT_FIRST.exec(text) : undefined;
  if (!found || !isPercentLast(language)) return undefined;
  const [written, sign = '', figure = ''] = found;
  // Addresses have percent signs of their own.
  if (readingOf(text.replaceAll('{{', '  '), 'text', language).words[found.index] !== sign) return undefined;
  const right = figure + sign;
  const at = slipAt(passage, { start: found.index, end: found.index + written.length }, right);
  return { code: 'percent-first', ...at, details: { words: written, right } };
}

function isPercentLast(language: string): boolean {
  const parts = new Intl.NumberFormat(language, { style: 'percent' }).formatToParts(0.5).map(({ type }) => type);
  return parts.indexOf('percentSign') > parts.indexOf('integer');
}

/** A text with its facts, and where each of its UTF-16 code units is from. */
interface Filled {
  readonly text: string;
  readonly from: readonly TextRange[];
}

function filled(text: string, language: string, facts: Facts): Filled {
  const from: TextRange[] = [];
  let whole = '';
  const put = (words: string, rangeOf: (at: number) => TextRange) => {
    for (let at = 0; at < words.length; at++) from.push(rangeOf(at));
    whole += words;
  };
  let done = 0;
  const plain = (end: number) => {
    const start = done;
    put(text.slice(start, end), (at) => ({ start: start + at, end: start + at + 1 }));
  };
  for (const { 0: part, 1: name = '', 2: format = '', index } of text.matchAll(placeholder)) {
    plain(index);
    done = index + part.length;
    const value = facts.get(name)?.by[language] ?? facts.get(name)?.by.all ?? part;
    const noun = facts.get(format)?.forms?.[language]?.other?.text;
    put(noun?.replace(/\{\{[^{}]*\}\}/, () => value) ?? value, () => ({ start: index, end: index + part.length }));
  }
  plain(text.length);
  return { text: whole, from };
}

/** A figure behind a word in Latin letters and before a word of another script. */
const FIGURE =
  /(\p{Script=Latin}[\p{M}\d]*[)+#]?) (\d(?:[\d.,:/–-]*\d)?)[ \u00a0]((?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*)/gu;
/** Letters around it that are drawn. */
const AROUND = 40;

/** A figure that is seen with the Latin name before it, away from the word that it counts. */
function figureAway(passage: Passage, language: string, facts: Facts): Slip | undefined {
  const { text, from } = filled(passage.text, language, facts);
  for (const { 0: found, 1: letter = '', 2: figure = '', 3: word = '', index } of text.matchAll(FIGURE)) {
    if (!isCounted(word, language)) continue;
    const at = index + letter.length + 1;
    const end = index + found.length;
    const line = lineAround(text, index, end);
    const { places, line: shown } = seenText(isolate(line.text, 'rtl'), 'rtl');
    const placeOf = (part: number) => places[part - line.start] ?? 0;
    const last = at + figure.length - 1;
    const apart = Math.min(...[at, last].map((unit) => Math.abs(placeOf(unit) - placeOf(end - word.length))));
    // Between the two there is a space, and the end of an isolate.
    if (apart <= NEAR) continue;
    const range = { start: from[at]?.start ?? 0, end: from[end - 1]?.end ?? 0 };
    const words = `${figure} ${word}`;
    const slip = slipAt(passage, range, `\u2067${passage.text.slice(range.start, range.end)}\u2069`);
    return { code: 'figure-away', ...slip, details: { words, shown } };
  }
  return undefined;
}

const NEAR = 3;

/** The words around a part of a text. */
function lineAround(text: string, start: number, end: number): { readonly text: string; readonly start: number } {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const isCut = start > AROUND;
  const first = Math.max(before.lastIndexOf('\n'), isCut ? before.search(/\s/) : -1) + 1;
  const tail = after.split('\n', 1)[0] ?? '';
  const last = end + AROUND < text.length && tail === after ? tail.search(/\s\S*$/) : tail.length;
  // The word that holds the Latin name is whole.
  const begin = start - before.length + first;
  return { text: text.slice(begin, end + Math.max(0, last)), start: begin };
}

const counted = new Map<string, ReadonlySet<string>>();

/** True of the name of a unit or a currency (CLDR), as it is counted: Arabic has it in the accusative too. */
function isCounted(word: string, language: string): boolean {
  const known = counted.get(language) ?? countedIn(language);
  counted.set(language, known);
  const bare = unpointed(word);
  return known.has(bare) || (/\u064b\u0627?$|\u0627\u064b$/.test(word) && known.has(bare.replace(/\u0627$/, '')));
}

function countedIn(language: string): Set<string> {
  const names = new Set<string>();
  const first = (name = '') => unpointed(name.trim().split(/\s/)[0] ?? '');
  for (const unit of Intl.supportedValuesOf('unit')) {
    // A name that is a number too, in Arabic.
    if (unit === 'stone') continue;
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    for (const number of [1, 2, 3, 11, 100])
      for (const { type, value } of format.formatToParts(number)) if (type === 'unit') names.add(first(value));
  }
  const currencies = new Intl.DisplayNames(language, { type: 'currency' });
  // Where the country's name stands first, one word does not tell.
  if (first(currencies.of('USD')) !== first(currencies.of('CAD'))) return names;
  // Those with X are of no country, and some are no money.
  for (const currency of Intl.supportedValuesOf('currency'))
    if (!currency.startsWith('X')) names.add(first(currencies.of(currency)));
  return names;
}
