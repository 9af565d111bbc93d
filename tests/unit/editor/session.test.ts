import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderFiles } from '../../../src/disk/folder-files.ts';
import { openSession } from '../../../src/editor/desk/session.ts';
import { siteFolder } from '../site-folder.ts';

const PAGE = `# Kept as it is.
meta:
  title: { en: Bread,   tr: 'Ekmek', ar: خبز } # and this
  description: { all: Daily }
blocks:
  - type: text
    title:
      en: Our bread
      tr: "Ekmeğimiz"
`;

const LANGUAGES = { languages: ['en', 'tr', 'ar'], defaultLanguage: 'en' };

function sitting(files: Readonly<Record<string, string>> = {}) {
  const root = siteFolder({ 'pages/index.yaml': PAGE, ...files });
  const saved: string[] = [];
  const session = openSession({
    folder: folderFiles(root),
    languages: () => LANGUAGES,
    saved: (file) => saved.push(file),
  });
  const read = (file = 'pages/index.yaml') => readFileSync(join(root, file), 'utf8');
  const write = (text: string, file = 'pages/index.yaml') => writeFileSync(join(root, file), text);
  const save = (
    was: string | undefined,
    to: string,
    { file = 'pages/index.yaml', path = ['blocks', 0, 'title'] as (string | number)[], language = 'en' } = {},
  ) => session.save(file, { path, language, was, to }, path.map(String));
  return { session, saved, read, write, save };
}

test('a change leaves every byte that it is not about, and tells that the file is another one', () => {
  const { save, read, saved } = sitting();
  expect(save('Our bread', 'Fresh bread')).toEqual({ kind: 'done' });
  expect(read()).toBe(PAGE.replace('en: Our bread', 'en: Fresh bread'));
  expect(save('Ekmek', 'Taze ekmek', { path: ['meta', 'title'], language: 'tr' })).toEqual({ kind: 'done' });
  expect(read()).toBe(PAGE.replace('Our bread', 'Fresh bread').replace("'Ekmek'", "'Taze ekmek'"));
  expect(saved).toEqual(['pages/index.yaml', 'pages/index.yaml']);
});

test('characters that nobody sees never reach a file, and a change back finds its text', () => {
  const { session, save, read } = sitting();
  expect(save('Our bread', 'Fresh \u{e0040}\u{e0031}\u{e007f}bre\u200bad\u00ad')).toEqual({ kind: 'done' });
  expect(read()).toBe(PAGE.replace('Our bread', 'Fresh bread'));
  expect(save('Fresh bread', 'Fresh bread\ufeff')).toEqual({ kind: 'done' });
  expect(save('Fresh bread', '\u200b')).toEqual({ kind: 'refused', why: 'empty' });
  expect(session.done).toHaveLength(1);
  session.undo();
  expect(read()).toBe(PAGE);
});

test('undo and redo go through all files of the sitting, byte for byte', () => {
  const { session, save, read } = sitting();
  const site = read('site.yaml');
  save('Our bread', 'Fresh bread');
  save('Bakery', 'Mill', { file: 'site.yaml', path: ['brand'], language: 'all' });
  const [page, changed] = [read(), read('site.yaml')];
  expect(session.undo()).toEqual({ kind: 'done' });
  expect([read(), read('site.yaml')]).toEqual([page, site]);
  expect(session.undo()).toEqual({ kind: 'done' });
  expect([read(), read('site.yaml')]).toEqual([PAGE, site]);
  expect(session.undo()).toEqual({ kind: 'refused', why: 'nothing' });
  session.redo();
  session.redo();
  expect([read(), read('site.yaml')]).toEqual([page, changed]);
  expect(session.redo()).toEqual({ kind: 'refused', why: 'nothing' });
});

test('a change that is asked for twice is made once', () => {
  const { session, save, read } = sitting();
  save('Our bread', 'Fresh bread');
  expect(save('Our bread', 'Fresh bread')).toEqual({ kind: 'done' });
  expect(session.done).toHaveLength(1);
  session.undo();
  expect(read()).toBe(PAGE);
});

test('a text that somebody else has changed meanwhile is not overwritten: both versions are told', () => {
  const { save, read, write } = sitting();
  write(PAGE.replace('Our bread', 'Their bread'));
  expect(save('Our bread', 'My bread')).toEqual({
    kind: 'stale',
    file: 'pages/index.yaml',
    theirs: 'Their bread',
    yours: 'My bread',
  });
  expect(read()).toContain('Their bread');
});

test('what somebody else has changed elsewhere in the file stays, also when the change is undone', () => {
  const { session, save, read, write } = sitting();
  write(PAGE.replace('Daily', 'Weekly'));
  expect(save('Our bread', 'My bread')).toEqual({ kind: 'done' });
  expect(read()).toBe(PAGE.replace('Daily', 'Weekly').replace('Our bread', 'My bread'));
  write(read().replace('Weekly', 'Monthly'));
  expect(session.undo()).toEqual({ kind: 'done' });
  expect(read()).toBe(PAGE.replace('Daily', 'Monthly'));
  expect(session.redo()).toEqual({ kind: 'done' });
  expect(read()).toBe(PAGE.replace('Daily', 'Monthly').replace('Our bread', 'My bread'));
});

test.each([
  ['outside of the content root', '../secret.yaml', 'edit-not-there'],
  ['that is no content', 'public/flag.svg', 'edit-not-there'],
  ['that goes up and down again', 'pages/../site.yaml', 'edit-not-there'],
])('a file %s is not written', (_, file, why) => {
  const { save } = sitting();
  expect(save('Bakery', 'Mill', { file, path: ['brand'], language: 'all' })).toEqual({ kind: 'refused', why });
});

test('a text cannot become empty, and one that is the same is no change', () => {
  const { session, save } = sitting();
  expect(save('Our bread', '  ')).toEqual({ kind: 'refused', why: 'empty' });
  expect(save('Our bread', 'Our bread')).toEqual({ kind: 'refused', why: 'nothing' });
  expect(session.done).toEqual([]);
});

test('a text that is the same in all languages, or has none, is changed where it stands', () => {
  const { save, read } = sitting({ 'pages/index.yaml': 'meta:\n  title: Plain\n  description: { ALL: Loud }\n' });
  expect(save('Plain', 'Simple', { path: ['meta', 'title'], language: 'default' })).toEqual({ kind: 'done' });
  expect(save('Loud', 'Quiet', { path: ['meta', 'description'], language: 'all' })).toEqual({ kind: 'done' });
  expect(read()).toBe('meta:\n  title: Simple\n  description: { ALL: Quiet }\n');
});

test('a language that a text lacks is put in, in the order of the languages, and taken out again', () => {
  const { session, save, read, write } = sitting();
  expect(save(undefined, 'خبزنا', { language: 'ar' })).toEqual({ kind: 'done' });
  expect(read()).toBe(`${PAGE}      ar: خبزنا\n`);
  session.undo();
  expect(read()).toBe(PAGE);
  session.redo();
  write(read().replace('Daily', 'Weekly'));
  expect(session.undo()).toEqual({ kind: 'done' });
  expect(read()).toBe(PAGE.replace('Daily', 'Weekly'));
});

test('a text in one language alone gets languages where another one is put beside it', () => {
  const { save, read } = sitting({ 'pages/index.yaml': 'meta:\n  title: Plain\n' });
  expect(save(undefined, 'Sade', { path: ['meta', 'title'], language: 'tr' })).toEqual({ kind: 'done' });
  expect(read()).toMatch(/title: *\{? *\n? *en: Plain,?\s+tr: Sade/);
});
