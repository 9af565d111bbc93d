import { describe, expect, test } from 'vitest';
import { findLineFaults } from '../../../../src/content/slips/line-faults.ts';
import { hasWideColon } from '../../../../src/content/slips/start-faults.ts';

/** Each slip: code, marked text and its place; and the text with it repaired where only one repair is right. */
const find = (text: string) =>
  findLineFaults(text).map(({ code, start, end, fix }) => [
    code,
    text.slice(start, end),
    start,
    ...(fix ? [text.slice(0, fix.range.start) + fix.text + text.slice(fix.range.end)] : []),
  ]);

describe('what stands for a dash', () => {
  test.each(['-- ', '► ', 'o ', 'a) ', 'b. '])('%j', (mark) => {
    expect(find(`a:\n  ${mark}en: b\n`)).toEqual([['yaml-dash', mark[0], 5, 'a:\n  - en: b\n']]);
  });
});

test('a second name behind a semicolon', () => {
  expect(find('a: b; c: d\n')).toEqual([['yaml-two-names', 'c:', 6]]);
});

describe('marks of two versions', () => {
  test.each([
    ['a: b\n<<<<<<< HEAD  \nc: d\n', '<<<<<<< HEAD'],
    ['a: b\n<<<<<<<\nc: d\n', '<<<<<<<'],
  ])('are told whole: %j', (text, marked) => {
    expect(find(text)).toEqual([['yaml-conflict', marked, 5]]);
  });

  test.each(['=======', '======= words', '>>>>>>> branch', '||||||| base', '>>>>>>>'])(
    'are told of although only one is left: %j',
    (line) => {
      expect(find(`a: b\n${line}\nc: d\n`)).toEqual([['yaml-conflict', line, 5]]);
    },
  );

  test('are told once of one conflict', () => {
    const text = '<<<<<<< HEAD\na: b\n||||||| base\na: c\n=======\na: d\n>>>>>>> branch\n';
    expect(find(`${text}e: f\n${text}`)).toEqual([
      ['yaml-conflict', '<<<<<<< HEAD', 0],
      ['yaml-conflict', '<<<<<<< HEAD', text.length + 5],
    ]);
  });

  test.each([
    ['x <<<<<<< HEAD', 'yaml-stray-line'],
    ['<<<<<<<HEAD', 'yaml-missing-colon'],
    ['>>>>>>>branch', 'yaml-missing-colon'],
    ['=======x', 'yaml-missing-colon'],
    ['x =======', 'yaml-stray-line'],
  ])('are none within a line: %j', (line, code) => {
    expect(find(`a: b\n${line}\nc: d\n`)).toEqual([[code, line, 5]]);
  });
});

describe('a fence of code', () => {
  test.each([
    ['a: b\n```yaml\nc: d\n', '```yaml', 5, 'a: b\nc: d\n'],
    ['a: b\n  ```  \nc: d\n', '```', 7, 'a: b\nc: d\n'],
    ['a: b\n~~~\nc: d\n', '~~~', 5, 'a: b\nc: d\n'],
  ])('is told, and its line goes: %j', (text, marked, at, repaired) => {
    expect(find(text)).toEqual([['yaml-code-fence', marked, at, repaired]]);
  });

  test.each(['x ```', '``` x y', '``', '~'])('is none in %j', (line) => {
    expect(find(`a: b\n${line}\n`).map(([code]) => code)).not.toContain('yaml-code-fence');
  });
});

describe('a character that nobody can see', () => {
  test.each([
    ['before a name', '\u200ba: b', '\u200b', 0, 'a: b'],
    ['before a name further in', 'a:\n  \ufeffb: c', '\ufeff', 5, 'a:\n  b: c'],
    ['in a name', 'a\u200bb: c', '\u200b', 1, 'ab: c'],
    ['behind a name', 'a\u200e: b', '\u200e', 1, 'a: b'],
    ['behind a dash', '-\u200b a: b', '\u200b', 1, '- a: b'],
    ['that parts a dash from its words', '-\u00a0a: b', '\u00a0', 1, '- a: b'],
    ['that parts a name from its value', 'a:\u00a0b', '\u00a0', 2, 'a: b'],
    ['that parts them twice', 'a:\u00a0\u00a0b', '\u00a0\u00a0', 2, 'a:  b'],
    ['that indents', 'a:\n\u00a0\u00a0b: c', '\u00a0\u00a0', 3, 'a:\n  b: c'],
    ['behind the colon, of no width', 'a: \u200fb', '\u200f', 3, 'a: b'],
  ])('%s', (_where, text, marked, at, repaired) => {
    expect(find(text)).toEqual([['invisible-character', marked, at, repaired]]);
  });

  test.each(['a: b\u00a0c', 'a: b\u200b', 'a: "b": \u200b', '# \u200b', 'a: b # \u00a0c'])(
    'is no slip in words: %j',
    (text) => {
      expect(find(text).map(([code]) => code)).not.toContain('invisible-character');
    },
  );
});

describe('a bullet, or a dash without its space', () => {
  test.each([
    ['• a: b', '•', 0, '- a: b'],
    ['•a: b', '•', 0, '- a: b'],
    ['x:\n  – a: b', '–', 5, 'x:\n  - a: b'],
    ['x:\n  * a: b', '*', 5, 'x:\n  - a: b'],
    ['-a: b', '-', 0, '- a: b'],
    ['-"a": b', '-', 0, '- "a": b'],
  ])('before a field is repaired: %j', (text, marked, at, repaired) => {
    expect(find(text)).toEqual([['yaml-dash', marked, at, repaired]]);
  });

  test.each([
    ['• words', '•', 0],
    ['x:\n  -words', '-', 5],
    ['-[a', '-', 0],
  ])('before words is told only, since they may go on from above: %j', (text, marked, at) => {
    expect(find(text)).toEqual([['yaml-dash', marked, at]]);
  });

  test.each(['- a', '-1: a', '--- a', '*a: b', '-', '•'])('is none in %j', (text) => {
    expect(find(text).map(([code]) => code)).not.toContain('yaml-dash');
  });

  test('proves nothing alone', () => {
    expect(findLineFaults('• a')).toMatchObject([{ unsure: true }]);
  });
});

describe('a colon of another keyboard', () => {
  test.each([
    ['title：words', '：', 5, 'title: words'],
    ['title： words', '：', 5, 'title: words'],
    ['title ： words', '：', 6, 'title: words'],
    ['title：', '：', 5, 'title:'],
    ['title﹕words', '﹕', 5, 'title: words'],
    ['a: b\n  c.d-e∶f\n', '∶', 12, 'a: b\n  c.d-e: f\n'],
  ])('behind a name: %j', (text, marked, at, repaired) => {
    expect(find(text)).toEqual([['yaml-lookalike', marked, at, repaired]]);
  });

  test('is named, with the right one', () => {
    expect(findLineFaults('title：words')).toMatchObject([{ details: { character: '：', right: ':' } }]);
  });

  test('is none in words', () => {
    expect(find('two words：three')).toEqual([['yaml-stray-line', 'two words：three', 0]]);
  });

  test.each([
    ['a：b', true],
    ['a:b', false],
    ['', false],
  ])('is in %j: %j', (text, whether) => {
    expect(hasWideColon(text)).toBe(whether);
  });
});

describe('a comma of another keyboard', () => {
  test.each([
    ['a: { b: c، d: e }', '،', 9, 'a: { b: c, d: e }'],
    ['a: { b: c，d: e }', '，', 9, 'a: { b: c,d: e }'],
    ['a: { b: c؛ "d": e }', '؛', 9, 'a: { b: c, "d": e }'],
    ['a: { b: "x، y: z"، d: e }', '،', 17, 'a: { b: "x، y: z", d: e }'],
    ["a: { b: 'x، y: z'، d: e }", '،', 17, "a: { b: 'x، y: z', d: e }"],
  ])('before the next field: %j', (text, marked, at, repaired) => {
    expect(find(text)).toEqual([['yaml-lookalike', marked, at, repaired]]);
  });

  test('is told for each field', () => {
    expect(find('a: { b: c، d: e، f: g }').map(([code, , at]) => [code, at])).toEqual([
      ['yaml-lookalike', 9],
      ['yaml-lookalike', 15],
    ]);
  });

  test.each(['a: { b: c، d }', 'a: { b: "c، d: e" }', "a: { b: 'c، d: e' }", 'a: { b: c, d: e }'])(
    'is a part of words in %j',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});

test.each([
  ['a: ["b" "c"]', 6],
  ['a: { b: "c" d: e }', 10],
  ['a: {"b" c: d}', 6],
])('a comma that is missing in %j', (text, at) => {
  expect(find(text)).toEqual([['yaml-missing-comma', '"', at, `${text.slice(0, at + 1)},${text.slice(at + 1)}`]]);
});

describe('words after a quotation in brackets', () => {
  test.each([
    ['a: { b: "c" d }', 'd', 12],
    ['a: ["b"c]', 'c', 7],
    ['a: [x, "b \\"q\\"" c]', 'c', 17],
  ])('%j', (text, marked, at) => {
    expect(find(text)).toEqual([['yaml-text-after-quote', marked, at]]);
  });

  test.each(['a: ["b", "c"]', 'a: { "b": "c" }', 'a: { b: "c" }', 'a: ["b" ]', 'a: [ "b" # c', 'a: [b "c" d]'])(
    'are none in %j',
    (text) => {
      expect(find(text).map(([code]) => code)).not.toContain('yaml-text-after-quote');
    },
  );
});

describe('a value that begins like one of YAML’s own', () => {
  test.each([
    'a: x % y',
    'a: x @ y',
    'a: x * y',
    'a: x & y',
    'a: x - y',
    'a: x ? y',
    'a: x | y',
    'a: x > y',
    'a: x [b] c',
    'a: x {b} c',
    'a: *long-name',
    'a: *long-name # c',
    'a: &name words',
    'a: |2-',
    'a: >+',
    'a: [b] # c',
    'a: {} # c',
    "a: x 'y' z",
    'a: x "y" z',
    'a: "b"   # c',
  ])('is none in %j', (text) => {
    expect(find(text).filter(([code]) => code !== 'yaml-unclosed-bracket')).toEqual([]);
  });

  test.each([
    ['a: *long-name  words', 'a: "*long-name  words"'],
    ['a: [words, more] words', 'a: "[words, more] words"'],
    ['a: {words} words', 'a: "{words} words"'],
    ['a: [b]c', 'a: "[b]c"'],
    ['a: |words', 'a: "|words"'],
    ['a: - words', 'a: "- words"'],
    ['a: ?', undefined],
  ])('is told in %j', (text, repaired) => {
    expect(find(text).map(([code, , at, mended]) => [code, at, mended])).toEqual([['yaml-special-start', 3, repaired]]);
  });
});

describe('in braces', () => {
  test.each([
    ['a: { en: Rome tr: Roma }', 'yaml-missing-comma', 'e', 'a: { en: Rome, tr: Roma }'],
    ['a: { en: Rome: old, tr: Roma }', 'yaml-colon-in-text', ':', 'a: { en: "Rome: old", tr: Roma }'],
    ['a: { en: "Rome, tr: Roma }', 'yaml-unclosed-quote', '"Rome, tr: Roma }', undefined],
  ])('%j', (text, code, marked, right) => {
    expect(find(text)).toEqual([[code, marked, expect.any(Number), ...(right ? [right] : [])]]);
  });

  test('round brackets are others', () => {
    expect(find('a: (en: Rome, tr: Roma)').map(([code, marked]) => [code, marked])).toEqual([
      ['yaml-lookalike', '('],
      ['yaml-lookalike', ')'],
    ]);
  });

  test('an entry needs its dash', () => {
    expect(find('a:\n  - { en: Rome }\n  { en: Ostia }\n')).toEqual([
      ['yaml-dash', '{', 22, 'a:\n  - { en: Rome }\n  - { en: Ostia }\n'],
    ]);
  });
});
