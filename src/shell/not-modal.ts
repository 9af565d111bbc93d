/**
 * Stands in, in the browser's program, for two packages that hold the page still behind a modal menu. The shell's menu is
 * none: a modal one fails here as soon as it opens, rather than leave the page behind it in reach.
 */
export const RemoveScroll = undefined;
export const hideOthers = undefined;
