import type { AuthoredSite } from '../../../schema/site.ts';
import { urlOf } from '../../../schema/url.ts';
import type { KnownSite } from '../validate/known-site.ts';
import type { Partly } from '../validate/salvage.ts';
import { type Addressed, openPathOf, pathOf, plainPathOf } from '../written/addresses.ts';

/** A line of `redirects` in site.yaml that can be followed; both addresses as browsers send them. */
export interface SiteRedirect {
  /** Its place in the list. */
  readonly index: number;
  /** The whole path, or that of all below it, with `/` at the end. */
  readonly from: string;
  readonly isSplat: boolean;
  /** A whole path or the address of another site; undefined where the address is gone. What was below `from` is put to its end where `keeps`. */
  readonly to: string | undefined;
  readonly keeps: boolean;
  readonly status: number;
}

/** A path of one host, in letters of any script: no way up, nothing to be filled in but a `*` at its end. */
const PATH =
  /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}._~-]+)*\/?(?<=\/)\*?$|^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}._~-]+)+$/u;

/** True of an address that visitors can be led on from. */
export const isOwnPath = (path: string): boolean => path.startsWith('/') && PATH.test(path);

/** The address of another site, as headers can carry it; undefined of what is none. */
export function otherSite(target: string): string | undefined {
  const [, address = '', star = ''] = /^(https:\/\/.*?)(\*?)$/.exec(target) ?? [];
  if (!urlOf(address) || (star && !address.endsWith('/'))) return undefined;
  const { href, username, hostname } = new URL(address);
  return username || !hostname.includes('.') || /[\s*]/.test(address)
    ? undefined
    : href.replace(/[$"'\\]/g, encodeURIComponent);
}

interface Site extends KnownSite {
  readonly redirects: Partly<AuthoredSite['redirects']>;
  /** The site's own address, without its path. */
  readonly origin: string;
}

/** The redirects of a site; an own address of a page leads to the page's path at once, whatever it is called. */
export function siteRedirects(
  { redirects, origin, ...site }: Site,
  pages: readonly (Addressed & { readonly languages: readonly string[] })[],
): SiteRedirect[] {
  const paths = new Map(
    pages.flatMap((page) =>
      page.languages.map(
        (language) => [plainPathOf({ base: site.base }, language, page.route), pathOf(site, language, page)] as const,
      ),
    ),
  );
  return redirects.flatMap((line, index): SiteRedirect[] => {
    const { from = '', to, status = 301 } = line ?? {};
    if (!isOwnPath(from)) return [];
    const isSplat = from.endsWith('/*');
    const keeps = isSplat && to?.endsWith('/*') === true;
    const plain = to?.replace(/\*$/, '');
    const own = plain && isOwnPath(plain) ? openPathOf(site, encodeURI(plain)) : undefined;
    // At the top two slashes in what is kept would lead to another host.
    const target =
      own === '/' && keeps ? `${origin}/` : ((own && paths.get(own)) ?? own ?? (plain && otherSite(plain)));
    const gone = status === 410;
    if (!gone && target === undefined) return [];
    const lead = { from: openPathOf(site, encodeURI(from.replace(/\*$/, ''))), isSplat, keeps };
    return [{ index, ...lead, to: gone ? undefined : target, status }];
  });
}

/** Where a redirect leads from a path that it is for. */
export const leadsTo = ({ from, to, keeps }: SiteRedirect, path: string): string | undefined =>
  to !== undefined && keeps ? to + path.slice(from.length) : to;
