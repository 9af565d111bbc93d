import { expect, test } from 'vitest';
import { parseYaml } from '../../../src/content/parse.ts';
import { Report } from '../../../src/content/report.ts';
import { brief, check } from '../site-folder.ts';
import { DIVIDER, page } from '../small-site.ts';

test('a file may have 50,000 values', () => {
  const read = (count: number) => {
    const report = new Report();
    const text = `a: [${Array(count).fill('x').join(', ')}]\n`;
    const value = parseYaml({ file: 'x.yaml', text }, new WeakMap(), report);
    return { read: value !== undefined, found: report.diagnostics.map((each) => [brief(each), each.details]) };
  };
  expect(read(49_998)).toEqual({ read: true, found: [] });
  expect(read(49_999)).toEqual({ read: false, found: [['x.yaml:1:1 too-many-values', { limit: 50_000 }]] });
});

test('a page may have 500 blocks', () => {
  const found = (count: number) =>
    check({ 'pages/index.yaml': page(DIVIDER.repeat(count)) }).map((each) => [brief(each), each.details]);
  expect(found(500)).toEqual([]);
  expect(found(502)).toEqual([['pages/index.yaml:505:5 too-many-blocks', { limit: 500 }]]);
});
