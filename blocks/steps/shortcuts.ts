import type { Shortcuts } from '../ui/shortcuts.ts';

export const stepsShortcuts: Shortcuts = {
  steps: [
    'grid [counter-reset:step] lg:(grid-flow-col [grid-auto-columns:1fr])',
    '[&>li]:(relative pb-9 ps-18 [counter-increment:step]) lg:[&>li]:(pt-16 pb-0 ps-0 pe-8)',
    '[&>li]:before:(absolute top-0 start-0 z-1 grid place-items-center w-12 h-12 border-2 border-link rounded-full)',
    '[&>li]:before:(bg-bg font-500 text-link content-[counter(step)])',
    // The introduction stands as far below its line as the sentences of the steps.
    '[&_h3]:pt-[.6em] [&_p]:(mt-1.5 text-muted) [.head:has(+&)_p]:mt-1.5',
  ],
};
