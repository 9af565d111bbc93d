import type { Editing } from '../editing/editing.ts';
import { make, makeSearch } from '../ui/dom.ts';
import { makeGrid } from '../ui/grid.ts';
import { openModal } from '../ui/modal.ts';

interface Choosing {
  readonly names: readonly string[];
  /** Where the icons are drawn, each under its name. */
  readonly sprite: string;
  readonly value: string | undefined;
  /** True where there need be none. */
  readonly canBeNone: boolean;
  readonly choose: (name: string | undefined) => void;
}

/** Icons that are shown at once: a search leads to the others. */
const SHOWN = 150;

/** An icon as the site draws it. */
export function iconIn(sprite: string, name?: string) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  const draw = (name = '') => use.setAttribute('href', `${sprite}#${name}`);
  element.setAttribute('aria-hidden', 'true');
  element.append(use);
  draw(name);
  return { element, draw };
}

/** All icons that the site may show, to be searched by their names. */
export function openIconChooser({ speech }: Editing, { names, sprite, value, canBeNone, choose }: Choosing): void {
  const modal = openModal(speech, speech.say('chooseIcon'));
  const take = (name: string | undefined) => {
    modal.close();
    choose(name);
  };
  const grid = makeGrid(speech.say('chooseIcon'), take);
  const told = make('p', { class: 'note', role: 'status' });
  const fill = () => {
    const wanted = search.value.toLowerCase().split(/[\s-]+/);
    const found = names.filter((name) => wanted.every((word) => name.includes(word)));
    const sorted =
      value !== undefined && found.includes(value) ? [value, ...found.filter((each) => each !== value)] : found;
    grid.show(
      sorted.slice(0, SHOWN).map((name) => ({ value: name, label: name, drawn: iconIn(sprite, name).element })),
      value,
    );
    const more = found.length - SHOWN;
    told.textContent =
      found.length === 0 ? speech.say('noneFound') : more > 0 ? speech.say('moreFound', { count: String(more) }) : '';
  };
  const search = makeSearch(speech.say('search'), fill, 'ltr');
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    grid.focus();
  });
  fill();
  const none = make('button', { type: 'button', onclick: () => take(undefined) }, speech.say('noIcon'));
  modal.body.append(make('div', { class: 'search' }, search, canBeNone && none), told, grid.element);
  search.focus();
}
