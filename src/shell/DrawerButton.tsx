import { type MouseEvent, useRef, useState } from 'react';
import { useSurroundings } from '../../blocks/ui/context.tsx';
import { Icon } from '../../blocks/ui/Icon.tsx';
import type { Drawer } from './Drawer.tsx';
import type { ChoosingProps } from './entries.ts';

/** Where the button leads while there is no drawer: the whole navigation stands there too. */
const WITHOUT_DRAWER = '#site-footer';

/**
 * Opens the menu on narrow screens. In HTML it is a link to the footer. What stands in every page makes it a button, and opens
 * a drawer of what the header holds; from the second time on it is this one, which is fetched meanwhile.
 */
export function DrawerButton(props: ChoosingProps) {
  const { label } = useSurroundings();
  const fetched = useRef<typeof Drawer>(null);
  const [Shown, setShown] = useState<typeof Drawer | null>(null);
  const [open, setOpen] = useState(false);

  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    const button = event.currentTarget;
    if (!fetched.current || !button.dataset.drawer) {
      void import('./Drawer.tsx').then(
        ({ Drawer }) => {
          fetched.current = Drawer;
        },
        () => {},
      );
      return;
    }
    event.preventDefault();
    // Safari does not focus links on click, and the dialog gives the focus back to whatever had it.
    button.focus();
    setShown(() => fetched.current);
    setOpen(true);
  };

  return (
    <div className="drawer-opener">
      <a
        className="icon-button"
        href={WITHOUT_DRAWER}
        aria-label={label('openMenu')}
        aria-expanded={Shown ? open : undefined}
        data-drawer=""
        data-close={label('closeMenu')}
        onClick={show}
      >
        <span>
          <Icon name="menu" size={24} />
        </span>
      </a>
      {Shown && <Shown {...props} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
