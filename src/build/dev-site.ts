import { engineIcons } from '../../blocks/ui/engine-icons.ts';
import type { DevNotes, DevUpdate } from '../client/dev/notes.ts';
import { hasIcon } from '../content/assets.ts';
import { measureCoverage } from '../content/coverage.ts';
import { siteSprite } from '../content/drawings.ts';
import { NOT_FOUND_ROUTE } from '../content/files.ts';
import { locate } from '../content/origin.ts';
import { openProject, type Project } from '../content/project.ts';
import { catalogueFor } from '../diagnostics/catalogues.ts';
import { type Diagnostic, lineAndColumn } from '../diagnostics/diagnostic.ts';
import { type PrintedDiagnostic, printed } from '../diagnostics/printed.ts';
import type { SiteValue } from '../render/value.ts';

/** The content root as the authors' server sees it: read again, page by page, as files change. */
export interface DevSite {
  readonly project: Project;
  /** Everything about the page at a path, compiled now. Unknown paths give the not-found page. */
  pageAt(path: string, languages?: string): Omit<DevUpdate, 'told'> & { readonly found: boolean };
  siteValue(language: string): SiteValue | undefined;
  /** The icons of the site so far, and those named. */
  sprite(more: Iterable<string>): string;
  change(file: string): void;
}

export function openDevSite(root: string): DevSite {
  let project = openProject(root, { drafts: true });
  const split = (path: string) => {
    const codes = project.site?.languages.map(({ code }) => code) ?? [];
    const [, first = '', ...rest] = path.split('/');
    const language = codes.includes(first) ? first : (project.site?.defaultLanguage ?? '');
    return { language, route: codes.includes(first) ? `/${rest.join('/')}` : path };
  };
  const siteValue = (language: string) => {
    const known = project.site?.languages.some(({ code }) => code === language);
    return known ? project.siteValue(language).value : undefined;
  };
  return {
    get project() {
      return project;
    },
    siteValue,
    pageAt(path, languages = 'en') {
      const { language, route: wanted } = split(path);
      const found = project.files.routes.has(wanted);
      const route = found ? wanted : NOT_FOUND_ROUTE;
      const { page, report } = project.compile(route, language);
      const file = project.pageFile(route);
      const shared = project.site ? project.siteValue(language).report.diagnostics : [];
      const own = [...(file?.report.diagnostics ?? []), ...report.diagnostics];
      const notes = {
        root,
        places: placesOf(project, route),
        missing: missingLanguages(project, route),
        diagnostics: printAll([...project.siteDiagnostics, ...shared, ...own], languages),
      };
      return { path, page, site: siteValue(language), notes, found };
    },
    sprite(more) {
      const icons = [...engineIcons, ...project.usedIcons, ...more].filter(hasIcon);
      return siteSprite(root, icons, project.site?.languages ?? []);
    },
    change(file) {
      project = project.refresh(new Set([file]));
    },
  };
}

function printAll(diagnostics: readonly Diagnostic[], languages: string): DevNotes['diagnostics'] {
  const catalogue = catalogueFor(languages);
  const all = new Map<string, PrintedDiagnostic>();
  for (const diagnostic of diagnostics) {
    const entry = printed(diagnostic, catalogue);
    all.set(`${entry.file}:${entry.line}:${entry.column}:${entry.code}`, entry);
  }
  return [...all.values()];
}

/** Languages that lack some of a page's texts, with how many they have. */
const missingLanguages = (project: Project, route: string): string[] =>
  measureCoverage(project, [route])
    .filter(({ asked, translated, total }) => asked !== 'none' && translated < total)
    .map(({ language, translated, total }) => `${language} ${translated}/${total}`);

function placesOf(project: Project, route: string): string[] {
  const file = project.pageFile(route);
  return (file?.page?.blocks ?? []).map(({ written }) => {
    const { source, range } = locate(file?.origins ?? new WeakMap(), written, []).place;
    const { line, column } = lineAndColumn(source.text, range.start);
    return `${source.file}:${line}:${column}`;
  });
}
