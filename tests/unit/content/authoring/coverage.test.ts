import { describe, expect, test } from 'vitest';
import {
  type Coverage,
  coverageTable,
  formatMarkdown,
  formatPlain,
  measureCoverage,
} from '../../../../src/content/authoring/coverage.ts';
import { memoryFiles } from '../../../../src/content/files/memory-files.ts';
import { openFiles, openSite } from '../../site-folder.ts';
import { META, SITE } from '../../small-site.ts';

const measure = (files: Record<string, string>, routes?: string[]) => measureCoverage(openSite(files), routes);
const figures = (coverage: readonly Coverage[]) =>
  coverage.map(
    ({ route, language, asked, translated, total }) => `${route} ${language} ${asked} ${translated}/${total}`,
  );
const title = (text: string) => `${META}blocks:\n  - type: text\n    title: ${text}\n`;

describe('how far a page is translated', () => {
  test.each([
    ['{ all: Bread }', '3/3', '3/3'],
    ['Bread', '3/3', '2/3'],
    ['{ en: Bread, tr: Ekmek }', '3/3', '3/3'],
    ['{ tr: Ekmek }', '2/3', '3/3'],
    ['{ en: Bread, tr: "TODO: Bread" }', '3/3', '2/3'],
    ['"TODO: Bread"', '2/3', '2/3'],
  ])('a title of %s counts en %s, tr %s', (text, en, tr) => {
    expect(figures(measure({ 'pages/a.yaml': title(text) }, ['/a']))).toEqual([
      `/a en complete ${en}`,
      `/a tr complete ${tr}`,
      `/a ar complete ${text.includes('all') ? 3 : 2}/3`,
    ]);
  });

  test('counts its facts too, not the site’s', () => {
    const text = `facts: { hour: { en: Noon }, place: Mill }\n${title('{ all: x }')}`;
    expect(figures(measure({ 'pages/a.yaml': text }, ['/a']))).toEqual([
      '/a en complete 5/5',
      '/a tr complete 4/5',
      '/a ar complete 4/5',
    ]);
  });

  test('tells what is asked: by the page, else by the site, and always everything of the default language', () => {
    const site = SITE.replace('defaultLanguage: en', 'defaultLanguage: en\ntranslation: fallback');
    const files = { 'site.yaml': site, 'pages/a.yaml': `translation: { ar: none }\n${title('x')}` };
    expect(figures(measure(files, ['/a']))).toEqual(['/a en complete 3/3', '/a tr fallback 2/3', '/a ar none 2/3']);
    const other = { ...files, 'pages/a.yaml': `translation: { tr: complete }\n${title('x')}` };
    expect(figures(measure(other, ['/a']))[1]).toBe('/a tr complete 2/3');
  });

  test('is told of all published pages that can be read', () => {
    const files = {
      'pages/a.yaml': title('x'),
      'pages/b.yaml': '- a\n',
      'pages/c.yaml': `draft: true\n${title('x')}`,
    };
    expect([...new Set(measure(files).map(({ route }) => route))].sort()).toEqual(['/', '/404', '/a']);
  });

  test('is not told of a site whose site.yaml cannot be used', () => {
    const files = memoryFiles({ 'site.yaml': 'url: x\n', 'pages/index.yaml': title('x') });
    expect(measureCoverage(openFiles(files))).toEqual([]);
  });
});

const cover = (
  route: string,
  language: string,
  translated: number,
  total: number,
  asked: Coverage['asked'] = 'complete',
  stale = 0,
  unreviewed = 0,
) => ({
  route,
  language,
  asked,
  translated,
  total,
  stale,
  unreviewed,
});
const some = [
  cover('/', 'en', 10, 10),
  cover('/', 'tr', 2, 3),
  cover('/contact', 'en', 0, 0),
  cover('/contact', 'tr', 1, 7, 'none'),
];

describe('the table', () => {
  test('has a row for each page and one for all, without what is not offered', () => {
    expect(coverageTable(some)).toEqual([
      ['Page', 'en', 'tr'],
      ['/', '10/10 (100 %)', '2/3 (66 %)'],
      ['/contact', '0/0 (100 %)', 'not offered'],
      ['All pages', '10/10 (100 %)', '2/3 (66 %)'],
    ]);
  });

  test('never calls a page done that lacks one text of many', () => {
    expect(coverageTable([cover('/', 'en', 999, 1000)])[1]).toEqual(['/', '999/1000 (99 %)']);
  });

  test('counts what has grown old beside it', () => {
    const rows = coverageTable([cover('/', 'tr', 3, 3, 'complete', 2), cover('/a', 'tr', 1, 3, 'none', 1)]);
    expect(rows.map(([, cell]) => cell)).toEqual(['tr', '3/3 (100 %), 2 old', 'not offered', '3/3 (100 %), 2 old']);
  });

  test('counts what a program translated and nobody has read', () => {
    const rows = coverageTable([cover('/', 'tr', 3, 3, 'complete', 1, 2), cover('/a', 'tr', 1, 1, 'complete', 0, 1)]);
    expect(rows.map(([, cell]) => cell)).toEqual([
      'tr',
      '3/3 (100 %), 1 old, 2 unreviewed',
      '1/1 (100 %), 1 unreviewed',
      '4/4 (100 %), 1 old, 3 unreviewed',
    ]);
  });

  test('has columns of equal width in a terminal, and no spaces at the ends of lines', () => {
    expect(formatPlain(coverageTable(some))).toBe(
      [
        'Page       en             tr',
        '/          10/10 (100 %)  2/3 (66 %)',
        '/contact   0/0 (100 %)    not offered',
        'All pages  10/10 (100 %)  2/3 (66 %)',
      ].join('\n'),
    );
    expect(formatPlain([])).toBe('');
  });

  test('is one of Markdown with figures on the right', () => {
    expect(formatMarkdown(coverageTable(some))).toBe(`## Translations

| Page | en | tr |
| --- | ---: | ---: |
| / | 10/10 (100 %) | 2/3 (66 %) |
| /contact | 0/0 (100 %) | not offered |
| All pages | 10/10 (100 %) | 2/3 (66 %) |`);
  });
});
