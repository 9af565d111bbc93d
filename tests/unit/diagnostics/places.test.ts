import { describe, expect, test } from 'vitest';
import { compareDiagnostics, type Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { githubAnnotation } from '../../../src/diagnostics/github.ts';
import { frame } from '../../../src/diagnostics/print.ts';

const at = (
  file: string,
  start: number,
  code: 'yaml-tab' | 'file-not-text' = 'yaml-tab',
  text = '',
  end = start,
): Diagnostic => ({
  code,
  severity: 'error',
  place: { source: { file, text }, range: { start, end } },
  details: {},
});
const framed = (text: string, start: number, end: number) => frame(at('x.yaml', start, 'yaml-tab', text, end));

describe('the order of messages', () => {
  test('is by file, then by place, then by code', () => {
    const sorted = [
      at('a.yaml', 2, 'yaml-tab'),
      at('a.yaml', 10, 'file-not-text'),
      at('a.yaml', 10, 'yaml-tab'),
      at('b.yaml', 0),
      at('c.yaml', 0),
    ];
    const [first, second, third, fourth, fifth] = sorted as [
      Diagnostic,
      Diagnostic,
      Diagnostic,
      Diagnostic,
      Diagnostic,
    ];
    expect([fifth, third, first, fourth, second].sort(compareDiagnostics)).toEqual(sorted);
    expect([fourth, fifth, second, third, first].sort(compareDiagnostics)).toEqual(sorted);
  });

  test('has all errors before the first warning', () => {
    const warning: Diagnostic = { ...at('a.yaml', 0), severity: 'warning' };
    expect([warning, at('b.yaml', 0)].sort(compareDiagnostics)).toEqual([at('b.yaml', 0), warning]);
  });

  test('is none between two at the same place', () => {
    expect(compareDiagnostics(at('a.yaml', 2), at('a.yaml', 2))).toBe(0);
  });
});

describe('the frame of a long line', () => {
  const line = (before: number, after = 200) => `${'a'.repeat(before)}HERE${'z'.repeat(after)}`;
  const width = 100;

  test('begins with the line as far as its place is well inside', () => {
    const [shown, mark] = framed(line(79), 79, 83).split('\n');
    expect(shown).toBe(`1 | ${line(79).slice(0, width - 1)}…`);
    expect(mark).toBe(`  | ${' '.repeat(79)}^^^^`);
  });

  test('begins shortly before its place otherwise, and the line above it with it', () => {
    const above = 'k'.repeat(60) + 'm'.repeat(200);
    const text = `${above}\n${line(80)}`;
    const start = above.length + 1 + 80;
    expect(framed(text, start, start + 4).split('\n')).toEqual([
      `1 | …${above.slice(42, 40 + width)}…`,
      `2 | …${line(80).slice(42, 40 + width)}…`,
      `  | ${' '.repeat(39)}^^^^`,
    ]);
  });

  test('underlines no more than it shows', () => {
    const [shown, mark] = framed(line(50), 50, 250).split('\n');
    expect(shown).toHaveLength(4 + width);
    expect(mark).toHaveLength(4 + width);
    const [cut, under] = framed(line(120, 0), 100, 124).split('\n');
    expect(under?.length).toBe(cut?.length);
  });
});

describe('a frame', () => {
  test('of the first line has no line before it, whatever stands at the end', () => {
    expect(framed('a: 1\nb: 2', 0, 1)).toBe('1 | a: 1\n  | ^');
  });

  test('leaves out a line before of nothing but spaces', () => {
    expect(framed('a: 1\n   \nb: 2', 9, 10)).toBe('3 | b: 2\n  | ^');
  });

  test('shows a carriage return inside a line as a sign, which is one column', () => {
    expect(framed('a\rb: 1', 2, 3)).toBe('1 | a␍b: 1\n  |   ^');
  });
});

test('characters that mean something to a workflow command are written otherwise', () => {
  const { place } = at('pages/50%:a,b.yaml', 0);
  const details = { type: '100%\r\n:,', known: 'k' };
  expect(githubAnnotation({ code: 'unknown-block', severity: 'error', place, details })).toMatch(
    /^::error file=pages\/50%25%3Aa%2Cb\.yaml,line=1,endLine=1,col=1,endColumn=1,title=unknown-block::There is no block type `100%25␍␊:,`\.%0A/,
  );
});
