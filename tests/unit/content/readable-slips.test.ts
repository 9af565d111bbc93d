import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../src/content/authoring/fix.ts';
import { parseYaml } from '../../../src/content/read/parse.ts';
import { MAX_VALUES } from '../../../src/content/slips/nesting.ts';
import { Report } from '../../../src/content/written/report.ts';
import { brief, check } from '../site-folder.ts';
import { page } from '../small-site.ts';

/** What YAML can read but nobody meant: the value, each slip with its marked text, and the text repaired. */
function read(text: string) {
  const report = new Report();
  const value = parseYaml({ file: 'x.yaml', text }, new WeakMap(), report);
  const { diagnostics } = report;
  return {
    value,
    found: diagnostics.map(({ code, place: { range } }) => [code, range.start, text.slice(range.start, range.end)]),
    details: diagnostics.map(({ details }) => details),
    repaired: applyFixes(
      text,
      diagnostics.flatMap(({ fix }) => fix ?? []),
    ),
  };
}

describe('a name with a character that nobody can see', () => {
  test.each([
    ['a\u200bb: c\n', 1, '\u200b', 'ab: c\n', 'ab'],
    ['"a \u200eb": c\n', 3, '\u200e', '"a b": c\n', 'a b'],
    ['a \u200e: c\n', 2, '\u200e', 'a : c\n', 'a'],
    ['a\u00a0: c\n', 1, '\u00a0', 'a: c\n', 'a'],
  ])('is read without it: %j', (text, at, marked, repaired, name) => {
    expect(read(text)).toMatchObject({
      value: { [name]: 'c' },
      found: [['invisible-character', at, marked]],
      repaired,
    });
  });

  test('says what it is', () => {
    expect(read('a\u200bb: c\n').details).toEqual([{ name: { phrase: 'zeroWidthSpace', value: 'U+200B' } }]);
  });
});

describe('a name that has taken in a bullet, or a dash without its space', () => {
  test.each([
    ['• a: b\n', 0, '•', '- a: b\n'],
    ['x:\n  •a: b\n', 5, '•', 'x:\n  - a: b\n'],
    ['x: y\n-a: b', 5, '-', 'x: y\n- a: b'],
  ])('is told at its line: %j', (text, at, marked, repaired) => {
    expect(read(text)).toMatchObject({ found: [['yaml-dash', at, marked]], repaired });
  });

  test('is none within a line', () => {
    expect(read('x: { -a: b }\n').found).toEqual([]);
    expect(read('- •a: b\n').found).toEqual([]);
  });
});

describe('a name that has taken in its value', () => {
  test.each([
    ['{ a:b }\n', 3, '{ a: b }\n'],
    ['x: { y: z, long-name:b }\n', 20, 'x: { y: z, long-name: b }\n'],
  ])('lacks a space: %j', (text, at, repaired) => {
    expect(read(text)).toMatchObject({ found: [['yaml-missing-space', at, ':']], repaired });
  });

  test.each(['{ https://x.test }\n', '{ a/b }\n', '{ a:b: c }\n', '{ words a:b }\n', '{ :b }\n'])(
    'is none in %j',
    (text) => {
      expect(read(text).found).toEqual([]);
    },
  );
});

describe('a list in brackets with commas of another keyboard', () => {
  test.each([
    ['a: [SA، AE]\n', [6], 'a: [SA, AE]\n'],
    ['a: [ SA، AE،QA ]\n', [7, 11], 'a: [ SA, AE,QA ]\n'],
    ['a: [x, SA；AE]\n', [9], 'a: [x, SA,AE]\n'],
  ])('%j', (text, places, repaired) => {
    expect(read(text)).toMatchObject({ repaired });
    expect(read(text).found.map(([code, at]) => [code, at])).toEqual(places.map((at) => ['yaml-lookalike', at]));
  });

  test.each(['a: SA، AE\n', 'a: ["SA، AE"]\n', 'a: [one word، two words]\n', '- SA، AE\n'])('is none in %j', (text) => {
    expect(read(text).found).toEqual([]);
  });
});

describe('lines that YAML joins to one text for their colon of another keyboard', () => {
  test.each([
    ['a：b\n', [['yaml-lookalike', 1, '：']], 'a: b\n'],
    [
      'a：b\nc：d\n',
      [
        ['yaml-lookalike', 1, '：'],
        ['yaml-lookalike', 5, '：'],
      ],
      'a: b\nc: d\n',
    ],
    [
      'a：b\r\nc： d\r\n',
      [
        ['yaml-lookalike', 1, '：'],
        ['yaml-lookalike', 6, '：'],
      ],
      'a: b\r\nc: d\r\n',
    ],
    ['- a：b\n', [['yaml-lookalike', 3, '：']], '- a: b\n'],
    ['x:\n  a：b\n', [['yaml-lookalike', 6, '：']], 'x:\n  a: b\n'],
  ])('%j', (text, found, repaired) => {
    expect(read(text)).toMatchObject({ found, repaired });
  });

  test.each(['x: a：b\n', '- x: a：b\n', 'x: "a：b"\n', 'two words：three\n', '[a：b]\n'])('are none in %j', (text) => {
    expect(read(text).found).toEqual([]);
  });
});

describe('an exclamation mark', () => {
  test.each([
    ['- !Hello there\n', 2, '- "!Hello there"\n'],
    ['a: [!Hello, b]\n', 4, undefined],
  ])('at the beginning of a text is told where it is: %j', (text, at, repaired) => {
    const said = read(text);
    expect(said.found[0]).toEqual(['yaml-special-start', at, '!']);
    if (repaired !== undefined) expect(said.repaired).toBe(repaired);
  });

  test.each(['a: b!\n', 'a: b !c\n', 'a: "!b"\n'])('elsewhere is a part of it: %j', (text) => {
    expect(read(text).found).toEqual([]);
  });
});

describe('values that are repeated', () => {
  test('count each time', () => {
    const list = (count: number) => `a: [${Array(count).fill('x').join(', ')}]\n`;
    // The mapping and the list count too.
    expect(read(list(MAX_VALUES - 2)).found).toEqual([]);
    expect(read(list(MAX_VALUES - 1)).found.map(([code]) => code)).toEqual(['too-many-values']);
  });
});

describe('a character that nobody can see, in a word that the site has to know', () => {
  const found = (block: string) =>
    check({ 'pages/index.yaml': page(`  - type: ${block}\n`) }).map((each) => [brief(each), each.details]);
  const softHyphen = { name: { phrase: 'softHyphen', value: 'U+00AD' } };

  test.each([
    ['di\u00advider', '5:13'],
    ['divider\n    tone: sa\u00adnd', '6:13'],
    ['divider\n    id: a\u00adb', '6:10'],
    ['hero\n    title: { all: T }\n    region: no\u00adrth', '7:15'],
    ['hero\n    title: { all: T }\n    badgeIcon: tr\u00aduck', '7:18'],
    ['text\n    title: { all: "{{bra\u00adnd}}" }', '6:25'],
    ['cta\n    title: { all: T }\n    actions: [{ label: { all: L }, link: "/\u00ad" }]', '7:44'],
  ])('is the mistake: %j', (block, at) => {
    expect(found(block)).toEqual([[`pages/index.yaml:${at} invisible-character`, softHyphen]]);
  });

  test('is none where the words would be wrong without it', () => {
    expect(found('text\n    title: { all: "so\u00adft" }\n    tone: dark').map(([line]) => line)).toEqual([
      'pages/index.yaml:7:11 not-a-choice',
    ]);
  });
});
