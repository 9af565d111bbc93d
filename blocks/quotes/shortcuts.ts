import type { Shortcuts } from '../ui/shortcuts.ts';

export const quotesShortcuts: Shortcuts = {
  quotes: [
    'grid gap-8 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] [&_figure]:(flex flex-col gap-5 h-full ps-5 border-s-2 border-accent)',
    '[&_blockquote]:(m-0 text-lead) [&>:only-child_blockquote]:(max-w-[30em] text-column)',
    '[&_figcaption]:(flex gap-3 items-center mt-auto) [&_img]:(flex-none w-12 h-12 rounded-full object-cover)',
    '[&_strong]:font-500 [&_small]:(block text-muted)',
  ],
};
