import type { View } from './App.tsx';

/** `Title | Brand`, as the tab and search results show it. */
export const fullTitle = ({ page, site }: View) => `${page.title} | ${site.brand}`;
