import { prefixOf } from '../../../schema/prefix.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { chatOf, meantDialled, meantEmail, saidBy, withDots } from '../written/contact.ts';
import { once } from '../written/once.ts';
import type { LinkIndex } from './link-index.ts';

/** Endings of pages elsewhere and of files here, which no address of this site has. */
const PAGE_FILE = /(?:\/index)?\.(?:ya?ml|html?|php|aspx?|md|txt)$/i;

/** Endings by which a name is that of a file, not of a host. */
const FILE = /\.(?:ya?ml|html?|php|aspx?|md|txt|pdf|docx?|xlsx?|pptx?|zip|svg|png|jpe?g|gif|webp|avif)$/i;

const latinMarks = (text: string) => text.replace(/[؟،؛]/g, (mark) => ({ '؟': '?', '،': ',', '؛': ';' })[mark] ?? mark);

/** The link that was probably meant, or undefined when nothing is near enough. */
export function meantLink(target: string, index: LinkIndex): string | undefined {
  const bare = latinMarks(target.replace(/\p{Cf}/gu, '')).replace(/^[\s<“”"'‘]+|(?<![\s>“”"'’])[\s>“”"'’]+$/g, '');
  if (bare.startsWith('#')) return bare === target ? undefined : bare;
  return ownPage(bare, index) ?? meantElsewhere(bare) ?? meantHere(bare, index);
}

/** The page or file of this site that a whole address leads to, be it published or on the author's computer. */
export function ownPage(target: string, index: LinkIndex): string | undefined {
  const [, host = '', path = ''] = /^https?:\/\/([^/:?#]+)(?::\d+)?([/?#].*)?$/i.exec(target) ?? [];
  const plain = (name = '') => name.toLowerCase().replace(/^www\./, '');
  if (!host || ![plain(index.host), 'localhost', '127.0.0.1'].includes(plain(host))) return undefined;
  return meantHere(path || '/', index);
}

/** True of what begins as the address of a page does, or has a slash before its `@`. */
const isAddress = (bare: string) =>
  /^\s*https?:/i.test(bare) || (bare.includes('/') && bare.indexOf('/') < bare.lastIndexOf('@'));

/** An address, an e-mail address or a telephone number that only lacks its form. */
function meantElsewhere(bare: string): string | undefined {
  const chat = chatOf(bare);
  if (chat) return chat.local === undefined ? `https://wa.me/${chat.value}${chat.rest}` : undefined;
  const email = /[@[({]/.test(bare) && !isAddress(bare.replace(/^mailto:\/\//i, '')) ? meantMail(bare) : undefined;
  if (email) return email;
  const number = meantDialled(
    bare.replace(/^(?:tel|phone|telefon|callto|call)?(?:\s*[:;])?[/\s]*(?=[+(\dolI\u0660-\u0669\u06f0-\u06f9])/i, ''),
  );
  if (number) return `tel:${number.value}`;
  const [, scheme, rest = ''] = /^((?:h?t{1,2}ps?:?\/{1,2}|https?[:;]?\/{0,3}(?=\S)|\/\/)*)\s*(.*)$/is.exec(bare) ?? [];
  const [, host = '', path = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
  const name = withDots(scheme ? host.replace(/\s+/g, '') : host);
  if (!/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?$/u.test(name) || (/\s/.test(path) && !scheme))
    return undefined;
  const link = `https://${name}${path.trim().replace(/\s/g, '%20')}`;
  return scheme || !FILE.test(rest.replace(/[?#].*$/s, '')) ? link : undefined;
}

/** A link that writes an e-mail, with what it brings along. */
function meantMail(bare: string): string | undefined {
  const [, address = '', more = ''] = /^([^?]*)(.*)$/s.exec(bare.replace(/^mail to:/i, 'mailto:')) ?? [];
  const [name = '', ...host] = address
    .trim()
    .replace(/^(?:e-?)?mail(?:to)?:\s*/i, '')
    .split('@');
  if (/\s/.test(name.trimEnd() + host.join('@').trimStart())) return undefined;
  const email = meantEmail(address);
  return email && `mailto:${email.value}${more.trim().replace(/\s/g, '%20')}`;
}

/** The last step of each route, with the first route that ends in it: gathered once for all links of a site. */
const endings = new WeakMap<LinkIndex, ReadonlyMap<string, string>>();

function gatherEnds(index: LinkIndex): ReadonlyMap<string, string> {
  const ends = new Map<string, string>();
  for (const route of index.routes.keys()) {
    const end = route.split('/').at(-1) ?? '';
    if (!ends.has(end)) ends.set(end, route);
  }
  return ends;
}

const endsOf = (index: LinkIndex) => once(endings, index, () => gatherEnds(index));

/** A page or file of this site, written from elsewhere, with its ending, its language or other letters. */
function meantHere(bare: string, index: LinkIndex): string | undefined {
  const { routes, publicFiles, languages } = index;
  if (/^[a-z][\w+.-]*:/i.test(bare)) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(bare) ?? [];
  const steps = path
    .replaceAll('\\', '/')
    .split('/')
    .filter((step) => !['', '.', '..'].includes(step));
  const file = nearest(
    `/${steps.filter((step) => step !== 'public').join('/')}`,
    /\.\w+$/.test(path) ? publicFiles : [],
  );
  if (steps[0] === 'pages' || languages.some((code) => prefixOf(code) === steps[0]?.toLowerCase())) steps.shift();
  const route = `/${steps.join('/')}`.replace(PAGE_FILE, '').replace(/\/index$/, '') || '/';
  if (route === '/') return routes.has('/') && bare !== '' ? `/${rest}` : undefined;
  const ends = endsOf(index);
  const last = nearest(route.split('/').at(-1) ?? '', ends.keys());
  const page = index.former?.(route) ?? nearest(route, routes.keys()) ?? (last && ends.get(last));
  return page === undefined ? file : page + rest;
}

/** True where the link that was meant is the one that was written, in the form that it needs. */
export const isSameLink = (target: string, meant: string, { languages }: LinkIndex): boolean =>
  /^(?:https:|mailto:|tel:)/.test(meant)
    ? /^(?:https:|mailto:|tel:)/i.test(target) && isSaidAlike(target, meant)
    : target.replace(/^\/?public(?=\/)/, '') === meant ||
      languages.some((code) => withoutSlash(target.toLowerCase()) === withoutSlash(`/${prefixOf(code)}${meant}`));

/** What stands before a number or an address and says no more than what it is. */
const FORM = /^(?:https?|mailto|tel):\/*(?:00)?/i;
const isSaidAlike = (target: string, meant: string) => {
  // A telephone number has no letters: one of this shape is a zero.
  const written = target.replace(FORM, '');
  return saidBy(meant.startsWith('tel:') ? written.replace(/o/gi, '0') : written) === saidBy(meant.replace(FORM, ''));
};

const withoutSlash = (address: string) => address.replace(/\/$/, '');
