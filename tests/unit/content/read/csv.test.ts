import { expect, test } from 'vitest';
import { parseCsv } from '../../../../src/content/read/csv.ts';

const words = (text: string) => parseCsv(text).rows.map(({ cells }) => cells.map((cell) => cell.text));

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
  const [, row] = parseCsv(text).rows;
  expect(row?.cells.map(({ start, end }) => text.slice(start, end))).toEqual(['"one, two"', ' 2']);
});

test('a quotation mark that nothing closes ends the reading there', () => {
  expect(parseCsv('a,b\n1,"2\n3,4\n')).toMatchObject({ open: { at: 6, number: 2 }, rows: [{ number: 1 }] });
  expect(parseCsv('"""')).toEqual({ open: { at: 0, number: 1 }, rows: [] });
});

test('a row has the number that a spreadsheet shows beside it', () => {
  expect(parseCsv('sep=;\na\n\n"b\nb"\nc').rows.map(({ number }) => number)).toEqual([1, 3, 4]);
});
