import { hasIcon, iconNames } from '../../content/assets/icons.ts';
import type { Project } from '../../content/project.ts';
import { NOT_FOUND_ROUTE } from '../../content/read/files.ts';
import type { LinkIndex } from '../../content/resolve/link-index.ts';
import { resolveLink } from '../../content/resolve/links.ts';
import type { KnownNames } from '../shared/settings.ts';
import { sentenceOf } from './sentence.ts';

/** Files that pages can show. */
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/i;

/** The pictures of `public/`, those in folders first: beside the folders lie signs of the site that browsers ask for. */
export const pictureNames = ({ publicFiles }: Project): string[] => {
  const all = [...publicFiles.keys()].filter((file) => PICTURE.test(file));
  const isInFolder = (file: string) => file.lastIndexOf('/') > 0;
  return [...all.filter(isInFolder), ...all.filter((file) => !isInFolder(file))];
};

/** What may be chosen in the fields of a page: icons, regions, form services, pictures, and where links may lead. */
export function knownNames(project: Project, route: string): KnownNames {
  const { site, siteFile } = project;
  const links = linkIndex(project).routes;
  const own = [...(links.get(route)?.anchors ?? [])].map((anchor) => `#${anchor}`);
  const pages = [...links].flatMap(([page, { anchors = [] }]) => [
    page,
    ...[...(page === route ? [] : anchors)].map((anchor) => `${page}#${anchor}`),
  ]);
  return {
    names: {
      // Those that the site shows already come first: they go together.
      icon: [...new Set([...[...project.usedIcons].filter(hasIcon).sort(), ...iconNames()])],
      region: Object.keys(site?.regions ?? {}),
      endpoint: Object.keys(site?.formEndpoints ?? {}),
      image: pictureNames(project),
      link: [...own, ...pages],
    },
    sprite: `${siteFile.known.base}/assets/icons.svg`,
    base: siteFile.known.base,
  };
}

/** What links are checked against, as all pages are now. */
function linkIndex(project: Project): LinkIndex {
  const { siteFile, publicFiles } = project;
  const { base, defaultLanguage, languages } = siteFile.known;
  const url = siteFile.partly.url?.value;
  const routes = project
    .routes()
    .filter((route) => route !== NOT_FOUND_ROUTE)
    .map((route) => {
      const anchors = project.pageFile(route)?.anchors;
      return [route, { anchors, languages: new Set(project.languagesOf(route)) }] as const;
    });
  return {
    base,
    defaultLanguage,
    host: url && URL.canParse(url) ? new URL(url).hostname : undefined,
    routes: new Map(routes),
    former: project.formerly,
    languages: languages.map(({ code }) => code),
    publicFiles: new Set(publicFiles.keys()),
  };
}

/** Why a link leads nowhere, in an author's language; undefined of a good one, and of one that a fact completes. */
export function linkFault(
  target: string,
  { project, route, languages }: { readonly project: Project; readonly route: string; readonly languages: string },
): string | undefined {
  if (target === '' || target.includes('{{')) return undefined;
  const index = linkIndex(project);
  const result = resolveLink(target, { route, language: index.defaultLanguage }, index);
  const fault = 'href' in result ? result.detour : result;
  return fault && sentenceOf(fault, languages);
}
