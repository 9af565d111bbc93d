import type { DevNotes, DevUpdate } from '../../client/dev/notes.ts';
import { siteSprite } from '../../content/assets/drawings.ts';
import { iconNames } from '../../content/assets/icons.ts';
import { countTranslated } from '../../content/authoring/coverage.ts';
import { causesOfPage } from '../../content/check/causes-of-page.ts';
import { hasOwnChecks } from '../../content/check/own-checks.ts';
import { ofOneVersion } from '../../content/check/site.ts';
import { Needs } from '../../content/files/files.ts';
import type { Project } from '../../content/project.ts';
import { NOT_FOUND_ROUTE } from '../../content/read/files.ts';
import { leadsTo, siteRedirects } from '../../content/resolve/site-redirects.ts';
import type { PageFile } from '../../content/validate/page-file.ts';
import { shownBlocks } from '../../content/validate/validate.ts';
import { openPathOf } from '../../content/written/addresses.ts';
import { locate } from '../../content/written/origin.ts';
import type { SiteValue } from '../../contract/value.ts';
import { type PrintedDiagnostic, printed } from '../../diagnostics/as-json.ts';
import { isOwnCode } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { written } from '../../diagnostics/lines.ts';
import { shown } from '../../diagnostics/shown.ts';
import { catalogueFor } from '../../diagnostics/wording.ts';

/** What an address leads to: a page, the choice of a language for one, or nothing that the site has. */
type AddressKind = 'page' | 'choice' | 'nothing';

/** A site that is being worked on: read again, page by page, as files change. */
export interface WorkedSite {
  readonly project: Project;
  /** An address without the part that the whole site lies below; undefined for one that is not the site's. */
  below(address: string): string | undefined;
  /** Everything about the page at an address, compiled now. Addresses that lead nowhere give the not-found page. */
  pageAt(
    address: string,
    languages?: string,
    /** True while the page is being edited: hidden blocks are on it. */
    editing?: boolean,
  ): Omit<DevUpdate, 'markup' | 'editing'> & { readonly kind: AddressKind };
  /** Where an address leads that a page had before, or has in another form. */
  movedTo(address: string): string | undefined;
  siteValue(language: string): SiteValue | undefined;
  /** Every icon there is, since any may be typed next, with the site's own drawings. */
  sprite(): string;
  /** Reads again what files have changed; true where the site's drawings in the sprite are other ones now. */
  change(files: ReadonlySet<string>): boolean;
  /** Ends what it does unasked. */
  close(): void;
}

/** Pages that are looked at before anybody asks for them, and milliseconds until the next are. */
const PAGES = 2;
const PAUSE = 20;

export function openSite(opened: Project): WorkedSite {
  let project = opened;
  const below = (address: string) => {
    const { base } = project.siteFile.known;
    return `${address}/`.startsWith(`${base}/`) ? address.slice(base.length) || '/' : undefined;
  };
  const siteValue = (language: string) => {
    const known = project.site?.languages.some(({ code }) => code === language);
    return known ? project.siteValue(language).value : undefined;
  };
  const drawn = (icons: readonly string[]) => siteSprite(project, icons, project.siteFile.known.languages);
  let drawings = drawn([]);
  let ahead: ReturnType<typeof setTimeout> | undefined;
  const lookAhead = () => {
    clearTimeout(ahead);
    ahead = setTimeout(() => {
      try {
        if (project.lookAhead(PAGES)) lookAhead();
      } catch {
        // Whatever fails here fails again, and is told, when somebody asks for it.
      }
    }, PAUSE);
    // A program that has nothing else to do may end.
    if (typeof ahead === 'object') ahead.unref();
  };
  lookAhead();
  return {
    get project() {
      return project;
    },
    below,
    siteValue,
    pageAt(address, languages = 'en', editing = false) {
      const { language, route, kind } = placeOf(address, project);
      const { page, report } = project.compile(route, language, { hidden: editing });
      const file = project.pageFile(route);
      const shared = project.siteReport(language).diagnostics;
      // What a site asks for itself is told at once; how texts read is told where they are edited.
      const wanted = hasOwnChecks ? project.diagnosticsOf(route).texts.filter(({ code }) => isOwnCode(code)) : [];
      const own = [...(file?.report.diagnostics ?? []), ...report.diagnostics, ...wanted];
      const notes = {
        places: placesOf(project.pageFile(route), editing),
        missing: missingLanguages(project, route),
        diagnostics: printAll(toldOf([...shared, ...own], project), languages),
      };
      return { path: address, page, site: siteValue(language), notes, kind };
    },
    movedTo: (address) => movedTo(address, project),
    sprite: () => drawn(iconNames(project.machine.icons())),
    change(files) {
      const before = drawings;
      project = project.refresh(files);
      if (project.site) drawings = drawn([]);
      lookAhead();
      return drawings !== before;
    },
    close: () => clearTimeout(ahead),
  };
}

/** Where an address leads that a page had before, or has in another form. */
function movedTo(address: string, project: Project): string | undefined {
  const { known } = project.siteFile;
  const { language, route } = project.askedBy(address) ?? {};
  if (route === undefined) return undefined;
  if (project.hasPage(route)) {
    const own = language && project.pathOf(route, language);
    return own && withoutSlash(own) !== withoutSlash(address) ? own : undefined;
  }
  const now = project.formerly(route);
  if (now === undefined) return redirectedTo(address, project);
  if (!language) return openPathOf(known, now);
  return project.pathOf(now, project.languagesOf(now).includes(language) ? language : known.defaultLanguage);
}

/** Where a line of `redirects` in site.yaml leads. */
function redirectedTo(address: string, { site, siteFile: { known } }: Project): string | undefined {
  if (!site || site.redirects.length === 0) return undefined;
  const all = siteRedirects({ ...known, redirects: site.redirects, origin: new URL(site.url.value).origin }, []);
  const path = withoutSlash(address);
  const found = all.find(({ from, isSplat }) => (isSplat ? path.startsWith(from) : withoutSlash(from) === path));
  return found && leadsTo(found, path);
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** What stands at an address, as far as site.yaml can be understood. */
function placeOf(address: string, project: Project) {
  const asked = project.askedBy(address);
  const route = asked && project.hasPage(asked.route) ? asked.route : undefined;
  const kind: AddressKind = route ? (asked?.language ? 'page' : 'choice') : 'nothing';
  const language = asked?.language ?? project.siteFile.known.defaultLanguage;
  return { language, route: route ?? NOT_FOUND_ROUTE, kind };
}

/** Pages that are all looked at in a moment: of more, an author waits for no check. */
const FEW = 100;

/** What is told on a page: of it, and of what all pages share. */
function toldOf(own: readonly Diagnostic[], project: Project): readonly Diagnostic[] {
  const { siteDiagnostics, siteFile } = project;
  return withCauses(ofOneVersion([...siteDiagnostics, ...own], siteFile), project);
}

const withCauses = (own: readonly Diagnostic[], project: Project) =>
  project.site && (project.files.routes.size < FEW || isWhollySeen(project))
    ? causesOfPage(own, () => project.check())
    : own;

function isWhollySeen(project: Project): boolean {
  try {
    return !project.lookAhead(1);
  } catch (error) {
    // Nothing is fetched for it.
    if (error instanceof Needs) return false;
    throw error;
  }
}

/** Diagnostics as a page's panel shows them, each once. */
export function printAll(diagnostics: readonly Diagnostic[], languages: string): DevNotes['diagnostics'] {
  const catalogue = catalogueFor(languages);
  const all = new Map<string, PrintedDiagnostic>();
  for (const diagnostic of shown(diagnostics)) {
    const entry = printed(diagnostic, catalogue);
    all.set(`${entry.file}:${entry.line}:${entry.column}:${entry.code}`, entry);
  }
  return [...all.values()];
}

/** Languages that lack some of a page's texts, with how many they have. */
const missingLanguages = (project: Project, route: string): string[] =>
  countTranslated(project, route)
    .filter(({ asked, translated, total }) => asked !== 'none' && translated < total)
    .map(({ language, translated, total }) => `${language} ${translated}/${total}`);

/** Where the blocks begin that are on the page. */
function placesOf(file: PageFile | undefined, editing: boolean): string[] {
  if (!file?.page) return [];
  const blocks = editing ? file.page.blocks : shownBlocks(file.page);
  return blocks.map((block) => written(locate(file.origins, block.written, []).place));
}
