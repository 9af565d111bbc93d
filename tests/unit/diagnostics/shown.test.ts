import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { printDiagnostic, printReport } from '../../../src/diagnostics/print.ts';
import { MAX_SHOWN, shown } from '../../../src/diagnostics/shown.ts';

const at = (file: string, code: 'yaml-tab' | 'unused-partial' = 'yaml-tab'): Diagnostic => ({
  code,
  severity: code === 'unused-partial' ? 'warning' : 'error',
  place: { source: { file, text: '' }, range: { start: 0, end: 0 } },
  details: {},
});
const many = (count: number, of: (at: number) => Diagnostic) => Array.from({ length: count }, (_, index) => of(index));

test('a few hundred messages are all shown', () => {
  const all = many(MAX_SHOWN, (index) => at(`pages/${index}.yaml`));
  expect(shown(all)).toBe(all);
});

test('of more, the last line says how many are left and in how many files, and the sum is of all', () => {
  const all = many(5000, (index) => at(`pages/${index % 2500}.yaml`));
  expect(shown(all)).toHaveLength(MAX_SHOWN + 1);
  expect(shown(all).slice(0, -1)).toEqual(all.slice(0, MAX_SHOWN));
  const last = shown(all).at(-1);
  expect(last && printDiagnostic(last)).toBe(
    'pages/500.yaml:1:1 warning more-messages\n  Only 500 messages are shown. Left: 4500, in files: 2500.\n  Put right what is shown, then check again.\n',
  );
  expect(printReport(all).endsWith('5000 errors, 0 warnings.')).toBe(true);
});

test('errors are shown before warnings are, in the order of all', () => {
  const warnings = many(600, (index) => at(`pages/a${index}.yaml`, 'unused-partial'));
  const errors = many(3, (index) => at(`pages/z${index}.yaml`));
  const seen = shown([...warnings, ...errors]);
  expect(seen.slice(-4, -1)).toEqual(errors);
  expect(seen.slice(0, 3)).toEqual(warnings.slice(0, 3));
});
