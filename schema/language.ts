import { z } from 'zod';
import { type LeafFault, wrongFormat } from './leaf.ts';

/** False for a code that programs know under another name: `zh-cmn` is `cmn`. */
function isCanonical(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** What a language's code looks like, with script and region where it has them (BCP 47, 2.1): capitals make no difference. */
const CODE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** A language's code in the letters of BCP 47, 2.1.1: `pt-BR` for `pt-br`. Any other name stays as it is. */
export function asCode(name: string): string {
  if (/^[a-z]{2,3}$/.test(name) || !CODE.test(name)) return name;
  const [language = '', ...rest] = name.toLowerCase().split('-');
  return [language, ...rest.map(inItsLetters)].join('-');
}

/** A script begins with a capital, a region is all capitals; behind a single letter stands what is neither. */
function inItsLetters(part: string, at: number, rest: readonly string[]): string {
  if (rest.slice(0, at).some((before) => before.length === 1)) return part;
  if (part.length === 2) return part.toUpperCase();
  return /^[a-z]{4}$/.test(part) ? part.charAt(0).toUpperCase() + part.slice(1) : part;
}

/** The same with its names as codes. */
export const byCode = <T>(by: Readonly<Record<string, T>>): Record<string, T> =>
  Object.keys(by).some((name) => name.includes('-') || /[A-Z]/.test(name))
    ? Object.fromEntries(Object.entries(by).map(([name, value]) => [asCode(name), value]))
    : { ...by };

/** A language's code. */
export const languageCode = z.string().regex(CODE, { abort: true }).transform(asCode).refine(isCanonical, wrongFormat);

const fields = z.strictObject({
  /** The language's code, with script and region where they matter: `en`, `pt-BR`. In small letters it begins every address. */
  code: languageCode,
  /** The language's name in that language: `Türkçe`. */
  label: z.string(),
  /** The flag's file below `public/`. */
  flag: z.string().optional(),
  /** `ltr` for left-to-right, `rtl` for right-to-left scripts; as the language is written unless told. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** Language and country as social networks want it: `tr_TR`; those of most of its speakers unless told. */
  locale: z
    .string()
    .regex(/^[a-z]{2,3}_[A-Z]{2}$/)
    .optional(),
  /** The digits that figures are written in: `latn` (1, 2, 3), `arab` (١, ٢, ٣), `arabext` (۱, ۲, ۳); the country's unless told. */
  numbering: z
    .string()
    .refine((name) => Intl.supportedValuesOf('numberingSystem').includes(name), wrongFormat)
    .optional(),
});

/** Scripts that run from right to left (ISO 15924). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** How a language is written unless its site says otherwise (CLDR: likely subtags, default numbering system). */
export function customsOf(code: string, written?: string) {
  const { language, region, script = '' } = new Intl.Locale(code).maximize();
  // A part of the world, as of `es-419` or Esperanto, is no country.
  const locale = written ?? (region && /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : language);
  const { numberingSystem } = new Intl.NumberFormat(locale.replace('_', '-')).resolvedOptions();
  const direction: 'ltr' | 'rtl' = RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
  return { direction, locale, numbering: numberingSystem };
}

/** A language's locale as site.yaml has it: one without a country is nothing that could stand there. */
export const localeField = (locale: string): { locale?: string } => (locale.includes('_') ? { locale } : {});

/** A direction other than that of the language's script is a slip. */
function checkDirection({ code, direction: input }: z.infer<typeof fields>, ctx: z.RefinementCtx): void {
  // A code that is none has been told.
  if (input === undefined || !isCanonical(code)) return;
  const { direction } = customsOf(code);
  if (input === direction) return;
  const params = { fault: 'wrong-direction' satisfies LeafFault, code, direction };
  ctx.addIssue({ code: 'custom', input, path: ['direction'], params });
}

/** One of the site's languages. */
export const language = fields.superRefine(checkDirection).transform(({ direction, locale, numbering, ...rest }) => {
  const customs = customsOf(rest.code, locale);
  return {
    ...rest,
    direction: direction ?? customs.direction,
    locale: locale ?? customs.locale,
    numbering: numbering ?? customs.numbering,
  };
});
