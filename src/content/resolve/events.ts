import type { DayValue, EventValue, TextValue } from '../../../schema/resolved.ts';
import type { SiteLanguage } from '../validate/known-site.ts';
import { finishTimes } from './measures.ts';

/** What an event says of itself, finished but for its times. */
export interface EventEntry {
  readonly date: DayValue;
  readonly ends?: DayValue;
  readonly from?: string;
  readonly to?: string;
  readonly place?: TextValue;
}

/** Hours of a day as if they were in UTC; `24:00` is the beginning of the next one. */
const asInUtc = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Date.parse(day) + (hours * 60 + minutes) * 60_000;
};

/** How far the clocks of a zone are ahead of UTC at a moment, in minutes. */
function aheadAt(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const written = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(written) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** An hour of a day in a zone as a moment with its offset (RFC 3339); of an hour that a change of clocks leaves out, the next. */
export function momentIn(zone: string, day: string, time: string): string {
  const local = asInUtc(day, time);
  const guess = aheadAt(local - aheadAt(local, zone) * 60_000, zone);
  const ahead = aheadAt(local - guess * 60_000, zone);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const offset = `${ahead < 0 ? '-' : '+'}${two(Math.abs(ahead) / 60)}:${two(Math.abs(ahead) % 60)}`;
  const moment = local - guess * 60_000 + ahead * 60_000;
  return new Date(moment).toISOString().replace(/\.\d+Z$/, offset);
}

/** When and where an event is, and its day as lists write it. */
export function finishEvent(
  { date, ends = date, from, to, place }: EventEntry,
  zone: string,
  language: SiteLanguage,
): { readonly date: DayValue; readonly event: EventValue } {
  const isLonger = ends.iso !== date.iso;
  const until = to ?? (isLonger && from !== undefined ? '24:00' : undefined);
  const asWritten = (day: string, time: string | undefined) =>
    time === undefined ? day : new Date(asInUtc(day, time)).toISOString();
  const times = { starts: asWritten(date.iso, from), ends: asWritten(ends.iso, until ?? from) };
  const at = (day: string, time: string | undefined) => (time === undefined ? day : momentIn(zone, day, time));
  return {
    date: { iso: date.iso, text: finishTimes(times, language) },
    event: {
      starts: at(date.iso, from),
      ...((isLonger || until !== undefined) && { ends: at(ends.iso, until) }),
      ...(place !== undefined && { place }),
    },
  };
}
