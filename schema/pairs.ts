import { contrast } from './contrast.ts';
import type { ColorRole, Colors } from './theme.ts';

/** What WCAG 2.2 asks of text (1.4.3), and of large text and what is no text (1.4.3, 1.4.11). */
export const TEXT = 4.5;
export const LARGE = 3;

type Pair = readonly [of: ColorRole, against: ColorRole, least: number];

const light = (ground: ColorRole): readonly Pair[] => [
  ['ink', ground, TEXT],
  ['muted', ground, TEXT],
  // Links, and the ring of the focus.
  ['link', ground, TEXT],
  ['danger', ground, TEXT],
  ['edge', ground, LARGE],
];

const dark = (ground: ColorRole): readonly Pair[] => [
  ['onDark', ground, TEXT],
  ['mutedOnDark', ground, TEXT],
  ['linkOnDark', ground, TEXT],
];

/** The roles of which one is seen on the other; the first is to be another one where they are too near. */
export const pairs: readonly Pair[] = [
  ...light('surface'),
  ...light('surfaceAlt'),
  ...dark('dark'),
  ...dark('darkAlt'),
  ['actionText', 'action', TEXT],
  ['actionText', 'actionHover', TEXT],
  // Badges, and the names of groups in a menu.
  ['accent', 'onDark', TEXT],
  ['accent', 'surface', TEXT],
];

/** The same for the colour of a region: badges, names of groups, large figures. */
export const regionPairs: readonly (readonly [against: ColorRole, least: number])[] = [
  ['onDark', TEXT],
  ['surface', TEXT],
  ['surfaceAlt', LARGE],
];

/** In a dark look the words of badges are of the page's ground, with which their pair is asked for already. */
const isInDark = (against: ColorRole) => against !== 'onDark';

export const regionPairsInDark = regionPairs.filter(([against]) => isInDark(against));

/** Two colours of which one is seen on the other. */
export interface Measured {
  readonly of: string;
  readonly color: string;
  readonly against: ColorRole;
  readonly other: string;
  readonly least: number;
  readonly ratio: number;
}

/** Measures the pairs of a look, and of regions by their keys. */
export function measurePairs(
  colors: Colors,
  regions: Readonly<Record<string, { readonly color: string }>>,
): Measured[] {
  const measured = (of: string, color: string, [against, least]: (typeof regionPairs)[number]): Measured => {
    const other = colors[against];
    return { of, color, against, other, least, ratio: contrast(color, other) };
  };
  return [
    ...pairs.map(([of, ...pair]) => measured(of, colors[of], pair)),
    ...Object.entries(regions).flatMap(([key, { color }]) => regionPairs.map((pair) => measured(key, color, pair))),
  ];
}

/** Measures the pairs of a dark look, whose regions have colours made for it. */
export const measureDarkPairs = (colors: Colors): Measured[] =>
  measurePairs(colors, {}).filter(({ against }) => isInDark(against));
