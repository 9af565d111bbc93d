import { once } from '../written/once.ts';
import type { SiteLanguage } from './known-site.ts';

/** The locales of languages: every text asks for its own, and taking a tag apart is slow. */
const known = new WeakMap<SiteLanguage, string>();

/** The locale for numbers and dates: the Gregorian calendar and the digits that site.yaml names. */
export const intlLocale = (language: SiteLanguage): string => once(known, language, () => composeLocale(language));

function composeLocale({ code, locale, numbering }: SiteLanguage): string {
  const { language, region } = new Intl.Locale(locale.replace('_', '-'));
  // Only the code tells the script: Serbian months are in Latin or Cyrillic letters.
  const { script } = new Intl.Locale(code);
  const parts = [language, ...(script ? [script] : []), ...(region ? [region] : [])];
  return `${parts.join('-')}-u-ca-gregory-nu-${numbering}`;
}
