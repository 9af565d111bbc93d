import { type StoredFile, StoreFault } from './store.ts';

/** A folder as git keeps it (Git, `git-ls-tree`), and as forges give it. */
export interface Tree {
  readonly tree: readonly TreeEntry[];
  /** True where not all is told of what lies below. */
  readonly truncated: boolean;
}

interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly sha: string;
  /** In bytes, of files. */
  readonly size?: number;
}

export interface FileOfTree extends StoredFile {
  readonly mode: typeof FILE | typeof RUN;
}

/** A file, one that can be run, a folder (Git, `git-ls-tree`). Links and other repositories are left alone. */
export const FILE = '100644';
export const RUN = '100755';
export const FOLDER = '040000';

export const isFile = (mode: string): mode is FileOfTree['mode'] => mode === FILE || mode === RUN;

export type TreeAt = (sha: string, isWhole?: boolean) => Promise<Tree>;

interface Within {
  /** The folder within the repository that the site lies in. */
  readonly folder: string;
  /** The folders of the site that are looked into. */
  readonly reads: readonly string[];
}

/** The files of a site below the tree of a whole repository, by as few trees as may be. */
export async function filesOfTree(treeAt: TreeAt, top: string, { folder, reads }: Within): Promise<FileOfTree[]> {
  let { tree } = await treeAt(top);
  for (const step of folder.split('/').filter(Boolean)) {
    const found = tree.find(({ path, mode }) => path === step && mode === FOLDER);
    if (!found) throw new StoreFault('gone', 'The folder is not there.');
    ({ tree } = await treeAt(found.sha));
  }
  const folders = tree.filter(({ path, mode }) => mode === FOLDER && reads.includes(path));
  const below = await Promise.all(folders.map(({ path, sha }) => filesBelow(treeAt, sha, `${path}/`)));
  return [...tree.flatMap((entry) => fileOf(entry, '')), ...below.flat()];
}

/** All files below a tree; of one that is too large for one answer each folder is asked for. */
async function filesBelow(treeAt: TreeAt, sha: string, above: string): Promise<FileOfTree[]> {
  const whole = await treeAt(sha, true);
  const { tree } = whole.truncated ? await treeAt(sha) : whole;
  const files = tree.flatMap((entry) => fileOf(entry, above));
  if (!whole.truncated) return files;
  const folders = tree.filter(({ mode }) => mode === FOLDER);
  const below = await Promise.all(folders.map((each) => filesBelow(treeAt, each.sha, `${above}${each.path}/`)));
  return [...files, ...below.flat()];
}

const fileOf = ({ path, mode, size = 0, sha }: TreeEntry, above: string): FileOfTree[] =>
  isFile(mode) ? [{ path: above + path, size, id: sha, mode }] : [];
