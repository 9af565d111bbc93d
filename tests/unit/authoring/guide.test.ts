import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine } from '../source-files.ts';

const guide = readFileSync(join(engine, 'docs/authoring.md'), 'utf8');
const searches = [...guide.matchAll(/`([\w/.-]+\.yaml)`[^`]{0,60}(?:earch for|replace) `([^`]+)`/g)];

test('the guide tells to search for several things', () => {
  expect(searches.length).toBeGreaterThanOrEqual(5);
});

test.each(searches.map(([, file = '', words = '']) => [file, words]))('in %s there is: %s', (file, words) => {
  expect(readFileSync(join(engine, file), 'utf8')).toContain(words);
});
