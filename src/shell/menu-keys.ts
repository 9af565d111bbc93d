import { linksOf, menuAt, menuOfTrigger, openMenu, openMenus, triggerOf } from './menu-elements.ts';

/** Where a key leads among `count` links, counted from `place`; undefined for keys that do not move. */
function destination(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, count - 1);
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

function closeWithEscape(root: HTMLElement): void {
  for (const menu of openMenus(root)) {
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) triggerOf(menu)?.focus();
  }
}

function moveWithArrows(root: HTMLElement, event: KeyboardEvent): void {
  const menu = menuAt(event.target);
  if (!menu || event.ctrlKey || event.altKey || event.metaKey) return;
  const links = linksOf(menu);
  const onTrigger = menuOfTrigger(event.target) === menu;
  if (onTrigger && event.key !== 'ArrowDown') return;
  const place = links.findIndex((link) => link.matches(':focus'));
  const next = destination(event.key, place, links.length);
  if (next === undefined) return;
  event.preventDefault();
  if (onTrigger) openMenu(root, menu);
  links[next]?.focus();
}

/**
 * Gives the menus below `root` the keys of the disclosure pattern (W3C ARIA Authoring Practices): Escape closes and
 * returns the focus, the down arrow leads into the panel, arrows, Home and End move within it. Leaving by Tab, by a
 * link or by a click elsewhere closes.
 */
export function operateByKeyboard(root: HTMLElement): void {
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const menu = menuAt(target);
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  };
  const onClick = ({ target }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a[href]') !== null;
    for (const menu of openMenus(root)) if (isLink || menuAt(target) !== menu) menu.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeWithEscape(root);
  };

  root.addEventListener('keydown', (event) => moveWithArrows(root, event));
  root.addEventListener('focusout', onFocusOut);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
}
