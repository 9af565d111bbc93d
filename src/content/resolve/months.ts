import type { ListedPage, MonthValue } from '../../../schema/resolved.ts';
import type { SiteLanguage } from '../validate/known-site.ts';
import { firstDayOf, formatsOf } from './measures.ts';

const DAY = 86_400_000;

/** The last day on which a page's event is; of what ends at midnight the day before. */
function lastDayOf({ date, event }: ListedPage): number {
  const first = Date.parse(date?.iso ?? '');
  if (!event?.ends) return first;
  const [day = '', time = ''] = event.ends.split('T');
  const last = Date.parse(day);
  return time.startsWith('00:00') && last > first ? last - DAY : last;
}

/** Pages with days by the months in which they begin, in the order of these. */
export function finishMonths(found: readonly ListedPage[], language: SiteLanguage): MonthValue[] {
  const { count, monthOfYear, weekday } = formatsOf(language);
  const first = firstDayOf(language);
  const dated = found.filter(({ date }) => date);
  const months = [...new Set(dated.map(({ date }) => date?.iso.slice(0, 7) ?? ''))].sort();
  const spans = dated.map((page) => [Date.parse(page.date?.iso ?? ''), lastDayOf(page)] as const);
  // The first of January 2024 was a Monday.
  const weekdays = Array.from({ length: 7 }, (_, place) => weekday.format(Date.UTC(2024, 0, first + place)));
  return months.map((starts) => {
    const start = Date.parse(`${starts}-01`);
    const next = new Date(start);
    next.setUTCMonth(next.getUTCMonth() + 1);
    return {
      starts,
      text: monthOfYear.format(start),
      weekdays,
      blanks: (new Date(start).getUTCDay() - first + 7) % 7,
      days: Array.from({ length: Math.round((next.getTime() - start) / DAY) }, (_, place) => {
        const day = start + place * DAY;
        return { text: count.format(place + 1), marked: spans.some(([from, to]) => from <= day && day <= to) };
      }),
      entries: dated
        .filter(({ date }) => date?.iso.startsWith(starts))
        .map(({ href, title, date, event }) => ({
          href,
          title,
          ...(date && { date: date.text }),
          ...(event?.place !== undefined && { place: event.place }),
        })),
    };
  });
}
