import { expect, test } from 'vitest';
import { writeLock } from '../../../src/content/check/translated/lock.ts';
import { lockedPair } from '../../../src/content/check/translated/stale.ts';
import type { Files } from '../../../src/content/files/files.ts';
import { machineOf } from '../../../src/disk/machine.ts';
import { openSite } from '../../../src/editor/desk/open-site.ts';
import { openFiles, siteFiles } from '../site-folder.ts';
import { page } from '../small-site.ts';
import { engine } from '../source-files.ts';

const COUNT = 12;
const text = (words: string) =>
  page(`  - type: text\n    title: { en: ${words}, tr: ${words} yeni }\n    body: { all: x }\n`);
/** The translation of a page, made of other words than those that stand there. */
const LOCK = writeLock([
  lockedPair({ from: 'en', to: 'tr', source: 'Bread', translation: 'p3 yeni' }, machineOf(engine)),
]);

/** A site with translations that a lock knows, and the pages that are read of it. */
function watched() {
  const names = Array.from({ length: COUNT }, (_, count) => `pages/p${count}.yaml`);
  const all = Object.fromEntries(names.map((name) => [name, text(name.slice(6, -5))]));
  const folder = siteFiles({ ...all, 'translations.lock': LOCK });
  const read = new Set<string>();
  const seen = (path: string) => {
    if (names.includes(path)) read.add(path);
  };
  const files: Files = {
    ...folder,
    read: (path) => {
      seen(path);
      return folder.read(path);
    },
    text: (path) => {
      seen(path);
      return folder.text(path);
    },
  };
  return { files, read };
}

test('a page that is shown reads no other page', () => {
  const { files, read } = watched();
  const site = openSite(openFiles(files, { drafts: true }));
  site.close();
  expect(site.pageAt('/en/p3').notes.missing).toEqual(['ar 3/4']);
  expect([...read]).toEqual(['pages/p3.yaml']);
});

test('what has grown old on a page is known from records of the others', () => {
  const { files, read } = watched();
  const project = openFiles(files);
  project.check();
  const name = 'pages/p3.yaml';
  files.write(name, text('p3').replace('en: p3', 'en: p3 now'));
  read.clear();
  const now = project.refresh(new Set([name]));
  expect(now.stale('/p3').map(({ was }) => was)).toEqual(['Bread']);
  expect([...read]).toEqual([name]);
});
