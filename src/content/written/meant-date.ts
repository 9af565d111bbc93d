import { catalogues } from '../../diagnostics/wording.ts';
import { latinDigits } from './lookalikes.ts';

/** The number of a month that is written as a word, in any of the languages that messages speak. */
function monthOf(word: string): string | undefined {
  for (const language of Object.keys(catalogues)) {
    const wanted = word.toLocaleLowerCase(language);
    const month = monthNames(language).findIndex((names) =>
      names.some((name) => name.toLocaleLowerCase(language) === wanted),
    );
    if (month !== -1) return String(month + 1);
  }
  return undefined;
}

/** What each month is called in a language, from January on: its long name and its short one. */
export function monthNames(language: string): string[][] {
  const formats = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month, timeZone: 'UTC' }),
  );
  return Array.from({ length: 12 }, (_, month) => formats.map((format) => format.format(Date.UTC(2024, month))));
}

const written = (year: string, month: string, day?: string) =>
  [year, month, ...(day ? [day] : [])].map((part) => part.padStart(2, '0')).join('-');

/** The date that was meant by one in another form. Where a slash leaves open which is the day, none is. */
export function meantDate(value: string): string | undefined {
  const latin = latinDigits(value)
    .trim()
    .replace(/(?<=\d{4}),? \p{L}+$|^\p{L}+, (?=\d)| 00:00(?::00)?$/gu, '')
    .replace(/[\u2010-\u2015\u2212－]/g, '-');
  const [, year = '', month = '', day] = /^(\d{4})[./-](\d{1,2})(?:[./-](\d{1,2})(?:T[\d:.]+Z?)?)?$/.exec(latin) ?? [];
  if (year) return Number(month) > 12 && day ? plausible(year, day, month) : plausible(year, month, day);
  const [, first = '', sign, second = '', last = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(latin) ?? [];
  if (last && sign !== '.' && Number(second) > 12) return plausible(last, first, second);
  if (last)
    return sign === '.' || Number(first) > 12 || Number(first) === Number(second)
      ? plausible(last, second, first)
      : undefined;
  const [, shortYear = '', shortMonth = '', shortDay = ''] = /^(\d{2})-(\d{2})-(\d{2})$/.exec(latin) ?? [];
  if (shortYear) return plausible(`20${shortYear}`, shortMonth, shortDay);
  const [, only = '', its = ''] = /^(\d{1,2})[./-](\d{4})$/.exec(latin) ?? [];
  if (its) return plausible(its, only);
  const [, before, word = '', after, end = ''] =
    /^(?:(\d{1,2})(?:\.? |[-./]))?(\p{L}+)(?:\.? |[-./'])(?:(\d{1,2}),? )?(\d{4}|\d{2})$/u.exec(latin) ?? [];
  const named = monthOf(word);
  // Spreadsheets leave out the century.
  return named && plausible(end.padStart(4, '20'), named, before ?? after);
}

/** An hour behind a day, with the word or the letter between. */
const HOUR = /(?:,? (?:(?:at|saat|um|à|الساعة) )?|T)\d{1,2}(?:[:.]\d{2}){0,2} ?(?:[ap]\.?m\.?|uhr|h|z|ص|م)?$/iu;

/** The day of a value that names an hour too. */
export function dayBeforeHour(value: string): string | undefined {
  const latin = latinDigits(value).trim().replace(/\s+/g, ' ');
  const meant = meantDate(latin.replace(HOUR, ''));
  return meant?.length === 'yyyy-mm-dd'.length && HOUR.test(latin) ? meant : undefined;
}

/** A date that the calendar has. */
function plausible(year: string, month: string, day?: string): string | undefined {
  const date = written(year, month, day);
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth && Number(day ?? 1) >= 1 && lastOfMonth(date) === undefined ? date : undefined;
}

/** The last day of its month, of a day that the calendar does not have; undefined of any other. */
export function lastOfMonth(value: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (day === '' || Number(month) < 1 || Number(month) > 12) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) > last ? written(year, month, String(last)) : undefined;
}
