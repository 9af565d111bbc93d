import type { UtilObject } from '@unocss/core';

const SIDES: Record<string, string> = {
  left: 'inline-start',
  right: 'inline-end',
  top: 'block-start',
  bottom: 'block-end',
};

/**
 * No side of the screen leaves UnoCSS, whatever its preset writes: `px-4`, which is left and right there, is inline here.
 */
export function logical({ entries }: UtilObject): void {
  for (const entry of entries) {
    entry[0] = entry[0]
      .replace(
        /^(padding|margin|border|scroll-margin|scroll-padding)-(left|right|top|bottom)/,
        (_, box, side) => `${box}-${SIDES[side]}`,
      )
      .replace(/^(left|right|top|bottom)$/, (side) => `inset-${SIDES[side]}`);
  }
  joinEnds(entries);
}

/** Start and end of the same size are said at once. */
function joinEnds(entries: UtilObject['entries']): void {
  for (const start of entries) {
    const axis = /^(.*-(?:inline|block))-start$/.exec(start[0])?.[1];
    const end = entries.findIndex(([name, value]) => name === `${axis}-end` && value === start[1]);
    if (!axis || end < 0 || entries.length > 2) continue;
    start[0] = axis;
    entries.splice(end, 1);
  }
}
