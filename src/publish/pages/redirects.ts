import { prefixOf } from '../../../schema/prefix.ts';
import type { PageRecord } from '../../content/check/record.ts';
import { NOT_FOUND_ROUTE } from '../../content/read/files.ts';
import { type Addresses, openPathOf, pathOf } from '../../content/written/addresses.ts';
import { hostPath } from '../../render/escape.ts';

/** An address at which no page is any more, and where it leads. */
export interface FormerPath {
  readonly from: string;
  readonly to: string;
  /** The language of the page that is reached, the default one where the visitor's is yet to be decided. */
  readonly language: string;
}

interface Site extends Addresses {
  readonly languages: readonly { readonly code: string }[];
  readonly defaultLanguage: string;
}

type Moved = Pick<PageRecord, 'route' | 'languages' | 'formerly'>;

/** Ways to a page from its earlier addresses; where it is not offered in a language, to the default one. */
export function formerPaths({ route, languages, formerly }: Moved, site: Site): FormerPath[] {
  const { base, defaultLanguage, unprefixed } = site;
  const addresses = formerly.filter((address) => address !== null);
  const inLanguages = site.languages.flatMap(({ code }) => {
    const language = languages.includes(code) ? code : defaultLanguage;
    const places = code === unprefixed ? [site, { base }] : [site];
    return places.flatMap((place) =>
      addresses.map((address) => ({
        from: pathOf(place, code, address),
        to: pathOf(site, language, route),
        language,
      })),
    );
  });
  const open = unprefixed === undefined ? addresses : [];
  const to = openPathOf(site, route);
  return [
    ...inLanguages,
    ...open.map((address) => ({ from: openPathOf(site, address), to, language: defaultLanguage })),
  ];
}

/** The way to a page without a prefix from where it would have one. */
export function prefixedPath(route: string, site: Addresses): FormerPath | undefined {
  const { base, unprefixed } = site;
  if (unprefixed === undefined || route === NOT_FOUND_ROUTE) return undefined;
  return { from: pathOf({ base }, unprefixed, route), to: pathOf(site, unprefixed, route), language: unprefixed };
}

/** Netlify follows no rule for an address with a file unless told so by `!`, which Cloudflare Pages does not know. */
const movedLines = ({ from, to }: FormerPath): string[] => {
  const line = `${hostPath(from)} ${hostPath(to)}`;
  return [`${line} 301!`, `${line} 301`];
};

/**
 * Redirects from earlier addresses, and the not-found page of the language that an address begins with, as Netlify reads them
 * (`_redirects`). Cloudflare Pages does the latter by itself and skips these lines; both lead `/en/contact/` to `/en/contact` by
 * themselves, keep a query, and Netlify lets no rule add or remove a trailing slash.
 */
export function formatRedirects(site: Site, pages: readonly PageRecord[] = []): string {
  const { languages, base, unprefixed } = site;
  const line = (from: string, to: string) => `${hostPath(from)} ${hostPath(to)} 404`;
  const prefixed = languages.filter(({ code }) => code !== unprefixed).map(({ code }) => `${base}/${prefixOf(code)}`);
  return [
    ...pages.flatMap((page) => formerPaths(page, site)).flatMap(movedLines),
    ...pages.flatMap(({ route }) => prefixedPath(route, site) ?? []).flatMap(movedLines),
    ...prefixed.map((below) => line(`${below}/*`, `${below}/404.html`)),
    line(`${base}/*`, `${base}/404.html`),
    '',
  ].join('\n');
}
