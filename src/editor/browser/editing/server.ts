import type { DevUpdate } from '../../../client/dev/notes.ts';
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

/** Hands a picture in, to be looked at. Rejects where the server cannot be reached. */
export function handIn(file: File): Promise<UploadResult> {
  const asked = new URLSearchParams({ name: file.name, languages: navigator.languages.join(',') });
  return post(`${HAND_IN}?${asked}`, 'application/octet-stream', file);
}

/** Calls the desk by a name, with what every call carries. Rejects where it cannot be reached. */
function call<Given>(name: ChangeName | QuestionName, what: object = {}): Promise<Given> {
  const asked = { ...what, path: location.pathname, languages: navigator.languages.join(',') };
  return post(name, 'application/json', JSON.stringify(asked));
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
