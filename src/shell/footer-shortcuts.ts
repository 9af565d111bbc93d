import type { Shortcuts } from '../../blocks/ui/shortcuts.ts';

/** The foot of every page. */
export const footerShortcuts: Shortcuts = {
  'site-footer': 'flex-1 text-menu',
  'footer-action':
    'flex flex-wrap gap-x-4 gap-y-6 items-center justify-between py-block border-b lt-md:[&>h2]:(flex-[1_1_8em] text-column)',
  'footer-columns': [
    'grid gap-block py-block lg:grid-cols-[4fr_8fr] [&_h2]:text-h3',
    '[&_:is(p,a,address)]:text-muted [&_.brand]:text-on-dark [&_a:hover]:(text-on-dark underline)',
    '[&_ul_a]:footer-link [&_.soon]:footer-link',
  ],
  'footer-link': 'inline-flex gap-2.5 items-center min-h-40px py-1.5 leading-[1.4] no-underline',
  'footer-about': '[&>p+p]:(max-w-96 mt-3 mb-4)',
  'footer-contact': '[&>a]:footer-link [&>address]:not-italic lg:[&>h2]:(min-h-44px content-center)',
  'footer-lists': 'lg:(grid [grid-row:span_2] grid-flow-col gap-8 justify-between)',
  'footer-list': [
    'border-b lg:border-0 [&>summary]:(flex items-center justify-between min-h-56px)',
    'lg:[&>summary]:(min-h-44px content-center) [&[open]>summary>.icon]:[rotate:45deg] [&>ul]:pb-4',
  ],
  'footer-legal': [
    'pb-block text-muted [&_strong]:(font-500 text-on-dark)',
    // A registered name may have letters from a font file that the page's language does without: it is asked for when they come near.
    '[content-visibility:auto] [contain-intrinsic-block-size:auto_1lh]',
  ],
};
