import { ORIGIN, SCRIPT } from '../../../schema/allow.ts';
import { FIELD_KINDS } from '../../../schema/collection.ts';
import { countryOf, isCountry } from '../../../schema/country.ts';
import { ADDRESS_PART, ROUTE } from '../../../schema/page.ts';
import { ADDRESS, SITE_ADDRESS, TELEPHONE } from '../../../schema/particular.ts';
import { urlOf } from '../../../schema/url.ts';
import { nearest, plainLetters } from '../../diagnostics/nearest.ts';
import { catalogues } from '../../diagnostics/wording.ts';
import { chatNumber, chatOf, type Meant, meantDialled, meantEmail, saidBy, withDots } from '../written/contact.ts';
import { meantCurrency } from '../written/currency.ts';
import { latinDigits } from '../written/lookalikes.ts';
import { meantDate } from '../written/meant-date.ts';
import { withoutEnd } from '../written/without-end.ts';

const matching = (text: string, pattern: RegExp) => (pattern.test(text) ? text : undefined);

function meantColor(written: string): string | undefined {
  const [, long, short] =
    /^#?(?:([0-9a-f]{6})|([0-9a-f]{3}))$/i.exec(latinDigits(written.normalize('NFKC')).replace(/\s/g, '')) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&') ?? mixedDigits(written);
  return digits && `#${digits}`;
}

/** The six digits of a colour that is written by its parts of red, green and blue, each of 255: `rgb(11, 34, 57)`. */
function mixedDigits(written: string): string | undefined {
  const parts = /^\s*rgb\((\d{1,3})[\s,]{1,4}(\d{1,3})[\s,]{1,4}(\d{1,3})\)\s*$/i.exec(written)?.slice(1).map(Number);
  if (!parts?.every((part) => part < 256)) return undefined;
  return parts.map((part) => part.toString(16).padStart(2, '0')).join('');
}

function meantLocale(written: string): string | undefined {
  const [, language = '', country = ''] = /^([a-z]{2,3})[-_ ]([a-z]{2})$/i.exec(written) ?? [];
  return language === '' ? undefined : `${language.toLowerCase()}_${country.toUpperCase()}`;
}

/** A number as WhatsApp takes it, or the link that opens a chat with it. */
function meantChat(written: string): Meant | undefined {
  const meant = chatOf(written) ?? chatNumber(written);
  return meant?.local === undefined ? meant : undefined;
}

/** A telephone number as people write it, without what stands before it and behind. */
function meantTelephone(written: string): Meant | undefined {
  const bare = withoutEnd(latinDigits(written), /[\s,;.]/)
    .replace(/^\s*(?:tel|phone|telefon)\s*[.:]?[/\s]*/i, '')
    .replace(/[–—‐‑−]/g, '-');
  if (TELEPHONE.test(bare)) return { value: bare, same: true };
  const meant = meantDialled(bare);
  return meant && TELEPHONE.test(meant.value) ? meant : undefined;
}

/** An address whose host has a dot in its name, as those of services have. */
function meantAddress(written: string, form = ADDRESS): string | undefined {
  const [, host = '', path = ''] =
    /^(?:(?:https?[:;]?)?\/*)\s*([^/?#]*)(.*)$/is.exec(
      withDots(written)
        .trim()
        .replace(/^(?:https?:\/\/)+/i, ''),
    ) ?? [];
  const name = host.replace(/\s+/g, '');
  return /.\../.test(name) ? matching(`https://${name}${path.replace(/\s+/g, '%20')}`, form) : undefined;
}

/** The page of a repository, of the address that git itself takes or of its owner and name alone. */
function meantRepository(written: string): string | undefined {
  const [, host = 'github.com', path = ''] =
    /^(?:(?:https?:\/\/|ssh:\/\/)?(?:git@)?([\w-]+(?:\.[\w-]+)+)[:/])?\/?((?:[\w.-]+\/)+[\w.-]+?)(?:\.git)?\/?$/i.exec(
      written.trim(),
    ) ?? [];
  return path === '' ? undefined : matching(`https://${host.toLowerCase()}/${path}`, ADDRESS);
}

const meantName = (written: string) =>
  matching(
    plainLetters(written)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    /^[a-z][a-z0-9-]*$/,
  );

/** The host of an address, as it is allowed as a whole. */
function meantOrigin(written: string): string | undefined {
  const address = meantAddress(written);
  const url = address === undefined ? undefined : urlOf(address);
  return url && matching(url.origin, ORIGIN);
}

/** An address of this site as its pages have them, of one that is written as in a browser, as a file, or with other letters. */
function meantRoute(written: string): string | undefined {
  const path = written
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^\/?pages\/(?=.*\.ya?ml$)|(?:\/index)?\.(?:ya?ml|html?|php|aspx?)$/gi, '');
  const steps = path.split(/[/\\]/).flatMap((step) => meantStep(step) ?? []);
  return matching(steps.map((step) => `/${step}`).join(''), ROUTE);
}

const meantStep = (written: string) =>
  plainLetters(written)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || undefined;

/** The last part of an address in its language, of one that has capitals, spaces or the folders before it. */
function meantPart(written: string): string | undefined {
  const last =
    written
      .trim()
      .split(/[/\\]/)
      .findLast((step) => step !== '') ?? '';
  const small = last.replaceAll('İ', 'i').toLowerCase().normalize('NFC');
  return matching(small.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, ''), ADDRESS_PART);
}

/** What stands before an address and says no more than that it is one. */
const SCHEME = /^(?:https?|mailto):\/*/i;

/** A program of the site's own folder, by its name alone. */
const meantProgram = (text: string): Meant | undefined =>
  /^[\w-]+\.(?:sh|mjs|cjs|js|ts|py|rb|pl|exe|cmd|bat)$/i.test(text) ? { value: `./${text}`, same: false } : undefined;

/** A name or an address made of what is written: it is that thing’s, whatever letters it had. */
const made = (make: (written: string) => string | undefined) => (written: string) => {
  const value = make(written);
  return value === undefined ? undefined : { value, same: true };
};

/** A value that is probably meant. */
const guessed = (make: (written: string) => string | undefined) => (written: string) => {
  const value = make(written);
  return value === undefined ? undefined : { value, same: false };
};

/** A value that is the one written where it has the same letters and figures. */
const written =
  (make: (written: string) => string | undefined) =>
  (text: string): Meant | undefined => {
    const value = make(text);
    if (value === undefined) return undefined;
    return { value, same: saidBy(value.replace(SCHEME, '')) === saidBy(text.trim().replace(SCHEME, '')) };
  };

/** A whole day; the same in other figures alone is the one that is written. */
function meantDay(text: string): Meant | undefined {
  const value = meantDate(text);
  return value?.length === 'yyyy-mm-dd'.length ? { value, same: latinDigits(text) === value } : undefined;
}

/** The code of a language by the name that it has itself or in a language that messages speak. */
function meantCode(text: string): string | undefined {
  const name = plainLetters(text.trim());
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) =>
      [code, ...Object.keys(catalogues)].some((language) => {
        const called = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code);
        return called !== undefined && plainLetters(called) === name;
      }),
    );
}

/** The short code of a language by its long one: `tr` for `tur`. */
function meantShort(text: string): string | undefined {
  const [, long = ''] = /^([a-z]{3})$/i.exec(text.trim()) ?? [];
  const short = long && new Intl.Locale(long).language;
  return short && short !== long.toLowerCase() ? short : undefined;
}

/** The language of a code that another program writes with the country where it is spoken most: `tr` for `tr_TR`. */
function meantTag(text: string): string | undefined {
  const [, language = '', region = ''] = /^([a-z]{2,3})_([a-z]{2})$/i.exec(text.trim()) ?? [];
  if (!language) return undefined;
  const tag = new Intl.Locale(language, { region });
  return new Intl.Locale(tag.language).maximize().region === tag.region ? tag.language : undefined;
}

/** What stands before or behind an hour where people write it, without spaces. */
const AROUND_HOUR = /^(?:at|um|from|to|until|saati?|الساعة|h|uhr|o[’']?clock|[’']?(?:da|de|ta|te|a|e|ya|ye))?$/;
const MORNING = /^(?:a\.?m\.?|öö|sabah|صباحًا|صباحا|ص)$/;
const AFTERNOON = /^(?:p\.?m\.?|ös|akşam|مساءً|مساء|م)$/;

/** An hour of the day as `08:30`. */
function meantHour(text: string): string | undefined {
  const compact = latinDigits(text).replace(/\s+/g, '').toLowerCase();
  const [, before = '', written = '', minute = '00', after = ''] =
    /^(\D{0,9})(\d{1,2})(?:[.:,h](\d{2}))?(\D{0,9})$/.exec(compact) ?? [];
  const isHalf = (half: RegExp) => half.test(before) || half.test(after);
  const [isEarly, isLate] = [isHalf(MORNING), isHalf(AFTERNOON)];
  const isKnown = [before, after].every((each) => [AROUND_HOUR, MORNING, AFTERNOON].some((form) => form.test(each)));
  if (written === '' || !isKnown || Number(minute) > 59) return undefined;
  const hour =
    (isEarly || isLate) && Number(written) <= 12 ? (Number(written) % 12) + (isLate ? 12 : 0) : Number(written);
  return hour > 24 ? undefined : `${String(hour).padStart(2, '0')}:${minute}`;
}

/** The code of a country by its code in other letters, or by a name or the initials that it has where messages are spoken. */
function meantCountry(text: string): Meant | undefined {
  const code = /^\s*([a-z]{2})\s*$/i.exec(text)?.[1]?.toUpperCase();
  if (code !== undefined && isCountry(code)) return { value: code, same: true };
  const names = countryNames();
  const plain = plainLetters(text.trim());
  const name = names.has(plain) || plain.length < 4 ? plain : nearest(plain, names.keys());
  const value = names.get(name ?? '') ?? countryOf(code ?? '');
  return value === undefined ? undefined : { value, same: false };
}

let known: ReadonlyMap<string, string> | undefined;

/** The codes of countries by what they are called and by the initials of that, in small letters without accents. */
function countryNames(): ReadonlyMap<string, string> {
  if (known) return known;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  const called = Object.keys(catalogues).flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return codes.map((code) => [plainLetters(names.of(code) ?? code), code] as const);
  });
  // Two letters are a code.
  const initials = called.map(([name, code]) => [name.replace(/(\S)\S*\s*/g, '$1'), code] as const);
  known = new Map([...initials.filter(([short]) => short.length > 2), ...called]);
  return known;
}

/** A time zone by the city that it is named for. */
function meantZone(text: string): string | undefined {
  const zones = Intl.supportedValuesOf('timeZone');
  const city = text.trim().replace(/^.*\//, '').replace(/\s+/g, '_');
  return nearest(text, zones) ?? zones.find((zone) => zone.toLowerCase().endsWith(`/${city.toLowerCase()}`));
}

/** What makes the right form of a value out of another, by the field's name. */
const forms: Readonly<Record<string, (written: string) => Meant | undefined>> = {
  address: guessed(meantPart),
  author: guessed(meantRoute),
  authors: guessed(meantRoute),
  color: made(meantColor),
  code: guessed((text) => meantTag(text) ?? meantShort(text) ?? meantCode(text)),
  countries: meantCountry,
  connect: made(meantOrigin),
  country: meantCountry,
  currencies: guessed(meantCurrency),
  email: meantEmail,
  fields: guessed((text) => nearest(text, FIELD_KINDS) ?? meantRoute(/^\s*\//.test(text) ? text : '')),
  folders: guessed(meantPart),
  date: meantDay,
  from: guessed(meantHour),
  formEndpoint: written((text) => meantAddress(text)),
  formerly: made(meantRoute),
  frames: made(meantOrigin),
  id: made(meantName),
  images: made(meantOrigin),
  locale: written(meantLocale),
  name: guessed(meantName),
  numbering: guessed((text) => nearest(text, Intl.supportedValuesOf('numberingSystem'))),
  lookup: written((text) => meantAddress(text)),
  of: guessed(meantRoute),
  source: guessed((text) => meantTag(text) ?? meantCode(text)),
  repository: guessed(meantRepository),
  src: written((text) => meantAddress(text, SCRIPT)),
  telephone: meantTelephone,
  to: guessed(meantHour),
  translate: (text) => meantProgram(text) ?? written((each) => meantAddress(each))(text),
  url: written((text) => meantAddress(text, SITE_ADDRESS)),
  whatsapp: meantChat,
  zone: guessed(meantZone),
};

/** The form that a field needs, of a value that is right but written otherwise; undefined where that is open. */
export const meantForm = (field: string, text: string): Meant | undefined => forms[field]?.(text);
