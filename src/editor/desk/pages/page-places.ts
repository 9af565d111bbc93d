import { removeEntry } from '../../../content/authoring/edit/list-edits.ts';
import { putInPart, takeFromPart } from '../../../content/authoring/edit/part-edits.ts';
import { readingOf, saidAt } from '../../../content/authoring/edit/reading.ts';
import { addMenuEntry, menuLinks, menuLists, unwrittenLabels } from '../../../content/authoring/menu-entry.ts';
import type { Project } from '../../../content/project.ts';
import { SITE_FILE } from '../../../content/read/files.ts';
import type { Source } from '../../../diagnostics/diagnostic.ts';
import type { LanguageRequest, MenuRequest, PagePlaces } from '../../shared/page-places.ts';
import type { ChangeOutcome } from '../../shared/protocol.ts';
import { languageFor } from '../changes/title-of-file.ts';
import type { DeskContext, DeskPart } from '../desk-part.ts';
import { NOT_THERE, refused } from '../refused.ts';
import type { MadeChange } from '../session.ts';
import { menusInfo } from './pages-info.ts';

/** The words of a link to a page: its title in each language of the site. */
export function labelsFor(route: string, project: Project): Record<string, string> {
  const codes = project.siteFile.known.languages.map(({ code }) => code);
  const titles = codes.map((code) => [code, project.compile(route, code).page?.title] as const);
  return Object.fromEntries(titles.map(([code, title]) => [code, title ?? unwrittenLabels(route, [code])[code] ?? '']));
}

/** site.yaml with a link to a page at the end of a list of the header; undefined where it cannot be put in. */
export function withMenuLink(
  text: string,
  menu: string,
  entry: { readonly route: string; readonly labels: Readonly<Record<string, string>> },
): string | undefined {
  const list = menuLists(text).get(menu);
  if (!list) return undefined;
  const after = addMenuEntry(text, list, entry);
  const [was, is] = [text, after].map((each) => readingOf({ file: SITE_FILE, text: each }).faults.size);
  return is === was ? after : undefined;
}

function placesOf(route: string, asked: string, { session, site: { project } }: DeskContext): PagePlaces | undefined {
  const source = session.read(SITE_FILE);
  const { languages, defaultLanguage } = project.siteFile.known;
  if (!source || !project.files.routes.has(route)) return undefined;
  const offered = project.languagesOf(route);
  const having = new Set(menuLinks(source, route).map(({ menu }) => menu));
  return {
    languages: languages.map(({ code, label, direction }) => ({
      ...{ code, label, direction },
      offered: offered.includes(code),
      always: code === defaultLanguage,
    })),
    menus: menusInfo(source, languageFor(asked, project)).map((menu) => ({ ...menu, has: having.has(menu.name) })),
  };
}

/** A page that is not offered in a language says so; where it is, nothing has to be said. */
function setLanguage(
  { session, site: { project } }: DeskContext,
  { route, code, offered }: LanguageRequest,
): ChangeOutcome {
  const file = project.files.routes.get(route);
  const { languages, defaultLanguage } = project.siteFile.known;
  if (!file || code === defaultLanguage || !languages.some((each) => each.code === code)) return NOT_THERE;
  const make = (source: Source): MadeChange =>
    offered ? takeFromPart(source, ['translation', code]) : putInPart(source, ['translation', code], 'none');
  return session.change(file, make, { what: [offered ? 'offerLanguage' : 'withdrawLanguage', route, code] });
}

function setMenu({ session, site: { project } }: DeskContext, { route, menu, has }: MenuRequest): ChangeOutcome {
  const source = session.read(SITE_FILE);
  if (!source || !project.files.routes.has(route)) return NOT_THERE;
  if (has) {
    const after = withMenuLink(source.text, menu, { route, labels: labelsFor(route, project) });
    if (after === undefined) return refused('edit-unsound');
    return session.put({ file: SITE_FILE, before: source.text, after, what: ['putInMenu', route, menu] });
  }
  const link = menuLinks(source, route).find((each) => each.menu === menu);
  if (!link) return NOT_THERE;
  const entries = saidAt(source, link.path);
  if (Array.isArray(entries) && entries.length === 1) return refused('last');
  return session.change(SITE_FILE, (now) => removeEntry(now, link.path, link.index), {
    what: ['takeFromMenu', route, menu],
  });
}

/** What an open page may ask and change of the languages and menus of any page. */
export const placesDesk = (options: DeskContext) =>
  ({
    changes: {
      'page-language': (wanted) => setLanguage(options, wanted),
      'page-menu': (wanted) => setMenu(options, wanted),
    },
    questions: {
      'page-places': ({ route, languages }) => placesOf(route, languages, options),
    },
  }) satisfies DeskPart;
