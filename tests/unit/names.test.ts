import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

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
