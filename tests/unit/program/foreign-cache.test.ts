import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyName } from '../../../src/program/copy-name.ts';
import { foreignCache } from '../../../src/program/foreign-cache.ts';
import { programFor } from '../../../src/program/own-blocks/own-program.ts';
import { folder } from '../site-folder.ts';

const git = (root: string, ...args: string[]) => expect(spawnSync('git', ['-C', root, ...args]).status).toBe(0);

test('what commands keep is their own where a repository has the site without it', () => {
  expect(foreignCache(folder({ 'site.yaml': '' }))).toBeUndefined();
  const root = folder({ 'site.yaml': '', '.cache/pages.jsonl': 'x', '.gitignore': '.cache/\n' });
  git(root, 'init');
  git(root, 'add', '.');
  expect(foreignCache(root)).toBeUndefined();
  expect(existsSync(join(root, '.cache/pages.jsonl'))).toBe(true);
});

test('one that a commit brings along is refused, also where the site lies deeper in the repository', () => {
  const root = folder({ 'sites/a/site.yaml': '', 'sites/a/.cache/images/x.png': 'x' });
  git(root, 'init');
  git(root, 'add', '--force', '.');
  expect(foreignCache(join(root, 'sites/a'))).toContain('`git rm -r --cached .cache`');
});

test('one that a commit brings along is refused however its name is spelt', () => {
  const root = folder({ 'site.yaml': '', '.Cache/images/x.png': 'x' });
  git(root, 'init');
  git(root, 'add', '.');
  expect(foreignCache(root)).toContain('`git rm -r --cached .cache`');
});

test('one that an archive brings along is made anew, where no repository has the site', () => {
  const root = folder({
    'site.yaml': '',
    '.cache/pages.jsonl': 'x',
    '.cache/program/x/a.js': 'x',
    '.cache/other': 'x',
  });
  expect(foreignCache(root)).toBeUndefined();
  expect(['pages.jsonl', 'program/x', 'other'].map((name) => existsSync(join(root, '.cache', name)))).toEqual([
    false,
    false,
    true,
  ]);
});

test('one that was made in this copy of the site is kept, one of another copy is not', () => {
  const root = folder({ 'site.yaml': '' });
  foreignCache(root);
  const kept = () => existsSync(join(root, '.cache/pages.jsonl'));
  cpSync(join(root, 'site.yaml'), join(root, '.cache/pages.jsonl'));
  foreignCache(root);
  expect(kept()).toBe(true);
  const copy = join(folder({}), 'copy');
  cpSync(root, copy, { recursive: true });
  foreignCache(copy);
  expect(existsSync(join(copy, '.cache/pages.jsonl'))).toBe(false);
  expect(readFileSync(join(copy, '.cache/made-in'), 'utf8')).not.toBe(
    readFileSync(join(root, '.cache/made-in'), 'utf8'),
  );
});

test('the program that has just been made in this copy, and runs, is kept', () => {
  const root = folder({ 'site.yaml': '', '.cache/program/x/a.js': 'x' });
  cpSync(join(root, '.cache/program/x'), join(root, '.cache/program', copyName(root)), { recursive: true });
  expect(foreignCache(root)).toBeUndefined();
  expect(readdirSync(join(root, '.cache/program'))).toEqual([copyName(root)]);
});

test('one beside a site that is in no repository is made anew, also where the folder above is one', () => {
  const above = folder({ 'a/site.yaml': '', 'a/.cache/pages.jsonl': 'x' });
  git(above, 'init');
  foreignCache(join(above, 'a'));
  expect(existsSync(join(above, 'a/.cache/pages.jsonl'))).toBe(false);
});

test('a folder without a site gets none', () => {
  const root = folder({ x: '' });
  foreignCache(root);
  expect(existsSync(join(root, '.cache'))).toBe(false);
});

test('one that leads elsewhere is refused, as a whole and in its parts', () => {
  const root = folder({ 'site.yaml': '', 'elsewhere/x': 'x', '.cache/pages.jsonl': '' });
  symlinkSync(join(root, 'elsewhere'), join(root, '.cache/images'));
  expect(foreignCache(root)).toBe('`.cache/images` leads elsewhere. Take it away: it is made anew.');
  rmSync(join(root, '.cache'), { recursive: true });
  symlinkSync(join(root, 'elsewhere'), join(root, '.cache'));
  expect(foreignCache(root)).toContain('no folder of this site');
});

test('no command is run with it', async () => {
  const root = folder({ 'site.yaml': '', 'elsewhere/x': 'x' });
  symlinkSync(join(root, 'elsewhere'), join(root, '.cache'));
  const asked = { engine: root, program: 'program', args: ['--root', root] };
  for (const command of ['build', 'check', 'dev']) expect(await programFor({ ...asked, command })).toBeUndefined();
  expect(await programFor({ ...asked, command: 'serve' })).toBe('program');
});
