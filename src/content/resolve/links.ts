import { prefixOf } from '../../../schema/prefix.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { LinkIndex, LinkPlace, LinkResult } from './link-index.ts';
import { isSameLink, meantLink, ownPage } from './meant-link.ts';

const suggested = (suggestion: string | undefined) => (suggestion ? { suggestion } : {});

/** A faulty link together with its repair, where only its form is wrong. */
function same(result: LinkResult, target: string, index: LinkIndex): LinkResult {
  const suggestion = 'details' in result ? result.details.suggestion : undefined;
  return typeof suggestion === 'string' && isSameLink(target, suggestion, index)
    ? { ...result, meant: suggestion }
    : result;
}

/** Marks of an Arabic keyboard, which no address has as they are. */
const OTHER_MARKS = /[؟،؛]/;

/** A route's path in a language: `/` is `/en`, `/contact` is `/en/contact`. */
export const pathOf = (base: string, language: string, route: string) =>
  `${base}/${prefixOf(language)}${route === '/' ? '' : route}`;

/** Resolves what an author wrote into an address that exists, or says why it is none. */
export function resolveLink(target: string, place: LinkPlace, index: LinkIndex): LinkResult {
  const bad = () =>
    same(
      {
        code: 'bad-link',
        details: { target, ...suggested(meantLink(target, index) ?? meantAnchor(target, place, index)) },
      },
      target,
      index,
    );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, which turns harmless text into a scheme.
  if (/[\u0000-\u0020\\]/.test(target)) return bad();
  if (target.startsWith('#')) return resolveAnchor(target, place, index);
  if (/^\/(?!\/)/.test(target)) return resolvePath(target, place, index);
  if (/^mailto:[^@\s/][^@\s]*@(?=[^@\s]+?\.[^@\s])[^@\s]+$/i.test(target) || /^tel:\+?[\d-]{3,}$/i.test(target))
    return { href: target };
  const own = ownPage(target, index);
  if (own) return { code: 'bad-link', details: { target, suggestion: own } };
  if (/^https:\/\//i.test(target) && URL.canParse(target) && !OTHER_MARKS.test(target)) return { href: target };
  return bad();
}

const anchorsOf = ({ route, anchors }: LinkPlace, { routes }: LinkIndex) =>
  anchors ?? (route === undefined ? undefined : routes.get(route)?.anchors);

/** The section that was probably meant, here or on the home page. */
function meantAnchor(written: string, place: LinkPlace, index: LinkIndex): string | undefined {
  const known = [...(anchorsOf(place, index) ?? []), ...(index.routes.get('/')?.anchors ?? [])];
  const near = nearest(written.replace(/^#/, ''), known);
  return near && `#${near}`;
}

function resolveAnchor(target: string, place: LinkPlace, index: LinkIndex): LinkResult {
  const anchor = target.slice(1);
  const { language, route } = place;
  const own = anchorsOf(place, index);
  if (own?.has(anchor)) return { href: target };
  const isUnread = route !== undefined && index.routes.has(route) && !own;
  const unread = isUnread || !index.routes.get('/')?.anchors;
  if (unread) return { href: target };
  const home = index.routes.get('/')?.anchors ?? new Set();
  if (home.has(anchor)) return { href: `${pathOf(index.base, language, '/')}${target}` };
  const holder = place.hidden?.has(anchor) ? route : index.routes.get('/')?.hidden?.has(anchor) ? '/' : undefined;
  if (holder) return { code: 'hidden-anchor', details: { anchor, where: { phrase: 'thePage', value: holder } } };
  return {
    code: 'dead-anchor',
    details: { anchor, where: { phrase: 'thisOrHome' }, ...suggested(meantAnchor(target, place, index)) },
  };
}

function resolvePath(target: string, place: LinkPlace, index: LinkIndex): LinkResult {
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  const route = path.length > 1 ? path.replace(/\/$/, '') : path;
  const found = index.routes.get(route);
  if (!found) {
    // A site without its home page is told so once.
    if (route === '/') return { href: target };
    if (index.publicFiles.has(path)) return { href: `${index.base}${target}` };
    const now = index.former?.(route);
    if (now !== undefined) return resolveFormer({ path, to: `${now}${query}${hash}` }, place, index);
    return same(
      { code: 'dead-link', details: { target: path, ...suggested(meantLink(target, index)) } },
      target,
      index,
    );
  }
  const anchor = hash.slice(1);
  if (anchor && found.anchors && !found.anchors.has(anchor)) {
    const where = { phrase: 'thePage', value: route } as const;
    if (found.hidden?.has(anchor)) return { code: 'hidden-anchor', details: { anchor, where } };
    const near = nearest(anchor, found.anchors);
    return { code: 'dead-anchor', details: { anchor, where, ...suggested(near && `#${near}`) } };
  }
  const offered = found.languages.has(place.language) ? place.language : index.defaultLanguage;
  return { href: `${pathOf(index.base, offered, route)}${query}${hash}` };
}

/** A link to an earlier address of a page is led there at once. */
function resolveFormer({ path, to }: { path: string; to: string }, place: LinkPlace, index: LinkIndex): LinkResult {
  const result = resolvePath(to, place, index);
  const details = { target: path, ...suggested(to) };
  return 'href' in result ? { ...result, detour: { code: 'former-link', details, meant: to } } : result;
}
