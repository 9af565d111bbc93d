import type { IncomingMessage, ServerResponse } from 'node:http';
import { PICTURE_LIMITS } from '../content/assets/picture-limits.ts';
import { exampleText } from '../disk/block-folders.ts';
import { type OpenEditor, openEditor } from '../editor/desk/open-editor.ts';
import { filesChanged } from '../editor/desk/session.ts';
import { readNames } from '../editor/names-files.ts';
import type { Asked } from '../editor/shared/editor-api.ts';
import { HAND_IN } from '../editor/shared/pictures.ts';
import { EDITOR_ELEMENT, EDITOR_PATH } from '../editor/shared/protocol.ts';
import { type ForwardedHosts, newToken, readBody, refusal, sendJson } from './door.ts';
import { recordChanges } from './record.ts';
import { fileVersions } from './versions.ts';

interface PageEditorOptions extends Omit<Parameters<typeof openEditor>[0], 'names' | 'exampleText' | 'record'> {
  /** The engine's own folder, which holds the examples of the blocks that ship. */
  readonly engine: string;
  readonly root: string;
  /** The names under which the server's addresses are forwarded. */
  readonly forwarded: ForwardedHosts;
  /** The address of the browser's side. */
  readonly program: string;
}

export interface PageEditor extends Pick<OpenEditor, 'mark'> {
  /** What a served page needs to open the editor. */
  readonly script: string;
  /** Answers what is asked below EDITOR_PATH; false for any other address. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/** The door to the page editor on the authors' server: whoever may come in is answered by the desk. */
export function pageEditor({ program, engine, root, forwarded, ...options }: PageEditorOptions): PageEditor {
  const token = newToken();
  const editor = openEditor({
    ...options,
    names: () => readNames(engine, root),
    exampleText: (type) => exampleText(engine, root, type),
    versions: (file, most) => fileVersions(root, file, most),
    record: (done, wanted) => recordChanges(root, filesChanged(done), wanted),
  });
  const handIn = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
    const [name, languages] = [asked.get('name') ?? '', asked.get('languages') ?? ''];
    const bytes = await readBody(request, PICTURE_LIMITS.bytes);
    sendJson(response, 200, await editor.handIn.take(bytes, { name, languages }));
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const why = refusal(request, token, forwarded);
    if (why) return sendJson(response, 403, { why });
    const name = (request.url ?? '').replace(/\?.*$/s, '').slice(EDITOR_PATH.length + 1);
    if (name === HAND_IN) return handIn(request, response);
    if (!editor.has(name)) return sendJson(response, 404, {});
    const body = await readBody(request);
    if (!body) return sendJson(response, 413, {});
    // The editor's own program has written it: only it knows the token.
    const answer = await editor.call(name, JSON.parse(body.toString()) as Asked);
    sendJson(response, answer ? 200 : 404, answer ?? {});
  };
  return {
    script: `<script type="application/json" id="${EDITOR_ELEMENT}">${JSON.stringify({ token })}</script><script type="module" src="${program}"></script>`,
    mark: editor.mark,
    answer(request, response) {
      if (!request.url?.startsWith(`${EDITOR_PATH}/`)) return false;
      serve(request, response).catch((error) => sendJson(response, 500, { why: String(error) }));
      return true;
    },
  };
}
