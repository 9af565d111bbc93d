import { buttonOf } from './button-colors.ts';
import { contrast, mixed, nearestShade } from './contrast.ts';
import { LARGE, regionPairsInDark, TEXT } from './pairs.ts';
import type { AuthoredTheme, ColorRole, Colors } from './theme.ts';

/** The roles of a dark look that take their colour from another one where they have none of their own. */
export const followedInDark: Readonly<Partial<Record<ColorRole, ColorRole>>> = {
  accent: 'link',
  actionText: 'action',
  actionHover: 'action',
  surfaceAlt: 'surface',
  darkAlt: 'dark',
};

/**
 * The dark look of a light one: its dark grounds become those of the page, and each text the shade that is read there.
 * Where the light look passes (pairs.ts), so does what is made of it: `onDark` is read on every dark ground.
 */
export function darkColors(light: Colors, own: AuthoredTheme['colors']): Colors {
  const grounds = groundsOf(light, own as Partial<Colors>); // what is left out of a theme has no key in it
  const { surface, surfaceAlt, dark, darkAlt } = grounds;
  const onPage = (color: string, least = TEXT) => readable(color, [surface, surfaceAlt], least) ?? light.onDark;
  const onDark = (color: string) => readable(color, [dark, darkAlt], TEXT) ?? light.onDark;
  const link = own.link ?? onPage(light.linkOnDark);
  const action = own.action
    ? buttonOf(own.action, [light.ink, light.onDark])
    : { action: light.action, actionHover: light.actionHover, actionText: light.actionText };
  return {
    ink: onPage(light.onDark),
    muted: onPage(light.mutedOnDark),
    danger: onPage(light.danger),
    edge: onPage(light.edge, LARGE),
    line: mixed(surface, light.onDark, 0.18),
    accent: light.accent === light.link ? link : onPage(light.accent),
    onDark: onDark(light.onDark),
    mutedOnDark: onDark(light.mutedOnDark),
    linkOnDark: onDark(light.linkOnDark),
    ...action,
    ...(own as Partial<Colors>),
    ...grounds,
    link,
  };
}

/** The page takes the ground of dark sections; these go a little further, so that they stay apart from it. */
function groundsOf(light: Colors, own: Partial<Colors>): Pick<Colors, 'surface' | 'surfaceAlt' | 'dark' | 'darkAlt'> {
  const surface = own.surface ?? light.dark;
  const tint = own.surface || light.darkAlt === light.dark ? light.onDark : light.darkAlt;
  const away = contrast('#000000', light.onDark) > contrast('#ffffff', light.onDark) ? '#000000' : '#ffffff';
  const dark = own.dark ?? mixed(light.dark, away, 0.3);
  return {
    surface,
    surfaceAlt: own.surfaceAlt ?? mixed(surface, tint, tint === light.onDark ? 0.06 : 0.3),
    dark,
    darkAlt: own.darkAlt ?? (own.dark ? dark : light.darkAlt),
  };
}

/** A region's colour as it is read on the grounds of a dark look. */
export function regionInDark(color: string, colors: Colors): string {
  const passes = (shade: string) =>
    regionPairsInDark.every(([against, least]) => contrast(shade, colors[against]) >= least);
  return passes(color) ? color : (nearestShade(color, passes) ?? colors.ink);
}

/** The colour itself or its nearest shade that is read on all of these grounds. */
function readable(color: string, grounds: readonly string[], least: number): string | undefined {
  const passes = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= least);
  return passes(color) ? color : nearestShade(color, passes);
}
