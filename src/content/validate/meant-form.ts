import { ORIGIN, SCRIPT } from '../../../schema/allow.ts';
import { ROUTE } from '../../../schema/page.ts';
import { ADDRESS, EMAIL, SITE_ADDRESS, WHATSAPP } from '../../../schema/particular.ts';
import { plainLetters } from '../../diagnostics/nearest.ts';
import { latinDigits, meantDigits } from '../written/lookalikes.ts';

const matching = (text: string, pattern: RegExp) => (pattern.test(text) ? text : undefined);

function meantColor(written: string): string | undefined {
  const [, long, short] = /^[#＃]?(?:([0-9a-f]{6})|([0-9a-f]{3}))$/i.exec(latinDigits(written)) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  return digits && `#${digits}`;
}

function meantLocale(written: string): string | undefined {
  const [, language = '', country = ''] = /^([a-z]{2,3})[-_ ]([a-z]{2})$/i.exec(written) ?? [];
  return language && `${language.toLowerCase()}_${country.toUpperCase()}`;
}

/** Commas of any keyboard where a dot of an address was meant. */
const withDots = (written: string) => written.replace(/(?<=[\p{L}\p{N}])[,،;؛](?=[\p{L}\p{N}])/gu, '.');

function meantEmail(written: string): string | undefined {
  const bare = written.replace(/[\s\p{Cf}]+|^mailto:/giu, '').replace(/[([]at[)\]]/i, '@');
  const [name = '', ...host] = withDots(bare).split('@');
  return matching([plainLetters(name), ...host].join('@'), EMAIL);
}

/** A telephone number as WhatsApp takes it: the country's code first, digits only. */
const meantNumber = (written: string) => matching((meantDigits(written) ?? '').replace(/^\+|^00/, ''), WHATSAPP);

const meantAddress = (written: string, form = ADDRESS) =>
  matching(
    `https://${withDots(written)
      .trim()
      .replace(/^(?:https?:)?\/*\s*/i, '')
      .replace(/^[^/]*/, (host) => host.replace(/\s+/g, ''))
      .replace(/\s+/g, '%20')}`,
    form,
  );

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
  return address !== undefined && URL.canParse(address) ? matching(new URL(address).origin, ORIGIN) : undefined;
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

/** A date in figures of another keyboard, or with other signs between them. */
const meantDay = (written: string) =>
  matching(latinDigits(written).replace(/[\u2010-\u2015\u2212－/.]/g, '-'), /^\d{4}-\d{2}-\d{2}$/);

/** What makes the right form of a value out of another, by the field's name. */
const forms: Readonly<Record<string, (written: string) => string | undefined>> = {
  color: meantColor,
  countries: (written) => matching(written.trim().toUpperCase(), /^[A-Z]{2}$/),
  connect: meantOrigin,
  country: (written) => matching(written.trim().toUpperCase(), /^[A-Z]{2}$/),
  email: meantEmail,
  ends: meantDay,
  formEndpoint: (written) => meantAddress(written),
  formerly: meantRoute,
  frames: meantOrigin,
  id: meantName,
  images: meantOrigin,
  locale: meantLocale,
  lookup: (written) => meantAddress(written),
  src: (written) => meantAddress(written, SCRIPT),
  starts: meantDay,
  url: (written) => meantAddress(written, SITE_ADDRESS),
  whatsapp: meantNumber,
};

/** The form that a field needs, of a value that is right but written otherwise; undefined where that is open. */
export const meantForm = (field: string, written: string): string | undefined => forms[field]?.(written);
