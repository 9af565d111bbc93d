import { useId } from 'react';
import { renderText } from '../../blocks/ui/render-text.tsx';
import type { PageValue } from '../contract/value.ts';
import type { MenuEntry, MenuGroup, MenuItem } from './entries.ts';
import { MenuLink } from './MenuLink.tsx';

interface MenuGroupsProps {
  entry: MenuEntry;
  page: PageValue;
}

/** All links of an entry's menu, under their groups' headings where it has groups. */
export function MenuGroups({ entry: { groups, items }, page }: MenuGroupsProps) {
  if (groups) return groups.map((group, place) => <Group key={place} group={group} page={page} />);
  return <div className="menu-group">{items && <MenuLinks items={items} page={page} />}</div>;
}

function Group({ group, page }: { group: MenuGroup; page: PageValue }) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, not links.
    <div className="menu-group" role="group" aria-labelledby={heading}>
      <p id={heading} data-region={group.region?.key}>
        {renderText(group.label)}
      </p>
      <MenuLinks items={group.items} page={page} />
    </div>
  );
}

function MenuLinks({ items, page }: { items: readonly MenuItem[]; page: PageValue }) {
  return (
    <ul>
      {items.map((item, place) => (
        <li key={place}>
          <MenuLink item={item} page={page} />
        </li>
      ))}
    </ul>
  );
}
