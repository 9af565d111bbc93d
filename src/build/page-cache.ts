import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDigest } from '../content/check/digest.ts';
import type { Project } from '../content/project.ts';
import { seenOfFact } from '../content/validate/facts.ts';
import { keepLines, readLines, sumOf } from './kept-files.ts';
import { isAsItWas, type Stamped, stampOf, stampOfContent } from './stamps.ts';

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

/** What the first line of a cache says. */
interface Head {
  /** What made it: another program, or another site.yaml, may make other pages. */
  readonly made: string;
  /** What the whole site is. */
  readonly whole: string;
  /** A moment after everything was written, in milliseconds of the disk's own clock. */
  readonly at: number;
}

interface Kept {
  readonly whole: string;
  readonly at: number;
  readonly pages: ReadonlyMap<string, Entry>;
  /** Each entry as it was written, on a line of its own. */
  readonly lines: ReadonlyMap<Entry, string>;
}

/** What the last build has left of each page. Whatever does not fit any more is no longer known. */
export interface PageCache {
  /** What is known of a page whose files are as they were; undefined where it has to be digested again. */
  digestOf(route: string): PageDigest | undefined;
  /** The files that such a page was written into, if they would be the same ones now. */
  writtenOf(route: string, sum: string): readonly Stamped[] | undefined;
  /** The moment when the last build had written everything: what was changed later somebody else has changed. */
  readonly writtenAt: number;
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
  const file = join(root, `.cache/${name}.jsonl`);
  const ofPages = Object.entries(siteFile.written).filter(([field]) => !OF_THE_SHELL.has(field));
  const files = [...publicFiles].map(([address, path]) => [address, stampOf(statSync(path))]);
  const made = sumOf(JSON.stringify([program, ofPages, files]));
  const kept = readKept(file, made);
  const known = new Map<string, Entry | undefined>();
  const looked = new Map<PageDigest, readonly Stamped[]>();
  const readOf = (digest: PageDigest) =>
    looked.get(digest) ?? digest.used.map((path): Stamped => [path, stampOfContent(join(root, path))]);
  const entryOf = (route: string) => {
    if (!known.has(route)) known.set(route, stillTrue(kept?.pages.get(route)));
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
  return {
    digestOf: (route) => entryOf(route)?.digest,
    writtenOf(route, sum) {
      const entry = entryOf(route);
      return entry?.sum === sum ? entry.written : undefined;
    },
    writtenAt: kept?.at ?? 0,
    isWhole: (pages, whole) => kept?.whole === whole && existsSync(out) && kept.pages.size === pages,
    lookAt(digests) {
      for (const digest of digests) if (known.get(digest.route)?.digest !== digest) looked.set(digest, readOf(digest));
    },
    save(whole, pages) {
      let heaviest: Stamped | undefined;
      const entryFor = ({ digest, sum, written }: Written): Entry => {
        const before = known.get(digest.route);
        // A page that stayed as it is has the very list that it had, or none as before.
        const isKept = written.length === 0 ? before?.written.length === 0 : written === before?.written;
        if (before?.digest === digest && before.sum === sum && isKept) return before;
        return { digest, facts: factsOf(digest), read: readOf(digest), sum, written };
      };
      const lines = function* (at: number) {
        yield JSON.stringify({ made, whole, at } satisfies Head);
        for (const page of pages) {
          const entry = entryFor(page);
          heaviest = heaviestOf(entry.written, heaviest);
          yield kept?.lines.get(entry) ?? JSON.stringify([page.digest.route, entry]);
        }
      };
      keepLines(file, lines);
      return heaviest?.[0];
    },
  };
}

/** The document with the most bytes, of these and another. */
const heaviestOf = (written: readonly Stamped[], other: Stamped | undefined): Stamped | undefined =>
  written.reduce((most, file) => (file[0].endsWith('.html') && file[1][0] > (most?.[1][0] ?? 0) ? file : most), other);

/** What has been kept, if it is whole and was made as things are made now. */
function readKept(file: string, made: string): Kept | undefined {
  const [first, ...rest] = readLines(file) ?? [];
  if (first === undefined) return undefined;
  // The sum of the lines says that they were written here.
  const head = JSON.parse(first) as Head;
  if (head.made !== made) return undefined;
  const pages = new Map<string, Entry>();
  const lines = new Map<Entry, string>();
  for (const line of rest) {
    const [route, entry] = JSON.parse(line) as [string, Entry];
    pages.set(route, entry);
    lines.set(entry, line);
  }
  return { whole: head.whole, at: head.at, pages, lines };
}
