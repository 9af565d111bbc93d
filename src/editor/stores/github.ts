import { type Asking, asBytes, asJson, type Forge, request } from './requests.ts';
import {
  type Commit,
  type ProposalRequest,
  type SiteStore,
  type StoredFile,
  StoreFault,
  type WrittenFile,
} from './store.ts';

export interface GitHubRepository {
  /** `https://github.com/bakery/website`. */
  readonly repository: string;
  /** The branch that the site is published from. */
  readonly published: string;
  /** The branch that is looked at; the published one unless told. */
  readonly branch?: string | undefined;
  /** The folder within the repository that the site lies in. */
  readonly folder?: string | undefined;
  /** Folders of the site that hold what is read and written; of others only the name is known. */
  readonly reads: readonly string[];
  readonly token: string;
}

/** A file, one that can be run, a folder (Git, `git-ls-tree`). Links and other repositories are left alone. */
const [FILE, RUN, FOLDER] = ['100644', '100755', '040000'];

/** Where the REST interface of a repository's host begins: GitHub's own, or that of an Enterprise Server. */
export const apiOf = (repository: string): string => {
  const { host, origin } = new URL(repository);
  return host === 'github.com' ? 'https://api.github.com' : `${origin}/api/v3`;
};

// What GitHub answers, as far as it is used here (docs.github.com/rest, version 2022-11-28).
interface Ref {
  readonly object: { readonly sha: string };
}
interface GitCommit {
  readonly sha: string;
  readonly tree: { readonly sha: string };
}
interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly sha: string;
  readonly size?: number;
}
interface Tree {
  readonly sha: string;
  readonly tree: readonly TreeEntry[];
  readonly truncated: boolean;
}

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** A site in a repository on GitHub, by its REST interface; no file is read that nobody asks for. */
export function gitHubStore(
  { repository, published, branch: open = published, folder = '', reads, token }: GitHubRepository,
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
  /** What GitHub's answers look like is its own word: the tests hold every one against its description. */
  const ask = async <Answer>(path: string, asking?: Asking): Promise<Answer> => {
    const answer = await request(forge, path, asking);
    return (answer && (await asJson(answer))) as Answer;
  };
  const headOf = async (branch: string) =>
    (await ask<Ref | undefined>(`/git/ref/heads/${encoded(branch)}`, { none: [404] }))?.object.sha;
  const treeAt = (sha: string, isWhole = false) => ask<Tree>(`/git/trees/${sha}${isWhole ? '?recursive=1' : ''}`);
  const commitAt = (sha: string) => ask<GitCommit>(`/git/commits/${sha}`);
  /** The folder's own tree, by one step after the other. */
  const ownTree = async (top: string): Promise<Tree> => {
    let tree = await treeAt(top);
    for (const step of folder.split('/').filter(Boolean)) {
      const found = tree.tree.find(({ path, mode }) => path === step && mode === FOLDER);
      if (!found) throw new StoreFault('gone', 'The folder is not there.');
      tree = await treeAt(found.sha);
    }
    return tree;
  };
  /** All files below a tree; of one that is too large for one answer each folder is asked for. */
  const filesBelow = async (sha: string, above: string): Promise<StoredFile[]> => {
    const whole = await treeAt(sha, true);
    const { tree } = whole.truncated ? await treeAt(sha) : whole;
    const files = tree.flatMap((entry) => fileOf(entry, above));
    if (!whole.truncated) return files;
    const folders = tree.filter(({ mode }) => mode === FOLDER);
    const below = await Promise.all(folders.map((each) => filesBelow(each.sha, `${above}${each.path}/`)));
    return [...files, ...below.flat()];
  };
  /** Files that can be run stay so. */
  const running = new Set<string>();
  const fileOf = ({ path, mode, size = 0, sha }: TreeEntry, above: string): StoredFile[] => {
    if (mode === RUN) running.add(above + path);
    return mode === FILE || mode === RUN ? [{ path: above + path, size, id: sha }] : [];
  };
  const entryOf = async ({ path, content }: WrittenFile) => {
    const mode = running.has(path) ? RUN : FILE;
    const at = { path: folder ? `${folder}/${path}` : path, mode, type: 'blob' };
    if (content === undefined) return { ...at, sha: null };
    if (typeof content === 'string') return { ...at, content };
    const { sha } = await ask<{ sha: string }>('/git/blobs', {
      method: 'POST',
      body: { content: base64(content), encoding: 'base64' },
    });
    return { ...at, sha };
  };
  return {
    async open(wanted) {
      const version = wanted ?? (await headOf(open));
      if (version === undefined) throw new StoreFault('gone', 'The branch is not there.');
      const top = await ownTree((await commitAt(version)).tree.sha);
      const folders = top.tree.filter(({ path, mode }) => mode === FOLDER && reads.includes(path));
      const below = await Promise.all(folders.map(({ path, sha }) => filesBelow(sha, `${path}/`)));
      return { version, files: [...top.tree.flatMap((entry) => fileOf(entry, '')), ...below.flat()] };
    },
    async read({ id }) {
      const answer = await request(forge, `/git/blobs/${id}`, { accept: 'application/vnd.github.raw+json' });
      return answer ? asBytes(answer) : new Uint8Array();
    },
    async save({ on, files, message, branch }: Commit) {
      if (branch === published && (await headOf(branch)) !== on)
        throw new StoreFault('moved', 'The branch has been changed.');
      const [base, entries] = await Promise.all([commitAt(on), Promise.all(files.map(entryOf))]);
      const { sha: tree } = await ask<Tree>('/git/trees', {
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
    async propose({ branch, title, text }: ProposalRequest) {
      const owner = new URL(repository).pathname.split('/')[1];
      const made = await ask<{ html_url: string } | undefined>('/pulls', {
        method: 'POST',
        body: { title, head: branch, base: published, body: text },
        none: [422],
      });
      if (made) return { address: made.html_url };
      // What has been proposed before has the new commit by itself.
      const head = encodeURIComponent(`${owner}:${branch}`);
      const [known] = await ask<{ html_url: string }[]>(`/pulls?state=open&head=${head}`);
      if (!known) throw new StoreFault('failed', 'The proposal is not taken.');
      return { address: known.html_url };
    },
  };
}

/** Bytes as base64, a piece at a time: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 8192) letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(letters);
}
