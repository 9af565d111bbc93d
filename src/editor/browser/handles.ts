import type { EntryAct, EntryChange } from '../shared/protocol.ts';
import { blockActs, changeEntry, drawnButton, entryActs, entryButtons } from './acts.ts';
import { type Carrying, carry } from './carry.ts';
import { make, shaded } from './dom.ts';
import type { Editing } from './editing.ts';
import { type Handle, makeHandle } from './handle.ts';
import { endOf, keptClear, placeOfBlock, placeOfEntry } from './handle-places.ts';
import { handleSheet } from './look.ts';
import { blocksOn, entriesOn, type Movable } from './page-entries.ts';
import { openPalette } from './palette.ts';
import { openSections } from './sections.ts';
import { openSettings } from './settings.ts';
import { orderStops } from './tab-order.ts';

/** The handles on the page while it is being edited. */
export interface Handles {
  /** Follows the page as it is now. */
  refresh(): void;
  release(): void;
}

interface Shown {
  readonly movable: Movable;
  readonly handle: Handle;
}

const BLOCKS = 'main [data-block]';
const HIDDEN = 'data-hidden';

/** Milliseconds within which the blocks are drawn as they are told of; React may take its time. */
const DRAWN = 600;

export function showHandles(editing: Editing): Handles {
  const { speech } = editing;
  const { host, root } = shaded('page-editor-handles', handleSheet);
  host.setAttribute('role', 'region');
  host.setAttribute('aria-label', speech.say('handles'));
  const frame = make('div', { class: 'frame', hidden: true });
  const blockLayer = make('div', { lang: speech.language });
  const entryLayer = make('div', { lang: speech.language });
  root.append(frame, blockLayer, entryLayer);
  document.querySelector('page-editor-bar')?.before(host);
  const wake = new AbortController();
  let blocks: Shown[] = [];
  let entries: Shown[] = [];
  let active: number | undefined;
  let pointed: Element | undefined;

  const focused = (): Shown | undefined =>
    [...blocks, ...entries].find(({ handle }) => handle.element.contains(root.activeElement));
  /** The blocks whose entries have handles: the one that is pointed at, and the one that has the focus. */
  const withEntries = () => [...new Set([active, focused()?.movable.block])].filter((block) => block !== undefined);
  const outline = ({ element }: Movable, isOpen: boolean) => {
    frame.hidden = !isOpen;
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = { left: left + scrollX, top: top + scrollY, width, height };
    for (const [name, value] of Object.entries(box)) frame.style.setProperty(name, `${value}px`);
  };
  const among = ({ of, block }: Movable) => ('block' in of ? blocksOn(editing) : entriesOn(block, editing));
  /** Brings the focus to what stands at a place of a list now. */
  const follow = ({ list, block, of }: Movable, at: number, act?: string) => {
    const [first, ...others] = [blocksOn(editing), 'block' in of ? [] : entriesOn(block, editing)];
    const own = (others[0]?.length ? others[0] : first).filter((each) => each.list === list);
    const now = own.find((each) => each.at === at) ?? own.at(-1);
    if (!now) return undefined;
    renewAll();
    turnTo(now.block);
    now.element.scrollIntoView({ block: 'nearest' });
    place();
    [...blocks, ...entries].find(({ movable }) => movable.key === now.key)?.handle.focus(act);
    return { place: String(now.at + 1), count: String(own.length), name: now.name };
  };
  const act = async (
    movable: Movable,
    what: EntryAct,
    { to = movable.at, type }: Pick<EntryChange, 'to' | 'type'> = {},
  ) => {
    const goal = { up: to - 1, down: to + 1, duplicate: to + 1, add: to + 1 }[what as string] ?? to;
    if (!(await changeEntry(editing, { of: movable.of, act: what, to, type }))) return;
    // Where only a field has changed nothing else is drawn.
    if (what === 'hide' || what === 'show') drawn();
    else await new Promise<void>((done) => whenDrawn.push(done));
    const now = follow(movable, goal, what);
    if (now && /^(?:up|down|move)$/.test(what)) editing.tell(speech.say('movedTo', now));
  };
  const take = (movable: Movable): Carrying => {
    editing.tell(speech.say('carried', { name: movable.name }));
    frame.hidden = true;
    return carry({
      ...{ editing, moved: movable, over: root, among: among(movable) },
      ended: (to) => (to === undefined ? editing.tell(speech.say('putBack')) : void act(movable, 'move', { to })),
    });
  };
  const leave = (from: Movable, key: string) => {
    if (key === 'ArrowDown' && 'block' in from.of) turnTo(from.block);
    const own = blocks.find(({ movable }) => movable.block === from.block);
    const row = [own, ...entries].filter((each) => each !== undefined);
    const at = row.findIndex(({ movable }) => movable.key === from.key);
    const next = key === 'Escape' ? own : row[at + (key === 'ArrowUp' ? -1 : 1)];
    next?.movable.element.scrollIntoView({ block: 'nearest' });
    next?.handle.focus();
  };
  const handleOf = (movable: Movable): Shown => {
    const isBlock = 'block' in movable.of;
    const acts = entryButtons(
      editing,
      { acts: isBlock ? blockActs(movable.hidden) : entryActs },
      (what) => void act(movable, what),
    );
    const buttons = isBlock
      ? [...blockButtons(editing, movable, (type) => void act(movable, 'add', { type })), ...acts]
      : acts;
    const handle = makeHandle(
      { speech, name: movable.name, buttons, isBlock, isHidden: movable.hidden },
      {
        take: () => take(movable),
        leave: (key) => leave(movable, key),
        turned: (isOpen) => outline(movable, isOpen),
      },
    );
    return { movable, handle };
  };
  /** Makes handles anew where other things stand on the page than before; the focus stays where it was. */
  const renew = (before: Shown[], wanted: readonly Movable[], layer: HTMLElement): Shown[] => {
    const isSame = (one: Movable, other: Movable | undefined) =>
      (['key', 'list', 'at', 'name', 'element', 'hidden'] as const).every((name) => one[name] === other?.[name]);
    if (before.length === wanted.length && before.every(({ movable }, at) => isSame(movable, wanted[at])))
      return before;
    const last = focused();
    const act = root.activeElement instanceof HTMLElement ? root.activeElement.dataset.act : undefined;
    const made = wanted.map(handleOf);
    layer.replaceChildren(...made.map(({ handle }) => handle.element));
    frame.hidden = true;
    if (last && before.includes(last)) made.find(({ movable }) => movable.key === last.movable.key)?.handle.focus(act);
    return made;
  };
  const place = () => {
    host.dir = document.documentElement.dir;
    const header = document.querySelector('#app header');
    const isOver = header && /fixed|sticky/.test(getComputedStyle(header).position);
    const covered = isOver ? header.getBoundingClientRect().height : 0;
    host.style.setProperty('--covered', `${covered}px`);
    let above = covered - scrollY;
    for (const { movable, handle } of blocks) {
      handle.put(placeOfBlock(movable.element, above));
      above = endOf(movable.element);
    }
    const clear = new Map(
      withEntries().map((block) => [block, clearOf(blocks.find((each) => each.movable.block === block))]),
    );
    for (const { movable, handle } of entries)
      handle.put(placeOfEntry(movable.element, clear.get(movable.block) ?? []));
  };
  /** Of an entry's neighbourhood the last one that was pointed at stays: its handle stands beside it. */
  const show = () => {
    for (const { movable, handle } of blocks) handle.element.toggleAttribute('data-shown', movable.block === active);
    const inside = entries.filter(({ movable }) => pointed && movable.element.contains(pointed));
    if (inside.length === 0 && entries.some(({ handle }) => handle.element.hasAttribute('data-shown'))) return;
    for (const each of entries) each.handle.element.toggleAttribute('data-shown', inside.includes(each));
  };
  const renewAll = () => {
    if (wake.signal.aborted) return;
    const now = blocksOn(editing);
    for (const { element, hidden } of now) element.toggleAttribute(HIDDEN, hidden);
    blocks = renew(blocks, now, blockLayer);
    entries = renew(
      entries,
      withEntries().flatMap((block) => entriesOn(block, editing)),
      entryLayer,
    );
    place();
    show();
  };
  let known = editing.table;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const whenDrawn: (() => void)[] = [];
  const drawn = () => {
    clearTimeout(waiting);
    waiting = undefined;
    renewAll();
    for (const done of whenDrawn.splice(0)) done();
  };
  /** What is told of a page comes before it is drawn: handles are made of both. */
  const refresh = () => {
    if (known === editing.table) {
      if (waiting === undefined) renewAll();
      return;
    }
    known = editing.table;
    clearTimeout(waiting);
    waiting = setTimeout(drawn, DRAWN);
  };
  const watch = new MutationObserver((records) => {
    const isBlock = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('main');
    if (records.some(isBlock)) requestAnimationFrame(drawn);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  /** Points at a block, and at the entries that an element of the page stands in. */
  const turnTo = (block: number | undefined, at?: Element) => {
    pointed = at;
    if (active !== block) {
      active = block;
      if (waiting === undefined) return renewAll();
    }
    show();
  };
  const over = ({ target }: Event) => {
    if (!(target instanceof Element) || host.contains(target)) return;
    const block = target.closest(BLOCKS);
    const index = block ? [...document.querySelectorAll(BLOCKS)].indexOf(block) : -1;
    turnTo(index === -1 ? undefined : index, target);
  };
  const passive = { capture: true, passive: true, signal: wake.signal };
  document.addEventListener('pointerover', over, passive);
  document.addEventListener('pointerdown', over, passive);
  addEventListener('resize', place, { signal: wake.signal });
  const sizes = new ResizeObserver(place);
  sizes.observe(document.getElementById('app') ?? document.body);
  orderStops({
    selector: BLOCKS,
    signal: wake.signal,
    handleOf: (element) => blocks.find(({ movable }) => movable.element === element)?.handle,
    current: () => {
      const at = focused()?.movable;
      return at && blocks.find(({ movable }) => movable.block === at.block)?.movable.element;
    },
  });
  renewAll();
  return {
    refresh,
    release() {
      wake.abort();
      clearTimeout(waiting);
      watch.disconnect();
      sizes.disconnect();
      host.remove();
      for (const element of document.querySelectorAll(`[${HIDDEN}]`)) element.removeAttribute(HIDDEN);
    },
  };
}

const clearOf = (shown: Shown | undefined) => (shown ? keptClear(shown.movable.element) : []);

/** What only a block's handle has: another one below, and its settings. */
function blockButtons(editing: Editing, { block }: Movable, add: (type: string) => void): HTMLButtonElement[] {
  const below = drawnButton(editing, { word: 'addBelow', shape: 'plus' });
  below.addEventListener('click', () => void openPalette(editing, add));
  const settings = drawnButton(editing, { word: 'settings', shape: 'sliders' });
  const type = editing.table?.blocks[block]?.type ?? '';
  const back = () => openSections(editing);
  settings.addEventListener('click', () => void openSettings(editing, { block, type, back }));
  return [below, settings];
}
