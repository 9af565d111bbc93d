import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printReport } from '../../../src/diagnostics/print.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { folder } from '../site-folder.ts';
import { SVG } from '../small-site.ts';
import { engine } from '../source-files.ts';

const guide = readFileSync(join(engine, 'docs/partials-and-templates.md'), 'utf8');
/** The files of the guide, each by the path that was named last before it; of site.yaml it tells in several places. */
const files: Record<string, string> = {};
for (const { index, 1: yaml = '' } of guide.matchAll(/```yaml\n(.*?)```/gs)) {
  const named = [...guide.slice(0, index).matchAll(/`(site\.yaml|pages\/[\w/.-]+\.yaml)`/g)].at(-1)?.[1] ?? '';
  files[named] = (files[named] ?? '') + yaml;
}
const site = `url: https://www.example.test
languages: [{ code: en, label: English, flag: /flag.svg }, { code: ar, label: العربية, flag: /flag.svg }]
brand: { en: Mill, ar: الطاحونة }
organization: { email: mill@example.test }
${files['site.yaml']}`;
const NOWHERE = `meta:
  title: { all: "404" }
  description: { en: There is no page at this address., ar: لا توجد صفحة على هذا العنوان. }
  noindex: true
blocks: [{ type: hero, title: { en: Nothing here, ar: لا شيء هنا } }]
`;
const root = (more = {}) =>
  folder({ ...files, 'site.yaml': site, 'pages/404.yaml': NOWHERE, 'public/flag.svg': SVG, ...more });
const titles = (route: string, language: string, open = openFolder(root())) =>
  open.compile(route, language).page?.blocks.map((block) => ('title' in block ? block.title : block.type));

test('the files of the guide are a site without a fault', () => {
  expect(Object.keys(files).sort()).toEqual([
    'pages/_closing.yaml',
    'pages/bread/_bread.yaml',
    'pages/bread/_stone-oven.yaml',
    'pages/bread/_tin-oven.yaml',
    'pages/bread/rye.yaml',
    'pages/bread/toast.yaml',
    'pages/index.yaml',
    'site.yaml',
  ]);
  expect(printReport(openFolder(root()).check())).toBe('0 errors, 0 warnings.');
});

describe('what it says is so', () => {
  test('an include stands for the blocks of its file', () => {
    expect(titles('/', 'en')).toEqual(['Bread from the old mill', 'Come by from 7 o’clock']);
  });

  test('a template takes the facts of its page, also in a path', () => {
    expect(titles('/bread/rye', 'en')).toEqual(['Rye bread', 'Out of the stone oven', 'Come by from 7 o’clock']);
    expect(titles('/bread/toast', 'en', openFolder(root(), { drafts: true }))?.[1]).toBe('Out of the tin');
  });

  test('an insertion stands on the pages that it names', () => {
    const open = openFolder(root(), { drafts: true });
    expect(titles('/bread/rye', 'en', open)?.at(-1)).toBe('Come by from 7 o’clock');
    expect(titles('/bread/toast', 'en', open)).toEqual(['Toast', 'Out of the tin']);
  });

  test('a page’s own meta counts field by field', () => {
    const { page } = openFolder(root(), { drafts: true }).compile('/bread/toast', 'en');
    expect(page?.title).toBe('Toast for every morning');
    expect(page?.description).toContain('from wheat and keeps for five days');
  });

  test('a fact of site.yaml is none for a path', () => {
    const rye = files['pages/bread/rye.yaml']?.replace('  oven: stone\n', '');
    const faults = openFolder(
      root({ 'pages/bread/rye.yaml': rye, 'site.yaml': site.replace('openFrom: 7', 'openFrom: 7\n  oven: stone') }),
    ).check();
    expect(faults.map(({ code }) => code)).toContain('missing-path-fact');
  });

  test('a file that is not there is told with its path filled in', () => {
    const rye = files['pages/bread/rye.yaml']?.replace('oven: stone', 'oven: gas');
    const faults = openFolder(root({ 'pages/bread/rye.yaml': rye })).check();
    expect(faults.find(({ code }) => code === 'missing-partial')?.details.path).toBe('/bread/_gas-oven.yaml');
  });

  test('a page may lack a language where it says so, and no other may', () => {
    const strict = files['pages/bread/toast.yaml']?.replace(/translation:\n.*\n/, '').replace('draft: true\n', '');
    const faults = openFolder(root({ 'pages/bread/toast.yaml': strict })).check();
    expect(faults.map(({ code, place }) => `${code} ${place.source.file}`)).toEqual([
      'missing-translation pages/bread/toast.yaml',
    ]);
  });
});
