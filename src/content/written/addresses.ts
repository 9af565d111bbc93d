import { prefixOf } from '../../../schema/prefix.ts';

/** What of site.yaml the addresses of pages are made with. */
export interface Addresses {
  /** What stands before every path of the site: `` or `/shop`. */
  readonly base: string;
  /** The language whose addresses begin without it. */
  readonly unprefixed?: string | undefined;
}

/** A route's path in a language: `/` is `/en`, `/contact` is `/en/contact`; without a prefix they are what they are. */
export const pathOf = ({ base, unprefixed }: Addresses, language: string, route: string): string =>
  base + below(language === unprefixed ? '' : `/${prefixOf(language)}`, route);

const below = (prefix: string, route: string) => (prefix && route === '/' ? prefix : prefix + route);

/** The path of a route that names no language: there the visitor's is decided, where none has such addresses. */
export const openPathOf = ({ base }: Addresses, route: string): string => base + route;

/** The file of a path below the site's own, without its ending. */
export const fileOf = (path: string): string => (path === '/' ? '/index' : path);

/** The same read back. */
export const pathIn = (file: string): string => (file === '/index' ? '/' : file);

/** An address as it is asked for: a route, and its language where it has one. */
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
  const named = languageWith(first, site);
  const route = `/${(named === undefined ? [first, ...rest] : rest).join('/')}`;
  return { language: named ?? site.unprefixed, route };
}
