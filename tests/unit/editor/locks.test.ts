import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acceptTranslations } from '../../../src/content/authoring/translation/accept.ts';
import { lockEdited } from '../../../src/content/authoring/translation/lock-edited.ts';
import { readLock, withPairs } from '../../../src/content/check/translated/lock.ts';
import { filesOver } from '../../../src/content/files/files-over.ts';
import { openFolder } from '../../../src/disk/machine.ts';
import { replay } from '../../../src/editor/desk/changes/replay.ts';
import type { MessageInfo } from '../../../src/editor/shared/protocol.ts';
import { openFiles } from '../site-folder.ts';
import { page } from '../small-site.ts';
import { engine } from '../source-files.ts';
import { siteDesk } from './site-desk.ts';

const LOCK = 'pages/translations.lock';
const FILE = 'pages/index.yaml';
const DONE = { kind: 'done' };
const text = (title: string) => `  - type: text\n    title: ${title}\n    body: { all: x }\n`;
const PAGE = page(text('{ en: Bread, tr: Ekmek, ar: خبز }') + text('{ en: Cake, tr: Kek }'));

function sitting(files: Record<string, string> = {}) {
  const desk = siteDesk({ [FILE]: PAGE, ...files });
  const { root, session, site, read } = desk;
  const write = (file: string, words: string | undefined) => {
    if (words === undefined) rmSync(join(root, file));
    else writeFileSync(join(root, file), words);
    site.change(new Set([file]));
  };
  return {
    ...desk,
    write,
    save: (language: string, was: string, to: string, block = 0) =>
      session.save(FILE, { path: ['blocks', block, 'title'], language, was, to }, ['text', 'title']),
    lines: (lock = LOCK) => readLock(read(lock) ?? '').map(({ language, words }) => `${language} ${words}`),
    stale: () => site.project.stale('/').map(({ to, was, source }) => `${to}: ${was} → ${source}`),
  };
}

test('a translation that is edited was made from what its source says then, and grows old when that changes', () => {
  const { save, lines, stale, read, session } = sitting();
  expect(save('tr', 'Ekmek', 'Taze ekmek')).toEqual(DONE);
  expect(lines()).toEqual(['tr Bread']);
  const lock = read(LOCK);
  expect(save('en', 'Bread', 'Warm bread')).toEqual(DONE);
  expect([read(LOCK), stale()]).toEqual([lock, ['tr: Bread → Warm bread']]);
  expect(save('tr', 'Taze ekmek', 'Sıcak ekmek')).toEqual(DONE);
  expect([lines().sort(), stale()]).toEqual([['tr Bread', 'tr Warm bread'], []]);
  while (session.undo().kind === 'done');
  expect([read(), read(LOCK)]).toEqual([PAGE, undefined]);
  while (session.redo().kind === 'done');
  expect([lines().sort(), stale()]).toEqual([['tr Bread', 'tr Warm bread'], []]);
});

test('the open page is told of it, whatever was known of the page before', () => {
  const { ask, save, site } = sitting();
  const old = () => ask<{ messages: MessageInfo[] }>('messages').messages.filter(({ isOld }) => isOld);
  save('tr', 'Ekmek', 'Taze ekmek');
  while (site.project.lookAhead(1));
  save('en', 'Bread', 'Warm bread');
  expect(old()).toMatchObject([{ old: { was: 'Bread', now: 'Warm bread', language: 'en' } }]);
});

test('a translation whose words stay, but for a comma, is right again', () => {
  const { save, stale } = sitting();
  save('tr', 'Ekmek', 'Taze ekmek');
  save('en', 'Bread', 'Warm bread');
  save('tr', 'Taze ekmek', 'Taze, ekmek');
  expect(stale()).toEqual([]);
});

test('an edit that is taken back takes its line back, and says nothing of the words before it', () => {
  const { act, save, lines, stale, read } = sitting();
  save('tr', 'Ekmek', 'Taze ekmek');
  save('en', 'Bread', 'Warm bread');
  save('tr', 'Taze ekmek', 'Sıcak ekmek');
  expect(act('revert', { step: 2 })).toEqual(DONE);
  expect([lines(), stale()]).toEqual([['tr Bread'], ['tr: Bread → Warm bread']]);
  expect(read()).toContain('tr: Taze ekmek');
});

test('what others have written into a lock or a page meanwhile stays', () => {
  const { save, lines, write, read, session } = sitting();
  save('tr', 'Ekmek', 'Taze ekmek');
  const theirs = { language: 'ar', translation: 'a'.repeat(12), source: 'b'.repeat(12), words: 'Salt' };
  write(LOCK, withPairs(read(LOCK), [theirs]));
  expect(session.undo()).toEqual(DONE);
  expect([lines(), read()]).toEqual([['ar Salt'], PAGE]);
  write(FILE, PAGE.replace('Cake', 'Pie'));
  expect(session.redo()).toEqual(DONE);
  expect(lines().sort()).toEqual(['ar Salt', 'tr Bread']);
  write(LOCK, undefined);
  expect(session.undo()).toEqual(DONE);
  expect(read()).toBe(PAGE.replace('Cake', 'Pie'));
});

test('a section that is put elsewhere makes no old translation young', () => {
  const { act, save, lines, stale } = sitting();
  save('tr', 'Ekmek', 'Taze ekmek');
  save('en', 'Bread', 'Warm bread');
  expect(act('entry', { of: { block: 0 }, act: 'duplicate' })).toEqual(DONE);
  expect([lines(), stale()]).toEqual([['tr Bread'], Array(2).fill('tr: Bread → Warm bread')]);
});

test('a page’s own source language, facts and partials have their lines, and changes tell nothing of them', () => {
  const facts = 'facts: { price: { en: "5 lira", tr: "5 TL" } }\n';
  const { ask, save, lines, session, act } = sitting({
    [FILE]: `source: tr\n${facts}${PAGE}`,
    'pages/parts/_a.yaml': text('{ en: Salt, tr: Tuz }').replace(/^/, 'blocks:\n'),
  });
  save('en', 'Bread', 'Loaf');
  session.save(FILE, { path: ['facts', 'price'], language: 'en', was: '5 lira', to: '6 lira' }, []);
  save('tr', 'Kek', 'Pasta', 1);
  expect(lines().sort()).toEqual(['en 5 TL', 'en Ekmek']);
  session.save(
    'pages/parts/_a.yaml',
    { path: ['blocks', 0, 'title'], language: 'tr', was: 'Tuz', to: 'Deniz tuzu' },
    [],
  );
  expect(lines('pages/parts/translations.lock')).toEqual(['tr Salt']);
  expect(JSON.stringify(ask('changes'))).not.toContain('.lock');
  act('undo');
  expect(lines('pages/parts/translations.lock')).toEqual([]);
});

test('a lock that cannot be read stays as it is, and keeps nobody from editing', () => {
  const { save, read } = sitting({ 'pages/translations.lock/x': '' });
  expect(save('tr', 'Ekmek', 'Taze ekmek')).toEqual(DONE);
  expect(read()).toBe(PAGE.replace('tr: Ekmek', 'tr: Taze ekmek'));
});

test('what is noted of files as they are written is what is noted of the whole site', () => {
  const own = openFolder(engine, { drafts: true });
  const none = Object.fromEntries(own.files.locks.map((lock) => [lock, undefined]));
  const project = openFiles(filesOver(own.folder, none));
  const files = ['site.yaml', ...new Set([...own.files.routes.values(), ...own.files.partials])];
  const changes = files.map((file) => ({ file, before: undefined, after: own.folder.text(file) }));
  const whole = acceptTranslations(project, {}).changes;
  const noted = new Map(lockEdited(project, changes, true).map(({ file, after }) => [file, after]));
  expect(whole.length).toBeGreaterThan(1);
  const sums = (lock: unknown) =>
    readLock(String(lock)).map(({ language, translation, source }) => `${language} ${translation} ${source}`);
  // The glossary, which is in site.yaml, is asked of nobody.
  for (const { file, after } of whole)
    expect(sums(noted.get(file))).toEqual(
      file.startsWith('pages/') ? sums(after) : expect.arrayContaining(sums(after)),
    );
});

test('lines of two authors are all in the lock of a commit', () => {
  const line = (words: string) => ({
    language: 'tr',
    translation: words.padEnd(12, 'x'),
    source: 'y'.repeat(12),
    words,
  });
  const lock = (...all: string[]) => withPairs(undefined, all.map(line));
  const step = {
    file: FILE,
    what: [],
    before: 'a',
    after: 'b',
    text: { path: ['a'], language: 'tr', was: 'a', to: 'b' },
  };
  const done = [
    { ...step, also: [{ file: LOCK, before: lock('a'), after: lock('a', 'b') }] },
    { file: LOCK, what: ['stay'], before: lock('a', 'b'), after: lock('b', 'c') },
  ];
  const made = (theirs: string | undefined) =>
    replay(done, { file: LOCK, before: lock('a'), theirs, languages: { languages: [], defaultLanguage: 'en' } });
  expect(made(lock('a', 'd'))).toEqual({ text: lock('b', 'c', 'd') });
  expect(made(undefined)).toEqual({ text: lock('b', 'c') });
});
