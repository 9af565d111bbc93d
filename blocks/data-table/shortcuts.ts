import type { Shortcuts } from '../ui/shortcuts.ts';

export const dataTableShortcuts: Shortcuts = {
  'table-frame': 'overflow-x-auto',
  'data-table': [
    'w-full [border-spacing:0] leading-[1.5] [&_caption]:(text-start text-muted pb-4)',
    '[&_:is(th,td)]:(min-w-[6rem] px-3 [overflow-wrap:break-word] py-3 text-start align-top font-400 border-t) [&_th]:font-500 [&_thead_th]:(align-bottom border-t-0 text-note text-muted)',
    '[&_:is(th,td):first-child]:ps-0 [&_:is(th,td):last-child]:pe-0',
    // Units stand below units: figures run from left to right in every script.
    '[&_.num]:(text-end [font-variant-numeric:tabular-nums]) rtl:[&_.num]:text-start [&_td.num]:whitespace-nowrap',
  ],
  'data-note': 'mt-4 text-note text-muted',
};
