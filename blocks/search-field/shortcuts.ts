import type { Shortcuts } from '../ui/shortcuts.ts';

export const searchFieldShortcuts: Shortcuts = {
  search: [
    'grid gap-5 max-w-[44em] [&>form]:(flex flex-wrap gap-3)',
    '[&_input]:(flex-[1_1_12rem] min-w-0 min-h-12 px-4 py-[.6875rem] border border-edge rounded-md bg-card)',
    '[&_li]:(py-4 border-t) [&_li>a]:font-600 [&_li>p]:(mt-1 text-muted)',
  ],
};
