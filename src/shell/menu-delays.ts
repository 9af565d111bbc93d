/** Milliseconds a mouse rests on a menu's trigger until the menu opens (spec.md, section 4). */
export const MENU_OPEN_DELAY = 200;

/** Milliseconds after one menu has closed in which the next opens at once (spec.md, section 4). */
export const MENU_SKIP_DELAY = 300;

/** Milliseconds after the mouse has left trigger and panel until the menu closes (spec.md, section 4). */
export const MENU_CLOSE_DELAY = 150;

/**
 * Milliseconds after a hover has opened a menu in which a click leaves it open: the hand was on its way before the
 * menu was. The specification is silent here.
 */
export const MENU_CLICK_GRACE = 300;
