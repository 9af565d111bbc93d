import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Facts } from '../validate/facts.ts';
import { once } from '../written/once.ts';
import { isCounted } from './counted.ts';
import type { Filling, PlaceOf } from './filling.ts';
import { formats } from './formats.ts';
import { placeholder } from './translator.ts';

/** Braces that are no whole placeholder; single ones count where they stand around a fact's name. */
const broken =
  /\}\}(?=\s*[^\s{}])[^{}\n]{1,80}\{\{|\{\{[^{}]*\}?\}?|(?<!\{)\{\s?([^{}\s,]+)\s?(?:,[^{}\n]{1,40})?\}\}?(?!\})|\}\}/g;

/** A fact's name as other programs mark what they fill in, and with a brace too many. */
const foreign =
  /\[\[?([^[\]{}\s]+)\]\]?(?!\()|%([^%{}\s]+)%|\(\(([^(){}\s]+)\)\)|<([^<>{}\s/]+)>|｛｛?([^｛｝\s]+)｝｝?|\{\{\{\s*([^{},\s]+)\s*\}\}\}/g;

/** A fact's name without braces: no word of a language has a capital within it and small letters before. */
const bareName =
  /(?<![<{]%=? ?)(?<![\p{L}\p{N}_{%[(<｛@#/.&=-])[a-z]{2,40}[A-Z][A-Za-z]{1,40}(?![\p{L}\p{N}_}%\])>｝(=-]|\.\p{L})/gu;

/** What tells which placeholder was meant. */
type Meaning = Pick<Filling, 'report' | 'facts' | 'elsewhere'>;

/** The only fact that a text names in its other languages and lacks here: its name has been translated. */
export function otherName({ elsewhere = () => [], facts }: Omit<Meaning, 'report'>): string | undefined {
  const known = elsewhere().filter((name) => facts.has(name));
  return known.length === 1 ? known[0] : undefined;
}

/** The same as a placeholder, with the format that stands behind words in its place. */
function elsewhereNamed(part: string, filling: Meaning): string | undefined {
  const [, format] = /^\{\{[^{},]*\s[^{},]*(?:,\s*(\w+)\s*)?\}\}$/.exec(part) ?? [];
  const name = part.startsWith('{{') ? otherName(filling) : undefined;
  const shown = format !== undefined && formatNames(filling.facts).includes(format) ? `, ${format}` : '';
  return name && `{{${name}${shown}}}`;
}

/** True for a text with anything to be filled in, or marked as other programs do; most have none of what that takes. */
export const mayFill = (text: string): boolean =>
  (/[{}[%(<｛]/.test(text) && (/[{}]/.test(text) || text.search(foreign) !== -1)) ||
  (/[a-z][A-Z]/.test(text) && text.search(bareName) !== -1);

/** How often a part stands in a text before it, as a part of others too. */
export function countBefore(
  text: string,
  { marks, index }: { readonly marks: string; readonly index: number },
): number {
  let count = 0;
  for (let at = text.indexOf(marks); at !== -1 && at < index; at = text.indexOf(marks, at + 1)) count++;
  return count;
}

/** Reports what was to be a placeholder and is none. */
export function reportBroken(text: string, at: PlaceOf, filling: Meaning): void {
  const { report, facts } = filling;
  const add = (part: string, index: number) => {
    // The place of a part is looked for only while there is somebody to tell.
    if (report.isFull(at(part).source)) return;
    reportMeant(part, at(part, countBefore(text, { marks: part, index })), filling);
  };
  for (const { 0: part, index, ...names } of text.matchAll(foreign))
    if (Object.values(names).some((name) => typeof name === 'string' && facts.has(name))) add(part, index);
  const left = text.replace(placeholder, (part) => ' '.repeat(part.length));
  for (const { 0: part, index } of left.matchAll(bareName)) if (facts.has(part)) add(part, index);
  for (const { 0: part, 1: name, index } of left.matchAll(broken))
    if (name === undefined || part.endsWith('}}') || facts.has(name)) add(part, index);
}

/** A fact, and a figure by which it was to be changed. */
const CALCULATED = /^\{\{\s*\p{L}[\p{L}\p{N}]*\s*(?:[*+/×÷]|\s[−-]\s)\s*\d/u;

/** Reports a part of a text that is no placeholder, with the one that was meant. */
export function reportMeant(part: string, place: Place, filling: Meaning): void {
  const { report, facts } = filling;
  if (CALCULATED.test(part)) return report.add('calculated-placeholder', place, { words: part });
  const suggestion = meantPlaceholder(part, facts) ?? elsewhereNamed(part, filling);
  report.add('bad-placeholder', place, suggestion ? { suggestion } : {});
}

/** The beginning of a placeholder that has no end: a fact, and what is written behind it and a comma. */
const OPEN = /^\{\{\s*([\p{L}\p{N}_-]+)(?:\s*[,،，、;؛]\s*([\p{L}\p{N}_-]+))?/u;

/** The placeholder that was meant: words that make up a fact's name, and a format or a noun where the others are one. */
function meantPlaceholder(written: string, facts: Facts): string | undefined {
  const part = written.includes('}') ? written : (OPEN.exec(written)?.[0] ?? written);
  const words = part.match(/[\p{L}\p{M}\p{N}_-]+/gu) ?? [];
  if (words.length === 0 || words.length > 4 || /\(/.test(part)) return undefined;
  const known = formatNames(facts);
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(''), words.slice(index + 1).join('')]);
  const split = (nameOf: (name: string) => string | undefined) =>
    splits.flatMap(([name = '', format = '']) => {
      const [fact, as] = [nameOf(name), nearest(format, known)];
      return fact && as ? [`{{${fact}, ${as}}}`] : [];
    })[0];
  const exact = split((name) => (facts.has(name) ? name : undefined));
  if (exact) return exact;
  const whole = nearest(words.join(''), facts.keys());
  // What stands behind a mark is a format; behind a space it may be the other half of the name.
  return (
    (/[^\s{}\p{L}\p{M}\p{N}_-]\s*[\p{L}_]/u.test(part) ? split((name) => nearest(name, facts.keys())) : undefined) ??
    (whole && `{{${whole}}}`)
  );
}

/** What may stand behind a fact's name: a format, or what is counted with it. */
export const formatNames = (facts: Facts): readonly string[] =>
  once(gathered, facts, () => [...Object.keys(formats), ...countedIn(facts)]);

/** By the facts, however many placeholders ask for them. */
const gathered = new WeakMap<Facts, readonly string[]>();

/** The facts that a number can stand before. */
const countedIn = (facts: Facts): string[] =>
  [...facts.keys()].filter((name) => {
    const fact = facts.get(name);
    return fact !== undefined && isCounted(fact);
  });
