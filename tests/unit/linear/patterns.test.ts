import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';
import { attackOn, patternsIn } from './patterns.ts';

/** Patterns that read nothing of a site. */
const OF_OURS = new Set(['src/diagnostics/message-reference.ts']);

const attacked = (source: string, flags = '') => attackOn({ file: '', source, flags }) !== undefined;

test('a pattern whose work grows faster than its text is known', () => {
  for (const source of [
    'a+b',
    '\\s+$',
    '<!--[\\s\\S]*?-->',
    '^(?:\\s+|<!--[\\s\\S]*?-->)*<svg',
    '(a|a)*b',
    '(\\w+)\\s*=',
    '/.*@',
  ])
    expect([source, attacked(source)]).toEqual([source, true]);
  expect(attacked('[\\p{L}\\p{M}]+x', 'u')).toBe(true);
});

test('one whose work does not is let be', () => {
  for (const source of ['^a+b', '<[^<>]*>', 'a{1,20}b', '(?<!a)a+b', '^(?:a|b)*$'])
    expect([source, attacked(source)]).toEqual([source, false]);
  expect(attacked('a+b', 'y')).toBe(false);
});

test('no pattern takes more than a few steps for each letter of a text', () => {
  const files = sourceFiles(/\.tsx?$/).filter(({ path }) => !path.endsWith('.d.ts') && !OF_OURS.has(path));
  const patterns = files.flatMap(({ path, text }) => patternsIn(path, text));
  expect(patterns.length).toBeGreaterThan(800);
  const found = patterns.flatMap((pattern) => {
    const text = attackOn(pattern);
    return text === undefined
      ? []
      : [`${pattern.file} /${pattern.source}/${pattern.flags} ${JSON.stringify(text.slice(0, 20))}`];
  });
  expect(found).toEqual([]);
});
