import fs, { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { watchContent } from '../../../src/dev/watch-content.ts';
import { folder } from '../site-folder.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A site that is watched. */
function watched(root: string) {
  const told: string[] = [];
  const failures: unknown[] = [];
  const end = watchContent(root, {
    isContent: (name) => name === 'pages' || name.startsWith('last-'),
    changed: (path) => told.push(relative(root, path).split(sep).join('/')),
    failed: (_, error) => failures.push(error instanceof Error ? error.message : error),
  });
  ends.push(end);
  const at = (path: string) => join(root, path);
  return {
    at,
    told,
    failures,
    end,
    write: (path: string, text = 'new') => writeFileSync(at(path), text),
    /** What is told of some work, each once, up to what is written last. */
    async of(work: () => void) {
      const { length } = told;
      const last = `last-${length}`;
      work();
      writeFileSync(at(last), '');
      await expect.poll(() => told.slice(length)).toContain(last);
      return [...new Set(told.slice(length))].filter((file) => !file.startsWith('last-')).sort();
    },
  };
}

test('files that change, come, go, get another name and take the place of others are told', async () => {
  const { of, write, at } = watched(folder({ 'pages/index.yaml': 'a', 'pages/deep/er/page.yaml': 'a' }));
  expect(await of(() => write('pages/index.yaml'))).toEqual(['pages/index.yaml']);
  expect(await of(() => write('pages/deep/er/page.yaml'))).toEqual(['pages/deep/er/page.yaml']);
  expect(await of(() => write('pages/new.yaml'))).toEqual(['pages/new.yaml']);
  expect(await of(() => write('pages/new.yaml', 'again'))).toEqual(['pages/new.yaml']);
  expect(await of(() => renameSync(at('pages/new.yaml'), at('pages/other.yaml')))).toEqual([
    'pages/new.yaml',
    'pages/other.yaml',
  ]);
  expect(await of(() => rmSync(at('pages/other.yaml')))).toEqual(['pages/other.yaml']);
  // As editors save that write another file first.
  expect(
    await of(() => {
      write('pages/index.yaml~');
      renameSync(at('pages/index.yaml~'), at('pages/index.yaml'));
    }),
  ).toContain('pages/index.yaml');
  expect(await of(() => write('pages/index.yaml', 'after that'))).toEqual(['pages/index.yaml']);
});

test('folders that come, go, get another name and take the place of others are told by their files', async () => {
  const { of, write, at } = watched(folder({ 'pages/a/one.yaml': 'a', 'pages/b/two.yaml': 'b' }));
  expect(await of(() => renameSync(at('pages/a'), at('pages/c')))).toEqual(['pages/a/one.yaml', 'pages/c/one.yaml']);
  expect(await of(() => write('pages/c/one.yaml'))).toEqual(['pages/c/one.yaml']);
  expect(
    await of(() => {
      renameSync(at('pages/b'), at('pages/old'));
      renameSync(at('pages/c'), at('pages/b'));
    }),
  ).toEqual(['pages/b/one.yaml', 'pages/b/two.yaml', 'pages/c/one.yaml', 'pages/old/two.yaml']);
  expect(await of(() => write('pages/b/one.yaml', 'now here'))).toEqual(['pages/b/one.yaml']);
  expect(await of(() => rmSync(at('pages'), { recursive: true }))).toEqual(['pages/b/one.yaml', 'pages/old/two.yaml']);
  expect(
    await of(() => {
      mkdirSync(at('pages/x/y'), { recursive: true });
      write('pages/x/y/page.yaml');
    }),
  ).toEqual(['pages/x/y/page.yaml']);
  expect(await of(() => write('pages/x/y/page.yaml', 'again'))).toEqual(['pages/x/y/page.yaml']);
});

test('a link is told with the file that it leads to', async () => {
  const { of, write, at } = watched(folder({ 'pages/_shared.yaml': 'a' }));
  expect(await of(() => symlinkSync(at('pages/_shared.yaml'), at('pages/link.yaml')))).toEqual(['pages/link.yaml']);
  expect(await of(() => write('pages/_shared.yaml'))).toEqual(['pages/_shared.yaml', 'pages/link.yaml']);
  expect(await of(() => rmSync(at('pages/link.yaml')))).toEqual(['pages/link.yaml']);
  expect(await of(() => write('pages/_shared.yaml', 'again'))).toEqual(['pages/_shared.yaml']);
});

test('nothing else is told, and nothing once the watching has ended', async () => {
  const { of, write, at, told, end } = watched(folder({ 'pages/index.yaml': 'a', 'dist/index.html': 'a' }));
  expect(
    await of(() => {
      write('dist/index.html');
      write('notes.yaml');
      mkdirSync(at('pages/empty'));
    }),
  ).toEqual([]);
  const { length } = told;
  end();
  write('pages/index.yaml');
  await wait(50);
  expect(told).toHaveLength(length);
});

test('a folder that cannot be watched is told of, and one that has gone is not', () => {
  const { watch } = fs;
  const refuse = (work = () => {}) => {
    fs.watch = () => {
      work();
      throw new Error('no more watches');
    };
    syncBuiltinESMExports();
  };
  const [full, gone] = [folder({ 'pages/index.yaml': 'a' }), folder({ 'pages/index.yaml': 'a' })];
  try {
    refuse();
    expect(watched(full).failures).toEqual(['no more watches']);
    refuse(() => rmSync(gone, { recursive: true }));
    expect(watched(gone).failures).toEqual([]);
  } finally {
    fs.watch = watch;
    syncBuiltinESMExports();
  }
});
