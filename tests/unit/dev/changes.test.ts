import { EventEmitter } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { DEV_OPEN, DEV_UPDATE, type DevUpdate } from '../../../src/client/dev/notes.ts';
import { followFiles } from '../../../src/dev/changes.ts';
import { openDevSite } from '../../../src/dev/site.ts';
import { type Files, siteFolder } from '../site-folder.ts';
import { DIVIDER, page, SITE, SVG, textPage } from '../small-site.ts';

/** A site that is being worked on, with a page open: the watcher tells what the test says, and when. */
function openPage(path: string, files: Files = {}) {
  const root = siteFolder(files);
  const [hot, watcher] = [new EventEmitter(), new EventEmitter()];
  const updates: DevUpdate[] = [];
  const reloads: unknown[] = [];
  const ours = new Set<string>();
  const errors: string[] = [];
  const client = { send: (name: string, told: DevUpdate) => name === DEV_UPDATE && updates.push(told) };
  // Of Vite's server, the parts that follow files.
  const server = {
    environments: { client: { hot: Object.assign(hot, { send: (note: unknown) => reloads.push(note) }) } },
    watcher: Object.assign(watcher, { add: () => {} }),
    config: { logger: { error: (text: string) => errors.push(text) } },
  } as unknown as ViteDevServer;
  const site = openDevSite(root);
  followFiles({
    server,
    root,
    site,
    ours,
    modules: { forget: () => {} },
    content: { renew: async () => false },
    styles: { sheet: async () => '', renew: () => {} },
    pageAt: async ({ path: address, languages }) => ({
      ...site.pageAt(address, languages),
      markup: undefined,
      editing: false,
    }),
  });
  hot.emit(DEV_OPEN, { path, languages: 'en' }, client);
  return {
    ...{ root, errors, reloads, ours },
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    /** What the watcher says of a file. */
    tell: (event: string, file: string) => watcher.emit('all', event, join(root, file)),
    last: () => {
      const { page, notes } = updates.at(-1) ?? {};
      return { page: page?.route, blocks: page?.blocks.length, found: notes?.diagnostics.map(({ code }) => code) };
    },
    updates,
  };
}

test.each([5, 20, 40])(
  'what is written %i ms after the emptying, and not told by the watcher, is read',
  async (pause) => {
    const { write, tell, last } = openPage('/en/about', { 'pages/about.yaml': page(DIVIDER) });
    write('pages/about.yaml', '');
    tell('change', 'pages/about.yaml');
    await wait(pause);
    write('pages/about.yaml', page(DIVIDER + DIVIDER));
    await expect.poll(last).toEqual({ page: '/about', blocks: 2, found: [] });
  },
);

test.each([10, 30, 50])(
  'the rest of a save that comes %i ms later, and is not told by the watcher, is read',
  async (pause) => {
    const { write, tell, last } = openPage('/en/about', { 'pages/about.yaml': page(DIVIDER) });
    const text = page(DIVIDER + DIVIDER);
    write('pages/about.yaml', text.slice(0, -5));
    tell('change', 'pages/about.yaml');
    await wait(pause);
    write('pages/about.yaml', text);
    await expect.poll(last).toEqual({ page: '/about', blocks: 2, found: [] });
  },
);

test('files that are saved together are told of together', async () => {
  const { write, tell, updates } = openPage('/en/about', { 'pages/about.yaml': page(DIVIDER) });
  for (const name of ['a', 'b', 'c', 'd']) {
    write(`pages/${name}.yaml`, page(DIVIDER));
    tell('add', `pages/${name}.yaml`);
  }
  await expect.poll(() => updates.length).toBe(2);
  // What was left out would be told by now.
  await wait(100);
  expect(updates).toHaveLength(2);
});

test.each(['translations.lock', 'pages/translations.lock'])(
  'what is noted of translations is told of: %s',
  async (lock) => {
    const { write, tell, updates } = openPage('/en', {});
    await expect.poll(() => updates.length).toBe(1);
    write(lock, '# none\n');
    tell('add', lock);
    await expect.poll(() => updates.length).toBe(2);
  },
);

test('a mistake in site.yaml is told of, and its mending', async () => {
  const { write, tell, last, errors } = openPage('/en');
  write('site.yaml', SITE.replace('tr_TR', 'tr-TR'));
  tell('change', 'site.yaml');
  await expect.poll(last).toMatchObject({ found: ['wrong-format'] });
  write('site.yaml', SITE);
  tell('change', 'site.yaml');
  await expect.poll(last).toEqual({ page: '/', blocks: 1, found: [] });
  expect(errors).toEqual([]);
});

test('a page that used a partial before it was there is whole once it is', async () => {
  const { write, tell, last } = openPage('/en', { 'pages/index.yaml': page('  - include: /_part.yaml\n') });
  await expect.poll(last).toMatchObject({ found: ['missing-partial'] });
  write('pages/_part.yaml', 'blocks:\n  - type: divider\n  - type: divider\n');
  tell('add', 'pages/_part.yaml');
  await expect.poll(last).toEqual({ page: '/', blocks: 2, found: [] });
});

test('an address whose page is deleted shows that page again when it is written again', async () => {
  const { root, write, tell, last } = openPage('/en/about', { 'pages/about.yaml': textPage('{ all: One }') });
  rmSync(join(root, 'pages/about.yaml'));
  tell('unlink', 'pages/about.yaml');
  await expect.poll(last).toMatchObject({ page: '/404' });
  write('pages/about.yaml', textPage('{ all: Two }'));
  tell('add', 'pages/about.yaml');
  await expect.poll(last).toMatchObject({ page: '/about' });
});

test('a mistake of the engine is told in the terminal and does not end the server', async () => {
  const { root, tell, errors, last, write } = openPage('/en');
  renameSync(root, `${root}.gone`);
  tell('unlink', 'site.yaml');
  await expect.poll(() => errors.length).toBe(1);
  renameSync(`${root}.gone`, root);
  write('pages/index.yaml', page(DIVIDER + DIVIDER));
  tell('change', 'pages/index.yaml');
  await expect.poll(last).toEqual({ page: '/', blocks: 2, found: [] });
});

test('a new picture loads open pages again, except one that the page editor has just put there', async () => {
  const { write, tell, reloads, ours } = openPage('/en', {});
  ours.add('public/ours.svg');
  const loaded = () => reloads.filter((note) => JSON.stringify(note).includes('full-reload')).length;
  write('public/ours.svg', SVG);
  tell('add', 'public/ours.svg');
  await wait(120);
  expect(loaded()).toBe(0);
  write('public/theirs.svg', SVG);
  tell('add', 'public/theirs.svg');
  await expect.poll(loaded).toBe(1);
  tell('addDir', 'public/pictures');
  await wait(120);
  expect(loaded()).toBe(1);
});
