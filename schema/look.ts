import { buttonOf } from './button-colors.ts';
import { darkColors } from './dark-colors.ts';
import type { AuthoredTheme, ColorRole, Colors } from './theme.ts';

export type { Colors } from './theme.ts';

/** A theme with all that it leaves open filled in. */
export interface Look extends Omit<AuthoredTheme, 'colors' | 'dark'> {
  readonly colors: Colors;
  /** Those of visitors whose device is set to dark; undefined where the site has one look only. */
  readonly dark: Colors | undefined;
}

/** The look of a site that has no colours of its own. */
const NEUTRAL = {
  ink: '#1d2126',
  muted: '#545b64',
  link: '#2456a6',
  surface: '#ffffff',
  surfaceAlt: '#f4f5f7',
  line: '#dcdfe4',
  edge: '#858b94',
  danger: '#b3261e',
  onDark: '#ffffff',
  mutedOnDark: '#c5cad1',
  linkOnDark: '#9cc2f2',
};

/** The roles that others take their colour from where they have none of their own. */
export const followed: Readonly<Partial<Record<ColorRole, ColorRole>>> = {
  accent: 'link',
  action: 'link',
  actionText: 'action',
  actionHover: 'action',
  dark: 'ink',
  darkAlt: 'dark',
};

export function lookOf({ colors: authored, dark: darkLook, ...rest }: AuthoredTheme): Look {
  // What is left out of a theme has no key in it.
  const own = { ...NEUTRAL, ...(authored as Partial<Colors>) };
  const dark = own.dark ?? own.ink;
  const button = buttonOf(own.action ?? own.link, [own.ink, own.onDark]);
  const colors = {
    ...own,
    accent: own.accent ?? own.link,
    ...button,
    actionText: own.actionText ?? button.actionText,
    actionHover: own.actionHover ?? button.actionHover,
    dark,
    darkAlt: own.darkAlt ?? dark,
  };
  return { ...rest, colors, dark: darkLook && darkColors(colors, darkLook.colors) };
}
