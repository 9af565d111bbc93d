import type { Shortcuts } from '../ui/shortcuts.ts';

export const ctaShortcuts: Shortcuts = {
  call: [
    'banner gap-6 p-call [&>h2]:(max-w-[12.58em] text-call) [&>.prose]:max-w-[36em]',
    '[&>.checks]:(flex flex-wrap gap-x-7 gap-y-2)',
  ],
};
