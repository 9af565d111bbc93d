import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { engine } from '../source-files.ts';
import { tracesOf } from './traces.ts';

const site = mkdtempSync(join(tmpdir(), 'traces-'));
afterAll(() => rmSync(site, { recursive: true }));

test('a word, a color, an address and a picture of another site are found in what was built', () => {
  mkdirSync(join(site, 'dist'));
  writeFileSync(join(site, 'site.yaml'), 'brand: Kornblum\n');
  writeFileSync(join(site, 'dist/fr.html'), '<h1>Kornblum</h1>');
  expect(tracesOf(engine, { engine, site })).toEqual([]);
  writeFileSync(join(site, 'dist/de.html'), '<p style="color:#147D83">Limanora</p><img src="/logos/zalora.svg">');
  cpSync(join(engine, 'public/mark.svg'), join(site, 'dist/other.svg'));
  const picture = join(engine, 'public/mark.svg');
  expect(tracesOf(engine, { engine, site })).toEqual([
    'limanora',
    'zalora',
    '#147d83',
    '#e8a33d',
    'zalora.svg',
    picture,
  ]);
});
