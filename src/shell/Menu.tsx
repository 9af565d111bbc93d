import { clsx } from 'clsx/lite';
import { Icon } from '../../blocks/ui/Icon.tsx';
import { renderText } from '../../blocks/ui/render-text.tsx';
import type { PageValue } from '../contract/value.ts';
import type { MenuEntry } from './entries.ts';
import { MenuGroups } from './MenuGroups.tsx';
import { MENU_NAME } from './menu-elements.ts';

interface MenuProps {
  entry: MenuEntry;
  page: PageValue;
}

/**
 * An entry with a menu of its own: a native disclosure, so that it works without JavaScript. A visitor may have opened
 * it before hydration, which is no fault of the markup; hence `suppressHydrationWarning`.
 */
export function Menu({ entry, page }: MenuProps) {
  return (
    <details
      name={MENU_NAME}
      className={clsx('menu', entry.groups ? 'wide' : 'relative')}
      data-hover=""
      suppressHydrationWarning
    >
      <summary>
        {renderText(entry.label)}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="menu-panel">
        <MenuGroups entry={entry} page={page} />
      </div>
    </details>
  );
}
