import type { Shortcuts } from '../ui/shortcuts.ts';

export const marketplacesShortcuts: Shortcuts = {
  wordmark: 'flex gap-4 items-start justify-between mb-6 [&>img]:(w-auto min-w-0 h-10 object-contain)',
  // The tile's link reaches over the whole tile; the button at its foot lies above it.
  stretch: 'text-inherit no-underline after:(absolute inset-0 content-empty rounded)',
  foot: 'flex flex-wrap gap-x-4 items-center justify-between mt-auto -mb-3 pt-2 [&>a]:relative',
};
