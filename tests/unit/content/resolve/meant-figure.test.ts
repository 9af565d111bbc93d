import { describe, expect, test } from 'vitest';
import { meantFigure } from '../../../../src/content/resolve/meant-figure.ts';
import type { Fact } from '../../../../src/content/validate/facts.ts';

const place = { source: { file: 'site.yaml', text: '' }, range: { start: 0, end: 0 } };
const at = (text: string) => ({ text, place, key: place });
const hours: Fact = {
  by: { tr: '{{count}} saat' },
  forms: { en: { one: at('{{count}} hour'), other: at('{{count}} hours') }, ar: { other: at('{{count}} ساعة') } },
  place,
};

const meant = (value: string, format: string, options?: string) =>
  meantFigure(value, { format, options, noun: format === 'hours' ? hours : undefined })?.number;

describe('a figure that has its unit with it', () => {
  test.each([
    ['24 saat', 'hours', '24'],
    ['24 hours', 'hours', '24'],
    ['24 ساعة', 'hours', '24'],
    ['24h', 'hours', '24'],
    ['24 ho.', 'hours', '24'],
    ['1.250,50 USD', 'compact', '1250.50'],
    ['1,25E+06', 'compact', '1250000'],
    ['2️⃣4️⃣', 'hours', '24'],
    ['1.250 saat', 'hours', '1250'],
    ['1 gün', 'hours', undefined],
    ['1.7M+', 'compact', '1700000'],
    ['~24 saat', 'hours', '24'],
    ['24-48', 'hours', undefined],
    ['24/7', 'hours', undefined],
  ])('%s as %s is %s', (value, format, number) => {
    expect(meant(value, format)).toBe(number);
  });

  test.each([
    ['1.250,50 TL', 'TRY', '1250.50'],
    ['TL 1250', 'TRY', '1250'],
    ['₺1250', 'TRY', '1250'],
    ['1250 lira', 'TRY', '1250'],
    ['1,250 TRY', 'TRY', '1250'],
    ['12,5 bin TL', 'TRY', '12500'],
    ['1.250 ر.س', 'SAR', '1250'],
    ['€ 1.250', 'EUR', '1250'],
    // Another currency than the one that is shown, and a price by the month.
    ['USD 1,250', 'TRY', undefined],
    ['€ 1.250', 'TRY', undefined],
    ['1250 / ay', 'TRY', undefined],
  ])('%s in %s is %s', (value, currency, number) => {
    expect(meant(value, 'currency', currency)).toBe(number);
  });

  test.each([
    ['%20', 'percent', '20'],
    ['yüzde 20', 'percent', '20'],
    ['100k', 'compact', '100000'],
    ['1,5 milyon', 'number', '1500000'],
    ['41.4M', 'compact', '41400000'],
    ['5-10', 'number', undefined],
    ['çok', 'number', undefined],
  ])('%s as %s is %s', (value, format, number) => {
    expect(meant(value, format)).toBe(number);
  });
});

test.each([
  ['otuz', '30'],
  ['yirmi dört', '24'],
  ['twenty-four', '24'],
  ['two', '2'],
  ['ثلاثون', '30'],
  ['one day', undefined],
  ['dört yirmi', undefined],
])('%s is the number %s', (value, number) => {
  expect(meant(value, 'hours')).toBe(number);
});
