import type { Scalar } from 'yaml';
import type { Source } from '../../diagnostics/diagnostic.ts';
import { lineEnd, lineStart } from '../../diagnostics/lines.ts';
import { noteFault } from '../written/notes.ts';
import { placeAt, type Report } from '../written/report.ts';
import { failedFormula } from '../written/spreadsheet.ts';
import { exclamationFault, isCurly, type LineFault, quoted, TAG, wideQuotes } from '../written/yaml-line.ts';
import { hasWideColon, wideColonFaults } from './start-faults.ts';

/**
 * Reports scalars that YAML reads otherwise than they were meant, although it can read them. Gives what was meant
 * where nothing else is left.
 */
export function reportMeaning(source: Source, node: Scalar, report: Report): string | undefined {
  if (node.type !== 'PLAIN' || !node.range) return undefined;
  const [start, end] = node.range;
  const written = source.text.slice(start, end);
  if (node.tag?.startsWith('!') && !TAG.test(node.tag)) {
    const fault = exclamationFault(source, start, end);
    report.tell(fault, placeAt(source, fault.start, fault.end));
    return source.text.slice(fault.start, fault.fix?.range.end).trimEnd();
  }
  if (node.tag?.startsWith('!')) return undefined;
  for (const fault of wideColons(source, start, end)) report.tell(fault, placeAt(source, fault.start, fault.end));
  for (const fault of wideQuotes(written, start)) report.tell(fault, placeAt(source, fault.start, fault.end));
  // Of a text that goes on, only a part stands in quotation marks.
  const rest = restOf(source, end, written);
  if (isCurly(written) && !rest) {
    const fix = { range: { start, end }, text: quoted(written.slice(1, -1)) };
    report.add('yaml-smart-quotes', placeAt(source, start, end), {}, fix);
  }
  if (HALF_CURLY.test(written)) {
    const words = written.slice(1, -1);
    report.add('curly-quotes', placeAt(source, start, end), {}, { range: { start, end }, text: quoted(words) });
    return words;
  }
  const note = noteBelow(written, start) ?? noteAfter(written, start);
  if (note) {
    report.tell(note, placeAt(source, note.start, note.end));
    return written.slice(0, note.start - start).trimEnd();
  }
  if (!rest) return undefined;
  const at = source.text.indexOf(rest, end);
  const from = written === '' ? at : start;
  const range = { start: from, end: at + rest.length };
  // The address of a page, with a space before the name of a section.
  if (/^\/[^\s#]*$/.test(written) && /^#[\p{L}\p{N}][\p{L}\p{N}-]*$/u.test(rest)) {
    const right = written + rest;
    const details = { right };
    report.add('space-inside', placeAt(source, end, at), details, { range, text: right });
    return right;
  }
  const failed = failedFormula(rest);
  if (failed) {
    report.add('yaml-failed-formula', placeAt(source, at, at + failed.length), { words: failed });
    return written === '' ? rest : undefined;
  }
  // Words behind a single name or a figure may be a note: `tone: plain #later`.
  const isNote = /^(?:[a-z][\w-]*|\p{Nd}[\p{Nd}.,]*)$/u.test(written) && /^#\p{L}/u.test(rest);
  const fix = isNote
    ? undefined
    : { range, text: quoted(source.text.slice(from, at + rest.length).replace(/^#{2,}[ \t]*/, '')) };
  report.add('yaml-cut-by-comment', placeAt(source, at, at + rest.length), { rest: `\`${rest.slice(0, 20)}\`` }, fix);
  return written === '' ? rest : undefined;
}

/** A curly quotation mark before, a straight one behind. */
const HALF_CURLY = /^[“”„‟][^"“”„‟]*"$|^[‘’‚][^'‘’‚]*'$/;

/** True for words in quotation marks that YAML takes for letters. */
export const isMisquoted = (written: string) =>
  /^[“”„‟‘’‚＂＇]/.test(written) && (isCurly(written) || HALF_CURLY.test(written) || wideQuotes(written, 0).length > 0);

/** What follows a value of nothing, of words, and of one word. */
const REST = {
  all: /^[ \t]*#(?:[^\s#]|#{1,5}[ \t]*[^\s#]|#{3,}[ \t]*(?:\n|$))/,
  text: /^[ \t]*#(?:[^\s#]|#{3,}[ \t]+[\p{Ll}\p{Lo}])/u,
  name: /^[ \t]*#[^\s#]/,
};

/**
 * `We are #1` is `We are` to YAML; a # right before a word or figure is no comment that anybody meant, nor is the `##`
 * of a heading where the whole text should stand, or the `####` of a spreadsheet in it.
 */
const restOf = (source: Source, end: number, written: string) =>
  REST[written === '' ? 'all' : /\s/.test(written) ? 'text' : 'name'].test(source.text.slice(end, end + 200))
    ? source.text.slice(end, lineEnd(source, end)).trim()
    : undefined;

/** A note in another notation at the end of a text, on a line of its own, which YAML takes for more of the text. */
function noteBelow(written: string, start: number): LineFault | undefined {
  const below = written.lastIndexOf('\n') + 1;
  const line = written.slice(below);
  return below > 0 && /^\s*(?:\/\/|<!--|\/\*)/.test(line) ? noteFault(line, start + below) : undefined;
}

/** A note on the same line, behind words or right behind a figure. */
function noteAfter(written: string, start: number): LineFault | undefined {
  if (written.includes('\n')) return undefined;
  const [, figure, mark = ''] = /^(\p{Nd}[\p{Nd}.,]*)(#\s*)\p{L}/u.exec(written) ?? [];
  if (figure === undefined) {
    const note = noteFault(written, start);
    return note && note.start > start ? note : undefined;
  }
  const at = start + figure.length;
  return {
    code: 'yaml-note',
    start: at,
    end: start + written.length,
    fix: { range: { start: at, end: at + mark.length }, text: ' # ' },
  };
}

/** A text of its own line that begins with a name and a wide colon is meant as a field. */
function wideColons(source: Source, start: number, end: number): LineFault[] {
  const { text } = source;
  if (!hasWideColon(text.slice(start, end))) return [];
  let offset = lineStart(source, start);
  if (!/^[\t ]*(?:- +)*$/.test(text.slice(offset, start))) return [];
  return text
    .slice(offset, end)
    .split('\n')
    .flatMap((line) => {
      const faults = wideColonFaults(line.replace(/\r$/, ''), offset);
      offset += line.length + 1;
      return faults;
    });
}

/** A text that begins with an ampersand is marked for an alias, and its first word is lost; gives what was meant. */
export function reportAmpersand(
  { source, report }: { source: Source; report: Report },
  { anchor, type, range }: Scalar,
): string | undefined {
  if (anchor === undefined || type !== 'PLAIN' || !range) return undefined;
  const start = source.text.lastIndexOf(`&${anchor}`, range[0]);
  const text = source.text.slice(start, range[1]);
  const fix = { range: { start, end: range[1] }, text: quoted(text) };
  report.add('yaml-special-start', placeAt(source, start, start + 1), { character: '&' }, fix);
  return text;
}
