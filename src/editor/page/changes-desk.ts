import { changesTold } from './changes.ts';
import type { DeskPart } from './desk-part.ts';
import { recordChanges } from './record.ts';
import { NOT_THERE, refused } from './refused.ts';
import { filesOf, type Session } from './session.ts';

interface Options {
  readonly root: string;
  readonly session: Session;
}

/** What has been changed in this sitting: told, taken back, made a commit. */
export const changesDesk = ({ root, session }: Options): DeskPart => ({
  changes: [
    ['undo', session.undo],
    ['redo', session.redo],
    ['look', () => ({ kind: 'done' })],
    [
      'record',
      (wanted: { name: string; branch: string }) =>
        recordChanges(root, [...new Set(session.done.flatMap(filesOf).map(({ file }) => file))], wanted),
    ],
    [
      'revert',
      ({ step }: { step: number }) => {
        const { file, text, what } = session.done[step] ?? {};
        if (!file || !what) return NOT_THERE;
        if (text) return session.save(file, { ...text, was: text.to, to: text.was }, what);
        return step === session.done.length - 1 ? session.undo() : refused('onlyLast');
      },
    ],
  ],
  questions: [['changes', () => changesTold(session.done)]],
});
