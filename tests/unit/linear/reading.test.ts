import './count-from-here.ts';

import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../src/content/read/parse.ts';
import { Report } from '../../../src/content/written/report.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { countSteps } from './steps.ts';

const lines = (size: number, line: (at: number) => string) =>
  Array.from({ length: size }, (_, at) => line(at)).join('');

/** Texts that are read, and told what is wrong with them, in steps that grow with their length. */
const texts: readonly [string, (size: number) => string][] = [
  ['names that cannot stand where they do', (size) => `a: b\n${lines(size, (at) => `  k${at}: a: b\n`)}`],
  ['quotes that are never closed', (size) => lines(size, (at) => `k${at}: "a\n`)],
  ['brackets that are never closed', (size) => lines(size, (at) => `k${at}: [a, "b"\n`)],
  ['words in the place of names', (size) => `a:\n${lines(size, (at) => `  word${at}\n`)}`],
  ['words before any name', (size) => lines(size, () => 'some words here\n')],
  ['tabs', (size) => `a:\n${lines(size, () => '\tx: y\n')}`],
  ['comments within a text', (size) => lines(size, () => '# x\nword\n')],
  ['blank lines', (size) => lines(size, () => '\n\n\n\n\na\n')],
  ['names in one mapping', (size) => lines(size, (at) => `k${String(at).padStart(4, '0')}: 1\n`)],
  ['languages without a colon in braces', (size) => `b: { tr: x }\na: { en: x, ${lines(size, () => 'tr Bread, ')}}\n`],
  ['colons in braces', (size) => `a: {${lines(size, () => 'en: x de: y, ')}}\nb: "\n`],
  ['names in braces', (size) => `a: {${lines(size, (at) => `k${at}: 1,`)}}\n`],
  ['one name again and again', (size) => lines(size, () => 'a: 1\n')],
  ['names that come again', (size) => lines(2, () => lines(size / 2, (at) => `  k${at}: 1\n`))],
  [
    'types that come again',
    (size) => `blocks:\n${lines(size, () => '  - type: text\n    title: a\n    type: text\n')}`,
  ],
  ['exclamation marks', (size) => `a: [${lines(size, () => '!Hello x, ')}]\n`],
  ['ampersands', (size) => `a: [${lines(size, () => '&Hello x, ')}]\n`],
  ['texts cut by a comment', (size) => lines(size, (at) => `k${at}: we are #1\n`)],
  ['wide colons', (size) => `a: b\n${lines(size, (at) => `  k${at}：x\n`)}`],
  ['commas of other keyboards', (size) => `a: [${lines(size, () => 'a،b, ')}x]\n`],
  ['unknown tags', (size) => lines(size, (at) => `k${at}: !!foo x\n`)],
  ['backslashes', (size) => `a: "${lines(size, () => '\\q')}"\n`],
  ['lines in the wrong column', (size) => `a:\n${lines(size, (at) => `  b${at}:\n   c: d\n  e: f\n g: h\n`)}`],
  ['entries with stars below a language', (size) => `a:\n  en:\n${lines(size, () => '    - **x\n')}`],
  ['entries with stars behind a text', (size) => `en: |-\n  x\n${lines(size, () => '- **x\n  y\n')}`],
  ['documents in one file', (size) => lines(size, () => '---\na: b\n')],
  ['quotes in one line', (size) => `a: [${lines(size, () => '"a"')}\n`],
  ['escaped quotes in one line', (size) => `a: {${lines(size, () => '\\"')}\n`],
  ['brackets', (size) => '['.repeat(size)],
  ['closed brackets', (size) => '['.repeat(size) + ']'.repeat(size)],
  ['brackets and braces by turns', (size) => '[{a: '.repeat(size)],
  ['dashes', (size) => '- '.repeat(size)],
  ['dashes and question marks by turns', (size) => '- ? '.repeat(size)],
  ['brackets after a tab error', (size) => `a: b\n\tc: d\n${'['.repeat(size)}`],
  ['repeats of one value', (size) => `a: &a x\nb: [${'*a, '.repeat(size)}]\n`],
  ['files that another program brings in', (size) => lines(size, () => '- {% include "a" %}\n')],
  ['letters of one text', (size) => `a: ${'x'.repeat(size * 100)}\n`],
  ['repeats of nothing', (size) => lines(size, (at) => `k${at}: *name${at}\n`)],
];

describe('reading and printing', () => {
  test.each(texts)('%s: twice as many take twice the steps', (_name, textOf) => {
    const steps = (size: number) =>
      countSteps(() => {
        const report = new Report();
        parseYaml({ file: 'pages/a.yaml', text: textOf(size) }, new WeakMap(), report);
        printReport(report.diagnostics);
      });
    steps(100);
    expect(steps(1600) / steps(800)).toBeLessThan(2.2);
  });
});
