import type { Code } from '../../diagnostics/catalogue.ts';
import type { Fault, Fix, Source } from '../../diagnostics/diagnostic.ts';
import { lineEnd, lineStart } from '../../diagnostics/lines.ts';

/** A slip in YAML's notation: where, and how to mend it where only one repair is right. */
export type LineFault<C extends Code = Code> = Fault<C> & {
  readonly start: number;
  readonly end: number;
  readonly fix?: Fix;
  /** True when the line alone does not prove the slip: it counts only where the parser stumbles too. */
  readonly unsure?: boolean;
};

/** A line with a name and its value. */
export const field = /^([\t ]*(?:- +)*)([\w.-]+|"[^"]*"|'[^']*'):(?:[\t ]+(?![\t ])([^\n]*))?$/;
/** A line that begins an entry of a list. */
export const entry = /^([\t ]*(?:- +)+)([^\n]*)/;
export const looksLikeField = (line: string) => field.test(line) || entry.test(line);

/** Curly quotation marks around the whole of a text that is no sentence of its own: those were meant as YAML's. */
export const CURLY = /^[“”„‟]([^“”„‟]*)[“”„‟]$|^[‘’‚]([^‘’‚]*)[‘’]$/;
/** Quotation marks of an East Asian keyboard around the whole of a text. */
const WIDE_QUOTED = /^[＂＇]([^＂＇]*)[＂＇]$/;

/** A text in quotation marks of an East Asian keyboard, which are none to YAML. */
export function wideQuotes(text: string, start: number): LineFault[] {
  const words = WIDE_QUOTED.exec(text)?.[1];
  if (words === undefined) return [];
  const fix = { range: { start, end: start + text.length }, text: quoted(words) };
  return [{ code: 'yaml-lookalike', start, end: start + 1, details: { character: text[0] ?? '', right: '"' }, fix }];
}

const SENTENCE = /[.!?…؟。][”“’‘]$/;
export const isCurly = (text: string) => CURLY.test(text) && !SENTENCE.test(text);

/** Text in double quotes as YAML writes it; they replace curly ones around the whole. */
export const quoted = (text: string) =>
  `"${(isCurly(text) ? text.slice(1, -1) : text).replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

/** What begins a text on the lines below its name, with how it ends and how far it stands in: `|`, `>-`, `|2-`. */
export const BLOCK_HEADER = /[|>](?:\d[+-]|[+-]?\d?)/;

/** A word in small letters, `!secret`, is meant as a tag; before plain words anything else is text. */
export const TAG = /^!!?[a-z]/;

/**
 * A text that begins with an exclamation mark is a tag to YAML, and its first word is lost; `at` is where the tag ends,
 * `end` where the text does.
 */
export function exclamationFault(source: Source, at: number, end = lineEnd(source, at)): LineFault {
  const { text } = source;
  const from = lineStart(source, at);
  let start = text.lastIndexOf('!', at);
  while (start > from && /[^\s:,[{-]/.test(text[start - 1] ?? '')) start--;
  const words = text.slice(start, end).trimEnd();
  const fix = { range: { start, end: start + words.length }, text: quoted(words) };
  return { code: 'yaml-special-start', start, end: start + 1, details: { character: '!' }, fix };
}
