import type { Period, Span, Year } from '../../../schema/leaf.ts';
import type { CountValue, DayValue, PeriodValue, TextValue, YearValue } from '../../../schema/resolved.ts';
import { rangeWord } from '../../labels/range-words.ts';
import { intlLocale } from '../validate/intl-locale.ts';
import type { SiteLanguage } from '../validate/known-site.ts';
import { once } from '../written/once.ts';
import { isolate } from './isolate.ts';

/** What writes the measures of a language: made once, because making it is far slower than what it does. */
const known = new WeakMap<SiteLanguage, Formats>();

type Formats = ReturnType<typeof makeFormats>;

function makeFormats(language: SiteLanguage) {
  const locale = intlLocale(language);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  return {
    count: new Intl.NumberFormat(locale),
    year: dates({ year: 'numeric' }),
    month: dates({ month: 'short' }),
    monthOfYear: dates({ month: 'long', year: 'numeric' }),
    weekday: dates({ weekday: 'narrow' }),
    day: dates({ day: 'numeric', month: 'short' }),
    date: dates({ dateStyle: 'long' }),
    moment: dates({ dateStyle: 'long', timeStyle: 'short' }),
  };
}

/** The day with which a language's weeks begin, 1 for Monday to 7: CLDR's, by the country of its locale. */
export function firstDayOf(language: SiteLanguage): number {
  const locale: Locale = new Intl.Locale(intlLocale(language));
  // Older engines have it as a value, some have none.
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

type WeekInfo = { readonly firstDay: number };
type Locale = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

export const formatsOf = (language: SiteLanguage): Formats => once(known, language, () => makeFormats(language));

export const finishCount = (value: number, language: SiteLanguage): CountValue => ({
  value,
  text: formatsOf(language).count.format(value),
});

/** A year as a language writes it. */
export const yearIn = (year: number, language: SiteLanguage): string =>
  formatsOf(language).year.format(Date.UTC(year, 0));

/** The months of a year, or the twelve that begin with that of today. */
export function finishYear({ value }: Year, today: string, language: SiteLanguage): YearValue {
  const { year, month, day } = formatsOf(language);
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const [first, at] = value === undefined ? [thisYear, thisMonth - 1] : [value, 0];
  const parts = day.formatToParts(Date.UTC(first, at));
  return {
    starts: new Date(Date.UTC(first, at)).toISOString().slice(0, 7),
    text: finishRange(year.formatRangeToParts(Date.UTC(first, at), Date.UTC(first, at + 11)), language),
    months: Array.from({ length: 12 }, (_, place) => month.format(Date.UTC(first, at + place))),
    named: value !== undefined,
    today,
    date: parts.map(({ type, value }) => (type === 'day' || type === 'month' ? `|${type}|` : value)).join(''),
    days: Array.from({ length: 31 }, (_, place) => formatsOf(language).count.format(place + 1)),
  };
}

export function finishPeriod({ starts, ends }: Period, language: SiteLanguage): PeriodValue {
  const parts = formatsOf(language).day.formatRangeToParts(new Date(starts), new Date(ends));
  return { starts, ends, text: finishRange(parts, language) };
}

export const finishDay = (iso: string, language: SiteLanguage): DayValue => ({
  iso,
  text: isolate(formatsOf(language).date.format(new Date(iso)), language.direction),
});

/** The first and last day of an event, or its hours, as a language writes them; given as if they were in UTC. */
export function finishTimes({ starts, ends }: { starts: string; ends: string }, language: SiteLanguage): TextValue {
  const { date, moment } = formatsOf(language);
  const parts = (starts.includes('T') ? moment : date).formatRangeToParts(new Date(starts), new Date(ends));
  return finishRange(parts, language);
}

export function finishSpan({ from, to }: Span, language: SiteLanguage): TextValue {
  const { count } = formatsOf(language);
  return from === to
    ? isolate(count.format(from), language.direction)
    : finishRange(count.formatRangeToParts(from, to), language);
}

/** A part of a range as Intl tells it: of its start, of its end, or of both and what stands between them. */
type RangePart = Pick<Intl.DateTimeRangeFormatPart, 'source' | 'value'>;

/** A range with the sign that its language has between start and end, or with the word. */
function finishRange(parts: readonly RangePart[], language: SiteLanguage): TextValue {
  const word = rangeWord(language.code);
  const [start, end] = [
    parts.findLastIndex(({ source }) => source === 'startRange'),
    parts.findIndex(({ source }) => source === 'endRange'),
  ];
  const said =
    word !== undefined && end > start && start >= 0
      ? [...parts.slice(0, start + 1), { value: ` ${word} ` }, ...parts.slice(end)]
      : parts;
  // Thin spaces around the dash differ from one version of the calendar data to the next, and few fonts have them.
  const text = said
    .map(({ value }) => value)
    .join('')
    .replace(/[\u2009\u202f]/g, ' ');
  return isolate(text, language.direction);
}
