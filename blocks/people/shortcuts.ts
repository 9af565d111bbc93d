import { inFocus, type Shortcuts } from '../ui/shortcuts.ts';

export const peopleShortcuts: Shortcuts = {
  people: [
    'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-cards gap-y-block md:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]',
    '[&_img]:(w-full aspect-[4/5] mb-4 rounded object-cover) [&>li>p]:text-muted [&_.prose]:(mt-2 text-detail)',
    ...inFocus,
    // A link is as high as a finger.
    '[&_ul]:(flex flex-wrap gap-x-4 mt-1) [&_a]:(inline-block py-2)',
  ],
};
