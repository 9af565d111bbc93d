import { z } from 'zod';
import { refuse } from './leaf.ts';

/**
 * A particular of the firm; `{ sample: … }` marks a value that must be replaced before publishing. `pattern` is told to
 * editors too; `fits` may look closer than a pattern can.
 */
export const particular = (pattern?: RegExp, fits = (value: string) => pattern?.test(value) ?? true) =>
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

/** What a number for WhatsApp looks like, as its own links take it: the country's code first, digits only. */
export const WHATSAPP = /^[1-9]\d{6,14}$/;
