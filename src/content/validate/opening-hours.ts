import { DAYS, type OpeningHours } from '../../../schema/organization.ts';
import { intlLocale } from './intl-locale.ts';
import type { KnownSite } from './known-site.ts';
import type { Partly } from './salvage.ts';

/** The first of January 2024 was a Monday. */
const onDay = (day: number, time = '00:00') => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Date.UTC(2024, 0, 1 + day, hours, minutes);
};

/** Some spaces differ from one version of the calendar data to the next, and few fonts have them. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

/** What stands between two times, by the script. */
const COMMAS: Readonly<Record<string, string>> = { Arab: '، ', Jpan: '、', Hans: '、', Hant: '、' };

/** Opening hours of which nothing is left out. */
export const wholeHours = (hours: Partly<OpeningHours> | undefined): OpeningHours | undefined =>
  hours?.every((span) => span?.days?.every(Boolean) && span.from && span.to) ? (hours as OpeningHours) : undefined;

/** Opening hours as a language writes them, days of the same hours together: `Mon–Fri 8:00 AM–6:00 PM · Sat 8:00 AM–1:00 PM`. */
export function hoursIn(language: KnownSite['languages'][number], hours: OpeningHours): string {
  const locale = intlLocale(language);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const comma = COMMAS[new Intl.Locale(locale).maximize().script ?? ''] ?? ', ';
  const timesOn = (day: (typeof DAYS)[number]) =>
    hours
      .filter(({ days }) => days.includes(day))
      .sort((one, other) => (one.from < other.from ? -1 : 1))
      .map(({ from, to }) => `${clock.format(onDay(0, from))}–${clock.format(onDay(0, to))}`)
      .join(comma);
  const rows: { first: number; last: number; times: string }[] = [];
  for (const [place, day] of DAYS.entries()) {
    const times = timesOn(day);
    const before = rows.at(-1);
    if (times === '') continue;
    if (before?.last === place - 1 && before.times === times) before.last = place;
    else rows.push({ first: place, last: place, times });
  }
  return plain(rows.map(({ first, last, times }) => `${named(weekday, first, last)} ${times}`).join(' · '));
}

function named(weekday: Intl.DateTimeFormat, first: number, last: number): string {
  const [from, to] = [first, last].map((day) => weekday.format(onDay(day)));
  return first === last ? `${from}` : `${from}–${to}`;
}
