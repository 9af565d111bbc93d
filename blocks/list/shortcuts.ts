import type { Shortcuts } from '../ui/shortcuts.ts';

export const listShortcuts: Shortcuts = {
  entries: [
    '[&>li]:(flex gap-2 py-1.5 border-b) md:[&>li]:(gap-3 py-5) [&>li:first-child]:pt-0 [&_.icon]:(self-start mt-[.2em] text-link)',
    '[&_strong]:font-500 md:[&_strong]:(block text-h3 leading-[1.4]) [&_p]:text-detail [&_p>span]:text-muted',
    '[&_.upcoming_*]:text-muted',
    // Many stand in two columns: a single one would leave the heading's half empty.
    'lg:[&:has(>:nth-child(6))]:(grid grid-cols-2 gap-x-8) lg:[&>:nth-child(2):nth-last-child(n+5)]:pt-0',
    // On phones the detail goes on in the heading's line.
    "lt-md:[&_strong+span]:before:content-['–_']",
  ],
  numbered: [
    '[counter-reset:entry] [&>li]:before:([counter-increment:entry] content-[counter(entry,decimal-leading-zero)])',
    '[&>li]:before:(flex-none self-start min-w-[1.75em] font-500 text-link)',
  ],
};
