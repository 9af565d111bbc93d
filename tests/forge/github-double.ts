import { answerLike, entryLike, holdAnswer, holdRequest } from './described.ts';
import {
  type Answer,
  type ForgeDouble,
  forgeDouble,
  type GitOfDouble,
  type Proposal,
  type Route,
} from './forge-double.ts';

const REPOSITORY = '/repos/bakery/website';
const missing: Answer = { status: 404, body: { message: 'Not Found', documentation_url: 'x', status: '404' } };
const unfit = (message: string): Answer => ({ status: 422, body: { message, documentation_url: 'x', errors: [] } });

/** GitHub, held against its own description, so that neither side flatters the other. */
export const gitHubDouble = (folder: string, token = 'github_pat_test'): ForgeDouble =>
  forgeDouble({
    ...{ folder, token, base: REPOSITORY, routes },
    refused: { status: 401, body: { message: 'Bad credentials' } },
    holdRequest: ({ method, path, body }) => holdRequest(method, path, body),
    holdAnswer: ({ method, path }, _, { status, body }) => holdAnswer(method, path, { status, body }),
  });

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
  const simplePull = () => answerLike('POST', `${REPOSITORY}/pulls`, 201, {});
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
      /^GET \/pulls$/,
      ({ query }) => ({
        status: 200,
        body: pulls
          .filter(({ head }) => query.get('head') === `bakery:${head}`)
          .map((pull) => ({ ...simplePull(), ...pullOf(pull) })),
      }),
    ],
  ];
}
