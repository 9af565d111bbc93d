import { nearest } from '../../diagnostics/nearest.ts';

interface Format {
  readonly accepts: (value: string) => boolean;
  /** What is reported when a fact cannot be shown in this format. */
  readonly fault: 'fact-not-number' | 'fact-not-date';
  readonly show: (value: string, locale: string, options: FormatOptions) => string;
}

type FormatOptions = Intl.NumberFormatOptions & Intl.DateTimeFormatOptions;

const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value);
const date = (value: string) => new Date(value.length === 7 ? `${value}-01` : value);
/** A day that the calendar does not have comes back as another one. */
const isDate = (value: string) =>
  /^\d{4}-\d{2}(-\d{2})?$/.test(value) &&
  !Number.isNaN(date(value).valueOf()) &&
  date(value).toISOString().startsWith(value);

/** The formats that a placeholder may name after a comma: `{{visits, compact}}`. */
export const formats: Readonly<Record<string, Format>> = {
  number: {
    accepts: isNumber,
    fault: 'fact-not-number',
    show: (value, locale, options) => new Intl.NumberFormat(locale, options).format(Number(value)),
  },
  compact: {
    accepts: isNumber,
    fault: 'fact-not-number',
    show: (value, locale, options) =>
      new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1, ...options }).format(
        Number(value),
      ),
  },
  percent: {
    accepts: isNumber,
    fault: 'fact-not-number',
    show: (value, locale, options) =>
      new Intl.NumberFormat(locale, { style: 'percent', ...options }).format(Number(value) / 100),
  },
  currency: {
    accepts: isNumber,
    fault: 'fact-not-number',
    show: (value, locale, options) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', ...options }).format(Number(value)),
  },
  date: {
    accepts: isDate,
    fault: 'fact-not-date',
    show: (value, locale, options) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', ...options }).format(date(value)),
  },
  month: {
    accepts: isDate,
    fault: 'fact-not-date',
    show: (value, locale) =>
      new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(date(value)),
  },
};

/** The options that formats know, with the values of those that have but a few. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  currency: [],
  maximumFractionDigits: [],
  minimumFractionDigits: [],
  notation: ['standard', 'compact', 'scientific', 'engineering'],
  compactDisplay: ['long', 'short'],
  dateStyle: ['full', 'long', 'medium', 'short'],
};
const OPTIONS = Object.keys(VALUES);

/** What was probably meant by options that mean nothing: `compactDispaly: long`. */
export function meantOptions(written: string): string | undefined {
  const meant = written.split(';').map((part) => {
    const [name = '', value = ''] = part.split(':').map((word) => word.trim());
    const option = nearest(name, OPTIONS);
    const [first, ...more] = VALUES[option ?? ''] ?? [];
    const known = first === undefined || [first, ...more].includes(value);
    return option && `${option}: ${known ? value : (nearest(value, [first, ...more]) ?? first)}`;
  });
  const whole = meant.join('; ');
  return meant.every(Boolean) && optionsOf('number', whole) ? whole : undefined;
}

/** The options that formats know, out of i18next's; everything else in those belongs to i18next. */
export const knownOptions = (options: Record<string, unknown>): FormatOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => OPTIONS.includes(name)));

/** A format's options with the currency that one of them leaves to a fact: `currency(currencyCode)`. */
export const withCurrency = (written: string | undefined, currencyIn: (fact: string) => string | undefined) =>
  written?.replace(/^(\s*)([^\s:;]+)(?=\s*$)|(\bcurrency:\s*)([^\s;]+)/, (part, ...[space, code, option, named]) => {
    const currency = currencyIn(code ?? named);
    return currency === undefined ? part : `${space ?? option}${currency}`;
  });

/** What stands in a format's brackets, `currency(USD)`, read as i18next reads it; undefined where it means nothing. */
export function optionsOf(format: string, written = ''): FormatOptions | undefined {
  const pairs =
    format === 'currency' && written.trim() && !written.includes(':')
      ? [['currency', written.trim()] as const]
      : written
          .split(';')
          .filter((part) => part.trim())
          .map((part) => readOption(part));
  const options: Record<string, unknown> = Object.fromEntries(pairs);
  const { currency } = options;
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(String(currency))) return undefined;
  if (Object.keys(options).some((name) => !OPTIONS.includes(name))) return undefined;
  try {
    new Intl.NumberFormat('en', options);
    new Intl.DateTimeFormat('en', options);
    return options;
  } catch {
    return undefined;
  }
}

function readOption(part: string): readonly [string, unknown] {
  const [name = '', value = ''] = part.split(':').map((word) => word.trim());
  return [name, /^\d+$/.test(value) ? Number(value) : value];
}
