import { z } from 'zod';
import { wrongFormat } from './leaf.ts';

/** False for a code that programs know under another name: `zh-cmn` is `cmn`. */
function isCanonical(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0]?.toLowerCase() === code;
  } catch {
    return false;
  }
}

/** One of the site's languages. */
export const language = z.strictObject({
  /** The language's code, the first part of every address in it: `en`. */
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, { abort: true })
    .refine(isCanonical, wrongFormat),
  /** The language's name in that language: `Türkçe`. */
  label: z.string(),
  /** The flag's file below `public/`. */
  flag: z.string(),
  /** `ltr` for left-to-right, `rtl` for right-to-left scripts. */
  direction: z.enum(['ltr', 'rtl']),
  /** Language and country as social networks want it: `tr_TR`. */
  locale: z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/),
  /** The digits that figures are written in: `latn` (1, 2, 3), `arab` (١, ٢, ٣), `arabext` (۱, ۲, ۳). */
  numbering: z.string().refine((name) => Intl.supportedValuesOf('numberingSystem').includes(name), wrongFormat),
});
