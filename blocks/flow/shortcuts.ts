import type { Shortcuts } from '../ui/shortcuts.ts';

export const flowShortcuts: Shortcuts = {
  flow: [
    'relative ms-6 lg:ms-0',
    // The loop: the way out runs along its start, or along its top where there is room for a row.
    '[&>ol]:(relative grid gap-8 py-12 border-3 border-action rounded border-s-link [border-inline-start-style:dotted])',
    'lg:[&>ol]:(grid-flow-col [grid-auto-columns:1fr] gap-0 px-4 pt-0 pb-8)',
    'lg:[&>ol]:(border-s-action [border-inline-start-style:solid] border-t-link [border-block-start-style:dotted])',
    '[&_li]:(relative grid content-start sm:grid-cols-[7fr_4fr] items-center gap-4 ps-10 pe-6)',
    'lg:[&_li]:(flex flex-col items-stretch px-3)',
    '[&_.disc]:(absolute -start-6 top-0 m-0 bg-bg border-2 border-link rounded-full)',
    'lg:[&_.disc]:(static -mt-6.5 self-start)',
    '[&_small]:(block text-link font-500) [&_div>p]:(mt-1.5 text-muted)',
    // What comes back, each behind a stop on the lane.
    '[&_li>p]:(relative text-end font-500) lg:[&_li>p]:(mt-auto pt-6 text-start)',
    '[&_li>p]:after:(absolute -end-8.375 top-1.25 w-4 h-4 rounded-full bg-action border-2 border-fg content-empty)',
    'lg:[&_li>p]:after:(start-0 end-auto top-auto -bottom-10.375)',
    // The names of the lanes stand on them, each where its way begins or turns; beside a row, which fills them, above and below.
    '[&>p]:(flex items-center gap-1.5 font-500 leading-none)',
    'lt-lg:[&>p]:(absolute top-0 z-1 px-2 bg-bg [translate:0_-50%]) lg:[&>p]:px-7.75',
    '[&>:first-child]:text-link lt-lg:[&>:first-child]:start-4 lg:[&>:first-child]:mb-10',
    'lt-lg:[&>:last-child]:(top-full end-4) lg:[&>:last-child]:(justify-end mt-5)',
    '[&>p>.icon]:[rotate:90deg] [&>:last-child>.icon]:[rotate:-90deg]',
    'lg:[&>p>.icon]:[rotate:0deg] lg:[&>:last-child>.icon]:[rotate:180deg] lg:[&>p>.icon]:rtl:mirror',
  ],
};
