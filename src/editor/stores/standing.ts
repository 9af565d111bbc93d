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

/** What a check says; nothing where there is none. */
export type CheckName = 'runs' | 'passed' | 'failed' | undefined;

/** How far a proposal has come that nobody has decided on, by all its checks. */
export function ofChecks(checks: readonly CheckName[]): ForgeState {
  if (checks.includes('failed')) return 'faulty';
  if (checks.includes('runs')) return 'checking';
  return checks.includes('passed') ? 'checked' : 'proposed';
}

/** An address as a forge tells it, if it is one that can be followed. */
export const followed = (address: string | null | undefined): string | undefined =>
  address && /^https?:\/\//i.test(address) ? address : undefined;
