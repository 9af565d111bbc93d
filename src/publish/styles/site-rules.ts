import { regionInDark } from '../../../schema/dark-colors.ts';
import { lookOf } from '../../../schema/look.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { SiteFaces } from '../../content/assets/site-faces.ts';
import { cssColor, cssString } from '../../render/escape.ts';
import { languageRules } from '../fonts/script-fonts.ts';
import { scriptRules } from './script-rules.ts';

/** From here on header and footer have their wide form. */
const WIDE = '@media (width>=64rem)';

/** More lists than this stand in several rows of the footer. */
const LISTS_IN_A_ROW = 4;

/** What header and footer are otherwise than mostly: a site that has them as they are carries none of it. */
const variantRules = ({ header: { align = 'end' }, footer: { lists } }: AuthoredSite): string[] => [
  ...(align === 'start' ? [`${WIDE}{.brand{margin-inline-end:0}.site-nav{margin-inline-end:auto}}`] : []),
  ...(align === 'center' ? [`${WIDE}{.site-nav{margin-inline-end:auto}}`] : []),
  ...(lists.length > LISTS_IN_A_ROW
    ? [`${WIDE}{.footer-lists{grid-auto-flow:row;grid-template-columns:repeat(${LISTS_IN_A_ROW},auto)}}`]
    : []),
];

/** The colours of regions in a dark look, of a site that has one. */
function darkRegions({ regions, theme }: AuthoredSite): string[] {
  const { dark } = lookOf(theme);
  if (!dark) return [];
  const shades = Object.entries(regions).map(([key, { color }]) => regionRule(key, regionInDark(color, dark)));
  return [`@media screen and (prefers-color-scheme:dark){${shades.join('')}}`];
}

const regionRule = (key: string, color: string) => `[data-region=${cssString(key)}]{--accent:${cssColor(color)}}`;

/** The rules that a site's own data makes: its regions' colours, faces for its languages, and how header and footer differ. */
export const siteRules = (site: AuthoredSite, faces: SiteFaces): string =>
  [
    ...Object.entries(site.regions).map(([key, { color }]) => regionRule(key, color)),
    ...darkRegions(site),
    languageRules(site.languages, faces),
    scriptRules(site.languages, faces),
    ...variantRules(site),
  ].join('\n');
