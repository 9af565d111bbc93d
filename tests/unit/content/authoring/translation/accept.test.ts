import { expect, test } from 'vitest';
import { putFiles } from '../../../../../src/content/authoring/edit/put-files.ts';
import { type Accepting, acceptTranslations } from '../../../../../src/content/authoring/translation/accept.ts';
import { readLock, writeLock } from '../../../../../src/content/check/translated/lock.ts';
import { openFiles, siteFiles } from '../../../site-folder.ts';
import { page } from '../../../small-site.ts';

const text = (title: string) => `  - type: text\n    title: ${title}\n    body: { all: x }\n`;
const BREAD = '{ en: Bread, tr: Ekmek, ar: خبز }';
const CAKE = '{ en: Cake, tr: Kek }';

/** A site in a few files, in which translations are accepted one after the other. */
function site(files: Record<string, string>) {
  const folder = siteFiles(files);
  return {
    folder,
    write: (file: string, words: string) => folder.write(file, words),
    accept(accepting: Accepting = {}) {
      const { changes, ...rest } = acceptTranslations(openFiles(folder), accepting);
      expect(putFiles(folder, changes)).toBeUndefined();
      return { ...rest, files: changes.map(({ file }) => file) };
    },
    stale: () =>
      openFiles(folder)
        .check()
        .filter(({ code }) => code === 'stale-translation').length,
    words: (lock: string) => readLock(folder.text(lock) ?? '').map(({ language, words }) => `${language} ${words}`),
  };
}

const FILES = { 'pages/a.yaml': page(text(BREAD) + text(CAKE)), 'pages/b/c.yaml': page(text(CAKE)) };

test('all translations are written beside their files, and writing them again changes nothing', () => {
  const { accept, words } = site(FILES);
  expect(accept()).toEqual({ count: 4, unknown: [], files: ['pages/translations.lock', 'pages/b/translations.lock'] });
  expect(words('pages/translations.lock').sort()).toEqual(['ar Bread', 'tr Bread', 'tr Cake']);
  expect(words('pages/b/translations.lock')).toEqual(['tr Cake']);
  expect(accept().files).toEqual([]);
});

test.each<[string, Accepting, number]>([
  ['a line', { places: ['pages/a.yaml:6'] }, 0],
  ['a line and column', { places: ['pages/a.yaml:6:30'] }, 0],
  ['a page', { places: ['/a'] }, 0],
  ['a file', { places: ['pages/a.yaml'] }, 0],
  ['a language', { to: 'tr' }, 1],
  ['another line', { places: ['pages/a.yaml:9'] }, 2],
])('%s can be accepted by itself', (_, accepting, left) => {
  const { accept, write, stale } = site(FILES);
  accept();
  write('pages/a.yaml', page(text(BREAD.replace('Bread', 'Fresh bread')) + text(CAKE)));
  expect(stale()).toBe(2);
  accept(accepting);
  expect(stale()).toBe(left);
});

test('a place without a translation is told, and nothing else is accepted in its stead', () => {
  expect(site(FILES).accept({ places: ['pages/a.yaml:1', '/b/c'] })).toMatchObject({ unknown: ['pages/a.yaml:1'] });
});

test('what no text says any more is forgotten when all are accepted, but not where a page cannot be read', () => {
  const { accept, write, words, folder } = site(FILES);
  accept();
  write('pages/a.yaml', page(text(CAKE)));
  accept({ places: ['/a'] });
  expect(words('pages/translations.lock')).toHaveLength(3);
  write('pages/b/c.yaml', 'blocks: [');
  accept();
  expect(words('pages/translations.lock')).toHaveLength(3);
  folder.remove('pages/b/c.yaml');
  accept();
  expect(words('pages/translations.lock')).toEqual(['tr Cake']);
  expect(folder.look('pages/b/translations.lock')).toBeUndefined();
});

test('a lock is written nowhere else, and over nothing that has been changed meanwhile', () => {
  const folder = siteFiles({ 'pages/translations.lock': 'x', 'pages/l': { link: '../..' } });
  const put = (file: string, before: string | undefined) => putFiles(folder, [{ file, before, after: writeLock([]) }]);
  expect(put('pages/translations.lock', 'y')).toBe('edit-changed-meanwhile');
  expect(put('pages/l/translations.lock', undefined)).toBe('edit-outside');
  for (const file of ['pages/../translations.lock', '../translations.lock', 'public/translations.lock'])
    expect(put(file, undefined)).toBe('edit-outside');
});
