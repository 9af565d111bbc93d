import type { Period } from '../../../schema/leaf.ts';
import type { CountValue, PeriodValue, YearValue } from '../../../schema/resolved.ts';
import { intlLocale } from '../validate/intl-locale.ts';
import type { KnownSite } from '../validate/known-site.ts';
import { isolateLatin } from './isolate.ts';

type Language = KnownSite['languages'][number];

const inLanguage = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlLocale(language), { timeZone: 'UTC', ...options });

export const finishCount = (value: number, language: Language): CountValue => ({
  value,
  text: new Intl.NumberFormat(intlLocale(language)).format(value),
});

export function finishYear(value: number, language: Language): YearValue {
  const month = inLanguage(language, { month: 'short' });
  return {
    value,
    text: inLanguage(language, { year: 'numeric' }).format(Date.UTC(value, 0)),
    months: Array.from({ length: 12 }, (_, place) => month.format(Date.UTC(value, place))),
  };
}

export function finishPeriod({ starts, ends }: Period, language: Language): PeriodValue {
  const format = inLanguage(language, { day: 'numeric', month: 'short' });
  // Thin spaces around the dash differ from one version of the calendar data to the next, and few fonts have them.
  const text = format.formatRange(new Date(starts), new Date(ends)).replace(/[\u2009\u202f]/g, ' ');
  return { starts, ends, text: isolateLatin(text, language.direction) };
}
