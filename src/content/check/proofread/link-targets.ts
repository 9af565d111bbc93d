import { isLeaf } from '../../../../schema/leaf.ts';
import { urlOf } from '../../../../schema/url.ts';
import { editDistance } from '../../../diagnostics/nearest.ts';
import type { Facts } from '../../validate/facts.ts';
import { isMapping } from '../../written/mapping.ts';
import type { Path } from '../../written/origin.ts';

/** Who wraps addresses, and where in theirs the wrapped one stands. */
const WRAPPERS: readonly (readonly [host: RegExp, query: readonly string[]])[] = [
  [/\.safelinks\.protection\.outlook\.com$/, ['url']],
  [/^(?:www\.)?google\.[a-z.]{2,6}$/, ['q', 'url']],
  [/^lm?\.(?:facebook|instagram)\.com$/, ['u']],
  [/^(?:www\.)?youtube\.com$/, ['q']],
  [/^(?:www\.)?linkedin\.com$/, ['url']],
  [/^slack-redir\.net$/, ['url']],
  [/^urldefense\.proofpoint\.com$/, ['u']],
];
/** The paths below which those lead on that do other things too. */
const LEADS_ON = /^\/(?:url|redirect|redir\/redirect|l\.php|link|)$/;

const pageAt = (target: string): URL | undefined =>
  /^https?:/i.test(target) && !target.includes('{{') ? urlOf(target) : undefined;

/** The address that a mail program or a search engine has wrapped in one of its own. */
export function wrappedIn(target: string): { readonly by: string; readonly address: string } | undefined {
  const url = pageAt(target);
  if (!url || !LEADS_ON.test(url.pathname)) return undefined;
  const names = WRAPPERS.find(([host]) => host.test(url.hostname))?.[1] ?? [];
  const address = names.map((name) => url.searchParams.get(name) ?? '').find((each) => /^https?:/.test(each));
  return address === undefined ? undefined : { by: url.hostname, address };
}

/** Where people write, read their mail and look after a site, which nobody else gets into. */
const DESKS = [
  /^docs\.google\.com\/.{1,200}\/edit/,
  /^(?:www\.)?canva\.com\/design\/.{1,200}\/edit/,
  /^(?:mail|drive)\.google\.com\/(?:mail|drive\/(?:u\/|my-drive|home))/,
  /^outlook\.(?:office|office365|live)\.com\/mail/,
  /^web\.whatsapp\.com\//,
  /\/wp-admin(?:\/|$)/,
];

/** The address of a place of work, without what follows its path's first part. */
export function privateIn(target: string): string | undefined {
  const url = pageAt(target);
  const plain = url && `${url.hostname}${url.pathname}`;
  return plain && DESKS.some((desk) => desk.test(plain)) ? url.hostname : undefined;
}

/** Names that sites give to the fact with their address. */
const MAIL_FACTS = ['email', 'mail', 'eMail', 'contactEmail', 'eposta'];
/** So many letters may be wrong before it is another name. */
const NEAR = 2;

/** A mailbox whose address is nearly, but not quite, the one among the facts. */
export function nearMailbox(target: string, facts: Facts): { words: string; right: string } | undefined {
  const words = /^mailto:([^?{}\s@]{1,64}@[^?{}\s@]{1,255})/i.exec(target)?.[1]?.toLowerCase();
  if (!words) return undefined;
  const known = MAIL_FACTS.flatMap((name) => Object.values(facts.get(name)?.by ?? {})).map((each) =>
    each.toLowerCase(),
  );
  if (known.includes(words)) return undefined;
  const [name = '', host = ''] = words.split('@');
  const right = known.find((each) => {
    const [own = '', at = ''] = each.split('@');
    const isNear =
      at === host
        ? own.length > 3 && editDistance(name, own, NEAR + 1) <= NEAR
        : name === own && editDistance(host, at, NEAR + 1) <= NEAR;
    return isNear;
  });
  return right === undefined ? undefined : { words, right };
}

/** What people call where a link leads, and the addresses that are there. */
const SERVICES: readonly (readonly [name: string, said: RegExp, address: RegExp])[] = [
  ['WhatsApp', /whats ?app|واتس ?اب|واتساب/i, /^https?:\/\/(?:wa\.me|(?:[\w-]+\.)?whatsapp\.com)|^whatsapp:/i],
  ['Telegram', /\btelegram\b|تيليجرام|تلغرام/i, /^https?:\/\/(?:t\.me|telegram\.)/i],
  ['LinkedIn', /\blinked ?in\b|لينكد ?إن/i, /^https?:\/\/(?:[\w-]+\.)?(?:linkedin\.com|lnkd\.in)/i],
  ['Instagram', /\binstagram\b|[إا]نستغرام|[إا]نستجرام/i, /^https?:\/\/(?:[\w-]+\.)?instagram\.com/i],
  ['Facebook', /\bfacebook\b|فيسبوك/i, /^https?:\/\/(?:[\w-]+\.)?(?:facebook\.com|fb\.(?:com|me))/i],
  ['YouTube', /\byoutube\b|يوتيوب/i, /^https?:\/\/(?:[\w-]+\.)?(?:youtube\.com|youtu\.be)/i],
  ['e-mail', /\be-?mail\b|e-?posta|البريد الإلكتروني/i, /^mailto:/i],
];
/** Telephones are called in so many ways that only their links are known. */
const CALLS = /^tel:/i;

/** A text beside a link that names where it leads. */
const NAMING = ['label', 'title', 'name', 'text'];
/** More letters say more than where a link leads. */
const MAX_NAMING = 40;

/** The first short text beside a link, in each of its languages. */
export function beside(value: unknown, path: Path): Readonly<Record<string, string>> {
  let holder = value;
  for (const step of path.slice(0, -1))
    holder = isMapping(holder) || Array.isArray(holder) ? Reflect.get(holder, step) : undefined;
  if (!isMapping(holder)) return {};
  for (const name of NAMING) {
    const leaf = holder[name];
    if (isLeaf(leaf) && 'by' in leaf) return leaf.by;
  }
  return {};
}

/** The name of a service that the words beside a link tell, where the link leads to another one. */
export function namedElsewhere(
  target: string,
  words: Readonly<Record<string, string>>,
  defaultLanguage: string,
): string | undefined {
  const leadsTo = SERVICES.find(([, , address]) => address.test(target))?.[0];
  if (leadsTo === undefined && !CALLS.test(target)) return undefined;
  const text = words.default ?? words[defaultLanguage] ?? words.all ?? '';
  if (text.length > MAX_NAMING) return undefined;
  const named = SERVICES.filter(([, said]) => said.test(text)).map(([name]) => name);
  return named.length === 1 && named[0] !== leadsTo ? named[0] : undefined;
}
