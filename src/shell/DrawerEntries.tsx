import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { useSurroundings } from '../../blocks/ui/context.tsx';
import { Icon } from '../../blocks/ui/Icon.tsx';
import { renderText } from '../../blocks/ui/render-text.tsx';
import { entryAsItem, type ShellProps } from './entries.ts';
import { MenuGroups } from './MenuGroups.tsx';
import { MenuLink } from './MenuLink.tsx';

/** The header's entries below one another; those with menus of their own unfold, one at a time. */
export function DrawerEntries({ site, page }: ShellProps) {
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
