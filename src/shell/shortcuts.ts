import type { Shortcuts } from '../../blocks/ui/shortcuts.ts';

/** The foot of every page. */
const footerShortcuts: Shortcuts = {
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

/** The bar at the top of every page, and the skip link before it. */
const header: Shortcuts = {
  'skip-link':
    'fixed top-3 start-3 z-60 px-5 py-3 rounded-md bg-action text-action-text [&:not(:focus)]:[clip-path:inset(50%)]',
  // The header lies over the first block. It sticks once something keeps its ground readable: see header.css.
  'site-header': [
    'relative z-40 -mb-header text-ink data-[over=ink]:text-on-dark',
    '[&>.wrap]:(flex flex-wrap gap-bar items-center min-h-header) [&_:focus-visible]:[outline-color:currentColor]',
    // A long name takes two lines before it sends what stands beside it below.
    '[&>.wrap>.brand]:(flex-[1_1_6rem] max-w-max leading-[1.2])',
    '[&>.wrap>.btn-primary]:(min-h-44px px-4.5 py-2 text-menu leading-[1.3]) lt-md:[&>.wrap>.btn-primary]:hidden',
  ],
  brand: [
    'flex gap-2 items-center min-h-44px me-auto text-[min(1.3125rem,6.6vw)] font-600 text-inherit no-underline',
    'tracking-[-.02em] rtl:tracking-[0]',
  ],
  'icon-button': 'grid place-items-center w-44px h-44px p-0 bg-transparent text-inherit cursor-pointer',
  'drawer-opener': 'lg:hidden',
  'site-nav': [
    'lt-lg:hidden [&>ul]:(relative flex flex-wrap)',
    '[&>ul>li>:is(a,span)]:bar-entry [&>ul>li>a:hover]:marked [&>ul>li>[aria-current]]:marked',
  ],
};

/** The header's menus, the language switcher and their links, which the drawer shows too. */
const menus: Shortcuts = {
  'bar-entry': [
    'flex gap-1.5 items-center h-header px-entry text-[min(.9375rem,4.6vw)] text-inherit no-underline whitespace-nowrap',
    'rounded-md [outline-offset:-4px]',
  ],
  marked: '[text-decoration:underline_2px_var(--action)] [text-underline-offset:.5em]',
  menu: [
    '[&>summary]:bar-entry [&>summary:hover]:marked [&:has([aria-current=page])>summary]:marked',
    '[&[open]>summary>.icon]:[rotate:180deg]',
  ],
  'menu-trigger':
    'bar-entry p-0 px-entry bg-transparent cursor-pointer hover:marked [&[data-state=open]>.icon]:[rotate:180deg]',
  'menu-panel': [
    'absolute top-[calc(100%-.5rem)] start-0 w-max max-h-[calc(100dvh-var(--header))] p-3 overflow-y-auto',
    'border rounded bg-surface text-ink [box-shadow:0_1.5rem_3rem_-1.5rem_color-mix(in_srgb,var(--ink)_40%,transparent)]',
    '[&[role=menu]]:static [&[role=menu]]:-mt-2 [.wide>&]:(flex gap-2)',
  ],
  language: 'relative [&>.menu-panel]:(start-auto end-0) [&_.menu-panel]:min-w-44',
  'menu-item': [
    'flex gap-3 items-center min-h-44px px-3 py-1.5 rounded-item text-menu leading-[1.4] text-inherit no-underline',
    '[outline-offset:-3px]',
  ],
  'menu-group': [
    '[&>p]:(px-3 py-2 text-note font-500 text-accent) [&_:is(a,.soon)]:menu-item',
    '[&_a:hover]:bg-surface-alt [&_a[aria-current]]:bg-surface-alt',
  ],
  soon: 'text-muted [&>small]:(px-2 border border-line rounded-4 text-tiny whitespace-nowrap)',
  // Each language reads in its own direction, but the list's columns stay in line.
  'language-link': [
    'menu-item [&:is(:hover,[data-highlighted],[aria-current],[aria-checked=true])]:bg-surface-alt',
    'rtl:[&[dir=ltr]]:flex-row-reverse ltr:[&[dir=rtl]]:flex-row-reverse',
    '[&>small]:(-order-1 min-w-7 text-muted text-center)',
  ],
  flag: '-order-1 rounded-2px',
};

/** The menu on narrow screens, which is fetched when it is first wanted. */
export const laterShortcuts: Shortcuts = {
  drawer: [
    'inset-y-0 start-auto end-0 w-[min(24rem,100%-2rem)] max-w-none h-100dvh max-h-none p-0 m-0',
    'overflow-y-auto overscroll-contain bg-surface text-ink',
    '[&::backdrop]:bg-[color-mix(in_srgb,var(--ink)_50%,transparent)]',
    '[&>div]:(flex flex-col gap-6 min-h-full pt-3.5 px-gutter pb-8) [&>div>:first-child]:flex',
    '[&_.icon-button]:-me-2.5 [&_.menu-group:last-child]:pb-4',
  ],
  'drawer-entry':
    'flex gap-4 items-center justify-between w-full min-h-56px text-entry font-500 text-inherit text-start no-underline',
  'drawer-entries': [
    '[&>li]:border-b [&>li>a]:drawer-entry [&_button]:(drawer-entry p-0 bg-transparent cursor-pointer) [&_summary]:drawer-entry',
    '[&_:is([data-state=open],[open]>summary)>.icon]:[rotate:180deg]',
  ],
  'drawer-languages': 'mt-auto',
};

export const shellShortcuts: Shortcuts = { ...header, ...menus, ...footerShortcuts };
