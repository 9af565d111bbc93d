import { expect, test } from 'vitest';
import { createBounds } from '../../../src/content/check/rules/bounds.ts';
import { parseYaml } from '../../../src/content/read/parse.ts';
import { MAX_OF_FILES, placeAt, Report } from '../../../src/content/written/report.ts';
import { brief, briefs, check, openSite } from '../site-folder.ts';
import { DIVIDER, page, textPage } from '../small-site.ts';

test('a file may have 50,000 values', () => {
  const read = (count: number) => readText(`a: [${Array(count).fill('x').join(', ')}]\n`);
  const readText = (text: string) => {
    const report = new Report();
    const value = parseYaml({ file: 'x.yaml', text }, new WeakMap(), report);
    return { read: value !== undefined, found: report.diagnostics.map((each) => [brief(each), each.details]) };
  };
  const names = (count: number) => Array.from({ length: count }, (_, at) => `k${at}:\n`).join('');
  expect(read(49_998)).toEqual({ read: true, found: [] });
  expect(read(49_999)).toEqual({ read: false, found: [['x.yaml:1:1 too-many-values', { limit: 50_000 }]] });
  expect(readText(names(49_999))).toEqual({ read: true, found: [] });
  expect(readText(names(50_000)).found).toEqual([['x.yaml:1:1 too-many-values', { limit: 50_000 }]]);
});

test('a file of signs that are no values is not parsed', () => {
  const found = (text: string) => {
    const report = new Report();
    parseYaml({ file: 'x.yaml', text }, new WeakMap(), report);
    return report.diagnostics.map(brief);
  };
  expect(found(`a: b${'\n'.repeat(499_000)}`)).toEqual([]);
  expect(found(`a: b${'\n'.repeat(501_000)}`)).toEqual(['x.yaml:1:1 too-many-values']);
});

test('a page may have 500 blocks', () => {
  const dividers = (count: number) =>
    Array.from({ length: count }, (_, place) => `  - { type: divider, id: d${place} }\n`).join('');
  const found = (count: number) =>
    check({ 'pages/index.yaml': page(dividers(count)) }).map((each) => [brief(each), each.details]);
  expect(found(500)).toEqual([]);
  expect(found(502)).toEqual([['pages/index.yaml:505:7 too-many-blocks', { limit: 500 }]]);
});

test.each([
  ['placeholders that never end', '{{', 'bad-placeholder'],
  ['comments of HTML that never end', '<!--', undefined],
])('100,000 %s are looked at', (_, part, code) => {
  const text = textPage(`{ all: "${part.repeat(100_000)}" }`);
  const [first] = briefs({ 'pages/a.yaml': text }).filter((each) => each.includes('pages/a.yaml:6'));
  expect(first).toBe(code && `pages/a.yaml:6:20 ${code}`);
});

test('no more pages are read where those before have 10,000 errors', () => {
  const faulty = page(Array.from({ length: 205 }, (_, at) => `  - type: nothing${at}\n`).join(''));
  const files = Array.from({ length: 60 }, (_, at) => [`pages/p${String(at).padStart(2, '0')}.yaml`, faulty]);
  const found = briefs(Object.fromEntries(files));
  expect(found).toContain('pages/p50.yaml:1:1 check-ended');
  expect(found.some((each) => each.startsWith('pages/p49.yaml'))).toBe(true);
  expect(found.filter((each) => /pages\/p5\d/.test(each))).toHaveLength(1);
});

test('a link to a page that is not looked at any more is not taken for a dead one', () => {
  const faulty = page(Array.from({ length: 205 }, (_, at) => `  - type: nothing${at}\n`).join(''));
  const files = Array.from({ length: 60 }, (_, at) => [`pages/p${String(at).padStart(2, '0')}.yaml`, faulty]);
  const first = page('  - type: text\n    title: { all: A }\n    body: { all: "[x](/p59#s) [y](/nowhere)" }\n');
  const dead = briefs({ ...Object.fromEntries(files), 'pages/a.yaml': first }).filter((each) => each.includes('dead'));
  expect(dead).toEqual(['pages/a.yaml:7:35 dead-link']);
});

test('includes are includes where no more names are compared', () => {
  const names = Array.from({ length: 300 }, (_, at) => `${'ba'.repeat(90)}${at}`);
  const files = Object.fromEntries(names.map((name) => [`pages/_${name}.yaml`, page(DIVIDER)]));
  const includes = names.map((_, at) => `  - include: /_${'ab'.repeat(90)}${at}-x.yaml\n`).slice(0, 60);
  const codes = check({ ...files, 'pages/a.yaml': page(includes.join('')) }).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['missing-partial', 'suggestions-ended']));
});

test('ten earlier addresses take as long as a page', () => {
  const { record } = openSite({ 'pages/a.yaml': page(DIVIDER) }).record('/a');
  const endingOf = (count: number) => {
    const bounds = createBounds();
    bounds.add({ ...record, formerly: Array.from({ length: count }, (_, at) => `/x${at}`) });
    return bounds.ended();
  };
  expect(endingOf(700_000)).toBeUndefined();
  expect(endingOf(760_000)).toBe('too-much-work');
});

test('a file that pages bring in takes as long as a page, once', () => {
  const { record } = openSite({ 'pages/a.yaml': page(DIVIDER) }).record('/a');
  const endingOf = (count: number) => {
    const bounds = createBounds();
    const used = ['pages/a.yaml', ...Array.from({ length: count }, (_, at) => `pages/_${at}.yaml`)];
    for (const _ of [1, 2]) bounds.add({ ...record, used });
    return bounds.ended();
  };
  expect(endingOf(70_000)).toBeUndefined();
  expect(endingOf(76_000)).toBe('too-much-work');
});

test('of files that cannot stay 10,000 are told, and of each kind of message one that says so', () => {
  const told = (count: number) => {
    const report = new Report(MAX_OF_FILES);
    for (let at = 0; at < count; at++) {
      const place = placeAt({ file: `pages/a${at}.yaml`, text: '' }, 0, 0);
      report.add('file-not-text', place);
      report.add('unused-partial', place);
    }
    return [report.diagnostics.length, ...report.diagnostics.slice(20_000).map(brief)];
  };
  expect(told(10_000)).toEqual([20_000]);
  expect(told(10_500)).toEqual([20_002, 'pages/a10000.yaml:1:1 more-files', 'pages/a10000.yaml:1:1 more-warnings']);
});

test('the names of any number of files end in so many messages', () => {
  const files = Object.fromEntries(Array.from({ length: 10_500 }, (_, at) => [`public/a/${at}.html`, 'x']));
  const found = openSite(files).siteDiagnostics;
  expect(found).toHaveLength(10_001);
  expect(found.at(-1)?.code).toBe('more-files');
});
