import type { Editing } from '../editing/editing.ts';
import { ask } from '../editing/server.ts';
import { make, makeSearch } from '../ui/dom.ts';
import { openPanel } from '../ui/panel.ts';

/** How wide the window is that a picture shows. */
const PICTURED = 1000;

/** The kinds of blocks that there are, each with a picture of its example, to be searched. */
export async function openPalette(editing: Editing, chosen: (type: string) => void): Promise<void> {
  const { speech, names, table } = editing;
  // Whoever types at once finds everything there.
  const { blocks } = await ask('palette');
  const panel = openPanel(speech, { title: speech.say('addBelow'), broad: true });
  const grid = make('ul', { class: 'kinds' });
  const none = make('p', { class: 'note', role: 'status' });
  const choose = (type: string) => () => {
    panel.close();
    chosen(type);
  };
  const fold = (words: string) => words.toLocaleLowerCase(speech.language);
  const cards = blocks.map(({ type, text }) => {
    const { name, about = text } = names.section(type);
    const button = make('button', { type: 'button', tabindex: '-1', onclick: choose(type) });
    button.append(
      picture(type, table?.language ?? ''),
      make('b', {}, name),
      make('span', { class: 'note', dir: 'auto' }, about),
    );
    return { words: fold(`${name} ${about} ${type}`), button, item: make('li', {}, button) };
  });
  const fill = () => {
    const found = cards.filter(({ words }) =>
      fold(search.value)
        .split(/\s+/)
        .every((word) => words.includes(word)),
    );
    for (const each of cards) each.item.hidden = !found.includes(each);
    for (const { button } of cards) button.tabIndex = button === found[0]?.button ? 0 : -1;
    none.textContent = found.length === 0 ? speech.say('noKinds') : '';
  };
  grid.append(...cards.map(({ item }) => item));
  const search = makeSearch(speech.say('search'), fill);
  panel.body.append(search, make('p', { class: 'note' }, speech.say('unwritten')), none, grid);
  panel.body.addEventListener('keydown', (event) => moveIn(grid, event));
  new ResizeObserver(() => {
    const { offsetWidth: width = 0 } = grid.querySelector<HTMLElement>('li:not([hidden]) .shot') ?? {};
    if (width) grid.style.setProperty('--scale', String(width / PICTURED));
  }).observe(grid);
  loadSeen(grid, panel.body);
  fill();
  search.focus();
}

/** Loads the pictures that come into view, one after the other: the server draws each of them anew. */
function loadSeen(grid: HTMLElement, scrolled: HTMLElement): void {
  const wanted: HTMLIFrameElement[] = [];
  let isLoading = false;
  const next = () => {
    const frame = wanted.shift();
    isLoading = frame !== undefined;
    if (!frame) return;
    for (const kind of ['load', 'error']) frame.addEventListener(kind, next, { once: true });
    frame.src = frame.dataset.src ?? '';
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue;
        seen.unobserve(target);
        wanted.push(target);
      }
      if (!isLoading) next();
    },
    { root: scrolled, rootMargin: '200px' },
  );
  for (const frame of grid.querySelectorAll('iframe')) seen.observe(frame);
}

/** A block's example as the site shows it, small: a page of the authors' server (`__blocks`) that nothing can be done in. */
function picture(type: string, language: string): HTMLElement {
  const base = document.getElementById('app')?.dataset.base ?? '';
  const page = make('iframe', {
    'data-src': `${base}/__blocks/${language}/${encodeURIComponent(type)}`,
    ...{ tabindex: '-1', title: type, scrolling: 'no' },
  });
  return make('span', { class: 'shot', inert: true, 'aria-hidden': 'true' }, page);
}

/** The arrow keys lead from picture to picture, as they stand; from the search down to the first. */
function moveIn(grid: HTMLElement, event: KeyboardEvent): void {
  const cards = [...grid.querySelectorAll<HTMLElement>('li:not([hidden]) > button')];
  const at = cards.findIndex((card) => card.matches(':focus'));
  const isSearch = event.target instanceof HTMLInputElement;
  const across = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const ahead = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
  const by = { ArrowDown: across, ArrowUp: -across, ArrowRight: ahead, ArrowLeft: -ahead }[event.key];
  if (by === undefined || (isSearch && event.key !== 'ArrowDown')) return;
  const next = cards[isSearch ? 0 : at + by];
  event.preventDefault();
  if (!next) return;
  for (const card of cards) card.tabIndex = card === next ? 0 : -1;
  next.focus();
}
