import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clearUnfinished } from '../../../src/disk/folder-files.ts';
import { folder, siteFolder } from '../site-folder.ts';
import { engine } from '../source-files.ts';

const unfinished = (root: string, file: string) => join(root, file.replace(/([^/]+)$/, `.$1.${randomUUID()}~`));

test('what a program leaves that is ended while it writes is removed at the next start, and nothing else', () => {
  const root = siteFolder({ 'pages/deep/x.yaml': 'a', 'pages/.notes~': 'a', 'pages/x.yaml~': 'a', '.vimrc~': 'a' });
  const before = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  const left = ['site.yaml', 'pages/index.yaml', 'pages/deep/x.yaml'].map((file) => unfinished(root, file));
  for (const file of left) writeFileSync(file, 'half');
  clearUnfinished(root);
  expect(readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()).toEqual(before);
});

test('neither is anything removed behind a link', () => {
  const other = folder({});
  const mine = unfinished(other, 'x.yaml');
  writeFileSync(mine, 'mine');
  const root = siteFolder();
  symlinkSync(other, join(root, 'pages/link'));
  clearUnfinished(root);
  renameSync(join(root, 'pages'), join(root, 'away'));
  symlinkSync(other, join(root, 'pages'));
  clearUnfinished(root);
  expect(readFileSync(mine, 'utf8')).toBe('mine');
});

test('git says nothing of it', () => {
  const root = folder({});
  const git = (...args: string[]) => spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' }).stdout;
  git('init', '-q');
  mkdirSync(join(root, 'pages'));
  for (const file of ['site.yaml', 'pages/index.yaml']) writeFileSync(unfinished(root, file), 'half');
  expect(git('status', '--porcelain', '-uall').split('\n').filter(Boolean)).toHaveLength(2);
  writeFileSync(join(root, '.gitignore'), readFileSync(join(engine, '.gitignore')));
  expect(git('status', '--porcelain', '-uall')).toBe('?? .gitignore\n');
});
