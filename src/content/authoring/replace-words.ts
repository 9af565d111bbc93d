import type { Source } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../project.ts';
import { changeText } from './edit/change-text.ts';
import { applyEdits, type EditRefusal } from './edit/edit.ts';
import { madeTogether } from './edit/reading.ts';
import { type LanguageCodes, textChange } from './edit/text-edits.ts';
import { type EditedPath, textAt, wayTo } from './edit/value-path.ts';
import { piecesOf } from './translation/codes.ts';
import { type Unit, unitsOf } from './translation/units.ts';

/** Words that are looked for in the texts of one language. */
export interface WordSearch {
  readonly find: string;
  /** The language whose capitals and small letters are told apart or not. */
  readonly language: string;
  /** True where capitals and small letters are different letters. */
  readonly isExact: boolean;
  /** True where what is found may be no part of a longer word. */
  readonly isWhole: boolean;
}

/** A text of a site where it is written in one language. */
export interface WrittenText {
  /** Names it among all: its file and the way to it. */
  readonly key: string;
  readonly source: Source;
  readonly path: EditedPath;
  /** The name that it is written under: a language, `all` or `default`. */
  readonly under: string;
  /** Of a fact with a form for each kind of number, the kind. */
  readonly plural: string | undefined;
  readonly isRich: boolean;
  /** As it is written, sign for sign. */
  readonly text: string;
}

/** All texts that are shown in a language, each once, also those of drafts; what the language borrows from another is not its own. */
export function textsIn(project: Project, language: string): WrittenText[] {
  const ownAs = (code: string) => unitsOf(project, { from: code, to: code, everywhere: true });
  const own = ownAs(language).map((unit) => writtenText(unit, unit.written === undefined ? 'default' : language));
  return [...own, ...ownAs('all').flatMap((unit) => (unit.plural === undefined ? [writtenText(unit, 'all')] : []))];
}

const writtenText = ({ key, source, path, plural, isRich, text, edges }: Unit, under: string): WrittenText => ({
  ...{ key: `${key} ${under}`, source, path, under, plural, isRich },
  text: edges[0] + text + edges[1],
});

/** A text as it reads letter by letter, whatever code points these are of. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A letter of a text, with where it begins there. */
interface Grapheme {
  readonly start: number;
  readonly end: number;
  readonly as: string;
}

const lettersOf = (text: string, { language, isExact }: Omit<WordSearch, 'find'>): Grapheme[] =>
  [...letters.segment(text)].map(({ segment, index }) => {
    const whole = segment.normalize('NFC');
    return { start: index, end: index + segment.length, as: isExact ? whole : lower(whole, language) };
  });

/** In Turkish `I` is the capital of `ı` and `İ` that of `i`; elsewhere the dot of `İ` is no letter of its own. */
const lower = (letter: string, language: string) => letter.toLocaleLowerCase(language).replace(/^i\u0307$/, 'i');

/** Each place in a text where words stand: from its first code unit to behind its last. */
function placesIn(text: string, wanted: readonly Grapheme[], search: WordSearch): { start: number; end: number }[] {
  const own = lettersOf(text, search);
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at + wanted.length <= own.length; at++) {
    if (!wanted.every(({ as }, by) => own[at + by]?.as === as)) continue;
    const [start, end] = [own[at]?.start ?? 0, own[at + wanted.length - 1]?.end ?? 0];
    if (search.isWhole && !(isEdge(text, start) && isEdge(text, end))) continue;
    found.push({ start, end });
    at += wanted.length - 1;
  }
  return found;
}

/** True between two signs that are not both of one word. */
const isEdge = (text: string, at: number) =>
  !(
    /[\p{L}\p{M}\p{N}_]$/u.test(text.slice(Math.max(0, at - 2), at)) &&
    /^[\p{L}\p{M}\p{N}_]/u.test(text.slice(at, at + 2))
  );

/**
 * Finds words in texts: gives a text with others in their place, undefined where they do not stand in it. Where links lead, and
 * the names of facts, are no words. `rich` is how the others are written where marks of Markdown are marks.
 */
export function wordReplacer(
  search: WordSearch,
  { plain, rich }: { readonly plain: string; readonly rich: string },
): (text: string, isRich: boolean) => string | undefined {
  const wanted = lettersOf(search.find, search);
  return (text, isRich) => {
    if (wanted.length === 0) return undefined;
    let count = 0;
    const made = piecesOf(text, isRich).map((piece) => {
      if (typeof piece !== 'string') return piece.data;
      let words = '';
      let done = 0;
      for (const { start, end } of placesIn(piece, wanted, search)) {
        count++;
        words += piece.slice(done, start) + inCaseOf(piece.slice(start, end), isRich ? rich : plain, search);
        done = end;
      }
      return words + piece.slice(done);
    });
    return count === 0 ? undefined : made.join('');
  };
}

/** Words with a capital in front where they take the place of such that have one, and were asked for in other letters. */
function inCaseOf(found: string, to: string, { find, language, isExact }: WordSearch): string {
  const [was = '', first = ''] = [found, to].map((words) => [...words][0] ?? '');
  if (isExact || found === find || lower(was, language) === was) return to;
  return first.toLocaleUpperCase(language) + to.slice(first.length);
}

/** A text that is to say something else. */
export interface TextReplacement extends Pick<WrittenText, 'path' | 'under' | 'plural'> {
  readonly was: string;
  readonly to: string;
}

/** A file with several of its texts changed, or why it cannot be. One that says something else than was seen is not changed. */
export function replaceTexts(
  source: Source,
  texts: readonly TextReplacement[],
  site: LanguageCodes,
): { readonly text: string } | { readonly refused: EditRefusal } {
  const change =
    ({ path, under: language, plural, was, to }: TextReplacement) =>
    (now: Source) =>
      plural === undefined
        ? textChange(now, { path, language, was, to }, site)
        : changeText(now, [...wayTo(now, path, language), plural], to);
  const said = ({ path, under, plural }: TextReplacement) => {
    const own = textAt(source, path, under);
    return plural === undefined ? own : (own as Readonly<Record<string, unknown>> | undefined)?.[plural];
  };
  if (texts.some((each) => said(each) !== each.was)) return { refused: 'edit-changed-meanwhile' };
  const together = madeTogether(source, texts.map(change));
  if (together && 'edits' in together) return { text: applyEdits(source.text, together.edits) };
  let now = source;
  for (const each of texts) {
    const made = change(each)(now);
    if ('refused' in made) return made;
    now = { file: source.file, text: applyEdits(now.text, made.edits) };
  }
  return { text: now.text };
}
