import { toBase64 } from './base64.ts';
import { FOLDER, isFile } from './git-tree.ts';
import { BLOCKED, type CheckName, deployed, ofChecks, standingsOf, talkOf, UNTOLD, undecided } from './proposals.ts';
import { areSaved, placeIn, type Repository } from './repository.ts';
import { asBytes, asJson, askingJson, type Forge, request } from './requests.ts';
import type { ForgeProposal, ForgeState } from './standing.ts';
import {
  type Commit,
  type ProposalRequest,
  type SiteStore,
  type StoredFile,
  StoreFault,
  type WrittenFile,
} from './store.ts';

// What GitLab answers, as far as it is used here (docs.gitlab.com/api, version 4).
interface Branch {
  readonly commit: { readonly id: string };
}
interface GitlabEntry {
  readonly id: string;
  readonly path: string;
  readonly mode: string;
}
interface KnownFile {
  readonly last_commit_id: string;
}
interface PastCommit {
  readonly id: string;
  readonly author_name: string;
  readonly authored_date?: string;
  readonly created_at: string;
}
interface MergeRequest {
  readonly iid: number;
  readonly title: string;
  readonly web_url: string;
  readonly state: string;
  readonly source_branch: string;
  readonly updated_at: string;
  readonly merged_at: string | null;
  readonly closed_at: string | null;
  /** The commit that was made of it, by how it was taken over. */
  readonly merge_commit_sha: string | null;
  readonly squash_commit_sha: string | null;
  readonly sha: string;
}
interface Note {
  readonly body: string;
  readonly created_at: string;
  readonly author: { readonly name: string };
  /** True of what GitLab itself notes. */
  readonly system: boolean;
}
interface OneMergeRequest {
  readonly head_pipeline: { readonly status: string } | null;
}
interface Deployment {
  readonly sha: string;
  readonly status: string;
  readonly updated_at: string;
  readonly environment: { readonly external_url: string | null };
}

/** What a pipeline says; one that waits for somebody's hand says nothing. */
const CHECKS: Readonly<Record<string, CheckName>> = {
  ...{ created: 'runs', waiting_for_resource: 'runs', preparing: 'runs', pending: 'runs', running: 'runs' },
  ...{ success: 'passed', failed: 'failed', canceled: 'failed' },
};
const PUBLISHED: Readonly<Record<string, ForgeState>> = {
  success: 'published',
  failed: 'unpublished',
  canceled: 'unpublished',
};

/**
 * GitLab does not say how large files are before they are read. Nothing of it is told as too large, and whatever is looked
 * into is read first.
 */
const UNKNOWN_SIZE = 1;

/** A site in a repository on GitLab, by its REST interface; no file is read that nobody asks for. */
export function gitLabStore(
  { repository, published, branch: open = published, folder = '', reads, token }: Repository,
  fetch?: typeof globalThis.fetch,
): SiteStore {
  const { origin, pathname } = new URL(repository);
  const forge: Forge = {
    api: `${origin}/api/v4/projects/${encodeURIComponent(pathname.slice(1))}`,
    // It takes tokens of both kinds so: those that people make, and those of whoever signs in.
    headers: { Authorization: `Bearer ${token}` },
    ...(fetch && { fetch }),
  };
  const ask = askingJson(forge);
  const placeOf = (path: string) => placeIn(folder, path);
  const headOf = async (branch: string) =>
    (await ask<Branch | undefined>(`/repository/branches/${encodeURIComponent(branch)}`, { none: [404] }))?.commit.id;
  /** What lies in a folder, a hundred entries an answer. */
  const entriesOf = async (path: string, version: string, isWhole: boolean): Promise<GitlabEntry[]> => {
    const asked = { path, ref: version, per_page: '100', pagination: 'keyset', ...(isWhole && { recursive: 'true' }) };
    const found: GitlabEntry[] = [];
    for (let query: string | undefined = `?${new URLSearchParams(asked)}`; query !== undefined; ) {
      const answer: Response | undefined = await request(forge, `/repository/tree${query}`);
      // Only what is asked for so can be answered.
      if (answer) found.push(...((await asJson(answer)) as GitlabEntry[]));
      query = nextPage(answer?.headers.get('link'));
    }
    return found;
  };
  const within = folder ? folder.length + 1 : 0;
  const fileOf = ({ id, path, mode }: GitlabEntry): StoredFile[] =>
    isFile(mode) ? [{ path: path.slice(within), size: UNKNOWN_SIZE, id }] : [];
  const readAt = async (path: string, version: string) => {
    const at = `/repository/files/${encodeURIComponent(placeOf(path))}/raw?ref=${version}`;
    const answer = await request(forge, at, { none: [404] });
    return answer && asBytes(answer);
  };
  const actionOf = async ({ path, content }: WrittenFile, on: string) => {
    const file_path = placeOf(path);
    const at = `/repository/files/${encodeURIComponent(file_path)}?ref=${on}`;
    const known = await ask<KnownFile | undefined>(at, { none: [404] });
    // Whoever has changed it meanwhile is not written over.
    const since = known && { last_commit_id: known.last_commit_id };
    if (content === undefined) return known ? [{ action: 'delete', file_path, ...since }] : [];
    const written =
      typeof content === 'string' ? { content, encoding: 'text' } : { content: toBase64(content), encoding: 'base64' };
    return [{ action: known ? 'update' : 'create', file_path, ...written, ...since }];
  };
  const standingOf = async (request: MergeRequest, deployments: readonly Deployment[]): Promise<ForgeProposal> => {
    const { title, web_url: address, state, updated_at, merged_at, closed_at } = request;
    const of = { title, address };
    if (state === 'merged') {
      const made = request.merge_commit_sha ?? request.squash_commit_sha ?? request.sha;
      const last = deployments.find(({ sha }) => sha === made);
      if (!last) return { ...of, is: 'taken', when: merged_at ?? updated_at };
      const is = PUBLISHED[last.status] ?? 'publishing';
      return { ...of, ...deployed(is, last.updated_at, last.environment.external_url) };
    }
    if (state === 'closed') return { ...of, is: 'refused', when: closed_at ?? updated_at };
    const { head_pipeline } = await ask<OneMergeRequest>(`/merge_requests/${request.iid}`);
    return { ...of, is: ofChecks([CHECKS[head_pipeline?.status ?? '']]), when: updated_at };
  };
  const requestsOf = (branch: string) => `/merge_requests?source_branch=${encodeURIComponent(branch)}`;
  const proposed = async () => (await ask<MergeRequest[]>(requestsOf(open)))[0];
  return {
    async open(wanted) {
      const version = wanted ?? (await headOf(open));
      if (version === undefined) throw new StoreFault('gone', 'The branch is not there.');
      const top = await entriesOf(folder, version, false);
      const folders = top.filter(({ path, mode }) => mode === FOLDER && reads.includes(path.slice(within)));
      const below = await Promise.all(folders.map(({ path }) => entriesOf(path, version, true)));
      return { version, files: [...top, ...below.flat()].flatMap(fileOf) };
    },
    async read({ id }) {
      const answer = await request(forge, `/repository/blobs/${id}/raw`);
      return answer ? asBytes(answer) : new Uint8Array();
    },
    async versions(path, most) {
      const query = new URLSearchParams({ path: placeOf(path), ref_name: open, per_page: String(most) });
      const commits = await ask<readonly PastCommit[]>(`/repository/commits?${query}`);
      return commits.map(({ id, author_name: by, created_at, authored_date: when = created_at }) => ({
        ...{ when, by },
        read: () => readAt(path, id),
      }));
    },
    async save({ on, files, message, branch }: Commit) {
      const head = await headOf(branch);
      if (head !== undefined && head !== on) {
        if (branch !== published && (await areSaved(files, (path) => readAt(path, head)))) return { version: head };
        throw new StoreFault('moved', 'The branch has been changed.');
      }
      const actions = (await Promise.all(files.map((file) => actionOf(file, on)))).flat();
      const { id: version } = await ask<{ id: string }>('/repository/commits', {
        method: 'POST',
        body: { branch, commit_message: message, actions, ...(head === undefined && { start_sha: on }) },
        // A branch that somebody has made meanwhile, or a file that somebody has changed.
        faults: { 400: 'moved' },
      });
      return { version };
    },
    async beginning() {
      if (open === published) return undefined;
      const refs = new URLSearchParams([published, open].map((branch) => ['refs[]', branch]));
      return (await ask<{ id: string }>(`/repository/merge_base?${refs}`)).id;
    },
    ...talkOf<Note>({
      ask,
      query: '?sort=asc&order_by=created_at&per_page=100',
      async find() {
        const request = await proposed();
        return request && `/merge_requests/${request.iid}/notes`;
      },
      read: ({ system, author: { name: by }, created_at: when, body: text }) =>
        system ? undefined : { by, when, text },
    }),
    async decide({ isTaken, version }) {
      const at = `/merge_requests/${undecided(await proposed(), 'opened').iid}`;
      // It says 401 of a person that it knows and that may not do this.
      const faults = { ...BLOCKED, 401: 'forbidden' } as const;
      await (isTaken
        ? request(forge, `${at}/merge`, { method: 'PUT', body: { sha: version }, faults })
        : request(forge, at, { method: 'PUT', body: { state_event: 'close' } }));
    },
    async standings(most) {
      const newest = { order_by: 'updated_at', sort: 'desc', per_page: '50' };
      const [requests, deployments] = await Promise.all([
        ask<MergeRequest[]>(`/merge_requests?${new URLSearchParams({ target_branch: published, ...newest })}`),
        ask<Deployment[] | undefined>(`/deployments?${new URLSearchParams(newest)}`, UNTOLD),
      ]);
      return standingsOf(requests, {
        most,
        branchOf: ({ source_branch }) => source_branch,
        standing: (request) => standingOf(request, deployments ?? []),
      });
    },
    async propose({ branch, title, text }: ProposalRequest) {
      const made = await ask<MergeRequest | undefined>('/merge_requests', {
        method: 'POST',
        body: {
          ...{ source_branch: branch, target_branch: published, title, description: text },
          remove_source_branch: true,
        },
        none: [409],
      });
      if (made) return { address: made.web_url };
      // What has been proposed before has the new commit by itself.
      const [known] = await ask<MergeRequest[]>(`${requestsOf(branch)}&state=opened`);
      if (!known) throw new StoreFault('failed', 'The proposal is not taken.');
      return { address: known.web_url };
    },
  };
}

/** The query of the page that follows (RFC 8288); its host is never asked for anything but what it is known by. */
function nextPage(link: string | null | undefined): string | undefined {
  const next = link?.split(',').find((each) => /; ?rel="?next"?/.test(each));
  const query = next?.indexOf('?') ?? -1;
  return query < 0 ? undefined : next?.slice(query, next.indexOf('>', query));
}
