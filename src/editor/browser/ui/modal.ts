import type { Speech } from '../words/words.ts';
import { drawing, drawings, make, shaded, sheetOf } from './dom.ts';
import { focusedElement } from './kept-focus.ts';
import { leaveForm } from './leaving.ts';
import { COMMON } from './look.ts';

/** A question over all else, with pictures to choose from; on narrow screens it fills them. */
const chooserSheet = sheetOf(`${COMMON}
dialog { position: fixed; inset: 0; margin: auto; inline-size: min(46rem, calc(100vw - 24px)); block-size: min(44rem, calc(100dvh - 24px)); max-inline-size: none; max-block-size: none; padding: 0; border: 1px solid var(--line); border-radius: 16px; background: var(--ground); color: var(--ink); font: inherit; box-shadow: 0 12px 48px rgb(16 32 48 / .3); flex-direction: column; overflow: hidden; }
dialog[open] { display: flex; }
dialog::backdrop { background: rgb(16 32 48 / .35); }
.top { display: flex; gap: 8px; align-items: center; justify-content: space-between; padding-block: 12px 8px; padding-inline: 16px 12px; border-block-end: 1px solid var(--line); }
h2 { font-weight: 600; font-size: 16px; line-height: 1.3; }
.body { flex: 1; min-block-size: 0; display: flex; flex-direction: column; gap: 12px; padding: 14px 16px 0; overflow: auto; }
.drop { position: relative; display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; align-items: center; padding: 16px; border: 2px dashed #8b95a0; border-radius: 12px; background: var(--tint); cursor: pointer; }
.drop svg { grid-row: span 2; inline-size: 28px; block-size: 28px; color: var(--accent); }
.drop b { font-weight: 600; }
.drop.over, .drop:hover { border-color: var(--accent); background: var(--wash); }
.drop:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; }
.drop input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
.search { display: flex; gap: 12px; align-items: center; flex-wrap: wrap; } .search b { font-weight: 600; flex: none; } .search input { flex: 1; min-inline-size: 10rem; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)); gap: 8px; align-content: start; padding-block-end: 14px; }
.grid:empty { display: none; }
[role=option] { display: grid; gap: 4px; justify-items: center; align-content: center; padding: 8px 6px; border: 1px solid var(--line); border-radius: 10px; cursor: pointer; min-inline-size: 0; }
[role=option]:hover { background: var(--wash); }
[role=option][aria-selected=true] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); background: var(--wash); }
[role=option] svg { inline-size: 26px; block-size: 26px; }
[role=option] img, .chosen img { inline-size: 100%; block-size: 64px; object-fit: contain; background: repeating-conic-gradient(#eef1f4 0 25%, #fff 0 50%) 0 / 14px 14px; border-radius: 6px; }
.name { inline-size: 100%; text-align: center; font-size: 12px; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.foot { position: sticky; inset-block-end: 0; margin-block-start: auto; margin-inline: -16px; padding: 12px 16px; display: grid; gap: 10px; background: var(--ground); border-block-start: 1px solid var(--line); }
.foot:empty { display: none; }
.chosen { display: grid; grid-template-columns: 96px 1fr; gap: 12px; align-items: center; min-inline-size: 0; }
.chosen > div { min-inline-size: 0; overflow-wrap: anywhere; display: grid; gap: 2px; }
label { font-weight: 600; display: grid; gap: 4px; } label .note { font-weight: 400; } textarea { font: inherit; font-weight: 400; color: inherit; inline-size: 100%; min-block-size: 40px; padding: 6px 10px; border: 1px solid #8b95a0; border-radius: 8px; background: #fff; resize: vertical; }
label.drop { font-weight: 400; }
.told { padding: 6px 10px; border-radius: 8px; color: #6b4700; background: #fdf0d8; font-size: 14px; } .foot > button { justify-self: start; min-block-size: 40px; padding-inline: 16px; }
@media (max-width: 600px) { dialog { inline-size: 100vw; block-size: 100dvh; border-radius: 0; border: 0; } .grid { grid-template-columns: repeat(auto-fill, minmax(88px, 1fr)); } }
`);

export interface Modal {
  readonly body: HTMLElement;
  close(): void;
}

interface ModalOptions {
  readonly closed?: () => void;
  /** Style sheets of its own. */
  readonly sheets?: readonly CSSStyleSheet[];
}

/** Opens a question over all else: Escape leaves it, and the focus goes back to where it was. */
export function openModal(speech: Speech, title: string, { closed = () => {}, sheets = [] }: ModalOptions = {}): Modal {
  const { host, root } = shaded('page-editor-panel', chooserSheet, ...sheets);
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
