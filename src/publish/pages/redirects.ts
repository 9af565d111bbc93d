import { prefixOf } from '../../../schema/prefix.ts';
import type { PageRecord } from '../../content/check/record.ts';
import { NOT_FOUND_ROUTE } from '../../content/read/files.ts';
import type { SiteRedirect } from '../../content/resolve/site-redirects.ts';
import { type Addresses, openPathOf, pathOf, plainPathOf } from '../../content/written/addresses.ts';
import { hostPath, hostTarget } from '../../render/escape.ts';

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

type Moved = Pick<PageRecord, 'route' | 'address' | 'languages' | 'formerly'>;

/** The language that has no prefix had one, or may have had. */
const placesFor = (language: string, site: Site): Addresses[] =>
  language === site.unprefixed ? [site, { ...site, unprefixed: undefined }] : [site];

/** Ways to a page from its earlier addresses; where it is not offered in a language, to the default one. */
export function formerPaths(page: Moved, site: Site): FormerPath[] {
  const { defaultLanguage, unprefixed } = site;
  const addresses = page.formerly.filter((address) => address !== null);
  const inLanguages = site.languages.flatMap(({ code }) => {
    const language = page.languages.includes(code) ? code : defaultLanguage;
    const to = pathOf(site, language, page);
    return placesFor(code, site).flatMap((place) =>
      addresses.map((address) => ({ from: plainPathOf(place, code, address), to, language })),
    );
  });
  const open = unprefixed === undefined ? addresses : [];
  const to = openPathOf(site, page.route);
  return [
    ...inLanguages,
    ...open.map((address) => ({ from: openPathOf(site, address), to, language: defaultLanguage })),
  ];
}

/** Ways to a page from where it would be if its address were called alike in all languages, or had the prefix that it has not. */
export function otherPaths(page: Moved, site: Site): FormerPath[] {
  if (page.route === NOT_FOUND_ROUTE) return [];
  return page.languages.flatMap((language) => {
    const to = pathOf(site, language, page);
    const forms = placesFor(language, site).flatMap((place) => [
      plainPathOf(place, language, page.route),
      pathOf(place, language, page),
    ]);
    return [...new Set(forms)].filter((from) => from !== to).map((from) => ({ from, to, language }));
  });
}

/** Netlify follows no rule for an address with a file unless told so by `!`, which Cloudflare Pages does not know. */
const movedLines = ({ from, to }: FormerPath): string[] => {
  const line = `${hostPath(from)} ${hostPath(to)}`;
  return [`${line} 301!`, `${line} 301`];
};

/** A redirect of site.yaml; of what is gone, hosts show the not-found page. */
function redirectLines({ from, isSplat, to, keeps, status }: SiteRedirect, base: string): string[] {
  const target = to ?? `${base}/404.html`;
  const line = `${hostPath(from)}${isSplat ? '*' : ''} ${hostTarget(target)}${keeps ? ':splat' : ''} ${status}`;
  // Only where there is a small page.
  return isSplat || to === undefined ? [line] : [`${line}!`, line];
}

/**
 * Redirects from earlier addresses, and the not-found page of the language that an address begins with, as Netlify reads them
 * (`_redirects`). Cloudflare Pages does the latter by itself and skips these lines; both lead `/en/contact/` to `/en/contact` by
 * themselves, keep a query, and Netlify lets no rule add or remove a trailing slash.
 */
export function formatRedirects(
  site: Site,
  pages: readonly PageRecord[] = [],
  redirects: readonly SiteRedirect[] = [],
): string {
  const { languages, base, unprefixed } = site;
  const line = (from: string, to: string) => `${hostPath(from)} ${hostPath(to)} 404`;
  const prefixed = languages.filter(({ code }) => code !== unprefixed).map(({ code }) => `${base}/${prefixOf(code)}`);
  return [
    ...pages.flatMap((page) => formerPaths(page, site)).flatMap(movedLines),
    ...pages.flatMap((page) => otherPaths(page, site)).flatMap(movedLines),
    ...redirects.filter(({ isSplat }) => !isSplat).flatMap((each) => redirectLines(each, base)),
    // The narrower one first: hosts follow the first that fits.
    ...redirects
      .filter(({ isSplat }) => isSplat)
      .sort((a, b) => b.from.length - a.from.length)
      .flatMap((each) => redirectLines(each, base)),
    ...prefixed.map((below) => line(`${below}/*`, `${below}/404.html`)),
    line(`${base}/*`, `${base}/404.html`),
    '',
  ].join('\n');
}
