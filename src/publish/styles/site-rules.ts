import { regionInDark } from '../../../schema/dark-colors.ts';
import { lookOf } from '../../../schema/look.ts';
import type { AuthoredSite } from '../../../schema/site.ts';
import type { SiteFaces } from '../../content/assets/site-faces.ts';
import { cssColor, cssString } from '../../render/escape.ts';
import { languageRules } from '../fonts/script-fonts.ts';
import { scriptRules } from './script-rules.ts';

/** From here on header and footer have their wide form. */
const WIDE = '@media (width>=64rem)';

/** A second row makes the header taller; each of its rows has a height of its own. */
const TWO_ROWS =
  ':root{--header:calc(72px + 3rem)}.site-header>.wrap>*{--header:72px}' +
  '.site-header>.wrap{row-gap:0}.site-header>.wrap>.site-nav{--header:3rem}';

/** Where the header's entries stand, if not at its end. */
const PLACES: Readonly<Record<NonNullable<AuthoredSite['header']['align']>, string>> = {
  start: '.brand{margin-inline-end:0}.site-nav{margin-inline-end:auto}',
  center: '.site-nav{margin-inline-end:auto}',
  end: '',
  below: `${TWO_ROWS}.site-header>.wrap>.site-nav{order:1;flex-basis:100%;margin-inline-start:calc(-1*clamp(.375rem,1vw,.875rem))}`,
  'below-center':
    `${TWO_ROWS}.site-header>.wrap{display:grid;grid-template-columns:1fr auto 1fr}` +
    '.site-header>.wrap>.brand{grid-area:1/2;max-width:none;margin:0}.site-header>.wrap>.btn-primary{grid-area:1/1;justify-self:start}' +
    '.site-header>.wrap>.language{grid-area:1/3;justify-self:end}.site-header>.wrap>.site-nav{grid-area:2/1/3/4;justify-self:center}',
};

/** More lists than this stand in several rows of the footer. */
const LISTS_IN_A_ROW = 4;

/** What asks for consent: at the foot of the screen, until it is answered. Both answers are buttons of one kind. */
const CONSENT_RULES = [
  '#consent:not([hidden]){position:sticky;inset-block-end:0;z-index:30;display:flex;flex-wrap:wrap;gap:.75rem 2rem;align-items:center',
  ';max-height:70vh;overflow-y:auto;padding:1rem var(--gutter);border-block-start:1px solid var(--edge)}',
  '#consent>p{flex:99 1 20rem;max-width:70ch}#consent>div{display:grid;grid-template-columns:1fr 1fr;flex:1 0 auto;gap:.75rem}',
  '#consent details{flex-basis:100%}#consent summary{width:fit-content;padding-block:.625rem;text-decoration:underline;text-underline-offset:.25em;cursor:pointer}#consent b{display:block}',
  '#consent label{display:flex;gap:.75rem;padding-block:.625rem;cursor:pointer;max-width:70ch}',
  '#consent details>button{margin-block-start:.75rem}#consent input{flex:none;inline-size:1.25rem;block-size:1.25rem;margin-block:.2em}',
  '#consent button,#consent-again button{min-height:48px;padding:.5rem 1.25rem;border:1px solid var(--edge);border-radius:min(12px,var(--radius));background:none;color:inherit;font:inherit;font-weight:500;cursor:pointer}',
  '#consent-again{padding:.5rem var(--gutter)}#consent-again button{padding-inline:0;border-color:#0000;font-weight:400;text-decoration:underline}',
  '@media print{#consent,#consent-again{display:none!important}}',
].join('');

/** What header and footer are otherwise than mostly: a site that has them as they are carries none of it. */
const variantRules = ({ banner, consent, header: { align = 'end' }, footer: { lists } }: AuthoredSite): string[] => [
  ...(banner
    ? ['#app>aside{padding:.625rem var(--gutter);border-block-end:1px solid var(--line);text-align:center}']
    : []),
  ...(consent ? [CONSENT_RULES] : []),
  ...(PLACES[align] ? [`${WIDE}{${PLACES[align]}}`] : []),
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
