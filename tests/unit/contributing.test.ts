import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine } from './source-files.ts';

const text = readFileSync(join(engine, 'CONTRIBUTING.md'), 'utf8');

test('every test that CONTRIBUTING.md names is there, for every line of what the site must hold', () => {
  const rows = [...text.matchAll(/^\| (\d+) \| .+ \| (.+) \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 35 }, (_, place) => place + 1));
  for (const [row, , holders = ''] of rows) expect(holders, row).toContain('`');
  const named = [...text.matchAll(/`((?:unit|e2e)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(engine, 'tests', path)))).toEqual([]);
});
