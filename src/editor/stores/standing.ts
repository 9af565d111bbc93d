/** How far changes have come that were proposed. */
export type ForgeState =
  /** Nobody has looked at them yet. */
  | 'proposed'
  /** The forge's checks run. */
  | 'checking'
  /** The checks have found nothing. */
  | 'checked'
  /** The checks have found something. */
  | 'faulty'
  /** They are on the branch that is published. */
  | 'taken'
  | 'publishing'
  | 'published'
  /** They are on the branch, and publishing it has failed. */
  | 'unpublished'
  | 'refused';

/** What has become of a proposal. */
export interface ForgeProposal {
  readonly title: string;
  /** Where people read it. */
  readonly address: string;
  /** When it came so far: ISO 8601. */
  readonly when: string;
  readonly is: ForgeState;
  /** Where what has been published is seen. */
  readonly seenAt?: string | undefined;
}

/** What somebody has said of a proposal, as it is written. */
export interface ForgeComment {
  readonly by: string;
  /** ISO 8601. */
  readonly when: string;
  readonly text: string;
}

/** How the names of the branches begin that changes of the editor are proposed on. */
export const PROPOSED = 'edit/';
