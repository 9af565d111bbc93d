import { describe, expect, test } from 'vitest';
import { plainText } from '../../../../schema/plain-text.ts';
import { compile } from '../../site-folder.ts';
import { META, SITE } from '../../small-site.ts';

const show = (value: string, words: string, language: string, site = SITE) => {
  const yaml = `${META}facts: { x: "${value}", y: "{{x, currency(USD)}}" }\nblocks:\n  - type: text\n    title: { all: "${words}" }\n`;
  const { page, found } = compile({ 'site.yaml': site, 'pages/index.yaml': yaml }, '/', language);
  const [block] = page?.blocks ?? [];
  if (found.length) return found.map((line) => line.split(' ')[1]).join();
  return block && 'title' in block && block.title !== undefined ? plainText(block.title) : undefined;
};

describe('figures and dates follow the page’s language', () => {
  test.each([
    ['41400000', '{{x, compact}}', '41.4M', '41,4 Mn', '41.4 مليون'],
    ['1700', '{{x,compact}}', '1.7K', '1,7 B', '1.7 ألف'],
    ['41400000', '{{x, compact(compactDisplay: long)}}', '41.4 million', '41,4 milyon', '41.4 مليون'],
    ['1234567.5', '{{x, number}}', '1,234,567.5', '1.234.567,5', '1,234,567.5'],
    ['2024-06', '{{x, month}}', 'June 2024', 'Haziran 2024', 'يونيو 2024'],
    ['2024-06-30', '{{x, date}}', 'June 30, 2024', '30 Haziran 2024', '30 يونيو 2024'],
    ['1200', '{{x, currency(USD)}}', '$1,200.00', '$1.200,00', '\u200f1,200.00 US$'],
  ])('%s as %s', (value, words, en, tr, ar) => {
    expect(['en', 'tr', 'ar'].map((language) => show(value, words, language)?.replace(/\u00a0/g, ' '))).toEqual([
      en,
      tr,
      ar,
    ]);
  });

  test('a percent sign stands where the language wants it', () => {
    expect(['en', 'tr'].map((language) => show('12', '{{x, percent}}', language))).toEqual(['12%', '%12']);
  });

  test('a fact shown by another fact keeps its currency', () => {
    expect(show('1200', '{{y}}', 'en')).toBe('$1,200.00');
  });

  test('the digits are those that site.yaml names', () => {
    const site = SITE.replace('locale: ar_SA, numbering: latn', 'locale: ar_SA, numbering: arab');
    expect(show('41400000', '{{x, compact}}', 'ar', site)?.replace(/\u00a0/g, ' ')).toBe('٤١٫٤ مليون');
    expect(show('2024-06', '{{x, month}}', 'ar', site)).toBe('يونيو ٢٠٢٤');
  });
});

describe('a currency may be a fact', () => {
  const priced = (words: string, code = 'SAR') => {
    const facts = `{ price: "1250.5", currencyCode: ${code}, both: "{{price, currency(currencyCode)}}" }`;
    const yaml = `${META}facts: ${facts}\nblocks:\n  - type: text\n    title: { all: "${words}" }\n`;
    const { page, found } = compile({ 'pages/index.yaml': yaml });
    const [block] = page?.blocks ?? [];
    if (found.length) return found;
    return block?.type === 'text' && block.title ? plainText(block.title).replace(/\u00a0/g, ' ') : undefined;
  };

  test.each([
    ['{{price, currency(currencyCode)}}', 'SAR 1,250.50'],
    ['{{price, currency( currencyCode )}}', 'SAR 1,250.50'],
    ['{{price, currency(currency: currencyCode; maximumFractionDigits: 0)}}', 'SAR 1,251'],
    ['{{price, currency(EUR)}} {{currencyCode}}', '€1,250.50 SAR'],
    ['{{both}}', 'SAR 1,250.50'],
  ])('%s', (words, shown) => {
    expect(priced(words)).toBe(shown);
  });

  test('that is none is reported where it is used', () => {
    expect(priced('{{price, currency(currencyCode)}}', 'Riyal')).toContain('pages/index.yaml:7:20 bad-format-option');
  });
});

describe('what a format cannot show is reported', () => {
  test.each([
    ['many', '{{x, compact}}', 'fact-not-number'],
    ['1,200', '{{x, number}}', 'fact-not-number'],
    ['Infinity', '{{x, number}}', 'fact-not-number'],
    ['June', '{{x, month}}', 'fact-not-date'],
    ['2024-13', '{{x, month}}', 'fact-not-date'],
    ['2023-02-30', '{{x, date}}', 'no-such-day'],
    ['1', '{{x, compct}}', 'unknown-format'],
    ['1', '{{x, toString}}', 'unknown-format'],
    ['1', '{{x, constructor}}', 'unknown-format'],
    ['1', '{{x, datetime}}', 'unknown-format'],
  ])('%j as %s: %s', (value, words, code) => {
    expect(show(value, words, 'en')).toBe(code);
  });

  test('a currency that does not exist is reported', () => {
    expect(show('1', '{{x, currency(DOLLARS)}}', 'en')).toMatch(/^[a-z]+(-[a-z]+)+$/);
  });
});
