import type { Shortcuts } from '../ui/shortcuts.ts';

/** The first row's colour is that of links; the others stand apart by colour and by how they are drawn. */
export const chartShortcuts: Shortcuts = {
  'plot-frame': 'overflow-x-auto',
  'plot-note': 'mt-4 text-note text-muted',
  plot: [
    'w-full table-fixed border-collapse text-note leading-[1.4] [&_caption]:(text-start text-muted pb-4 text-base)',
    '[&_col]:w-13',
    '[&_:is(th,td)]:(px-0 py-2 text-center font-400 [font-variant-numeric:tabular-nums]) [&_th]:text-muted [&_thead_:is(th,td)]:border-b',
    '[&_tbody_th]:(text-start pe-2 [overflow-wrap:break-word])',
    // Time runs as the page is read.
    '[&_svg]:(block w-full h-44 overflow-visible) rtl:[&_svg]:[scale:-1_1]',
    '[&_:is(polyline,path)]:(fill-none stroke-current [vector-effect:non-scaling-stroke] [stroke-linejoin:round]) [&_rect]:fill-current',
    '[&_polyline]:[stroke-width:2px] [&_path]:([stroke-width:8px] [stroke-linecap:round])',
    '[&_g]:text-link [&_g:nth-child(2)]:text-action [&_g:nth-child(3)]:text-muted',
    '[&_g:nth-child(2)>polyline]:[stroke-dasharray:7_4] [&_g:nth-child(3)>polyline]:[stroke-dasharray:2_4]',
  ],
  'plot-name': '[.plot_&]:w-26',
  // The mark before a row's name is that of its line.
  'plot-mark': [
    'inline-block w-5 me-2 align-middle border-t-2 border-link',
    '[tr:nth-child(2)_&]:(border-dashed border-action) [tr:nth-child(3)_&]:(border-dotted border-muted)',
  ],
};
