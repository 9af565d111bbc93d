import { memo } from 'react';
import { Icon } from '../../blocks/ui/Icon.tsx';
import { renderText } from '../../blocks/ui/render-text.tsx';
import { Brand } from './Brand.tsx';
import { DrawerButton } from './DrawerButton.tsx';
import type { ChoosingProps } from './entries.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Navigation } from './Navigation.tsx';

export interface HeaderProps extends ChoosingProps {
  /** What lies under the header at the top of the page. */
  ground: 'ink' | 'plain';
  /** False while another language's texts are on their way: then only the logo is shown. */
  ready?: boolean;
}

/** The bar at the top of every page. It lies over the page's first block, which keeps `--header` free for it. */
export function Header({ ground, ...contents }: HeaderProps) {
  return (
    <header className="site-header" data-over={ground}>
      <Contents {...contents} />
    </header>
  );
}

const Contents = memo(function Contents({ site, page, onChoose, ready = true }: Omit<HeaderProps, 'ground'>) {
  const { menu, action } = site.header;
  return (
    <div className="wrap">
      <Brand site={site} page={page} />
      {ready && (
        <>
          {menu[0] && <Navigation site={site} page={page} />}
          {site.languages[1] && <LanguageSwitcher site={site} page={page} onChoose={onChoose} />}
          {site.search?.header && (
            <a className="icon-button" href={site.search.page} aria-label={site.labels.search}>
              <Icon name="search" />
            </a>
          )}
          {action && (
            <a className="btn-primary" href={action.link}>
              {renderText(action.label)}
            </a>
          )}
          {(menu[0] || action) && <DrawerButton site={site} page={page} onChoose={onChoose} />}
        </>
      )}
    </div>
  );
});
