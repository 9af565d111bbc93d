import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Project } from '../../content/project.ts';
import type { PageValue, SiteValue } from '../../contract/value.ts';
import type { Code } from '../../diagnostics/catalogue.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { catalogueFor } from '../../diagnostics/message-languages.ts';
import { wordingOf } from '../../diagnostics/wording.ts';
import { EDITOR_ELEMENT, EDITOR_PATH, type EditorTable, type Outcome, type TextChange } from '../shared/protocol.ts';
import { newToken, readBody, refusal, sendJson } from './door.ts';
import { textInLanguages } from './languages.ts';
import { markView } from './mark-view.ts';
import { pagesOf, pagesWithFact } from './reach.ts';
import { openSession } from './session.ts';
import { editableFact, type KeptTable, placeOfText, tableOf, wayOf } from './table.ts';
import { pathAt } from './value-path.ts';

interface Options {
  readonly root: string;
  /** The site as the authors' server has it open. */
  readonly site: {
    readonly project: Project;
    /** Reads again what files have changed. */
    change(files: ReadonlySet<string>): unknown;
  };
  /** The address of the browser's side. */
  readonly program: string;
  /** Everything about the page at an address, as an open page asks for it. */
  readonly pageAt: (asked: Asked & { readonly editing: true }) => Promise<object>;
}

/** What comes with every question: the open page, and the author's languages. */
interface Asked {
  readonly path: string;
  readonly languages: string;
}

interface Shown {
  readonly page: PageValue | undefined;
  readonly site: SiteValue | undefined;
}

export interface PageEditor {
  /** What a served page needs to open the editor. */
  readonly script: string;
  /** A page with its texts marked, and the table of them. */
  mark<T extends Shown>(shown: T): T & { readonly editor?: EditorTable };
  /** Answers what is asked below EDITOR_PATH; false for any other address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

interface FactAsked {
  readonly table: number;
  readonly name: string;
}

const languagesOf = ({ siteFile: { known } }: Project) => ({
  languages: known.languages.map(({ code }) => code),
  defaultLanguage: known.defaultLanguage,
});

/** Why a change is not made, in the author's language. */
function inWords(outcome: Outcome, languages: string): Outcome {
  const catalogue = catalogueFor(languages);
  if (outcome.kind !== 'refused' || !(outcome.why in catalogue.messages)) return outcome;
  // Its message is in the catalogue, and has no blanks.
  const { message, hint } = wordingOf({ code: outcome.why as Code, details: {} }, catalogue);
  return { ...outcome, words: `${message} ${hint}` };
}

/** Tables that are kept: a page that is open shows one of the last. */
const KEPT = 50;

/** The server's side of the page editor: it says what can be edited, and changes files. */
export function pageEditor({ root, site: open, program, pageAt }: Options): PageEditor {
  const token = newToken();
  const tables = new Map<number, KeptTable>();
  let count = 0;
  const session = openSession({
    root,
    languages: () => languagesOf(open.project),
    saved: (file) => open.change(new Set([file])),
  });
  const keep = (table: KeptTable): number => {
    tables.set(++count, table);
    tables.delete(count - KEPT);
    return count;
  };
  const textOf = ({ table, index }: Pick<TextChange, 'table' | 'index'>) => {
    return tables.get(table)?.texts[index];
  };
  const changeAt = (
    { source, range }: Place,
    { language, was, to }: Pick<TextChange, 'language' | 'was' | 'to'>,
    what: readonly string[],
  ) => session.save(source.file, { path: pathAt(source.text, range.start), language, was, to }, what);
  const factOf = ({ table, name }: FactAsked) => {
    const { route } = tables.get(table) ?? {};
    const page = route === undefined ? undefined : open.project.pageFile(route);
    const fact = (page?.facts ?? open.project.siteFile.facts).get(name) ?? open.project.siteFile.facts.get(name);
    return page && fact && { page, fact };
  };
  /** Changes, and what becomes of them. */
  const changes: Readonly<Record<string, (asked: never) => Outcome>> = {
    save: (change: TextChange) => {
      const found = textOf(change);
      return found ? changeAt(placeOfText(found), change, wayOf(found)) : { kind: 'refused', why: 'edit-not-there' };
    },
    'save-fact': (change: TextChange & FactAsked) => {
      const found = factOf(change);
      return found
        ? changeAt(found.fact.place, change, ['facts', change.name])
        : { kind: 'refused', why: 'edit-not-there' };
    },
    undo: session.undo,
    redo: session.redo,
    look: () => ({ kind: 'done' }),
  };
  /** Questions that change nothing. */
  const questions: Readonly<Record<string, (asked: never) => object | undefined>> = {
    reach: (asked: TextChange) => {
      const found = textOf(asked);
      return found && { pages: pagesOf(placeOfText(found).source.file, open.project) };
    },
    languages: ({ languages, ...asked }: TextChange & Asked) => {
      const { route, texts = [] } = tables.get(asked.table) ?? {};
      const found = texts[asked.index];
      return found && route !== undefined
        ? { texts: textInLanguages(found, { route, project: open.project, languages }) }
        : undefined;
    },
    fact: (asked: FactAsked) => {
      const found = factOf(asked);
      return (
        found && {
          text: editableFact(asked.name, found.fact, found.page),
          pages: pagesWithFact(asked.name, found.fact, open.project),
        }
      );
    },
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const why = refusal(request, token);
    if (why) return sendJson(response, 403, { why });
    const name = (request.url ?? '').replace(/\?.*$/s, '').slice(EDITOR_PATH.length + 1);
    const [change, question] = [changes[name], questions[name]];
    if (!change && !question) return sendJson(response, 404, {});
    const body = await readBody(request);
    if (!body) return sendJson(response, 413, {});
    // The editor's own program has written it: only it knows the token.
    const asked = JSON.parse(body.toString()) as never;
    const told = question?.(asked);
    if (!change) return sendJson(response, told ? 200 : 404, told ?? {});
    const { path, languages } = asked as Asked;
    const outcome = inWords(change(asked), languages);
    sendJson(response, 200, { outcome, update: await pageAt({ path, languages, editing: true }) });
  };
  return {
    script: `<script type="application/json" id="${EDITOR_ELEMENT}">${JSON.stringify({ token })}</script><script type="module" src="${program}"></script>`,
    mark(shown) {
      const { page, site } = shown;
      const file = page && open.project.pageFile(page.route);
      if (!page || !site || !file) return shown;
      const { texts, ...view } = markView({ page, site }, { file, siteFile: open.project.siteFile });
      const table = tableOf({ route: page.route, texts }, page.language, open.project);
      if (!table) return shown;
      const steps = { undo: session.done.length, redo: session.undone.length };
      return { ...shown, ...view, editor: { id: keep({ route: page.route, texts }), ...table, ...steps } };
    },
    answer(request, response) {
      if (!request.url?.startsWith(`${EDITOR_PATH}/`)) return false;
      serve(request, response).catch((error) => sendJson(response, 500, { why: String(error) }));
      return true;
    },
  };
}
