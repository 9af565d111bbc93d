/** The width from which the header shows its whole menu; shell.css switches at the same one. */
export const DESKTOP = '(min-width: 64rem)';
