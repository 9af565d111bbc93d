import { z } from 'zod';
import { type LeafFault, refuse } from './leaf.ts';
import { urlOf } from './url.ts';

const faultBy =
  (pattern: RegExp | undefined) =>
  (value: string): LeafFault | undefined =>
    pattern && !pattern.test(value) ? 'wrong-format' : undefined;

/**
 * A particular of the firm; `{ sample: … }` marks a value that must be replaced before publishing. `pattern` is told to
 * editors too; `faultOf` may look closer than a pattern can.
 */
export const particular = (pattern?: RegExp, faultOf = faultBy(pattern)) =>
  z
    .unknown()
    .transform((value, ctx) => {
      if (value === undefined) return refuse(ctx, 'missing-field');
      if (value === null || value === '') return refuse(ctx, 'empty-value');
      const sample = typeof value === 'object';
      const written: unknown = sample ? (value as Record<string, unknown>).sample : value;
      if (typeof written !== 'string' || (sample && Object.keys(value).length > 1))
        return refuse(ctx, 'expected-single-text');
      const fault = faultOf(written);
      if (fault) return refuse(ctx, fault, sample ? ['sample'] : []);
      return { value: written, sample };
    })
    .meta({ kind: 'particular', ...(pattern && { pattern: pattern.source }) });

/**
 * What a site's address looks like: https (http on the machine itself), a host, maybe a port, and a path of plain parts.
 * It becomes a part of every address, header rule and redirect.
 */
export const SITE_ADDRESS =
  /^(?:[Hh][Tt][Tt][Pp][Ss]:\/\/[^\s\\/?#@:]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)*\/?$/;

/** The fault of what is no site's address: one that is an address all the same is told what may not be in it. */
export const siteAddressFault = (value: string): LeafFault | undefined => {
  if (SITE_ADDRESS.test(value) && hasPlainHost(value)) return undefined;
  return /^https:\/\/[^\s/]/i.test(value) ? 'wrong-site-address' : 'wrong-format';
};

/** What an https address looks like. */
export const ADDRESS = /^[Hh][Tt][Tt][Pp][Ss]:\/\/[^\s\\]+$/;

/** True of an address whose host is a plain name, as headers can carry it. */
const hasPlainHost = (value: string) => /^[\w.-]+$/.test(urlOf(value)?.hostname ?? '');

/** True of the https address of a service: a plain host, no user's name, and nothing after `#`, which no service sees. */
export function isServiceAddress(value: string): boolean {
  if (!ADDRESS.test(value) || !hasPlainHost(value)) return false;
  const { username, password } = new URL(value);
  return !username && !password && !value.includes('#');
}

/** A program in the site's own folder, or the address of a service: https, or http on the machine itself. */
export const isTranslator = (value: string): boolean =>
  /^\.\/(?:(?!\.{1,2}\/)[\w.-]+\/)*(?!\.{1,2}$)[\w.-]+$/.test(value) ||
  isServiceAddress(value) ||
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:\/[\w./~-]*)?$/.test(value);

/** What an address for e-mail looks like: plain letters before the @, as every mailbox takes them. */
export const EMAIL =
  /^(?!\.)(?!.*\.[.@])[\w.%+~-]+@[^\s@<>"',;:?&\u061c\u200b-\u206f]+\.[^\s@<>"',;:?&.\u060c\u061c\u200b-\u206f]+$/;

/** What a number for WhatsApp looks like, as its own links take it: the country's code first, digits only. */
export const WHATSAPP = /^[1-9]\d{6,14}$/;

/** What a telephone number looks like: digits, and what people put between them. */
export const TELEPHONE = /^\+?(?:[\s()./-]*\d){5,15}$/;
