import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOutput } from '../../../src/build/output.ts';
import { folder } from '../site-folder.ts';

test('the old output stands until the new one is finished', async () => {
  const root = folder({ 'dist/old.html': 'old' });
  const output = openOutput(join(root, 'dist'));
  output.write('new.html', 'new');
  expect(readdirSync(join(root, 'dist'))).toEqual(['old.html']);
  await output.finish();
  expect(readdirSync(join(root, 'dist'))).toEqual(['new.html']);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('what an interrupted build has left behind does not get into the next', async () => {
  const root = folder({ 'dist/old.html': 'old' });
  openOutput(join(root, 'dist')).write('half.html', 'half');
  const output = openOutput(join(root, 'dist'));
  output.write('deep/in/new.html', 'new');
  await output.finish();
  expect(readdirSync(join(root, 'dist'))).toEqual(['deep']);
  expect(readFileSync(join(root, 'dist/deep/in/new.html'), 'utf8')).toBe('new');
});

test('a first build needs no former one, and a folder to copy may be missing', async () => {
  const root = folder({ 'public/a/b.svg': 'svg' });
  const output = openOutput(join(root, 'dist'));
  output.copy(join(root, 'nothing'));
  output.copy(join(root, 'public'));
  await output.finish();
  expect(existsSync(join(root, 'dist/a/b.svg'))).toBe(true);
});

test('a build that fails takes its half away and leaves the old output', () => {
  const root = folder({ 'dist/old.html': 'old' });
  const output = openOutput(join(root, 'dist'));
  output.write('half.html', 'half');
  output.abandon();
  expect(readdirSync(root)).toEqual(['dist']);
  expect(readdirSync(join(root, 'dist'))).toEqual(['old.html']);
});

test('the old output comes back when the new one cannot take its place', () => {
  const root = folder({ 'dist/old.html': 'old' });
  const output = openOutput(join(root, 'dist'));
  rmSync(join(root, 'dist.next'), { recursive: true });
  expect(() => output.finish()).toThrow('ENOENT');
  expect(readdirSync(join(root, 'dist'))).toEqual(['old.html']);
});

test('the old output comes back after a build that was stopped while they changed places', () => {
  const root = folder({ 'dist.old/old.html': 'old' });
  openOutput(join(root, 'dist'));
  expect(readdirSync(join(root, 'dist'))).toEqual(['old.html']);
});

test('a file that has become a link or a folder since it was checked is not copied', () => {
  const root = realpathSync(folder({ 'public/a.txt': 'a', 'public/b/c.txt': 'c', '.env': 'secret' }));
  const output = openOutput(join(root, 'dist'));
  const copy = (path: string) => output.copyFile(join(root, 'public', path), path);
  copy('a.txt');
  expect(readFileSync(join(root, 'dist.next/a.txt'), 'utf8')).toBe('a');
  rmSync(join(root, 'public/a.txt'));
  symlinkSync('../.env', join(root, 'public/a.txt'));
  expect(() => copy('a.txt')).toThrow('is no longer the file that was checked');
  expect(() => copy('b')).toThrow('is no longer the file that was checked');
  rmSync(join(root, 'public/b'), { recursive: true });
  symlinkSync(folder({ 'c.txt': 'secret' }), join(root, 'public/b'));
  expect(() => copy('b/c.txt')).toThrow('is no longer the file that was checked');
  output.abandon();
});
