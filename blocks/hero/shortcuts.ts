import type { Shortcuts } from '../ui/shortcuts.ts';

export const heroShortcuts: Shortcuts = {
  hero: [
    'pt-[calc(var(--header)+clamp(1.5rem,4vw,4rem))] pb-section',
    '[&>.wrap]:(grid gap-block) lg:[&>.wrap]:grid-cols-[7fr_4fr]',
    'md:[&:has(.drawing)>.wrap]:grid-cols-[6fr_5fr]',
    // Beside a map a title of sixty letters has three lines.
    'lg:[&:has(.chart)]:(pt-[calc(var(--header)+2.5rem)] [&>.wrap]:(grid-cols-[6fr_5fr] gap-y-6)) lg:[&:has(.chart)_h1]:(max-w-none [font-size:min(4.1vw,3.125rem)])',
  ],
  opening: [
    'grid gap-5 content-start justify-items-start',
    '[&>nav]:mb-3 [&>.actions]:mt-3 [&>h1]:max-w-[11.32em] [&>.lead]:max-w-[34em]',
  ],
  subtitle: 'text-h3 font-500 text-link',
  // What is drawn from data, on a card.
  drawing: 'self-center border rounded bg-card p-card',
};

/** What stands in a hero only where its field does. */
export const heroParts: Shortcuts = {
  // Read aloud: what, then how many. Shown: the figure on top.
  'main-figure':
    'flex flex-col-reverse text-detail p-card lt-md:(flex-row-reverse flex-wrap-reverse items-center justify-end gap-x-4 py-3) [&_small]:(block text-muted) [&>dd]:(text-figure font-500 leading-[1.4] tracking-[-.02em] text-accent)',
  // The card with wordmark and figure, under a band in the region's colour.
  plate: [
    'self-center w-full max-w-112 border rounded overflow-hidden bg-surface text-ink',
    'before:(block h-6px content-empty bg-accent) [&>img]:(w-full max-h-44 p-8 object-contain)',
    '[&>:is(picture,img,figure)+dl]:border-t',
    // Between phone and desk it is as wide as the text above, its figure beside the sample.
    'at-md:(max-w-none grid grid-cols-[1fr_auto] before:col-span-full [&>figure]:col-start-1 [&>figure+dl]:(row-start-2 row-span-2 col-start-2 justify-center border-t-0 border-s))',
  ],
  // On phones the page's own name, which follows as heading, would break the line in one font and not in the other.
  trail: [
    'flex flex-wrap gap-x-2 gap-y-1 text-menu text-muted [&_a]:text-inherit',
    "[&>li+li]:before:(me-2 content-['/'/'']) lt-md:[&>li:last-child]:hidden",
  ],
  // A product's page in small, the wordmark its masthead; where there is less room, picture and names stand side by side.
  listing: [
    'relative grid grid-cols-[2fr_5fr] gap-x-4 gap-y-3 items-center p-5 text-note lg:grid-cols-1 [.plate>img:has(+&)]:(w-auto h-6 p-0 mt-4 mx-5)',
    '[&>figcaption]:(absolute -top-6 end-5 text-muted) [&>img]:(w-full rounded-md bg-surface-alt lg:max-h-44)',
    '[&_p]:(text-muted [text-align:-webkit-match-parent] [text-align:match-parent]) [&_p:first-child]:(text-[1rem] font-500 text-fg) [&_strong]:(text-entry)',
    '[&>ul]:(flex flex-wrap col-span-full gap-x-4 gap-y-1 text-muted) [&_li]:(flex gap-2 items-center)',
  ],
  // Stations on a dotted lane, which ends at the last of them.
  way: [
    'text-h3 font-500 [&>li]:(relative flex items-center gap-4) [&>li+li]:mt-10 [&_.disc]:(flex-none mb-0 rounded-full)',
    '[&>li+li]:before:(absolute start-6 bottom-[calc(100%+.25rem)] h-8 border-s-3 border-dotted border-link content-empty)',
    '[&_small]:(block font-400 text-muted)',
  ],
  // Marks in columns of one width: a full disc, a ring, a dash.
  yes: 'mark bg-link',
  partly: 'mark',
  no: 'mark h-0 border-b-0 border-edge rounded-none',
  mark: 'inline-block flex-none w-4 h-4 border-2 border-link rounded-full',
  matrix: [
    '[&_.icon]:text-link w-full mt-3 border-collapse text-detail [overflow-wrap:normal] [&_th]:(text-start font-500) [&_:is(tbody_td,thead_th)]:(w-[1%] px-1.5 text-center)',
    '[&_thead_th]:(pb-2 text-tiny font-400 text-muted) [&_tbody_tr]:border-t [&_tbody_th]:py-2.5 [&_tbody_.icon]:(inline me-2.5 align-[-.2em])',
  ],
  key: ['flex flex-wrap gap-x-5 gap-y-1 mt-2 pt-3 border-t text-note text-muted [&>li]:(flex items-center gap-2)'],
  // A staircase: each step is as much higher than the last.
  rank: [
    'mt-4 [&_.icon]:text-link [&>p]:(flex items-center gap-3 px-4 py-2.5 border border-edge rounded-full) [&>small]:(block mt-4 pt-2 border-t border-dashed text-end text-muted)',
    '[&>ol]:(grid grid-flow-col gap-1 items-end [overflow-wrap:normal]) [&_li]:(grid gap-2 content-start px-1 pt-3 rounded-t-2 text-tiny lg:(px-2 text-note) leading-[1.3] bg-[color-mix(in_srgb,var(--link)_14%,transparent)])',
    '[&_li:nth-child(1)]:h-24 [&_li:nth-child(2)]:h-34 [&_li:nth-child(3)]:h-44 [&_li:nth-child(4)]:h-54 [&_li:last-child]:(text-action-text bg-action) [&_li:last-child_.icon]:text-action-text',
  ],
  // One task below the other, who does it at the end of the line.
  board: [
    'mt-4 [&_.icon]:text-link [&>li]:(grid grid-cols-[1fr_auto] lg:grid-cols-[5.5rem_1fr_auto] items-center gap-x-3 py-2.5 border-t text-detail) lt-lg:[&_small]:col-span-full [&_small]:text-muted',
    '[&_p]:(flex items-center gap-2.5) [&_.icon]:flex-none [&_b]:(px-2 rounded-full text-note font-500 bg-[color-mix(in_srgb,var(--link)_12%,transparent)])',
  ],
  // Out along the dotted side, back along the solid one.
  loop: [
    '[&_.icon]:text-link border-0 bg-transparent p-0 [&>ol]:(grid gap-4 px-6 py-7 border-3 border-action rounded border-s-link bg-card [border-inline-start-style:dotted])',
    '[&_li]:(flex items-center gap-3 px-4 py-3 border rounded-md bg-bg font-500)',
    '[&>p]:(flex items-center gap-1.5 py-2 font-500) [&>:first-child]:text-link [&>:last-child]:justify-end [&>p>.icon]:[rotate:90deg] [&>:last-child>.icon]:[rotate:-90deg]',
  ],
  // One thin line; on phones an entry each.
  stats: [
    'border-t text-detail [overflow-wrap:normal] lt-md:(grid grid-cols-[auto_1fr] gap-x-4) md:(flex justify-between gap-8 pt-5) lg:col-span-full',
    'lt-md:[&>div]:(grid grid-cols-subgrid col-span-full items-center py-3) md:[&>div]:(flex flex-row-reverse items-center gap-3)',
    'lt-md:[&>div+div]:border-t [&_dd]:(lt-md:order-first whitespace-nowrap text-[1.75rem] font-500 leading-[1.3]) [&_small]:(block text-muted)',
  ],
  // The map runs out of the window at its inline end and up to its upper edge; towards all else it fades.
  chart: [
    'relative -mx-gutter lg:-ms-24',
    'lg:[margin-inline-end:calc(min(0px,(80rem-100vw)/2)-var(--gutter))] lg:[margin-block-start:calc(var(--header)*-1-2.5rem)]',
  ],
  // The map: dots are dashes of no length. What its window does not show fills the rest of its room.
  lanes: [
    'w-full h-[max(18rem,62vw)] [mask:linear-gradient(transparent,black_12%,black_80%,transparent)] [direction:ltr]',
    'lg:(absolute inset-0 h-full [mask:linear-gradient(90deg,transparent,black_4%)]) lg:rtl:[mask:linear-gradient(-90deg,transparent,black_4%)]',
    '[&_path]:(fill-none stroke-link [stroke-width:3] [stroke-linecap:round] [stroke-dasharray:0_9])',
    '[&>use]:(text-link opacity-45)',
    '[&_circle]:(fill-accent stroke-on-dark [stroke-width:3])',
    '[&_text]:(text-[22px] font-500 fill-fg stroke-bg [stroke-width:6px] [paint-order:stroke]) md:[&_text]:text-[17px]',
    '[&_tspan]:(text-[.86em] font-400 fill-muted)',
  ],
};
