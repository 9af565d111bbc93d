import type { Shortcuts } from '../ui/shortcuts.ts';

export const costsShortcuts: Shortcuts = {
  costs: [
    // Drawing and result stay in view while figures are written: above the list, on wide screens beside it.
    '[&>:first-child]:contents [&>div>:first-child]:(pt-3 pb-4 bg-bg) [&.live>div>:first-child]:(sticky z-1 top-header)',
    'lg:(grid grid-cols-[5fr_7fr] gap-split) lg:[&>:first-child]:(block sticky self-start top-[calc(var(--header)+1rem)])',
    'lg:[&.live>div>:first-child]:static',
    '[&_.bar+p]:(mt-3 min-h-[1.6em] font-500)',
    '[&_i]:(bg-fg text-bg text-tiny not-italic) [&_.rest]:bg-link',
    '[&_li_i]:(inline-grid place-items-center w-5 h-5 me-2.5 rounded-1 align-[.1em] font-500)',
    // Where an amount has no room beside what it is for, it stands below.
    '[&_li]:(flex flex-wrap gap-x-4 py-4 border-t) [&_li>:first-child]:flex-[1_1_9rem] [&_li>:last-child]:flex-[0_0_7rem] sm:[&_li>:last-child]:flex-[0_0_8.5rem]',
    '[&_strong]:(text-h3 font-500) [&_li_p]:(mt-1 text-muted) [&_li>:last-child]:(relative min-h-19 text-end)',
    '[&_.sum]:(px-4 -mx-4 rounded bg-[color-mix(in_srgb,var(--link)_9%,transparent)]) [&_.sum_bdi]:(text-h3 font-500)',
    '[&_.money]:(block w-full min-h-12 px-4 mb-1 border border-edge rounded-md bg-card text-end [direction:ltr])',
    '[&_.money]:scroll-mt-60 [&_.percent_.money]:pe-10 [&_[aria-invalid=true]]:border-danger',
  ],
  trial: 'min-h-16 invisible [.live_&]:visible lg:min-h-0 [&>button]:bg-transparent [&>p]:(mt-2 text-note text-muted)',
  // Dark and light by turns, so that neighbours differ.
  'shade-1': 'bg-fg',
  'shade-2': 'important:(bg-[color-mix(in_srgb,var(--fg)_26%,var(--bg))] text-fg)',
  'shade-3': 'important:bg-[color-mix(in_srgb,var(--fg)_55%,var(--link))]',
  'shade-4': 'important:(bg-[color-mix(in_srgb,var(--link)_32%,var(--bg))] text-fg)',
  'shade-5': 'important:bg-[color-mix(in_srgb,var(--fg)_78%,var(--bg))]',
  'shade-6': 'important:(bg-[color-mix(in_srgb,var(--fg)_14%,var(--bg))] text-fg)',
  'shade-7': 'important:bg-[color-mix(in_srgb,var(--fg)_30%,var(--link))]',
  bar: 'flex gap-0.5 h-14 rounded-md overflow-hidden lg:(flex-col h-[min(20rem,40vh)]) [print-color-adjust:exact] [&>i]:[flex:1_1_0]',
  choice:
    'flex flex-wrap gap-x-4 min-w-0 m-0 mt-3 p-0 whitespace-nowrap [&>*]:py-1 [&>span]:ps-5 [&_input]:(w-3.5 m-0 me-1.5 [accent-color:var(--link)])',
};
