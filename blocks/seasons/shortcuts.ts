import { scaled } from '../ui/scaled.ts';
import type { Shortcuts } from '../ui/shortcuts.ts';

export const seasonsShortcuts: Shortcuts = {
  seasons: [
    ...scaled,
    '[&_li]:(py-1 md:(py-3 border-t)) [&_li>div]:(flex flex-wrap items-baseline justify-between gap-x-3 leading-[1.4] md:(flex-col items-stretch))',
    '[&_small]:text-muted [&>div>p]:(text-entry font-500 leading-none text-link md:text-column) [&>p]:(mt-4 text-menu)',
    // On phones the bars are the lines between the seasons.
    'lt-md:[&_:is(div,li)]:gap-y-1 lt-md:[&_strong]:(text-menu font-500) lt-md:[&_.track]:h-1.5 lt-md:[&>p]:(mt-2 text-note)',
    // Six of the twelve months have room for their names on narrow screens.
    'lt-lg:[&_text:nth-child(2n)]:hidden',
  ],
};
