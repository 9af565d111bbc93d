import type { Shortcuts } from '../ui/shortcuts.ts';

export const costsShortcuts: Shortcuts = {
  costs: [
    // The drawing and its result stay in view while figures are written.
    '[&>div]:(pt-3 pb-4 bg-bg) [&.live>div]:(sticky z-1 top-header) [&>div>p]:(mt-3 min-h-[1.6em] font-500)',
    '[@media(forced-colors:active)]:([&_i]:bg-[CanvasText] [&_.rest]:bg-[LinkText])',
    '[&_i]:bg-fg [&_.rest]:bg-link [&_li_i]:(inline-block w-3.5 h-3.5 me-2.5 rounded-1 align-[-.08em])',
    // Where an amount has no room beside what it is for, it stands below.
    '[&_li]:(flex flex-wrap gap-x-4 py-4 border-t) [&_li>:first-child]:flex-[1_1_9rem] [&_li>:last-child]:flex-[0_0_7rem] sm:[&_li>:last-child]:flex-[0_0_8.5rem]',
    '[&_strong]:(text-h3 font-500) [&_li_p]:(mt-1 text-muted) [&_li>:last-child]:(relative min-h-19 text-end)',
    '[&_.sum]:(px-4 -mx-4 rounded bg-[color-mix(in_srgb,var(--link)_9%,transparent)]) [&_.sum_bdi]:(text-h3 font-500)',
    '[&_.money]:(block w-full min-h-12 px-4 mb-1 border border-edge rounded-md bg-card text-end [direction:ltr])',
    '[&_.money]:scroll-mt-60 [&_.percent_.money]:pe-10 [&_[aria-invalid=true]]:border-danger',
    '[&.live_.percent>:last-child]:after:(absolute top-3 content-["%"] text-muted)',
    'ltr:[&_.percent>:last-child]:after:end-4 rtl:[&_.percent>:last-child]:after:start-4',
  ],
  'shade-1': 'opacity-100',
  'shade-2': 'opacity-85',
  'shade-3': 'opacity-70',
  'shade-4': 'opacity-58',
  'shade-5': 'opacity-48',
  'shade-6': 'opacity-40',
  'shade-7': 'opacity-30',
  bar: 'flex gap-0.5 h-10 rounded-md overflow-hidden [print-color-adjust:exact] [&>i]:[flex:1_1_0]',
  choice:
    'flex flex-wrap gap-x-4 min-w-0 m-0 mt-3 p-0 whitespace-nowrap [&>*]:py-1 [&>span]:ps-5 [&_input]:(w-3.5 m-0 me-1.5 [accent-color:var(--link)])',
};
