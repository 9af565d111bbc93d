import type { Asking, askingJson } from './requests.ts';
import { type ForgeComment, type ForgeProposal, type ForgeState, PROPOSED } from './standing.ts';
import { StoreFault } from './store.ts';

/** Checks and deployments may be kept from whoever may do all the rest. */
export const UNTOLD: Pick<Asking, 'none'> = { none: [403, 404] };

/** What other services say of a commit, put together (GitHub, Gitea). */
export interface CombinedStatus {
  readonly state: string;
  readonly total_count: number;
}

/** The last proposals of the editor among all, each with how far it has come. */
export const standingsOf = <Proposal>(
  all: readonly Proposal[],
  {
    most,
    branchOf,
    standing,
  }: {
    readonly most: number;
    readonly branchOf: (proposal: Proposal) => string;
    readonly standing: (proposal: Proposal) => Promise<ForgeProposal>;
  },
): Promise<ForgeProposal[]> =>
  Promise.all(
    all
      .filter((proposal) => branchOf(proposal).startsWith(PROPOSED))
      .slice(0, most)
      .map(standing),
  );

/** What a check says; nothing where there is none. */
export type CheckName = 'runs' | 'passed' | 'failed' | undefined;

/** How far a proposal has come that nobody has decided on, by all its checks. */
export function ofChecks(checks: readonly CheckName[]): ForgeState {
  if (checks.includes('failed')) return 'faulty';
  if (checks.includes('runs')) return 'checking';
  return checks.includes('passed') ? 'checked' : 'proposed';
}

/** How far publishing has come, as a deployment tells; its address, if it is one that can be followed. */
export const deployed = (
  is: ForgeState,
  when: string,
  address: string | null | undefined,
): Pick<ForgeProposal, 'is' | 'when' | 'seenAt'> => ({
  ...{ is, when },
  seenAt: is === 'published' && address && /^https?:\/\//i.test(address) ? address : undefined,
});

/** What a forge answers where its own rules stand against taking a proposal over. */
export const BLOCKED: NonNullable<Asking['faults']> = { 405: 'blocked', 406: 'blocked', 422: 'blocked' };

/** The proposal of a branch, as whoever decides on it has to find it. */
export function undecided<Proposal extends { readonly state: string }>(
  proposal: Proposal | undefined,
  isOpen: string,
): Proposal {
  if (proposal?.state !== isOpen) throw new StoreFault('gone', 'The branch is not proposed.');
  return proposal;
}

/** What is said of a proposal, and what says something of it. */
export function talkOf<Said>({
  ask,
  find,
  query = '',
  read,
}: {
  readonly ask: ReturnType<typeof askingJson>;
  /** Where its comments lie; undefined of a branch that is not proposed. */
  readonly find: () => Promise<string | undefined>;
  readonly query?: string;
  /** A comment of a person; undefined of what the forge itself notes. */
  readonly read: (said: Said) => ForgeComment | undefined;
}) {
  let found: string | undefined;
  const place = async () => {
    found ??= await find();
    return found;
  };
  return {
    async comments(): Promise<readonly ForgeComment[] | undefined> {
      const at = await place();
      return at === undefined
        ? undefined
        : (await ask<readonly Said[]>(at + query)).flatMap((said) => read(said) ?? []);
    },
    async comment(text: string): Promise<void> {
      const at = await place();
      if (at === undefined) throw new StoreFault('gone', 'The branch is not proposed.');
      await ask(at, { method: 'POST', body: { body: text } });
    },
  };
}
