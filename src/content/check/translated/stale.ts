import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { lineAndColumn } from '../../../diagnostics/lines.ts';
import type { History } from '../../assets/history.ts';
import type { Machine } from '../../assets/machine.ts';
import { loadPage, type State } from '../../resolve/state.ts';
import type { PageFile } from '../../validate/page-file.ts';
import type { SiteFile } from '../../validate/site-file.ts';
import { Report } from '../../written/report.ts';
import type { Slip } from '../proofread/slip.ts';
import { collectionSubject, pageSubject, siteSubject } from '../proofread/subjects.ts';
import { changedWords, inCommon } from './changed-words.ts';
import { type LockedPair, type Locks, wordSum } from './lock.ts';
import { pairsOf, sourceOfPage, type TranslationPair } from './pairs.ts';
import { madeFromOther } from './past.ts';

/** What is known of the past of translations. */
export interface Past {
  readonly locks: Locks;
  readonly machine: Pick<Machine, 'sumOf' | 'history'>;
}

/** A translation whose source says something else by now. */
export interface StaleTranslation extends TranslationPair {
  /** What the source said when it was translated; undefined where nobody has kept the words. */
  readonly was: string | undefined;
  /** Language and sum of the words, by which locks know it; undefined where only the history does. */
  readonly name: string | undefined;
}

/** A message of a translation that has grown old, with the name that locks have for that. */
export interface ToldOld {
  readonly name: string | undefined;
  readonly told: Diagnostic;
}

/** Translations with their sums, and those of them that have grown old. */
export interface Judged {
  readonly stale: readonly StaleTranslation[];
  /** What programs translated and nobody has said to be right. */
  readonly unreviewed: readonly TranslationPair[];
  /** Language, translation's sum and source's sum of each, where there are locks: another lock may say another thing. */
  readonly sums: readonly string[];
}

/** A translation with the sums of its words and of those of its source. */
export function lockedPair(
  { from, to, source, translation }: Omit<TranslationPair, 'place'>,
  machine: Pick<Machine, 'sumOf'>,
): LockedPair {
  return {
    language: to,
    translation: wordSum(translation, to, machine),
    source: wordSum(source, from, machine),
    words: source,
  };
}

const nearestTo = (text: string, made: readonly Pick<LockedPair, 'words'>[]): string | undefined =>
  made
    .map(({ words }) => words)
    .filter((words) => words !== '')
    .sort((one, other) => inCommon(other, text) - inCommon(one, text))[0];

/** Finds what has grown old: a lock decides, and of what no lock knows the history tells. */
export function judgeTranslations(pairs: readonly TranslationPair[], { locks, machine }: Past): Judged {
  const stale: StaleTranslation[] = [];
  const unreviewed: TranslationPair[] = [];
  const sums: string[] = [];
  for (const pair of pairs) {
    const locked = locks.isEmpty ? undefined : lockedPair(pair, machine);
    const made = locked ? locks.madeFrom(locked.language, locked.translation) : [];
    const name = locked && `${locked.language} ${locked.translation}`;
    if (locked) sums.push(`${name} ${locked.source}`);
    const current = made.filter(({ source }) => source === locked?.source);
    if (current.length > 0) {
      if (current.every((each) => each.unreviewed)) unreviewed.push(pair);
      continue;
    }
    if (made.length > 0) stale.push({ ...pair, name, was: nearestTo(pair.source, made) });
    else if (machine.history) {
      const was = beforeIn(pair, machine.history);
      if (was !== undefined) stale.push({ ...pair, name: undefined, was });
    }
  }
  return { stale, unreviewed, sums };
}

function beforeIn(pair: TranslationPair, history: History): string | undefined {
  const { file, text } = pair.place().source;
  const versions = history.versionsOf(file, text);
  return versions.length === 0 ? undefined : madeFromOther(pair, versions);
}

/** What pages are looked at with. */
interface Judging {
  readonly state: State;
  readonly locks: () => Locks;
}

/** The languages of a site: none where nobody knows them. */
const languagesIn = ({ known: { languages, unclear } }: SiteFile) =>
  new Set(unclear.has('languages') ? [] : languages.map(({ code }) => code));

/** Those that have grown old and those that nobody has read, as they are told, and the sums of all of them. */
interface ToldTranslations {
  readonly old: readonly ToldOld[];
  readonly sums: readonly string[];
}

function toldOf(pairs: readonly TranslationPair[], { state: { machine }, locks }: Judging): ToldTranslations {
  const { stale, unreviewed, sums } = judgeTranslations(pairs, { locks: locks(), machine });
  const tell = (slip: Slip, name: string | undefined) => {
    const report = new Report();
    report.tell(slip, slip.place);
    return report.diagnostics.map((told) => ({ name, told }));
  };
  const old = stale.flatMap((each) => tell(staleSlip(each), each.name));
  return { old: [...old, ...unreviewed.flatMap((each) => tell(unreviewedSlip(each), undefined))], sums };
}

/** The translations of a page. */
export const translationsOf = (page: PageFile, judging: Judging): ToldTranslations =>
  toldOf(pairsOfPage(page, judging.state.siteFile), judging);

/** Those of site.yaml and of collections. */
export const translationsOfSite = (judging: Judging): ToldTranslations => toldOf(pairsOfSite(judging.state), judging);

/** Tells of a translation by its name whether it has grown old, or whether a new text has the same one. */
export type IsOld = (name: string | null | undefined) => boolean;

/**
 * A new text may say in one language what another text says there, too: then all that the translation was made from stands
 * somewhere still. `sums` are those of the site.
 */
export function oldBy(locks: Locks, sums: () => Iterable<string>): IsOld {
  let current: ReadonlySet<string> | undefined;
  return (name) => {
    if (name === null || name === undefined) return true;
    const known = current ?? new Set(sums());
    current = known;
    const [language = '', translation = ''] = name.split(' ');
    return !locks.madeFrom(language, translation).every(({ source }) => known.has(`${name} ${source}`));
  };
}

/** The translations of a page, with what each is a translation of. A draft has none yet that anybody leans on. */
export function pairsOfPage(page: PageFile, siteFile: SiteFile): TranslationPair[] {
  const languages = languagesIn(siteFile);
  if (!page.page || page.page.draft === true || languages.size < 2) return [];
  return pairsOf(pageSubject(page, siteFile, new Set()), { languages, own: sourceOfPage(page) });
}

/** The translations of what all pages share, and of collections. */
export function pairsOfSite({ siteFile, collections }: Pick<State, 'siteFile' | 'collections'>): TranslationPair[] {
  const languages = languagesIn(siteFile);
  if (languages.size < 2) return [];
  const shared = [...collections.values()].map((each) => collectionSubject(each, siteFile));
  return [siteSubject(siteFile), ...shared].flatMap((each) => pairsOf(each, { languages, own: undefined }));
}

/** The translations of a page that have grown old; without a route those of what all pages share. */
export function staleOf(
  { state, locks }: Judging,
  route: string | undefined,
  isOld: IsOld,
): readonly StaleTranslation[] {
  return judgedOf({ state, locks }, route).stale.filter(({ name }) => isOld(name));
}

/** Those of a page that nobody has said to be right. */
export const unreviewedOf = (judging: Judging, route: string | undefined): readonly TranslationPair[] =>
  judgedOf(judging, route).unreviewed;

function judgedOf({ state, locks }: Judging, route: string | undefined): Judged {
  const page = route === undefined ? undefined : loadPage(state, route);
  if (route !== undefined && !page) return { stale: [], unreviewed: [], sums: [] };
  const pairs = page ? pairsOfPage(page, state.siteFile) : pairsOfSite(state);
  return judgeTranslations(pairs, { locks: locks(), machine: state.machine });
}

/** The sums of all translations of a site; those that records know are not made again. */
export function sumsOfSite(
  { state, locks }: Judging,
  known: (route: string) => readonly string[] | undefined,
): readonly string[] {
  const past = { locks: locks(), machine: { sumOf: state.machine.sumOf } };
  const sumsOf = (pairs: readonly TranslationPair[]) => judgeTranslations(pairs, past).sums;
  const ofPages = [...state.files.routes.keys()].map((route) => {
    const page = known(route) ? undefined : loadPage(state, route);
    return known(route) ?? (page ? sumsOf(pairsOfPage(page, state.siteFile)) : []);
  });
  return [...sumsOf(pairsOfSite(state)), ...ofPages.flat()];
}

/** What locks say of some translations, by their sums: as long as it is the same, so is what was told of them. */
export function answersOf(sums: readonly string[], locks: Locks): readonly string[] | undefined {
  if (locks.isEmpty) return undefined;
  return sums.map((each) => {
    const [language = '', translation = '', source] = each.split(' ');
    const made = locks.madeFrom(language, translation);
    const current = made.filter((one) => one.source === source);
    if (current.length > 0) return current.every((one) => one.unreviewed) ? '!' : '';
    return made.map((one) => one.source).join(' ') || '?';
  });
}

/** What is told of a translation that has grown old, at its place. */
export function staleSlip({ to, source, was, place }: StaleTranslation): Slip {
  const at = place();
  const words = was === undefined ? { was: '…', now: changedWords('', source).now } : changedWords(was, source);
  const { line } = lineAndColumn(at.source, at.range.start);
  const details = { language: { language: to }, ...words, at: `${at.source.file}:${line}` };
  return { code: 'stale-translation', place: at, details };
}

/** What is told of a translation that nobody has read, at its place. */
function unreviewedSlip({ to, place }: TranslationPair): Slip {
  const at = place();
  const { line } = lineAndColumn(at.source, at.range.start);
  const details = { language: { language: to }, at: `${at.source.file}:${line}` };
  return { code: 'unreviewed-translation', place: at, details };
}
