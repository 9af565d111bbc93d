import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { coverageTable, formatMarkdown, measureCoverage } from '../../../src/content/authoring/coverage.ts';
import type { Project } from '../../../src/content/project.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { copySite } from './real-site.ts';

const MALAY = `  - code: ms
    label: Bahasa Melayu
    flag: /flags/en.svg
    direction: ltr
    locale: ms_MY
    numbering: latn
defaultLanguage: en
translation: fallback
`;

let project: Project;
beforeAll(() => {
  const root = copySite();
  const site = join(root, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace('defaultLanguage: en\n', MALAY));
  const contact = join(root, 'pages/contact.yaml');
  writeFileSync(contact, readFileSync(contact, 'utf8').replace('blocks:', 'translation:\n  ms: none\nblocks:'));
  project = openFolder(root);
});

test('a fourth language needs YAML only', () => {
  expect(project.check().filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(project.compile('/faq', 'ms').page?.path).toBe('/ms/faq');
});

test('a text without a translation is marked as what it is, and nothing else is', () => {
  const [hero] = project.compile('/faq', 'ms').page?.blocks ?? [];
  expect(hero).toMatchObject({ title: [{ lang: 'en', dir: 'ltr' }] });
  expect(JSON.stringify(project.compile('/faq', 'tr').page)).not.toContain('"lang"');
});

test('a page is not offered where it says so: no alternate, and links lead to the default language', () => {
  expect(project.languagesOf('/contact')).toEqual(['en', 'tr', 'ar']);
  expect(project.compile('/contact', 'en').page?.alternates.map(({ language }) => language)).toEqual([
    'en',
    'tr',
    'ar',
  ]);
  expect(project.siteValue('ms').value.header.action?.link).toBe('/en/contact');
});

test('the matrix counts what is there', () => {
  const markdown = formatMarkdown(coverageTable(measureCoverage(project)));
  expect(markdown).toContain('| Page | en | tr | ar | ms |');
  expect(markdown).toMatch(/\| \/contact \| .* \| not offered \|/);
  expect(markdown).toMatch(/\| \/faq \| (\d+)\/\1 \(100 %\) \| .* \| 0\/\d+ \(0 %\) \|/);
});
