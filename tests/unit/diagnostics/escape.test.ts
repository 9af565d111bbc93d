import { describe, expect, test } from 'vitest';
import {
  coverageTable,
  formatMarkdown,
  formatPlain,
  measureCoverage,
} from '../../../src/content/authoring/coverage.ts';
import { longSentences, readingTable, readPages } from '../../../src/content/authoring/reading.ts';
import { printed } from '../../../src/diagnostics/as-json.ts';
import { jsonText, markdownText } from '../../../src/diagnostics/escape.ts';
import { githubAnnotation } from '../../../src/diagnostics/github.ts';
import { printReport } from '../../../src/diagnostics/print.ts';
import { visible } from '../../../src/diagnostics/visible.ts';
import { openSite, proofread } from '../site-folder.ts';
import { page } from '../small-site.ts';

/** What a pull request may call a page, or write into one. */
const NAME = 'a\n::error::x|`<img src=x>@somebody ##[error]y\u009b31m\u202e\u2028www.example.test';
const FILES = {
  [`pages/${NAME}.yaml`]: page(
    `  - type: text\n    title: "##[error]x ##vso[y]z ${'word '.repeat(40)}"\n    nothing: x\n`,
  ),
  '::error::z.yaml': 'x',
};
const COMMAND = /^\s*::|##\w*\[/m;
/** All that a terminal obeys but the ends of lines. */
const OBEYED = /(?!\n)[\p{Cc}\u2028-\u202e]/u;

const project = openSite(FILES);
const found = proofread(FILES);

describe('names and texts that would be more than words', () => {
  test.each([
    ['the check', () => printReport(found)],
    ['a table of translations', () => formatPlain(coverageTable(measureCoverage(project)))],
    ['translations in Markdown', () => formatMarkdown(coverageTable(measureCoverage(project)))],
    ['a table of how pages read', () => formatPlain(readingTable(readPages(project)))],
    ['long sentences', () => longSentences(readPages(project)).join('\n')],
    ['the check as JSON', () => jsonText(found.map((each) => printed(each)))],
    ['translations as JSON', () => jsonText(measureCoverage(project))],
    ['how pages read as JSON', () => jsonText(readPages(project))],
  ])('are words in %s', (_, print) => {
    const text = print();
    expect(text).toContain('somebody');
    expect(text).not.toMatch(OBEYED);
    expect(text).not.toMatch(COMMAND);
  });

  test('are one command each in GitHub’s', () => {
    expect(found.length).toBeGreaterThan(2);
    for (const each of found) {
      const text = githubAnnotation(each);
      expect(text).not.toMatch(/\n|##\w*\[/);
      expect(text).not.toMatch(OBEYED);
      expect(text.match(/::/g)?.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('are the same value again as JSON', () => {
    const value = { [NAME]: [NAME, '##[x]', '\ufeff', 'ab\u200bout\u{e0041}'] };
    expect(JSON.parse(jsonText(value))).toEqual(value);
  });
});

test.each([
  ['::error::x', '∶:error::x'],
  ['  ::error::x', '  ∶:error::x'],
  ['a::b', 'a::b'],
  ['##[error]', '#♯[error]'],
  ['##vso[task]', '#♯vso[task]'],
  ['## [a](/b)', '## [a](/b)'],
])('%j is shown as %j', (line, shown) => {
  expect(visible(line)).toBe(shown);
  expect(shown).toHaveLength(line.length);
});

test.each([
  ['/services/training', '/services/training'],
  ['12/20 (60 %)', '12/20 (60 %)'],
  ['/a|b', '<code>/a&#124;b</code>'],
  ['/a\\|b`', '<code>/a&#92;&#124;b&#96;</code>'],
  ['/<b>@x', '<code>/&#60;b&#62;&#64;x</code>'],
  ['/a\nb_c', '<code>/a&#9226;b&#95;c</code>'],
])('%j is %j in a cell of Markdown', (text, cell) => {
  expect(markdownText(text)).toBe(cell);
});
