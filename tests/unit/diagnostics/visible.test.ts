import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { githubAnnotation } from '../../../src/diagnostics/github.ts';
import { printDiagnostic } from '../../../src/diagnostics/print.ts';
import { visible } from '../../../src/diagnostics/visible.ts';
import { catalogues } from '../../../src/diagnostics/wording.ts';

const hostile = 'a\u001b[2J\r::error::x\u0007\u009b31m\u2028\u202eb';
const text = `type: ${hostile}\n`;
const diagnostic: Diagnostic = {
  code: 'unknown-block',
  severity: 'error',
  place: { source: { file: 'pages/\u001b]0;x.yaml', text }, range: { start: 6, end: 6 + hostile.length } },
  details: { type: hostile, known: 'hero' },
};
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e]/u;

describe('a message about a value with control characters', () => {
  test.each(Object.values(catalogues))('shows them and sends none to a terminal', (catalogue) => {
    const lines = printDiagnostic(diagnostic, catalogue).split('\n');
    for (const line of lines) expect(line).not.toMatch(CONTROLS);
    expect(lines.some((line) => line.includes('a␛[2J␍::error::x␇�31m��b'))).toBe(true);
  });

  test('is one command to GitHub', () => {
    const command = githubAnnotation(diagnostic);
    expect(command).not.toMatch(CONTROLS);
    expect(command).toMatch(/^::error file=pages\/␛]0;x\.yaml,/);
  });
});

test.each([
  ['plain text, Türkçe, عربي', 'plain text, Türkçe, عربي'],
  ['\u0000\u001f\u007f\u0080', '␀␟␡�'],
  ['\u2066`x`\u2069', '\u2066`x`\u2069'],
  ['pages/ab\u200bout\u00ad.yaml', 'pages/ab\ufffdout\ufffd.yaml'],
  ['\ufeffa\u2060b\u{e0041}', '\ufffda\ufffdb\ufffd\ufffd'],
  [
    'می\u200cخواهم 👩\u200d🚀 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می\u200cخواهم 👩\u200d🚀 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
])('%j is shown as %j', (line, shown) => {
  expect(visible(line)).toBe(shown);
});
