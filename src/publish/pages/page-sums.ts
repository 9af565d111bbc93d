import type { PageRecord } from '../../content/check/record.ts';
import type { SiteValue } from '../../contract/value.ts';
import type { Build } from '../job/build.ts';
import { sumOf } from '../output/kept-files.ts';
import { stylesFor } from '../styles/style-groups.ts';
import { hasOwnSprite, type SharedFiles } from './shared-files.ts';

interface SumsOptions extends Pick<Build, 'program' | 'site'> {
  readonly files: SharedFiles;
  /** The day that pages mark, if any do. */
  readonly days: readonly string[];
  readonly sites: ReadonlyMap<string, SiteValue>;
}

interface PageSums {
  /** The sum of all that a site's files depend on beside its pages. */
  readonly whole: string;
  /** The sum of what a page is written with, beside its own value. */
  readonly sumFor: (record: PageRecord) => string;
}

/** Sums by which a later build sees whether what pages are written with is still the same. */
export function pageSums({ files, days, sites, program: { entry }, site }: SumsOptions): PageSums {
  const { socialImage, regions } = site;
  const { styles, publicFiles, rareIcons } = files;
  const { first, last, later } = styles;
  const inAll = { ...files, rareIcons: undefined, styles: { first, last, later: later.name } };
  const ofAll = sumOf(JSON.stringify([inAll, [...publicFiles], [...sites], entry, socialImage, regions]));
  const sums = new Map<string, string>();
  return {
    whole: sumOf(JSON.stringify([files, days, [...sites], entry, site])),
    sumFor({ blocks, characters, icons, days: marked }) {
      const styled = stylesFor(styles, blocks, Object.values(characters).join(''));
      const own = [...styled, ...(hasOwnSprite(icons, rareIcons) ? [{ name: icons.join('+') }] : [])];
      const names = [...own.map(({ name }) => name), ...marked].join(' ');
      const sum = sums.get(names) ?? sumOf(JSON.stringify([ofAll, own, marked]));
      sums.set(names, sum);
      return sum;
    },
  };
}
