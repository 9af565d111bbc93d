import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { useEffect, useRef } from 'react';
import { useSurroundings } from '../../blocks/ui/context.tsx';
import { Icon } from '../../blocks/ui/Icon.tsx';
import { renderText } from '../../blocks/ui/render-text.tsx';
import { Wordmark } from './Brand.tsx';
import { showDialog } from './dialog.ts';
import { type ChoosingProps, entryAsItem, type ShellProps } from './entries.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MenuGroups } from './MenuGroups.tsx';
import { MenuLink } from './MenuLink.tsx';

/** The header's entries below one another; those with menus of their own unfold, one at a time. */
function DrawerEntries({ site, page }: ShellProps) {
  const { direction } = useSurroundings();
  return (
    <Root type="single" collapsible dir={direction} asChild>
      <ul className="drawer-entries">
        {site.header.menu.map((entry, place) =>
          entry.items || entry.groups ? (
            <Item key={place} value={String(place)} asChild>
              <li>
                <Header asChild>
                  <div>
                    <Trigger>
                      {renderText(entry.label)}
                      <Icon name="chevron-down" />
                    </Trigger>
                  </div>
                </Header>
                <Content>
                  <MenuGroups entry={entry} page={page} />
                </Content>
              </li>
            </Item>
          ) : (
            <li key={place}>
              <MenuLink item={entryAsItem(entry, page)} page={page} />
            </li>
          ),
        )}
      </ul>
    </Root>
  );
}

interface DrawerProps extends ChoosingProps {
  open: boolean;
  /** Called when the drawer has closed, however that came about. */
  onClose: () => void;
}

/** The header's menu on narrow screens: a modal dialog that slides in from the inline end. */
export function Drawer({ site, page, onChoose, open, onClose }: DrawerProps) {
  const { label } = useSurroundings();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && open) return showDialog(dialog.current);
    return undefined;
  }, [open]);
  const { action } = site.header;
  return (
    <dialog ref={dialog} className="drawer" aria-label={label('navigation')} onClose={onClose}>
      <div>
        <div>
          <p className="brand">
            <Wordmark site={site} page={page} />
          </p>
          <button
            type="button"
            className="icon-button"
            aria-label={label('closeMenu')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" size={24} />
          </button>
        </div>
        <DrawerEntries site={site} page={page} />
        {action && (
          <a className="btn-primary" href={action.link}>
            {renderText(action.label)}
          </a>
        )}
        {site.languages[1] && (
          <nav className="drawer-languages" aria-label={label('language')}>
            <LanguageLinks site={site} page={page} onChoose={onChoose} />
          </nav>
        )}
      </div>
    </dialog>
  );
}
