/** The name that header disclosures share, so that browsers keep one open at a time. */
export const MENU_NAME = 'site-menu';

const selector = `details[name="${MENU_NAME}"]`;

/** The menu whose trigger or panel holds the event's target. */
export function menuAt(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(selector) : null;
}

/** The menu whose trigger, not its panel, holds the event's target. */
export function menuOfTrigger(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element && target.closest('summary') ? menuAt(target) : null;
}

export function openMenus(root: Element): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`)];
}

/** Opens one menu and closes the others, also in browsers that do not yet know `name` on details. */
export function openMenu(root: Element, menu: HTMLDetailsElement): void {
  for (const other of openMenus(root)) if (other !== menu) other.open = false;
  menu.open = true;
}

export function triggerOf(menu: HTMLDetailsElement): HTMLElement | null {
  return menu.querySelector('summary');
}

export function linksOf(menu: HTMLDetailsElement): HTMLAnchorElement[] {
  return [...menu.querySelectorAll<HTMLAnchorElement>('a[href]')];
}
