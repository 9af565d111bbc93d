import { Icon } from '../../blocks/ui/Icon.tsx';
import { renderText } from '../../blocks/ui/render-text.tsx';
import type { PageValue, SiteValue } from '../contract/value.ts';
import { LISTS_NAME } from './lists-name.ts';
import { MenuLink } from './MenuLink.tsx';

interface FooterListProps {
  list: SiteValue['footer']['lists'][number];
  page: PageValue;
}

/** A list of the footer: it unfolds on narrow screens, one at a time, and stands open on wide ones. */
export function FooterList({ list, page }: FooterListProps) {
  return (
    <details name={LISTS_NAME} className="footer-list" suppressHydrationWarning>
      <summary suppressHydrationWarning>
        <h2>{renderText(list.title)}</h2>
        <Icon name="plus" />
      </summary>
      <ul>
        {list.items.map((item, place) => (
          <li key={place}>
            <MenuLink item={item} page={page} />
          </li>
        ))}
      </ul>
    </details>
  );
}
