import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foreignCache } from '../../../src/program/foreign-cache.ts';
import { programFor } from '../../../src/program/own-blocks/own-program.ts';
import { folder } from '../site-folder.ts';

const git = (root: string, ...args: string[]) => expect(spawnSync('git', ['-C', root, ...args]).status).toBe(0);

test('what commands keep is their own where no repository has it', () => {
  expect(foreignCache(folder({ 'site.yaml': '' }))).toBeUndefined();
  const root = folder({ 'site.yaml': '', '.cache/pages.jsonl': 'x', '.gitignore': '.cache/\n' });
  expect(foreignCache(root)).toBeUndefined();
  git(root, 'init');
  git(root, 'add', '.');
  expect(foreignCache(root)).toBeUndefined();
});

test('one that a commit brings along is refused, also where the site lies deeper in the repository', () => {
  const root = folder({ 'sites/a/site.yaml': '', 'sites/a/.cache/images/x.png': 'x' });
  git(root, 'init');
  git(root, 'add', '--force', '.');
  expect(foreignCache(join(root, 'sites/a'))).toContain('`git rm -r --cached .cache`');
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
