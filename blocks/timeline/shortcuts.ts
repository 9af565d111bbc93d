import { scaled } from '../ui/scaled.ts';
import type { Shortcuts } from '../ui/shortcuts.ts';

export const timelineShortcuts: Shortcuts = {
  timeline: [
    ...scaled,
    '[&>div>span]:(hidden md:block text-end text-note) [&_li]:(items-start py-6 border-t)',
    '[&_li_p]:(mb-1 text-note leading-none font-500 text-link)',
    '[&_dl]:(grid gap-x-6 gap-y-2 mt-4) sm:[&_dl]:(grid-flow-col [grid-auto-columns:1fr])',
    '[&_dl>div]:(flex gap-3 sm:block) [&_dt]:(flex-none w-24 font-500) sm:[&_dt]:w-auto [&_dd]:text-muted',
  ],
};
