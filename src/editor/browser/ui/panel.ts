import { oneAtATime } from '../editing/one-at-a-time.ts';
import type { Speech } from '../words/words.ts';
import { drawing, drawings, make, shaded } from './dom.ts';
import { focusedElement } from './kept-focus.ts';
import { leaveForm } from './leaving.ts';
import { panelSheet } from './look.ts';
import { afterPress } from './pressed.ts';

export interface Panel {
  readonly body: HTMLElement;
  close(): void;
  /** Told that the page is another one than before. */
  readonly changed?: (() => void) | undefined;
  /** Resolves when nothing in it is being pressed: what is put there at once then, no click misses. */
  free(): Promise<void>;
}

/** The panel that is open: there is one at most. */
let current: Panel | undefined;

export const closePanel = (): void => current?.close();

/** Tells the open panel that the page is another one than before. */
export const refreshPanel = (): void => current?.changed?.();

interface PanelOptions {
  readonly title: string;
  readonly broad?: boolean;
  /** Style sheets of its own. */
  readonly sheets?: readonly CSSStyleSheet[];
  readonly closed?: () => void;
  /** Shows what has become of the page; never called before it has ended. */
  readonly changed?: () => unknown;
}

/** Opens a panel over the page: Escape closes it, and the focus goes back to where it was. */
export function openPanel(speech: Speech, opening: PanelOptions): Panel {
  const { title, broad = false, sheets = [], closed = () => {}, changed } = opening;
  closePanel();
  const { host, root } = shaded('page-editor-panel', panelSheet, ...sheets);
  const before = focusedElement();
  const body = make('div', { class: 'body' });
  const dialog = make('dialog', {
    class: broad ? 'broad' : '',
    dir: speech.direction,
    lang: speech.language,
    'aria-label': title,
  });
  const close = () => {
    // What is in a control is changed as soon as it is let go.
    const held = root.activeElement;
    if (held instanceof HTMLElement) held.blur();
    dialog.close();
  };
  const leave = () => leaveForm(speech, body, close);
  const shut = make('button', {
    type: 'button',
    'aria-label': speech.say('close'),
    title: speech.say('close'),
    onclick: leave,
  });
  shut.append(drawing(drawings.close));
  dialog.append(make('div', { class: 'top' }, make('h2', {}, title), shut), body);
  dialog.addEventListener('close', () => {
    host.remove();
    if (current === panel) current = undefined;
    // What has been opened from it may have the focus already.
    const isFree = [null, document.body].includes(focusedElement() as HTMLElement | null);
    if (isFree && before instanceof HTMLElement) before.focus({ preventScroll: true });
    closed();
  });
  dialog.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });
  root.append(dialog);
  document.body.append(host);
  dialog.show();
  const renew = oneAtATime(async () => changed?.());
  const waiting: (() => void)[] = [];
  const goOn = afterPress(dialog, () => {
    for (const done of waiting.splice(0)) done();
  });
  const free = () =>
    new Promise<void>((done) => {
      waiting.push(done);
      goOn();
    });
  const panel: Panel = { body, close, free, changed: changed && afterPress(dialog, () => void renew()) };
  current = panel;
  return panel;
}
