import { showDialog } from '../../shell/dialog.ts';

/** The button that opens the menu on narrow screens, and where it leads while no menu can be shown. */
const BUTTON = '[data-drawer]';
const WITHOUT_DRAWER = '#site-footer';

/**
 * Opens the menu on narrow screens before the program has a drawer of its own: one that is put together of what the header
 * holds. `styled` resolves when its styles are here. Gives what makes buttons of links that came later.
 */
export function operateDrawer(styled: () => Promise<unknown>): () => void {
  const buttonAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(BUTTON) : undefined;
  document.addEventListener('click', (event) => {
    const button = buttonAt(event);
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    styled().then(
      () => open(button),
      () => {
        location.hash = WITHOUT_DRAWER;
      },
    );
  });
  document.addEventListener('keydown', (event) => {
    const button = event.key === ' ' && buttonAt(event);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
  return () => {
    const button = document.querySelector(BUTTON);
    if (!button) return;
    button.role = 'button';
    button.ariaHasPopup = 'dialog';
    button.ariaExpanded ??= 'false';
  };
}

function open(button: HTMLElement): void {
  const drawer = drawerOf(button);
  // Not within what the program compares with its own.
  document.body.append(drawer);
  button.ariaExpanded = 'true';
  button.dataset.drawer = 'shown';
  // Safari does not focus links on click, and the dialog gives the focus back to whatever had it.
  button.focus();
  const end = showDialog(drawer);
  drawer.addEventListener('close', () => {
    end();
    button.ariaExpanded = 'false';
    // Not before it has slid out.
    void Promise.allSettled(drawer.getAnimations().map(({ finished }) => finished)).then(() => drawer.remove());
  });
}

/** What is in the drawer is in the header too: this is where it is taken from. */
function drawerOf(button: HTMLElement): HTMLDialogElement {
  const header = button.closest('header') ?? document.body;
  const copyOf = (selector: string) => header.querySelector(selector)?.cloneNode(true) as HTMLElement | undefined;
  const close = element('button', 'icon-button', iconOf(button, '#x'));
  close.ariaLabel = button.dataset.close ?? '';
  const top = element('div', 'flex', element('p', 'brand', ...(copyOf('.brand')?.childNodes ?? [])), close);
  const entries = element('ul', 'drawer-entries', ...[...header.querySelectorAll('.site-nav > ul > li')].map(entryOf));
  const inner = element('div', '', top, entries, copyOf('.wrap > .btn-primary') ?? '');
  const languages = copyOf('.language ul');
  if (languages) {
    const choice = element('nav', 'drawer-languages', languages);
    choice.ariaLabel = header.querySelector('.language .hide')?.textContent ?? '';
    inner.append(choice);
  }
  const drawer = element('dialog', 'drawer', inner) as HTMLDialogElement; // by its name
  drawer.ariaLabel = header.querySelector('.site-nav')?.ariaLabel ?? '';
  close.addEventListener('click', () => drawer.close());
  return drawer;
}

/** An entry of the header as one of the drawer: what unfolds beside it there unfolds below it here, one at a time. */
function entryOf(item: Element): HTMLElement {
  const entry = item.cloneNode(true) as HTMLElement;
  const menu = entry.querySelector('details');
  if (!menu) return entry;
  const group = element('details', '', ...menu.children) as HTMLDetailsElement; // by its name
  group.name = 'drawer-entries';
  group.querySelector('.menu-panel')?.removeAttribute('class');
  for (const heading of group.querySelectorAll('[id]')) {
    const id = `drawer-${heading.id}`;
    heading.parentElement?.setAttribute('aria-labelledby', id);
    heading.id = id;
  }
  menu.replaceWith(group);
  return entry;
}

function iconOf(button: HTMLElement, name: string): Node {
  const icon = button.querySelector('svg')?.cloneNode(true) as SVGElement | undefined;
  const use = icon?.querySelector('use');
  use?.setAttribute('href', (use.getAttribute('href') ?? '').replace(/#.*/, name));
  return icon ?? new Text('×');
}

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}
