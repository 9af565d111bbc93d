import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asked {
  readonly method: string;
  /** With what stands before it: `/repos/bakery/website/git/refs`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: it has been held against its description.
  readonly body: any;
}

/** What goes wrong with a request: an answer in the place of the real one, or an answer that is cut off. */
export type Wrong = Answer | 'cut' | 'gone';

export interface Proposal {
  readonly number: number;
  readonly head: string;
  readonly title: string;
  readonly body: string;
  /** What is said of it. */
  readonly said?: { readonly by: string; readonly when: string; readonly text: string }[];
  /** What has become of it; without it nobody has looked at it yet. */
  fate?: Fate;
}

export interface Fate {
  readonly is: 'open' | 'merged' | 'closed';
  /** When that was: ISO 8601. */
  readonly when: string;
  readonly check?: 'runs' | 'passed' | 'failed';
  readonly publishing?: 'runs' | 'done' | 'failed';
  /** Where what has been published is seen. */
  readonly seenAt?: string;
}

export const fateOf = (proposal: Proposal | undefined): Fate =>
  proposal?.fate ?? { is: 'open', when: '2026-11-24T09:00:00Z' };

/** What is said of a proposal, to be added to. */
export function saidOf(pulls: readonly Proposal[], number: number): NonNullable<Proposal['said']> {
  const said = pulls.find((pull) => pull.number === number)?.said;
  if (!said) throw new Error(`Nobody may speak of ${number}.`);
  return said;
}

/** The commit that stands for all that was made of a proposal. */
export const commitOf = ({ number }: Proposal): string => String(number).repeat(40).slice(0, 40);

export interface ForgeDouble {
  readonly token: string;
  /** Everything that has been asked, in its order: `GET /git/ref/heads/main`. */
  readonly asked: string[];
  /** What has been asked or answered otherwise than the forge describes it: there is to be nothing. */
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
  readonly pulls: Proposal[];
  close(): void;
}

/** A real git repository, which does the storing of a double. */
export interface GitOfDouble {
  git(...options: string[]): string;
  run(options: readonly string[], input?: string | Buffer, more?: Readonly<Record<string, string>>): Buffer;
  /** True of a commit, a branch, or a file of one. */
  isThere(name: string): boolean;
  isAncestor(of: string, sha: string): boolean;
  entries(tree: string, options?: readonly string[]): TreeEntry[];
  /** The tree with files as they are to be; those without content and sha go. */
  makeTree(base: string, wanted: readonly WantedFile[]): string;
  commit(tree: string, message: string, parents: readonly string[]): string;
  /** The last commits of a branch that have changed a file. */
  pastOf(branch: string, path: string, most: number): readonly { sha: string; when: string; by: string }[];
  readonly pulls: Proposal[];
  /** Takes a proposal over, as its branch is in a version; the commit, or the status that it is refused with. */
  merge(number: string, version: string): string | 405 | 409;
  /** Refuses a proposal. */
  refuse(number: string): Proposal;
}

interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  readonly size?: number;
}

interface WantedFile {
  readonly path: string;
  readonly mode: string;
  readonly sha?: string | null;
  readonly content?: string | Buffer;
}

export type Route = readonly [pattern: RegExp, answer: (asked: Asked, ...found: string[]) => Answer];

interface Doubled {
  readonly folder: string;
  readonly token: string;
  /** Where the repository's interface begins: `/repos/bakery/website`. */
  readonly base: string;
  readonly refused: Answer;
  readonly routes: (git: GitOfDouble) => readonly Route[];
  /** Another interface of the forge, at its own address, which holds what is asked against its own description. */
  readonly other?: { readonly path: string; readonly answer: (git: GitOfDouble, asked: Asked) => Promise<Answer> };
  /** Throws where a request is not as it is described. */
  readonly holdRequest: (asked: Asked, short: string) => void;
  readonly holdAnswer: (asked: Asked, short: string, answer: Answer) => void;
}

/** A forge as far as a store asks it: every request and every answer is held against its description. */
export function forgeDouble({ folder, token, base, refused, routes, other, ...held }: Doubled): ForgeDouble {
  const bare = mkdtempSync(join(tmpdir(), 'forge-'));
  const store = gitOfDouble(bare);
  store.git('init', '--quiet', '--bare', '--initial-branch', 'main', bare);
  store.run(['--work-tree', folder, 'add', '--all']);
  store.run(['--work-tree', folder, 'commit', '--quiet', '--message', 'Begin']);
  const known = routes(store);
  const double: ForgeDouble = {
    token,
    asked: [],
    faults: [],
    wrong: [],
    pulls: store.pulls,
    git: store.git,
    file: (branch, path) =>
      store.isThere(`${branch}:${path}`) ? store.run(['show', `${branch}:${path}`]).toString() : undefined,
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
      const body = text ? JSON.parse(text) : undefined;
      const asked: Asked = { method, path: url.pathname, query: url.searchParams, headers, body };
      const isOther = url.pathname === other?.path;
      if (!isOther && !url.pathname.startsWith(base)) throw new Error(`Nothing lies at ${url.pathname}.`);
      const short = `${method} ${decodeURIComponent(url.pathname.slice(isOther ? 0 : base.length))}`;
      double.asked.push(short);
      const fault = double.wrong.find(({ of, left }) => left > 0 && of.test(short));
      if (fault) fault.left--;
      if (fault?.with === 'gone') throw new TypeError('Failed to fetch');
      if (headers.get('authorization') !== `Bearer ${token}`) return respond(refused);
      if (!isOther) held.holdRequest(asked, short);
      if (fault && fault.with !== 'cut') return respond(fault.with);
      if (isOther) return respond(await other.answer(store, asked), fault?.with === 'cut');
      const [pattern, make] = known.find(([each]) => each.test(short)) ?? [];
      if (!pattern || !make) throw new Error(`The double knows no ${short}.`);
      const answer = make(asked, ...(pattern.exec(short)?.slice(1) ?? []));
      if (!(answer.body instanceof Buffer)) held.holdAnswer(asked, short, answer);
      return respond(answer, fault?.with === 'cut');
    },
  };
  return double;
}

function gitOfDouble(bare: string): GitOfDouble {
  const [name, email] = ['Author', 'author@example.test'];
  const env = {
    ...process.env,
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
    GIT_DIR: bare,
  };
  const run: GitOfDouble['run'] = (options, input, more = {}) =>
    execFileSync('git', options, {
      env: { ...env, ...more },
      input,
      maxBuffer: 100_000_000,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const answers = (...options: string[]) => spawnSync('git', options, { env }).status === 0;
  const pulls: Proposal[] = [];
  const settled = (number: string, is: 'merged' | 'closed') => {
    const pull = pulls.find((each) => each.number === Number(number));
    if (!pull) throw new Error(`There is no proposal ${number}.`);
    pull.fate = { is, when: '2026-11-26T11:00:00Z' };
    return pull;
  };
  return {
    run,
    git: (...options) => run(options).toString().trim(),
    isThere: (each) => answers('rev-parse', '--verify', '--quiet', each),
    isAncestor: (of, sha) => answers('merge-base', '--is-ancestor', of, sha),
    entries: (tree, options = []) =>
      run(['ls-tree', '-l', '-z', ...options, tree])
        .toString()
        .split('\0')
        .filter(Boolean)
        .map((line) => {
          const [, mode = '', type = '', sha = '', size = '', path = ''] =
            /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
          return { path, mode, type, sha, ...(type === 'blob' && { size: Number(size) }) };
        }),
    makeTree(base, wanted) {
      const index = { GIT_INDEX_FILE: join(bare, 'index.test') };
      run(['read-tree', base], undefined, index);
      const lines = wanted.map(({ path, mode, sha, content }) => {
        const own = content === undefined ? sha : run(['hash-object', '-w', '--stdin'], content).toString().trim();
        return own ? `${mode} ${own}\t${path}\n` : `0 ${'0'.repeat(40)}\t${path}\n`;
      });
      run(['update-index', '--index-info'], lines.join(''), index);
      return run(['write-tree'], undefined, index).toString().trim();
    },
    commit: (tree, message, parents) =>
      run(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message)
        .toString()
        .trim(),
    pastOf: (branch, path, most) =>
      run(['log', '--format=%H%x00%aI%x00%an', `--max-count=${most}`, branch, '--', path])
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [sha = '', when = '', by = ''] = line.split('\0');
          return { sha, when, by };
        }),
    pulls,
    merge(number, version) {
      const head = pulls.find((each) => each.number === Number(number))?.head ?? '';
      const [main, own] = ['main', head].map((branch) => run(['rev-parse', branch]).toString().trim()) as [
        string,
        string,
      ];
      if (own !== version) return 409;
      const { status, stdout } = spawnSync('git', ['merge-tree', '--write-tree', main, own], { env });
      if (status !== 0) return 405;
      const tree = stdout.toString().trim();
      const sha = run(['commit-tree', tree, '-p', main, '-p', own], `Merge ${head}`).toString().trim();
      run(['update-ref', 'refs/heads/main', sha]);
      settled(number, 'merged');
      return sha;
    },
    refuse: (number) => settled(number, 'closed'),
  };
}

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
