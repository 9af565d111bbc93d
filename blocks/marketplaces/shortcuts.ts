import type { Shortcuts } from '../ui/shortcuts.ts';

export const marketplacesShortcuts: Shortcuts = {
  // Bands of one colour each: what is said of the region, beside its tiles as rows.
  bands: [
    'grid gap-4 [&>div]:(border border-s-6 border-s-accent rounded) lg:[&>div]:(grid grid-cols-[4fr_9fr])',
    '[&>div>div]:(px-5 pt-4 pb-2) [&_h3+p]:text-muted lg:[&_ul]:(grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-8)',
    '[&_dl]:(flex flex-wrap items-baseline gap-x-2 text-note text-muted) [&_dd]:(order-first text-h3 font-500 text-fg)',
    '[&_ul]:px-5 [&_li]:(relative flex flex-wrap gap-x-3 items-center border-t lg:(py-4 border-0)) [&_li>a]:(relative py-2.5 whitespace-nowrap)',
    '[&_img]:(w-20 h-6 object-contain) [&_strong]:flex-[1_1_5.5rem] [&_small]:(font-400 text-muted) [&_dt_small]:block [&_.badge]:(flex w-max) lt-lg:[&_:is(img,.badge)]:hidden',
  ],
  // The tile's link reaches over the whole row; the button at its end lies above it.
  stretch: 'text-inherit no-underline after:(absolute inset-0 content-empty rounded)',
};
