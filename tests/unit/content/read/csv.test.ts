import { expect, test } from 'vitest';
import { parseCsv } from '../../../../src/content/read/csv.ts';

const words = (text: string) => parseCsv(text).rows.map((row) => row.map((cell) => cell.text));

test.each([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, and commas in figures',
    'a;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a mark that Excel names',
    'sep=|\na|b,c\n1|2',
    [
      ['a', 'b,c'],
      ['1', '2'],
    ],
  ],
  [
    'marks in quotation marks',
    '"a;b;c",d\n"1, ""2""",3',
    [
      ['a;b;c', 'd'],
      ['1, "2"', '3'],
    ],
  ],
  [
    'a line break within a cell',
    'a,b\n"one\ntwo",2',
    [
      ['a', 'b'],
      ['one two', '2'],
    ],
  ],
  [
    'empty cells and lines',
    'a,b,c\n\n,,\n1,,\n,2,3',
    [
      ['a', 'b', 'c'],
      ['1', '', ''],
      ['', '2', '3'],
    ],
  ],
  ['one column', 'a\n1\n2', [['a'], ['1'], ['2']]],
  ['words behind a closing mark', '"a" x,b', [['a', 'b']]],
  ['nothing', '', []],
  ['no more than a mark', ',', []],
])('reads %s', (_, text, rows) => {
  expect(words(text)).toEqual(rows);
});

test('a cell knows where it is written, with its quotation marks', () => {
  const text = 'a,b\n"one, two", 2\n';
  const [, row = []] = parseCsv(text).rows;
  expect(row.map(({ start, end }) => text.slice(start, end))).toEqual(['"one, two"', ' 2']);
});

test('a quotation mark that nothing closes ends the reading there', () => {
  expect(parseCsv('a,b\n1,"2\n3,4\n')).toMatchObject({ open: 6, rows: [[{ text: 'a' }, { text: 'b' }]] });
  expect(parseCsv('"""')).toEqual({ open: 0, rows: [] });
});
