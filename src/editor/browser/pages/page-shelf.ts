import type { Editing } from '../editing/editing.ts';
import { make } from '../ui/dom.ts';
import type { Panel } from '../ui/panel.ts';

/** A panel in the middle of being filled, and how it shows the list of all pages again. */
export interface Shelf {
  readonly editing: Editing;
  readonly panel: Panel;
  /** Shows what is the same on all pages. */
  readonly openSite: () => void;
  readonly list: (focus?: string) => Promise<void>;
}

/** Empties the panel for something about a page, with the way back to the list. */
export function part(
  { editing, panel, list }: Shelf,
  word: 'newPage' | 'pagePlaces' | 'renamePage' | 'deletePage',
  focus: string,
) {
  return (...shown: HTMLElement[]) => {
    const back = make('button', { type: 'button', onclick: () => void list(focus) }, editing.speech.say('backToPages'));
    panel.body.replaceChildren(make('div', { class: 'row' }, back), make('b', {}, editing.speech.say(word)), ...shown);
  };
}
