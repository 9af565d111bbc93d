import type { PeriodValue } from '../../schema/resolved.ts';
import type { Span } from '../ui/Track.tsx';

/** Where a day begins in a year of twelve equal months, 0 to 1; `days` later. */
function place(date: string, days: number): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return (month - 1 + (day - 1 + days) / new Date(Date.UTC(year, month, 0)).getUTCDate()) / 12;
}

/** The part of a year that a period takes; what lies in the years beside it is cut off. */
export const spanIn = (year: number, { starts, ends }: PeriodValue): Span => ({
  from: starts < `${year}` ? 0 : place(starts, 0),
  to: ends >= `${year + 1}` ? 1 : place(ends, 1),
});

/** True for a period of which something lies in the year. */
export const isIn = (year: number, { starts, ends }: PeriodValue): boolean =>
  starts < `${year + 1}` && ends >= `${year}`;
