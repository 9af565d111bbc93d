import { SCHEMA_VERSION } from '../../../schema/steps.ts';
import { isOwnCode } from '../../diagnostics/catalogue.ts';
import { compareDiagnostics, type Diagnostic, type Source } from '../../diagnostics/diagnostic.ts';
import { withSearches } from '../../diagnostics/nearest.ts';
import { NOT_FOUND_ROUTE, SITE_FILE } from '../read/files.ts';
import type { Compiler } from '../resolve/compiler.ts';
import { loadPage, madeRoutes, type State } from '../resolve/state.ts';
import { type Collection, collectionOf } from '../validate/collections.ts';
import { isOwn, schemaOf } from '../validate/older.ts';
import type { SiteFile } from '../validate/site-file.ts';
import { locate } from '../written/origin.ts';
import { MAX_OF_FILES, placeAt, Report } from '../written/report.ts';
import { charactersOfSite } from './characters.ts';
import { checkTexts, lackedLetters, reportLacked } from './letters.ts';
import { hasOwnChecks, ownSlipsOfSite } from './own-checks.ts';
import { proofreadSite } from './proofread/proofread.ts';
import { sweep } from './proofread/sweep.ts';
import { diagnosticOf, type PageRecord, type StoredFinding } from './record.ts';
import { withinBounds } from './rules/bounds.ts';
import { gatherCauses } from './rules/causes.ts';
import { reportFormer } from './rules/former-addresses.ts';
import { reportInsertions } from './rules/insertions.ts';
import { gatherLanguages } from './rules/languages.ts';
import { reportMade } from './rules/made-pages.ts';
import { withKnownRoutes } from './rules/meant-routes.ts';
import { reportNeeded } from './rules/needed-pages.ts';
import { reportAddresses } from './rules/own-addresses.ts';
import { reportPartials } from './rules/partials.ts';
import { reportSiteRedirects } from './rules/redirects.ts';
import { reportRobots } from './rules/robots.ts';
import { reportSearch } from './rules/search.ts';
import { gatherFacts } from './rules/template-facts.ts';
import { reportTitles } from './rules/titles.ts';
import { reportUnusedFacts } from './rules/unused-facts.ts';
import type { RuleContext } from './rules/whole.ts';
import type { Locks } from './translated/lock.ts';
import { type IsOld, oldBy, translationsOfSite } from './translated/stale.ts';

/** What a whole site is judged by. */
export interface SiteContext {
  readonly state: State;
  /** Checks links against the records. */
  readonly compiler: Compiler;
  /** The records of the pages, by their routes: of all, or of the first up to where they are too much. */
  readonly recordOf: (route: string) => PageRecord | undefined;
  /** What is known of the words that translations were made from. */
  readonly locks: () => Locks;
  /** Gives the text of a file that something is told about. */
  readonly sourceOf: (file: string) => Source;
}

/** All that is to be told of a site, sorted: what its records tell, and what only all of them together show. */
export function judgeSite(judging: SiteContext): Diagnostic[] {
  const { siteFile, files } = judging.state;
  if (siteFile.otherVersion) return [siteFile.otherVersion];
  const { records, ended } = withinBounds([...files.routes.keys(), ...madeRoutes(judging.state)], judging.recordOf);
  const { value, spent } = withSearches(() => judge(judging, records, ended));
  const last = new Report();
  if (spent || records.some((record) => record.spent))
    last.add('suggestions-ended', placeAt({ file: SITE_FILE, text: '' }, 0, 0));
  return [...ofOneVersion(value, siteFile), ...last.diagnostics].sort(compareDiagnostics);
}

/**
 * What is told of a site that is written for another version than the engine reads: that alone. One that does not say so is
 * older where a block shows it.
 */
export function ofOneVersion(told: readonly Diagnostic[], siteFile: SiteFile): readonly Diagnostic[] {
  const { otherVersion, written, origins } = siteFile;
  if (otherVersion) return [otherVersion];
  const versions = told.flatMap(({ code, details }) => {
    const schema = code === 'older-block' ? schemaOf(details) : undefined;
    return schema && !isOwn(schema) ? [Number(details.version)] : [];
  });
  if (versions.length === 0 || written.engine !== undefined || !origins.has(written)) return told;
  const report = new Report();
  const details = { version: Math.min(...versions), newest: SCHEMA_VERSION };
  report.add('older-site', locate(origins, written, []).place, details);
  return report.diagnostics;
}

function judge(
  { state, compiler, locks, sourceOf }: SiteContext,
  records: readonly PageRecord[],
  ended: ReturnType<typeof withinBounds>['ended'],
): Diagnostic[] {
  const { siteFile, files } = state;
  const tell = (told: readonly StoredFinding[]) => told.map((each) => diagnosticOf(each, sourceOf));
  const all = new Report();
  all.take(state.listing);
  all.take(siteFile.report);
  if (ended) all.add(ended.code, placeAt({ file: files.routes.get(ended.route) ?? '', text: '' }, 0, 0));
  const letters = new Report();
  const shared = new Set<string>();
  const lacked = new Map<string, Set<string>>();
  for (const { code } of siteFile.known.languages) {
    const { value, report, uses } = compiler.siteValue(code);
    all.take(report);
    for (const name of uses.facts) shared.add(name);
    const characters = charactersOfSite(value);
    checkTexts(code, characters, { state, report: letters });
    lacked.set(code, new Set(lackedLetters(code, characters, state)));
  }
  for (const [collection, languages] of languagesOfCollections(state, records))
    for (const code of languages) {
      const { report, uses } = compiler.collection(collection, code);
      all.take(report);
      for (const name of uses.facts) shared.add(name);
    }
  const whole: RuleContext = { state, records, shared, sourceOf };
  for (const record of records) {
    all.take({ diagnostics: tell(record.findings.file) });
    all.take({ diagnostics: gatherFacts(record, tell(record.findings.languages.flatMap(([, told]) => told)), whole) });
    letters.take({ diagnostics: tell(record.findings.letters) });
    for (const [code, missing] of Object.entries(record.lacked))
      for (const letter of missing) lacked.get(code)?.add(letter);
  }
  reportFormer(whole, all);
  reportAddresses(whole, all);
  reportMade(whole, all);
  reportSearch(whole, all);
  reportInsertions(whole, all);
  reportSiteRedirects(whole, all);
  reportRobots(whole, all);
  for (const [code, missing] of lacked) reportLacked(code, missing, state, letters);
  all.take(letters);
  const unused = reportPartials(whole, compiler, all);
  // Without a site.yaml this may be quite another folder.
  const isSite = Object.keys(siteFile.written).length > 0;
  if (isSite && !files.routes.has(NOT_FOUND_ROUTE))
    all.add('missing-not-found', placeAt({ file: 'pages', text: '' }, 0, 0));
  if (!state.drafts) reportNeeded(whole, all);
  const isWhole = !all.failed;
  if (isWhole) {
    const idle = new Report(MAX_OF_FILES);
    for (const file of unused) idle.add('unused-partial', placeAt({ file, text: '' }, 0, 0));
    all.take(idle);
    reportTitles(whole, all);
    reportUnusedFacts(whole, all);
  }
  const ofSite = translationsOfSite({ state, locks });
  const isOld = oldBy(locks(), () => [...ofSite.sums, ...records.flatMap(({ translated }) => translated)]);
  const texts = [
    ...proofreadSite(state, all.diagnostics),
    ...ofSite.old.filter(({ name }) => isOld(name)).map(({ told }) => told),
    ...textsTold(records, tell, isOld),
  ];
  const isOpen = noteIsOpen(records);
  // A note may answer what only shows where everything can be read, or what another page shows of a file of both.
  const odd = texts.filter((each) => each.code !== 'idle-note' || (isWhole && isOpen(each)));
  // What a site asks for itself, and what has grown old, is told beside whatever else is odd at its place.
  const isOwn = ({ code }: Diagnostic) =>
    isOwnCode(code) || code === 'stale-translation' || code === 'unreviewed-translation';
  for (const slip of sweep(
    odd.filter((each) => !isOwn(each)),
    all.diagnostics,
  ))
    all.tell(slip, slip.place);
  for (const slip of odd.filter(isOwn)) all.tell(slip, slip.place);
  if (isWhole && hasOwnChecks)
    for (const slip of ownSlipsOfSite(records, (route) => loadPage(state, route))) all.tell(slip, slip.place);
  const sorted = [...all.diagnostics].sort(compareDiagnostics);
  return withKnownRoutes(gatherLanguages(gatherCauses(sorted, whole), siteFile), whole);
}

/** Collections with the languages in which they have pages, or will have their first ones. */
function languagesOfCollections(
  { collections, siteFile }: State,
  records: readonly PageRecord[],
): ReadonlyMap<Collection, Iterable<string>> {
  const all = siteFile.known.languages.map(({ code }) => code);
  const had = new Map<Collection, Set<string>>();
  for (const { route, languages } of records) {
    const found = collectionOf(route, collections);
    if (found) had.set(found, new Set([...(had.get(found) ?? []), ...languages]));
  }
  return new Map([...collections.values()].map((each) => [each, had.get(each) ?? all]));
}

/** Odd texts after which no more are told: nobody looks through more. */
const MAX_SLIPS = 30_000;

/** What is odd in the texts of all pages. */
function textsTold(
  records: readonly PageRecord[],
  tell: (told: readonly StoredFinding[]) => Diagnostic[],
  isOld: IsOld,
): Diagnostic[] {
  const texts: Diagnostic[] = [];
  for (const { findings, file } of records) {
    const old = findings.old.flatMap(([name, finding]) => (isOld(name) ? [finding] : []));
    for (const each of tell([...findings.texts, ...old])) texts.push(each);
    if (texts.length <= MAX_SLIPS) continue;
    const last = new Report();
    last.add('more-warnings', placeAt({ file, text: '' }, 0, 0), { limit: MAX_SLIPS });
    return [...texts, ...last.diagnostics];
  }
  return texts;
}

const keyOf = (file: string, start: number) => `${file}\0${start}`;

/** Tells of a note whether every page that reads its file finds that it answers nothing. */
function noteIsOpen(records: readonly PageRecord[]): (note: Diagnostic) => boolean {
  const readers = new Map<string, number>();
  const idle = new Map<string, number>();
  for (const { noted, findings } of records) {
    for (const file of noted) readers.set(file, (readers.get(file) ?? 0) + 1);
    for (const { code, at } of findings.texts)
      if (code === 'idle-note') idle.set(keyOf(at[0], at[1]), (idle.get(keyOf(at[0], at[1])) ?? 0) + 1);
  }
  return ({ place: { source, range } }) =>
    !readers.has(source.file) || readers.get(source.file) === idle.get(keyOf(source.file, range.start));
}
