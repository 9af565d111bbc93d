import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { offForPlaywright } from '../headless.ts';

test('what Playwright switches off in Chromium stays off in the browser tests', () => {
  const bundle = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const list = /disabledFeatures = \[(.+?)\]\.filter/s.exec(bundle)?.[1] ?? '';
  const names = [...list.matchAll(/^\s+"(\w+)"/gm)].map(([, name = '']) => name);
  // Those of Edge begin with ms.
  expect(offForPlaywright).toEqual(names.filter((name) => !name.startsWith('ms')));
});
