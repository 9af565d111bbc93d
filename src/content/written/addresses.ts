import { prefixOf } from '../../../schema/prefix.ts';

/** What the last part of an address is in some languages. */
export type OwnAddress = Readonly<Record<string, string | undefined>>;

/** What of site.yaml the addresses of pages are made with. */
export interface Addresses {
  /** What stands before every path of the site: `` or `/shop`. */
  readonly base: string;
  /** The language whose addresses begin without it. */
  readonly unprefixed?: string | undefined;
  /** What folders are called, by their routes. */
  readonly folders?: Readonly<Record<string, OwnAddress | undefined>> | undefined;
}

/** A page, as far as its address tells of it. */
export interface Addressed {
  readonly route: string;
  readonly address?: OwnAddress | undefined;
}

/**
 * A page's path in a language, as browsers send it: `/` is `/en`, `/contact` is `/en/contact`, or `/es/contacto` where it is
 * called so there; without a prefix they are what they are.
 */
export const pathOf = (site: Addresses, language: string, page: Addressed): string =>
  plainPathOf(site, language, calledIn(language, page, site));

/** The same of a route that is called alike in all languages. */
export function plainPathOf({ base, unprefixed }: Addresses, language: string, route: string): string {
  const prefix = language === unprefixed ? '' : `/${prefixOf(language)}`;
  return base + (prefix && route === '/' ? prefix : prefix + route);
}

function calledIn(language: string, { route, address }: Addressed, { folders }: Addresses): string {
  if ((!folders && !address) || route === '/') return route;
  const steps = route.slice(1).split('/');
  const called = steps.map((step, at) => {
    const own = at === steps.length - 1 ? address?.[language] : undefined;
    return own ?? folders?.[`/${steps.slice(0, at + 1).join('/')}`]?.[language] ?? step;
  });
  return `/${called.map(encodeURIComponent).join('/')}`;
}

/** The path of a route that names no language: there the visitor's is decided, where none has such addresses. */
export const openPathOf = ({ base }: Addresses, route: string): string => base + route;

/** The file of a path below the site's own, without its ending. */
export const fileOf = (path: string): string => (path === '/' ? '/index' : decodeURI(path));

/** The file of a page at a path below the site's own. Hosts look for a not-found page by its name. */
export const pageFileOf = (
  path: string,
  { inFolders = false }: { readonly inFolders?: boolean | undefined },
): string => {
  const file = fileOf(path).replace(/(.)\/$/, '$1');
  const isNamed = !inFolders || path === '/' || /(?:\/404|\.html)$/.test(file);
  return isNamed ? `${file.replace(/\.html$/, '')}.html` : `${file}/index.html`;
};

/** A path by such a file's name. */
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

/** What is asked for by an address of the site that is called alike in all languages; undefined of one that lies elsewhere. */
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
