import type { Shortcuts } from '../ui/shortcuts.ts';

export const servicesShortcuts: Shortcuts = {
  ruled: [
    'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-ruled gap-y-2 md:gap-y-10',
    // On phones the description goes on in the name's line.
    "lt-md:[&_:is(h3,p)]:(inline text-detail) lt-md:[&_p]:before:content-['_–_']",
    '[&>li]:(pt-2 border-t text-detail md:pt-3) [&_p]:(mt-2 text-muted)',
  ],
};
