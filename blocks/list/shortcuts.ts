import type { Shortcuts } from '../ui/shortcuts.ts';

export const listShortcuts: Shortcuts = {
  entries: [
    '[&>li]:(flex gap-4 py-5 border-b) [&>li:first-child]:pt-0 [&_.icon]:(self-start mt-[.2em] text-link)',
    '[&_strong]:(block text-h3 font-500 leading-[1.4]) [&_p>span]:text-muted',
  ],
  numbered: [
    '[counter-reset:entry] [&>li]:before:([counter-increment:entry] content-[counter(entry,decimal-leading-zero)])',
    '[&>li]:before:(flex-none self-start min-w-[1.75em] font-500 text-link)',
  ],
};
