import { nearestShade } from '../../../schema/contrast.ts';
import { followed, lookOf } from '../../../schema/look.ts';
import { type Measured, measurePairs } from '../../../schema/pairs.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { ColorRole } from '../../../schema/theme.ts';
import type { Mapping } from '../written/mapping.ts';
import { locate } from '../written/origin.ts';
import type { Checking } from '../written/report.ts';

type Dressed = Pick<AuthoredSite, 'theme' | 'regions'>;

/** A colour as somebody has written it. */
interface WrittenColor {
  readonly path: readonly string[];
  readonly color: string;
  /** The site with another colour in its place. */
  readonly repainted: (color: string) => Dressed;
}

const measure = ({ theme, regions }: Dressed) => measurePairs(lookOf(theme).colors, regions);

const isTooNear = ({ ratio, least }: Measured) => ratio < least;

/** Reports the colours that could not be read on one another, each once, by the pair that is furthest from what it needs. */
export function checkContrast(site: Dressed, written: Mapping, { origins, report }: Checking): void {
  const told = new Set<string>();
  const faulty = measure(site).filter(isTooNear);
  for (const pair of faulty.sort((a, b) => a.ratio / a.least - b.ratio / b.least)) {
    const cause = causeOf(pair, site);
    if (!cause || told.has(String(cause.path))) continue;
    told.add(String(cause.path));
    report.add('low-contrast', locate(origins, written, cause.path).place, {
      name: pair.of,
      color: pair.color,
      against: pair.against,
      other: pair.other,
      ratio: (Math.floor(pair.ratio * 100) / 100).toFixed(2),
      least: String(pair.least),
      nearest: mended(cause, pair, site),
    });
  }
}

/** The colour to be changed: the first of the two, or else the other, or what these follow; no theme is faulty by itself. */
function causeOf({ of, against }: Measured, site: Dressed): WrittenColor | undefined {
  const { theme, regions } = site;
  const region = regions[of];
  if (region) {
    const repainted = (color: string) => ({ theme, regions: { ...regions, [of]: { ...region, color } } });
    return { path: ['regions', of, 'color'], color: region.color, repainted };
  }
  const role = writtenRole(of as ColorRole, site) ?? writtenRole(against, site); // what is no region is a role
  const color = role && theme.colors[role];
  if (!color) return undefined;
  const repainted = (other: string) => ({ regions, theme: { ...theme, colors: { ...theme.colors, [role]: other } } });
  return { path: ['theme', 'colors', role], color, repainted };
}

/** The role itself, or the one that it follows, whichever has a colour in the theme. */
function writtenRole(role: ColorRole, site: Dressed): ColorRole | undefined {
  const next = followed[role];
  return site.theme.colors[role] ? role : next && writtenRole(next, site);
}

/** The nearest shade with which all pairs pass that this colour is the cause of, or at least this one. */
function mended({ color, repainted, path }: WrittenColor, pair: Measured, site: Dressed): string {
  const isSame = (other: Measured) => other.of === pair.of && other.against === pair.against;
  const isOwn = (other: Measured) => String(causeOf(other, site)?.path) === String(path);
  const passes = (which: (other: Measured) => boolean) => (shade: string) =>
    !measure(repainted(shade)).some((other) => which(other) && isTooNear(other));
  return nearestShade(color, passes(isOwn)) ?? nearestShade(color, passes(isSame)) ?? pair.other;
}
