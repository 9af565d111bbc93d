import type { Shortcuts } from '../ui/shortcuts.ts';

export const heroShortcuts: Shortcuts = {
  hero: [
    'pt-[calc(var(--header)+clamp(1.5rem,4vw,4rem))] pb-section',
    '[&>.wrap]:(grid gap-block) lg:[&>.wrap]:grid-cols-[7fr_4fr]',
    '[&>.wrap>.figures]:col-span-full',
    // A map has more room, and stands beside the text from tablets on.
    'md:[&:has(.chart,.way)>.wrap]:grid-cols-[6fr_5fr] lg:[&:has(.chart)>.wrap]:grid-cols-[6fr_7fr]',
  ],
  opening: [
    'grid gap-5 content-center justify-items-start',
    '[&>nav]:mb-3 [&>.actions]:mt-3 [&>h1]:max-w-[11.32em] [&>.lead]:max-w-[34em]',
  ],
  subtitle: 'text-h3 font-500 text-link',
  aside: '[&_.figure]:text-accent',
  // The card with wordmark and figure, under a band in the region's colour.
  plate: [
    'self-center w-full max-w-112 border rounded overflow-hidden bg-surface text-ink',
    'before:(block h-6px content-empty bg-accent) [&>img]:(w-full max-h-44 p-8 object-contain) [&>img:has(+.listing)]:(w-auto h-6 p-0 mt-4 mx-5)',
    '[&_.stat]:(border-0 border-t rounded-none)',
  ],
  chart: 'self-center min-w-0 lg:[margin-inline-end:calc(var(--gutter)/-2)]',
};

/** What stands in a hero only where its field does. */
export const heroParts: Shortcuts = {
  // On phones the page's own name, which follows as heading, would break the line in one font and not in the other.
  trail: [
    'flex flex-wrap gap-x-2 gap-y-1 text-menu text-muted [&_a]:text-inherit',
    "[&>li+li]:before:(me-2 content-['/'/'']) lt-md:[&>li:last-child]:hidden",
  ],
  // A product's page in small, the wordmark its masthead; where there is less room, picture and names stand side by side.
  listing: [
    'relative grid grid-cols-[2fr_5fr] gap-x-4 gap-y-3 items-center p-5 text-note lg:grid-cols-1',
    '[&>figcaption]:(absolute -top-6 end-5 text-muted) [&>img]:(w-full rounded-md bg-surface-alt lg:max-h-44)',
    '[&_p]:text-muted [&_p:first-child]:(text-[1rem] font-500 text-fg) [&_strong]:(text-entry)',
    '[&>ul]:(flex flex-wrap col-span-full gap-x-4 gap-y-1 text-muted) [&_li]:(flex gap-2 items-center)',
  ],
  // Stations on a dotted lane, which ends at the last of them.
  way: [
    'self-center w-full max-w-112 border rounded bg-card p-card text-h3 font-500 lt-md:hidden',
    '[&>li]:(relative flex items-center gap-4) [&>li+li]:mt-10 [&_.disc]:(flex-none mb-0 rounded-full)',
    '[&>li+li]:before:(absolute start-6 bottom-[calc(100%+.25rem)] h-8 border-s-3 border-dotted border-link content-empty)',
  ],
  // The map: dots are dashes of no length. On wide screens its grid goes on above and below the lanes.
  lanes: [
    'w-full overflow-visible [direction:ltr] [clip-path:inset(0)] md:[clip-path:inset(-60%_-10%_-60%_0)]',
    '[&_path]:(fill-none stroke-link [stroke-width:3] [stroke-linecap:round] [stroke-dasharray:0_9])',
    '[&_pattern_path]:(stroke-line [stroke-width:1] [stroke-dasharray:none])',
    '[&_rect]:(w-full h-full) lg:[&_rect]:(h-[175%] [y:-45%])',
    '[&>use]:(text-link opacity-45)',
    '[&_circle]:(fill-accent stroke-on-dark [stroke-width:3])',
    '[&_text]:(text-[22px] font-500 fill-fg stroke-bg [stroke-width:6px] [paint-order:stroke]) lg:[&_text]:text-[17px]',
  ],
};
