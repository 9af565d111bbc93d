import { useRef } from 'react';
import { Text } from '../../blocks/ui/Text.tsx';
import type { PageValue } from '../render/value.ts';
import { Brand } from './Brand.tsx';
import { DrawerButton } from './DrawerButton.tsx';
import type { ChoosingProps } from './entries.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Navigation } from './Navigation.tsx';
import { useMenu } from './use-menu.ts';
import { useScrolled } from './use-scrolled.ts';

interface HeaderProps extends ChoosingProps {
  /** False while another language's texts are on their way: then only the logo is shown. */
  ready?: boolean;
}

/** The bar at the top of every page. It lies over the page's first block, which keeps `--header` free for it. */
export function Header({ site, page, onChoose, ready = true }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useScrolled(header);
  useMenu(header);
  const { action } = site.header;
  return (
    <header ref={header} className="site-header" data-over={groundOf(page)}>
      <div className="wrap">
        <Brand site={site} />
        {ready && (
          <>
            <Navigation site={site} page={page} />
            <LanguageSwitcher site={site} page={page} onChoose={onChoose} />
            <a className="btn-primary" href={action.link}>
              <Text value={action.label} />
            </a>
            <DrawerButton site={site} page={page} onChoose={onChoose} />
          </>
        )}
      </div>
    </header>
  );
}

/** The ground under the header at the top of the page, as the first block draws it: a hero with a map is dark. */
function groundOf({ blocks: [first] }: PageValue): 'ink' | 'plain' {
  const tone = first?.tone ?? (first?.type === 'hero' && first.map ? 'ink' : 'plain');
  return tone === 'ink' ? 'ink' : 'plain';
}
