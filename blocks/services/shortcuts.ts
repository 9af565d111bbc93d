import type { Shortcuts } from '../ui/shortcuts.ts';

export const servicesShortcuts: Shortcuts = {
  ruled: [
    'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-ruled gap-y-10',
    '[&>li]:(pt-5 border-t) [&_p]:(mt-2 text-muted)',
  ],
};
