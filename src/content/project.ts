import type { AuthoredSite } from '../../schema/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageValue, SiteValue } from '../render/value.ts';
import { listPublic, type Size } from './assets.ts';
import { checkAll } from './check-all.ts';
import { type ContentFiles, listContent, NOT_FOUND_ROUTE } from './files.ts';
import type { LinkIndex } from './links.ts';
import type { Localizing } from './localizing.ts';
import { compilePage, type PageFile, pageTexts, readPageFile } from './page-file.ts';
import type { PictureFile } from './picture-files.ts';
import { Report } from './report.ts';
import { basePath, readSiteFile, SITE_FILE, type SiteFile } from './site-file.ts';
import { compileSiteValue, siteTexts } from './site-value.ts';
import { createTranslator, type Translator } from './translator.ts';

/** A content root, opened: read lazily, each file once until it is said to have changed. */
export interface Project {
  readonly root: string;
  readonly site: AuthoredSite | undefined;
  readonly siteFile: SiteFile;
  readonly files: ContentFiles;
  /** What is wrong with site.yaml and with the names of files. */
  readonly siteDiagnostics: readonly Diagnostic[];
  /** The routes that are published; while working on the site, drafts too. */
  routes(): string[];
  /** The languages in which a route is offered. */
  languagesOf(route: string): string[];
  pageFile(route: string): PageFile | undefined;
  /** A page in a language with what is wrong with it; no value when the file cannot be used. */
  compile(route: string, language: string): { page: PageValue | undefined; report: Report };
  siteValue(language: string): { value: SiteValue; report: Report };
  /** The names of all icons that have been met while compiling. */
  readonly usedIcons: ReadonlySet<string>;
  /** The pictures that have been met while compiling, and the files to be made from each. */
  readonly pictures: ReadonlyMap<string, readonly PictureFile[]>;
  /** Reads and compiles everything; all diagnostics, sorted. */
  check(): Diagnostic[];
  /** The project after files have changed; pages that use none of them are not read again. */
  refresh(changed: ReadonlySet<string>): Project;
}

/** What a project knows while it is open. */
export interface State {
  readonly root: string;
  readonly siteFile: SiteFile;
  readonly files: ContentFiles;
  readonly listing: Report;
  readonly pages: Map<string, PageFile>;
  readonly usedIcons: Set<string>;
  readonly usedFacts: Map<string, Set<string>>;
  readonly sizes: Map<string, Size | undefined>;
  readonly publicFiles: ReadonlySet<string>;
  /** Undefined where pictures are shown as they are. */
  readonly pictures: Map<string, readonly PictureFile[]> | undefined;
  readonly drafts: boolean;
  readonly optimize: boolean;
}

interface Options {
  /** True to publish drafts too, as the authors' server does. */
  readonly drafts?: boolean;
  /** True to offer pictures in better formats and several widths, which the build then has to make. */
  readonly optimize?: boolean;
}

/** Opens a content root: the folder that holds site.yaml, pages and public. */
export function openProject(root: string, { drafts = false, optimize = false }: Options = {}): Project {
  return createProject({ root, siteFile: readSiteFile(root), pages: new Map(), drafts, optimize });
}

function createProject(start: Pick<State, 'root' | 'siteFile' | 'pages' | 'drafts' | 'optimize'>): Project {
  const listing = new Report();
  const { root, siteFile, pages } = start;
  const state: State = {
    ...start,
    files: listContent(
      root,
      listing,
      siteFile.site?.languages.map(({ code }) => code),
    ),
    listing,
    usedIcons: new Set(),
    usedFacts: new Map(),
    sizes: new Map(),
    pictures: start.optimize ? new Map() : undefined,
    publicFiles: new Set(listPublic(root)),
  };
  const { site } = siteFile;
  const shared = site && createShared(state, site);
  return {
    root,
    site,
    siteFile,
    files: state.files,
    siteDiagnostics: [...listing.diagnostics, ...siteFile.report.diagnostics],
    routes: () => publishedRoutes(state),
    languagesOf: (route) => languagesOf(state, route),
    pageFile: (route) => loadPage(state, route),
    compile: (route, language) => shared?.compile(route, language) ?? { page: undefined, report: new Report() },
    siteValue: (language) => {
      if (!shared) throw new Error('A site with errors in site.yaml has no values.');
      return shared.siteValue(language);
    },
    usedIcons: state.usedIcons,
    pictures: state.pictures ?? new Map(),
    check: () => checkAll(state, shared),
    refresh: (changed) => {
      const kept = [...pages].filter(([, { used }]) => ![...used].some((file) => changed.has(file)));
      return createProject({
        ...start,
        siteFile: changed.has(SITE_FILE) ? readSiteFile(root) : siteFile,
        pages: new Map(kept),
      });
    },
  };
}

/** A page's file, read once. */
export function loadPage(state: State, route: string): PageFile | undefined {
  const known = state.pages.get(route);
  if (known) return known;
  const file = state.files.routes.get(route);
  if (!file) return undefined;
  const page = readPageFile({ root: state.root, files: state.files, file, route });
  state.pages.set(route, page);
  return page;
}

function publishedRoutes(state: State): string[] {
  const routes = [...state.files.routes.keys()];
  return state.drafts ? routes : routes.filter((route) => loadPage(state, route)?.page?.draft !== true);
}

/** What is asked of a page in a language: by the page itself, else by site.yaml. */
function translationOf(state: State, route: string, code: string): AuthoredSite['translation'] {
  const { site } = state.siteFile;
  if (!site || code === site.defaultLanguage) return 'complete';
  return loadPage(state, route)?.page?.translation?.[code] ?? site.translation;
}

/** The languages in which a route is offered. */
export const languagesOf = (state: State, route: string): string[] =>
  (state.siteFile.site?.languages ?? [])
    .map(({ code }) => code)
    .filter((code) => translationOf(state, route, code) !== 'none');

/** Menus and footer are there in every language; where pages may fall back, so may they. */
const sharedTranslation = ({ translation }: AuthoredSite) => (translation === 'complete' ? 'complete' : 'fallback');

/** Compiles with what has been read. */
export interface Shared {
  compile(route: string, language: string): { page: PageValue | undefined; report: Report };
  siteValue(language: string): { value: SiteValue; report: Report };
}

function createShared(state: State, site: AuthoredSite): Shared {
  const texts = { common: createTranslator(site, 'common'), pages: createTranslator(site, 'pages') };
  texts.common.load(siteTexts(site));
  let loaded: PageFile | undefined;
  let links: LinkIndex | undefined;
  const localizing = (code: string, page: PageFile | undefined, translator: Translator): Localizing => {
    const language = site.languages.find((candidate) => candidate.code === code);
    if (!language) throw new Error(`The site has no language ${code}.`);
    links ??= indexLinks(state, site);
    const used = state.usedFacts.get(page?.route ?? '') ?? new Set();
    state.usedFacts.set(page?.route ?? '', used);
    return {
      root: state.root,
      site,
      language,
      links,
      translator,
      route: page?.route,
      anchors: page?.anchors,
      translation:
        (page ? translationOf(state, page.route, code) : sharedTranslation(site)) === 'complete'
          ? 'complete'
          : 'fallback',
      page: page?.file ?? 'site.yaml',
      facts: page ? new Map([...state.siteFile.facts, ...page.facts]) : state.siteFile.facts,
      usedFacts: used,
      usedIcons: state.usedIcons,
      sizes: state.sizes,
      pictures: state.pictures,
      origins: page?.origins ?? state.siteFile.origins,
      report: new Report(),
    };
  };
  return {
    compile: (route, language) => {
      const file = loadPage(state, route);
      if (!file?.page) return { page: undefined, report: new Report() };
      if (loaded !== file) texts.pages.load(pageTexts(file.page));
      loaded = file;
      const to = localizing(language, file, texts.pages);
      const page = compilePage({ route, page: file.page }, languagesOf(state, route), to);
      return { page: file.page.complete ? page : undefined, report: to.report };
    },
    siteValue: (language) => {
      const to = localizing(language, undefined, texts.common);
      return { value: compileSiteValue(state.siteFile, to), report: to.report };
    },
  };
}

function indexLinks(state: State, site: AuthoredSite): LinkIndex {
  const routes: [string, { anchors: ReadonlySet<string> | undefined; languages: ReadonlySet<string> }][] = [];
  for (const route of publishedRoutes(state)) {
    if (route === NOT_FOUND_ROUTE) continue;
    routes.push([route, { anchors: loadPage(state, route)?.anchors, languages: new Set(languagesOf(state, route)) }]);
  }
  return {
    base: basePath(site.url.value),
    defaultLanguage: site.defaultLanguage,
    routes: new Map(routes),
    publicFiles: state.publicFiles,
  };
}
