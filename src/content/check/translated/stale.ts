import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { lineAndColumn } from '../../../diagnostics/lines.ts';
import type { History } from '../../assets/history.ts';
import type { Machine } from '../../assets/machine.ts';
import { loadPage, type State } from '../../resolve/state.ts';
import type { PageFile } from '../../validate/page-file.ts';
import type { SiteFile } from '../../validate/site-file.ts';
import { Report } from '../../written/report.ts';
import type { Slip } from '../proofread/slip.ts';
import { pageSubject, siteSubject } from '../proofread/subjects.ts';
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
}

/** Translations with their sums, and those of them that have grown old. */
export interface Judged {
  readonly stale: readonly StaleTranslation[];
  /** Language, translation's sum and source's sum of each, where there are locks: another lock may say another thing. */
  readonly sums: readonly string[];
}

/** A translation with the sums of its words and of those of its source. */
export function lockedPair(
  { from, to, source, translation }: TranslationPair,
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
  const sums: string[] = [];
  for (const pair of pairs) {
    const locked = locks.isEmpty ? undefined : lockedPair(pair, machine);
    const made = locked ? locks.madeFrom(locked.language, locked.translation) : [];
    if (locked) sums.push(`${locked.language} ${locked.translation} ${locked.source}`);
    if (made.some(({ source }) => source === locked?.source)) continue;
    if (made.length > 0) stale.push({ ...pair, was: nearestTo(pair.source, made) });
    else if (machine.history) {
      const was = beforeIn(pair, machine.history);
      if (was !== undefined) stale.push({ ...pair, was });
    }
  }
  return { stale, sums };
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

/** Translations of a page that have grown old, as they are told, and the sums of all of them. */
export function translationsOf(
  page: PageFile,
  { state, locks }: Judging,
): { told: readonly Diagnostic[]; sums: readonly string[] } {
  const pairs = pairsOfPage(page, state.siteFile);
  const { stale, sums } = judgeTranslations(pairs, { locks: locks(), machine: state.machine });
  return { told: told(stale), sums };
}

/** The translations of a page, with what each is a translation of. A draft has none yet that anybody leans on. */
export function pairsOfPage(page: PageFile, siteFile: SiteFile): TranslationPair[] {
  const languages = languagesIn(siteFile);
  if (!page.page || page.page.draft === true || languages.size < 2) return [];
  return pairsOf(pageSubject(page, siteFile, new Set()), { languages, own: sourceOfPage(page) });
}

/** The translations of what all pages share. */
export function pairsOfSite(siteFile: SiteFile): TranslationPair[] {
  const languages = languagesIn(siteFile);
  return languages.size < 2 ? [] : pairsOf(siteSubject(siteFile), { languages, own: undefined });
}

/** Those of site.yaml that have grown old, as they are told. */
export const translationsOfSite = ({ state, locks }: Judging): readonly Diagnostic[] =>
  told(judgeTranslations(pairsOfSite(state.siteFile), { locks: locks(), machine: state.machine }).stale);

/** The translations of a page that have grown old; without a route those of what all pages share. */
export function staleOf({ state, locks }: Judging, route: string | undefined): readonly StaleTranslation[] {
  const page = route === undefined ? undefined : loadPage(state, route);
  if (route !== undefined && !page) return [];
  const pairs = page ? pairsOfPage(page, state.siteFile) : pairsOfSite(state.siteFile);
  return judgeTranslations(pairs, { locks: locks(), machine: state.machine }).stale;
}

function told(stale: readonly StaleTranslation[]): readonly Diagnostic[] {
  const report = new Report();
  for (const each of stale) {
    const slip = staleSlip(each);
    report.tell(slip, slip.place);
  }
  return report.diagnostics;
}

/** What locks say of some translations, by their sums: as long as it is the same, so is what was told of them. */
export function answersOf(sums: readonly string[], locks: Locks): readonly string[] | undefined {
  if (locks.isEmpty) return undefined;
  return sums.map((each) => {
    const [language = '', translation = '', source] = each.split(' ');
    const made = locks.madeFrom(language, translation);
    return made.some((one) => one.source === source) ? '' : made.map((one) => one.source).join(' ') || '?';
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
