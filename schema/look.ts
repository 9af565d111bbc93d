import { contrast, partsOf } from './contrast.ts';
import type { AuthoredTheme, ColorRole } from './theme.ts';

export type Colors = Readonly<Record<ColorRole, string>>;

/** A theme with all that it leaves open filled in. */
export interface Look extends Omit<AuthoredTheme, 'colors'> {
  readonly colors: Colors;
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

export function lookOf({ colors, ...rest }: AuthoredTheme): Look {
  // What is left out of a theme has no key in it.
  const own = { ...NEUTRAL, ...(colors as Partial<Colors>) };
  const action = own.action ?? own.link;
  const dark = own.dark ?? own.ink;
  const read = [own.ink, own.onDark].map((text) => contrast(text, action));
  const [onAction, light] = (read[0] ?? 0) > (read[1] ?? 0) ? [own.ink, '#ffffff'] : [own.onDark, '#000000'];
  return {
    ...rest,
    colors: {
      ...own,
      accent: own.accent ?? own.link,
      action,
      actionText: own.actionText ?? onAction,
      actionHover: own.actionHover ?? mixed(action, light, 0.14),
      dark,
      darkAlt: own.darkAlt ?? dark,
    },
  };
}

/** A colour with a share of another in it. */
function mixed(color: string, other: string, share: number): string {
  const others = partsOf(other);
  const parts = partsOf(color).map((part, index) => Math.round(part + ((others[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
