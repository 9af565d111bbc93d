import { z } from 'zod';
import { type Count, type Day, type LeafFault, type Period, wrongFormat, type Year } from './leaf.ts';
import { number, within } from './scalar.ts';

/** Within bounds; what looks at several values together has none that is out of them. */
function numberWithin(minimum: number, maximum: number) {
  const [isWithin, fault] = within(minimum, maximum);
  return number().refine(isWithin, { ...fault, abort: true });
}

/** A number that a drawing measures with; it is shown as the page's language writes it. */
export const count = (most = 10_000) =>
  numberWithin(0, most)
    .transform((value): Count => ({ $leaf: 'count', value }))
    .meta({ kind: 'number' });

/** A year of the Gregorian calendar; left out, it is the twelve months that begin with the present one. */
export const year = () =>
  numberWithin(1900, 2200)
    .transform((value): Year => ({ $leaf: 'year', value }))
    .default({ $leaf: 'year' })
    .meta({ kind: 'number' });

/** True for a day as it is written; one that the calendar does not have comes back as another one, or as none. */
export function isDay(written: string): boolean {
  const date = new Date(written);
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(written);
}

/** A day that only the engine reads: `2027-02-08`. */
export const day = () =>
  z
    .string()
    .refine(isDay, { params: { fault: 'wrong-format' satisfies LeafFault, kind: 'date' }, abort: true })
    .meta({ kind: 'date' });

/** A day that visitors see, as their language writes it. */
export const date = () =>
  day()
    .transform((iso): Day => ({ $leaf: 'day', iso }))
    .meta({ kind: 'date' });

/** A time of the day: `08:30`; a day ends at `24:00`. */
export const time = () =>
  z.string().refine((written) => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(written), wrongFormat);

/** A time zone by its name in the IANA data base: `Europe/Berlin`. */
export const zone = () => z.string().refine(isZone, wrongFormat);

function isZone(written: string): boolean {
  try {
    return /^[A-Z]/.test(written) && new Intl.DateTimeFormat('en', { timeZone: written }) !== undefined;
  } catch {
    return false;
  }
}

/** Reports an end that lies before its beginning. */
export function checkOrder<T>(start: T, end: T, path: (string | number)[], ctx: z.RefinementCtx): void {
  if (end >= start) return;
  const params = { fault: 'ends-before-start' satisfies LeafFault, start };
  ctx.addIssue({ code: 'custom', input: end, path, params, continue: false });
}

/** Days of one year or of two that follow each other. */
export const period = z
  .strictObject({
    /** The first day: `2027-02-08`. */
    starts: day(),
    /** The last day; left out, it is a single one. */
    ends: day().optional(),
  })
  .superRefine(({ starts, ends = starts }, ctx) => checkOrder(starts, ends, ['ends'], ctx))
  .transform(({ starts, ends = starts }): Period => ({ $leaf: 'period', starts, ends }));
