import type { Shortcuts } from '../ui/shortcuts.ts';

export const seasonsShortcuts: Shortcuts = {
  seasons: [
    '[&_li]:(py-3 border-t) [&_li>div]:(flex flex-wrap justify-between gap-x-3 md:flex-col)',
    '[&_small]:text-muted [&>div>p]:(text-column font-500 leading-none text-link) [&>p]:(mt-4 text-menu)',
    // Six of the twelve months have room for their names on narrow screens.
    'lt-lg:[&_text:nth-child(2n)]:hidden',
  ],
};
