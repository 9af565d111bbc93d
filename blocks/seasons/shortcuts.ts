import { scaled } from '../ui/scaled.ts';
import type { Shortcuts } from '../ui/shortcuts.ts';

export const seasonsShortcuts: Shortcuts = {
  seasons: [
    ...scaled,
    '[&_li]:(py-0.5 md:(py-3 border-t)) [&_li>div]:(flex flex-wrap items-baseline justify-between gap-x-3 leading-[1.3] md:leading-[1.4] md:(flex-col items-stretch))',
    '[&_small]:text-muted [&>div>p]:(text-entry font-500 leading-none text-link md:text-column) [&>p]:(mt-4 text-menu)',
    // On phones the bars are the lines between the seasons.
    'lt-md:[&_:is(div,li)]:gap-y-0 lt-md:[&_strong]:(text-menu font-500) lt-md:[&_.track]:h-1.5 lt-md:[&>p]:(mt-2 text-note)',
    '[&_dl]:(flex flex-wrap gap-x-3 text-note text-muted lt-md:w-full) [&_:is(dt,dd)]:inline [&_dd]:(font-500 text-fg)',
    '[&_line]:(stroke-link [stroke-width:3px] [stroke-dasharray:0_6] [stroke-linecap:round])',
    '[&_.instant]:(stroke-action [stroke-width:2px] [stroke-dasharray:none]) [&>.now]:(flex items-center gap-2 text-note before:(w-4 border-t-3 border-action content-empty))',
    // Six of the twelve months have room for their names on narrow screens.
    'lt-lg:[&_text:nth-child(2n)]:hidden',
  ],
};
