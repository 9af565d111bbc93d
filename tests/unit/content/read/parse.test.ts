import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../../src/content/read/parse.ts';
import { Report } from '../../../../src/content/written/report.ts';
import { brief } from '../../site-folder.ts';

const parse = (text: string) => {
  const report = new Report();
  const value = parseYaml({ file: 'x.yaml', text }, new WeakMap(), report);
  return { value, found: report.diagnostics.map(brief) };
};

describe('scalars', () => {
  test.each([
    'no',
    'off',
    'yes',
    'true',
    '1.10',
    '012',
    '0x1F',
    '1e3',
    '.5',
    '+90',
    '2024-06-30',
    '12:30:45',
    '24/7',
    '.inf',
    '1_000',
    '=',
  ])('%s arrives as it was written', (written) => {
    expect(parse(`a: ${written}\n`)).toEqual({ value: { a: written }, found: [] });
  });

  test.each(['', '~', 'null', 'Null', 'NULL', '# nothing'])('nothing, written %j, is null', (written) => {
    expect(parse(`a: ${written}\n`).value).toEqual({ a: null });
  });

  test.each(['"null"', "'~'"])('%s in quotes is a text', (written) => {
    expect(parse(`a: ${written}\n`).value).toEqual({ a: written.slice(1, -1) });
  });

  test('quoted, folded and literal texts keep what YAML says', () => {
    const { value, found } = parse('a: "x: \\u00e9 #1"\nb: >-\n  one\n  two\nc: |\n  one\n  two # three\n');
    expect(value).toEqual({ a: 'x: é #1', b: 'one two', c: 'one\ntwo # three\n' });
    expect(found).toEqual([]);
  });

  test('Windows line ends and a byte order mark change nothing', () => {
    expect(parse('\ufeffa: 1\r\nb:\r\n  - x\r\n')).toEqual({ value: { a: '1', b: ['x'] }, found: [] });
  });
});

describe('text after a #', () => {
  test.each([
    ['a: We are #1\n', ['x.yaml:1:11 yaml-cut-by-comment']],
    ['a:\n  - Number #1 in Europe\n', ['x.yaml:2:12 yaml-cut-by-comment']],
    ['a: text # a comment\n', []],
    ['a: text #\n', []],
    ['a: "We are #1"\n', []],
    ['a: C#\n', []],
    ['a: 1 # 1\n# b: #2\n', []],
    ['a: #1\n', ['x.yaml:1:4 yaml-cut-by-comment']],
  ])('%j is reported where it would be lost', (text, found) => {
    expect(parse(text).found).toEqual(found);
  });
});

describe('keys', () => {
  test.each(['__proto__', 'constructor', 'prototype', '"__proto__"', '? __proto__\n'])('%s is refused', (key) => {
    const { value, found } = parse(`a: 1\n${key}: { polluted: yes }\n`);
    expect(found.map((line) => line.split(' ')[1])).toEqual(['forbidden-key']);
    expect(value).toEqual({ a: '1' });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('a key that is no plain text is refused', () => {
    expect(parse('{ a: b }: c\n').found).toEqual(['x.yaml:1:1 key-not-text']);
    expect(parse('a: {{name}}\n').found).toEqual(['x.yaml:1:4 yaml-special-start']);
  });

  test('a number as a key stays as it was written', () => {
    expect(parse('1.10: a\nno: b\n').value).toEqual({ '1.10': 'a', no: 'b' });
  });
});

describe('aliases', () => {
  test('an alias repeats the value that it names', () => {
    expect(parse('a: &x { k: v }\nb: *x\n')).toEqual({ value: { a: { k: 'v' }, b: { k: 'v' } }, found: [] });
  });

  test('an alias of nothing names its nearest anchor', () => {
    expect(parse('a: &text x\nb: *txt\n').found).toEqual(['x.yaml:2:4 yaml-alias']);
  });

  test.each(['a: &x [*x]\n', 'a: &x\n  b: *x\n', '&x a: [*x]\nb: &y { c: { d: *y } }\n'])(
    '%j, which contains itself, ends with a message',
    (text) => {
      expect(parse(text).found).not.toEqual([]);
    },
  );

  test('merge keys are unknown: << is a key like any other', () => {
    expect(parse('a: &x { k: v }\nb:\n  <<: *x\n').value).toEqual({ a: { k: 'v' }, b: { '<<': { k: 'v' } } });
  });
});
