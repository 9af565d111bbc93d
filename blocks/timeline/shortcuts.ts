import { scaled } from '../ui/scaled.ts';
import type { Shortcuts } from '../ui/shortcuts.ts';

export const timelineShortcuts: Shortcuts = {
  timeline: [
    ...scaled,
    '[&>div>span]:(hidden md:block self-start text-end text-note leading-[1.3]) [&_li]:(py-6 border-t) [&_li>*]:self-start',
    '[&_li_p]:(mb-1 text-note leading-none font-500 text-link)',
    '[&_dl]:(grid gap-2 mt-4) [&_dl>div]:(flex gap-3) [&_dt]:(flex-none w-24 font-500) [&_dd]:text-muted',
  ],
};
