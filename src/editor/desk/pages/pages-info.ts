import { measureCoverage } from '../../../content/authoring/coverage.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import { formerIn } from '../../../content/authoring/former-address.ts';
import { entriesTo, menuLabels, menuLists } from '../../../content/authoring/menu-entry.ts';
import { deletePage, isFixedRoute, type SiteSources } from '../../../content/authoring/rename-route.ts';
import type { RouteLink } from '../../../content/authoring/route-links.ts';
import type { Project } from '../../../content/project.ts';
import { NOT_FOUND_ROUTE, SITE_FILE } from '../../../content/read/files.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { Asked } from '../../shared/editor-api.ts';
import type { MenuInfo, PageInfo, PageLinks, PagesInfo } from '../../shared/pages.ts';
import type { ChangeOutcome, RouteChange } from '../../shared/protocol.ts';
import { placeInfoOf } from '../changes/place-info.ts';
import { languageFor } from '../changes/title-of-file.ts';
import type { DeskContext } from '../desk-part.ts';

/** The language and the route of the page at a path, and the address that a route has in it; where it is not offered, in the default one. */
export function besides(path: string, project: Project) {
  const { known } = project.siteFile;
  const asked = project.askedBy(path);
  const language = asked?.language ?? known.defaultLanguage;
  const addressOf = (route: string) => {
    const offered = project.languagesOf(route).includes(language) ? language : known.defaultLanguage;
    return project.pathOf(route, offered);
  };
  const route = asked && project.hasPage(asked.route) ? asked.route : NOT_FOUND_ROUTE;
  return { language, route, addressOf };
}

/** Where a page that was open is now, as addresses in the language of the open page. */
export function withAddresses(outcome: ChangeOutcome, path: string, project: Project): ChangeOutcome {
  if (outcome.kind !== 'done' || !outcome.moved) return outcome;
  const { addressOf } = besides(path, project);
  const { from, to } = outcome.moved;
  const moved: RouteChange = { from: from && addressOf(from), to: to === undefined ? addressOf('/') : addressOf(to) };
  // Whoever reads another page than the one that is gone stays there.
  const isElsewhere = to === undefined && moved.from !== path.replace(/(.)\/$/, '$1');
  return isElsewhere ? { ...outcome, moved: undefined } : { ...outcome, moved };
}

/** All content files as they are now. */
export const sourcesOf = ({ session, site: { project } }: DeskContext): SiteSources => ({
  sources: [SITE_FILE, ...project.files.routes.values(), ...project.files.partials].flatMap(
    (file) => session.read(file) ?? [],
  ),
  routes: project.files.routes,
  languages: project.siteFile.known.languages.map(({ code }) => code),
});

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

/** Every page of the site, with how far it is translated and how much the check says of it. */
export function pagesInfo({ session, site: { project } }: DeskContext, { path, languages }: Asked): PagesInfo {
  const { language, addressOf } = besides(path, project);
  const counts = new Map<string, number>();
  for (const { place } of project.check()) counts.set(place.source.file, (counts.get(place.source.file) ?? 0) + 1);
  const made = [...project.madePages().values()].filter(({ number }) => number === 1);
  const pages = [
    ...project.files.routes,
    ...made.map(({ route, file, text }) => [route, text === undefined ? file : SITE_FILE] as const),
  ].map(
    ([route, file]): PageInfo => ({
      route,
      ...(!project.files.routes.has(route) && { madeFrom: file }),
      address: addressOf(route),
      title: project.compile(route, language).page?.title ?? route,
      draft: project.pageFile(route)?.page?.draft === true,
      fixed: isFixedRoute(route) || !project.files.routes.has(route),
      canLead: route !== NOT_FOUND_ROUTE && project.files.routes.has(route),
      messages: sum([...(project.pageFile(route)?.used ?? [file])].map((used) => counts.get(used) ?? 0)),
      coverage: measureCoverage(project, [route])
        .filter(({ asked }) => asked !== 'none')
        .map(({ language, translated, total }) => ({ language, translated, total })),
    }),
  );
  // A template gives pages their title; a file with blocks alone is a part of pages.
  const isTemplate = (file: string) => {
    const source = session.read(file);
    return source && saidAt(source, ['meta']) !== undefined;
  };
  return {
    language,
    pages: pages.sort((a, b) => (a.route < b.route ? -1 : 1)),
    templates: project.files.partials.filter(isTemplate).map((file) => file.slice('pages'.length)),
    menus: menusInfo(session.read(SITE_FILE), languageFor(languages, project)),
    languages: project.siteFile.known.languages.map(({ code, label }) => ({
      ...{ code, label },
      always: code === project.siteFile.known.defaultLanguage,
    })),
  };
}

/** What leads to a page, and which of it goes with the page when that is deleted. */
export function linksInfo(
  context: DeskContext,
  { route, languages }: { route: string } & Asked,
): PageLinks | undefined {
  const { session, site } = context;
  const found = deletePage(sourcesOf(context), route);
  if ('refused' in found) return undefined;
  const source = session.read(found.file);
  const shared = session.read(SITE_FILE);
  const placeInfo = placeInfoOf(site.project, languages);
  // Of what leads there the words say more than that it leads.
  const infoOf = ({ source, path }: RouteLink) => placeInfo(source, path.at(-1) === 'link' ? path.slice(0, -1) : path);
  const ways = shared ? entriesTo(shared, route) : [];
  const goes = ({ source, path }: RouteLink) =>
    source.file === SITE_FILE && ways.some((way) => way.every((step, place) => step === path[place]));
  return {
    formerly: source ? formerIn(source) : [],
    entries: found.links.filter(goes).map(infoOf),
    links: found.links.filter((link) => !goes(link)).map(infoOf),
    perhaps: found.perhaps.map(infoOf),
  };
}

/** The lists of the header, as an author calls them. */
export function menusInfo(source: Source | undefined, language: string): MenuInfo[] {
  if (!source) return [];
  const labels = menuLabels(source, language);
  return [...menuLists(source.text).keys()].map((name) => ({ name, label: labels.get(name) || name }));
}
