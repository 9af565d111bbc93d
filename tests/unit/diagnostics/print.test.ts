import { describe, expect, test } from 'vitest';
import { printed } from '../../../src/diagnostics/as-json.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { lineAndColumn } from '../../../src/diagnostics/lines.ts';
import { frame, printDiagnostic, printReport } from '../../../src/diagnostics/print.ts';

const at = (text: string, part: string, code: 'yaml-tab' | 'unused-partial' = 'yaml-tab'): Diagnostic => {
  const start = text.indexOf(part);
  return {
    code,
    severity: code === 'unused-partial' ? 'warning' : 'error',
    place: { source: { file: 'pages/x.yaml', text }, range: { start, end: start + part.length } },
    details: {},
  };
};

describe('line and column', () => {
  test.each([
    ['', 0, 1, 1],
    ['ab', 1, 1, 2],
    ['\nb', 0, 1, 1],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\n\nb', 3, 3, 1],
    ['a\n', 2, 2, 1],
  ])('of %j at %i are %i:%i', (text, offset, line, column) => {
    expect(lineAndColumn({ file: 'a.yaml', text }, offset)).toEqual({ line, column });
  });
});

describe('a frame', () => {
  test('shows the line, the one before, and underlines the range', () => {
    expect(frame(at('one: 1\ntwo: 2\n', '2'))).toBe('1 | one: 1\n2 | two: 2\n  |      ^');
  });

  test('leaves a blank line before out', () => {
    expect(frame(at('one: 1\n\ntwo: 2\n', 'two'))).toBe('3 | two: 2\n  | ^^^');
  });

  test('lines up where line numbers grow', () => {
    expect(frame(at(`${'\n'.repeat(8)}a: 1\nb: 2`, 'b'))).toBe(' 9 | a: 1\n10 | b: 2\n   | ^');
  });

  test('of Windows lines has no carriage return', () => {
    expect(frame(at('one: 1\r\ntwo: 2\r\n', '2'))).toBe('1 | one: 1\n2 | two: 2\n  |      ^');
  });

  test('shows tabs as single spaces, so that the mark stands under its place', () => {
    expect(frame(at('\ta: 1\n\tb: 2\n', 'b'))).toBe('1 |  a: 1\n2 |  b: 2\n  |  ^');
  });

  test('cuts a long line around its place', () => {
    const rows = frame(at(`a: ${'x'.repeat(200)}HERE${'y'.repeat(200)}\n`, 'HERE')).split('\n');
    const [line = '', mark = ''] = rows;
    expect(line.length).toBeLessThanOrEqual(104);
    expect(line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE');
  });

  test.each([
    ['a letter and its mark', 'e\u0301te\u0301: x\n', 'x', '     ^'],
    ['wide characters', '日本: x\n', 'x', '      ^'],
    ['wide characters themselves', 'a: 日本\n', '日本', '   ^^^^'],
    ['an emoji of several parts', '👩‍🚀: x\n', 'x', '    ^'],
    ['Arabic vowel signs', 'مَدّ: x\n', 'x', '    ^'],
    ['what takes no room', 'می\u200cخ: x\n', 'x', '     ^'],
    ['what nobody would see', 'a\u200b: x\n', 'x', '    ^'],
  ])('counts what is seen: %s', (_what, text, part, mark) => {
    expect(frame(at(text, part)).split('\n').at(-1)).toBe(`  | ${mark}`);
  });

  test('shows where a line is cut', () => {
    const [before, line, mark] = frame(
      at(`b: ${'z'.repeat(300)}\na: ${'x'.repeat(200)}HERE${'y'.repeat(200)}\n`, 'HERE'),
    ).split('\n');
    expect(before).toBe(`1 | …${'z'.repeat(98)}…`);
    expect(line).toBe(`2 | …${'x'.repeat(38)}HERE${'y'.repeat(56)}…`);
    expect(mark).toBe(`  | ${' '.repeat(39)}^^^^`);
    expect(frame(at(`a: ${'x'.repeat(97)}\n`, 'a'))).toBe(`1 | a: ${'x'.repeat(97)}\n  | ^`);
    expect(frame(at(`a: ${'x'.repeat(98)}\n`, 'a'))).toBe(`1 | a: ${'x'.repeat(96)}…\n  | ^`);
  });

  test('underlines a range of several lines up to the end of its first', () => {
    expect(frame(at('a: |\n  one\n  two\n', '|\n  one'))).toBe('1 | a: |\n  |    ^');
  });

  test('of an empty file marks its beginning', () => {
    expect(frame(at('', ''))).toBe('1 | \n  | ^');
  });
});

describe('printed', () => {
  test('a diagnostic begins with file, line and column, for editors to follow', () => {
    expect(printDiagnostic(at('a:\n\tb: c\n', '\t'))).toMatchInlineSnapshot(`
      "pages/x.yaml:2:1 error yaml-tab
        1 | a:
        2 |  b: c
          | ^
        A tab stands here where spaces are needed.
        Replace the tab with two spaces for each level.
      "
    `);
  });

  test('a report ends with its counts', () => {
    const report = printReport([at('a', 'a'), at('a', 'a', 'unused-partial')]);
    expect(report.split('\n').at(-1)).toBe('1 error, 1 warning.');
    expect(printReport([])).toBe('0 errors, 0 warnings.');
  });

  test('as data, a diagnostic has its range in lines and columns', () => {
    expect(printed(at('a:\n\tb: c\n', '\tb'))).toMatchObject({
      code: 'yaml-tab',
      severity: 'error',
      file: 'pages/x.yaml',
      line: 2,
      column: 1,
      endLine: 2,
      endColumn: 3,
    });
  });
});
