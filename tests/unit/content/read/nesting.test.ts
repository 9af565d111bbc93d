import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../../src/content/read/parse.ts';
import { MAX_DEPTH, tooMuchIn } from '../../../../src/content/slips/nesting.ts';
import { Report } from '../../../../src/content/written/report.ts';

const tooDeepAt = (text: string) => tooMuchIn(text)?.at;
const codes = (text: string) => {
  const report = new Report();
  parseYaml({ file: 'x.yaml', text }, new WeakMap(), report);
  return [...new Set(report.diagnostics.map(({ code }) => code))];
};

describe('20,000 levels of nesting end with a message', () => {
  test.each([
    ['brackets', '['.repeat(20_000)],
    ['closed brackets', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['braces', '{a: '.repeat(20_000)],
    ['brackets and braces by turns', '[{a: '.repeat(10_000)],
    ['dashes', '- '.repeat(20_000)],
    ['dashes and tabs', '-\t'.repeat(20_000)],
    ['question marks', '? '.repeat(20_000)],
    ['dashes and question marks by turns', '- ? '.repeat(10_000)],
    ['brackets after a tab', `\t${'['.repeat(20_000)}`],
    ['brackets after a tab error', `a: b\n\tc: d\n${'['.repeat(20_000)}`],
    ['brackets after an unclosed quote on an earlier line', `a: "b"c\n- ${'['.repeat(20_000)}`],
  ])('%s', (_name, text) => {
    expect(codes(text)).toEqual(['too-deep']);
  });
});

test('indentation without end is too deep', () => {
  const text = Array.from({ length: 1300 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
  expect(codes(text)).toEqual(['too-deep']);
});

test('the message points at the first bracket beyond the limit', () => {
  expect(tooDeepAt(`a: ${'['.repeat(MAX_DEPTH)}`)).toBeUndefined();
  expect(tooDeepAt(`a: ${'['.repeat(MAX_DEPTH + 1)}`)).toBe(3 + MAX_DEPTH);
  expect(tooDeepAt(`é: "[[["\nb: ${'['.repeat(MAX_DEPTH + 1)}`)).toBe(12 + MAX_DEPTH);
});

describe('what looks deep but is not passes', () => {
  test.each([
    ['brackets in quotes', `a: "${'['.repeat(500)}"\n`],
    ['brackets in a block of text', `a: |\n  ${'['.repeat(500)}\n`],
    ['many lists one after the other', '- [x]\n'.repeat(500)],
    ['a ruler of dashes in a text', `a: "${'- '.repeat(500)}"\n`],
    ['spaces inside a block of text', `a: |\n  x\n${' '.repeat(600)}y\n`],
    ['a blank line of many spaces', `a: b\n${' '.repeat(600)}\nc: d\n`],
    ['a comment far to the right', `a: b${' '.repeat(600)}# comment\n`],
  ])('%s', (_name, text) => {
    expect(codes(text)).toEqual([]);
  });
});

describe('aliases', () => {
  test('an alias bomb ends with a message', () => {
    const bomb = Array.from({ length: 9 }, (_, level) => {
      const inner = level === 0 ? 'x' : `*a${level - 1}`;
      return `a${level}: &a${level} [${Array(9).fill(inner).join(', ')}]`;
    });
    expect(codes(`${bomb.join('\n')}\n`)).toEqual(['too-many-values']);
  });

  test('thousands of aliases are read', () => {
    expect(codes(`a: &a x\nb: [${Array(8_000).fill('*a').join(', ')}]\n`)).toEqual([]);
  });
});

test('a megabyte in one text is read', () => {
  expect(codes(`a: ${'x'.repeat(990_000)}\n`)).toEqual([]);
});
