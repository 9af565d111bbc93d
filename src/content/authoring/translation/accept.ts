import { lineAndColumn } from '../../../diagnostics/lines.ts';
import { type LockedPair, lockBeside, lockText, readLock, writeLock } from '../../check/translated/lock.ts';
import type { TranslationPair } from '../../check/translated/pairs.ts';
import { lockedPair, pairsOfPage, pairsOfSite } from '../../check/translated/stale.ts';
import type { Project } from '../../project.ts';
import type { FileChange } from '../edit/put-files.ts';

/** Which translations are right still: all of them unless told. */
export interface Accepting {
  /** Pages by their addresses, files, or lines of files: `/about-us`, `pages/about-us.yaml`, `pages/about-us.yaml:12`. */
  readonly places?: readonly string[];
  /** The language of the translations. */
  readonly to?: string | undefined;
}

/** What becomes of a site's locks when translations are said to be right. */
export interface Accepted {
  readonly changes: readonly FileChange[];
  /** How many translations are said to be right. */
  readonly count: number;
  /** Places at which there is no translation. */
  readonly unknown: readonly string[];
}

interface PlacedPair extends TranslationPair {
  readonly route: string | undefined;
  readonly file: string;
  readonly lines: readonly [first: number, last: number];
  readonly locked: LockedPair;
}

/** Every translation of a site, each once; false of `isWhole` where some page cannot be read. */
function allPairs(project: Project): { pairs: readonly PlacedPair[]; isWhole: boolean } {
  const pairs: PlacedPair[] = [];
  let isWhole = project.site !== undefined;
  const add = (own: readonly TranslationPair[], route: string | undefined) => {
    for (const pair of own) {
      const { source, range } = pair.place();
      const [first, last] = [range.start, range.end].map((at) => lineAndColumn(source, at).line);
      const locked = lockedPair(pair, project.machine);
      pairs.push({ ...pair, route, file: source.file, lines: [first ?? 0, last ?? 0], locked });
    }
  };
  add(pairsOfSite(project), undefined);
  for (const route of project.files.routes.keys()) {
    const page = project.pageFile(route);
    if (page?.page && !page.report.failed) add(pairsOfPage(page, project.siteFile), route);
    else isWhole = false;
    if (page?.page?.draft === true) isWhole = false;
  }
  return { pairs, isWhole };
}

/** True of a translation that stands at a place. */
function isAt({ route, file, lines: [first, last] }: PlacedPair, place: string): boolean {
  const [, named = place, line] = /^(.*?)(?::(\d+))?(?::\d+)?$/.exec(place) ?? [];
  if (line === undefined) return named === route || named === file;
  return named === file && Number(line) >= first && Number(line) <= last;
}

const nameOf = ({ language, translation }: LockedPair) => `${language} ${translation}`;
const wholeNameOf = (pair: LockedPair) => `${nameOf(pair)} ${pair.source}`;

/** Says of translations that they are right: they were made from what their source says now. */
export function acceptTranslations(project: Project, { places = [], to }: Accepting): Accepted {
  const { pairs, isWhole } = allPairs(project);
  const unknown = places.filter((place) => !pairs.some((pair) => isAt(pair, place)));
  const chosen = pairs.filter(
    (pair) =>
      (to === undefined || pair.to === to) && (places.length === 0 || places.some((place) => isAt(pair, place))),
  );
  const isAll = isWhole && places.length === 0 && to === undefined;
  return { changes: changesOf(project, { pairs, chosen, isAll }), count: chosen.length, unknown };
}

/** What is to be written into the locks beside files. */
interface Locking {
  /** All translations of the site, with what they and their sources say now. */
  readonly pairs: readonly PlacedPair[];
  readonly chosen: readonly PlacedPair[];
  /** True where no lock is to know anything else. */
  readonly isAll: boolean;
}

/** Translations that have been written into a site: made from what their sources say now, `unreviewed` by a program. */
export function lockTranslations(
  project: Project,
  to: string,
  { written, unreviewed }: { written: ReadonlyMap<string, ReadonlySet<string>>; unreviewed: boolean },
): FileChange[] {
  const { pairs } = allPairs(project);
  const own = pairs.filter(({ file, translation, ...pair }) => {
    const own = pair.to === to ? written.get(file) : undefined;
    // Of the forms of a fact each is written by itself.
    return own && (own.has(translation.trim()) || translation.split('\n').some((form) => own.has(form.trim())));
  });
  const chosen = unreviewed
    ? own.map((pair) => ({ ...pair, locked: { ...pair.locked, unreviewed: true as const } }))
    : own;
  return changesOf(project, { pairs, chosen, isAll: false });
}

function changesOf({ folder, files }: Project, { pairs, chosen, isAll }: Locking): FileChange[] {
  const current = new Set(pairs.map(({ locked }) => wholeNameOf(locked)));
  const byLock = new Map<string, LockedPair[]>(isAll ? files.locks.map((lock) => [lock, []]) : []);
  for (const { file, locked } of chosen) {
    const lock = lockBeside(file);
    const known = byLock.get(lock);
    if (known) known.push(locked);
    else byLock.set(lock, [locked]);
  }
  return [...byLock].flatMap(([file, own]) => {
    const before = lockText(folder, file);
    const said = new Set(own.map(nameOf));
    const kept = readLock(before ?? '').filter((pair) =>
      said.has(nameOf(pair)) ? current.has(wholeNameOf(pair)) : !isAll,
    );
    const all = [...kept, ...own];
    const after = all.length > 0 ? writeLock(all) : undefined;
    return after === before ? [] : [{ file, before, after }];
  });
}
