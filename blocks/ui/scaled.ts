/**
 * What blocks with bars on one axis share: entries beside their bars, on phones above them. A list for each block's own
 * class, so that no other page carries it.
 */
export const scaled = [
  '[&>div]:(grid items-center gap-x-8 gap-y-2 pb-2 md:grid-cols-[1fr_3fr])',
  '[&_li]:(grid items-center gap-x-8 gap-y-2 md:grid-cols-[1fr_3fr])',
  '[&_.axis]:(w-full h-6 overflow-visible) [&_.axis>text]:(text-note fill-muted [text-anchor:middle])',
  '[&_.track]:(w-full h-3.5 overflow-visible) [&_.track_path]:(stroke-line [stroke-width:1] [stroke-dasharray:.96_.04])',
  // The stroke keeps a single day visible in a year.
  '[&_.track>rect]:(h-full [rx:4px] fill-link stroke-link [stroke-width:4px])',
  '[&_.about>rect]:(fill-[color-mix(in_srgb,var(--link)_30%,var(--bg))] [stroke-width:2px])',
] as const;
