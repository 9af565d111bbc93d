import type { Shortcuts } from '../ui/shortcuts.ts';

export const calendarShortcuts: Shortcuts = {
  calendar: [
    'grid gap-12 [&>li]:(grid gap-x-12 gap-y-4 content-start border-t pt-4 md:grid-cols-[18rem_1fr])',
    '[&_h3]:col-span-full [&_ul]:(grid content-start gap-5) [&_a]:font-500 [&_p]:text-muted',
  ],
  'calendar-sheet': [
    'grid grid-cols-7 gap-1 max-w-72 self-start text-center text-note',
    '[&>small]:text-muted [&>*]:py-1.5 [&>b]:(rounded-md bg-link text-surface font-500)',
  ],
};
