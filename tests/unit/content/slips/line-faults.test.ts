import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../src/content/authoring/fix.ts';
import { findLineFaults } from '../../../../src/content/slips/line-faults.ts';
import { quoted } from '../../../../src/content/written/yaml-line.ts';
import type { Fix } from '../../../../src/diagnostics/diagnostic.ts';

const repair = (text: string, { range, text: put }: Fix) => text.slice(0, range.start) + put + text.slice(range.end);

/** Each slip with its underlined text, and the whole text with it repaired where only one repair is right. */
const find = (text: string) =>
  findLineFaults(text).map(({ code, start, end, fix, details, unsure }) => ({
    code,
    marked: text.slice(start, end),
    at: start,
    ...(fix && { repaired: repair(text, fix) }),
    ...(details && { details }),
    ...(unsure && { unsure }),
  }));
const one = (text: string) => {
  const found = find(text);
  expect(found.map(({ code }) => code)).toHaveLength(1);
  return found[0];
};

describe('no slip', () => {
  test.each([
    '',
    'a: b',
    'a: b\n\n# c: d: e\n  # f\n',
    'a:\n  - b: c\n    d: e\n  - f\n',
    'a: "b: c"\nd: \'e: f\'\n',
    "a: 'it''s: fine'\n",
    'a: "he said \\"x: y\\""\n',
    'a: b # c: d\n',
    'a: # c: d\n',
    'a: "b" # c: d\n',
    "a: 'b' # c\n",
    'a: https://example.org\n',
    'a: 12:30\n',
    'a: [b, c]\n',
    'a: { b: c }\n',
    'a: [b, c] # d\n',
    'a: [b], c\n',
    'a: { b: { c: d } }\n',
    'a: &x b\n',
    'a: *x\n',
    'a: *x # c\n',
    'a: |\n  b: c: d\n  @e\ng: h\n',
    'a: >-\n  b: c: d\n\n  @e\n',
    'a: |2\n  b: c: d\n',
    'a: |+ # words\n  b: c: d\n',
    'a: |2-\n  b: c: d\n',
    '- a: |\n    b: c: d\n  e: f\n',
    '- |\n  b: c: d\n- e\n',
    '"a b": c\n',
    "'a b': c\n",
    'a-b.c: d\n',
    'a: {b: c,\n  d: e}\n',
    'a: -1\n',
    'a: ?b\n',
    '- - a\n',
    'a: b\r\nc: d\r\n',
  ])('%j', (text) => {
    expect(find(text)).toEqual([]);
  });
});

test.each(['a: "b\n  c"\n', 'a: [b,\n  c]\n'])('%j may go on in the next line', (text) => {
  expect(find(text).map(({ code, unsure }) => [code, unsure])).toEqual([['yaml-missing-colon', true]]);
});

describe('what stands before a line', () => {
  test.each([
    ['\ta: b\nc: d\n', 'a: b\nc: d\n'],
    ['a:\n\t# words\n\t\n\tb: c\n', 'a:\n\t# words\n\t\n  b: c\n'],
    ['- a: b\n\tc: d\n  e: f\n', '- a: b\n  c: d\n  e: f\n'],
    ['a:\n    b: c\n\td: e\n    f: g\n', 'a:\n    b: c\n    d: e\n    f: g\n'],
    ['a:\n\t\tb: c\n    d: e\n', 'a:\n    b: c\n    d: e\n'],
    ['a:\n  - b: c\n\t- b: d\n  - b: e\n', 'a:\n  - b: c\n  - b: d\n  - b: e\n'],
    ['a:\n  b:\n    c: d\n\te:\n    c: f\n', 'a:\n  b:\n    c: d\n  e:\n    c: f\n'],
    ['a:\n  b:\n    c: d\n  \te: f\n  g: h\n', 'a:\n  b:\n    c: d\n    e: f\n  g: h\n'],
  ])('a tab before one line takes the column of the lines that it stands between: %j', (text, repaired) => {
    expect(one(text)).toMatchObject({ code: 'yaml-tab', marked: '\t', repaired });
  });

  const mended = (text: string) =>
    applyFixes(
      text,
      findLineFaults(text).flatMap(({ code, fix }) => (code === 'yaml-tab' && fix ? [fix] : [])),
    );

  test.each([
    ['a:\n\t- b: c\n\t  d:\n\t\te: f\n', 'a:\n  - b: c\n    d:\n      e: f\n'],
    ['a:\n\t- b: c\n\t\td:\n\t\t\te: f\n', 'a:\n  - b: c\n    d:\n      e: f\n'],
    ['a:\n\tb: c\n\td: e\nf: g\n', 'a:\n  b: c\n  d: e\nf: g\n'],
    ['a:\n\tb:\n\t\tc: d\n\te: f\n', 'a:\n  b:\n    c: d\n  e: f\n'],
    [
      'a:\n  - b: c\n\t\td:\n\t\t\te: f\n\t\tg: h\n  - b: i\n',
      'a:\n  - b: c\n    d:\n      e: f\n    g: h\n  - b: i\n',
    ],
  ])('each level of tabs becomes a level of spaces: %j', (text, repaired) => {
    expect(mended(text)).toBe(repaired);
  });

  test.each([
    'items:\n      - question: Who\n        answer:\n\t\t\t\t\ten: A\n\ttr: B\n\tar: C\n',
    // It may go on with what is further in, or with what is further out.
    'a:\n  b:\n    c: d\n   \te: f\n  g: h\n',
    'a:\n  b:\n      c: d\n\te: f\n  g: h\n',
    // A name without a value may be left so.
    'a:\n  b:\n\tc: d\n  e: f\n',
    'a:\n \t\tb: c\n',
    // One tab before each line says nothing about their levels.
    'a:\n  - b: c\n\td:\n\te: f\n\tg: h\n    i: j\n',
    'a:\n  b:\n\tc: d\n\te: f\n\tg: h\n  i: j\n',
    // Beside words nobody knows what a line belongs to.
    'a:\n  b: |-\n    c\n\td: e\n  f: g\n',
    'a:\n  b: c\n  d\n\te: f\n  g: h\n',
    'a:\n  b: c\n\te\n  g: h\n',
    // One of its lines would begin before the margin.
    'a: b\n\t\tc: d\n\te: f\nf: g\n',
  ])('what may stand in several columns stays as it is: %j', (text) => {
    expect(findLineFaults(text).map(({ code }) => code)).toContain('yaml-tab');
    expect(mended(text)).toBe(text);
  });

  test.each([
    ['\u00a0a: b', '\u00a0', ' a: b'],
    ['a:\n \u00a0\u00a0 b: c\n', '\u00a0\u00a0', 'a:\n    b: c\n'],
  ])('a space that is none to YAML: %j', (text, marked, repaired) => {
    expect(one(text)).toMatchObject({ code: 'invisible-character', marked, repaired });
  });
});

describe('a line that is no field', () => {
  test.each([
    ['a:b', ':', 'a: b'],
    ['x: y\n  a-b:"c"\n', ':', 'x: y\n  a-b: "c"\n'],
  ])('lacks a space: %j', (text, marked, repaired) => {
    const at = text.lastIndexOf(':');
    expect(one(text)).toEqual({ code: 'yaml-missing-space', marked, at, repaired, unsure: true });
  });

  test.each([
    ['words', 'words'],
    ['a: b\n  more words  \nc: d\n', 'more words'],
    ['https://example.org', 'https://example.org'],
  ])('lacks a colon: %j', (text, marked) => {
    expect(one(text)).toEqual({ code: 'yaml-missing-colon', marked, at: text.indexOf(marked), unsure: true });
  });
});

describe('a character that means something to YAML', () => {
  test.each([
    ['a: %20', '%', 'a: "%20"'],
    ['a: @home', '@', 'a: "@home"'],
    ['- `x`', '`', '- "`x`"'],
    ['a: {{name}} is here', '{', 'a: "{{name}} is here"'],
    ['a: {{name}}', '{', 'a: "{{name}}"'],
    ['a: * b', '*', 'a: "* b"'],
    ['a: *b* c', '*', 'a: "*b* c"'],
    ['a: **b**', '*', 'a: "**b**"'],
    ['a: *b c', '*', 'a: "*b c"'],
    ['a: & b', '&', 'a: "& b"'],
    ['a: &b! c', '&', 'a: "&b! c"'],
    ['a: - b', '-', 'a: "- b"'],
    ['a: ? b', '?', 'a: "? b"'],
    ['a: | b', '|', 'a: "| b"'],
    ['a: >x', '>', 'a: ">x"'],
    ['a: [b] c', '[', 'a: "[b] c"'],
    ['a: [b](/c)', '[', 'a: "[b](/c)"'],
    ['a: {b} c', '{', 'a: "{b} c"'],
    ['a: @say "x\\y" # words', '@', 'a: "@say \\"x\\\\y\\"" # words'],
    ['a: b\n  - @c  \nd: e', '@', 'a: b\n  - "@c"  \nd: e'],
  ])('%j', (text, character, repaired) => {
    expect(one(text)).toEqual({
      code: 'yaml-special-start',
      marked: character,
      at: text.indexOf(character, text.search(/[:-] /) + 2),
      repaired,
      details: { character },
    });
  });
});

describe('a colon in a text', () => {
  test.each([
    ['a: b: c', 4, 'a: "b: c"'],
    ['a: b:', 4, 'a: "b:"'],
    ['- a: b: c # d', 6, '- a: "b: c" # d'],
    ['a: Note:\tb', 7, 'a: "Note:\tb"'],
    ['a: 10:30: late', 8, 'a: "10:30: late"'],
    ['a: a: a', 4, 'a: "a: a"'],
  ])('%j', (text, at, repaired) => {
    expect(one(text)).toEqual({ code: 'yaml-colon-in-text', marked: ':', at, repaired });
  });
});

describe('quotation marks', () => {
  test.each([
    ['a: "b', '"b'],
    ["a: 'b  ", "'b"],
    ['a: "b\nc: "d"', '"b'],
    ['a: "b\n  - c"', '"b'],
    ['a: "b \\"', '"b \\"'],
    ['a: "b\\', '"b\\'],
    ['a: "b # c', '"b # c'],
    ['a: "b\nwords\nc: d\ne"', '"b'],
  ])('never closed: %j', (text, marked) => {
    expect(find(text)[0]).toEqual({ code: 'yaml-unclosed-quote', marked, at: 3 });
  });

  test.each([
    ['a: "b" c', 'c'],
    ['a: "b"c d  ', 'c d'],
    ["a: 'b' 'c'", "'c'"],
    ['a: "b"# c', '# c'],
    ['a: "" x', 'x'],
  ])('with words after them: %j', (text, marked) => {
    expect(find(text)[0]).toEqual({ code: 'yaml-text-after-quote', marked, at: text.lastIndexOf(marked) });
  });

  test('with an apostrophe inside apostrophes', () => {
    expect(find("a: 'it's'")[0]).toEqual({ code: 'yaml-apostrophe', marked: "'", at: 6, repaired: 'a: "it\'s"' });
  });
});

describe('brackets never closed', () => {
  test.each([
    ['a: [b, c', '[b, c', ']'],
    ['a: {b: c', '{b: c', '}'],
    ['a: [b\nc: d\ne: [f]', '[b', ']'],
    ['a: {b: c\nd: {e: f}', '{b: c', '}'],
    ['a: [b # c', '[b', ']'],
    ['a: [b\nc: d\n]', '[b', ']'],
  ])('%j', (text, marked, close) => {
    expect(find(text)[0]).toEqual({ code: 'yaml-unclosed-bracket', marked, at: 3, details: { close } });
  });

  test('are none where a later line closes them', () => {
    expect(find('a: [\n  b,\n]')).not.toContainEqual(expect.objectContaining({ code: 'yaml-unclosed-bracket' }));
    expect(find('a: {b: c,\n  d: e}')).not.toContainEqual(expect.objectContaining({ code: 'yaml-unclosed-bracket' }));
    expect(find('a: {\n  b: c }')).not.toContainEqual(expect.objectContaining({ code: 'yaml-unclosed-bracket' }));
  });
});

describe('a text after a bar', () => {
  test.each([
    ['a: |\nwords  \nb: c', 'words'],
    ['a: >-\n\n words\n', undefined],
    ['- a: |\n  words\n', 'words'],
    ['a:\n  b: |\n  words here\n', 'words here'],
  ])('has to be further in than its name: %j', (text, marked) => {
    const found = find(text).filter(({ code }) => code === 'yaml-indentation');
    expect(found).toEqual(marked ? [{ code: 'yaml-indentation', marked, at: text.indexOf(marked) }] : []);
  });

  test('may be nothing at all', () => {
    expect(find('a: |\nb: c')).toEqual([]);
    expect(find('a: |\n# words\nb: c')).toEqual([]);
    expect(find('a:\n  - |\n  - b')).toEqual([]);
  });

  test('is over with the first line that is as far out as its name', () => {
    expect(find('a: |\n  b: c: d\ne: f: g')).toEqual([expect.objectContaining({ marked: ':', at: 19 })]);
    expect(find('- a: |\n    b: c: d\n  e: f: g')).toEqual([expect.objectContaining({ at: 25 })]);
    expect(find('- |\n  b: c: d\n- e: f: g')).toEqual([expect.objectContaining({ at: 20 })]);
  });

  test('does not begin at a bar inside a line', () => {
    expect(find('a: b |\n  c: d: e')).toEqual([expect.objectContaining({ code: 'yaml-colon-in-text' })]);
    expect(find('a: |b\n  c: d: e').map(({ code }) => code)).toEqual(['yaml-special-start', 'yaml-colon-in-text']);
  });
});

test('places in Windows lines are right', () => {
  expect(find('a: b\r\nc: d: e\r\nf: @g\r\n')).toEqual([
    { code: 'yaml-colon-in-text', marked: ':', at: 10, repaired: 'a: b\r\nc: "d: e"\r\nf: @g\r\n' },
    {
      code: 'yaml-special-start',
      marked: '@',
      at: 18,
      repaired: 'a: b\r\nc: d: e\r\nf: "@g"\r\n',
      details: { character: '@' },
    },
  ]);
});

test.each([
  ['a', '"a"'],
  ['a "b" \\c', '"a \\"b\\" \\\\c"'],
  ['"\\"\\', '"\\"\\\\\\"\\\\"'],
])('%j in quotes is %s', (text, written) => {
  expect(quoted(text)).toBe(written);
});
