import { prefixOf } from '../../../../schema/prefix.ts';
import { measureCoverage } from '../../../content/authoring/coverage.ts';
import { saidAt } from '../../../content/authoring/edit/reading.ts';
import { formerIn } from '../../../content/authoring/former-address.ts';
import { menuLists } from '../../../content/authoring/menu-entry.ts';
import { deletePage, isFixedRoute, type SiteSources } from '../../../content/authoring/rename-route.ts';
import type { RouteLink } from '../../../content/authoring/route-links.ts';
import type { Project } from '../../../content/project.ts';
import { NOT_FOUND_ROUTE, SITE_FILE } from '../../../content/read/files.ts';
import { pathOf } from '../../../content/resolve/links.ts';
import { written } from '../../../diagnostics/lines.ts';
import type { PageLinks, PagesTold, PageTold } from '../../shared/pages.ts';
import type { Moved, Outcome } from '../../shared/protocol.ts';
import type { Asked } from '../desk-part.ts';
import type { Session } from '../session.ts';

export interface Knowing {
  readonly root: string;
  readonly engine: string;
  readonly session: Session;
  readonly site: { readonly project: Project };
}

/** The language and the route of the page at a path, and the address that a route has in it; where it is not offered, in the default one. */
export function besides(path: string, project: Project) {
  const { base, languages, defaultLanguage } = project.siteFile.known;
  const [first = '', ...rest] = path
    .slice(base.length)
    .replace(/(.)\/$/, '$1')
    .split('/')
    .slice(1);
  const chosen = languages.find(({ code }) => prefixOf(code) === first)?.code;
  const language = chosen ?? defaultLanguage;
  const addressOf = (route: string) => {
    const offered = project.languagesOf(route).includes(language) ? language : defaultLanguage;
    return pathOf(base, offered, route);
  };
  const route = `/${(chosen === undefined ? [first, ...rest] : rest).join('/')}`;
  return { language, route: project.files.routes.has(route) ? route : NOT_FOUND_ROUTE, addressOf };
}

/** Where a page that was open is now, as addresses in the language of the open page. */
export function withAddresses(outcome: Outcome, path: string, project: Project): Outcome {
  if (outcome.kind !== 'done' || !outcome.moved) return outcome;
  const { addressOf } = besides(path, project);
  const { from, to } = outcome.moved;
  const moved: Moved = { from: from && addressOf(from), to: to === undefined ? addressOf('/') : addressOf(to) };
  // Whoever reads another page than the one that is gone stays there.
  const isElsewhere = to === undefined && moved.from !== path.replace(/(.)\/$/, '$1');
  return isElsewhere ? { ...outcome, moved: undefined } : { ...outcome, moved };
}

/** All content files as they are now. */
export const sourcesOf = ({ session, site: { project } }: Knowing): SiteSources => ({
  sources: [SITE_FILE, ...project.files.routes.values(), ...project.files.partials].flatMap(
    (file) => session.read(file) ?? [],
  ),
  routes: project.files.routes,
  languages: project.siteFile.known.languages.map(({ code }) => code),
});

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

/** Every page of the site, with how far it is translated and how much the check says of it. */
export function pagesTold({ session, site: { project } }: Knowing, { path }: Asked): PagesTold {
  const { language, addressOf } = besides(path, project);
  const told = new Map<string, number>();
  for (const { place } of project.check()) told.set(place.source.file, (told.get(place.source.file) ?? 0) + 1);
  const pages = [...project.files.routes].map(
    ([route, file]): PageTold => ({
      route,
      address: addressOf(route),
      title: project.compile(route, language).page?.title ?? route,
      draft: project.pageFile(route)?.page?.draft === true,
      fixed: isFixedRoute(route),
      canLead: route !== NOT_FOUND_ROUTE,
      messages: sum([...(project.pageFile(route)?.used ?? [file])].map((used) => told.get(used) ?? 0)),
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
    menus: [...menuLists(session.read(SITE_FILE)?.text ?? '').keys()],
    languages: project.siteFile.known.languages.map(({ code, label }) => ({
      ...{ code, label },
      always: code === project.siteFile.known.defaultLanguage,
    })),
  };
}

const linkTold = ({ place, written: text }: RouteLink) => ({ at: written(place), text });

export function linksTold(knowing: Knowing, { route }: { route: string }): PageLinks | undefined {
  const found = deletePage(sourcesOf(knowing), route);
  if ('refused' in found) return undefined;
  const source = knowing.session.read(found.file);
  return {
    formerly: source ? formerIn(source) : [],
    links: found.links.map(linkTold),
    perhaps: found.perhaps.map(linkTold),
  };
}
