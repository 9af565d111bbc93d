import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from './site-folder.ts';
import { DIVIDER, page, SITE } from './small-site.ts';
import { engine } from './source-files.ts';

const folder = join(engine, 'docs/looks');
const looks = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

test.each(looks)('the look %s is a theme as it stands, but for the fonts that it says are to be installed', (name) => {
  const look = readFileSync(join(folder, name), 'utf8');
  const told = check({ 'site.yaml': `${SITE}${look}`, 'pages/index.yaml': page(DIVIDER) });
  const foreign = told.filter(
    ({ code, place }) => place.source.file === 'site.yaml' && code !== 'missing-font-package',
  );
  expect(foreign.map(({ code }) => code)).toEqual([]);
  const named = [...look.matchAll(/package: "([^"]+)"/g)].map(([, font]) => font);
  expect([...look.matchAll(/^# npm install (\S+)$/gm)].map(([, font]) => font)).toEqual(named);
});

test('all looks are told of', () => {
  const told = readFileSync(join(engine, 'docs/looks.md'), 'utf8');
  expect(looks).toHaveLength(6);
  expect(looks.filter((name) => !told.includes(`(looks/${name})`))).toEqual([]);
});
