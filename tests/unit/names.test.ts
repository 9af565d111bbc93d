import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine, sourceFiles } from './source-files.ts';

const DECLARED = /^(export )?(?:abstract )?(?:interface|type|class) (\w+)/gm;

const types = sourceFiles(/\.tsx?$/, ['src']).flatMap(({ path, text }) =>
  [...text.matchAll(DECLARED)].map(([, exported, name = '']) => ({ path, name, isExported: exported !== undefined })),
);

test('a type that is exported shares its name with no other type of the engine', () => {
  const exported = new Set(types.filter(({ isExported }) => isExported).map(({ name }) => name));
  expect(exported.size).toBeGreaterThan(300);
  const shared = [...exported].flatMap((name) => {
    const paths = types.filter((type) => type.name === name).map(({ path }) => path);
    return paths.length > 1 ? `${name}: ${paths.join(', ')}` : [];
  });
  expect(shared).toEqual([]);
});

test('the words of the house fit on one page', () => {
  const text = readFileSync(join(engine, 'CONTRIBUTING.md'), 'utf8');
  const table = /^## Words of the house$[\s\S]*?(?=^## )/m.exec(text)?.[0] ?? '';
  const words = [...table.matchAll(/^\| ([a-z, ]+) \| [A-Z]/gm)].map(([, word]) => word);
  expect(words.length).toBeGreaterThan(10);
  expect(words.length).toBeLessThanOrEqual(22);
  expect(new Set(words).size).toBe(words.length);
});
