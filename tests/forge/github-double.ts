import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, graphql } from 'graphql';
import { answerLike, entryLike, holdAnswer, holdRequest } from './described.ts';
import {
  type Answer,
  type Asked,
  commitOf,
  type ForgeDouble,
  fateOf,
  forgeDouble,
  type GitOfDouble,
  type Proposal,
  type Route,
  saidOf,
} from './forge-double.ts';

const REPOSITORY = '/repos/bakery/website';
/** How a check stands. */
const RUNS = {
  runs: { status: 'in_progress', conclusion: null },
  passed: { status: 'completed', conclusion: 'success' },
  failed: { status: 'completed', conclusion: 'failure' },
};
const missing: Answer = { status: 404, body: { message: 'Not Found', documentation_url: 'x', status: '404' } };
const unfit = (message: string): Answer => ({ status: 422, body: { message, documentation_url: 'x', errors: [] } });

/** GitHub, held against its own description, so that neither side flatters the other. */
export const gitHubDouble = (folder: string, token = 'github_pat_test'): ForgeDouble =>
  forgeDouble({
    ...{ folder, token, base: REPOSITORY, routes },
    other: { path: '/graphql', answer: answerQuery },
    refused: { status: 401, body: { message: 'Bad credentials' } },
    holdRequest: ({ method, path, body }) => holdRequest(method, path, body),
    holdAnswer: ({ method, path }, _, { status, body }) => holdAnswer(method, path, { status, body }),
  });

const schema = buildSchema(readFileSync(join(import.meta.dirname, 'github.graphql'), 'utf8'));
/** So much of a file is text in its answers. */
const MOST_TEXT = 500_000;

/** The other interface, by GitHub's own types; what is asked otherwise than they have it is answered with errors, which are none here. */
async function answerQuery({ run, isThere }: GitOfDouble, { method, body }: Asked): Promise<Answer> {
  if (method !== 'POST') throw new Error(`Nothing is asked by ${method}.`);
  const object = ({ oid }: { oid: string }) => {
    if (!isThere(oid)) return null;
    const bytes = run(['cat-file', 'blob', oid]);
    const text = bytes.includes(0) ? null : bytes.subarray(0, MOST_TEXT).toString();
    return { __typename: 'Blob', text, isTruncated: bytes.length > MOST_TEXT, byteSize: bytes.length };
  };
  const repository = ({ owner, name }: { owner: string; name: string }) =>
    owner === 'bakery' && name === 'website' ? { object } : null;
  const { query: source, variables: variableValues } = body;
  const { errors, ...answer } = await graphql({ schema, source, variableValues, rootValue: { repository } });
  if (errors) throw new Error(String(errors));
  return { status: 200, body: answer };
}

function routes({
  git,
  run,
  isThere,
  isAncestor,
  entries,
  makeTree,
  commit,
  pastOf,
  pulls,
  merge,
  refuse,
}: GitOfDouble): readonly Route[] {
  const ref = (name: string) => ({
    ref: `refs/${name}`,
    node_id: 'x',
    url: 'x',
    object: { type: 'commit', sha: git('rev-parse', `refs/${name}`), url: 'x' },
  });
  const commitAt = (sha: string) => ({ sha, tree: { sha: git('rev-parse', `${sha}^{tree}`), url: 'x' } });
  const pullOf = (pull: Proposal) => ({
    number: pull.number,
    html_url: `https://github.com/bakery/website/pull/${pull.number}`,
    title: pull.title,
  });
  const simplePull = entryLike('GET', `${REPOSITORY}/pulls`, 200) as {
    head: object;
    base: { repo: { owner: object } };
  };
  const listedPull = (pull: Proposal) => {
    const { is, when } = fateOf(pull);
    return {
      ...{ ...simplePull, ...pullOf(pull), updated_at: when, state: is === 'open' ? 'open' : 'closed' },
      ...{ closed_at: is === 'open' ? null : when, merged_at: is === 'merged' ? when : null },
      merge_commit_sha: commitOf(pull),
      head: { ...simplePull.head, ref: pull.head, sha: commitOf(pull) },
    };
  };
  const pullWith = (sha: string) => pulls.find((pull) => commitOf(pull) === sha);
  return [
    [
      /^GET \/git\/ref\/(.+)$/,
      (_, name = '') => (isThere(`refs/${name}`) ? { status: 200, body: ref(name) } : missing),
    ],
    [
      /^GET \/git\/commits\/(\w+)$/,
      ({ method, path }, sha = '') => ({ status: 200, body: answerLike(method, path, 200, commitAt(sha)) }),
    ],
    [
      /^GET \/git\/trees\/(\w+)$/,
      ({ query }, sha = '') => {
        const tree = entries(sha, query.has('recursive') ? ['-r', '-t'] : []).map((entry) => ({ ...entry, url: 'x' }));
        return { status: 200, body: { sha, url: 'x', truncated: false, tree } };
      },
    ],
    [
      /^GET \/git\/blobs\/(\w+)$/,
      ({ headers }, sha = '') => {
        if (!headers.get('accept')?.includes('raw')) throw new Error('Blobs are read as they are.');
        return { status: 200, body: run(['cat-file', 'blob', sha]) };
      },
    ],
    [
      /^GET \/commits$/,
      ({ method, path, query }) => {
        const [of = '', sha = ''] = [query.get('path'), query.get('sha')].map((each) => each ?? '');
        const like = entryLike(method, path, 200);
        const body = pastOf(sha, of, Number(query.get('per_page'))).map(({ sha: commit, when: date, by: name }) => {
          const author = { name, date, email: 'author@example.test' };
          return { ...like, sha: commit, commit: { ...(like.commit as object), author } };
        });
        return { status: 200, body };
      },
    ],
    [
      /^GET \/contents\/(.+)$/,
      ({ query, headers }, of = '') => {
        if (!headers.get('accept')?.includes('raw')) throw new Error('Files are read as they are.');
        const at = `${query.get('ref')}:${of}`;
        return isThere(at) ? { status: 200, body: run(['cat-file', 'blob', at]) } : missing;
      },
    ],
    [
      /^POST \/git\/blobs$/,
      ({ body: { content } }) => {
        const sha = run(['hash-object', '-w', '--stdin'], Buffer.from(content, 'base64')).toString().trim();
        return { status: 201, body: { url: 'x', sha } };
      },
    ],
    [
      /^POST \/git\/trees$/,
      ({ method, path, body }) => ({
        status: 201,
        body: answerLike(method, path, 201, { sha: makeTree(body.base_tree, body.tree) }),
      }),
    ],
    [
      /^POST \/git\/commits$/,
      ({ method, path, body: { message, tree, parents } }) => ({
        status: 201,
        body: answerLike(method, path, 201, commitAt(commit(tree, message, parents))),
      }),
    ],
    [
      /^POST \/git\/refs$/,
      ({ body: { ref: name, sha } }) => {
        if (isThere(name)) return unfit('Reference already exists');
        git('update-ref', name, sha);
        return { status: 201, body: ref(name.replace(/^refs\//, '')) };
      },
    ],
    [
      /^PATCH \/git\/refs\/(.+)$/,
      ({ body: { sha } }, name = '') => {
        if (!isAncestor(`refs/${name}`, sha)) return unfit('Update is not a fast forward');
        git('update-ref', `refs/${name}`, sha);
        return { status: 200, body: ref(name) };
      },
    ],
    [
      /^POST \/pulls$/,
      ({ method, path, body: { title, head, body } }) => {
        if (pulls.some((pull) => pull.head === head)) return unfit('Validation Failed');
        const pull = { number: pulls.length + 1, head, title, body };
        pulls.push(pull);
        return { status: 201, body: answerLike(method, path, 201, pullOf(pull)) };
      },
    ],
    [
      /^PUT \/pulls\/(\d+)\/merge$/,
      ({ body: { sha: version } }, id = '') => {
        const sha = merge(id, version);
        const message = sha === 405 ? 'Pull Request is not mergeable' : 'Head branch was modified.';
        if (typeof sha === 'number') return { status: sha, body: { message, documentation_url: 'x' } };
        return { status: 200, body: { sha, merged: true, message: 'Pull Request successfully merged' } };
      },
    ],
    [
      /^PATCH \/pulls\/(\d+)$/,
      ({ method, path }, id = '') => ({ status: 200, body: answerLike(method, path, 200, pullOf(refuse(id))) }),
    ],
    [
      /^GET \/pulls$/,
      ({ query }) => ({
        status: 200,
        body: pulls.filter(({ head }) => [null, `bakery:${head}`].includes(query.get('head'))).map(listedPull),
      }),
    ],
    [
      /^(GET|POST) \/issues\/(\d+)\/comments$/,
      ({ path, body }, method = '', id = '') => {
        const said = saidOf(pulls, Number(id));
        const like = entryLike('GET', path, 200);
        const written = said.map(({ by, when, text }) => ({
          ...{ ...like, body: text, created_at: when },
          user: { ...simplePull.base.repo.owner, login: by },
        }));
        if (method === 'GET') return { status: 200, body: written };
        said.push({ by: 'Reviewer', when: '2026-11-26T10:00:00Z', text: body.body });
        return { status: 201, body: { ...like, body: body.body } };
      },
    ],
    [
      /^GET \/compare\/(.+)\.\.\.(.+)$/,
      ({ method, path }, base = '', head = '') => {
        const like = answerLike(method, path, 200, {});
        const merge_base_commit = { ...(like.merge_base_commit as object), sha: git('merge-base', base, head) };
        return { status: 200, body: { ...like, merge_base_commit } };
      },
    ],
    [
      /^GET \/commits\/(\w+)\/check-runs$/,
      ({ method, path }, sha = '') => {
        const like = entryLike(method, path, 200, 'check_runs');
        const check = pullWith(sha)?.fate?.check;
        const run = check && { ...like, ...(RUNS[check] ?? {}) };
        return { status: 200, body: { total_count: run ? 1 : 0, check_runs: run ? [run] : [] } };
      },
    ],
    [
      /^GET \/commits\/(\w+)\/status$/,
      ({ method, path }) => ({
        status: 200,
        body: answerLike(method, path, 200, { state: 'pending', total_count: 0 }),
      }),
    ],
    [
      /^GET \/deployments$/,
      ({ method, path, query }) => {
        const pull = pullWith(query.get('sha') ?? '');
        const deployment = { ...entryLike(method, path, 200), id: pull?.number };
        return { status: 200, body: pull?.fate?.publishing ? [deployment] : [] };
      },
    ],
    [
      /^GET \/deployments\/(\d+)\/statuses$/,
      ({ method, path }, id = '') => {
        const { when, publishing, seenAt } = fateOf(pulls.find(({ number }) => number === Number(id)));
        const state = publishing && { runs: 'in_progress', done: 'success', failed: 'failure' }[publishing];
        const status = { ...entryLike(method, path, 200), state, created_at: when, environment_url: seenAt };
        return { status: 200, body: [status] };
      },
    ],
  ];
}
