import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDigest } from '../content/check/digest.ts';
import type { Project } from '../content/project.ts';
import { seenOfFact } from '../content/validate/facts.ts';
import { keepWhole, readWhole, sumOf } from './kept-files.ts';

/** A file as it was: its size in bytes, the millisecond of its last change, and its content's sum. */
type Stamp = readonly [size: number, changed: number, sum?: string];

/** A file below a folder, as it was. */
export type Stamped = readonly [path: string, stamp: Stamp];

interface Entry {
  readonly digest: PageDigest;
  /** The facts of site.yaml that it uses, as they were. */
  readonly facts: string;
  /** Files that were read for it. */
  readonly read: readonly Stamped[];
  /** The sum of what it was written with, as all pages or some. */
  readonly sum: string;
  /** Files that were written of it, below the output. */
  readonly written: readonly Stamped[];
}

interface Kept {
  /** What made it: another program, or another site.yaml, may make other pages. */
  readonly made: string;
  /** What the whole site is. */
  readonly whole: string;
  readonly pages: Readonly<Record<string, Entry>>;
}

/** What the last build has left of each page. Whatever does not fit any more is no longer known. */
export interface PageCache {
  /** What is known of a page whose files are as they were; undefined where it has to be digested again. */
  digestOf(route: string): PageDigest | undefined;
  /** The files of such a page, if they are still those that it would be written into now. */
  writtenOf(route: string, sum: string): readonly Stamped[] | undefined;
  /** True where the last build was of these very pages, and nothing else of the site was different. */
  isWhole(pages: number, whole: string): boolean;
  /** Looks at the files that pages were made of, as far as it does not know them: that can be done while others write. */
  lookAt(digests: readonly PageDigest[]): void;
  /**
   * Keeps what was made; gives the path of the heaviest page below the output. `whole` is the sum of all that a site's files
   * depend on beside its pages.
   */
  save(whole: string, pages: readonly Written[]): string | undefined;
}

/** A page, the files that were written of it, and the sum of what they were written with. */
interface Written {
  readonly digest: PageDigest;
  readonly sum: string;
  readonly written: readonly Stamped[];
}

interface Options {
  readonly project: Project;
  /** The name of the program that builds: other sources have another one. */
  readonly program: string;
  /** The folder with the last output. */
  readonly out: string;
  /** The cache's own name: a check leaves no output. */
  readonly name: 'pages' | 'checked' | `share-${number}-of-${number}`;
}

/** Fields of site.yaml that no page has in its own value. */
const OF_THE_SHELL: ReadonlySet<string> = new Set(['header', 'footer', 'labels', 'facts', 'detection', 'formEndpoint']);

export function openPageCache({ project, program, out, name }: Options): PageCache {
  const { root, siteFile, publicFiles } = project;
  const file = join(root, `.cache/${name}.json`);
  const ofPages = Object.entries(siteFile.written).filter(([field]) => !OF_THE_SHELL.has(field));
  const files = [...publicFiles].map(([address, path]) => [address, stampOf(statSync(path))]);
  const made = sumOf(JSON.stringify([program, ofPages, files]));
  const kept = readKept(file, made);
  const known = new Map<string, Entry | undefined>();
  const looked = new Map<PageDigest, readonly Stamped[]>();
  const readOf = (digest: PageDigest) =>
    looked.get(digest) ?? digest.used.map((path): Stamped => [path, stampOfContent(join(root, path))]);
  const entryOf = (route: string) => {
    if (!known.has(route)) known.set(route, stillTrue(kept?.pages[route]));
    return known.get(route);
  };
  const factsOf = ({ facts }: PageDigest) =>
    sumOf(
      JSON.stringify(
        facts.map((name) => {
          const fact = siteFile.facts.get(name);
          return fact && seenOfFact(fact);
        }),
      ),
    );
  const stillTrue = (entry: Entry | undefined) => {
    const isSame = entry?.read.every(([path, stamp]) => isAsItWas(join(root, path), stamp));
    return entry && isSame && entry.facts === factsOf(entry.digest) ? entry : undefined;
  };
  const isThere = (entry: Entry) => entry.written.every(([path, stamp]) => isUntouched(join(out, path), stamp));
  return {
    digestOf: (route) => entryOf(route)?.digest,
    writtenOf(route, sum) {
      const entry = entryOf(route);
      return entry?.sum === sum && isThere(entry) ? entry.written : undefined;
    },
    isWhole: (pages, whole) => kept?.whole === whole && existsSync(out) && Object.keys(kept.pages).length === pages,
    lookAt(digests) {
      for (const digest of digests) if (known.get(digest.route)?.digest !== digest) looked.set(digest, readOf(digest));
    },
    save(whole, pages) {
      const entries = pages.map(({ digest, sum, written }): [string, Entry] => {
        const before = known.get(digest.route);
        // A page that stayed as it is has the very list that it had, or none as before.
        const isKept = written.length === 0 ? before?.written.length === 0 : written === before?.written;
        if (before?.digest === digest && before.sum === sum && isKept) return [digest.route, before];
        return [
          digest.route,
          {
            digest,
            facts: factsOf(digest),
            read: readOf(digest),
            sum,
            written,
          },
        ];
      });
      keepWhole(file, JSON.stringify({ made, whole, pages: Object.fromEntries(entries) } satisfies Kept));
      return heaviestOf(entries.map(([, entry]) => entry));
    },
  };
}

/** The document with the most bytes. */
function heaviestOf(entries: readonly Entry[]): string | undefined {
  let [heaviest, most]: [string | undefined, number] = [undefined, 0];
  for (const { written } of entries)
    for (const [path, [size]] of written) if (size > most && path.endsWith('.html')) [heaviest, most] = [path, size];
  return heaviest;
}

/** What has been kept, if it is whole and was made as things are made now. */
function readKept(file: string, made: string): Kept | undefined {
  const words = readWhole(file);
  if (words === undefined) return undefined;
  const kept = JSON.parse(words) as Kept; // its sum says that this very file was written here
  return kept.made === made ? kept : undefined;
}

/** A file as it is now. */
export const stamped = (folder: string, path: string): Stamped => [path, stampOf(statSync(join(folder, path)))];

const stampOf = ({ size, mtimeMs }: Stats): Stamp => [size, mtimeMs];
const stampOfContent = (path: string): Stamp => {
  const { size, mtimeMs } = statSync(path);
  return [size, mtimeMs, sumOf(readFileSync(path))];
};

const isUntouched = (path: string, [size, changed]: Stamp): boolean => {
  const now = statSync(path, { throwIfNoEntry: false });
  return now?.size === size && now.mtimeMs === changed;
};

/** True of a file that nobody has written since, or that was written as it was: a fresh checkout has other times. */
function isAsItWas(path: string, stamp: Stamp): boolean {
  const [size, , sum] = stamp;
  if (isUntouched(path, stamp)) return true;
  return statSync(path, { throwIfNoEntry: false })?.size === size && sumOf(readFileSync(path)) === sum;
}
