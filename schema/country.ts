import { z } from 'zod';
import { wrongFormat } from './leaf.ts';

/** The code of a country as it is written today: `GB` for `UK`; undefined for what is no two capital letters or no country. */
export function countryOf(written: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(written)) return undefined;
  const code = new Intl.Locale('und', { region: written }).region ?? '';
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) === undefined ? undefined : code;
}

/** True for the code of a country. */
export const isCountry = (code: string) => countryOf(code) === code;

/** The code of a country, `TR`. */
export const countryCode = () =>
  z
    .string()
    .regex(/^[A-Z]{2}$/, { abort: true })
    .refine(isCountry, wrongFormat);
