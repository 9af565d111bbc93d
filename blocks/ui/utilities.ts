type Declarations = Record<string, string>;

/** Utilities beside those of UnoCSS's preset. */
export const utilities: ([string, Declarations] | [RegExp, (match: string[]) => Declarations])[] = [
  /** A change of one property in the house's time: `quick-translate`. */
  [/^quick-([a-z-]+)$/, ([, property]) => ({ transition: `${property} var(--quick)` })],
  /** What points somewhere points the other way. */
  ['mirror', { scale: '-1 1' }],
];
