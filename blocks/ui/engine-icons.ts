/** The icons that the engine itself draws, whatever the content names; the sprite always holds them. */
export const engineIcons = [
  'arrow-right',
  'check',
  'chevron-down',
  'chevron-right',
  'menu',
  'minus',
  'pause',
  'play',
  'plus',
  'x',
] as const;
