import { describe, expect, test } from 'vitest';
import { brief, briefs, check } from '../../site-folder.ts';
import { textPage } from '../../small-site.ts';

const found = (title: string) => check({ 'pages/index.yaml': textPage(title) });

describe('a character that no text can have', () => {
  test.each([
    ['"Lima\\x01nora"', 'U+0001', 17],
    ['"Lima\\0nora"', 'U+0000', 17],
    ['"Lima\\enora"', 'U+001B', 17],
    ['"Lima\\u009fnora"', 'U+009F', 17],
    ['"Lima\\ud800nora"', 'U+D800', 17],
    ['"Lima\\ufffenora"', 'U+FFFE', 17],
    ['"Lima\\U0000ffffnora"', 'U+FFFF', 17],
    ['{ all: "a\\\\x01 \\x01" }', 'U+0001', 27],
    ['Lima\u007fnora', 'U+007F', 16],
    ['Lima\u0085nora', 'U+0085', 16],
    ['Lima\ufffenora', 'U+FFFE', 16],
    ["'Lima\u0001nora'".replace('\u0001', '\u0090'), 'U+0090', 17],
  ])('is told where it stands: %j', (title, name, column) => {
    const [only, ...rest] = found(title).filter(({ code }) => code === 'invisible-character');
    expect(only && brief(only)).toBe(`pages/index.yaml:6:${column} invisible-character`);
    expect(only?.details).toEqual({ name: { phrase: 'control', value: name } });
    expect(rest).toEqual([]);
  });

  test('is told in names and in site.yaml too', () => {
    expect(briefs({ 'pages/index.yaml': textPage('{ all: A }\n    "id\\x02": a') })).toEqual([
      'pages/index.yaml:7:8 invisible-character',
    ]);
  });
});

test.each(['"a\\tb"', '"a\\nb"', '"\\ud83d\\ude00"', '"\\\\x01"'])('%s is text', (title) => {
  expect(found(`{ all: ${title} }`)).toEqual([]);
});

test.each([
  ['What\u000bselling costs', ' '],
  ['What\u000cselling costs', ' '],
  ['What\u0085selling costs', ' '],
  ['"What\\vselling costs"', ' '],
  ['What \u000bselling costs', ''],
  ['sel\u007fling', ''],
])('%j keeps its words apart', (title, repair) => {
  const [only] = found(`{ all: ${title} }`).filter(({ code }) => code === 'invisible-character');
  expect(only?.fix?.text).toBe(repair);
});
