import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Facts } from '../validate/facts.ts';
import type { Filling, PlaceOf } from './filling.ts';
import { formats } from './formats.ts';
import { placeholder } from './translator.ts';

/** Braces that are no whole placeholder; single ones count where they stand around a fact's name. */
const broken = /\}\}(?=\s*[^\s{}])[^{}\n]{1,80}\{\{|\{\{[^{}]*\}?\}?|(?<!\{)\{([^{}\s]+)\}(?!\})|\}\}/g;

/** A fact's name as other programs mark what they fill in, and with a brace too many. */
const foreign =
  /\[\[?([^[\]{}\s]+)\]\]?(?!\()|%([^%{}\s]+)%|\(\(([^(){}\s]+)\)\)|<([^<>{}\s/]+)>|｛｛?([^｛｝\s]+)｝｝?|\{\{\{\s*([^{},\s]+)\s*\}\}\}/g;

/** True for a text with anything to be filled in, or marked as other programs do; most have none of what that takes. */
export const mayFill = (text: string): boolean =>
  /[{}[%(<｛]/.test(text) && (/[{}]/.test(text) || text.search(foreign) !== -1);

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
export function reportBroken(text: string, at: PlaceOf, { report, facts }: Pick<Filling, 'report' | 'facts'>): void {
  const add = (part: string, index: number) => {
    // The place of a part is looked for only while there is somebody to tell.
    if (report.isFull(at(part).source)) return;
    reportMeant(part, at(part, countBefore(text, { marks: part, index })), { report, facts });
  };
  for (const { 0: part, index, ...names } of text.matchAll(foreign))
    if (Object.values(names).some((name) => typeof name === 'string' && facts.has(name))) add(part, index);
  const left = text.replace(placeholder, (part) => ' '.repeat(part.length));
  for (const { 0: part, 1: name, index } of left.matchAll(broken))
    if (name === undefined || facts.has(name)) add(part, index);
}

/** Reports a part of a text that is no placeholder, with the one that was meant. */
export function reportMeant(part: string, place: Place, { report, facts }: Pick<Filling, 'report' | 'facts'>): void {
  const suggestion = meantPlaceholder(part, facts);
  report.add('bad-placeholder', place, suggestion ? { suggestion } : {});
}

/** The beginning of a placeholder that has no end: a fact, and what is written behind it and a comma. */
const OPEN = /^\{\{\s*([\p{L}\p{N}_-]+)(?:\s*[,،，、;؛]\s*([\p{L}\p{N}_-]+))?/u;

/**
 * The placeholder that was meant: words that make up a fact's name, and a format or a noun where the last of them is
 * one.
 */
function meantPlaceholder(part: string, facts: Facts): string | undefined {
  const open = part.includes('}') ? undefined : OPEN.exec(part)?.slice(1);
  const words = open?.filter((word) => word !== undefined) ?? part.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  if (words.length === 0 || words.length > 4 || /\(/.test(part)) return undefined;
  const [first = '', second] = words;
  if (words.length === 2 && second !== undefined && !Object.hasOwn(formats, second)) {
    const [number, noun] = [nearest(first, facts.keys()), nearest(second, facts.keys())];
    if (number && noun && (noun === second || number === first)) return `{{${number}, ${noun}}}`;
  }
  const last = words.at(-1) ?? '';
  const format = words.length > 1 && Object.hasOwn(formats, last) ? last : undefined;
  const name = nearest(words.slice(0, format ? -1 : undefined).join(''), facts.keys());
  return name && `{{${name}${format ? `, ${format}` : ''}}}`;
}
