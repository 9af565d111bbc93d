import type { AuthoredSite } from '../../schema/site.ts';
import type { PageValue, SiteValue } from '../contract/value.ts';
import type { Diagnostic, Source } from '../diagnostics/diagnostic.ts';
import { withSearches } from '../diagnostics/nearest.ts';
import type { Machine } from './assets/machine.ts';
import { reportTaken } from './assets/own-files.ts';
import type { PictureFile } from './assets/picture-files.ts';
import type { PublicFiles } from './assets/public-files.ts';
import type { SiteFaces } from './assets/site-faces.ts';
import { type RecordContext, type Recorded, recordPage } from './check/page.ts';
import { proofreadSite } from './check/proofread/proofread.ts';
import { diagnosticOf, leansOnNames, leansOnSite, type PageRecord } from './check/record.ts';
import { createBounds } from './check/rules/bounds.ts';
import { entriesOfRecords, indexOfRecords, misled, namesOfIndex } from './check/rules/links.ts';
import { judgeSite, ofOneVersion } from './check/site.ts';
import { type KeptLocks, type Locks, openLocks } from './check/translated/lock.ts';
import type { TranslationPair } from './check/translated/pairs.ts';
import {
  answersOf,
  type IsOld,
  oldBy,
  type StaleTranslation,
  staleOf,
  sumsOfSite,
  translationsOfSite,
  unreviewedOf,
} from './check/translated/stale.ts';
import type { Files } from './files/files.ts';
import { filesOver } from './files/files-over.ts';
import { type ContentFiles, listContent, SITE_FILE } from './read/files.ts';
import { readSource } from './read/source.ts';
import { countAnew } from './read/unfolded.ts';
import { type Basis, contentSum, type KeptRecord, openRecords, type Records } from './records.ts';
import { calledRoutes } from './resolve/called-routes.ts';
import { type Compiler, type Compiling, createCompiler, indexLinks, indexOfNames } from './resolve/compiler.ts';
import { formerWhenAsked } from './resolve/former-routes.ts';
import { type AnswerQuery, feedOf, NO_ENTRIES } from './resolve/listed.ts';
import { makePages, NONE_MADE } from './resolve/made-pages.ts';
import { type Offer, type OfferedPages, offeredWithout, offersBeside, seenOfSite } from './resolve/offers.ts';
import { noTexts } from './resolve/rich-text.ts';
import { addressOf, languagesOf, loadPage, madeRoutes, offerOf, publishedRoutes, type State } from './resolve/state.ts';
import type { Uses } from './resolve/uses.ts';
import {
  type Collection,
  type Collections,
  type MadePage,
  type MadePages,
  readCollections,
} from './validate/collections.ts';
import { seenOfFact } from './validate/facts.ts';
import { insertedOn } from './validate/insertions.ts';
import { reportRedirects } from './validate/own-redirects.ts';
import type { PageFile } from './validate/page-file.ts';
import { type Listed, readPublic } from './validate/public-folder.ts';
import { readSiteFile, type SiteFile } from './validate/site-file.ts';
import { type AskedAddress, pathOf } from './written/addresses.ts';
import { isMapping } from './written/mapping.ts';
import { once } from './written/once.ts';
import { MAX_OF_FILES, Report } from './written/report.ts';

/** A content root, opened: read lazily, each file once until it is said to have changed. */
export interface Project {
  readonly folder: Files;
  readonly machine: Machine;
  readonly site: AuthoredSite | undefined;
  readonly siteFile: SiteFile;
  readonly files: ContentFiles;
  /** The files of `public/` as the check has seen them: nothing else is published. */
  readonly publicFiles: PublicFiles;
  /** What is wrong with site.yaml and with the names of files, whatever version the site is written for. */
  readonly siteDiagnostics: readonly Diagnostic[];
  /** The routes that are published; while working on the site, drafts too. */
  routes(): string[];
  /** The pages that are made by themselves, by their routes. */
  madePages(): MadePages['pages'];
  /** True of a page that is written, or made by itself. */
  hasPage(route: string): boolean;
  /** The languages in which a route is offered. */
  languagesOf(route: string): string[];
  /** What is asked for by an address of the site; undefined of one that lies elsewhere. */
  askedBy(address: string): AskedAddress | undefined;
  /** The path of a page in a language. */
  pathOf(route: string, language: string): string;
  /** The page that an earlier address leads to. */
  formerly(address: string): string | undefined;
  pageFile(route: string): PageFile | undefined;
  /** What a page offers others, of one that has not been read; undefined where its file has to be asked. */
  offerOf(route: string): Offer | undefined;
  /** A page in a language with what is wrong with it; no value when the file cannot be used. */
  compile(route: string, language: string, options?: Compiling): { page: PageValue | undefined; report: Report };
  siteValue(language: string): { value: SiteValue; report: Report };
  /** What is wrong with the site's own texts in a language, also where site.yaml has other mistakes. */
  siteReport(language: string): Report;
  /** What menus, footer and labels use of what all pages share, in all languages. */
  sharedUses(): Pick<Uses, 'icons' | 'asTheyAre'>;
  /** The names of all icons that stand on pages, as far as these are known. */
  usedIcons(): string[];
  /** The pictures that have been met while compiling, and the files to be made from each. */
  readonly pictures: ReadonlyMap<string, readonly PictureFile[]>;
  /** The folders whose pages are entries. */
  readonly collections: Collections;
  /** What collections have, once all pages are settled. */
  readonly answer: AnswerQuery;
  /** A collection's feeds in a language. */
  feedOf(collection: Collection, language: string): ReturnType<typeof feedOf>;
  /** Sums of what pages are made of, as it is now; `sumOf` gives those of content files. */
  basis(sumOf?: Basis['sumOf']): Basis;
  /**
   * Reads and compiles one page in all of its languages, says what is wrong with it and keeps nothing of it: sites of any
   * size are gone through so. Its links are taken to lead where the names of files say, until all pages are settled.
   */
  record(route: string): Recorded;
  /**
   * Takes what is known of all pages: from here on they are what links are checked against. Gives the pages with links
   * that lead elsewhere than was recorded, to be recorded again.
   */
  settle(records: Records): string[];
  /** All that is to be told of the site, sorted, once its records are settled. */
  judge(recordOf: (route: string) => PageRecord | undefined): Diagnostic[];
  /** All that is to be told of the site, sorted; pages that are as they were are not read again. */
  check(): Diagnostic[];
  /** Looks at some pages that nothing is known of yet, ahead of a check; false where it knows all. */
  lookAhead(pages: number): boolean;
  /** What locks say that a translation was made from, by its sum. */
  readonly madeFrom: Locks['madeFrom'];
  /** The translations of a page that have grown old; without a route those of site.yaml. */
  stale(route?: string, isOld?: IsOld): readonly StaleTranslation[];
  /** The translations of a page that programs made and nobody has said to be right. */
  unreviewed(route: string): readonly TranslationPair[];
  /** What is told of one page and of what all pages share, without a look at the other pages. */
  diagnosticsOf(route: string): PageDiagnostics;
  /** The project as it would be if files said something else: nothing is written, and nothing of it is kept here. */
  supposing(...sources: readonly Source[]): Project;
  /** The project after files have changed; pages that use none of them are not read again. */
  refresh(changed: ReadonlySet<string>): Project;
}

/** What a check says of one page: of its files, of each language, and of what stands in its texts. */
export interface PageDiagnostics {
  readonly file: readonly Diagnostic[];
  readonly languages: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly texts: readonly Diagnostic[];
}

/** How a site is looked at. */
export interface ProjectOptions {
  /** True to publish drafts too, as the authors' server does. */
  readonly drafts?: boolean;
  /** True to offer pictures in better formats and several widths, which the build then has to make. */
  readonly optimize?: boolean;
  /** What pages offer whose files are as they were when they were published: those are read when they are opened. */
  readonly offered?: OfferedPages | undefined;
}

/** Opens a content root: the folder that holds site.yaml, pages and public. */
export function openProject(
  folder: Files,
  machine: Machine,
  { drafts = false, optimize = false, offered }: ProjectOptions = {},
): Project {
  const siteFile = bounded(() => readSiteFile(folder, machine.fonts));
  const listed = bounded(() => readPublic(folder, siteFile, offered?.files));
  const nothing = {
    pages: new Map(),
    parsed: new Map(),
    kept: new Map(),
    earlier: new Map(),
    sums: new Map(),
    inspected: new Map(),
    parsedTexts: noTexts(),
    keptLocks: new Map(),
  };
  return createProject({ folder, machine, siteFile, listed, ...nothing, drafts, optimize, offered });
}

/** Does some work whose searches for what was meant have an end, as those of a whole check have. */
const bounded = <T>(work: () => T): T => withSearches(work).value;

/** True of a site.yaml that says something of files of `public/`. */
const publishes = ({ partly }: SiteFile) => (partly.publish ?? []).length > 0;

type Start = Pick<
  State,
  'folder' | 'machine' | 'siteFile' | 'pages' | 'parsed' | 'inspected' | 'parsedTexts' | 'drafts' | 'optimize'
> & {
  readonly listed: Listed;
  /** Locks of translations that have been read. */
  readonly keptLocks: KeptLocks;
  /** What was known of pages when the last check ended. */
  readonly kept: ReadonlyMap<string, KeptRecord>;
  /** What was known of them before that. */
  readonly earlier: ReadonlyMap<string, KeptRecord>;
  /** The sums of content files, as far as they have been asked for. */
  readonly sums: Map<string, string>;
  readonly offered: OfferedPages | undefined;
  /** What a folder listing has given before, where no file has come, gone or got another name since. */
  readonly content?: SiteContent | undefined;
};

/** The names of a site's content, and what is wrong with them. */
interface SiteContent {
  readonly files: ContentFiles;
  readonly report: Report;
}

/** True where changed files are pages and partials as before, with other words: then no folder need be listed again. */
function isListed(changed: ReadonlySet<string>, folder: Files, { files }: SiteContent): boolean {
  const known = new Set([...files.routes.values(), ...files.partials, ...files.collections.values(), ...files.locks]);
  return [...changed].every((file) => known.has(file) && folder.look(file) !== undefined);
}

function contentOf(folder: Files, languages: readonly string[], own: readonly string[]): SiteContent {
  const report = new Report(MAX_OF_FILES);
  return { files: listContent(folder, report, languages, own), report };
}

/** Fields of the theme that change how pages look, not what is told of them. */
const NOT_OF_LETTERS: ReadonlySet<string> = new Set(['colors', 'dark', 'radius', 'spacing', 'headings', 'ornament']);

/** What pages see of the theme. */
const seenOfTheme = (theme: unknown): unknown =>
  isMapping(theme) ? Object.entries(theme).filter(([name]) => !NOT_OF_LETTERS.has(name)) : (theme ?? []);

/** Sums of what pages are made of. */
function basisOf(state: State, sumOfFile: Basis['sumOf'], locks: () => Locks): Basis {
  const { siteFile, files, publicFiles } = state;
  const { sumOf, today } = state.machine;
  const { written, facts } = siteFile;
  const ofTheme = seenOfTheme(written.theme);
  // Where a picture for shared links is named, none is drawn with the words of a page.
  const draws = siteFile.partly.socialImage === undefined;
  const stamps = once(stampsOfFiles, publicFiles, () => stampsOf(state));
  const letters = once(lettersOfFaces, siteFile.faces, () => lettersOf(siteFile.faces));
  const settings = sumOf(JSON.stringify([seenOfSite(siteFile), ofTheme, letters, draws]));
  let [names, whole]: (string | undefined)[] = [];
  const seenOf = (name: string) => {
    const fact = facts.get(name);
    return fact && seenOfFact(fact);
  };
  return {
    sumOf: sumOfFile,
    seenBy(record) {
      names ??= sumOf([...files.routes.keys(), ...files.partials].join('\n'));
      const leans = leansOnSite(record);
      // What is there in place of a file that is not may be any other.
      whole ??= leans ? sumOf(JSON.stringify([sumOfFile(SITE_FILE), ...stamps])) : undefined;
      return sumOf(
        JSON.stringify([
          settings,
          insertedOn(record, siteFile),
          record.facts.map(seenOf),
          leans && whole,
          filesOf(record).map((address) => stamps.get(address)),
          leansOnNames(record) && names,
          record.days.length > 0 && today(),
          answersOf(record.translated, locks()),
        ]),
      );
    },
  };
}

/** The letters of the fonts that a site names, which all pages may lack. */
const lettersOfFaces = new WeakMap<SiteFaces, unknown>();
const lettersOf = ({ named }: SiteFaces) => [...named].map(([name, face]) => [name, [...face.characters()].join()]);

/** The files of `public/` that a page shows or leads to; those that it takes words from are among its own. */
const filesOf = ({ asTheyAre, pictures }: PageRecord) => [...asTheyAre, ...pictures.map(([src]) => src)];

/** What tells files of `public/` from others of the same names, by their addresses. */
const stampsOfFiles = new WeakMap<PublicFiles, ReadonlyMap<string, unknown>>();
const stampsOf = ({ folder, publicFiles }: State) =>
  new Map(
    [...publicFiles].map(([address, path]) => {
      // It may be gone since it was listed, which the next reading tells.
      const known = folder.look(path);
      return [address, [known?.size, known?.changed]];
    }),
  );

function createProject(start: Start): Project {
  const { folder, machine, siteFile, pages, listed } = start;
  const languages = siteFile.known.languages.map(({ code }) => code);
  const own = siteFile.partly.editor?.path === undefined ? [] : [siteFile.partly.editor.path.slice(1)];
  const content = start.content ?? contentOf(folder, languages, own);
  const { files } = content;
  const listing = new Report();
  listing.take(content.report);
  const taking = { publicFiles: listed.files, routes: [...files.routes.keys()], languages, own };
  reportTaken(taking, listing);
  const collections = bounded(() => readCollections(folder, files, listing));
  let made: MadePages | undefined;
  const state: State = {
    ...start,
    madePages: () => {
      made ??= makePages(state, written.entries);
      return made;
    },
    files,
    listing,
    collections,
    offers: start.offered ? offersBeside(start.offered, { siteFile, sumOf: machine.sumOf }) : new Map(),
    pictures: start.optimize ? new Map() : undefined,
    publicFiles: listed.files,
  };
  const called = calledRoutes(state);
  bounded(() => reportRedirects({ ...taking, folder, base: siteFile.known.base, paths: called.paths }, listing));
  listing.take(listed.report);
  const { site, otherVersion } = siteFile;
  const former = formerWhenAsked(state);
  let settled: Compiler | undefined;
  // What is made by itself is made of what written pages say.
  const writtenOnly: State = { ...state, madePages: () => NONE_MADE };
  const written = createCompiler(writtenOnly, () => indexLinks(writtenOnly, former));
  const asking = createCompiler(state, () => indexLinks(state, former), written.entries);
  // Once all pages are known, none is read to see where links lead.
  const compiler = () => settled ?? asking;
  const guessing = createCompiler(state, () => indexOfNames(state), NO_ENTRIES);
  const sources = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const known =
      sources.get(file) ??
      start.parsed.get(file)?.source ??
      (file === SITE_FILE ? siteFile.origins.get(siteFile.written)?.source : undefined) ??
      readLater(folder, file);
    sources.set(file, known);
    return known;
  };
  const sumOfFile = (file: string): string => {
    const known = start.sums.get(file) ?? contentSum(folder, file, machine);
    start.sums.set(file, known);
    return known;
  };
  let ofLocks: Locks | undefined;
  const locks = () => {
    ofLocks ??= openLocks(folder, files.locks, start.keptLocks);
    return ofLocks;
  };
  let isOld: IsOld | undefined;
  const oldOnes = () => {
    isOld ??= oldBy(locks(), () => {
      const records = open();
      return sumsOfSite({ state, locks }, (route) => records.get(route)?.translated);
    });
    return isOld;
  };
  const record = (route: string): Recorded => {
    const recorded = recordPage(route, { state, compiler: settled ?? guessing, locks, sumOf: sumOfFile });
    if (!recorded) throw new Error(`${route} is no page of this site.`);
    return recorded;
  };
  const judge: Project['judge'] = (recordOf) => judgeSite({ state, compiler: compiler(), locks, recordOf, sourceOf });
  const settle: Project['settle'] = (records) => {
    const own = [...files.routes.keys()].flatMap((route) => records.get(route) ?? []);
    const entries = entriesOfRecords(own, state);
    made = makePages(state, entries);
    const isAsMade = (record: PageRecord | undefined, page: MadePage) => record?.made === JSON.stringify(page);
    const unmade = [...made.pages.values()].filter((page) => !isAsMade(records.get(page.route), page));
    const unknown = new Set(unmade.map(({ route }) => route));
    const all = [
      ...own,
      ...madeRoutes(state).flatMap((route) => (unknown.has(route) ? [] : (records.get(route) ?? []))),
    ];
    const index = indexOfRecords(all, state);
    settled = createCompiler(state, () => index, entries);
    const names = machine.sumOf(namesOfIndex(all, state));
    const told = { links: index, answer: settled.answer, sumOf: machine.sumOf };
    const wrong = bounded(() => misled(records.unsettled(all, names), told));
    records.settle(names);
    return [...wrong.map(({ route }) => route), ...unknown];
  };
  const basis: Project['basis'] = (sums = sumOfFile) => basisOf(state, sums, locks);
  let opened: Records | undefined;
  const open = () => {
    opened ??= openRecords(start.kept, basis(), start.earlier);
    return opened;
  };
  const known = () => ({ kept: opened?.all() ?? start.kept, earlier: opened?.earlier() ?? start.earlier });
  // It goes on where it was left.
  const unseen = new Set(files.routes.keys());
  const lookAhead: Project['lookAhead'] = (pages) => {
    const records = open();
    let left = pages;
    for (const route of unseen) {
      const isKnown = records.get(route) !== undefined;
      if (!isKnown) records.put(record(route).record);
      // Where something is missing to it, it is still to come.
      unseen.delete(route);
      if (!isKnown && --left === 0) return true;
    }
    return false;
  };
  const check = () => {
    if (otherVersion) return [otherVersion];
    const records = open();
    const bounds = createBounds();
    settled = undefined;
    for (const route of files.routes.keys()) {
      if (bounds.ended()) break;
      if (!records.get(route)) records.put(record(route).record);
      const known = records.get(route);
      if (known) bounds.add(known);
    }
    for (const route of settle(records)) records.put(record(route).record);
    settle(records);
    return judge(records.get);
  };
  return {
    folder,
    machine,
    site,
    siteFile,
    files,
    publicFiles: listed.files,
    siteDiagnostics: [...listing.diagnostics, ...siteFile.report.diagnostics],
    routes: () => publishedRoutes(state),
    madePages: () => bounded(() => state.madePages()).pages,
    hasPage: (route) => files.routes.has(route) || bounded(() => state.madePages()).pages.has(route),
    languagesOf: (route) => languagesOf(state, route),
    askedBy: (address) => bounded(() => called.askedBy(address)),
    pathOf: (route, language) =>
      pathOf(siteFile.known, language, { route, address: bounded(() => addressOf(state, route)) }),
    formerly: (address) => bounded(() => former(address)),
    pageFile: (route) => bounded(() => loadPage(state, route)),
    offerOf: (route) => offerOf(state, route),
    compile: (route, language, options) =>
      bounded(() => {
        const file = loadPage(state, route);
        if (!file) return { page: undefined, report: new Report() };
        countAnew(file.unfolded);
        return compiler().compile(file, language, options);
      }),
    siteValue: (language) => {
      const { value, report } = bounded(() => compiler().siteValue(language));
      if (!value) throw new Error('A site with errors in site.yaml has no values.');
      return { value, report };
    },
    siteReport: (language) => bounded(() => compiler().siteValue(language)).report,
    sharedUses() {
      const uses = languages.map((code) => bounded(() => compiler().siteValue(code)).uses);
      return {
        icons: new Set(uses.flatMap(({ icons }) => [...icons])),
        asTheyAre: new Set(uses.flatMap(({ asTheyAre }) => [...asTheyAre])),
      };
    },
    usedIcons: () => [...known().kept.values()].flatMap(({ record }) => record.icons),
    pictures: state.pictures ?? new Map(),
    collections,
    answer: (query, language) => compiler().answer(query, language),
    feedOf: (collection, language) => feedOf(collection, language, { site: siteFile.known, links: compiler().links() }),
    basis,
    record,
    settle,
    judge,
    check,
    lookAhead,
    madeFrom: (language, translation) => locks().madeFrom(language, translation),
    stale: (route, isOld = oldOnes()) => bounded(() => staleOf({ state, locks }, route, isOld)),
    unreviewed: (route) => bounded(() => unreviewedOf({ state, locks }, route)),
    diagnosticsOf: (route) =>
      bounded(() => {
        // What was known of the page itself may be of its words before.
        const others = [...known().kept].flatMap(([each, { record }]) => (each === route ? [] : record));
        return diagnosticsOfPage(route, { state, compiler: compiler(), locks, sumOf: sumOfFile, sourceOf, others });
      }),
    supposing: (...sources) => {
      const said = new Map(sources.map(({ file, text }) => [file, text]));
      const over = filesOver(folder, Object.fromEntries(said));
      const supposed = said.has(SITE_FILE) ? bounded(() => readSiteFile(over, machine.fonts)) : siteFile;
      const others = <T>(known: ReadonlyMap<string, T>) => new Map([...known].filter(([file]) => !said.has(file)));
      return createProject({
        ...start,
        folder: over,
        content,
        ...known(),
        sums: others(start.sums),
        parsed: others(start.parsed),
        siteFile: supposed,
        offered: start.offered && offeredWithout(start.offered, new Set(said.keys())),
        pages: keptPages(pages, new Set(said.keys()), supposed),
      });
    },
    refresh: (changed) => {
      const siteFile = changed.has(SITE_FILE) ? bounded(() => readSiteFile(folder, machine.fonts)) : start.siteFile;
      const offered = start.offered && offeredWithout(start.offered, changed);
      const touched = [...changed].some((file) => file.startsWith('public'));
      const again = siteFile !== start.siteFile && [siteFile, start.siteFile].some(publishes);
      return createProject({
        ...start,
        siteFile,
        ...known(),
        sums: new Map([...start.sums].filter(([file]) => !changed.has(file))),
        content: isListed(changed, folder, content) ? content : undefined,
        offered,
        listed: touched || again ? bounded(() => readPublic(folder, siteFile, offered?.files)) : listed,
        inspected: touched ? new Map() : start.inspected,
        parsed: new Map([...start.parsed].filter(([file]) => !changed.has(file))),
        // A page that lacked something may find it now.
        pages: keptPages(new Map([...pages].filter(([, { lost }]) => lost.size === 0)), changed, siteFile),
      });
    },
  };
}

/** The pages that are what they were after some files have changed. */
function keptPages(pages: State['pages'], changed: ReadonlySet<string>, siteFile: SiteFile): Map<string, PageFile> {
  const isStill = (page: PageFile) =>
    ![...page.used].some((file) => changed.has(file)) && page.inserted === insertedOn(page, siteFile);
  return new Map([...pages].filter(([, page]) => isStill(page)));
}

/** A file whose text is read when somebody asks for it. */
function readLater(folder: Files, file: string): Source {
  let text: string | undefined;
  return {
    file,
    get text() {
      text ??= readSource(folder, file, new Report())?.text ?? '';
      return text;
    },
  };
}

interface DiagnosticsContext extends RecordContext {
  readonly sourceOf: (file: string) => Source;
  /** What is known of other pages. */
  readonly others: readonly PageRecord[];
}

function diagnosticsOfPage(route: string, { sourceOf, others, ...recording }: DiagnosticsContext): PageDiagnostics {
  const { state, compiler } = recording;
  const { siteFile } = state;
  if (siteFile.otherVersion) return { file: [siteFile.otherVersion], languages: new Map(), texts: [] };
  const recorded = recordPage(route, recording);
  const shared = new Map(
    siteFile.known.languages.map(({ code }) => [code, compiler.siteValue(code).report.diagnostics]),
  );
  const said = [...siteFile.report.diagnostics, ...[...shared.values()].flat()];
  const ofShared = translationsOfSite(recording);
  const pages = [...others, ...(recorded ? [recorded.record] : [])];
  const isOld = oldBy(recording.locks(), () => [...ofShared.sums, ...pages.flatMap(({ translated }) => translated)]);
  const ofSite = [
    ...proofreadSite(state, said),
    ...ofShared.old.filter(({ name }) => isOld(name)).map(({ told }) => told),
  ];
  if (!recorded) return { file: siteFile.report.diagnostics, languages: shared, texts: ofSite };
  const { findings, languages } = recorded.record;
  const tell = (all: typeof findings.file) => all.map((each) => diagnosticOf(each, sourceOf));
  const own = new Map(findings.languages);
  const old = findings.old.flatMap(([name, each]) => (isOld(name) ? [each] : []));
  const file = [...siteFile.report.diagnostics, ...tell(findings.file), ...tell(findings.letters)];
  const older = ofOneVersion(file, siteFile);
  if (older !== file) return { file: older, languages: new Map(), texts: [] };
  return {
    file,
    languages: new Map(languages.map((code) => [code, [...tell(own.get(code) ?? []), ...(shared.get(code) ?? [])]])),
    texts: [...tell([...findings.texts, ...old]), ...ofSite],
  };
}
