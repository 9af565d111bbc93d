import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerLike, holdAnswer, holdRequest } from './described.ts';

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Asked {
  readonly method: string;
  /** Without what stands before it: `/repos/bakery/website/git/refs`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: it has been held against its description.
  readonly body: any;
}

/** What goes wrong with a request: an answer in the place of the real one, or an answer that is cut off. */
export type Wrong = Answer | 'cut' | 'gone';

export interface GitHubDouble {
  readonly token: string;
  /** Everything that has been asked, in its order: `GET /git/ref/heads/main`. */
  readonly asked: string[];
  /** What has been asked or answered otherwise than GitHub describes it: there is to be nothing. */
  readonly faults: string[];
  /** What goes wrong with the next requests that a pattern fits. */
  wrong: { readonly of: RegExp; readonly with: Wrong; left: number }[];
  readonly fetch: typeof fetch;
  /** The same, whose own mistakes are thrown at whoever asks. */
  readonly answer: typeof fetch;
  /** The repository's own git. */
  git(...options: string[]): string;
  /** What a file holds on a branch; undefined where it is not there. */
  file(branch: string, path: string): string | undefined;
  /** Proposals, with what they are called and say. */
  readonly pulls: { readonly number: number; readonly head: string; readonly title: string; readonly body: string }[];
  close(): void;
}

const REPOSITORY = '/repos/bakery/website';

/**
 * GitHub as far as a store asks it: a real git repository does the storing. Every request and every answer is held against
 * GitHub's own description, so that neither side flatters the other.
 */
export function gitHubDouble(folder: string, token = 'github_pat_test'): GitHubDouble {
  const bare = mkdtempSync(join(tmpdir(), 'forge-'));
  const who = { GIT_AUTHOR_NAME: 'Author', GIT_AUTHOR_EMAIL: 'author@example.test' };
  const env = {
    ...process.env,
    ...who,
    GIT_COMMITTER_NAME: 'Author',
    GIT_COMMITTER_EMAIL: 'author@example.test',
    GIT_DIR: bare,
  };
  const run = (options: readonly string[], input?: string | Buffer, more: Readonly<Record<string, string>> = {}) =>
    execFileSync('git', options, {
      env: { ...env, ...more },
      input,
      maxBuffer: 100_000_000,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const git = (...options: string[]) => run(options).toString().trim();
  git('init', '--quiet', '--bare', '--initial-branch', 'main', bare);
  run(['--work-tree', folder, 'add', '--all']);
  run(['--work-tree', folder, 'commit', '--quiet', '--message', 'Begin']);
  const isThere = (name: string) => spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { env }).status === 0;
  const pulls: GitHubDouble['pulls'] = [];
  const ref = (name: string) => ({
    ref: `refs/${name}`,
    node_id: 'x',
    url: 'x',
    object: { type: 'commit', sha: git('rev-parse', `refs/${name}`), url: 'x' },
  });
  const commit = (sha: string) => ({ sha, tree: { sha: git('rev-parse', `${sha}^{tree}`), url: 'x' } });
  const entries = (sha: string, options: readonly string[]) =>
    run(['ls-tree', '-l', '-z', ...options, sha])
      .toString()
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [, mode = '', type = '', own = '', size = '', path = ''] =
          /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
        return { path, mode, type, sha: own, ...(type === 'blob' && { size: Number(size) }), url: 'x' };
      });
  const makeTree = (
    base: string,
    wanted: readonly { path: string; mode: string; sha?: string | null; content?: string }[],
  ) => {
    const index = { GIT_INDEX_FILE: join(bare, 'index.test') };
    run(['read-tree', base], undefined, index);
    const lines = wanted.map(({ path, mode, sha, content }) => {
      const own = content === undefined ? sha : run(['hash-object', '-w', '--stdin'], content).toString().trim();
      return own ? `${mode} ${own}\t${path}\n` : `0 ${'0'.repeat(40)}\t${path}\n`;
    });
    run(['update-index', '--index-info'], lines.join(''), index);
    return run(['write-tree'], undefined, index).toString().trim();
  };
  const pullOf = (pull: GitHubDouble['pulls'][number]) => ({
    number: pull.number,
    html_url: `https://github.com/bakery/website/pull/${pull.number}`,
    title: pull.title,
  });

  const answers: readonly (readonly [pattern: RegExp, answer: (asked: Asked, name: string) => Answer])[] = [
    [/^GET \/git\/ref\/(.+)$/, (_, name) => (isThere(`refs/${name}`) ? { status: 200, body: ref(name) } : missing)],
    [
      /^GET \/git\/commits\/(\w+)$/,
      ({ method, path }, sha) => ({ status: 200, body: answerLike(method, path, 200, commit(sha)) }),
    ],
    [
      /^GET \/git\/trees\/(\w+)$/,
      ({ query }, sha) => ({
        status: 200,
        body: { sha, url: 'x', truncated: false, tree: entries(sha, query.has('recursive') ? ['-r', '-t'] : []) },
      }),
    ],
    [
      /^GET \/git\/blobs\/(\w+)$/,
      ({ headers }, sha) => {
        if (!headers.get('accept')?.includes('raw')) throw new Error('Blobs are read as they are.');
        return { status: 200, body: run(['cat-file', 'blob', sha]) };
      },
    ],
    [
      /^POST \/git\/blobs$/,
      ({ body: { content } }) => ({
        status: 201,
        body: {
          url: 'x',
          sha: run(['hash-object', '-w', '--stdin'], Buffer.from(content, 'base64')).toString().trim(),
        },
      }),
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
      ({ method, path, body: { message, tree, parents } }) => {
        const above = (parents as string[]).flatMap((parent) => ['-p', parent]);
        const sha = run(['commit-tree', tree, ...above], message)
          .toString()
          .trim();
        return { status: 201, body: answerLike(method, path, 201, commit(sha)) };
      },
    ],
    [
      /^POST \/git\/refs$/,
      ({ body: { ref: name, sha } }) => {
        if (isThere(name))
          return { status: 422, body: { message: 'Reference already exists', documentation_url: 'x' } };
        git('update-ref', name, sha);
        return { status: 201, body: ref(name.replace(/^refs\//, '')) };
      },
    ],
    [
      /^PATCH \/git\/refs\/(.+)$/,
      ({ body: { sha } }, name) => {
        const isForward = spawnSync('git', ['merge-base', '--is-ancestor', `refs/${name}`, sha], { env }).status === 0;
        if (!isForward)
          return { status: 422, body: { message: 'Update is not a fast forward', documentation_url: 'x' } };
        git('update-ref', `refs/${name}`, sha);
        return { status: 200, body: ref(name) };
      },
    ],
    [
      /^POST \/pulls$/,
      ({ method, path, body: { title, head, body } }) => {
        if (pulls.some((pull) => pull.head === head))
          return { status: 422, body: { message: 'Validation Failed', documentation_url: 'x', errors: [] } };
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
  const simplePull = () => answerLike('POST', `${REPOSITORY}/pulls`, 201, {});
  const double: GitHubDouble = {
    token,
    asked: [],
    faults: [],
    wrong: [],
    pulls,
    git,
    file: (branch, path) => (isThere(`${branch}:${path}`) ? run(['show', `${branch}:${path}`]).toString() : undefined),
    close: () => rmSync(bare, { recursive: true, force: true }),
    async fetch(input, init = {}) {
      try {
        return await double.answer(input, init);
      } catch (error) {
        if (!(error instanceof TypeError)) double.faults.push(String(error));
        throw error;
      }
    },
    answer: async (input, init = {}) => {
      const request = new Request(input, init.body === undefined ? init : { ...init, body: init.body });
      const url = new URL(request.url);
      const { method, headers } = request;
      const text = await request.text();
      const asked: Asked = {
        method,
        path: url.pathname,
        query: url.searchParams,
        headers,
        body: text ? JSON.parse(text) : undefined,
      };
      const short = `${method} ${decodeURIComponent(url.pathname).slice(REPOSITORY.length)}`;
      double.asked.push(short);
      const fault = double.wrong.find(({ of, left }) => left > 0 && of.test(short));
      if (fault) fault.left--;
      if (fault?.with === 'gone') throw new TypeError('Failed to fetch');
      if (headers.get('authorization') !== `Bearer ${token}`)
        return respond({ status: 401, body: { message: 'Bad credentials' } });
      holdRequest(method, url.pathname, asked.body);
      if (fault && fault.with !== 'cut') return respond(fault.with);
      const [pattern, make] = answers.find(([each]) => each.test(short)) ?? [];
      if (!pattern || !make) throw new Error(`The double knows no ${short}.`);
      const answer = make(asked, pattern.exec(short)?.[1] ?? '');
      if (!(answer.body instanceof Buffer))
        holdAnswer(method, url.pathname, { status: answer.status, body: answer.body });
      return respond(answer, fault?.with === 'cut');
    },
  };
  return double;
}

const missing: Answer = { status: 404, body: { message: 'Not Found', documentation_url: 'x', status: '404' } };

function respond({ status, body, headers = {} }: Answer, isCut = false): Response {
  const whole = body instanceof Buffer ? body : Buffer.from(JSON.stringify(body ?? {}));
  // What is cut off in the middle ends with an error for whoever reads it.
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(isCut ? whole.subarray(0, whole.length / 2) : whole));
      if (isCut) controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
  return new Response(stream, { status, headers });
}
