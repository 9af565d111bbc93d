import type { Shortcuts } from '../ui/shortcuts.ts';

export const textShortcuts: Shortcuts = {
  body: 'grid gap-8 justify-items-start [&>.prose]:(max-w-[40em] text-lead)',
  columns: [
    'grid gap-columns w-full md:(grid-flow-col [grid-auto-columns:1fr])',
    '[&>div]:(pt-7 border-t-2 border-accent) [&_:is(h2,h3)]:(mb-3 text-column) [&_.prose]:text-muted',
  ],
};
