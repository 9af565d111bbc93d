import { nearestShade } from '../../../schema/contrast.ts';
import { followedInDark } from '../../../schema/dark-colors.ts';
import { followed, lookOf } from '../../../schema/look.ts';
import { type Measured, measureDarkPairs, measurePairs } from '../../../schema/pairs.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { ColorRole, Colors } from '../../../schema/theme.ts';
import type { Mapping } from '../written/mapping.ts';
import { locate } from '../written/origin.ts';
import type { CheckContext } from '../written/report.ts';

type Dressed = Pick<AuthoredSite, 'theme' | 'regions'>;
type Own = Dressed['theme']['colors'];

/** A colour as somebody has written it. */
interface WrittenColor {
  readonly path: readonly string[];
  readonly color: string;
  /** The site with another colour in its place. */
  readonly repainted: (color: string) => Dressed;
}

/** One of a site's looks: its pairs, and whose fault one of them is. */
interface Look {
  readonly measure: (site: Dressed) => readonly Measured[];
  readonly causeOf: (pair: Measured, site: Dressed) => WrittenColor | undefined;
}

const looks: readonly Look[] = [
  { measure: ({ theme, regions }) => measurePairs(lookOf(theme).colors, regions), causeOf: causeInLight },
  { measure: ({ theme }) => darkPairs(lookOf(theme).dark), causeOf: causeInDark },
];

const darkPairs = (colors: Colors | undefined) => (colors ? measureDarkPairs(colors) : []);

const isTooNear = ({ ratio, least }: Measured) => ratio < least;

/** Reports the colours that could not be read on one another, each once, by the pair that is furthest from what it needs. */
export function checkContrast(site: Dressed, written: Mapping, { origins, report }: CheckContext): void {
  const told = new Set<string>();
  for (const look of looks) {
    const faulty = look.measure(site).filter(isTooNear);
    for (const pair of faulty.sort((a, b) => a.ratio / a.least - b.ratio / b.least)) {
      const cause = look.causeOf(pair, site);
      if (!cause || told.has(String(cause.path))) continue;
      told.add(String(cause.path));
      report.add('low-contrast', locate(origins, written, cause.path).place, {
        name: pair.of,
        color: pair.color,
        against: pair.against,
        other: pair.other,
        ratio: (Math.floor(pair.ratio * 100) / 100).toFixed(2),
        least: String(pair.least),
        nearest: mended(cause, { pair, site, look }),
      });
    }
  }
}

/** The colour to be changed: the first of the two, or else the other, or what these follow; no theme is faulty by itself. */
function causeInLight(pair: Measured, site: Dressed): WrittenColor | undefined {
  const { theme, regions } = site;
  const region = regions[pair.of];
  if (region) {
    const repainted = (color: string) => ({ theme, regions: { ...regions, [pair.of]: { ...region, color } } });
    return { path: ['regions', pair.of, 'color'], color: region.color, repainted };
  }
  const own = ownColor(pair, theme.colors, followed);
  const repainted = (colors: Own) => ({ regions, theme: { ...theme, colors } });
  return own && { ...own, path: ['theme', 'colors', own.role], repainted: (color) => repainted(own.with(color)) };
}

/** The same of a dark look. What is made of the light one passes where that does, so that its faults are told there. */
function causeInDark(pair: Measured, { theme, regions }: Dressed): WrittenColor | undefined {
  const { dark } = theme;
  const own = dark && ownColor(pair, dark.colors, followedInDark);
  const repainted = (colors: Own) => ({ regions, theme: { ...theme, dark: { colors } } });
  return (
    own && { ...own, path: ['theme', 'dark', 'colors', own.role], repainted: (color) => repainted(own.with(color)) }
  );
}

/** The written colour that one of a pair has or follows, and the colours with another in its place. */
function ownColor({ of, against }: Measured, colors: Own, follows: typeof followed) {
  const roleOf = (role: ColorRole): ColorRole | undefined => {
    const next = follows[role];
    return colors[role] ? role : next && roleOf(next);
  };
  const role = roleOf(of as ColorRole) ?? roleOf(against); // what is no region is a role
  const color = role && colors[role];
  return color ? { role, color, with: (other: string): Own => ({ ...colors, [role]: other }) } : undefined;
}

/** The nearest shade with which all pairs pass that this colour is the cause of, or at least this one. */
function mended(
  { color, repainted, path }: WrittenColor,
  { pair, site, look }: { readonly pair: Measured; readonly site: Dressed; readonly look: Look },
): string {
  const isSame = (other: Measured) => other.of === pair.of && other.against === pair.against;
  const isOwn = (other: Measured) => String(look.causeOf(other, site)?.path) === String(path);
  const passes = (which: (other: Measured) => boolean) => (shade: string) =>
    !look.measure(repainted(shade)).some((other) => which(other) && isTooNear(other));
  return nearestShade(color, passes(isOwn)) ?? nearestShade(color, passes(isSame)) ?? pair.other;
}
