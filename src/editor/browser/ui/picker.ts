import type { Speech } from '../words/words.ts';
import { make, makeSearch, sheetOf } from './dom.ts';
import { openModal } from './modal.ts';

/** Something that can be chosen by its name. */
export interface Choice {
  readonly label: string;
  /** What tells it apart, such as an address. */
  readonly hint?: string | undefined;
  /** Other words that it is found by. */
  readonly also?: string | undefined;
  readonly take: () => void;
}

/** Entries that are shown at once: a search leads to the others. */
const SHOWN = 40;

const sheet = sheetOf(`
dialog { block-size: min(34rem, calc(100dvh - 24px)); inline-size: min(36rem, calc(100vw - 24px)); }
[role=listbox] { display: grid; gap: 2px; align-content: start; overflow: auto; flex: 1; padding-block-end: 14px; }
[role=option] { display: grid; justify-items: start; gap: 0; padding: 8px 12px; border: 0; }
[role=option] b { font-weight: 600; overflow-wrap: anywhere; } [role=option] bdi { color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
`);

/**
 * Asks for one of many things by its name (ARIA Authoring Practices, combobox with a list): the arrow keys go through what is
 * found, Enter takes it. `fetched` may come later.
 */
export function openPicker(speech: Speech, title: string, fetched: Promise<readonly Choice[]>): void {
  let taken: Choice | undefined;
  // The focus has come back by then, and may go elsewhere.
  const modal = openModal(speech, title, { sheets: [sheet], closed: () => taken?.take() });
  const list = make('div', { role: 'listbox', id: 'found', 'aria-label': title });
  const status = make('p', { class: 'note', role: 'status' });
  /** Undefined until they have come. */
  let choices: readonly Choice[] | undefined;
  /** True where Enter has been pressed before there was anything to be taken. */
  let isAwaited = false;
  let shown: readonly Choice[] = [];
  let at = 0;
  const reach = (to: number) => {
    at = Math.max(0, Math.min(shown.length - 1, to));
    for (const [place, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(place === at));
    const chosen = list.children[at];
    if (chosen) search.setAttribute('aria-activedescendant', chosen.id);
    else search.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const take = (choice: Choice | undefined) => {
    if (!choice) return;
    taken = choice;
    modal.close();
  };
  const fill = () => {
    if (!choices) return;
    const plain = (text: string) => text.toLocaleLowerCase(speech.language);
    const wanted = plain(search.value).split(/\s+/).filter(Boolean);
    const found = choices.filter(({ label, hint = '', also = '' }) =>
      wanted.every((word) => plain(`${label} ${hint} ${also}`).includes(word)),
    );
    shown = found.slice(0, SHOWN);
    list.replaceChildren(
      ...shown.map((choice, place) =>
        make(
          'div',
          { role: 'option', id: `found-${place}`, onclick: () => take(choice) },
          make('b', { dir: 'auto' }, choice.label),
          choice.hint !== undefined && make('bdi', { dir: 'ltr' }, choice.hint),
        ),
      ),
    );
    const more = found.length - shown.length;
    status.textContent =
      found.length === 0 ? speech.say('noneFound') : more > 0 ? speech.say('moreFound', { count: String(more) }) : '';
    reach(0);
  };
  const search = makeSearch(speech.say('search'), fill, 'auto');
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': 'found',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
  }))
    search.setAttribute(name, value);
  search.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') reach(at + (event.key === 'ArrowDown' ? 1 : -1));
    else if (event.key === 'Enter') {
      isAwaited = choices === undefined;
      take(shown[at]);
    } else return;
    event.preventDefault();
  });
  modal.body.append(search, status, list);
  search.focus();
  void fetched.then(
    (all) => {
      choices = all;
      fill();
      if (isAwaited) take(shown[0]);
    },
    () => {
      status.textContent = speech.say('unreachable');
    },
  );
}
