import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine } from '../source-files.ts';
import { buildSite, copyUnbuilt, outputOf } from './built-site.ts';

const root = join(mkdtempSync(join(tmpdir(), 'journal-')), 'site');
afterAll(() => rmSync(join(root, '..'), { recursive: true, force: true }));

let output: ReadonlyMap<string, string>;
let said: ReturnType<typeof buildSite>;
beforeAll(() => {
  copyUnbuilt(join(engine, 'examples/journal'), root);
  said = buildSite(root);
  output = outputOf(root);
}, 120_000);

const read = (path: string) => Buffer.from(output.get(path) ?? '', 'latin1').toString('utf8');
const bodyOf = (path: string) => /<main.*<\/main>/s.exec(read(path))?.[0] ?? '';
const storiesIn = (path: string) =>
  [...bodyOf(path).matchAll(/href="\/\w\w\/stories\/([\w-]+)"/g)].map(([, name]) => name);

test('the magazine in examples has nothing to report', () => {
  expect(said).toEqual({ stdout: expect.stringContaining('66 pages written'), stderr: '' });
});

test('its front page has the six newest stories, its topics and its authors have theirs', () => {
  expect(storiesIn('ar.html')).toEqual([
    'when-the-bridge-opened',
    'bread-rings-at-dawn',
    'ropes',
    'lamps-on-the-north-quay',
    'soup-for-forty',
    'an-engine-called-nadia',
  ]);
  expect(storiesIn('tr/topics/food.html')).toEqual([
    'bread-rings-at-dawn',
    'soup-for-forty',
    'the-woman-who-sells-the-crusts',
    'tea-at-the-second-bell',
  ]);
  expect(storiesIn('en/people/deniz.html')).toHaveLength(4);
  expect(storiesIn('en/stories.html')).toHaveLength(12);
});

test('a story has its day in the digits and the words of its language, and leads on', () => {
  const words = (path: string) => bodyOf(path).replace(/<[^>]*>/g, '');
  expect(words('ar/stories/ropes.html')).toContain('١٢ يوليو ٢٠٢٦ · أوين برايس · القوارب · الموانئ');
  expect(words('tr/stories/ropes.html')).toContain('12 Temmuz 2026 · Owen Price');
  expect(storiesIn('en/stories/ropes.html').slice(-2)).toEqual(['lamps-on-the-north-quay', 'bread-rings-at-dawn']);
  expect(storiesIn('en/stories/the-last-steam-whistle.html').slice(-1)).toEqual(['tea-at-the-second-bell']);
});

test('it has feeds of its stories in each language, and what search engines read of a story', () => {
  expect([...output.keys()].filter((path) => /feed\./.test(path))).toHaveLength(9);
  expect(read('ar/stories/feed.atom')).toContain('<title>المقالات | العبّارة المتأنية</title>');
  expect(read('en/stories/ropes.html')).toMatch(/"@type":"BlogPosting".*"datePublished":"2026-07-12"/);
  expect(read('en/people/owen.html')).toContain('"@type":"Person"');
});
