import type { PageValue, SiteValue } from '../contract/value.ts';

export type MenuEntry = SiteValue['header']['menu'][number];
export type MenuGroup = NonNullable<MenuEntry['groups']>[number];
export type MenuItem = MenuGroup['items'][number];

/** What every part of the shell receives. */
export interface ShellProps {
  site: SiteValue;
  page: PageValue;
}

/** What the parts that offer languages receive. */
export interface ChoosingProps extends ShellProps {
  /** Told which language a visitor chose by a plain click; without it the links are followed as they are. */
  onChoose?: ((language: string) => void) | undefined;
}

/** An entry of the header as a link: on the home page it may lead to a place on that very page. */
export function entryAsItem({ label, link, linkOnHome }: MenuEntry, page: PageValue): MenuItem {
  return { label, link: (page.route === '/' ? linkOnHome : undefined) ?? link };
}
