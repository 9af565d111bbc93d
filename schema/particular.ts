import { z } from 'zod';
import { refuse } from './leaf.ts';

/**
 * A particular of the firm; `{ sample: … }` marks a value that must be replaced before publishing. `pattern` tells
 * editors what `fits` looks for, as far as a pattern can.
 */
export const particular = (fits: (value: string) => boolean = () => true, pattern?: RegExp) =>
  z
    .unknown()
    .transform((value, ctx) => {
      if (value === undefined) return refuse(ctx, 'missing-field');
      if (value === null || value === '') return refuse(ctx, 'empty-value');
      const sample = typeof value === 'object';
      const written: unknown = sample ? (value as Record<string, unknown>).sample : value;
      if (typeof written !== 'string' || (sample && Object.keys(value).length > 1))
        return refuse(ctx, 'expected-single-text');
      if (!fits(written)) return refuse(ctx, 'wrong-format', sample ? ['sample'] : []);
      return { value: written, sample };
    })
    .meta({ kind: 'particular', ...(pattern && { pattern: pattern.source }) });

/** What an https address looks like. */
export const ADDRESS = /^[Hh][Tt][Tt][Pp][Ss]:\/\/[^\s\\]+$/;

/** An https address of a plain host name, as headers and links can carry it. */
export const isAddress = (value: string) =>
  ADDRESS.test(value) && URL.canParse(value) && /^[\w.-]+$/.test(new URL(value).hostname);

/** What an address for e-mail looks like. */
export const EMAIL = /^[^\s@<>"',;?&]+@[^\s@<>"',;?&]+\.[^\s@<>"',;?&.]+$/;

/** An address for e-mail, as far as its form tells. */
export const isEmail = (value: string) => EMAIL.test(value);

/** What a number for WhatsApp looks like: the country's code first, digits only. */
export const WHATSAPP = /^[1-9]\d{6,14}$/;

/** A number as WhatsApp's own links take it. */
export const isWhatsapp = (value: string) => WHATSAPP.test(value);
