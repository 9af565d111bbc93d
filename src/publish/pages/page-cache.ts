import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord } from '../../content/check/record.ts';
import type { Project } from '../../content/project.ts';
import { contentSum, type KeptRecord, openRecords, type Records } from '../../content/records.ts';
import { keepLines, readLines } from '../output/kept-files.ts';
import { type Stamp, type Stamped, stampOf } from '../output/stamps.ts';

interface CacheEntry {
  readonly kept: KeptRecord;
  /** The sum of what it was written with, as all pages or some. */
  readonly sum: string;
  /** Files that were written of it, below the output. */
  readonly written: readonly Stamped[];
}

/** What the first line of a cache says. */
interface CacheHead {
  /** What made it: another program may make other pages. */
  readonly made: string;
  /** What the whole site is. */
  readonly whole: string;
  /** A moment after everything was written, in milliseconds of the disk's own clock. */
  readonly at: number;
  /** Content files as they were, with their sums: those that nobody has touched are not read again. */
  readonly files: readonly Stamped[];
}

interface Cached extends Omit<CacheHead, 'made'> {
  readonly pages: ReadonlyMap<string, CacheEntry>;
  /** Each entry as it was written, on a line of its own. */
  readonly lines: ReadonlyMap<CacheEntry, string>;
}

/** What the last check or build has left of each page. Whatever does not fit any more is no longer known. */
export interface PageCache {
  /** The records of pages whose files are as they were, and of those that are put in. */
  readonly records: Records;
  /** The files that a page was written into which is as it was, if they would be the same ones now. */
  writtenOf(route: string, sum: string): readonly Stamped[] | undefined;
  /** The moment when the last build had written everything: what was changed later somebody else has changed. */
  readonly writtenAt: number;
  /** True where the last build was of these very pages, and nothing else of the site was different. */
  isWhole(pages: number, whole: string): boolean;
  /**
   * Keeps what was made; gives the path of the heaviest page below the output. `whole` is the sum of all that a site's files
   * depend on beside its pages. Of a page that was not written now it is known how it was written before.
   */
  save(whole: string, pages: readonly WrittenPage[]): string | undefined;
}

/** A page, the files that were written of it, and the sum of what they were written with. */
interface WrittenPage {
  readonly record: PageRecord;
  readonly sum?: string;
  readonly written?: readonly Stamped[];
}

interface CacheOptions {
  /** The content root. */
  readonly root: string;
  readonly project: Project;
  /** The name of the program that builds: other sources have another one. */
  readonly program: string;
  /** The folder with the last output. */
  readonly out: string;
  /** The cache's own name: a check leaves no output. */
  readonly name: 'pages' | 'checked' | `share-${number}-of-${number}`;
}

export function openPageCache({ root, project, program: made, out, name }: CacheOptions): PageCache {
  const opened = Date.now();
  const file = join(root, `.cache/${name}.jsonl`);
  const cached = readCached(file, made);
  const stamps = new Map(cached?.files);
  const sums = new Map<string, string>();
  const sumOf = (path: string) => {
    const known = sums.get(path) ?? sumNow(project, path, stamps.get(path));
    sums.set(path, known);
    return known;
  };
  const before = new Map([...(cached?.pages ?? [])].map(([route, { kept }]) => [route, kept]));
  const records = openRecords(before, project.basis(sumOf));
  const entryOf = (record: PageRecord | undefined) => {
    const entry = record && cached?.pages.get(record.route);
    return entry?.kept.record === record ? entry : undefined;
  };
  return {
    records,
    writtenOf(route, sum) {
      const entry = entryOf(records.get(route));
      return entry?.sum === sum ? entry.written : undefined;
    },
    writtenAt: cached?.at ?? 0,
    isWhole: (pages, whole) => cached?.whole === whole && existsSync(out) && cached.pages.size === pages,
    save(whole, pages) {
      let heaviest: Stamped | undefined;
      const entryFor = ({ record, sum, written }: WrittenPage): CacheEntry | undefined => {
        const [kept, earlier] = [records.kept.get(record.route), entryOf(record)];
        if (!kept) return undefined;
        const now = { kept, sum: sum ?? earlier?.sum ?? '', written: written ?? earlier?.written ?? [] };
        // A page that stayed as it is has the very list that it had, or none as before.
        const isSame = now.written === earlier?.written || now.written.length + (earlier?.written.length ?? 1) === 0;
        return earlier && earlier.kept === kept && earlier.sum === now.sum && isSame ? earlier : now;
      };
      const files = stampedFiles(root, { pages, sumOf, opened });
      const lines = function* (at: number) {
        yield JSON.stringify({ made, whole, at, files } satisfies CacheHead);
        for (const page of pages) {
          const entry = entryFor(page);
          if (!entry) continue;
          heaviest = heaviestOf(entry.written, heaviest);
          yield cached?.lines.get(entry) ?? JSON.stringify([page.record.route, entry]);
        }
      };
      keepLines(file, lines);
      return heaviest?.[0];
    },
  };
}

/** The sum of a file, which is read unless nobody has touched it. */
function sumNow({ folder, machine }: Project, file: string, [size, changed, sum]: Stamp | [] = []): string {
  const now = folder.look(file);
  const isUntouched = sum !== undefined && now?.kind === 'file' && now.size === size && now.changed === changed;
  return isUntouched ? sum : contentSum(folder, file, machine);
}

interface Stamping {
  readonly pages: readonly WrittenPage[];
  readonly sumOf: (path: string) => string;
  readonly opened: number;
}

/** The files that were read for pages, as they are; one that has been touched meanwhile may not be what was read. */
function stampedFiles(root: string, { pages, sumOf, opened }: Stamping): Stamped[] {
  const paths = new Set(pages.flatMap(({ record }) => record.used));
  return [...paths].flatMap((path): Stamped[] => {
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.ctimeMs >= opened) return [];
    const [size, changed] = stampOf(stats);
    return [[path, [size, changed, sumOf(path)]]];
  });
}

/** The document with the most bytes, of these and another. */
const heaviestOf = (written: readonly Stamped[], other: Stamped | undefined): Stamped | undefined =>
  written.reduce((most, file) => (file[0].endsWith('.html') && file[1][0] > (most?.[1][0] ?? 0) ? file : most), other);

/** What has been kept, if it is whole and was made as things are made now. */
function readCached(file: string, made: string): Cached | undefined {
  const [first, ...rest] = readLines(file) ?? [];
  if (first === undefined) return undefined;
  // The sum of the lines says that they were written here.
  const head = JSON.parse(first) as CacheHead;
  if (head.made !== made) return undefined;
  const pages = new Map<string, CacheEntry>();
  const lines = new Map<CacheEntry, string>();
  for (const line of rest) {
    const [route, entry] = JSON.parse(line) as [string, CacheEntry];
    pages.set(route, entry);
    lines.set(entry, line);
  }
  return { ...head, pages, lines };
}
