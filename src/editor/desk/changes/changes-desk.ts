import type { DeskContext, DeskPart } from '../desk-part.ts';
import { NOT_THERE, refused } from '../refused.ts';
import type { Step } from '../session.ts';
import { changesInfo } from './changes.ts';

/** Few open the branch of a proposal: what tells of it comes when somebody does. */
const branchTalk = () => import('./branch-talk.ts');
const branchTold = () => import('./branch-changes.ts');

/** So many proposals are told of. */
const MOST = 8;

/** What has been changed in this sitting: told, taken back, made a commit. */
export function changesDesk({ session, site, record, becomes = 'commit', standings, branch, talk }: DeskContext) {
  const taken = new WeakMap<Step, Step>();
  return {
    changes: {
      undo: session.undo,
      redo: session.redo,
      look: () => ({ kind: 'done' }),
      async comment({ about, text }) {
        const open = await branch?.();
        if (!open || !talk) return NOT_THERE;
        return text.trim() === ''
          ? refused('empty')
          : talk.say((await branchTalk()).commentOn({ open, project: site.project, about, text }));
      },
      async decide({ isTaken }) {
        if (!(await branch?.()) || !talk) return NOT_THERE;
        return session.done.length > 0 ? refused('ownFirst') : talk.decide(isTaken);
      },
      record: (wanted) => record(session.done, wanted),
      revert: ({ step }) => {
        const change = session.done[step];
        if (!change) return NOT_THERE;
        const { file, text, what } = change;
        if (text) {
          const outcome = session.save(file, { ...text, was: text.to, to: text.was }, what, change);
          const back = session.done.at(-1);
          if (outcome.kind === 'done' && back) taken.set(back, change);
          return outcome;
        }
        return step === session.done.length - 1 ? session.undo() : refused('onlyLast');
      },
    },
    questions: {
      'branch-changes': async ({ languages }) => {
        const open = await branch?.();
        return { branch: open && (await branchTold()).branchChanges(open, site.project, languages) };
      },
      comments: async () => {
        const open = await branch?.();
        return { comments: open && talk ? await (await branchTalk()).commentsOf(open, site.project, talk) : undefined };
      },
      standings: async () => ({ standings: (await standings?.(MOST)) ?? [] }),
      changes: ({ languages }) =>
        changesInfo(session.done, { project: site.project, languages, taken, becomes, read: session.read }),
    },
  } satisfies DeskPart;
}
