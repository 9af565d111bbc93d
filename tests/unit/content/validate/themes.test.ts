import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { themeRules } from '../../../../blocks/ui/theme.ts';
import { lookOf } from '../../../../schema/look.ts';
import { theme } from '../../../../schema/theme.ts';
import { check } from '../../site-folder.ts';
import { SITE } from '../../small-site.ts';
import { engine, sourceFiles } from '../../source-files.ts';

const folder = join(engine, 'tests/fixtures/themes');
const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

test.each(files)('%s dresses a site without a fault', (_name, text) => {
  expect(check({ 'site.yaml': `${SITE}theme:\n${text.replace(/^/gm, '  ')}\n` })).toEqual([]);
});

test('each theme has a look of its own', () => {
  const looks = files.map(([, text]) =>
    themeRules(lookOf(theme.parse(parse(text, { schema: 'failsafe' }))), 'Some Face'),
  );
  expect(new Set(looks).size).toBe(3);
});

test('no colour of this site stands in the engine', () => {
  const text = readFileSync(join(engine, 'site.yaml'), 'utf8');
  const colors = [...text.matchAll(/"(#[0-9a-f]{6})"/gi)].map(([, color = '']) => color.toLowerCase());
  const own = new Set(colors.filter((color) => color !== '#ffffff'));
  expect(own.size).toBeGreaterThan(12);
  const found = sourceFiles(/^(blocks|schema|src)\/.*\.(tsx?|css)$/).flatMap(({ path, text: source }) =>
    // In comments and in messages a colour is an example.
    [...source.replace(/\/\*\*.*?\*\//gs, '').matchAll(/#[0-9a-f]{6}\b/gi)]
      .filter(([color]) => own.has(color.toLowerCase()) && !path.startsWith('src/diagnostics/'))
      .map(([color]) => `${path}: ${color}`),
  );
  expect(found).toEqual([]);
});
