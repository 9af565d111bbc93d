import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine } from '../source-files.ts';

const guide = readFileSync(join(engine, 'docs/authoring.md'), 'utf8');

test('the pages that the guide has people open are in this site and in every new one', () => {
  const opened = [...guide.matchAll(/[Oo]pen `(pages\/[\w/.-]+\.yaml)`/g)].map(([, file = '']) => file);
  expect(opened.length).toBeGreaterThanOrEqual(2);
  for (const file of opened)
    for (const site of ['.', 'starter']) expect(existsSync(join(engine, site, file)), file).toBe(true);
});

test('the guide speaks of no site in particular', () => {
  const names =
    readFileSync(join(engine, 'site.yaml'), 'utf8').match(/(?<=link: \/)(?:services|marketplaces)\/[\w-]+/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  expect([...new Set(names)].filter((name) => guide.includes(name))).toEqual([]);
});
