import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useSurroundings } from '../../blocks/ui/context.tsx';
import { Icon } from '../../blocks/ui/Icon.tsx';
import type { Drawer } from './Drawer.tsx';
import type { ChoosingProps } from './entries.ts';
import { useHydrated } from './use-hydrated.ts';

/** Where the button leads while there is no drawer: the whole navigation stands there too. */
const WITHOUT_DRAWER = '#site-footer';

/**
 * Waits for the styles that are fetched last, the drawer's among them. They are asked for anew, which costs nothing where
 * they have come: what a sheet holds that did not come, each browser tells in another way.
 */
function laterStyles(): Promise<unknown> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  return link ? replaced(link) : undefined;
}

const replaced = (link: HTMLLinkElement) =>
  new Promise((done, failed) => {
    const again = link.cloneNode() as HTMLLinkElement; // a clone is of the same kind
    again.onload = done;
    again.onerror = failed;
    link.replaceWith(again);
  });

/**
 * Opens the menu on narrow screens. In HTML it is a link to the footer; with JavaScript a button that fetches the drawer
 * when it is first wanted.
 */
export function DrawerButton(props: ChoosingProps) {
  const { label } = useSurroundings();
  const hydrated = useHydrated();
  const [Fetched, setFetched] = useState<typeof Drawer | null>(null);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);

  const show = async (event: MouseEvent) => {
    event.preventDefault();
    // Safari does not focus links on click, and the dialog gives the focus back to whatever had it.
    button.current?.focus();
    try {
      const [{ Drawer }] = await Promise.all([import('./Drawer.tsx'), Fetched || laterStyles()]);
      setFetched(() => Drawer);
      setOpen(true);
    } catch {
      window.location.hash = WITHOUT_DRAWER;
    }
  };
  const pressWithSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    button.current?.click();
  };

  const asButton = { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open } as const;
  return (
    <div className="lg:hidden">
      <a
        ref={button}
        className="icon-button"
        href={WITHOUT_DRAWER}
        aria-label={label('openMenu')}
        data-drawer=""
        data-early="drawer"
        onClick={show}
        onKeyDown={pressWithSpace}
        {...(hydrated && asButton)}
      >
        <span>
          <Icon name="menu" size={24} />
        </span>
      </a>
      {Fetched && <Fetched {...props} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
