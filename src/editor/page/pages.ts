import { removeField, setField } from '../../content/authoring/edit/field-edits.ts';
import type { FileChange } from '../../content/authoring/edit/put-files.ts';
import { readingOf } from '../../content/authoring/edit/reading.ts';
import { addMenuEntry, menuLists, unwrittenLabels } from '../../content/authoring/menu-entry.ts';
import { newPageText, readStartingPoint } from '../../content/authoring/new-page.ts';
import { addressFault } from '../../content/authoring/rename-route.ts';
import { SITE_FILE } from '../../content/read/files.ts';
import type { DeleteWanted, PageWanted, RenameWanted } from '../shared/pages.ts';
import type { Outcome } from '../shared/protocol.ts';
import { freeAddress, refusedIn, removePage, renamePage } from './page-moves.ts';
import { type Asked, type Knowing, linksTold, pagesTold, sourcesOf } from './pages-told.ts';
import { NOT_THERE, refused } from './refused.ts';

/** A page begins from another, a template or blocks; where a menu is named, it gets a link to it. */
function makePage(knowing: Knowing, { route, from, menu, languages }: PageWanted & Asked): Outcome {
  const { engine, session, site: open } = knowing;
  const { project } = open;
  const { site } = project;
  const file = `pages${route}.yaml`;
  const fault = addressFault(sourcesOf(knowing), route, file);
  if (fault) return refusedIn(languages, fault);
  const start = readStartingPoint(from, project);
  if (!start || !site) return refused('noStart');
  const codes = site.languages.map(({ code }) => code);
  const after = newPageText({ project, site, engine, route, from: start, languages: codes });
  const entry = menu === undefined ? [] : inMenu(session.read(SITE_FILE)?.text ?? '', menu, { route, codes });
  if (!entry) return refused('edit-unsound');
  const page: FileChange = { file, before: undefined, after };
  const freed = freeAddress(knowing, route);
  if ('refused' in freed) return refused(freed.refused);
  return session.put({ ...page, also: [...entry, ...freed.changes], what: ['newPage', route], moved: { to: route } });
}

/** site.yaml with a link to a page in a menu; undefined where that cannot be put in. */
function inMenu(
  text: string,
  menu: string,
  { route, codes }: { readonly route: string; readonly codes: readonly string[] },
): FileChange[] | undefined {
  const list = menuLists(text).get(menu);
  if (!list) return undefined;
  const after = addMenuEntry(text, list, { route, labels: unwrittenLabels(route, codes) });
  const [was, is] = [text, after].map((each) => readingOf({ file: SITE_FILE, text: each }).faults.size);
  return is === was ? [{ file: SITE_FILE, before: text, after }] : undefined;
}

function setDraft({ session, site }: Knowing, { route, draft }: { route: string; draft: boolean }): Outcome {
  const file = site.project.files.routes.get(route);
  if (!file) return NOT_THERE;
  return session.change(
    file,
    (source) => (draft ? setField(source, [], 'draft', true) : removeField(source, [], 'draft')),
    { what: [draft ? 'makeDraft' : 'publish', route] },
  );
}

/** What can be done with whole pages, by its name. */
export const pageChanges = (knowing: Knowing): [string, (asked: never) => Outcome][] => [
  ['make-page', (asked: PageWanted & Asked) => makePage(knowing, asked)],
  ['rename-page', (asked: RenameWanted & Asked) => renamePage(knowing, asked)],
  ['delete-page', (asked: DeleteWanted) => removePage(knowing, asked)],
  ['draft-page', (asked: { route: string; draft: boolean }) => setDraft(knowing, asked)],
];

/** What can be asked about the pages of the site. */
export const pageQuestions = (knowing: Knowing): [string, (asked: never) => object | undefined][] => [
  ['pages', (asked: Asked) => pagesTold(knowing, asked)],
  ['page-links', (asked: { route: string }) => linksTold(knowing, asked)],
];
