import { prefixOf } from '../../schema/prefix.ts';
import type { LanguageValue, PageValue, SiteValue } from '../contract/value.ts';

export interface LanguageOffer extends LanguageValue {
  /** The same page in this language, or its home page where the page has no such version. */
  readonly href: string;
}

/** The languages in the order of site.yaml, each with where its link leads. */
export function languagesFor(site: SiteValue, page: PageValue): readonly LanguageOffer[] {
  return site.languages.map((language) => ({
    ...language,
    href:
      page.alternates.find((other) => other.language === language.code)?.href ??
      language.home ??
      `${site.base}/${prefixOf(language.code)}`,
  }));
}
