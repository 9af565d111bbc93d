import { contrast, mixed } from './contrast.ts';
import type { Colors } from './theme.ts';

/** A button's ground with whichever of a dark and a light text is read better there, and the ground moved away from that. */
export function buttonOf(
  action: string,
  [dark, light]: readonly [dark: string, light: string],
): Pick<Colors, 'action' | 'actionHover' | 'actionText'> {
  const [actionText, away] = contrast(dark, action) > contrast(light, action) ? [dark, '#ffffff'] : [light, '#000000'];
  return { action, actionText, actionHover: mixed(action, away, 0.14) };
}
