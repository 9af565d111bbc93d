import type { Period } from '../../../schema/leaf.ts';
import type { CountValue, PeriodValue, YearValue } from '../../../schema/resolved.ts';
import { intlLocale } from '../validate/intl-locale.ts';
import type { KnownSite } from '../validate/known-site.ts';
import { once } from '../written/once.ts';
import { isolateLatin } from './isolate.ts';

type Language = KnownSite['languages'][number];

/** What writes the measures of a language: made once, because making it is far slower than what it does. */
const known = new WeakMap<Language, Formats>();

type Formats = ReturnType<typeof makeFormats>;

function makeFormats(language: Language) {
  const locale = intlLocale(language);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  return {
    count: new Intl.NumberFormat(locale),
    year: dates({ year: 'numeric' }),
    month: dates({ month: 'short' }),
    day: dates({ day: 'numeric', month: 'short' }),
  };
}

const formatsOf = (language: Language): Formats => once(known, language, () => makeFormats(language));

export const finishCount = (value: number, language: Language): CountValue => ({
  value,
  text: formatsOf(language).count.format(value),
});

export function finishYear(value: number, language: Language): YearValue {
  const { year, month } = formatsOf(language);
  return {
    value,
    text: year.format(Date.UTC(value, 0)),
    months: Array.from({ length: 12 }, (_, place) => month.format(Date.UTC(value, place))),
  };
}

export function finishPeriod({ starts, ends }: Period, language: Language): PeriodValue {
  // Thin spaces around the dash differ from one version of the calendar data to the next, and few fonts have them.
  const range = formatsOf(language).day.formatRange(new Date(starts), new Date(ends));
  const text = range.replace(/[\u2009\u202f]/g, ' ');
  return { starts, ends, text: isolateLatin(text, language.direction) };
}
