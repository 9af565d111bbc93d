import { saidAt } from '../../../content/authoring/edit/reading.ts';
import type { Project } from '../../../content/project.ts';
import { SITE_FILE } from '../../../content/read/files.ts';
import { isMapping } from '../../../content/written/mapping.ts';
import { partName } from '../../shared/names.ts';
import type { FileTitle } from '../../shared/protocol.ts';
import { filesOf, type Step } from '../session.ts';

/** The site's language that an author reads best. */
export function languageFor(languages: string, { siteFile: { known } }: Project): string {
  const wanted = languages.split(',').map((each) =>
    each
      .trim()
      .toLowerCase()
      .replace(/[-;].*/, ''),
  );
  const codes = known.languages.map(({ code }) => code);
  return wanted.flatMap((each) => codes.find((code) => code === each) ?? [])[0] ?? known.defaultLanguage;
}

/** The routes of pages by their files. */
export const routesByFile = ({ files }: Pick<Project, 'files'>): Map<string, string> =>
  new Map([...files.routes].map(([route, file]) => [file, route]));

/** What files are to authors: a page by its title, also one that is gone, a part that pages share, or the whole site. */
export function titlesOfFiles(project: Project, languages: string): (step: Step) => FileTitle {
  const language = languageFor(languages, project);
  const routes = routesByFile(project);
  const titles = new Map<string, string | undefined>();
  const titleOf = (route: string) => {
    if (!titles.has(route)) titles.set(route, project.compile(route, language).page?.title);
    return titles.get(route);
  };
  return (step) => {
    const { file, isEverywhere } = step;
    if (isEverywhere || file === SITE_FILE) return { of: 'site' };
    const route = routes.get(file);
    if (route === '/') return { of: 'home' };
    if (route === undefined && /(?:^|\/)_[^/]*$/.test(file)) return { of: 'part', title: partName(file) };
    const title = route === undefined ? undefined : titleOf(route);
    return { of: 'page', title: title ?? writtenTitle(step, language) ?? route ?? file };
  };
}

/** The title that a page had or was given, as it is written. */
function writtenTitle(step: Step, language: string): string | undefined {
  for (const { file, before, after } of filesOf(step))
    for (const text of [after, before]) {
      const title = typeof text === 'string' ? saidAt({ file, text }, ['meta', 'title']) : undefined;
      const said = isMapping(title) ? (title[language] ?? title.all ?? Object.values(title)[0]) : title;
      if (typeof said === 'string') return said;
    }
  return undefined;
}
