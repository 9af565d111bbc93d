import { urlOf } from '../../../schema/url.ts';
import type { PageValue } from '../../contract/value.ts';
import { NOT_FOUND_ROUTE } from '../read/files.ts';
import { nothingUnfolded } from '../read/unfolded.ts';
import { type Collection, collectionOf } from '../validate/collections.ts';
import { factsOver } from '../validate/facts.ts';
import type { KnownSite } from '../validate/known-site.ts';
import type { PageFile } from '../validate/page-file.ts';
import { Report } from '../written/report.ts';
import { reportCollection } from './collection-texts.ts';
import { compilePage } from './compile-page.ts';
import type { LanguageContext } from './language-context.ts';
import type { LinkIndex } from './link-index.ts';
import { type AnswerQuery, createAnswers, NO_ANSWER, type OwnEntry, type SiteEntries, titled } from './listed.ts';
import { compileShared, type SharedValue } from './site-value.ts';
import {
  addressOf,
  languagesOf,
  loadPage,
  madeRoutes,
  offerOf,
  publishedRoutes,
  type State,
  translationOf,
} from './state.ts';
import { createTranslator } from './translator.ts';
import { noUses, type Uses } from './uses.ts';

/** Menus and footer are there in every language; where pages may fall back, so may they. */
const sharedTranslation = ({ translation }: KnownSite) => (translation === 'complete' ? 'complete' : 'fallback');

/** A page in a language; no value where parts of it are missing. */
interface Compiled {
  readonly page: PageValue | undefined;
  readonly report: Report;
  readonly uses: Uses;
}

/** How a page is compiled. */
export interface Compiling {
  /** True to keep hidden blocks on it, as for somebody who edits it. */
  readonly hidden?: boolean;
}

/** Compiles what has been read: pages, and what all pages share. */
export interface Compiler {
  compile(file: PageFile, language: string, options?: Compiling): Compiled;
  siteValue(language: string): SharedValue & { report: Report; uses: Uses };
  /** What is to be said of a collection's texts in a language. */
  collection(collection: Collection, language: string): { report: Report; uses: Uses };
  /** What links are checked against. */
  links(): LinkIndex;
  /** What collections have for pages. */
  readonly answer: AnswerQuery;
  /** What entries tell of themselves. */
  readonly entries: SiteEntries;
}

/** Makes the compiler of a site: what site.yaml leaves open is not held against its pages. */
export function createCompiler(state: State, indexed: () => LinkIndex, given?: SiteEntries): Compiler {
  const { known: site } = state.siteFile;
  const translator = createTranslator(site);
  const shells = new Map<string, ReturnType<Compiler['siteValue']>>();
  let index: LinkIndex | undefined;
  const links = () => {
    index ??= indexed();
    return index;
  };
  let answers: AnswerQuery | undefined;
  const answer: AnswerQuery = (query, language) => {
    answers ??= createAnswers({
      collections: state.collections,
      entries,
      site,
      links: links(),
    });
    return answers(query, language);
  };
  const entries: SiteEntries = given ?? {
    in: (collection, language) => routesIn(collection).flatMap((route) => ownOf(route, language) ?? []),
    of: (route, language) => ownOf(route, language),
    all: (language) => publishedRoutes(state).flatMap((route) => titledIn(route, language) ?? []),
  };
  const routesIn = (collection: string) =>
    publishedRoutes(state).filter((route) => collectionOf(route, state.collections)?.route === collection);
  const owned = new Map<string, OwnEntry | undefined>();
  /** What an entry tells of itself: what it asks others is of no matter for that. */
  const ownOf = (route: string, language: string): OwnEntry | undefined => {
    const key = `${language}\0${route}`;
    if (owned.has(key)) return owned.get(key);
    const offer = offerOf(state, route);
    if (offer) return offer.entry?.find(([each]) => each === language)?.[1];
    const file = loadPage(state, route);
    owned.set(key, undefined);
    if (!file?.page || !file.collection || !languagesOf(state, route).includes(language)) return undefined;
    const to = { ...contextOf(language, file), answer: () => NO_ANSWER };
    compilePage({ ...file, page: file.page, hidden: false }, [], to);
    owned.set(key, to.uses.entry);
    return to.uses.entry;
  };
  /** What a page is called, as an entry of the list of all pages. */
  const titledIn = (route: string, language: string): OwnEntry | undefined => {
    const offer = offerOf(state, route);
    const called = offer?.titles.find((each) => each.language === language);
    if (offer) return called && !called.noindex ? titled({ ...called, route }) : undefined;
    const file = loadPage(state, route);
    if (!file?.page || !languagesOf(state, route).includes(language)) return undefined;
    const to = { ...contextOf(language, file), answer: () => NO_ANSWER };
    const page = compilePage({ ...file, page: file.page, hidden: false }, [], to);
    return page && !page.noindex ? titled(page) : undefined;
  };
  const contextOf = (code: string, page: PageFile | undefined): LanguageContext => {
    const language = site.languages.find((candidate) => candidate.code === code);
    if (!language) throw new Error(`The site has no language ${code}.`);
    return {
      folder: state.folder,
      machine: state.machine,
      publicFiles: state.publicFiles,
      site,
      language,
      links: links(),
      collections: state.collections,
      list: page && listOf(page, state),
      answer,
      translator,
      route: page?.route,
      anchors: page?.anchors,
      hidden: page?.hidden,
      translation:
        (page ? translationOf(state, page.route, code) : sharedTranslation(site)) === 'complete'
          ? 'complete'
          : 'fallback',
      draft: page?.page?.draft === true,
      page: page?.file ?? 'site.yaml',
      facts: page && page.facts.size > 0 ? factsOver(page.facts, state.siteFile.facts) : state.siteFile.facts,
      unclear: new Set([...site.unclear, ...(page?.unclear ?? [])]),
      uses: noUses(),
      inspected: state.inspected,
      pictures: state.pictures,
      origins: page?.origins ?? state.siteFile.origins,
      met: { marks: 0, rows: 0 },
      parsedTexts: state.parsedTexts,
      unfolded: page?.unfolded ?? nothingUnfolded(),
      report: new Report(),
    };
  };
  return {
    compile: (file, language, { hidden = false } = {}) => {
      const { route } = file;
      if (!file.page) return { page: undefined, report: new Report(), uses: noUses() };
      const to = contextOf(language, file);
      to.unfolded.documents++;
      const page = compilePage({ ...file, page: file.page, hidden }, languagesOf(state, route), to);
      for (const name of file.asked) to.uses.facts.add(name);
      return { page, report: to.report, uses: to.uses };
    },
    siteValue: (language) => {
      const known = shells.get(language);
      if (known) return known;
      const to = contextOf(language, undefined);
      const shell = { ...compileShared(state.siteFile, to), report: to.report, uses: to.uses };
      shells.set(language, shell);
      return shell;
    },
    collection(collection, language) {
      const to = contextOf(language, undefined);
      reportCollection(collection, to);
      return { report: to.report, uses: to.uses };
    },
    links,
    answer,
    entries,
  };
}

/** The list of a page that is made for it; of a collection's own page that of all entries. */
const listOf = ({ route, made }: PageFile, { collections }: State): LanguageContext['list'] =>
  made ?? (collections.has(route) ? { collection: route, first: route, number: 1 } : undefined);

/** What links are checked against: every page that is published, each read once a link leads to it. */
export function indexLinks(state: State, former: LinkIndex['former']): LinkIndex {
  return linkIndex(
    [...publishedRoutes(state), ...madeRoutes(state)].map((route) => [route, readWhenAsked(route, state)]),
    state,
    former,
  );
}

const NO_NAMES: ReadonlySet<string> = new Set();

function readWhenAsked(route: string, state: State) {
  let [languages, anchors]: (ReadonlySet<string> | undefined)[] = [];
  return {
    get anchors() {
      const offer = offerOf(state, route);
      if (!offer) return loadPage(state, route)?.anchors;
      anchors ??= new Set(offer.anchors);
      return anchors;
    },
    get hidden() {
      return offerOf(state, route)?.hides === false ? NO_NAMES : (loadPage(state, route)?.hidden ?? NO_NAMES);
    },
    get address() {
      return addressOf(state, route);
    },
    get languages() {
      languages ??= new Set(languagesOf(state, route));
      return languages;
    },
  };
}

/**
 * What the names of files alone tell of where links may lead: every page, in every language, with any section. Only the
 * home page is read, whose sections any page may mean.
 */
export function indexOfNames(state: State): LinkIndex {
  const languages = new Set(state.siteFile.known.languages.map(({ code }) => code));
  const home = loadPage(state, '/')?.anchors;
  return linkIndex(
    [...state.files.routes.keys()].map((route) => [route, { anchors: route === '/' ? home : undefined, languages }]),
    state,
  );
}

/** What links are checked against, of these routes. */
export function linkIndex(
  routes: Iterable<readonly [string, NonNullable<ReturnType<LinkIndex['routes']['get']>>]>,
  state: Pick<State, 'siteFile' | 'publicFiles' | 'collections'>,
  former?: LinkIndex['former'],
): LinkIndex {
  const { known: site } = state.siteFile;
  return {
    base: site.base,
    unprefixed: site.unprefixed,
    folders: site.folders,
    host: hostOf(state),
    defaultLanguage: site.defaultLanguage,
    routes: new Map([...routes].filter(([route]) => route !== NOT_FOUND_ROUTE)),
    former,
    languages: site.languages.map(({ code }) => code),
    publicFiles: new Set(state.publicFiles.keys()),
    unclear: [...state.collections.values()].flatMap(({ isWhole, route }) => (isWhole ? [] : [route])),
  };
}

function hostOf({ siteFile }: Pick<State, 'siteFile'>): string | undefined {
  const url = siteFile.partly.url?.value;
  return url ? urlOf(url)?.hostname : undefined;
}
