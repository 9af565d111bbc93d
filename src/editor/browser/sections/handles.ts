import type { EntryAct, EntryChange } from '../../shared/protocol.ts';
import { BLOCKS, blockActs, changeEntry, drawnButton, entryActs, entryButtons } from '../editing/acts.ts';
import { followDrawing } from '../editing/drawn.ts';
import type { Editing } from '../editing/editing.ts';
import { openSettings } from '../settings/settings.ts';
import { type Carrying, carry } from './carry.ts';
import { copiedBlock, copyBlock, hasCopied } from './copied.ts';
import { makeHandle } from './handle.ts';
import { makeLayer, type ShownHandle, unmark } from './handle-layer.ts';
import { blocksOn, entriesOn, type Movable } from './page-entries.ts';
import { openPalette } from './palette.ts';
import { openSections } from './sections.ts';

const REACHED = 'a[href], button, summary, input, textarea, select, [tabindex]';

interface Stops {
  /** The handle that stands before an element of the page, if any. */
  readonly handleOf: (element: Element) => { focus(): void } | undefined;
  /** The element before which the handle stands that has the focus. */
  readonly current: () => Element | undefined;
  /** What handles stand before. */
  readonly selector: string;
  readonly signal: AbortSignal;
}

const isReached = (element: HTMLElement) =>
  element.tabIndex >= 0 && element.getClientRects().length > 0 && !element.closest('[inert], :disabled');

/**
 * Has Tab come to each handle right before what it belongs to, although handles lie over the page and not in it: the
 * page's own tree is React's.
 */
function orderStops({ handleOf, current, selector, signal }: Stops): void {
  const next = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const app = document.getElementById('app');
    const at = current() ?? document.activeElement;
    if (!app || !at || !app.contains(at)) return;
    const stops = [...app.querySelectorAll<HTMLElement>(`${selector}, ${REACHED}`)].filter(
      (element) => element === at || (element.matches(selector) ? handleOf(element) : isReached(element)),
    );
    const stop = stops[stops.indexOf(at as HTMLElement) + (event.shiftKey ? -1 : 1)];
    const handle = stop?.matches(selector) ? handleOf(stop) : undefined;
    // From word to word the browser knows the way.
    if (!stop || (!handle && !current())) return;
    event.preventDefault();
    (handle ?? stop).focus();
  };
  document.addEventListener('keydown', next, { capture: true, signal });
}

type Acting = (what: EntryAct, more?: Pick<EntryChange, 'to' | 'type' | 'copied'>) => void;

/** The buttons of a handle: what can be done with any entry, and with a block. */
function handleButtons(editing: Editing, { of, block, hidden }: Movable, act: Acting): HTMLButtonElement[] {
  if (!('block' in of)) return entryButtons(editing, { acts: entryActs }, (what) => act(what));
  const addBelow = () => void openPalette(editing, (type) => act('add', { type }));
  const below = drawnButton(editing, { word: 'addBelow', shape: 'plus' }, addBelow);
  const type = editing.table?.blocks[block]?.type ?? '';
  const back = () => openSections(editing);
  const change = () => void openSettings(editing, { block, type, back });
  const settings = drawnButton(editing, { word: 'settings', shape: 'sliders' }, change);
  return [below, settings, ...entryButtons(editing, { acts: blockActs(hidden) }, (what) => act(what))];
}

/** The handles on the page while it is being edited. */
export interface Handles {
  /** Follows the page as it is now. */
  refresh(): void;
  release(): void;
}

/** Where an entry stands in its list when something has been done with it, or what has come of it. */
const goalOf = (what: EntryAct, at: number): number =>
  ({ up: at - 1, down: at + 1, duplicate: at + 1, add: at + 1, paste: at + 1 })[what as string] ?? at;

/** The button that takes back what another one did, in its place. */
const TURNED: Readonly<Partial<Record<EntryAct, EntryAct>>> = { hide: 'show', show: 'hide' };

export function showHandles(editing: Editing): Handles {
  const { speech } = editing;
  const wake = new AbortController();
  const among = ({ of, block }: Movable) => ('block' in of ? blocksOn(editing) : entriesOn(block, editing));
  /** Brings the focus to what stands at a place of a list now. */
  const follow = (movable: Movable, at: number, act: EntryAct) => {
    const own = among(movable).filter(({ list }) => list === movable.list);
    const now = own.find((each) => each.at === at) ?? own.at(-1);
    if (!now) return undefined;
    layer.renew();
    layer.point(now.block);
    now.element.scrollIntoView({ block: 'nearest' });
    layer.place();
    const shown = [...layer.blocks(), ...layer.entries()].find((each) => each.movable.key === now.key);
    shown?.handle.focus(TURNED[act] ?? act);
    return { place: String(now.at + 1), count: String(own.length), name: now.name };
  };
  const act = async (movable: Movable, what: EntryAct, more: Pick<EntryChange, 'to' | 'type' | 'copied'> = {}) => {
    const { table, of } = movable;
    if (!(await changeEntry(editing, { table, of, act: what, ...more }))) return;
    // Where only a field has changed nothing else is drawn.
    if (TURNED[what]) drawing.take();
    else await drawing.taken();
    const now = follow(movable, goalOf(what, more.to ?? movable.at), what);
    if (now && /^(?:up|down|move)$/.test(what)) editing.tell(speech.say('movedTo', now));
  };
  const take = (moved: Movable): Carrying => {
    editing.tell(speech.say('carried', { name: moved.name }));
    layer.frame(moved, false);
    const ended = (to: number | undefined) =>
      to === undefined ? editing.tell(speech.say('putBack')) : void act(moved, 'move', { to });
    return carry({ editing, moved, over: layer.root, among: among(moved), ended });
  };
  /** Down leads from a block to its entries, up back to it. */
  const leave = ({ of, block, key: from }: Movable, key: string) => {
    if (key === 'ArrowDown' && 'block' in of) layer.point(block);
    const row = [...layer.blocks(), ...layer.entries()].filter(({ movable }) => movable.block === block);
    const at = row.findIndex(({ movable }) => movable.key === from);
    const next = row[key === 'Escape' ? 0 : at + (key === 'ArrowUp' ? -1 : 1)];
    next?.movable.element.scrollIntoView({ block: 'nearest' });
    next?.handle.focus();
  };
  const handleOf = (movable: Movable): ShownHandle => {
    const { name, of, hidden } = movable;
    const buttons = handleButtons(editing, movable, (what, more) => void act(shown.movable, what, more));
    const handle = makeHandle(
      { speech, name, buttons, isBlock: 'block' in of, isHidden: hidden },
      {
        take: () => take(shown.movable),
        keyed(what) {
          const { block } = shown.movable;
          if (what === 'copy') void copyBlock(editing, block);
          else if (hasCopied(editing)) void act(shown.movable, 'paste', { copied: copiedBlock() });
        },
        leave: (key) => leave(shown.movable, key),
        turned: (isOpen) => layer.frame(shown.movable, isOpen),
      },
    );
    const shown: ShownHandle = { movable, handle };
    return shown;
  };
  const layer = makeLayer(editing, handleOf);
  const drawing = followDrawing(editing, layer.renew);
  const over = ({ target }: Event) => {
    if (!(target instanceof Element) || layer.host.contains(target)) return;
    const block = target.closest(BLOCKS);
    layer.point(block ? [...document.querySelectorAll(BLOCKS)].indexOf(block) : undefined, target, drawing.isBehind());
  };
  const passive = { capture: true, passive: true, signal: wake.signal };
  document.addEventListener('pointerover', over, passive);
  document.addEventListener('pointerdown', over, passive);
  addEventListener('resize', layer.place, { signal: wake.signal });
  const sizes = new ResizeObserver(layer.place);
  sizes.observe(document.getElementById('app') ?? document.body);
  const ofBlock = (is: (movable: Movable) => boolean) => layer.blocks().find(({ movable }) => is(movable));
  orderStops({
    selector: BLOCKS,
    signal: wake.signal,
    handleOf: (element) => ofBlock((movable) => movable.element === element)?.handle,
    current() {
      const at = layer.focused()?.movable.block;
      return ofBlock(({ block }) => block === at)?.movable.element;
    },
  });
  layer.renew();
  return {
    refresh: drawing.refresh,
    release() {
      wake.abort();
      drawing.release();
      sizes.disconnect();
      layer.host.remove();
      unmark();
    },
  };
}
