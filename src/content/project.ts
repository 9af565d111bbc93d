import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthoredSite } from '../../schema/site.ts';
import type { PageValue, SiteValue } from '../contract/value.ts';
import type { Diagnostic, Source } from '../diagnostics/diagnostic.ts';
import { withSearches } from '../diagnostics/nearest.ts';
import { reportTaken } from './assets/own-files.ts';
import type { PictureFile } from './assets/picture-files.ts';
import type { PublicFiles } from './assets/public-files.ts';
import { checkAll } from './check/check-all.ts';
import { type Digested, digestPage, type PageDigest } from './check/digest.ts';
import { type JudgedPage, judgeAlone } from './check/judge-alone.ts';
import type { Memory } from './check/memory.ts';
import { learnLanguages } from './check/proofread/proofread.ts';
import { digestedIndex, isSound, misled } from './check/sound.ts';
import { type ContentFiles, listContent, SITE_FILE } from './read/files.ts';
import { supposed } from './read/parsed-files.ts';
import { countAnew, nothingUnfolded } from './read/unfolded.ts';
import { type Compiling, createCompiler, indexLinks, indexOfNames } from './resolve/compiler.ts';
import { formerWhenAsked } from './resolve/former-routes.ts';
import { noTexts } from './resolve/rich-text.ts';
import { languagesOf, loadPage, publishedRoutes, type State } from './resolve/state.ts';
import { reportRedirects } from './validate/own-redirects.ts';
import type { PageFile } from './validate/page-file.ts';
import { type Listed, readPublic } from './validate/public-folder.ts';
import { readSiteFile, type SiteFile } from './validate/site-file.ts';
import { Report } from './written/report.ts';

/** A content root, opened: read lazily, each file once until it is said to have changed. */
export interface Project {
  readonly root: string;
  readonly site: AuthoredSite | undefined;
  readonly siteFile: SiteFile;
  readonly files: ContentFiles;
  /** The files of `public/` as the check has seen them: nothing else is published. */
  readonly publicFiles: PublicFiles;
  /** What is wrong with site.yaml and with the names of files. */
  readonly siteDiagnostics: readonly Diagnostic[];
  /** The routes that are published; while working on the site, drafts too. */
  routes(): string[];
  /** The languages in which a route is offered. */
  languagesOf(route: string): string[];
  /** The page that an earlier address leads to. */
  formerly(address: string): string | undefined;
  pageFile(route: string): PageFile | undefined;
  /** A page in a language with what is wrong with it; no value when the file cannot be used. */
  compile(route: string, language: string, options?: Compiling): { page: PageValue | undefined; report: Report };
  siteValue(language: string): { value: SiteValue; report: Report };
  /** What is wrong with the site's own texts in a language, also where site.yaml has other mistakes. */
  siteReport(language: string): Report;
  /** The names of all icons that have been met while compiling. */
  readonly usedIcons: ReadonlySet<string>;
  /** The pictures that have been met while compiling, and the files to be made from each. */
  readonly pictures: ReadonlyMap<string, readonly PictureFile[]>;
  /** Files of `public/` that pages, met while compiling, link to or show as they are. */
  readonly asTheyAre: ReadonlySet<string>;
  /** Reads and compiles everything; all diagnostics, sorted. */
  check(): Diagnostic[];
  /**
   * Reads, checks and compiles one page in all of its languages and keeps nothing of it: sites of any size are gone
   * through so. Its links are taken to lead where the names of files say.
   */
  digest(route: string): Digested;
  /**
   * Takes what is known of all pages: from here on they are what links are checked against. Gives the pages with links
   * that lead elsewhere than the names of files say, to be digested again.
   */
  settle(digests: readonly PageDigest[]): string[];
  /** What a check says of a page, as far as it is seen without all others. */
  judge(route: string): JudgedPage;
  /** The project as it would be if a file said something else: nothing is written, and nothing of it is kept here. */
  supposing(source: Source): Project;
  /** True where a check of the whole site, as it has been settled, has nothing to say. */
  isSound(): boolean;
  /** The project after files have changed; pages that use none of them are not read again. */
  refresh(changed: ReadonlySet<string>): Project;
}

interface Options {
  /** True to publish drafts too, as the authors' server does. */
  readonly drafts?: boolean;
  /** True to offer pictures in better formats and several widths, which the build then has to make. */
  readonly optimize?: boolean;
  /** Another site's files of `public/`, to be used in place of its own. */
  readonly publicFiles?: PublicFiles;
}

/** Opens a content root: the folder that holds site.yaml, pages and public. */
export function openProject(root: string, { drafts = false, optimize = false, publicFiles }: Options = {}): Project {
  const siteFile = bounded(() => readSiteFile(root));
  const listed = publicFiles ? { files: publicFiles, report: new Report() } : bounded(() => readPublic(root, siteFile));
  const nothing = {
    pages: new Map(),
    parsed: new Map(),
    memory: { judged: new Map() },
    inspected: new Map(),
    parsedTexts: noTexts(),
  };
  return createProject({ root, siteFile, listed, ...nothing, drafts, optimize });
}

/** Does some work whose searches for what was meant have an end, as those of a whole check have. */
const bounded = <T>(work: () => T): T => withSearches(work).value;

/** True of a site.yaml that says something of files of `public/`. */
const publishes = ({ partly }: SiteFile) => (partly.publish ?? []).length > 0;

type Start = Pick<
  State,
  'root' | 'siteFile' | 'pages' | 'parsed' | 'inspected' | 'parsedTexts' | 'drafts' | 'optimize'
> & {
  readonly listed: Listed;
  readonly memory: Memory;
  /** What a folder listing has given before, where no file has come, gone or got another name since. */
  readonly content?: Content | undefined;
};

/** The names of a site's content, and what is wrong with them. */
interface Content {
  readonly files: ContentFiles;
  readonly report: Report;
}

/** True where changed files are pages and partials as before, with other words: then no folder need be listed again. */
function isListed(changed: ReadonlySet<string>, root: string, { files }: Content): boolean {
  const known = new Set([...files.routes.values(), ...files.partials]);
  return [...changed].every((file) => known.has(file) && existsSync(join(root, file)));
}

function contentOf(root: string, languages: readonly string[]): Content {
  const report = new Report();
  return { files: listContent(root, report, languages), report };
}

function createProject(start: Start): Project {
  const { root, siteFile, pages, listed } = start;
  const languages = siteFile.known.languages.map(({ code }) => code);
  const content = start.content ?? contentOf(root, languages);
  const { files } = content;
  const listing = new Report();
  listing.take(content.report);
  const taking = { publicFiles: listed.files, routes: [...files.routes.keys()], languages };
  reportTaken(taking, listing);
  bounded(() => reportRedirects({ ...taking, root, base: siteFile.known.base }, listing));
  listing.take(listed.report);
  const state: State = {
    ...start,
    files,
    listing,
    faulty: { errors: 0, full: false, next: undefined },
    usedIcons: new Set(),
    usedFacts: new Map(),
    asTheyAre: new Set(),
    pictures: start.optimize ? new Map() : undefined,
    publicFiles: listed.files,
    unfolded: nothingUnfolded(),
  };
  const { site } = siteFile;
  const former = formerWhenAsked(state);
  let digests: readonly PageDigest[] | undefined;
  const compiler = createCompiler(state, () =>
    digests ? digestedIndex({ state, digests }) : indexLinks(state, former),
  );
  const guessing = createCompiler(state, () => indexOfNames(state));
  return {
    root,
    site,
    siteFile,
    files,
    publicFiles: listed.files,
    siteDiagnostics: [...listing.diagnostics, ...siteFile.report.diagnostics],
    routes: () => publishedRoutes(state),
    languagesOf: (route) => languagesOf(state, route),
    formerly: (address) => bounded(() => former(address)),
    pageFile: (route) => bounded(() => loadPage(state, route)),
    compile: (route, language, options) =>
      bounded(() => {
        countAnew(state.unfolded);
        const file = loadPage(state, route);
        return file ? compiler.compile(file, language, options) : { page: undefined, report: new Report() };
      }),
    siteValue: (language) => {
      const { value, report } = bounded(() => compiler.siteValue(language));
      if (!value) throw new Error('A site with errors in site.yaml has no values.');
      return { value, report };
    },
    siteReport: (language) => bounded(() => compiler.siteValue(language)).report,
    usedIcons: state.usedIcons,
    pictures: state.pictures ?? new Map(),
    asTheyAre: state.asTheyAre,
    digest: (route) =>
      bounded(() => digestPage(route, { state, compiler: digests ? compiler : guessing, memory: start.memory })),
    settle: (all) => {
      digests = all;
      return bounded(() => misled(all, compiler));
    },
    isSound: () =>
      digests !== undefined &&
      bounded(() => isSound({ state, memory: start.memory, digests: digests ?? [], compiler })),
    check: () => checkAll(state, compiler, start.memory),
    judge: (route) =>
      bounded(() => {
        countAnew(state.unfolded);
        return judgeAlone(route, { state, compiler, memory: start.memory });
      }),
    supposing: (source) => {
      // What the site knows its languages by is not learned from what is being typed.
      learnLanguages(state, start.memory);
      const isSite = source.file === SITE_FILE;
      return createProject({
        ...start,
        content,
        parsed: supposed(start.parsed, source),
        siteFile: isSite ? bounded(() => readSiteFile(root, source)) : siteFile,
        pages: new Map([...pages].filter(([, { used }]) => !used.has(source.file))),
      });
    },
    refresh: (changed) => {
      // A page that lacked something may find it now.
      const kept = [...pages].filter(
        ([, { used, lost }]) => lost.size === 0 && ![...used].some((file) => changed.has(file)),
      );
      const siteFile = changed.has(SITE_FILE) ? bounded(() => readSiteFile(root)) : start.siteFile;
      const touched = [...changed].some((file) => file.startsWith('public'));
      const again = siteFile !== start.siteFile && [siteFile, start.siteFile].some(publishes);
      return createProject({
        ...start,
        siteFile,
        content: isListed(changed, root, content) ? content : undefined,
        listed: touched || again ? bounded(() => readPublic(root, siteFile)) : listed,
        inspected: touched ? new Map() : start.inspected,
        parsed: new Map([...start.parsed].filter(([file]) => !changed.has(file))),
        memory: { ...start.memory, judged: new Map(start.memory.judged) },
        pages: new Map(kept),
      });
    },
  };
}
