import type { DevUpdate } from '../../../client/dev/notes.ts';
import { openPage } from '../../../client/dev/open-page.ts';
import type { AnswerOf, AskedOf, ChangeName, EditorChanges, QuestionName } from '../../shared/editor-api.ts';
import { HAND_IN, type UploadResult } from '../../shared/pictures.ts';
import { type ChangeOutcome, EDITOR_ELEMENT, EDITOR_PATH, TOKEN_HEADER } from '../../shared/protocol.ts';

/** What the server says to a change: what has become of it, and the page as it is now. */
export interface ChangeAnswer {
  readonly outcome: ChangeOutcome;
  readonly update?: DevUpdate;
}

// The server wrote this element.
const token = () =>
  (JSON.parse(document.getElementById(EDITOR_ELEMENT)?.textContent ?? '{}') as { token: string }).token;

async function post<Given>(to: string, type: string, body: BodyInit): Promise<Given> {
  const response = await fetch(`${EDITOR_PATH}/${to}`, {
    method: 'POST',
    headers: { 'Content-Type': type, [TOKEN_HEADER]: token() },
    body,
  });
  if (!response.ok) throw new Error(`${response.status}`);
  // Both sides are of the same engine.
  return (await response.json()) as Given;
}

/** What stands between the page and the desk. */
export interface Door {
  /** Asks the desk by a name. Rejects where it cannot be reached, or has no answer. */
  call: (name: ChangeName | QuestionName, asked: object) => Promise<unknown>;
  handIn: (file: File) => Promise<UploadResult>;
}

/** The authors' server, unless the desk is nearer. */
export const door: Door = {
  call: (name, asked) => post(name, 'application/json', JSON.stringify(asked)),
  handIn(file) {
    const asked = new URLSearchParams({ name: file.name, languages: navigator.languages.join(',') });
    return post(`${HAND_IN}?${asked}`, 'application/octet-stream', file);
  },
};

/** Hands a picture in, to be looked at. Rejects where the desk cannot be reached. */
export const handIn = (file: File): Promise<UploadResult> => door.handIn(file);

/** Calls the desk by a name, with what every call carries. Rejects where it cannot be reached. */
function call<Given>(name: ChangeName | QuestionName, what: object = {}): Promise<Given> {
  const asked = { ...what, path: openPage.path(), languages: navigator.languages.join(',') };
  // Both sides are of the same engine.
  return door.call(name, asked) as Promise<Given>;
}

/** What is given along with a call; nothing where its name says all. */
export type Along<What> = keyof What extends never ? [] : [what: What];

/** Asks the desk a question. Rejects where it cannot be reached, or has no answer. */
export const ask = <Name extends QuestionName>(
  question: Name,
  ...[what]: Along<AskedOf<Name>>
): Promise<AnswerOf<Name>> => call(question, what);

/** Has the desk change something. Rejects where it cannot be reached. */
export const change = <Name extends ChangeName>(
  name: Name,
  ...[what]: Along<EditorChanges[Name]>
): Promise<ChangeAnswer> => call(name, what);
