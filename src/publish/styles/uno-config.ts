import type { StaticShortcut, UserConfig } from '@unocss/core';
import { presetWind3, type Theme } from '@unocss/preset-wind3';
import type { Look } from '../../../schema/look.ts';
import type * as Server from '../../render/server.ts';
import { logical } from './logical.ts';

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
