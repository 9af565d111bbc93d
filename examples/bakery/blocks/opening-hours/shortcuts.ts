import type { Shortcuts } from 'pages-as-data/ui';

export const openingHoursShortcuts: Shortcuts = {
  'opening-hours': 'grid m-0 max-w-[34em]',
  'opening-line': 'flex justify-between gap-6 py-3 border-b [&>dt]:font-600 [&>dd]:m-0',
};
