import type { LanguageCodes } from '../../content/authoring/edit/text-edits.ts';
import type { Project } from '../../content/project.ts';
import type { ChangeMakers, QuestionAnswers } from '../shared/editor-api.ts';
import type { BlockKind, ChangeOutcome, ChangesInfo, CommitRequest, ProposalStanding } from '../shared/protocol.ts';
import type { OpenBranch } from './changes/branch-changes.ts';
import type { BranchTalk } from './changes/branch-talk.ts';
import type { Session, Step } from './session.ts';
import type { Forms } from './settings/fields.ts';
import type { HandIn } from './settings/hand-in.ts';
import type { KeptTable } from './table.ts';
import type { PastFile } from './texts/text-history.ts';

/** The site as the authors' server has it open. */
export interface OpenSite {
  readonly project: Project;
  /** Reads again what files have changed. */
  change(files: ReadonlySet<string>): unknown;
}

/** A part of what an open page may ask for. */
export interface DeskPart {
  readonly changes: Partial<ChangeMakers>;
  readonly questions: Partial<QuestionAnswers>;
}

/** What every part of the desk works with. */
export interface DeskContext {
  /** The text of a type's example; undefined of one that the site has not. */
  readonly exampleText: (type: string) => string | undefined;
  /** The kinds of blocks that the site has now. */
  readonly kinds: () => readonly BlockKind[];
  /** The fields that each kind of block has now. */
  readonly forms: () => Forms;
  readonly site: OpenSite;
  readonly session: Session;
  readonly languages: () => LanguageCodes;
  /** Makes a commit of changes, or whatever else becomes of them. */
  readonly record: (done: readonly Step[], wanted: CommitRequest) => ChangeOutcome | Promise<ChangeOutcome>;
  /** The last commits that have changed a file; undefined where there are none. */
  readonly versions?: ((file: string, most: number) => Promise<readonly PastFile[]>) | undefined;
  /** The open branch, where it is another one than the published: its files as they were when it left that one. */
  readonly branch?: (() => Promise<OpenBranch | undefined>) | undefined;
  /** What people say of the open branch. */
  readonly talk?: BranchTalk | undefined;
  /** What has become of the last proposals; undefined where there are none. */
  readonly standings?: ((most: number) => Promise<readonly ProposalStanding[]>) | undefined;
  readonly becomes?: ChangesInfo['becomes'];
  /** The address of the sprite of all icons, where it is another one than the authors' server has. */
  readonly sprite?: string | undefined;
  readonly handIn: HandIn;
  /** What an open page has been told of its texts, by the number of its table. */
  readonly tableOf: (table: number | undefined) => KeptTable | undefined;
}
