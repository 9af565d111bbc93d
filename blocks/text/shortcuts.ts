import type { Shortcuts } from '../ui/shortcuts.ts';

export const textShortcuts: Shortcuts = {
  body: 'grid gap-8 justify-items-start [&>.prose]:max-w-[40em] md:[&>.prose]:text-lead',
  columns: [
    'grid gap-columns w-full md:(grid-flow-col [grid-auto-columns:1fr])',
    '[&>div]:(pt-4 border-t-2 border-accent md:pt-6) [&_:is(h2,h3)]:(mb-2 text-column) [&_.prose]:text-muted',
    // On phones the icon stands before the heading.
    'lt-md:[&>:has(.disc)]:(grid grid-cols-[auto_1fr] items-center gap-x-3) lt-md:[&_.disc]:(w-10 h-10 mb-2) [&_.prose]:(col-span-full text-detail)',
  ],
};
