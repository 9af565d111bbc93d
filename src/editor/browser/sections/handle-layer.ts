import type { Editing } from '../editing/editing.ts';
import { arrange, make, shaded } from '../ui/dom.ts';
import { handleSheet } from '../ui/look.ts';
import { afterPress } from '../ui/pressed.ts';
import type { Handle } from './handle.ts';
import { endOf, keptClear, placeOfBlock, placeOfEntry } from './handle-places.ts';
import { blocksOn, entriesOn, type Movable } from './page-entries.ts';

export interface ShownHandle {
  /** As it stands on the page now. */
  movable: Movable;
  readonly handle: Handle;
}

/** What lies over the page: the handles of all blocks, and of the entries of those that are dealt with. */
export interface HandleLayer {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  blocks(): readonly ShownHandle[];
  entries(): readonly ShownHandle[];
  focused(): ShownHandle | undefined;
  /** Makes what has to be made anew, under no hand that presses it; the focus stays where it was. */
  renew(): void;
  place(): void;
  /** Points at a block, and at the entries that an element of the page stands in; new handles wait where `later`. */
  point(block: number | undefined, at?: Element, later?: boolean): void;
  /** Frames what a handle belongs to. */
  frame(movable: Movable, isOpen: boolean): void;
}

const HIDDEN = 'data-hidden';
const SHOWN = 'data-shown';

const isShown = ({ handle }: ShownHandle) => handle.element.hasAttribute(SHOWN);

/** True where the same handle does for both. */
const isSame = (one: Movable, other: Movable) =>
  (['key', 'list', 'at', 'name', 'hidden'] as const).every((name) => one[name] === other[name]);

/** Takes the marks of hidden blocks off the page. */
export const unmark = (): void => {
  for (const element of document.querySelectorAll(`[${HIDDEN}]`)) element.removeAttribute(HIDDEN);
};

export function makeLayer(editing: Editing, handleOf: (movable: Movable) => ShownHandle): HandleLayer {
  const { speech } = editing;
  const { host, root } = shaded('page-editor-handles', handleSheet);
  host.setAttribute('role', 'region');
  host.setAttribute('aria-label', speech.say('handles'));
  const frame = make('div', { class: 'frame', hidden: true });
  const [ofBlocks, ofEntries] = [make('div', { lang: speech.language }), make('div', { lang: speech.language })];
  root.append(frame, ofBlocks, ofEntries);
  document.querySelector('page-editor-bar')?.before(host);
  let blocks: readonly ShownHandle[] = [];
  let entries: readonly ShownHandle[] = [];
  let active: number | undefined;
  let pointed: Element | undefined;
  const focused = () => [...blocks, ...entries].find(({ handle }) => handle.element.contains(root.activeElement));
  /** The blocks whose entries have handles: the one that is pointed at, and the one that has the focus. */
  const dealtWith = () => [...new Set([active, focused()?.movable.block])].filter((block) => block !== undefined);
  const renewed = (
    before: readonly ShownHandle[],
    wanted: readonly Movable[],
    layer: HTMLElement,
  ): readonly ShownHandle[] => {
    const last = focused();
    const act = root.activeElement instanceof HTMLElement ? root.activeElement.dataset.act : undefined;
    // Under a hand that stays where it is nothing goes away.
    const shown = new Set(before.filter(isShown).map(({ movable }) => movable.key));
    const now = wanted.map((movable) => {
      // A press may have begun on it.
      const kept = before.find((each) => isSame(each.movable, movable));
      if (kept) return Object.assign(kept, { movable });
      const made = handleOf(movable);
      made.handle.element.toggleAttribute(SHOWN, shown.has(movable.key));
      return made;
    });
    arrange(
      layer,
      now.map(({ handle }) => handle.element),
    );
    const isOther = now.length !== before.length || now.some((each, at) => each !== before[at]);
    if (isOther) frame.hidden = true;
    if (last && before.includes(last) && !now.includes(last))
      now.find(({ movable }) => movable.key === last.movable.key)?.handle.focus(act);
    return now;
  };
  /** The key of what is framed. */
  let framed: string | undefined;
  const putFrame = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = { left: left + scrollX, top: top + scrollY, width, height };
    for (const [name, value] of Object.entries(box)) frame.style.setProperty(name, `${value}px`);
  };
  const putAll = () => {
    host.dir = document.documentElement.dir;
    const header = document.querySelector('#app header');
    const isOver = header && /fixed|sticky/.test(getComputedStyle(header).position);
    const covered = isOver ? header.getBoundingClientRect().height : 0;
    host.style.setProperty('--covered', `${covered}px`);
    const clearIn = new Map<number, readonly DOMRect[]>();
    let above = covered - scrollY;
    for (const { movable, handle } of blocks) {
      const clear = keptClear(movable.element);
      clearIn.set(movable.block, clear);
      handle.put(placeOfBlock(movable.element, clear, above));
      above = endOf(clear);
    }
    for (const { movable, handle } of entries)
      handle.put(placeOfEntry(movable.element, clearIn.get(movable.block) ?? []));
    const shown = [...blocks, ...entries].find(({ movable }) => movable.key === framed);
    if (shown) putFrame(shown.movable.element);
  };
  const place = afterPress(root, putAll);
  const show = () => {
    for (const { movable, handle } of blocks) handle.element.toggleAttribute(SHOWN, movable.block === active);
    const inside = entries.filter(({ movable }) => pointed && movable.element.contains(pointed));
    // Beside an entry its handle stays: there it hangs.
    if (inside.length === 0 && entries.some(isShown)) return;
    for (const each of entries) each.handle.element.toggleAttribute(SHOWN, inside.includes(each));
  };
  const renew = afterPress(root, () => {
    const now = blocksOn(editing);
    for (const { element, hidden } of now) element.toggleAttribute(HIDDEN, hidden);
    blocks = renewed(blocks, now, ofBlocks);
    const inBlocks = dealtWith().flatMap((block) => entriesOn(block, editing));
    entries = renewed(entries, inBlocks, ofEntries);
    putAll();
    show();
  });
  return {
    ...{ host, root, focused, renew, place },
    blocks: () => blocks,
    entries: () => entries,
    point(block, at, later = false) {
      pointed = at;
      const isOther = active !== block;
      active = block;
      if (isOther && !later) renew();
      else show();
    },
    frame({ element, key }, isOpen) {
      frame.hidden = !isOpen;
      framed = isOpen ? key : undefined;
      putFrame(element);
    },
  };
}
