/** The name that the footer's lists share on narrow screens, so that browsers keep one open at a time. */
export const LISTS_NAME = 'site-lists';
