import { menuAt, menuOfTrigger, openMenu, openMenus, triggerOf } from './menu-elements.ts';

/** Milliseconds a mouse rests on a menu's trigger until the menu opens (spec.md, section 4). */
const MENU_OPEN_DELAY = 200;

/** Milliseconds after one menu has closed in which the next opens at once (spec.md, section 4). */
const MENU_SKIP_DELAY = 300;

/** Milliseconds after the mouse has left trigger and panel until the menu closes (spec.md, section 4). */
const MENU_CLOSE_DELAY = 150;

/**
 * Milliseconds after a hover has opened a menu in which a click leaves it open: the hand was on its way before the
 * menu was. The specification is silent here.
 */
const MENU_CLICK_GRACE = 300;

/** What a mouse has done so far; the times are those of `performance.now()`. */
interface Hover {
  readonly root: HTMLElement;
  under: HTMLDetailsElement | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  openedAt: number;
  closedAt: number;
}

const isHoverable = (menu: HTMLDetailsElement) => 'hover' in menu.dataset;

/** The menu under the event's target, if it is one that a resting mouse opens. */
function hoverableAt(target: EventTarget | null): HTMLDetailsElement | null {
  const menu = menuAt(target);
  return menu && isHoverable(menu) ? menu : null;
}

/** True while the keyboard is at work in the menu's panel, where closing would lose the focus. */
function isInUse(menu: HTMLDetailsElement): boolean {
  const { activeElement } = document;
  return menu.contains(activeElement) && activeElement !== triggerOf(menu);
}

function open(hover: Hover, menu: HTMLDetailsElement): void {
  openMenu(hover.root, menu);
  hover.openedAt = performance.now();
}

function closeAll({ root }: Hover): void {
  for (const menu of openMenus(root)) if (isHoverable(menu) && !isInUse(menu)) menu.open = false;
}

function moveTo(hover: Hover, menu: HTMLDetailsElement | null): void {
  if (menu === hover.under) return;
  hover.under = menu;
  clearTimeout(hover.timer);
  if (!menu) hover.timer = setTimeout(closeAll, MENU_CLOSE_DELAY, hover);
  else if (!menu.open) {
    const isWarm = openMenus(hover.root).length > 0 || performance.now() - hover.closedAt < MENU_SKIP_DELAY;
    if (isWarm) open(hover, menu);
    else hover.timer = setTimeout(open, MENU_OPEN_DELAY, hover, menu);
  }
}

/** A click decides at once what the delay was about to; one just after a hover has opened the menu leaves it open. */
function click(hover: Hover, event: MouseEvent): void {
  const menu = menuOfTrigger(event.target);
  if (!menu) return;
  if (menu === hover.under) clearTimeout(hover.timer);
  if (menu.open && performance.now() - hover.openedAt < MENU_CLICK_GRACE) event.preventDefault();
}

/** Opens and closes the menus below `root` as a mouse comes, rests and leaves. */
export function operateByHover(root: HTMLElement): void {
  const never = Number.NEGATIVE_INFINITY;
  const hover: Hover = { root, under: null, timer: undefined, openedAt: never, closedAt: never };
  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') moveTo(hover, event.type === 'pointerleave' ? null : hoverableAt(event.target));
  };
  const onToggle = ({ target }: Event) => {
    const menu = menuAt(target);
    if (menu && menu === target && !menu.open) hover.closedAt = performance.now();
  };

  root.addEventListener('pointerover', onMove);
  root.addEventListener('pointerleave', onMove);
  root.addEventListener('click', (event) => click(hover, event));
  // `toggle` does not bubble, but it can be captured.
  root.addEventListener('toggle', onToggle, { capture: true });
}
