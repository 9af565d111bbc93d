import { expect, test } from 'vitest';
import { lineAndColumn } from '../../../../src/diagnostics/lines.ts';
import { check, openSite, proofread } from '../../site-folder.ts';
import { page, SITE } from '../../small-site.ts';

const table = (file: string, more = '') =>
  page(
    `  - type: data-table\n    caption: { all: Loaves }\n    columns:\n      - name: { all: Loaf }\n      - name: { all: Weight }\n        kind: figure\n    file: ${file}\n${more}`,
  );

const CSV = 'Loaf;Weight\nRye;750\n"Whole; grain";1.000,5\n';

const rowsOf = (csv: string | Uint8Array, language = 'en', site = SITE) => {
  const project = openSite({ 'site.yaml': site, 'pages/index.yaml': table('/loaves.csv'), 'public/loaves.csv': csv });
  const [block] = project.compile('/', language).page?.blocks ?? [];
  return block?.type === 'data-table' ? block.file?.map(({ cells }) => cells) : undefined;
};

const told = (csv: string | Uint8Array, path = '/loaves.csv', more = '') =>
  check({ 'pages/index.yaml': table(path, more), 'public/loaves.csv': csv }).map(({ code, place, details, fix }) => {
    const { line, column } = lineAndColumn(place.source, place.range.start);
    return [`${place.source.file}:${line}:${column} ${code}`, details, ...(fix ? [fix.text] : [])];
  });

test('the rows of a table come from its file, all but the first line', () => {
  expect(told(CSV)).toEqual([]);
  expect(rowsOf(CSV)).toEqual([
    ['Rye', '750'],
    ['Whole; grain', '1.000,5'],
  ]);
});

test('Latin words of a file stay whole from right to left', () => {
  expect(rowsOf('a,b\nخبز Rye,750 g', 'ar')?.[0]).toEqual([
    ['خبز ', { text: 'Rye', isolate: true }],
    [{ text: '750 g', isolate: true }],
  ]);
});

test('a byte order mark and what a spreadsheet leaves behind the last column are nothing', () => {
  expect(rowsOf('\ufeffa;b;;;\nRye;750;;;\nSpelt;;;;\n')).toEqual([
    ['Rye', '750'],
    ['Spelt', ''],
  ]);
});

test('each language may have a file of its own, by a fact', () => {
  const project = openSite({
    'site.yaml': SITE.replace('facts: {}', 'facts: { loaves: { en: /en.csv, tr: /tr.csv, ar: /en.csv } }'),
    'pages/index.yaml': table('"{{loaves}}"'),
    'public/en.csv': 'a,b\nRye,1',
    'public/tr.csv': 'a,b\nÇavdar,1',
  });
  expect(project.check().filter(({ severity }) => severity === 'error')).toEqual([]);
  const [block] = project.compile('/', 'tr').page?.blocks ?? [];
  expect(block).toMatchObject({ file: [{ cells: ['Çavdar', '1'] }] });
});

test.each<[name: string, csv: string | Uint8Array, found: unknown[][]]>([
  ['a row too short', 'a,b\nRye,1\nSpelt', [['public/loaves.csv:3:1 csv-row', { row: 3, count: 1, wanted: 2 }]]],
  ['a comma within a figure', 'a,b\nRye,1,250', [['public/loaves.csv:2:1 csv-row', { row: 2, count: 3, wanted: 2 }]]],
  [
    'a column more than the page names',
    'a,b,c\nRye,1,2',
    [['public/loaves.csv:1:1 csv-columns', { count: 3, wanted: 2, key: 'columns' }]],
  ],
  ['an open quotation mark', 'a,b\nRye,"1\nSpelt,2', [['public/loaves.csv:2:5 csv-open-quote', { row: 2 }]]],
  ['names and nothing else', 'a,b\n', [['public/loaves.csv:1:1 csv-without-rows', {}]]],
  ['nothing', '', [['public/loaves.csv:1:1 csv-without-rows', {}]]],
  ['the letters of Windows', Buffer.from('a,b\nSat\xfd\xfe,1', 'latin1'), [['public/loaves.csv:1:1 csv-encoding', {}]]],
  ['many rows', `a,b\n${'x,1\n'.repeat(1001)}`, [['pages/index.yaml:11:11 csv-too-long', { limit: 1000 }]]],
  ['a megabyte', `a,b\n${'x'.repeat(1_000_001)},1`, [['pages/index.yaml:11:11 csv-too-long', { limit: 1000 }]]],
  [
    'hidden letters',
    'a,b\nRy\u200be,1',
    [['public/loaves.csv:2:3 hidden-in-text', { name: { phrase: 'zeroWidthSpace', value: 'U+200B' } }]],
  ],
])('%s is told where it stands', (_, csv, found) => {
  expect(told(csv)).toEqual(found);
});

test('what the page says of it is told there', () => {
  expect(told(CSV, '/loafs.csv')).toEqual([
    ['pages/index.yaml:11:11 missing-file', { path: '/loafs.csv', suggestion: '/loaves.csv' }],
  ]);
  expect(told(CSV, 'public/loaves.csv')).toEqual([
    ['pages/index.yaml:11:11 missing-file', { path: 'public/loaves.csv', suggestion: '/loaves.csv' }],
  ]);
  expect(told(CSV, '/prices.xlsx')).toEqual([['pages/index.yaml:11:11 not-csv', { path: '/prices.xlsx' }]]);
  expect(told(CSV, '/flag.svg')).toEqual([['pages/index.yaml:11:11 not-csv', { path: '/flag.svg' }]]);
  const rows = '    rows:\n      - cells: [{ all: Rye }, { all: "750" }]\n';
  expect(told(CSV, '/loaves.csv', rows)).toEqual([
    ['pages/index.yaml:11:11 no-effect-beside', { key: 'file', other: 'rows' }],
  ]);
});

test('a table needs rows or a file', () => {
  const [first] = check({ 'pages/index.yaml': table('/loaves.csv').replace(/ {4}file:.*\n/, '') });
  expect(first).toMatchObject({ code: 'missing-field', details: { key: 'rows' } });
});

test('a changed file is read again, and its page alone', () => {
  const files = { 'pages/index.yaml': table('/loaves.csv'), 'public/loaves.csv': CSV };
  const project = openSite(files);
  expect(proofread(files).filter(({ severity }) => severity === 'error')).toEqual([]);
  const record = project.record('/')?.record;
  expect(record?.used).toContain('public/loaves.csv');
});
