import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../content/files/files.ts';
import { filesOver } from '../content/files/files-over.ts';
import { openProject, type Project } from '../content/project.ts';
import { folderFiles } from './folder-files.ts';
import { git } from './git.ts';
import { blobOf, contentsOf, gitHistory } from './git-history.ts';
import { machineOf } from './machine.ts';

/** What a site is made of, whether git has been given it or not. */
const PARTS = ['site.yaml', 'translations.lock', 'pages', 'public', 'blocks', 'shell', 'hooks.ts'];

/** Bytes that are asked for at once; a file that has more is not looked into. */
const AT_ONCE = 50_000_000;

/** A site as it was where a branch began. */
export interface Base {
  /** The commit, by its whole name. */
  readonly commit: string;
  readonly files: Files;
  /** The files that are others now, that have come or that are gone. */
  readonly changed: ReadonlySet<string>;
}

interface TreeFile {
  readonly blob: string;
  readonly size: number;
}

const answer = (root: string, asked: readonly string[]): string | undefined =>
  git(root, asked)?.toString('utf8').trim() || undefined;

/**
 * The commit that a branch has begun at: the last one that it has in common with another version, which is that of a branch, a
 * tag or a commit. Undefined where git knows none of this name.
 */
export function commitOf(root: string, version: string): string | undefined {
  if (version.includes('\0')) return undefined;
  const commit = answer(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${version}^{commit}`]);
  return commit && (answer(root, ['merge-base', commit, 'HEAD']) ?? commit);
}

/** The files of a site in a commit (https://git-scm.com/docs/git-ls-tree); links are none of them. */
export function treeFiles(root: string, commit: string, parts: readonly string[] = ['.']): Map<string, TreeFile> {
  const tree = git(root, ['ls-tree', '-r', '-z', '-l', commit, '--', ...parts])?.toString('utf8') ?? '';
  const files = new Map<string, TreeFile>();
  for (const line of tree.split('\0')) {
    const [, blob, size, path] = /^100\d{3} blob (\w+) +(\d+)\t(.+)$/s.exec(line) ?? [];
    if (blob !== undefined && path !== undefined) files.set(path, { blob, size: Number(size) });
  }
  return files;
}

/** What files of a commit hold. */
export function readFrom(root: string, files: ReadonlyMap<string, TreeFile>): Map<string, Uint8Array> {
  const contents = new Map<string, Uint8Array>();
  const wanted = [...files].filter(([, { size }]) => size < AT_ONCE);
  while (wanted.length > 0) {
    const now: (typeof wanted)[number][] = [];
    for (let bytes = 0; wanted[0] && bytes + wanted[0][1].size <= AT_ONCE; bytes += wanted.shift()?.[1].size ?? 0)
      now.push(wanted[0]);
    const read = contentsOf(
      root,
      now.map(([, { blob }]) => blob),
    );
    for (const [path, { blob }] of now) contents.set(path, read.get(blob) ?? new Uint8Array());
  }
  return contents;
}

/** The files of a site as they are on the disk, committed or not; links are none of them. */
function filesNow(root: string): string[] {
  const below = (path: string): string[] => {
    const known = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (!known?.isDirectory()) return known?.isFile() ? [path] : [];
    return readdirSync(join(root, path)).flatMap((name) => below(`${path}/${name}`));
  };
  const given = [...treeFiles(root, 'HEAD').keys()].filter((path) => !PARTS.includes(path.split('/')[0] ?? ''));
  return [...PARTS, ...given].flatMap(below);
}

/** True of a file that is not run. */
const isContent = (path: string): boolean => /^(?:site\.yaml$|translations\.lock$|pages\/|public\/)/.test(path);

/** True for a file that holds what it held; git may have changed its line ends on the way. */
function isSame(root: string, path: string, { blob, size }: TreeFile): boolean {
  const now = lstatSync(join(root, path)).size;
  if (now < size) return false;
  const bytes = readFileSync(join(root, path));
  if (now === size) return blobOf(bytes, blob) === blob;
  return blobOf(Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'), blob) === blob;
}

/** A site as it was where a branch began; undefined where git does not know the version. */
export function baseOf(root: string, version: string): Base | undefined {
  const commit = commitOf(root, version);
  if (commit === undefined) return undefined;
  const before = treeFiles(root, commit);
  const now = new Set(filesNow(root));
  const other = new Map([...before].filter(([path, file]) => !now.has(path) || !isSame(root, path, file)));
  const come = [...now].filter((path) => !before.has(path));
  const files = filesOver(folderFiles(root), {
    ...Object.fromEntries(come.map((path) => [path, undefined])),
    ...Object.fromEntries(readFrom(root, new Map([...other].filter(([path]) => isContent(path))))),
  });
  return { commit, files, changed: new Set([...other.keys(), ...come]) };
}

/** The site itself, as it was then. */
export const openBase = (root: string, { files, commit }: Base): Project =>
  openProject(files, { ...machineOf(root), history: gitHistory(root, commit) });
