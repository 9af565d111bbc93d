/** Class names by their role, and the utilities that UnoCSS makes their rules of. */
export type Shortcuts = Readonly<Record<string, string | string[]>>;

/** Keeps the side of a picture in sight that an entry names (`data-focus`), for the list of those entries. */
export const inFocus = ['top', 'bottom', 'left', 'right'].map(
  (side) => `[&>[data-focus=${side}]_img]:[object-position:${side}]`,
);

/** What blocks and shell share. */
export const uiShortcuts: Shortcuts = {
  wrap: 'max-w-320 mx-auto px-gutter',
  hide: 'absolute w-1px h-1px overflow-hidden [clip-path:inset(50%)]',
  // Sections: a heading with its introduction, above the content or, where they are split, beside it.
  head: [
    'grid gap-4 mb-block',
    'lg:(grid-cols-[7fr_4fr] items-baseline gap-12)',
    'lg:[.split>&]:(sticky top-[calc(var(--header)+2rem)] block m-0)',
    'lg:[.split>&]:[&>.lead]:mt-5',
  ],
  split: 'lg:(grid grid-cols-[4fr_7fr] items-start gap-split)',
  // Text
  prose: ['[&>*+*]:mt-[.75em]', '[&_ul]:(ps-[1.25em] list-disc)', '[&_ol]:(ps-[1.5em] list-decimal)'],
  lead: 'text-lead text-muted',
  badge:
    'inline-flex items-center gap-1.5 px-3 py-1 rounded-full bg-accent text-on-dark text-note leading-[1.4] font-500 break-words',
  // Buttons and icons
  icon: [
    'flex-none fill-none stroke-current [stroke-width:1.75] [stroke-linecap:round] [stroke-linejoin:round]',
    '[a>&]:quick-translate [a:hover>&]:[translate:3px] rtl:[a:hover>&]:[translate:-3px]',
  ],
  button: [
    'inline-flex gap-2 items-center justify-center min-h-12 px-5.5 py-2.5 border rounded-md',
    'font-500 text-center text-balance no-underline cursor-pointer quick-background-color',
  ],
  'btn-primary': 'button border-transparent bg-action text-action-text hover:bg-action-hover',
  'btn-outline': 'button border-edge text-fg hover:bg-[color-mix(in_srgb,var(--fg)_7%,transparent)]',
  // The arrow stands in the room that the last word keeps for it, and so never alone on a line.
  'btn-quiet':
    'inline-block self-center py-2.5 font-500 text-link no-underline [&:hover>span]:underline [&>span]:pe-6.5 [&>.icon]:(inline -ms-4.5 align-[-.2em])',
  // On phones the first has a line of its own, and the others share what follows.
  actions: [
    'flex flex-wrap gap-3 justify-self-stretch max-w-112 md:max-w-none',
    'lt-md:(gap-2 [&>*]:flex-auto [&>.btn-outline]:px-3 [&>:first-child]:w-full)',
  ],
  // Cards
  panel: 'relative flex border rounded bg-card p-card',
  card: [
    'panel flex-col quick-translate [@media(hover:hover)]:[&:has(a):hover]:[translate:0_-3px]',
    '[&>p]:text-muted [&_h3+p]:mt-2 [&>.checks]:(my-5 pt-5 border-t) [&>[class*=btn-]]:mt-auto',
    // The room that a quiet button takes for fingers stands in for the card's padding.
    '[&>.btn-quiet]:(self-stretch pt-4 -mb-3)',
  ],
  // A ruled entry: the icon stands in a column of its own, before heading and sentence; on phones before the heading alone.
  point: [
    'border-t pt-3 md:pt-4 [&:has(.icon)]:(grid grid-cols-[auto_1fr] content-start gap-x-3.5)',
    '[&>.icon]:text-link [&>p]:(col-end--1 mt-1 text-detail text-muted) lt-md:[&>p]:col-start-1',
  ],
  disc: 'grid place-items-center w-12 h-12 mb-5 rounded-md text-link bg-[color-mix(in_srgb,var(--link)_12%,transparent)]',
  checks: 'grid gap-2.5 text-muted [&>li]:(flex gap-2.5 items-start) [&_.icon]:(mt-[.2em] text-link)',
  // Two in a row, then three, in columns that stay; four are two by two.
  tiles: [
    'grid gap-cards',
    'at-md:(grid-cols-[1fr_1fr] [&>:nth-child(odd):last-child]:col-span-full)',
    'lg:(grid-cols-[repeat(6,1fr)] [&>*]:[grid-column:span_2])',
    'lg:[&>:first-child:nth-last-child(4)]:[grid-column:span_3]',
    'lg:[&>:first-child:nth-last-child(4)~*]:[grid-column:span_3]',
  ],
  banner: 'grid rounded',
};
