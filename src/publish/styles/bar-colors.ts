import { lookOf } from '../../../schema/look.ts';
import type { AuthoredTheme } from '../../../schema/theme.ts';

/** The colour of the browser's bar, and that of a dark look where a site has one. */
export function barColors(theme: AuthoredTheme) {
  const { colors, dark } = lookOf(theme);
  return { themeColor: colors.dark, darkThemeColor: dark?.dark };
}
