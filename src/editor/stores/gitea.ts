import { fromBase64, toBase64 } from './base64.ts';
import { filesOfTree, type Tree, type TreeAt } from './git-tree.ts';
import {
  BLOCKED,
  type CheckName,
  type CombinedStatus,
  ofChecks,
  standingsOf,
  talkOf,
  UNTOLD,
  undecided,
} from './proposals.ts';
import { areSaved, bytesOf, encoded, placeIn, type Repository } from './repository.ts';
import { asBytes, askingJson, type Forge, request } from './requests.ts';
import type { ForgeProposal } from './standing.ts';
import { type Commit, type ProposalRequest, type SiteStore, StoreFault } from './store.ts';

// What Gitea and Forgejo answer, as far as it is used here (version 1 of the interface).
interface Branch {
  readonly commit: { readonly id: string };
}
interface Blob {
  readonly content: string;
}
interface Made {
  readonly commit: { readonly sha: string };
}
interface PastCommit {
  readonly sha: string;
  readonly commit: { readonly author: { readonly name: string; readonly date: string } };
}
interface IssueComment {
  readonly body: string;
  readonly created_at: string;
  readonly user: { readonly login: string; readonly full_name?: string };
}
interface Pull {
  readonly number: number;
  readonly title: string;
  readonly html_url: string;
  readonly state: string;
  readonly updated_at: string;
  readonly closed_at?: string | null;
  readonly merged: boolean;
  readonly merged_at?: string | null;
  readonly head: { readonly ref: string; readonly sha: string };
}
/** The commits of a branch that another has not. */
interface Comparison {
  readonly commits: readonly { readonly parents: readonly { readonly sha: string }[] }[];
}

/** A commit of which no service says anything has no state. */
const CHECKS: Readonly<Record<string, CheckName>> = {
  ...{ pending: 'runs', success: 'passed', warning: 'passed' },
  ...{ failure: 'failed', error: 'failed' },
};

/** A site in a repository on Gitea or Forgejo, by its REST interface; no file is read that nobody asks for. */
export function giteaStore(
  { repository, published, branch: open = published, folder = '', reads, token }: Repository,
  fetch?: typeof globalThis.fetch,
): SiteStore {
  const { origin, pathname } = new URL(repository);
  const forge: Forge = {
    api: `${origin}/api/v1/repos${pathname}`,
    headers: { Authorization: `Bearer ${token}` },
    ...(fetch && { fetch }),
  };
  const ask = askingJson(forge);
  const placeOf = (path: string) => placeIn(folder, path);
  const headOf = async (branch: string) =>
    (await ask<Branch | undefined>(`/branches/${encoded(branch)}`, { none: [404] }))?.commit.id;
  /** One that is too large for one answer comes in pages. */
  const treeAt: TreeAt = async (sha, isWhole = false) => {
    const found: Tree['tree'][number][] = [];
    for (let page = 1; ; page++) {
      const query = new URLSearchParams({
        ...(isWhole && { recursive: 'true' }),
        page: String(page),
        per_page: '1000',
      });
      const { tree, truncated } = await ask<Tree>(`/git/trees/${sha}?${query}`);
      found.push(...tree);
      if (!truncated || tree.length === 0) return { tree: found, truncated: false };
    }
  };
  const filesAt = (version: string) => filesOfTree(treeAt, version, { folder, reads });
  const readAt = async (path: string, version: string) => {
    const answer = await request(forge, `/raw/${encoded(placeOf(path))}?ref=${version}`, { none: [404] });
    return answer && asBytes(answer);
  };
  /** What has been published is known to whoever publishes it: this forge keeps no note of it. */
  const standingOf = async (pull: Pull): Promise<ForgeProposal> => {
    const { title, html_url: address, state, updated_at, merged_at, closed_at } = pull;
    const of = { title, address };
    if (pull.merged) return { ...of, is: 'taken', when: merged_at ?? updated_at };
    if (state !== 'open') return { ...of, is: 'refused', when: closed_at ?? updated_at };
    const status = await ask<CombinedStatus | undefined>(`/commits/${pull.head.sha}/status`, UNTOLD);
    return { ...of, is: ofChecks([status && CHECKS[status.state]]), when: updated_at };
  };
  const pullAt = (branch: string) => `/pulls/${encoded(published)}/${encoded(branch)}`;
  const proposed = () => ask<Pull | undefined>(pullAt(open), { none: [404] });
  return {
    async open(wanted) {
      const version = wanted ?? (await headOf(open));
      if (version === undefined) throw new StoreFault('gone', 'The branch is not there.');
      return { version, files: await filesAt(version) };
    },
    async read({ id }) {
      return fromBase64((await ask<Blob>(`/git/blobs/${id}`)).content);
    },
    async versions(path, most) {
      const none = { stat: 'false', verification: 'false', files: 'false' };
      const query = new URLSearchParams({ path: placeOf(path), sha: open, limit: String(most), ...none });
      const commits = await ask<readonly PastCommit[]>(`/commits?${query}`);
      return commits.map(({ sha, commit: { author } }) => ({
        ...{ when: author.date, by: author.name },
        read: () => readAt(path, sha),
      }));
    },
    async save({ on, files, message, branch }: Commit) {
      const head = await headOf(branch);
      if (head !== undefined && head !== on && branch !== published)
        if (await areSaved(files, (path) => readAt(path, head))) return { version: head };
      if ((head ?? (await headOf(open))) !== on) throw new StoreFault('moved', 'The branch has been changed.');
      const ids = new Map((await filesAt(on)).map(({ path, id }) => [path, id]));
      const changes = files.flatMap(({ path, content }) => {
        // Whoever has changed it meanwhile is not written over.
        const sha = ids.get(path);
        const at = { path: placeOf(path), ...(sha !== undefined && { sha }) };
        if (content === undefined) return sha === undefined ? [] : [{ ...at, operation: 'delete' }];
        return [{ ...at, operation: sha === undefined ? 'create' : 'update', content: toBase64(bytesOf(content)) }];
      });
      const onto = head === undefined ? { branch: open, new_branch: branch } : { branch };
      const { commit } = await ask<Made>('/contents', { method: 'POST', body: { ...onto, message, files: changes } });
      return { version: commit.sha };
    },
    async beginning() {
      if (open === published) return undefined;
      const { commits } = await ask<Comparison>(`/compare/${[published, open].map(encodeURIComponent).join('...')}`);
      // The newest stands first.
      return commits.at(-1)?.parents[0]?.sha ?? (await headOf(open));
    },
    ...talkOf<IssueComment>({
      ask,
      async find() {
        const pull = await proposed();
        return pull && `/issues/${pull.number}/comments`;
      },
      read: ({ user, created_at: when, body: text }) => ({ by: user.full_name || user.login, when, text }),
    }),
    async decide({ isTaken, version }) {
      const at = `/pulls/${undecided(await proposed(), 'open').number}`;
      const merge = { Do: 'merge', head_commit_id: version };
      await (isTaken
        ? request(forge, `${at}/merge`, { method: 'POST', body: merge, faults: BLOCKED })
        : request(forge, at, { method: 'PATCH', body: { state: 'closed' } }));
    },
    async standings(most) {
      const query = new URLSearchParams({ state: 'all', sort: 'recentupdate', limit: '50' });
      const pulls = await ask<readonly Pull[]>(`/pulls?${query}`);
      return standingsOf(pulls, { most, branchOf: ({ head }) => head.ref, standing: standingOf });
    },
    async propose({ branch, title, text }: ProposalRequest) {
      const made = await ask<Pull | undefined>('/pulls', {
        method: 'POST',
        body: { title, head: branch, base: published, body: text },
        none: [409],
      });
      // What has been proposed before has the new commit by itself.
      const { html_url: address } = made ?? (await ask<Pull>(pullAt(branch)));
      return { address };
    },
  };
}
