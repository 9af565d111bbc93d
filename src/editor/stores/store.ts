import type { ForgeComment, ForgeProposal } from './standing.ts';

/** Where the files of a site lie, far away or on this computer. Paths count from the site's folder, with forward slashes. */
export interface SiteStore {
  /** The files of the site without what is in them: as they are now, or as they were in a version. */
  open(version?: string): Promise<OpenedFiles>;
  /** What a file holds. */
  read(file: StoredFile): Promise<Uint8Array>;
  /**
   * What texts hold, by their ids, many at once; those that do not come whole so are left out, and read one by one. Undefined
   * where a store has no such way.
   */
  readonly readMany?: (files: readonly StoredFile[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Saves changes as one commit; where the store has no commits, writes them. */
  save(commit: Commit): Promise<SavedCommit>;
  /** Asks for what lies on a branch to be taken over; undefined where a store has nobody to ask. */
  readonly propose?: (proposal: ProposalRequest) => Promise<MadeProposal>;
  /** The version at which the open branch has left the published one; undefined where it is that one, or a store has none. */
  readonly beginning?: () => Promise<string | undefined>;
  /** What is said of the proposal of the open branch, in the order in which it was said; undefined where it is not proposed. */
  readonly comments?: () => Promise<readonly ForgeComment[] | undefined>;
  /** Says something of it. */
  readonly comment?: (text: string) => Promise<void>;
  /** Takes over what is proposed on the open branch, or refuses it; the version says what whoever decides has seen. */
  readonly decide?: (decision: Decision) => Promise<void>;
  /** What has become of the last proposals of the editor, the newest first; undefined where a store has none. */
  readonly standings?: (most: number) => Promise<readonly ForgeProposal[]>;
  /** The last commits of the open branch that have changed a file, the newest first; undefined where a store has none, or does not tell. */
  readonly versions?: (path: string, most: number) => Promise<readonly FileVersion[]>;
}

/** A file as a commit has left it. */
export interface FileVersion {
  /** ISO 8601. */
  readonly when: string;
  readonly by: string;
  /** What it held; undefined where the commit took it away. */
  read(): Promise<Uint8Array | undefined>;
}

export interface StoredFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** What it holds is told by this from what it held before. */
  readonly id: string;
}

export interface OpenedFiles {
  /** What is there is told by this from what was there before. */
  readonly version: string;
  readonly files: readonly StoredFile[];
}

/** A file as it is to be; undefined where it is to go. */
export interface WrittenFile {
  readonly path: string;
  readonly content: string | Uint8Array | undefined;
}

export interface Commit {
  /** The version that the files are changes of. */
  readonly on: string;
  readonly files: readonly WrittenFile[];
  readonly message: string;
  /** The branch that it goes to, made where there is none of this name. */
  readonly branch: string;
}

export interface SavedCommit {
  /** The version that there is now. */
  readonly version: string;
}

export interface ProposalRequest {
  readonly branch: string;
  readonly title: string;
  readonly text: string;
}

export interface Decision {
  readonly isTaken: boolean;
  readonly version: string;
}

export interface MadeProposal {
  /** Where people read it. */
  readonly address: string;
}

/** Why a store does not do what it is asked for. */
export type StoreFaultName =
  /** Nothing answers: the network is gone, or the answer was cut off. */
  | 'offline'
  /** Whoever asks is not known, or not any more. */
  | 'signIn'
  /** Whoever asks may not do this. */
  | 'forbidden'
  /** The repository, the branch or the file is not there. */
  | 'gone'
  /** Somebody else has changed the branch meanwhile. */
  | 'moved'
  /** The branch's own rules stand against it: a check that has not passed, an agreement that is missing, another change of the same lines. */
  | 'blocked'
  /** It has been asked too often. */
  | 'busy'
  /** Whatever else its service says. */
  | 'failed';

export class StoreFault extends Error {
  readonly fault: StoreFaultName;
  /** Of one that has been asked too often: when it may be asked again, in seconds. */
  readonly after: number | undefined;
  constructor(fault: StoreFaultName, message: string, after?: number) {
    super(message);
    this.fault = fault;
    this.after = after;
  }
}
