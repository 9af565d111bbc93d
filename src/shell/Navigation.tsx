import { useSurroundings } from '../../blocks/ui/context.tsx';
import { entryAsItem, type ShellProps } from './entries.ts';
import { Menu } from './Menu.tsx';
import { MenuLink } from './MenuLink.tsx';

/** The header's entries side by side, for screens that are wide enough. */
export function Navigation({ site, page }: ShellProps) {
  const { label } = useSurroundings();
  return (
    <nav className="site-nav" aria-label={label('navigation')}>
      <ul>
        {site.header.menu.map((entry, place) => (
          <li key={place}>
            {entry.items || entry.groups ? (
              <Menu entry={entry} page={page} />
            ) : (
              <MenuLink item={entryAsItem(entry, page)} page={page} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
