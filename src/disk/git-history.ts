import { createHash } from 'node:crypto';
import type { History, Version } from '../content/assets/history.ts';
import { git } from './git.ts';

/** A change of a file: what it was made from, and what it has been since. */
interface Edge {
  readonly blob: string;
  readonly from: readonly string[];
  /** What the file was called before. */
  readonly renamed: string | undefined;
}

/** Commits that are looked through, the latest first. */
const MOST_COMMITS = 20_000;

/** Versions of one file that are looked at, the latest first. */
const MOST_VERSIONS = 60;

/** Files whose versions are fetched at once. */
const FILES_AT_ONCE = 40;

/** Files whose versions are kept. */
const KEPT_FILES = 200;

/** Every change of content files up to a version, by file, the latest first (https://git-scm.com/docs/git-log, raw output format). */
function edgesOf(root: string, version: string): Map<string, Edge[]> {
  const log = [
    ...['log', `--max-count=${MOST_COMMITS}`, '--topo-order', '--format=', '--raw', '-z', '--no-abbrev', '-c', '-M'],
    ...['--relative', version, '--', 'site.yaml', 'pages'],
  ];
  const parts = (git(root, log)?.toString('utf8') ?? '').split('\0').filter((part) => part.trim() !== '');
  const edges = new Map<string, Edge[]>();
  for (let at = 0; at < parts.length; at++) {
    // One colon for each version that it was made from; then the modes and the names of all, the new ones last.
    const head = parts[at]?.trimStart() ?? '';
    const [colons = ''] = /^:*/.exec(head) ?? [];
    if (colons === '') continue;
    const words = head.slice(colons.length).split(' ');
    const blobs = words.slice(colons.length + 1, 2 * (colons.length + 1));
    const isRenamed = colons.length === 1 && /^[RC]/.test(words.at(-1) ?? '');
    const renamed = isRenamed ? parts[++at] : undefined;
    const file = parts[++at];
    const blob = blobs.at(-1);
    if (file === undefined || blob === undefined || /^0+$/.test(blob)) continue;
    const edge = { blob, from: blobs.slice(0, -1).filter((each) => !/^0+$/.test(each)), renamed };
    const known = edges.get(file);
    if (known) known.push(edge);
    else edges.set(file, [edge]);
  }
  return edges;
}

/** What some versions hold, by their names (https://git-scm.com/docs/git-cat-file, batch output). */
export function contentsOf(root: string, blobs: readonly string[]): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  const answer = git(root, ['cat-file', '--batch'], `${blobs.join('\n')}\n`);
  for (let at = 0; answer && at < answer.length; ) {
    const end = answer.indexOf(10, at);
    const [name = '', kind, size] = answer.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (kind !== 'blob') continue;
    contents.set(name, answer.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return contents;
}

/** The name that git has for what a file holds; `like` is another such name, of a repository that may have longer ones. */
export function blobOf(content: string | Uint8Array, like = ''): string {
  const bytes = Buffer.from(content);
  return createHash(like.length > 40 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

/** What git knows of the files of a folder, up to a version: asked when somebody wants to know, then once for all of them. */
export function gitHistory(root: string, version = 'HEAD'): History {
  let all: Map<string, Edge[]> | undefined;
  const fetched = new Map<string, readonly Version[]>();

  /** The changes of a file, those under its earlier names too. */
  const changesOf = (file: string): Edge[] => {
    const changes: Edge[] = [];
    const names = new Set<string>();
    for (let name: string | undefined = file; name !== undefined && !names.has(name); ) {
      names.add(name);
      const own: Edge[] = all?.get(name) ?? [];
      changes.push(...own);
      name = own.at(-1)?.renamed;
    }
    return changes.slice(0, MOST_VERSIONS);
  };
  /** True where nothing is to be fetched: a file that has been one and the same ever since. */
  const isFirst = (changes: readonly Edge[], text: string) =>
    changes.length === 0 ||
    (changes.length === 1 && changes[0] !== undefined && changes[0].blob === blobOf(text, changes[0].blob));

  const fetch = (first: string) => {
    const names = [...(all?.keys() ?? [])].sort();
    const next = names
      .slice(names.indexOf(first) + 1)
      .filter((name) => !fetched.has(name) && changesOf(name).length > 1);
    const wanted = [first, ...next.slice(0, FILES_AT_ONCE - 1)];
    const changes = new Map(wanted.map((name) => [name, changesOf(name)]));
    const contents = contentsOf(root, [...new Set([...changes.values()].flat().map(({ blob }) => blob))]);
    for (const [name, own] of changes) fetched.set(name, versionsFrom(name, own, contents));
    for (const name of fetched.keys()) {
      if (fetched.size <= KEPT_FILES) break;
      if (!changes.has(name)) fetched.delete(name);
    }
  };
  return {
    versionsOf(file, text) {
      all ??= edgesOf(root, version);
      const changes = changesOf(file);
      if (isFirst(changes, text)) return [];
      if (!fetched.has(file)) fetch(file);
      return fetched.get(file) ?? [];
    },
  };
}

/** The versions of a file, each once, with those that it came from. */
function versionsFrom(file: string, changes: readonly Edge[], contents: ReadonlyMap<string, Buffer>): Version[] {
  const versions = new Map<string, Version & { readonly from: Version[] }>();
  for (const { blob } of changes) {
    const text = contents
      .get(blob)
      ?.toString('utf8')
      .replace(/^\ufeff/, '');
    if (text !== undefined) versions.set(blob, { file, text: () => text, from: [] });
  }
  // A version that somebody came back to was made when it came first.
  const first = new Map(changes.map((change) => [change.blob, change]));
  for (const { blob, from } of first.values())
    for (const earlier of from) {
      const version = versions.get(earlier);
      if (version) versions.get(blob)?.from.push(version);
    }
  return [...versions.values()];
}
