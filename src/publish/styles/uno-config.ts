import type { CSSEntries, StaticShortcut, UserConfig, UtilObject } from '@unocss/core';
import { presetWind3, type Theme } from '@unocss/preset-wind3';
import type { Look } from '../../../schema/look.ts';
import type * as Server from '../../render/server.ts';

const SIDES: Record<string, string> = {
  left: 'inline-start',
  right: 'inline-end',
  top: 'block-start',
  bottom: 'block-end',
};

/**
 * No side of the screen leaves UnoCSS, whatever its preset writes: `px-4`, which is left and right there, is inline here.
 */
function logical({ entries }: UtilObject): void {
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
function joinEnds(entries: CSSEntries): void {
  for (const start of entries) {
    const axis = /^(.*-(?:inline|block))-start$/.exec(start[0])?.[1];
    const end = entries.findIndex(([name, value]) => name === `${axis}-end` && value === start[1]);
    if (!axis || end < 0 || entries.length > 2) continue;
    start[0] = axis;
    entries.splice(end, 1);
  }
}

/** What UnoCSS makes rules of; it comes with the components, so that a saved shortcut shows like a saved component. */
export type Styles = typeof Server.styles;

export interface Dress {
  readonly styles: Styles;
  readonly look: Look;
  /** What texts are set in. */
  readonly family: string;
}

/** How UnoCSS makes a site's rules: the style sheet is made by it, and editors complete class names by it. */
export function unoConfig({ styles, look, family }: Dress): UserConfig<Theme> {
  const { themeOf, themeRules, utilities, shortcuts } = styles;
  const layers = Object.keys(shortcuts);
  return {
    presets: [presetWind3({ preflight: false })],
    theme: themeOf(look),
    preflights: [{ getCSS: () => themeRules(look, family) }],
    rules: utilities,
    shortcuts: Object.entries(shortcuts).flatMap(([layer, own]) =>
      Object.entries(own).map(([name, value]): StaticShortcut => [name, [value].flat(), { layer }]),
    ),
    layers: Object.fromEntries(layers.map((layer, place) => [layer, place - layers.length])),
    postprocess: logical,
    // A rule is one part's alone, so that it can go where that part goes.
    mergeSelectors: false,
  };
}
