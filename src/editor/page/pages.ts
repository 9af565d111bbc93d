import { applyEdits } from '../../content/authoring/edit/edit.ts';
import { removeField, setField } from '../../content/authoring/edit/field-edits.ts';
import { type FileChange, wholeText } from '../../content/authoring/edit/put-files.ts';
import { readingOf } from '../../content/authoring/edit/reading.ts';
import { addMenuEntry, menuLists, unwrittenLabels } from '../../content/authoring/menu-entry.ts';
import { newPageText, readStartingPoint } from '../../content/authoring/new-page.ts';
import { addressFault, isFixedRoute, renameRoute } from '../../content/authoring/rename-route.ts';
import { SITE_FILE } from '../../content/read/files.ts';
import type { Code } from '../../diagnostics/catalogue.ts';
import type { Details } from '../../diagnostics/diagnostic.ts';
import { written } from '../../diagnostics/lines.ts';
import { catalogueFor } from '../../diagnostics/message-languages.ts';
import { wordingOf } from '../../diagnostics/wording.ts';
import type { PageWanted } from '../shared/pages.ts';
import type { Outcome } from '../shared/protocol.ts';
import { type Asked, type Knowing, linksTold, pagesTold, sourcesOf } from './pages-told.ts';
import { NOT_THERE, refused } from './refused.ts';

const refusedIn = (languages: string, { code, details = {} }: { code: Code; details?: Details }): Outcome => {
  const { message, hint } = wordingOf({ code, details }, catalogueFor(languages));
  return refused(code, `${message} ${hint}`);
};

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
  return session.put({ ...page, also: entry, what: ['newPage', route], moved: { to: route } });
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

function renamePage(knowing: Knowing, { route, to, languages }: { route: string; to: string } & Asked): Outcome {
  const { root, session } = knowing;
  const sources = sourcesOf(knowing);
  const renamed = renameRoute(sources, route, to);
  if ('refused' in renamed) return refusedIn(languages, renamed.refused);
  const { move, edits, left } = renamed;
  const whole = wholeText(root, move.from);
  if (whole === undefined) return NOT_THERE;
  const madeIn = (file: string, text: string) =>
    applyEdits(
      text,
      edits.filter((edit) => edit.file === file),
    );
  const mark = whole.startsWith('\ufeff') ? 1 : 0;
  const also = sources.sources
    .filter(({ file }) => file !== move.from && edits.some((edit) => edit.file === file))
    .map(({ file, text }): FileChange => ({ file, before: text, after: madeIn(file, text) }));
  const outcome = session.put({
    ...{ file: move.from, before: whole, after: undefined },
    also: [
      { file: move.to, before: undefined, after: whole.slice(0, mark) + madeIn(move.from, whole.slice(mark)) },
      ...also,
    ],
    what: ['renamePage', route, to],
    moved: { from: route, to },
  });
  return outcome.kind === 'done' && left.length
    ? { ...outcome, left: left.map(({ place }) => written(place)) }
    : outcome;
}

function removePage({ root, session, site }: Knowing, { route }: { route: string }): Outcome {
  const file = site.project.files.routes.get(route);
  const before = file && !isFixedRoute(route) ? wholeText(root, file) : undefined;
  if (!file || before === undefined) return NOT_THERE;
  return session.put({ file, before, after: undefined, what: ['deletePage', route], moved: { from: route } });
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
  ['rename-page', (asked: { route: string; to: string } & Asked) => renamePage(knowing, asked)],
  ['delete-page', (asked: { route: string }) => removePage(knowing, asked)],
  ['draft-page', (asked: { route: string; draft: boolean }) => setDraft(knowing, asked)],
];

/** What can be asked about the pages of the site. */
export const pageQuestions = (knowing: Knowing): [string, (asked: never) => object | undefined][] => [
  ['pages', (asked: Asked) => pagesTold(knowing, asked)],
  ['page-links', (asked: { route: string }) => linksTold(knowing, asked)],
];
