import { hooks } from '../../../contract/site-hooks.ts';
import { answerable, type Code } from '../../../diagnostics/catalogue.ts';
import type { Range, Source } from '../../../diagnostics/diagnostic.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { placeAt } from '../../written/report.ts';
import type { Slip } from './slip.ts';

/** `# fine: doubled-word, no-words`: what somebody has looked at and wants to stay as it is. */
const NOTE = /(?<=^|[ \t])#[ \t]*fine[ \t]*:([^\n]*)/gm;

/** True of a file in which there may be notes. */
export const hasNotes = (text: string): boolean => text.includes('fine') && /#[ \t]*fine[ \t]*:/.test(text);

interface Note {
  readonly code: string;
  readonly range: Range;
  readonly line: number;
}

/** A file with the ranges of the texts in it. */
export interface TextRanges {
  readonly source: Source;
  readonly ranges: Range[];
}

/** The notes of one file; those that stand in a text are words of it. */
function notesOf({ source: { text }, ranges }: TextRanges): Note[] {
  const words = new Set(ranges.flatMap((range) => wordsLikeNotes(text, range)));
  const lineOf = linesOf(text);
  return [...text.matchAll(NOTE)].flatMap(({ 0: note, 1: codes = '', index }) => {
    if (words.has(index)) return [];
    const from = index + note.length - codes.length;
    return [...codes.matchAll(/[^\s,،]+/g)].map(({ 0: code, index: at }) => ({
      code,
      range: { start: from + at, end: from + at + code.length },
      line: lineOf(index),
    }));
  });
}

/** What looks like a note within a text. A block of lines begins with a mark, behind which a note may stand. */
function wordsLikeNotes(text: string, { start, end }: Range): number[] {
  const written = text.slice(start, end);
  if (!written.includes('fine')) return [];
  const begin = /^[|>]/.test(written) ? written.indexOf('\n') : 0;
  return [...written.matchAll(NOTE)]
    .map(({ index }) => index)
    .filter((index) => index > begin)
    .map((index) => start + index);
}

/** One-based lines of offsets, in any order, each in logarithmic time. */
function linesOf(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** Leaves out what notes answer; reports notes that name no message and, where `idle`, those that answer none. */
export function answered(
  slips: readonly Slip[],
  files: Iterable<TextRanges>,
  { idle }: { readonly idle: boolean },
): Slip[] {
  const byFile = new Map<string, Slip[]>();
  for (const slip of slips) {
    const { file } = slip.place.source;
    const known = byFile.get(file);
    if (known) known.push(slip);
    else byFile.set(file, [slip]);
  }
  const gone = new Set<Slip>();
  const said = [...files].flatMap((file) => {
    const notes = notesOf(file);
    const known = new Map(notes.map((note) => [`${note.line} ${note.code}`, note]));
    const lineOf = linesOf(file.source.text);
    const used = new Set<Note>();
    for (const slip of byFile.get(file.source.file) ?? []) {
      const lines = [slip.place, slip.text ?? slip.place].map(({ range }) => lineOf(range.start));
      const note = lines.flatMap((at) => [at, at - 1]).flatMap((at) => known.get(`${at} ${slip.code}`) ?? [])[0];
      if (!note) continue;
      used.add(note);
      gone.add(slip);
    }
    return notes.flatMap((note) => judge(note, file.source, idle && !used.has(note)));
  });
  return [...slips.filter((slip) => !gone.has(slip)), ...said];
}

function judge({ code, range }: Note, source: Source, isIdle: boolean): Slip[] {
  const place = placeAt(source, range.start, range.end);
  if (!isAnswerable(code)) {
    const suggestion = nearest(code, answerable);
    return [{ code: 'unknown-note', place, details: { code, ...(suggestion && { suggestion }) } }];
  }
  return isIdle && !ofAllPages.has(code) ? [{ code: 'idle-note', place, details: { code } }] : [];
}

/** Codes of the site's own checks that may be told of all pages together: whether a note answers one, no page knows. */
const ofAllPages: ReadonlySet<string> = new Set(
  (hooks.checks ?? []).flatMap(({ site, messages }) => (site ? Object.keys(messages) : [])),
);

const isAnswerable = (code: string): code is Code => (answerable as ReadonlySet<string>).has(code);
