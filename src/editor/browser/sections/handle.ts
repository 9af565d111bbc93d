import { drawing, drawings, make } from '../ui/dom.ts';
import { moveFocus } from '../ui/toolbar-keys.ts';
import type { Speech } from '../words/words.ts';
import { copyKey } from './copied.ts';
import { makeGrip } from './grip.ts';
import type { HandlePlace } from './handle-places.ts';

interface HandleContext {
  readonly speech: Speech;
  /** What it is a handle of, for screen readers. */
  readonly name: string;
  readonly buttons: readonly HTMLButtonElement[];
  /** True of a block's, false of an entry's. */
  readonly isBlock: boolean;
  readonly isHidden: boolean;
}

interface HandleEvents {
  readonly take: Parameters<typeof makeGrip>[1]['take'];
  /** Up and down lead to other handles, Escape out of this one. */
  readonly leave: (key: 'ArrowUp' | 'ArrowDown' | 'Escape') => void;
  /** Copying and pasting, by their keys. */
  readonly keyed: (what: 'copy' | 'paste') => void;
  readonly turned: (isOpen: boolean) => void;
}

/** What hangs beside a block or an entry on the page: a grip, and what can be done there. */
export interface Handle {
  readonly element: HTMLElement;
  /** Puts the focus on one of its buttons, the grip unless told. */
  focus(act?: string): void;
  /** Puts it at a place of the page, as high as what it belongs to; it opens to the left or to the right. */
  put(place: HandlePlace): void;
}

export function makeHandle({ speech, name, buttons, isBlock, isHidden }: HandleContext, events: HandleEvents): Handle {
  const label = speech.say('carry');
  const grip = make('button', { type: 'button', class: 'grip', title: label, 'aria-label': `${label}: ${name}` });
  grip.append(drawing(drawings.grip));
  grip.setAttribute('aria-description', speech.say('carryHow'));
  const acts = make(
    'div',
    { class: 'acts' },
    make('span', { class: 'name', 'aria-hidden': 'true', dir: 'auto' }, name),
    ...buttons,
  );
  const tag = isHidden && make('span', { class: 'tag' }, speech.say('hidden'));
  const bar = make('div', { class: 'handle', role: 'toolbar', 'aria-label': name }, grip, tag, acts);
  const stick = make('div', { class: 'stick' }, bar);
  const element = make('div', { class: isBlock ? 'place block' : 'place' }, stick);
  const all = [grip, ...buttons];
  for (const each of all) each.tabIndex = -1;
  const turn = (isOpen: boolean) => {
    if (bar.hasAttribute('data-open') === isOpen) return;
    bar.toggleAttribute('data-open', isOpen);
    events.turned(isOpen);
  };
  const hasFocus = () => bar.matches(':focus-within');
  makeGrip(grip, { take: events.take, click: () => turn(!bar.hasAttribute('data-open') || hasFocus()) });
  let stood: HandlePlace | undefined;
  const stand = (place: HandlePlace) => {
    stood = place;
    const { x, y, height, opensLeft } = place;
    element.style.setProperty('left', `${x}px`);
    Object.assign(element.style, { top: `${y}px`, height: `${Math.max(height, 0)}px` });
    bar.style.setProperty('left', opensLeft ? 'auto' : '0');
    bar.style.setProperty('right', opensLeft ? '0' : 'auto');
    bar.toggleAttribute('data-turned', opensLeft !== (document.documentElement.dir === 'rtl'));
  };
  /** How far the page was scrolled, in CSS pixels, when the mouse moved here; nothing while it is elsewhere. */
  let underMouse: number | undefined;
  let later: HandlePlace | undefined;
  const mouse = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    underMouse = isOver ? scrollY : undefined;
    if (!isOver && later) stand(later);
    if (!isOver) later = undefined;
    if (isOver || !hasFocus()) turn(isOver);
  };
  bar.addEventListener('pointerenter', mouse(true));
  bar.addEventListener('pointermove', mouse(true));
  bar.addEventListener('pointerleave', mouse(false));
  bar.addEventListener('focusin', () => turn(true));
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && bar.contains(relatedTarget))) turn(false);
  });
  bar.addEventListener('keydown', (event) => {
    const { key } = event;
    const copying = isBlock && copyKey(event);
    if (copying) events.keyed(copying);
    else if (key === 'ArrowUp' || key === 'ArrowDown' || key === 'Escape') events.leave(key);
    else if (!moveFocus(all, key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return {
    element,
    focus(act) {
      // What is not shown takes no focus.
      turn(true);
      const wanted = all.find(({ dataset }) => act !== undefined && dataset.act === act) ?? grip;
      wanted.focus({ preventScroll: true });
    },
    // A mouse that is about to press must find what it saw: the page may be drawn anew, and scrolled by the browser to
    // keep what is in sight.
    put(place) {
      if (underMouse === undefined || !stood) return stand(place);
      later = place;
      stand({ ...stood, y: stood.y + scrollY - underMouse });
      underMouse = scrollY;
    },
  };
}
