import { inFocus, type Shortcuts } from '../ui/shortcuts.ts';

export const showcaseShortcuts: Shortcuts = {
  showcase: [
    'grid gap-x-cards gap-y-block md:grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]',
    '[&_img]:(w-full aspect-[3/2] mb-5 rounded object-cover) [&_:is(h2,h3)]:text-h3 [&_.prose]:(mt-2 text-muted)',
    // The room that fingers take of a link stands in for a margin.
    '[&_.btn-quiet]:(mt-1 -mb-2.5)',
    ...inFocus,
  ],
  'showcase-rows': [
    'grid gap-y-split md:[&>li]:(grid grid-cols-[1fr_1fr] items-center gap-x-split)',
    '[&_img]:(w-full aspect-[4/3] rounded object-cover) md:[&>:nth-child(even)>div]:order-first',
    'lt-md:[&_img]:mb-5 [&_:is(h2,h3)]:text-column [&_.prose]:(mt-3 text-muted) [&_.btn-quiet]:(mt-2 -mb-2.5)',
    ...inFocus,
  ],
};
