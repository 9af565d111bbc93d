import { describe, expect, test } from 'vitest';
import { formats, knownOptions, optionsOf } from '../../../../src/content/resolve/formats.ts';

const show = (name: string, value: string, written?: string, locale = 'en-US') => {
  const options = optionsOf(name, written);
  return options && formats[name]?.show(value, locale, options).replace(/\u00a0/g, ' ');
};

describe('a format shows', () => {
  test.each([
    ['number', '1234567.891', undefined, '1,234,567.891'],
    ['number', '-1234', undefined, '-1,234'],
    ['number', '0.5', 'minimumFractionDigits: 2', '0.50'],
    ['number', '1.555', 'maximumFractionDigits: 1', '1.6'],
    ['number', '1200', 'notation: compact', '1.2K'],
    ['compact', '41440000', undefined, '41.4M'],
    ['compact', '41440000', 'maximumFractionDigits: 2', '41.44M'],
    ['percent', '12', undefined, '12%'],
    ['percent', '12.5', 'maximumFractionDigits: 1', '12.5%'],
    ['currency', '1200', undefined, '€1,200.00'],
    ['currency', '1200', 'USD', '$1,200.00'],
    ['currency', '1200', ' USD ', '$1,200.00'],
    ['currency', '1200', 'currency: USD; maximumFractionDigits: 0;', '$1,200'],
    ['date', '2024-06-30', undefined, 'June 30, 2024'],
    ['date', '2024-06', undefined, 'June 1, 2024'],
    ['date', '2024-06-30', 'dateStyle: short', '6/30/24'],
    ['month', '2024-06', undefined, 'June 2024'],
    ['month', '2024-06-30', undefined, 'June 2024'],
    ['month', '2024-01-01', undefined, 'January 2024'],
  ])('%s of %s (%s) as %s', (name, value, written, shown) => {
    expect(show(name, value, written)).toBe(shown);
  });
});

describe('a format accepts', () => {
  const numbers = ['number', 'compact', 'percent', 'currency'];
  const dates = ['date', 'month'];

  test.each(['0', '12', '-12', '1.5', '-0.25', '1200000'])('the figure %s', (value) => {
    for (const name of numbers) expect(formats[name]?.accepts(value)).toBe(true);
    for (const name of dates) expect(formats[name]?.accepts(value)).toBe(false);
  });

  test.each(['', ' 1', '1 ', '1,5', '1.', '.5', '1.5.2', '+1', '1e3', '0x1', '--1', 'x1', '1x', 'NaN'])(
    'no figure %j',
    (value) => {
      for (const name of numbers) expect(formats[name]?.accepts(value)).toBe(false);
    },
  );

  test.each(['2024-06', '2024-06-30', '2024-02-29', '1999-12-31'])('the date %s', (value) => {
    for (const name of dates) expect(formats[name]?.accepts(value)).toBe(true);
    for (const name of numbers) expect(formats[name]?.accepts(value)).toBe(false);
  });

  test.each([
    '2023-02-29',
    '2024-13',
    '2024-00',
    '2024-06-31',
    '2024',
    '24-06',
    '2024-6',
    '2024-06-1',
    'x2024-06',
    '2024-06x',
    '2024-06-30T00:00',
    '12024-06',
  ])('no date %s', (value) => {
    for (const name of dates) expect(formats[name]?.accepts(value)).toBe(false);
  });

  test('nothing else, and says which it wants', () => {
    expect(numbers.map((name) => formats[name]?.fault)).toEqual(numbers.map(() => 'fact-not-number'));
    expect(dates.map((name) => formats[name]?.fault)).toEqual(dates.map(() => 'fact-not-date'));
    expect(Object.keys(formats)).toEqual([...numbers, ...dates]);
  });
});

describe('options', () => {
  test.each([
    ['number', '', {}],
    ['number', ' ; ', {}],
    [
      'number',
      'maximumFractionDigits: 1; minimumFractionDigits: 1',
      { maximumFractionDigits: 1, minimumFractionDigits: 1 },
    ],
    ['number', ' notation : compact ', { notation: 'compact' }],
    ['currency', ' ', {}],
    ['currency', 'TRY', { currency: 'TRY' }],
    ['number', 'currency: TRY', { currency: 'TRY' }],
    ['number', 'TRY', undefined],
    ['number', 'currency: try', undefined],
    ['number', 'style: unit', undefined],
    ['number', 'notation: tiny', undefined],
    ['number', 'maximumFractionDigits: 1; digits: 2', undefined],
    ['number', 'maximumFractionDigits: 1x', undefined],
    ['date', 'dateStyle: full', { dateStyle: 'full' }],
    ['date', 'dateStyle: 1', undefined],
  ])('of %s: %j are %j', (format, written, options) => {
    expect(optionsOf(format, written)).toEqual(options);
  });

  test('of i18next’s own are left out', () => {
    expect(
      knownOptions({ lng: 'en', currency: 'USD', interpolation: {}, dateStyle: 'long', notation: 'compact' }),
    ).toEqual({
      currency: 'USD',
      dateStyle: 'long',
      notation: 'compact',
    });
    expect(knownOptions({ maximumFractionDigits: 1, minimumFractionDigits: 0, locale: 'x' })).toEqual({
      maximumFractionDigits: 1,
      minimumFractionDigits: 0,
    });
  });
});
