import { inFocus, type Shortcuts } from '../ui/shortcuts.ts';

export const galleryShortcuts: Shortcuts = {
  gallery: [
    'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 md:(grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] gap-5)',
    '[&_figure>button]:(block w-full p-0 bg-transparent cursor-zoom-in) [&_figure_img]:(w-full aspect-[4/3] rounded object-cover)',
    ...inFocus,
    '[&_figcaption]:(mt-2 text-detail text-muted)',
  ],
  // The next one shows that there is more. What has focus is not cut off by the row's edges.
  'gallery-row': [
    'flex grid-cols-none overflow-x-auto p-1.5 -m-1.5 [scroll-snap-type:x_proximity]',
    '[&>li]:(flex-none w-[min(80%,24rem)] [scroll-snap-align:start])',
  ],
  large: [
    'm-auto p-0 border-0 bg-transparent max-w-none max-h-none overflow-visible',
    '[&_img]:(w-auto max-w-[94vw] max-h-[88vh] bg-[var(--bg)])',
    '[&>button]:(absolute top-2 end-2 grid place-items-center w-11 h-11 rounded-full bg-[var(--bg)] cursor-pointer)',
  ],
};
