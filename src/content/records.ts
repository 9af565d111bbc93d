import type { Machine } from './assets/machine.ts';
import type { PageRecord } from './check/record.ts';
import { codeOf, type Files } from './files/files.ts';
import { MAX_FILE_BYTES } from './read/source.ts';

/**
 * The sum of a content file; empty of one that cannot be read. Of what is no file, or too large for one, nothing is read; a
 * link counts by where it leads, too.
 */
export function contentSum(folder: Files, file: string, { sumOf }: Pick<Machine, 'sumOf'>): string {
  try {
    const own = folder.look(file);
    const link = own?.kind === 'link' ? folder.end(file) : '';
    const known = link ? folder.look(link) : own;
    if (!known) return '';
    if (known.kind !== 'file' || known.size > MAX_FILE_BYTES) return `${link} ${known.kind} ${known.size}`;
    return link + sumOf(folder.read(link || file));
  } catch (error) {
    codeOf(error);
    return '';
  }
}

/** A record with what it was made of, as sums. */
export interface KeptRecord {
  readonly record: PageRecord;
  /** Whatever it saw of site.yaml, of `public/` and of the names of files. */
  readonly seen: string;
  /** What its links were compared with last. */
  links: string;
}

/** Sums of what pages are made of, as it is now. */
export interface Basis {
  /** The sum of a content file; empty of one that is not there. */
  readonly sumOf: (file: string) => string;
  /** The sum of what a record with these leanings saw beside its files. */
  readonly seenBy: (record: PageRecord) => string;
}

/** What is known of pages: a record is known for as long as all that it was made of is as it was. */
export interface Records {
  /** The record of a page; undefined where it has to be made. */
  get(route: string): PageRecord | undefined;
  put(record: PageRecord): void;
  /** The records whose links have not been compared with these names. */
  unsettled(records: readonly PageRecord[], links: string): PageRecord[];
  /** Notes that the links of all known records have been compared with these names. */
  settle(links: string): void;
  /** What is known of the pages that have been asked for or put in. */
  readonly kept: ReadonlyMap<string, KeptRecord>;
  /** The same, with what was kept of all others, as it may still hold. */
  all(): ReadonlyMap<string, KeptRecord>;
  /** What was known of pages before they became what they are: much is tried and taken back. */
  earlier(): ReadonlyMap<string, KeptRecord>;
}

/** Opens what was kept of pages, and what before that, with what they are made of now. */
export function openRecords(
  before: ReadonlyMap<string, KeptRecord>,
  { sumOf, seenBy }: Basis,
  older: ReadonlyMap<string, KeptRecord> = new Map(),
): Records {
  const kept = new Map<string, KeptRecord>();
  const lost = new Set<string>();
  const isStill = ({ record, seen }: KeptRecord) =>
    record.used.every((file, at) => sumOf(file) === record.sums[at]) && seenBy(record) === seen;
  const find = (route: string): KeptRecord | undefined => {
    const known = kept.get(route);
    if (known || lost.has(route)) return known;
    const still = [before.get(route), older.get(route)].find((each) => each && isStill(each));
    if (still) kept.set(route, still);
    else lost.add(route);
    return still;
  };
  return {
    kept,
    all: () => new Map([...[...before].filter(([route]) => !lost.has(route)), ...kept]),
    earlier: () => new Map([...older, ...[...before].filter(([route, was]) => (kept.get(route) ?? was) !== was)]),
    get: (route) => find(route)?.record,
    put(record) {
      // What was found to lead elsewhere has to be compared again, should it come back.
      const last = kept.get(record.route);
      if (last) last.links = '';
      kept.set(record.route, { record, seen: seenBy(record), links: '' });
    },
    unsettled: (records, links) => records.filter(({ route }) => kept.get(route)?.links !== links),
    settle(links) {
      for (const each of kept.values()) each.links = links;
    },
  };
}
