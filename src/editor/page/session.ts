import { readFileSync } from 'node:fs';
import { contentPath, saveFile } from '../../content/authoring/edit/save-file.ts';
import type { Outcome } from '../shared/protocol.ts';
import { changedText, type TextEdit } from './text-edits.ts';
import { valueAt, wayTo } from './value-path.ts';

/** A text of a file that has been changed. */
export interface Step extends TextEdit {
  readonly file: string;
  /** The whole file before and after: back and forth are the same bytes. */
  readonly before: string;
  readonly after: string;
}

/** What was changed in this sitting. */
export interface Session {
  readonly undone: number;
  readonly done: readonly Step[];
  save(change: Omit<Step, 'before' | 'after' | 'to'> & { readonly to: string }): Outcome;
  undo(): Outcome;
  redo(): Outcome;
}

interface Options {
  readonly root: string;
  /** Called with a file that has just been written, or is another one than before. */
  readonly saved: (file: string) => void;
}

const refused = (why: string): Outcome => ({ kind: 'refused', why });

/** A content file as it is on the disk now, without a byte order mark. */
function readContent(root: string, file: string): string | undefined {
  const path = contentPath(root, file);
  return path && readFileSync(path, 'utf8').replace(/^\ufeff/, '');
}

export function openSession({ root, saved }: Options): Session {
  const done: Step[] = [];
  const undone: Step[] = [];
  /** Writes a file that still says what was expected; gives why it cannot be. */
  const write = (file: string, expected: string, text: string): Outcome | undefined => {
    const result = saveFile(root, { file, expected, text });
    saved(file);
    return result.saved ? undefined : refused(result.refused);
  };
  /** Puts a text in place of another; of a file that has changed meanwhile only where nobody has touched the text. */
  const replace = ({ file, path, language, was, to }: Omit<Step, 'before' | 'after'>): Step | Outcome => {
    const before = readContent(root, file);
    if (before === undefined) return refused('edit-not-there');
    const now = valueAt(before, wayTo(before, path, language));
    if (now !== was) {
      saved(file);
      return { kind: 'stale', file, theirs: typeof now === 'string' ? now : '', yours: to ?? '' };
    }
    const changed = changedText({ file, text: before }, { path, language, was, to });
    if ('refused' in changed) return refused(changed.refused);
    const after = changed.text;
    return write(file, before, after) ?? { file, path, language, was, to, before, after };
  };
  const turn = (from: Step[], to: Step[], back: boolean): Outcome => {
    const step = from.at(-1);
    if (!step) return refused('nothing');
    const [text, expected] = back ? [step.before, step.after] : [step.after, step.before];
    if (readContent(root, step.file) === expected) {
      const failed = write(step.file, expected, text);
      if (failed) return failed;
      to.push(step);
    } else {
      const way = back ? { ...step, was: step.to, to: step.was } : step;
      const made = replace(way);
      if ('kind' in made) return made;
      to.push(back ? { ...step, before: made.after, after: made.before } : made);
    }
    from.pop();
    return { kind: 'done' };
  };
  return {
    done,
    get undone() {
      return undone.length;
    },
    save: (change) => {
      if (change.to === change.was) return refused('nothing');
      if (change.to.trim() === '') return refused('empty');
      const made = replace(change);
      if ('kind' in made) return made;
      done.push(made);
      undone.length = 0;
      return { kind: 'done' };
    },
    undo: () => turn(done, undone, true),
    redo: () => turn(undone, done, false),
  };
}
