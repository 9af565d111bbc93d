/** The parts of header and footer, for a site that has one of its own: `import { Brand } from 'pages-as-data/shell'`. */
export { Brand, Wordmark } from './Brand.tsx';
export { DrawerButton } from './DrawerButton.tsx';
export { type ChoosingProps, entryAsItem, type ShellProps } from './entries.ts';
export { Footer } from './Footer.tsx';
export { FooterList } from './FooterList.tsx';
export { Header, type HeaderProps } from './Header.tsx';
export { LanguageSwitcher } from './LanguageSwitcher.tsx';
export { MenuLink } from './MenuLink.tsx';
export { Navigation } from './Navigation.tsx';
