import type { Project } from '../../../content/project.ts';
import { NOT_FOUND_ROUTE } from '../../../content/read/files.ts';
import type { Offer } from '../../../content/resolve/offers.ts';
import { SHELL_ANCHORS } from '../../../content/validate/page-file.ts';
import type { Asked } from '../../shared/editor-api.ts';
import type { PageTitle } from '../../shared/pages.ts';
import { languageFor } from '../changes/title-of-file.ts';
import { titleOf } from '../table.ts';
import { besides } from './pages-info.ts';

/** Every page by its title in the author's language, and by that in the language of the open page, with the places in it that links can lead to. */
export function pageTitles(project: Project, { path, languages }: Asked): PageTitle[] {
  const { language, addressOf } = besides(path, project);
  const own = languageFor(languages, project);
  return [...project.files.routes.keys()].sort().map((route) => {
    const offer = project.offerOf(route);
    if (offer) return { ...offered(offer, [own, language]), address: addressOf(route) };
    const shown = project.compile(route, own).page ?? project.compile(route, language).page;
    const title = shown?.title ?? route;
    const here = project.compile(route, language).page?.title ?? title;
    const headings = new Map(shown?.blocks.map((block) => [block.id, titleOf(block)]));
    return {
      ...{ route, address: addressOf(route), title, canLead: route !== NOT_FOUND_ROUTE },
      ...(here !== title && { here }),
      // What every page has of the frame around it is nothing that an author would lead to.
      places: [...(project.pageFile(route)?.anchors ?? [])]
        .filter((id) => headings.has(id))
        .map((id) => ({ id, title: headings.get(id) || undefined })),
    };
  });
}

/** What a page offers that has not been read: its sections by the names that links have for them. */
function offered({ route, titles, anchors }: Offer, [own, language]: [own: string, language: string]) {
  const titleIn = (code: string) => titles.find((each) => each.language === code)?.title;
  const title = titleIn(own) ?? titleIn(language) ?? route;
  const here = titleIn(language) ?? title;
  return {
    ...{ route, title, canLead: route !== NOT_FOUND_ROUTE },
    ...(here !== title && { here }),
    places: anchors.flatMap((id) => (SHELL_ANCHORS.includes(id) ? [] : { id, title: undefined })),
  };
}
