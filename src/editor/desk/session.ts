import { textIn } from '../../content/assets/bytes.ts';
import { applyEdits, type Change } from '../../content/authoring/edit/edit.ts';
import { type FileChange, putFiles, reversed } from '../../content/authoring/edit/put-files.ts';
import { isContent } from '../../content/authoring/edit/save-file.ts';
import { type LanguageCodes, type TextEdit, textChange } from '../../content/authoring/edit/text-edits.ts';
import { textAt } from '../../content/authoring/edit/value-path.ts';
import { isLock, lockText, relocked } from '../../content/check/translated/lock.ts';
import type { Files } from '../../content/files/files.ts';
import { possible } from '../../content/written/control-characters.ts';
import type { Source } from '../../diagnostics/diagnostic.ts';
import type { ChangeOutcome, RouteChange } from '../shared/protocol.ts';
import { NOT_THERE, refused } from './refused.ts';

/** What has been changed, to be told to the author: where, and from what to what. */
export interface ChangeSummary {
  /** The field's way on the page, or what has become of a part of it. */
  readonly what: readonly string[];
  readonly was?: string | undefined;
  readonly to?: string | undefined;
  /** Of what was answered of a text in one language: that language's own name. */
  readonly language?: string | undefined;
  /** True of a change that is no one page's. */
  readonly isEverywhere?: true;
}

/** A change of a text, with the file that it is in and its way there in an author's words. */
export type FileText = TextEdit & Pick<Step, 'file' | 'what'>;

/** A change of a file: whole before and after, so that back and forth are the same bytes. */
export interface Step extends ChangeSummary, FileChange {
  /** Of a text: then a step can be gone also in a file that somebody else has changed elsewhere. */
  readonly text?: TextEdit | undefined;
  /** Of many texts at once: all that it changes. */
  readonly texts?: readonly FileText[] | undefined;
  /** Other files that were changed along with it. */
  readonly also?: readonly FileChange[] | undefined;
  readonly moved?: RouteChange | undefined;
}

/** All that a step changes. */
export const filesOf = (step: Step): readonly FileChange[] => [step, ...(step.also ?? [])];

const locksOf = (step: Step): readonly FileChange[] => filesOf(step).filter(({ file }) => isLock(file));

/** The files that steps have changed. */
export const filesChanged = (done: readonly Step[]): string[] => [
  ...new Set(done.flatMap(filesOf).map(({ file }) => file)),
];

/** What makes a change of a file as it is, or why it is not made. */
export type MadeChange = Change | { readonly refused: string };

/** What was changed in this sitting. */
export interface Session {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** Changes a text, unless it is another one than the author saw. `back` is the step that this takes back. */
  save(file: string, edit: TextEdit, what: ChangeSummary['what'], back?: Step): ChangeOutcome;
  /** Changes a file by what is made of it as it is now, and others along with it. */
  change(
    file: string,
    make: (source: Source) => MadeChange,
    summary: ChangeSummary & Pick<Step, 'also'>,
  ): ChangeOutcome;
  /** Changes several files at once, or none: pages come, go and get other addresses so. `isMeant` is true of translations. */
  put(step: Step, isMeant?: boolean): ChangeOutcome;
  undo(): ChangeOutcome;
  redo(): ChangeOutcome;
  /** A file as it is now. */
  read(file: string): Source | undefined;
}

interface SessionOptions {
  readonly folder: Files;
  readonly languages: () => LanguageCodes;
  /** What is to be noted of translations along with changes of files; `isMeant` where they are what is changed. */
  readonly noted?: (changes: readonly FileChange[], isMeant: boolean) => readonly FileChange[];
  /** Called with files that have just been written, or are others than before. */
  readonly saved: (...files: string[]) => void;
  /** Changes of a sitting that goes on, which the files have already. */
  readonly begun?: Pick<Session, 'done' | 'undone'> | undefined;
}

const DONE: ChangeOutcome = { kind: 'done' };

/** Reads content files as they are on the disk now; one that is as before is the same source, which has been taken apart. */
function reader(folder: Files): (file: string) => Source | undefined {
  const sources = new Map<string, Source>();
  return (file) => {
    if (!isContent(folder, file)) return undefined;
    const text = textIn(folder.read(file)).replace(/^\ufeff/, '');
    const known = sources.get(file);
    const source = known?.text === text ? known : { file, text };
    sources.set(file, source);
    return source;
  };
}

export function openSession({ folder, languages, noted = () => [], saved, begun }: SessionOptions): Session {
  const done: Step[] = [...(begun?.done ?? [])];
  const undone: Step[] = [...(begun?.undone ?? [])];
  const read = reader(folder);
  /** Writes files that still say what was expected. */
  const write = (...all: readonly FileChange[]): ChangeOutcome => {
    const changes = all.map((change) => onLockAsItIs(folder, change));
    // A line too many does no harm: what is noted is there before the text that it is about, wherever this is cut off.
    changes.sort((one, other) => Number(isLock(other.file)) - Number(isLock(one.file)));
    const why = putFiles(folder, changes);
    saved(...changes.map(({ file }) => file));
    return why ? refused(why) : DONE;
  };
  const make = (
    file: string,
    making: (source: Source) => MadeChange,
    summary: Omit<Step, 'before' | 'after' | 'file'>,
    locks?: readonly FileChange[],
  ) => {
    const source = read(file);
    if (!source) return NOT_THERE;
    const change = making(source);
    if ('refused' in change) return refused(change.refused);
    const before = source.text;
    const after = applyEdits(before, change.edits);
    const changes = [{ file, before, after }, ...(summary.also ?? [])];
    const also = [...(summary.also ?? []), ...(locks ?? noted(changes, summary.text !== undefined))];
    const outcome = write({ file, before, after }, ...also);
    return outcome.kind === 'done' ? { ...summary, file, before, after, also } : outcome;
  };
  /** Puts a text in place of another; of a file that has changed meanwhile only where nobody has touched the text. */
  const replace = (
    file: string,
    text: TextEdit,
    what: ChangeSummary['what'],
    locks?: readonly FileChange[],
  ): Step | ChangeOutcome => {
    const source = read(file);
    const now = source && textAt(source, text.path, text.language);
    if (!source || now === text.was) {
      const { was, to } = text;
      return make(file, (source) => textChange(source, text, languages()), { what, was, to, text }, locks);
    }
    saved(file);
    return { kind: 'stale', file, theirs: typeof now === 'string' ? now : '', yours: text.to ?? '' };
  };
  const took = (made: Step | ChangeOutcome): ChangeOutcome => {
    if ('kind' in made) return made;
    done.push(made);
    undone.length = 0;
    return DONE;
  };
  const turn = (from: Step[], to: Step[], back: boolean): ChangeOutcome => {
    const step = from.at(-1);
    if (!step) return refused('nothing');
    const { file, text, what } = step;
    const changes = back ? filesOf(step).map(reversed).reverse() : filesOf(step);
    if (!text || read(file)?.text === (back ? step.after : step.before)) {
      const outcome = write(...changes);
      if (outcome.kind !== 'done') return outcome;
      to.push(step);
    } else {
      const locks = back ? locksOf(step).map(reversed) : locksOf(step);
      const made = replace(file, back ? { ...text, was: text.to, to: text.was } : text, what, locks);
      if ('kind' in made) return made;
      to.push(back ? { ...step, before: made.after, after: made.before } : made);
    }
    from.pop();
    return { kind: 'done', moved: back && step.moved ? { from: step.moved.to, to: step.moved.from } : step.moved };
  };
  return {
    done,
    undone,
    read,
    save: (file, asked, what, back) => {
      if (asked.to === asked.was) return refused('nothing');
      const edit = { ...asked, to: asked.to === undefined ? undefined : possible(asked.to) };
      if (edit.to?.trim() === '') return refused('empty');
      const source = read(file);
      // It may be asked for twice, as by an author who presses Enter twice.
      if (source && textAt(source, edit.path, edit.language) === edit.to) return DONE;
      return took(replace(file, edit, what, back && locksOf(back).map(reversed)));
    },
    change: (file, making, summary) => took(make(file, making, summary)),
    put: (given, isMeant = false) => {
      const step = { ...given, also: [...(given.also ?? []), ...noted(filesOf(given), isMeant)] };
      const outcome = write(...filesOf(step));
      if (outcome.kind !== 'done') return outcome;
      took(step);
      return { kind: 'done', moved: step.moved };
    },
    undo: () => turn(done, undone, true),
    redo: () => turn(undone, done, false),
  };
}

/** A change of a lock that somebody else may have changed meanwhile: its lines stand by themselves. */
function onLockAsItIs(folder: Files, change: FileChange): FileChange {
  if (!isLock(change.file)) return change;
  const before = lockText(folder, change.file);
  return { file: change.file, before, after: before === change.before ? change.after : relocked(before, change) };
}
