import { EMAIL } from '../../../schema/particular.ts';
import { urlOf } from '../../../schema/url.ts';
import { nearest, plainLetters } from '../../diagnostics/nearest.ts';
import { pathOf } from '../written/addresses.ts';
import { chatOf, firstOfSeveral, meantDialled } from '../written/contact.ts';
import type { LinkIndex, LinkPlace, LinkResult } from './link-index.ts';
import { isSameLink, meantLink, ownPage } from './meant-link.ts';

const suggested = (suggestion: string | undefined) => (suggestion ? { suggestion } : {});

/** Marks of an Arabic keyboard, which no address has as they are. */
const OTHER_MARKS = /[؟،؛]/;

/** An address for e-mail, with what the letter begins with. */
const MAIL = /^mailto:([^?\s]+)(?:\?\S*)?$/i;

/** A whole address of a host that has a name with dots, as those of other sites have. */
const isElsewhere = (target: string) => {
  if (!/^https:\/\//i.test(target) || OTHER_MARKS.test(target) || !urlOf(target)) return false;
  const { hostname } = new URL(target);
  return hostname.includes('.') && !/[,;]|\.\./.test(hostname);
};

/** Resolves what an author wrote into an address that exists, or says why it is none. */
export function resolveLink(target: string, place: LinkPlace, index: LinkIndex): LinkResult {
  const result = leadOf(target, place, index);
  if ('href' in result) return result;
  const suggestion = meantBy({ target, result }, place, index);
  const told = { ...result, details: { ...result.details, ...suggested(suggestion) } } as typeof result;
  return suggestion && result.code !== 'hidden-anchor' && isSameLink(target, suggestion, index)
    ? { ...told, meant: suggestion }
    : told;
}

/** A link that leads nowhere, and why. */
interface Faulty {
  readonly target: string;
  readonly result: Exclude<LinkResult, { readonly href: string }>;
}

/** How often what was meant is itself asked what was meant by it. */
const TRIES = 3;

/** The link that was probably meant by one that leads nowhere: one that leads somewhere, or none. */
function meantBy({ target, result }: Faulty, place: LinkPlace, index: LinkIndex, tries = TRIES): string | undefined {
  const near = nearLink({ target, result }, place, index);
  if (near === undefined || near === target) return undefined;
  const led = leadOf(near, place, index);
  if ('href' in led) return led.detour?.meant ?? near;
  return tries > 0 ? meantBy({ target: near, result: led }, place, index, tries - 1) : undefined;
}

function nearLink({ target, result }: Faulty, place: LinkPlace, index: LinkIndex): string | undefined {
  switch (result.code) {
    case 'bad-link':
      return meantLink(target, index) ?? meantAnchor(target, place, index);
    case 'dead-link':
      return meantLink(target, index) ?? sectionOf(target, place, index);
    case 'dead-anchor':
      return nearAnchor(target, place, index);
    default:
      return undefined;
  }
}

/** The digits behind the zero of a number that is dialled so within its country, and is not written as a link is. */
function localCall(target: string): string | undefined {
  const [, number = ''] = /^tel:(.*)$/i.exec(target) ?? [];
  if (/^[\d-]*$/.test(number) || /o/i.test(number)) return undefined;
  return /^0([1-9]\d+)$/.exec(meantDialled(number)?.value ?? '')?.[1];
}

/** Where a link leads by what is written, or why it leads nowhere. */
function leadOf(target: string, place: LinkPlace, index: LinkIndex): LinkResult {
  const bad: LinkResult = { code: 'bad-link', details: { target } };
  const [, scheme = '', several = ''] = /^(mailto:|tel:)(.*[,;/|&\s].*)$/is.exec(target) ?? [];
  const first = several.includes('?') ? undefined : firstOfSeveral(several, scheme === 'tel:' ? 'telephone' : 'email');
  if (first !== undefined) return { code: 'one-value-only', details: { value: target, first: scheme + first } };
  const chat = chatOf(target);
  const local = chat?.local ?? localCall(target);
  if (local !== undefined) {
    const right = `${chat ? 'https://wa.me/' : 'tel:+'}…${local}`;
    return { code: 'number-without-country', details: { target, right } };
  }
  if (/^tel:/i.test(target) && /\p{L}/u.test(target.slice(4)) && !meantDialled(target.slice(4)))
    return { code: 'not-dialled', details: { target } };
  if (/^(?:file:\/|[a-z]:[\\/])/i.test(target))
    return { code: 'file-of-computer', details: { target, path: `/${fileName(target)}` } };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, which turns harmless text into a scheme.
  if (/[\u0000-\u0020\\]/.test(target)) return bad;
  if (target.startsWith('#')) return resolveAnchor(target, place, index);
  if (/^\/(?!\/)/.test(target)) return resolvePath(target, place, index);
  if (EMAIL.test(MAIL.exec(target)?.[1] ?? '') || /^tel:\+?[\d-]{3,}$/i.test(target)) return { href: target };
  if (
    ownPage(target, index) ||
    (chat?.value !== undefined && `https://wa.me/${chat.value}${chat.rest}` !== asChat(target))
  )
    return bad;
  return isElsewhere(target) ? { href: target } : bad;
}

/** The name that a file of a computer has in an address. */
const fileName = (target: string) =>
  plainLetters(target.split(/[\\/]/).at(-1) ?? '')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|(?<!-)-+$/g, '') || '…';

/** Of links that open a chat, the short ones have one form; others take a number as it is. */
const asChat = (target: string) =>
  target
    .replace(/^https:\/\/(?:(?:www\.)?wa\.me|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\/*/i, 'https://wa.me/')
    .replace(/^([^?&]*)&/, '$1?');

const anchorsOf = ({ route, anchors }: LinkPlace, { routes }: LinkIndex) =>
  anchors ?? (route === undefined ? undefined : routes.get(route)?.anchors);

/** The names of the sections that a link without a page can lead to. */
const sections = (place: LinkPlace, index: LinkIndex) => [
  ...(anchorsOf(place, index) ?? []),
  ...(index.routes.get('/')?.anchors ?? []),
];

/** The section that is named like a page that is not there. */
const sectionOf = (target: string, place: LinkPlace, index: LinkIndex) =>
  sections(place, index).includes(target.slice(1)) ? `#${target.slice(1)}` : undefined;

/** The section that was probably meant, here or on the home page. */
function meantAnchor(written: string, place: LinkPlace, index: LinkIndex): string | undefined {
  const near = nearest(written.replace(/^#/, ''), sections(place, index));
  return near && `#${near}`;
}

/** The same link with the name of a section that is there. */
function nearAnchor(target: string, place: LinkPlace, index: LinkIndex): string | undefined {
  const [, path = '', anchor = ''] = /^([^#]*)#(.*)$/s.exec(target) ?? [];
  if (path === '') return meantAnchor(target, place, index);
  const route = path.replace(/\?.*$/s, '');
  const near = nearest(anchor, index.routes.get(route.length > 1 ? route.replace(/\/$/, '') : route)?.anchors ?? []);
  return near && `${path}#${near}`;
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
  if (home.has(anchor)) return { href: `${pathOf(index, language, { route: '/' })}${target}` };
  const holder = place.hidden?.has(anchor) ? route : index.routes.get('/')?.hidden?.has(anchor) ? '/' : undefined;
  if (holder) return { code: 'hidden-anchor', details: { anchor, where: { phrase: 'thePage', value: holder } } };
  return {
    code: 'dead-anchor',
    details: { anchor, where: { phrase: 'thisOrHome' } },
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
    if (index.unclear?.some((above) => route.startsWith(`${above}/`))) return { href: target };
    return { code: 'dead-link', details: { target: path } };
  }
  const anchor = hash.slice(1);
  if (anchor && found.anchors && !found.anchors.has(anchor)) {
    const where = { phrase: 'thePage', value: route } as const;
    if (found.hidden?.has(anchor)) return { code: 'hidden-anchor', details: { anchor, where } };
    return { code: 'dead-anchor', details: { anchor, where } };
  }
  const offered = found.languages.has(place.language) ? place.language : index.defaultLanguage;
  return { href: `${pathOf(index, offered, { route, address: found.address })}${query}${hash}` };
}

/** A link to an earlier address of a page is led there at once. */
function resolveFormer({ path, to }: { path: string; to: string }, place: LinkPlace, index: LinkIndex): LinkResult {
  const result = resolvePath(to, place, index);
  const details = { target: path, ...suggested(to) };
  return 'href' in result ? { ...result, detour: { code: 'former-link', details, meant: to } } : result;
}
