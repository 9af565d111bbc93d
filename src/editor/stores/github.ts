import { toBase64 } from './base64.ts';
import { FILE, filesOfTree, RUN, type Tree, type TreeAt } from './git-tree.ts';
import { textsOfGitHub } from './github-texts.ts';
import {
  BLOCKED,
  type CheckName,
  type CombinedStatus,
  deployed,
  ofChecks,
  standingsOf,
  talkOf,
  UNTOLD,
  undecided,
} from './proposals.ts';
import { apiOf, encoded, placeIn, type Repository } from './repository.ts';
import { asBytes, askingJson, type Forge, request } from './requests.ts';
import type { ForgeProposal, ForgeState } from './standing.ts';
import { type Commit, type ProposalRequest, type SiteStore, StoreFault, type WrittenFile } from './store.ts';

// What GitHub answers, as far as it is used here (docs.github.com/rest, version 2022-11-28).
interface Ref {
  readonly object: { readonly sha: string };
}
interface GitCommit {
  readonly sha: string;
  readonly tree: { readonly sha: string };
}

interface PastCommit {
  readonly sha: string;
  readonly commit: { readonly author: { readonly name?: string; readonly date?: string } | null };
}

interface IssueComment {
  readonly body?: string;
  readonly created_at: string;
  readonly user: { readonly login: string } | null;
}

interface Pull {
  readonly number: number;
  readonly title: string;
  readonly html_url: string;
  readonly state: string;
  readonly updated_at: string;
  readonly closed_at: string | null;
  readonly merged_at: string | null;
  readonly merge_commit_sha: string | null;
  readonly head: { readonly ref: string; readonly sha: string };
}

interface Comparison {
  readonly merge_base_commit: { readonly sha: string };
}

interface CheckRuns {
  readonly check_runs: readonly { readonly status: string; readonly conclusion: string | null }[];
}

interface DeploymentStatus {
  readonly state: string;
  readonly created_at: string;
  readonly environment_url?: string;
}

/** What GitHub calls the outcome of a check that stands in nobody's way. */
const FINE = ['success', 'neutral', 'skipped'];
const ofRun = ({ status, conclusion }: CheckRuns['check_runs'][number]): CheckName =>
  status !== 'completed' ? 'runs' : FINE.includes(conclusion ?? '') ? 'passed' : 'failed';
const OTHERS: Readonly<Record<string, CheckName>> = { success: 'passed', pending: 'runs' };
/** What has been published and has given way to something newer was published. */
const PUBLISHED: Readonly<Record<string, ForgeState>> = {
  success: 'published',
  inactive: 'published',
  failure: 'unpublished',
  error: 'unpublished',
};

/** A site in a repository on GitHub, by its REST interface; no file is read that nobody asks for. */
export function gitHubStore(
  { repository, published, branch: open = published, folder = '', reads, token }: Repository,
  fetch?: typeof globalThis.fetch,
): SiteStore {
  const forge: Forge = {
    api: `${apiOf(repository)}/repos${new URL(repository).pathname}`,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'X-GitHub-Api-Version': '2022-11-28',
    },
    ...(fetch && { fetch }),
  };
  const [, owner = '', name = ''] = new URL(repository).pathname.split('/');
  // Its other interface lies beside this one.
  const texts: Forge = { ...forge, api: apiOf(repository).replace(/\/v3$/, '') };
  const ask = askingJson(forge);
  const headOf = async (branch: string) =>
    (await ask<Ref | undefined>(`/git/ref/heads/${encoded(branch)}`, { none: [404] }))?.object.sha;
  const treeAt: TreeAt = (sha, isWhole = false) => ask<Tree>(`/git/trees/${sha}${isWhole ? '?recursive=1' : ''}`);
  const commitAt = (sha: string) => ask<GitCommit>(`/git/commits/${sha}`);
  /** Files that can be run stay so. */
  const running = new Set<string>();
  const entryOf = async ({ path, content }: WrittenFile) => {
    const mode = running.has(path) ? RUN : FILE;
    const at = { path: placeIn(folder, path), mode, type: 'blob' };
    if (content === undefined) return { ...at, sha: null };
    if (typeof content === 'string') return { ...at, content };
    const { sha } = await ask<{ sha: string }>('/git/blobs', {
      method: 'POST',
      body: { content: toBase64(content), encoding: 'base64' },
    });
    return { ...at, sha };
  };
  const checksOf = async (sha: string): Promise<CheckName[]> => {
    const [runs, status] = await Promise.all([
      ask<CheckRuns | undefined>(`/commits/${sha}/check-runs`, UNTOLD),
      ask<CombinedStatus | undefined>(`/commits/${sha}/status`, UNTOLD),
    ]);
    // Of a commit of which no service says anything the state is pending as well.
    const others = status && status.total_count > 0 ? [OTHERS[status.state] ?? 'failed'] : [];
    return [...(runs?.check_runs ?? []).map(ofRun), ...others];
  };
  /** How far what has been taken over has come; the newest deployment says it. */
  const publishedOf = async (sha: string | null): Promise<ReturnType<typeof deployed> | undefined> => {
    const [last] = (sha && (await ask<{ id: number }[] | undefined>(`/deployments?sha=${sha}`, UNTOLD))) || [];
    if (!last) return undefined;
    const [status] = (await ask<DeploymentStatus[] | undefined>(`/deployments/${last.id}/statuses`, UNTOLD)) ?? [];
    if (!status) return undefined;
    return deployed(PUBLISHED[status.state] ?? 'publishing', status.created_at, status.environment_url);
  };
  const standingOf = async (pull: Pull): Promise<ForgeProposal> => {
    const { title, html_url: address, state, merged_at, closed_at, updated_at } = pull;
    const of = { title, address };
    if (merged_at)
      return { ...of, ...((await publishedOf(pull.merge_commit_sha)) ?? { is: 'taken', when: merged_at }) };
    if (state !== 'open') return { ...of, is: 'refused', when: closed_at ?? updated_at };
    return { ...of, is: ofChecks(await checksOf(pull.head.sha)), when: updated_at };
  };
  const headAsked = (branch: string) => encodeURIComponent(`${owner}:${branch}`);
  const proposed = async () => (await ask<Pull[]>(`/pulls?state=all&head=${headAsked(open)}`))[0];
  return {
    async open(wanted) {
      const version = wanted ?? (await headOf(open));
      if (version === undefined) throw new StoreFault('gone', 'The branch is not there.');
      const files = await filesOfTree(treeAt, version, { folder, reads });
      for (const { path, mode } of files) if (mode === RUN) running.add(path);
      return { version, files };
    },
    async read({ id }) {
      const answer = await request(forge, `/git/blobs/${id}`, { accept: 'application/vnd.github.raw+json' });
      return answer ? asBytes(answer) : new Uint8Array();
    },
    readMany: (files) => textsOfGitHub(texts, [owner, name], files),
    async versions(path, most) {
      const place = placeIn(folder, path);
      const query = new URLSearchParams({ path: place, sha: open, per_page: String(most) });
      const commits = await ask<readonly PastCommit[]>(`/commits?${query}`);
      return commits.map(({ sha, commit: { author } }) => ({
        when: author?.date ?? '',
        by: author?.name ?? '',
        async read() {
          const at = `/contents/${encoded(place)}?ref=${sha}`;
          const answer = await request(forge, at, { accept: 'application/vnd.github.raw+json', none: [404] });
          return answer && asBytes(answer);
        },
      }));
    },
    async save({ on, files, message, branch }: Commit) {
      if (branch === published && (await headOf(branch)) !== on)
        throw new StoreFault('moved', 'The branch has been changed.');
      const [base, entries] = await Promise.all([commitAt(on), Promise.all(files.map(entryOf))]);
      const { sha: tree } = await ask<{ sha: string }>('/git/trees', {
        method: 'POST',
        body: { base_tree: base.tree.sha, tree: entries },
      });
      const head = await headOf(branch);
      // What has been saved already, although nobody was told so, is not saved twice.
      if (head !== undefined && (await commitAt(head)).tree.sha === tree) return { version: head };
      const { sha: version } = await ask<GitCommit>('/git/commits', {
        method: 'POST',
        body: { message, tree, parents: [on] },
      });
      if (head === undefined)
        await ask('/git/refs', { method: 'POST', body: { ref: `refs/heads/${branch}`, sha: version } });
      // Whoever has changed it meanwhile is not written over.
      else await ask(`/git/refs/heads/${encoded(branch)}`, { method: 'PATCH', body: { sha: version, force: false } });
      return { version };
    },
    async beginning() {
      if (open === published) return undefined;
      const between = [published, open].map(encodeURIComponent).join('...');
      return (await ask<Comparison>(`/compare/${between}?per_page=1`)).merge_base_commit.sha;
    },
    ...talkOf<IssueComment>({
      ask,
      query: '?per_page=100',
      async find() {
        const pull = await proposed();
        return pull && `/issues/${pull.number}/comments`;
      },
      read: ({ user, created_at: when, body: text = '' }) => ({ by: user?.login ?? '', when, text }),
    }),
    async decide({ isTaken, version }) {
      const { number } = undecided(await proposed(), 'open');
      await (isTaken
        ? request(forge, `/pulls/${number}/merge`, { method: 'PUT', body: { sha: version }, faults: BLOCKED })
        : request(forge, `/pulls/${number}`, { method: 'PATCH', body: { state: 'closed' } }));
    },
    async standings(most) {
      const query = new URLSearchParams({ state: 'all', base: published, sort: 'updated', direction: 'desc' });
      const pulls = await ask<readonly Pull[]>(`/pulls?${query}&per_page=50`);
      return standingsOf(pulls, { most, branchOf: ({ head }) => head.ref, standing: standingOf });
    },
    async propose({ branch, title, text }: ProposalRequest) {
      const made = await ask<{ html_url: string } | undefined>('/pulls', {
        method: 'POST',
        body: { title, head: branch, base: published, body: text },
        none: [422],
      });
      if (made) return { address: made.html_url };
      // What has been proposed before has the new commit by itself.
      const [known] = await ask<Pull[]>(`/pulls?state=open&head=${headAsked(branch)}`);
      if (!known) throw new StoreFault('failed', 'The proposal is not taken.');
      return { address: known.html_url };
    },
  };
}
