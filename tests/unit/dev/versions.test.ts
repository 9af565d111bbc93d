import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileVersions } from '../../../src/dev/versions.ts';
import { folder, siteFolder } from '../site-folder.ts';

test('a file is told as each commit has left it, the newest first', async () => {
  const root = siteFolder();
  const git = (...options: string[]) => execFileSync('git', ['-C', root, ...options], { encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Ayşe');
  git('config', 'user.email', 'author@example.test');
  const file = join(root, 'pages/a b.yaml');
  for (const text of ['one', 'two', undefined]) {
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Words');
  }
  const versions = await fileVersions(root, 'pages/a b.yaml', 20);
  expect(versions.map(({ by }) => by)).toEqual(['Ayşe', 'Ayşe', 'Ayşe']);
  expect(versions.every(({ when }) => !Number.isNaN(Date.parse(when)))).toBe(true);
  const held = await Promise.all(versions.map(({ read }) => read()));
  expect(held.map((bytes) => bytes && Buffer.from(bytes).toString())).toEqual([undefined, 'two', 'one']);
  expect(await fileVersions(root, 'pages/a b.yaml', 1)).toHaveLength(1);
  expect(await fileVersions(root, 'pages/none.yaml', 20)).toEqual([]);
});

test('where there is no repository nothing is told', async () => {
  expect(await fileVersions(folder({ 'a.yaml': '' }), 'a.yaml', 20)).toEqual([]);
});
