import type { Speech } from '../words/words.ts';
import { drawing, drawings, make, shaded } from './dom.ts';
import { focusedElement } from './kept-focus.ts';
import { leaveForm } from './leaving.ts';
import { chooserSheet } from './look-chooser.ts';

export interface Modal {
  readonly body: HTMLElement;
  close(): void;
}

/** Opens a question over all else: Escape leaves it, and the focus goes back to where it was. */
export function openModal(speech: Speech, title: string, closed = () => {}): Modal {
  const { host, root } = shaded('page-editor-panel', chooserSheet);
  const before = focusedElement();
  const body = make('div', { class: 'body' });
  const dialog = make('dialog', { dir: speech.direction, lang: speech.language, 'aria-label': title });
  const close = () => dialog.close();
  const leave = () => leaveForm(speech, body, close);
  const label = speech.say('close');
  const shut = make('button', { type: 'button', 'aria-label': label, title: label, onclick: leave });
  shut.append(drawing(drawings.close));
  dialog.append(make('div', { class: 'top' }, make('h2', {}, title), shut), body);
  dialog.addEventListener('close', () => {
    host.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    closed();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  dialog.addEventListener('keydown', (event) => {
    // What is typed here is no key of the page's.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return { body, close };
}
