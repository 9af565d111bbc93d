import type { SiteValue } from '../contract/value.ts';

/** The direction in which a site's language is written. */
export const directionOf = ({ languages, language }: Pick<SiteValue, 'languages' | 'language'>): 'ltr' | 'rtl' =>
  languages.find(({ code }) => code === language)?.direction ?? 'ltr';
