import { describe, expect, test } from 'vitest';
import { findInvisible, latinDigits, meantNumber } from '../../../../src/content/written/lookalikes.ts';
import { meantDate } from '../../../../src/content/written/meant-date.ts';

describe('a number of another keyboard or another habit', () => {
  test.each([
    ['12', '12', true],
    ['-12.50', '-12.50', true],
    ['١٢٣٤', '1234', true],
    ['۱۲', '12', true],
    ['１２', '12', true],
    ['١٢٫٥', '12.5', true],
    ['١٬٢٣٤', '1234', true],
    ['١٬٢٣٤٬٥٦٧٫٥', '1234567.5', true],
    ['2,5', '2.5', true],
    ['-2,50', '-2.50', true],
    ['2,5000', '2.5000', true],
    ['1.234.567', '1234567', false],
    ['1,234,567', '1234567', false],
    ['1 234', '1234', false],
    ["1'234", '1234', false],
    ['12\u00a0345', '12345', false],
    ['123\u202f456\u202f789', '123456789', false],
    ['1.250,50', '1250.50', false],
    ['1,250.5', '1250.5', false],
    ['₺1.250', '1250', false],
    ['1250.-', '1250', false],
    ['5,', '5', false],
    ['24 ', '24', false],
  ])('%j means %s', (written, number, exact) => {
    expect(meantNumber(written)).toEqual({ number, exact });
  });

  test.each([
    '',
    'x',
    '12x',
    'x12',
    '1,234',
    '1.2.3',
    '1.234,567.890',
    '1234 567',
    '1 23',
    '1 2345',
    '12.',
    '.5',
    '--1',
    '1,2,3',
    'x1 234',
    '1 234x',
    '1.234.56',
    '1.234.5678',
    '1234.567.890',
    ',5',
  ])('%j means none', (written) => {
    expect(meantNumber(written)).toBeUndefined();
  });

  test('keeps its words', () => {
    expect(latinDigits('من ٠ إلى ٩, ۰–۹, ０–９, 5')).toBe('من 0 إلى 9, 0–9, 0–9, 5');
  });
});

describe('a date in another form', () => {
  test.each([
    ['06/30/2024', '2024-06-30'],
    ['2024-30-06', '2024-06-30'],
    ['2024-06-30T10:00', '2024-06-30'],
  ])('%s is %s, the only day that it can be', (written, date) => {
    expect(meantDate(written)).toBe(date);
  });

  test.each(['2024-02-30', '31.04.2024', '2023-02-29'])('%s is on no calendar', (written) => {
    expect(meantDate(written)).toBeUndefined();
  });

  test.each([
    ['30.6.2024', '2024-06-30'],
    ['01.12.2024', '2024-12-01'],
    ['3.4.2024', '2024-04-03'],
    ['31.1.2024', '2024-01-31'],
    ['30/6/2024', '2024-06-30'],
    ['13-12-2024', '2024-12-13'],
    ['٣٠.٦.٢٠٢٤', '2024-06-30'],
  ])('%s is %s', (written, date) => {
    expect(meantDate(written)).toBe(date);
  });

  test.each([
    '3/4/2024',
    '12-11-2024',
    '32.1.2024',
    '1.13.2024',
    '30/6-2024',
    '30.6.24',
    'on 30.6.2024',
    '30.6.20241',
    '130.6.2024',
    '30.126.2024',
    '',
  ])('%s may be another, or none', (written) => {
    expect(meantDate(written)).toBeUndefined();
  });
});

describe('a character that nobody can see', () => {
  const find = (text: string, range = { start: 0, end: text.length }) => {
    const found = findInvisible(text, range);
    return found && [found.start, found.end, found.name, found.fix.text, found.fix.range];
  };

  test.each([
    ['\u00a0', 'noBreakSpace', 'U+00A0'],
    ['\u202f', 'noBreakSpace', 'U+202F'],
    ['\u200b', 'zeroWidthSpace', 'U+200B'],
    ['\u200e', 'directionMark', 'U+200E'],
    ['\u200f', 'directionMark', 'U+200F'],
    ['\u061c', 'directionMark', 'U+061C'],
    ['\u202a', 'directionMark', 'U+202A'],
    ['\u2067', 'directionMark', 'U+2067'],
    ['\u00ad', 'softHyphen', 'U+00AD'],
    ['\u2009', 'oddSpace', 'U+2009'],
    ['\u3000', 'oddSpace', 'U+3000'],
    ['\u2060', 'invisible', 'U+2060'],
    ['\ufeff', 'invisible', 'U+FEFF'],
    ['\u{e0001}', 'invisible', 'U+E0001'],
  ])('%j has a name and a number', (character, phrase, value) => {
    const end = 1 + character.length;
    const space = /oddSpace|noBreakSpace/.test(phrase) ? ' ' : '';
    expect(find(`a${character}b`)).toEqual([1, end, { phrase, value }, space, { start: 1, end }]);
  });

  test.each([
    ['a\u00a0b', ' '],
    ['a\u200bb', ''],
    ['\u00a0b', ''],
    ['a\u00a0', ''],
    ['a \u00a0b', ''],
    ['a\u00a0 b', ''],
    ['"\u00a0b', ''],
    ["a\u00a0'", ''],
    ['a\u00a0\u200bb', ' '],
  ])('in %j becomes %j', (text, repaired) => {
    expect(findInvisible(text, { start: 0, end: text.length })?.fix.text).toBe(repaired);
  });

  test('is looked for in its range only, and the first one counts', () => {
    expect(find('a b')).toBeUndefined();
    expect(find('\u200bab\u200b', { start: 1, end: 3 })).toBeUndefined();
    expect(find('ab\u200bc\u200ed', { start: 1, end: 6 })?.slice(0, 2)).toEqual([2, 3]);
  });
});
