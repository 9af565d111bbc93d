import type { Project } from '../../../content/project.ts';
import type { BranchComment, ChangeOutcome } from '../../shared/protocol.ts';
import { type OpenBranch, stepsOf } from './branch-changes.ts';
import { changeLine, placeLine, type ToldChange, tellInCommon } from './in-words.ts';

/** What people say of a branch, as it is kept where it was proposed. */
export interface BranchTalk {
  /** Undefined of a branch that is not proposed. */
  said(): Promise<readonly Omit<BranchComment, 'about'>[] | undefined>;
  say(text: string): Promise<ChangeOutcome>;
  decide(isTaken: boolean): Promise<ChangeOutcome>;
}

const toldOf = (open: OpenBranch, project: Project): ToldChange[] => tellInCommon(stepsOf(open, project), project);

/** How a comment begins that is about a change: its line is quoted. */
const quoted = (told: ToldChange) => `> ${changeLine(told, 'markdown').slice(2)}`;

interface Commenting {
  readonly open: OpenBranch;
  readonly project: Project;
  readonly about: number | undefined;
  readonly text: string;
}

/** A comment as it is written, in Markdown. */
export function commentOn({ open, project, about, text }: Commenting): string {
  const told = about === undefined ? undefined : toldOf(open, project)[about];
  return told ? `${quoted(told)}\n\n${text.trim()}` : text.trim();
}

/** What is said of a branch, each with the change whose line it quotes; of one that reads otherwise by now, by its place. */
export async function commentsOf(
  open: OpenBranch,
  project: Project,
  talk: BranchTalk,
): Promise<BranchComment[] | undefined> {
  const told = toldOf(open, project);
  return (await talk.said())?.map(({ by, when, text }) => {
    const [first = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n');
    const exactly = told.findIndex((each) => quoted(each) === first);
    const about =
      exactly >= 0 ? exactly : told.findIndex((each) => first.startsWith(`> ${placeLine(each, 'markdown')}:`));
    return about < 0 ? { by, when, text } : { by, when, text: rest.join('\n').trim(), about };
  });
}
