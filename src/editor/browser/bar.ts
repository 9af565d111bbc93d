import { arrange, drawing, drawings, make, shaded } from './ui/dom.ts';
import { BAR, measureFoot } from './ui/foot.ts';
import { barSheet } from './ui/look.ts';
import { afterPress } from './ui/pressed.ts';
import { moveFocus } from './ui/toolbar-keys.ts';
import type { WordName } from './words/words.en.ts';
import type { Speech } from './words/words.ts';

/** What the bar's buttons do. */
export interface BarEvents {
  readonly turn: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly texts: () => void;
  readonly sections: () => void;
  readonly pages: () => void;
  readonly meta: () => void;
  readonly changes: () => void;
  readonly messages: () => void;
}

interface BarState {
  readonly editing: boolean;
  readonly undo: number;
  readonly redo: number;
  /** How much the check has to say about the page. */
  readonly messages: number;
  /** True where a fault keeps the page from being shown as it is now. */
  readonly isBroken: boolean;
}

/** The bar at the foot of every page of the authors' server. */
export interface Bar {
  show(state: BarState): void;
  tell(words: string, isBad?: boolean): void;
  focus(): void;
  hasFocus(): boolean;
}

const can = (button: HTMLElement) => button.getAttribute('aria-disabled') !== 'true';

/** Milliseconds for which what has just happened stays to be read. */
const STAYS = 4000;

export function makeBar(speech: Speech, events: BarEvents): Bar {
  const { host, root } = shaded(BAR, barSheet);
  host.setAttribute('role', 'region');
  host.setAttribute('aria-label', speech.say('editor'));
  const status = make('span', { class: 'status', role: 'status' });
  const pill = make('div', { class: 'pill', role: 'toolbar', 'aria-label': speech.say('edit') });
  root.append(make('div', { class: 'bar', dir: speech.direction, lang: speech.language }, pill));
  document.body.append(host);
  measureFoot(host);
  const button = (name: WordName, shape: keyof typeof drawings, onclick: () => void, kind = '') => {
    const made = make(
      'button',
      { type: 'button', class: kind, title: speech.say(name), onclick },
      drawing(drawings[shape]),
    );
    made.append(make('span', { class: kind === '' ? 'wide' : '' }, speech.say(name)));
    made.setAttribute('aria-label', speech.say(name));
    return made;
  };
  const turn = button('edit', 'pen', events.turn, 'main');
  const finish = button('done', 'check', events.turn, 'main end');
  const undo = button('undo', 'undo', () => can(undo) && events.undo());
  const redo = button('redo', 'redo', () => can(redo) && events.redo());
  const texts = button('texts', 'list', events.texts);
  const sections = button('sections', 'rows', events.sections);
  const pages = button('pages', 'pages', events.pages);
  const meta = button('searchSharing', 'search', events.meta);
  const changes = button('changes', 'history', events.changes);
  const messages = button('messageList', 'alert', events.messages, 'told');
  undo.firstElementChild?.classList.add('turns');
  redo.firstElementChild?.classList.add('turns');
  turn.title += ' (F2)';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isBroken = false;
  /** What is to be seen, and what is told. */
  let shown: BarState | undefined;
  let told = { words: '', isBad: false };
  const buttons = () => [...pill.querySelectorAll('button')];
  pill.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !moveFocus(buttons(), event.key)) return;
    event.preventDefault();
  });
  const write = () => {
    const { words, isBad } = told;
    status.className = isBad || isBroken ? 'status bad' : 'status';
    const all = [words.replace(/(?<=[\p{L}\p{N}])$/u, isBroken ? '.' : ''), isBroken && speech.say('brokenPage')]
      .filter(Boolean)
      .join(' ');
    if (status.textContent !== all) status.textContent = all;
  };
  const arrangeButtons = () => {
    if (!shown) return;
    const wanted: HTMLElement[] = shown.editing
      ? [status, ...(shown.messages ? [messages] : []), undo, redo, changes, pages, meta, sections, texts, finish]
      : [turn];
    const focused = root.activeElement;
    arrange(pill, wanted);
    // One button may stand in for the one that had it.
    if (focused && !pill.contains(focused)) (shown.editing && focused === messages ? undo : wanted.at(-1))?.focus();
    if (messages.lastElementChild) messages.lastElementChild.textContent = String(shown.messages);
    messages.setAttribute('aria-label', `${speech.say('messageList')}: ${shown.messages}`);
    // A button that is disabled would lose the focus.
    undo.setAttribute('aria-disabled', String(shown.undo === 0));
    redo.setAttribute('aria-disabled', String(shown.redo === 0));
  };
  // What stands above the bar moves with its height: no press is to miss what it began on.
  const draw = afterPress(document, () => {
    write();
    arrangeButtons();
  });
  const tell = (words: string, isBad = false) => {
    clearTimeout(waiting);
    told = { words, isBad };
    draw();
  };
  return {
    focus: () => buttons()[0]?.focus(),
    hasFocus: () => root.activeElement !== null,
    show(state) {
      shown = state;
      if (isBroken === (state.editing && state.isBroken)) return draw();
      isBroken = !isBroken;
      tell('');
    },
    tell(words, isBad = false) {
      tell(words, isBad);
      waiting = setTimeout(tell, isBad ? 2 * STAYS : STAYS, '');
    },
  };
}
