import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderStore } from '../../../../src/editor/stores/folder.ts';
import { siteFolder } from '../../site-folder.ts';
import { folderOnDisk } from './folder-on-disk.ts';

const READS = ['pages', 'public'];

test('texts and drawings are called what git calls what they hold, so that they are known where they are as they were', async () => {
  const root = siteFolder({
    'pages/deep/er.yaml': 'a: ş\n',
    'public/a.svg': '<svg/>',
    'public/b.png': Buffer.alloc(9),
  });
  const { folder, read } = folderOnDisk(root);
  const { files } = await folderStore(folder, READS).open();
  const ids = new Map(files.map(({ path, id }) => [path, id]));
  const gitId = (path: string) => execFileSync('git', ['hash-object', join(root, path)], { encoding: 'utf8' }).trim();
  for (const path of ['site.yaml', 'pages/deep/er.yaml', 'public/a.svg']) expect(ids.get(path)).toBe(gitId(path));
  // What may be large is not read for it.
  expect(ids.get('public/b.png')).toMatch(/^9 /);
  expect(read).not.toContain('public/b.png');
});

test('a change is in its file at once; what is not there, or may not be read, is told apart', async () => {
  const root = siteFolder({ 'pages/a.yaml': 'a\n', 'pages/b.yaml': 'b\n' });
  const { folder } = folderOnDisk(root);
  const store = folderStore(folder, READS);
  const files = [
    { path: 'pages/new/c.yaml', content: 'c\n' },
    { path: 'pages/b.yaml', content: undefined },
  ];
  await store.save({ on: '', files, message: '', branch: '' });
  const paths = (await store.open()).files.map(({ path }) => path);
  expect(paths).toContain('pages/new/c.yaml');
  expect(paths).not.toContain('pages/b.yaml');
  await expect(store.read({ path: 'pages/b.yaml', size: 1, id: '' })).rejects.toMatchObject({ fault: 'gone' });
  const denied = Object.assign(new Error('Denied.'), { name: 'NotAllowedError' });
  const closed = { ...folder, getDirectoryHandle: () => Promise.reject(denied) };
  await expect(folderStore(closed, READS).read({ path: 'pages/a.yaml', size: 1, id: '' })).rejects.toMatchObject({
    fault: 'forbidden',
  });
});
