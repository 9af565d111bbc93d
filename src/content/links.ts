import type { Code } from '../diagnostics/catalogue.ts';
import type { Details } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';

/** What links are checked against: every route with its languages and anchors, and the files of `public/`. */
export interface LinkIndex {
  readonly base: string;
  readonly defaultLanguage: string;
  readonly routes: ReadonlyMap<
    string,
    /** Anchors are undefined where a page cannot be read: then none of them is called dead. */
    { readonly anchors: ReadonlySet<string> | undefined; readonly languages: ReadonlySet<string> }
  >;
  readonly publicFiles: ReadonlySet<string>;
}

/** Where a link stands: on a page, or in the shell that all pages share (`route` undefined). */
export interface LinkPlace {
  readonly language: string;
  readonly route: string | undefined;
  /** The page's own sections, where they are known. */
  readonly anchors?: ReadonlySet<string> | undefined;
}

export type LinkResult = { readonly href: string } | { readonly fault: Code; readonly details: Details };

const fault = (code: Code, details: Details, suggestion?: string): LinkResult => ({
  fault: code,
  details: suggestion ? { ...details, suggestion } : details,
});

/** A route's path in a language: `/` is `/en`, `/contact` is `/en/contact`. */
export const pathOf = (base: string, language: string, route: string) =>
  `${base}/${language}${route === '/' ? '' : route}`;

/** Resolves what an author wrote into an address that exists, or says why it is none. */
export function resolveLink(target: string, place: LinkPlace, index: LinkIndex): LinkResult {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, which turns harmless text into a scheme.
  if (/[\u0000-\u0020\\]/.test(target)) return fault('bad-link', { target });
  if (target.startsWith('#')) return resolveAnchor(target, place, index);
  if (/^\/(?!\/)/.test(target)) return resolvePath(target, place, index);
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(target) || /^tel:\+?[\d-]{3,}$/i.test(target)) return { href: target };
  if (/^https:\/\//i.test(target) && URL.canParse(target)) return { href: target };
  return fault('bad-link', { target });
}

function resolveAnchor(target: string, { language, route, anchors }: LinkPlace, index: LinkIndex): LinkResult {
  const anchor = target.slice(1);
  const own = anchors ?? (route === undefined ? undefined : index.routes.get(route)?.anchors);
  if (own?.has(anchor)) return { href: target };
  const unread = [route ?? '/', '/'].some((read) => index.routes.has(read) && !index.routes.get(read)?.anchors);
  if (unread) return { href: target };
  const home = index.routes.get('/')?.anchors ?? new Set();
  if (home.has(anchor)) return { href: `${pathOf(index.base, language, '/')}${target}` };
  const near = nearest(anchor, [...(own ?? []), ...home]);
  return fault('dead-anchor', { anchor, where: { phrase: 'thisOrHome' } }, near && `#${near}`);
}

function resolvePath(target: string, { language }: LinkPlace, index: LinkIndex): LinkResult {
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const route = path.length > 1 ? path.replace(/\/$/, '') : path;
  const found = index.routes.get(route);
  if (!found) {
    if (index.publicFiles.has(path)) return { href: `${index.base}${target}` };
    const routes = [...index.routes.keys()];
    const near =
      nearest(route, routes) ??
      nearest(
        route.split('/').at(-1) ?? '',
        routes.map((known) => known.split('/').at(-1) ?? ''),
      );
    return fault(
      'dead-link',
      { target: path },
      near && (routes.find((known) => known === near || known.endsWith(`/${near}`)) ?? near),
    );
  }
  const anchor = hash.slice(1);
  if (anchor && found.anchors && !found.anchors.has(anchor)) {
    const near = nearest(anchor, found.anchors);
    return fault('dead-anchor', { anchor, where: { phrase: 'thePage', value: route } }, near && `#${near}`);
  }
  const offered = found.languages.has(language) ? language : index.defaultLanguage;
  return { href: `${pathOf(index.base, offered, route)}${query}${hash}` };
}
