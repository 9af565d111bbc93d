import type { Prose, ProseFinding } from './prose.ts';
import { isCode } from './tongues.ts';

/** The names of months and weekdays in a language, and the patterns of days that are written with them. */
interface Calendar {
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlyMap<string, number>;
  /** `26 November`, `26 November 2026` */
  readonly dayFirst: RegExp;
  /** `November 26`, `November 26, 2026` */
  readonly monthFirst: RegExp;
  /** A weekday right before a day or after it. */
  readonly before: RegExp;
  readonly after: RegExp;
  readonly nameOf: (weekday: number) => string;
}

const calendars = new Map<string, Calendar>();

const small = (word: string, language: string) => word.toLocaleLowerCase(language);
const alternatives = (names: Iterable<string>) => [...names].join('|');

/** A Sunday, from which weekdays are counted. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

function calendarOf(language: string): Calendar {
  const known = calendars.get(language);
  if (known) return known;
  const namesOf = (options: Intl.DateTimeFormatOptions, dates: readonly number[]) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' });
    return dates.map((date) => format.formatToParts(date).find(({ type }) => type in options)?.value ?? '');
  };
  const monthDays = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
  const weekDays = Array.from({ length: 7 }, (_, day) => SUNDAY + day * DAY);
  // Some languages have another form of a month's name behind a day.
  const forms = [namesOf({ month: 'long' }, monthDays), namesOf({ month: 'long', day: 'numeric' }, monthDays)];
  const isName = (name: string) => /^\p{L}[\p{L}\p{M} ]+$/u.test(name);
  const months = new Map(
    forms.flatMap((names) =>
      names.flatMap((name, index) => (isName(name) ? [[small(name, language), index] as const] : [])),
    ),
  );
  const names = namesOf({ weekday: 'long' }, weekDays);
  const weekdays = new Map(
    names.flatMap((name, index) => (isName(name) ? [[small(name, language), index] as const] : [])),
  );
  const month = `(${alternatives(months.keys()) || '(?!)'})(?![\\p{L}\\p{M}])`;
  const weekday = alternatives(weekdays.keys()) || '(?!)';
  const made: Calendar = {
    months,
    weekdays,
    dayFirst: new RegExp(
      `(?<![\\d.,:/-])(\\d{1,2})(?:st|nd|rd|th|\\.|er)? (?:of |de )?${month}(?:,? (?:de )?(\\d{4})(?!\\d))?`,
      'gu',
    ),
    monthFirst: new RegExp(
      `(?<![\\p{L}\\p{M}])${month} (\\d{1,2})(?:st|nd|rd|th)?(?![\\d.:%-]|,\\d| \\p{L})(?:,? (\\d{4})(?!\\d))?`,
      'gu',
    ),
    before: new RegExp(`(?<![\\p{L}\\p{M}])(${weekday})[,،]? (?:the )?$`, 'u'),
    after: new RegExp(`^[,،]? \\(?(${weekday})(?![\\p{L}\\p{M}])`, 'u'),
    nameOf: (at) => names[at] ?? '',
  };
  calendars.set(language, made);
  return made;
}

const daysIn = (month: number, year: number | undefined) => new Date(Date.UTC(year ?? 2024, month + 1, 0)).getUTCDate();

/** `2027-02-30`, `30.02.2027`, and `02/30/2027` as Americans write. */
const IN_FIGURES = [
  '(?<before>(?<year>\\d{4})-(?<month>\\d\\d)-)(?<day>\\d\\d)(?<after>)',
  '(?<before>)(?<day>\\d\\d?)(?<after>(?<mark>[./])(?<month>\\d\\d?)\\k<mark>(?<year>\\d{4}))',
  '(?<before>(?<month>\\d\\d?)/)(?<day>\\d\\d?)(?<after>/(?<year>\\d{4}))',
].map((date) => new RegExp(`(?<![\\p{L}\\d.,:/_-])${date}(?![\\p{L}\\d/_-]|[.,:]\\d)`, 'gu'));

/** A day in figures that its month does not have. */
export function dayInFigures({ words }: Prose): ProseFinding | undefined {
  if (!/\d[-./]\d\d?[-./]\d/.test(words)) return undefined;
  for (const pattern of IN_FIGURES)
    for (const { 0: written, index, groups = {} } of words.matchAll(pattern)) {
      const { before = '', year, month, day, after = '' } = groups;
      const last = daysIn(Number(month) - 1, Number(year));
      if (Number(month) < 1 || Number(month) > 12 || Number(day) <= last || Number(day) > 31) continue;
      return { code: 'no-such-date', start: index, end: index + written.length, right: `${before}${last}${after}` };
    }
  return undefined;
}

/** A day that its month does not have, or a weekday that is another one on that day. */
export function daySaid({ words, language }: Prose): ProseFinding | undefined {
  if (language === undefined || !/\d/.test(words) || !isCode(language)) return undefined;
  const calendar = calendarOf(language);
  const text = small(words, language);
  // Small letters may be more or fewer than capitals: then nobody knows what stands where.
  if (text.length !== words.length) return undefined;
  for (const pattern of [calendar.dayFirst, calendar.monthFirst])
    for (const found of text.matchAll(pattern)) {
      const isDayFirst = pattern === calendar.dayFirst;
      const [written, one = '', two = '', year] = found;
      const day = Number(isDayFirst ? one : two);
      const month = calendar.months.get(isDayFirst ? two : one);
      if (month === undefined || day === 0 || day > 31) continue;
      const end = found.index + written.length;
      const last = daysIn(month, year ? Number(year) : undefined);
      const number = isDayFirst ? found.index : found.index + written.indexOf(two, one.length);
      const digits = isDayFirst ? one.length : two.length;
      if (day > last)
        return {
          code: 'no-such-date',
          start: found.index,
          end,
          right: `${words.slice(found.index, number)}${last}${words.slice(number + digits, end)}`,
        };
      const said = year
        ? (calendar.before.exec(text.slice(0, found.index)) ?? calendar.after.exec(text.slice(end)))
        : null;
      const weekday = calendar.weekdays.get(said?.[1] ?? '');
      const real = new Date(Date.UTC(Number(year), month, day)).getUTCDay();
      if (!said || weekday === undefined || weekday === real) continue;
      const name = said[1] ?? '';
      const isBefore = said.input.length === found.index;
      const start = isBefore ? said.index + said[0].indexOf(name) : end + said[0].indexOf(name);
      return { code: 'wrong-weekday', start, end: start + name.length, right: calendar.nameOf(real) };
    }
  return undefined;
}
