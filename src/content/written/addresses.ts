import { prefixOf } from '../../../schema/prefix.ts';

/** What of site.yaml the addresses of pages are made with. */
export interface Addresses {
  /** What stands before every path of the site: `` or `/shop`. */
  readonly base: string;
}

/** A route's path in a language: `/` is `/en`, `/contact` is `/en/contact`. */
export const pathOf = ({ base }: Addresses, language: string, route: string): string =>
  `${base}/${prefixOf(language)}${route === '/' ? '' : route}`;

/** The path of a route without a language, where the visitor's is decided. */
export const openPathOf = ({ base }: Addresses, route: string): string => base + route;

/** An address as it is asked for: a route, and its language where it names one. */
export interface AskedAddress {
  readonly language: string | undefined;
  readonly route: string;
}

interface Site extends Addresses {
  readonly languages: readonly { readonly code: string }[];
}

/** The language whose prefix it is. */
export const languageWith = (prefix: string, { languages }: Pick<Site, 'languages'>): string | undefined =>
  languages.find(({ code }) => prefixOf(code) === prefix)?.code;

/** What is asked for by an address of the site; undefined of one that lies elsewhere. */
export function askedBy(address: string, site: Site): AskedAddress | undefined {
  const { base } = site;
  if (!`${address}/`.startsWith(`${base}/`)) return undefined;
  const [first = '', ...rest] = address
    .slice(base.length)
    .replace(/(.)\/$/, '$1')
    .split('/')
    .slice(1);
  const language = languageWith(first, site);
  return { language, route: `/${(language === undefined ? [first, ...rest] : rest).join('/')}` };
}
