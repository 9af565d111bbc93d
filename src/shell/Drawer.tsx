import { useRef } from 'react';
import { useSurroundings } from '../../blocks/ui/context.tsx';
import { Icon } from '../../blocks/ui/Icon.tsx';
import { renderText } from '../../blocks/ui/render-text.tsx';
import { Wordmark } from './Brand.tsx';
import { DrawerEntries } from './DrawerEntries.tsx';
import type { ChoosingProps } from './entries.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { useDialog } from './use-dialog.ts';

interface DrawerProps extends ChoosingProps {
  open: boolean;
  /** Called when the drawer has closed, however that came about. */
  onClose: () => void;
}

/** The header's menu on narrow screens: a modal dialog that slides in from the inline end. */
export function Drawer({ site, page, onChoose, open, onClose }: DrawerProps) {
  const { label } = useSurroundings();
  const dialog = useRef<HTMLDialogElement>(null);
  useDialog(dialog, open);
  const { action } = site.header;
  return (
    <dialog ref={dialog} className="drawer" aria-label={label('navigation')} onClose={onClose}>
      <div>
        <div className="flex">
          <p className="brand">
            <Wordmark site={site} />
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
