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

const { like, holdAnswer, holdRequest } = typedForge('gitlab', ({ CreateCommitOptions, EditMergeRequestOptions }) => [
  [
    /^PUT \/merge_requests\/\d+\/merge$/,
    { answer: 'ExpandedMergeRequestSchema', body: { $ref: '#/definitions/AcceptMergeRequestOptions' } },
  ],
  [
    /^PUT \/merge_requests\/\d+$/,
    { answer: 'ExpandedMergeRequestSchema', body: { $ref: '#/definitions/EditMergeRequestOptions' } },
  ],
  [/^GET \/repository\/branches\//, { answer: 'BranchSchema' }],
  [/^GET \/repository\/tree$/, { answer: 'RepositoryTreeSchema[]' }],
  [/^GET \/repository\/merge_base$/, { answer: 'CommitSchema' }],
  [/^GET \/repository\/commits$/, { answer: 'CommitSchema[]' }],
  [/^GET \/repository\/blobs\/\w+\/raw$/, {}],
  [/^GET \/repository\/files\/.+\/raw$/, {}],
  [/^GET \/repository\/files\//, { answer: 'RepositoryFileExpandedSchema' }],
  [
    /^POST \/repository\/commits$/,
    {
      answer: 'CommitSchema',
      body: {
        type: 'object',
        properties: {
          ...CreateCommitOptions?.properties,
          ...{ branch: { type: 'string' }, commit_message: { type: 'string' } },
        },
        ...{ required: ['branch', 'commit_message', 'actions'], additionalProperties: false },
      },
    },
  ],
  [
    /^POST \/merge_requests$/,
    {
      answer: 'MergeRequestSchemaWithBasicLabels',
      body: {
        type: 'object',
        properties: { ...EditMergeRequestOptions?.properties, source_branch: { type: 'string' } },
        ...{ required: ['source_branch', 'target_branch', 'title'], additionalProperties: false },
      },
    },
  ],
  [/^GET \/merge_requests$/, { answer: 'MergeRequestSchemaWithBasicLabels[]' }],
  [/^GET \/merge_requests\/\d+$/, { answer: 'ExpandedMergeRequestSchema' }],
  [/^GET \/deployments$/, { answer: 'DeploymentSchema[]' }],
  [/^GET \/merge_requests\/\d+\/notes$/, { answer: 'NoteSchema[]' }],
  [
    /^POST \/merge_requests\/\d+\/notes$/,
    {
      answer: 'NoteSchema',
      body: {
        type: 'object',
        properties: { body: { type: 'string' } },
        required: ['body'],
        additionalProperties: false,
      },
    },
  ],
]);

interface Action {
  readonly action: string;
  readonly file_path: string;
  readonly content?: string;
  readonly encoding?: 'text' | 'base64';
  readonly last_commit_id?: string;
}

const missing: Answer = { status: 404, body: { message: '404 Not Found' } };
const unfit = (message: string): Answer => ({ status: 400, body: { message } });

/** GitLab, whose answers come in pages of so many entries. */
export const gitLabDouble = (folder: string, token = 'glpat-test', most = 100): ForgeDouble =>
  forgeDouble({
    ...{ folder, token, base: '/api/v4/projects/bakery%2Fwebsite', routes: (git) => routes(git, most) },
    refused: { status: 401, body: { message: '401 Unauthorized' } },
    holdRequest: ({ body }, short) => holdRequest(short, body),
    holdAnswer: (_, short, answer) => holdAnswer(short, { status: answer.status, body: answer.body }),
  });

function routes(
  { git, run, isThere, entries, makeTree, commit, pastOf, pulls, merge, refuse }: GitOfDouble,
  most: number,
): readonly Route[] {
  const since = (sha: string, path: string) => git('log', '-1', '--format=%H', sha, '--', path);
  const commitLike = (sha: string) => like('CommitSchema', { id: sha, short_id: sha.slice(0, 8) });
  /** Why a commit cannot be made of an action. */
  const complaint = (base: string, { action, file_path, last_commit_id }: Action): string | undefined => {
    const isKnown = isThere(`${base}:${file_path}`);
    if (action === 'create') return isKnown ? 'A file with this name already exists' : undefined;
    if (!isKnown) return 'A file with this name doesn’t exist';
    if (last_commit_id !== undefined && last_commit_id !== since(base, file_path))
      return 'You are attempting to update a file that has changed since you started editing it.';
    return undefined;
  };
  const proposalOf = (pull: Proposal, type = 'MergeRequestSchemaWithBasicLabels') => {
    const { is, when } = fateOf(pull);
    return like(type, {
      ...{ title: pull.title, iid: pull.number, source_branch: pull.head, sha: 'x' },
      web_url: `https://gitlab.com/bakery/website/-/merge_requests/${pull.number}`,
      ...{ state: is === 'open' ? 'opened' : is, updated_at: when },
      ...{ merge_commit_sha: is === 'merged' ? commitOf(pull) : null, squash_commit_sha: null },
      ...{ merged_at: is === 'merged' ? when : null, closed_at: is === 'closed' ? when : null },
    });
  };
  return [
    [
      /^GET \/repository\/branches\/(.+)$/,
      (_, name = '') =>
        isThere(`refs/heads/${name}`)
          ? {
              status: 200,
              body: like('BranchSchema', { name, commit: commitLike(git('rev-parse', `refs/heads/${name}`)) }),
            }
          : missing,
    ],
    [
      /^GET \/repository\/tree$/,
      ({ query, path: at }) => {
        const [path, ref] = [query.get('path') ?? '', query.get('ref') ?? ''];
        if (!isThere(`${ref}:${path}`)) return missing;
        const all = entries(`${ref}:${path}`, query.get('recursive') === 'true' ? ['-r', '-t'] : []).map((entry) => ({
          ...{ id: entry.sha, type: entry.type, mode: entry.mode },
          name: entry.path.split('/').at(-1) ?? '',
          path: path ? `${path}/${entry.path}` : entry.path,
        }));
        const from = Number(query.get('page_token') ?? 0);
        const size = Math.min(most, Number(query.get('per_page') ?? 20));
        const next = new URLSearchParams(query);
        next.set('page_token', String(from + size));
        return {
          status: 200,
          body: all.slice(from, from + size),
          headers: from + size < all.length ? { link: `<http://inner.test${at}?${next}>; rel="next"` } : {},
        };
      },
    ],
    [
      /^GET \/repository\/merge_base$/,
      ({ query }) => ({ status: 200, body: commitLike(git('merge-base', ...query.getAll('refs[]'))) }),
    ],
    [
      /^GET \/repository\/commits$/,
      ({ query }) => {
        const [ref = '', path = '', most = 20] = ['ref_name', 'path', 'per_page'].map((name) => query.get(name) ?? '');
        const body = pastOf(ref, path, Number(most)).map(({ sha, when, by }) =>
          like('CommitSchema', { id: sha, author_name: by, authored_date: when }),
        );
        return { status: 200, body };
      },
    ],
    [/^GET \/repository\/blobs\/(\w+)\/raw$/, (_, sha = '') => ({ status: 200, body: run(['cat-file', 'blob', sha]) })],
    [
      /^GET \/repository\/files\/(.+)\/raw$/,
      ({ query }, path = '') => {
        const name = `${query.get('ref')}:${path}`;
        return isThere(name) ? { status: 200, body: run(['show', name]) } : missing;
      },
    ],
    [
      /^GET \/repository\/files\/(.+)$/,
      ({ query }, path = '') => {
        const ref = query.get('ref') ?? '';
        if (!isThere(`${ref}:${path}`)) return missing;
        const last_commit_id = since(ref, path);
        return { status: 200, body: like('RepositoryFileExpandedSchema', { file_path: path, last_commit_id }) };
      },
    ],
    [
      /^POST \/repository\/commits$/,
      ({ body: { branch, start_sha, commit_message, actions } }) => {
        const ref = `refs/heads/${branch}`;
        if (isThere(ref) && start_sha) return unfit(`A branch called '${branch}' already exists.`);
        if (!isThere(ref) && !start_sha) return unfit('You can only create or edit files when you are on a branch');
        const base = start_sha ?? git('rev-parse', ref);
        for (const action of actions as Action[]) {
          const message = complaint(base, action);
          if (message) return unfit(message);
        }
        const files = (actions as Action[]).map(({ action, file_path: path, content = '', encoding = 'text' }) => ({
          ...{ path, mode: '100644' },
          ...(action !== 'delete' && { content: Buffer.from(content, encoding === 'text' ? 'utf8' : 'base64') }),
        }));
        const sha = commit(makeTree(base, files), commit_message, [base]);
        git('update-ref', ref, sha);
        return { status: 201, body: commitLike(sha) };
      },
    ],
    [
      /^POST \/merge_requests$/,
      ({ body: { title, source_branch: head, description: body } }) => {
        if (pulls.some((pull) => pull.head === head))
          return { status: 409, body: { message: ['Another open merge request already exists'] } };
        const pull = { number: pulls.length + 1, head, title, body };
        pulls.push(pull);
        return { status: 201, body: proposalOf(pull) };
      },
    ],
    [
      /^PUT \/merge_requests\/(\d+)\/merge$/,
      ({ body: { sha: version } }, id = '') => {
        const sha = merge(id, version);
        const message = sha === 405 ? '405 Method Not Allowed' : 'SHA does not match HEAD of source branch';
        if (typeof sha === 'number') return { status: sha, body: { message } };
        const [taken] = pulls.filter(({ number }) => number === Number(id));
        return { status: 200, body: taken && proposalOf(taken, 'ExpandedMergeRequestSchema') };
      },
    ],
    [
      /^PUT \/merge_requests\/(\d+)$/,
      ({ body: { state_event } }, id = '') => {
        if (state_event !== 'close') throw new Error('Nothing else is asked for.');
        return { status: 200, body: proposalOf(refuse(id), 'ExpandedMergeRequestSchema') };
      },
    ],
    [
      /^GET \/merge_requests$/,
      ({ query }) => ({
        status: 200,
        body: pulls
          .filter(({ head }) => [null, head].includes(query.get('source_branch')))
          .map((pull) => proposalOf(pull)),
      }),
    ],
    [
      /^GET \/merge_requests\/(\d+)$/,
      (_, id = '') => {
        const pull = pulls.find(({ number }) => number === Number(id));
        if (!pull) return missing;
        const check = pull.fate?.check;
        const status = check && { runs: 'running', passed: 'success', failed: 'failed' }[check];
        const head_pipeline = status ? like('ExpandedPipelineSchema', { status }) : null;
        return { status: 200, body: { ...proposalOf(pull, 'ExpandedMergeRequestSchema'), head_pipeline } };
      },
    ],
    [
      /^(GET|POST) \/merge_requests\/(\d+)\/notes$/,
      ({ body }, method = '', id = '') => {
        const said = saidOf(pulls, Number(id));
        const noteOf = ({ by, when, text }: (typeof said)[number], system = false) => {
          const note = like('NoteSchema', { body: text, created_at: when, system });
          return { ...note, author: { ...(note.author as object), name: by } };
        };
        if (method === 'GET') {
          const own = noteOf({ by: 'GitLab', when: '2026-11-24T09:00:00Z', text: 'added 1 commit' }, true);
          return { status: 200, body: [own, ...said.map((each) => noteOf(each))] };
        }
        const made = { by: 'Reviewer', when: '2026-11-26T10:00:00Z', text: body.body };
        said.push(made);
        return { status: 201, body: noteOf(made) };
      },
    ],
    [
      /^GET \/deployments$/,
      () => ({
        status: 200,
        body: pulls.flatMap((pull) => {
          const { when, publishing, seenAt = '' } = fateOf(pull);
          if (!publishing) return [];
          const status = { runs: 'running', done: 'success', failed: 'failed' }[publishing];
          const environment = like('EnvironmentSchema', { external_url: seenAt });
          return [like('DeploymentSchema', { sha: commitOf(pull), updated_at: when, status, environment })];
        }),
      }),
    ],
  ];
}
