import type { Shortcuts } from '../ui/shortcuts.ts';

/** Of the cards with figures that `blocks/ui` has for blocks. */
export const statsShortcuts: Shortcuts = {
  figure: 'text-figure font-500 leading-[1.15] rtl:leading-[1.6]',
  // Read aloud: what, then how many. Shown: the figure on top.
  // On phones beside each other, so that a row of them is short.
  stat: [
    'panel text-detail lt-md:(grid grid-cols-[auto_1fr] items-baseline gap-x-3 py-2.5) md:(flex-col-reverse justify-end [container-type:inline-size])',
    '[&_small]:(block text-muted) [&>.figure]:(tracking-[-.02em] lt-md:(order-first min-w-[3.2em] text-[1.75rem]))',
    // A figure of some letters stays on one line: its size follows the card.
    'md:[&>.figure]:text-[min(var(--size-figure),var(--fit,25cqi))]',
  ],
  // On phones ruled entries instead of cards, their labels below each other.
  figures: [
    'grid md:(gap-cards grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]) lt-md:(grid-cols-[auto_1fr] gap-x-3)',
    'lt-md:[&>.stat]:(grid-cols-subgrid col-span-full border-0 border-b rounded-none px-0 bg-transparent)',
  ],
  'long-figures': '[--fit:18cqi]',
};
