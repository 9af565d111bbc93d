import type { IncomingMessage, ServerResponse } from 'node:http';
import { PICTURE_LIMITS } from '../../content/assets/picture-limits.ts';
import type { PageValue, SiteValue } from '../../contract/value.ts';
import { messages } from '../../diagnostics/catalogue.ts';
import type { Fault } from '../../diagnostics/diagnostic.ts';
import { HAND_IN } from '../shared/pictures.ts';
import { type ChangeOutcome, EDITOR_ELEMENT, EDITOR_PATH, type EditorTable } from '../shared/protocol.ts';
import { sentenceOf } from './changes/sentence.ts';
import { openDesk } from './desk.ts';
import type { Asked } from './desk-part.ts';
import { newToken, readBody, refusal, sendJson } from './door.ts';
import { markView } from './mark-view.ts';
import { besides, withAddresses } from './pages/pages-info.ts';
import { blocksOf, tableOf } from './table.ts';

type EditorOptions = Parameters<typeof openDesk>[0] & {
  /** The address of the browser's side. */
  readonly program: string;
  /** The picture for shared links to a page in a language, as an address that a browser can show. */
  readonly pictureOf: (route: string, language: string) => Promise<string | undefined>;
  /** Everything about the page at an address, as an open page asks for it. */
  readonly pageAt: (asked: Asked & { readonly editing: true }) => Promise<object>;
};

interface OpenedPage {
  /** The address that was asked for. */
  readonly path: string;
  readonly page: PageValue | undefined;
  readonly site: SiteValue | undefined;
}

export interface PageEditor {
  /** What a served page needs to open the editor. */
  readonly script: string;
  /** A page with its texts marked, and the table of them. */
  mark<T extends OpenedPage>(shown: T): T & { readonly editor?: EditorTable };
  /** Answers what is asked below EDITOR_PATH; false for any other address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/** The question for the picture of a page, which takes a while to draw. */
const PICTURE = 'page-picture';

/** Why a change is not made, in the author's language. */
function inWords(outcome: ChangeOutcome, languages: string): ChangeOutcome {
  if (outcome.kind !== 'refused' || outcome.words !== undefined || !Object.hasOwn(messages, outcome.why))
    return outcome;
  // Its message is in the catalogue, and has no blanks.
  return { ...outcome, words: sentenceOf({ code: outcome.why } as Fault, languages) };
}

/** The server's side of the page editor: it says what can be edited, and changes files. */
export function pageEditor({ program, pageAt, pictureOf, ...options }: EditorOptions): PageEditor {
  const { site: open } = options;
  const token = newToken();
  const desk = openDesk(options);
  const handIn = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
    const [name, languages] = [asked.get('name') ?? '', asked.get('languages') ?? ''];
    const bytes = await readBody(request, PICTURE_LIMITS.bytes);
    sendJson(response, 200, await desk.handIn.take(bytes, { name, languages }));
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const why = refusal(request, token);
    if (why) return sendJson(response, 403, { why });
    const name = (request.url ?? '').replace(/\?.*$/s, '').slice(EDITOR_PATH.length + 1);
    if (name === HAND_IN) return handIn(request, response);
    const [change, question] = [desk.changes.get(name), desk.questions.get(name)];
    if (!change && !question && name !== PICTURE) return sendJson(response, 404, {});
    const body = await readBody(request);
    if (!body) return sendJson(response, 413, {});
    // The editor's own program has written it: only it knows the token.
    const asked = JSON.parse(body.toString()) as never;
    const { route, language } = asked as { route: string; language: string };
    const answer = name === PICTURE ? { src: await pictureOf(route, language) } : question?.(asked);
    if (!change) return sendJson(response, answer ? 200 : 404, answer ?? {});
    const { path, languages } = asked as Asked;
    const outcome = withAddresses(inWords(change(asked), languages), path, open.project);
    sendJson(response, 200, { outcome, update: await pageAt({ path, languages, editing: true }) });
  };
  return {
    script: `<script type="application/json" id="${EDITOR_ELEMENT}">${JSON.stringify({ token })}</script><script type="module" src="${program}"></script>`,
    mark(shown) {
      const { page, site, path } = shown;
      // Of a page that cannot be shown its texts can be changed all the same.
      const { route, language } = page ?? besides(path, open.project);
      const file = open.project.pageFile(route);
      if (!site || !file) return shown;
      const { texts, ...view } = markView({ page, site }, { file, siteFile: open.project.siteFile });
      const table = tableOf({ route, texts }, language, open.project);
      if (!table) return shown;
      const { done, undone } = desk.session;
      const editor: EditorTable = {
        ...table,
        route,
        id: desk.keep({ route, texts, page: file }),
        blocks: blocksOf(file, page),
        undo: done.length,
        redo: undone.length,
      };
      return { ...shown, ...view, editor };
    },
    answer(request, response) {
      if (!request.url?.startsWith(`${EDITOR_PATH}/`)) return false;
      serve(request, response).catch((error) => sendJson(response, 500, { why: String(error) }));
      return true;
    },
  };
}
