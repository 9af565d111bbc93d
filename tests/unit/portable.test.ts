import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engine, sourceFiles } from './source-files.ts';

const { scripts } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('npm scripts run in every system’s shell', () => {
  test.each(Object.entries(scripts))('%s: %s', (_name, script) => {
    // Variables before a command, single quotes, other ways of joining than `&&`, and tools that Windows lacks.
    for (const command of script.split(' && '))
      expect(command).toMatch(/^(npm|node|vite|vitest|tsc|biome|knip|playwright|stryker)\b[^'$;|&]*$/);
  });
});

test('no folder is linked but in the one way that Windows allows everybody', () => {
  const files = [...sourceFiles(/\.tsx?$/), ...sourceFiles(/^tests\/site-copy\.ts$/, ['tests'])];
  const links = files.flatMap(({ path, text }) =>
    [...text.matchAll(/symlinkSync\((?:[^()]|\([^()]*\))*\)/g)].map(([call]) => `${path}: ${call}`),
  );
  expect(links).not.toEqual([]);
  for (const link of links) expect(link).toMatch(/'junction'\)$/);
});

test('no path is put together or cut with slashes of one system', () => {
  const odd = sourceFiles(/\.tsx?$/).flatMap(({ path, text }) =>
    [
      ...text.matchAll(/process\.cwd\(\)\}\/|\b(?:root|engine)\} ?\/|startsWith\((?:root|folder|engine)\b(?! \+ sep)/g),
    ].map(([found]) => `${path}: ${found}`),
  );
  expect(odd).toEqual([]);
});
