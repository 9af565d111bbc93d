import { hasIcon, iconNames } from '../../../content/assets/icons.ts';
import type { Project } from '../../../content/project.ts';
import { isCsv } from '../../../content/read/csv-file.ts';
import { NOT_FOUND_ROUTE } from '../../../content/read/files.ts';
import type { KnownNames } from '../../shared/settings.ts';

/** Files that pages can show. */
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/i;

/** The pictures of `public/`, those in folders first: beside the folders lie signs of the site that browsers ask for. */
export const pictureNames = ({ publicFiles }: Project): string[] => {
  const all = [...publicFiles.keys()].filter((file) => PICTURE.test(file));
  const isInFolder = (file: string) => file.lastIndexOf('/') > 0;
  return [...all.filter(isInFolder), ...all.filter((file) => !isInFolder(file))];
};

const anchorsOf = (project: Project, route: string): Iterable<string> =>
  project.offerOf(route)?.anchors ?? project.pageFile(route)?.anchors ?? [];

/** What may be chosen in the fields of a page: icons, regions, form services, pictures, and where links may lead. */
export function knownNames(project: Project, route: string): KnownNames {
  const { site, siteFile } = project;
  const icons = project.machine.icons();
  const used = project.usedIcons().filter((name) => hasIcon(icons, name));
  const links = new Map(
    project
      .routes()
      .filter((route) => route !== NOT_FOUND_ROUTE)
      .map((route) => [route, anchorsOf(project, route)]),
  );
  const own = [...(links.get(route) ?? [])].map((anchor) => `#${anchor}`);
  const pages = [...links].flatMap(([page, anchors]) => [
    page,
    ...[...(page === route ? [] : anchors)].map((anchor) => `${page}#${anchor}`),
  ]);
  return {
    names: {
      // Those that the site shows already come first: they go together.
      icon: [...new Set([...used.sort(), ...iconNames(icons)])],
      region: Object.keys(site?.regions ?? {}),
      endpoint: Object.keys(site?.formEndpoints ?? {}),
      image: pictureNames(project),
      csv: [...project.publicFiles.keys()].filter(isCsv),
      link: [...own, ...pages],
    },
    sprite: `${siteFile.known.base}/assets/icons.svg`,
    base: siteFile.known.base,
  };
}
