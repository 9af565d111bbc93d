import type { PeriodValue, YearValue } from '../../schema/resolved.ts';
import type { Span } from '../ui/Track.tsx';

const DAY = 86_400_000;

/** A day so many days later, or earlier: `2027-02-08`. */
export const shifted = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** Months since the year 0. */
const monthsOf = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
};

/** Where a day begins in twelve equal months, 0 to 1; before and after these it lies beyond. */
export function placeIn({ starts }: Pick<YearValue, 'starts'>, date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return (monthsOf(date) - monthsOf(starts) + (day - 1) / new Date(Date.UTC(year, month, 0)).getUTCDate()) / 12;
}

const cut = (part: number) => Math.min(Math.max(part, 0), 1);

/** The part of twelve months from a day to another, its last one; what lies beside them is cut off. */
export const spanIn = (
  year: Pick<YearValue, 'starts'>,
  { starts, ends }: Pick<PeriodValue, 'starts' | 'ends'>,
): Span => ({
  from: cut(placeIn(year, starts)),
  to: cut(placeIn(year, shifted(ends, 1))),
});

/** True for a period of which something lies in the twelve months. */
export function isIn(year: Pick<YearValue, 'starts'>, period: Pick<PeriodValue, 'starts' | 'ends'>): boolean {
  const { from, to } = spanIn(year, period);
  return from < to;
}

/** A day as the page's language writes it. */
export function dayIn(
  { starts, months, days, date }: Pick<YearValue, 'starts' | 'months' | 'days' | 'date'>,
  day: string,
): string {
  const month = months[(monthsOf(day) - monthsOf(starts) + 12) % 12] ?? '';
  return date.replace('|day|', days[Number(day.slice(8)) - 1] ?? '').replace('|month|', month);
}
