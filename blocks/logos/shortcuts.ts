import type { Shortcuts } from '../ui/shortcuts.ts';

export const logosShortcuts: Shortcuts = {
  logos: [
    'py-strip [&>.wrap]:(grid grid-cols-[1fr_auto] gap-3 items-center)',
    '[&_h2]:(text-[1rem] font-400 tracking-[0] text-muted)',
    '[&_button]:(grid place-items-center w-11 h-11 border rounded-full bg-transparent text-link cursor-pointer)',
  ],
  'logo-strip': [
    'flex col-span-full overflow-x-auto [scroll-snap-type:x_proximity] [scrollbar-width:none]',
    '[&>ul]:(flex flex-none) [&_li]:(w-[clamp(9rem,20vw,15rem)] px-6 py-5 [scroll-snap-align:start])',
    '[&_img]:(w-full h-10 object-contain)',
  ],
};
