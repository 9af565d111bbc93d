import {
  type Answer,
  commitOf,
  type ForgeDouble,
  fateOf,
  forgeDouble,
  type GitOfDouble,
  type Proposal,
  type Route,
  saidOf,
} from './forge-double.ts';
import { typedForge } from './typed.ts';

const { like, holdAnswer, holdRequest } = typedForge('gitea', () => [
  [/^GET \/branches\//, { answer: 'Branch' }],
  [/^GET \/git\/trees\//, { answer: 'GitTreeResponse' }],
  [/^GET \/git\/blobs\//, { answer: 'GitBlobResponse' }],
  [/^GET \/commits$/, { answer: 'Commit[]' }],
  [/^GET \/raw\//, {}],
  [/^POST \/contents$/, { answer: 'FilesResponse', body: { $ref: '#/definitions/ChangeFilesOptions' } }],
  [/^POST \/pulls$/, { answer: 'PullRequest', body: { $ref: '#/definitions/CreatePullRequestOption' } }],
  [/^GET \/compare\//, { answer: 'Compare' }],
  [/^GET \/issues\/\d+\/comments$/, { answer: 'Comment[]' }],
  [/^POST \/issues\/\d+\/comments$/, { answer: 'Comment', body: { $ref: '#/definitions/CreateIssueCommentOption' } }],
  [/^GET \/pulls$/, { answer: 'PullRequest[]' }],
  [/^POST \/pulls\/\d+\/merge$/, { body: { $ref: '#/definitions/MergePullRequestOption' } }],
  [/^PATCH \/pulls\/\d+$/, { answer: 'PullRequest', body: { $ref: '#/definitions/EditPullRequestOption' } }],
  [/^GET \/pulls\//, { answer: 'PullRequest' }],
  [/^GET \/commits\/\w+\/status$/, { answer: 'CombinedStatus' }],
]);

interface Change {
  readonly operation: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly content?: string;
  readonly sha?: string;
}

const missing: Answer = { status: 404, body: { message: 'The target couldn’t be found.', url: 'x' } };
const unfit = (message: string): Answer => ({ status: 422, body: { message, url: 'x' } });

/** Gitea, whose trees come in pages of so many entries. */
export const giteaDouble = (folder: string, token = 'gitea-test', most = 1000): ForgeDouble =>
  forgeDouble({
    ...{ folder, token, base: '/api/v1/repos/bakery/website', routes: (git) => routes(git, most) },
    refused: { status: 401, body: { message: 'user does not exist', url: 'x' } },
    holdRequest: ({ body }, short) => holdRequest(short, body),
    holdAnswer: (_, short, answer) => holdAnswer(short, { status: answer.status, body: answer.body }),
  });

function routes(
  { git, run, isThere, entries, makeTree, commit, pastOf, pulls, merge, refuse }: GitOfDouble,
  most: number,
): readonly Route[] {
  const pullOf = (pull: Proposal) => {
    const { is, when } = fateOf(pull);
    const { number, title, head: ref } = pull;
    return like('PullRequest', {
      ...{ number, title, html_url: `https://codeberg.org/bakery/website/pulls/${number}` },
      ...{ state: is === 'open' ? 'open' : 'closed', updated_at: when, merged: is === 'merged' },
      ...(is === 'open' ? {} : is === 'merged' ? { merged_at: when, closed_at: when } : { closed_at: when }),
      head: like('PRBranchInfo', { ref, sha: commitOf(pull) }),
    });
  };
  /** Why a commit cannot be made of a change. */
  const complaint = (base: string, { operation, path, sha }: Change): string | undefined => {
    const name = `${base}:${path}`;
    if (operation === 'create') return isThere(name) ? `repository file already exists [path: ${path}]` : undefined;
    if (!isThere(name)) return `repository file does not exist [path: ${path}]`;
    return sha === git('rev-parse', name) ? undefined : `sha does not match [given: ${sha}]`;
  };
  return [
    [
      /^GET \/branches\/(.+)$/,
      (_, name = '') =>
        isThere(`refs/heads/${name}`)
          ? { status: 200, body: like('Branch', { name, commit: { id: git('rev-parse', `refs/heads/${name}`) } }) }
          : missing,
    ],
    [
      /^GET \/git\/trees\/(\w+)$/,
      ({ query }, sha = '') => {
        const all = entries(sha, query.get('recursive') === 'true' ? ['-r', '-t'] : []);
        const size = Math.min(most, Number(query.get('per_page') ?? most));
        const page = Number(query.get('page') ?? 1);
        const tree = all.slice((page - 1) * size, page * size);
        return { status: 200, body: { sha, tree, page, total_count: all.length, truncated: page * size < all.length } };
      },
    ],
    [
      /^GET \/git\/blobs\/(\w+)$/,
      (_, sha = '') => {
        const bytes = run(['cat-file', 'blob', sha]);
        return {
          status: 200,
          body: { sha, encoding: 'base64', content: bytes.toString('base64'), size: bytes.length },
        };
      },
    ],
    [
      /^GET \/commits$/,
      ({ query }) => {
        const [ref = '', path = '', most = 20] = ['sha', 'path', 'limit'].map((name) => query.get(name) ?? '');
        const body = pastOf(ref, path, Number(most)).map(({ sha, when: date, by: name }) =>
          like('Commit', { sha, commit: { author: { name, date, email: 'author@example.test' } } }),
        );
        return { status: 200, body };
      },
    ],
    [
      /^GET \/raw\/(.+)$/,
      ({ query }, path = '') => {
        const name = `${query.get('ref')}:${path}`;
        return isThere(name) ? { status: 200, body: run(['show', name]) } : missing;
      },
    ],
    [
      /^POST \/contents$/,
      ({ body: { branch, new_branch = branch, message, files } }) => {
        const [from, to] = [`refs/heads/${branch}`, `refs/heads/${new_branch}`];
        if (!isThere(from)) return missing;
        if (to !== from && isThere(to)) return unfit(`branch already exists [name: ${new_branch}]`);
        const base = git('rev-parse', from);
        for (const change of files as Change[]) {
          const words = complaint(base, change);
          if (words) return unfit(words);
        }
        const wanted = (files as Change[]).map(({ operation, path, content = '' }) => ({
          ...{ path, mode: '100644' },
          ...(operation !== 'delete' && { content: Buffer.from(content, 'base64') }),
        }));
        const sha = commit(makeTree(base, wanted), message, [base]);
        git('update-ref', to, sha);
        return { status: 201, body: like('FilesResponse', { commit: { sha }, files: [] }) };
      },
    ],
    [
      /^POST \/pulls$/,
      ({ body: { title, head, body } }) => {
        if (pulls.some((pull) => pull.head === head))
          return { status: 409, body: { message: 'pull request already exists for these targets', url: 'x' } };
        const pull = { number: pulls.length + 1, head, title, body };
        pulls.push(pull);
        return { status: 201, body: pullOf(pull) };
      },
    ],
    [
      /^(GET|POST) \/issues\/(\d+)\/comments$/,
      ({ body }, method = '', id = '') => {
        const said = saidOf(pulls, Number(id));
        const commentOf = ({ by: login, when: created_at, text }: (typeof said)[number]) =>
          like('Comment', { body: text, created_at, user: like('User', { login }) });
        if (method === 'GET') return { status: 200, body: said.map(commentOf) };
        const made = { by: 'Reviewer', when: '2026-11-26T10:00:00Z', text: body.body };
        said.push(made);
        return { status: 201, body: commentOf(made) };
      },
    ],
    [
      /^GET \/compare\/(.+)\.\.\.(.+)$/,
      (_, base = '', head = '') => {
        const shas = git('rev-list', `${base}..${head}`).split('\n').filter(Boolean);
        const commits = shas.map((sha) => ({
          ...like('Commit', { sha }),
          parents: git('rev-parse', `${sha}^@`)
            .split('\n')
            .map((parent) => like('CommitMeta', { sha: parent })),
        }));
        return { status: 200, body: like('Compare', { commits, total_commits: commits.length }) };
      },
    ],
    [
      /^POST \/pulls\/(\d+)\/merge$/,
      ({ body: { head_commit_id } }, id = '') => {
        const sha = merge(id, head_commit_id);
        if (typeof sha === 'number') return { status: sha, body: { message: 'Please try again later', url: 'x' } };
        // It answers without a word.
        return { status: 200, body: Buffer.from('') };
      },
    ],
    [/^PATCH \/pulls\/(\d+)$/, (_, id = '') => ({ status: 201, body: pullOf(refuse(id)) })],
    [/^GET \/pulls$/, () => ({ status: 200, body: pulls.map(pullOf) })],
    [
      /^GET \/commits\/(\w+)\/status$/,
      (_, sha = '') => {
        const check = pulls.find((pull) => commitOf(pull) === sha)?.fate?.check;
        const state = check && { runs: 'pending', passed: 'success', failed: 'failure' }[check];
        return { status: 200, body: like('CombinedStatus', { state: state ?? '', total_count: state ? 1 : 0 }) };
      },
    ],
    [
      /^GET \/pulls\/main\/(.+)$/,
      (_, branch = '') => {
        const pull = pulls.find(({ head }) => head === branch);
        return pull ? { status: 200, body: pullOf(pull) } : missing;
      },
    ],
  ];
}
