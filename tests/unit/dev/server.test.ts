import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closeServers, serve } from '../authors-server.ts';
import { folder, siteFolder } from '../site-folder.ts';
import { DIVIDER, page, SITE } from '../small-site.ts';

closeServers();

/** The messages that a page carries. */
const codes = (body: string): string[] =>
  JSON.parse(
    /<script[^>]*id="dev-notes"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{"diagnostics":[]}',
  ).diagnostics.map(({ file, code }: { file: string; code: string }) => `${file} ${code}`);

const stack = /^\s*at .+:\d+/m;

describe('started on a site.yaml with mistakes', () => {
  test.each([
    ['a value that is none', SITE.replace('tr_TR', 'tr-TR'), 'site.yaml wrong-format'],
    ['an open quotation mark', SITE.replace('defaultLanguage: en', 'defaultLanguage: "en'), 'site.yaml yaml-'],
    ['no text', '', 'site.yaml file-empty'],
    ['no file', undefined, 'site.yaml no-site-file'],
  ])('%s is told on every page', async (_what, text, code) => {
    const { ask } = await serve({ 'site.yaml': text });
    for (const path of ['/', '/en', '/en/nothing', '/__blocks']) {
      const { status, body } = await ask(path);
      expect(status, path).toBe(500);
      expect(codes(body).join(), path).toContain(code);
      expect(body).not.toMatch(stack);
    }
    for (const path of ['/_data/en.json', '/_data/en/_site.json']) expect((await ask(path)).status, path).toBe(404);
  });
});

test('no connection is ended for having been idle: what has come on it while the server was busy would be lost', async () => {
  const { ask } = await serve();
  expect((await ask('/en')).headers).not.toHaveProperty('keep-alive');
});

test('the catalogue has the picture of its examples, which no site publishes', async () => {
  const { ask } = await serve({ 'site.yaml': SITE });
  expect((await ask('/__blocks/en/logos')).body).toContain('src="/example.svg"');
  expect(await ask('/example.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' });
});

test('the search of a site says that it comes with the build, in the language of its messages', async () => {
  const { ask } = await serve({ 'site.yaml': `${SITE}search: true\nmessages: tr\n` });
  expect((await ask('/tr/search')).body).toContain('type="search"');
  expect(await ask('/_search/tr/pagefind.js')).toMatchObject({ status: 200, type: 'text/javascript' });
  expect((await ask('/_search/tr/pagefind.js')).body).toContain('export const said = "Arama, site derlenince çalışır');
});

describe('a site below a path', () => {
  const files = { 'site.yaml': SITE.replace('www.example.test', 'www.example.test/shop') };

  test('is served there, with its data and its public files', async () => {
    const { ask } = await serve(files);
    const page = await ask('/shop/en');
    expect(page).toMatchObject({ status: 200, type: 'text/html' });
    expect(page.body).toContain('data-path="/shop/en"');
    expect(JSON.parse((await ask('/shop/_data/en.json')).body)).toMatchObject({ page: { path: '/shop/en' } });
    expect(JSON.parse((await ask('/shop/_data/en/_site.json')).body)).toMatchObject({ base: '/shop' });
    expect(await ask('/shop/flag.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' });
    expect((await ask('/shop')).body).toContain('"base":"/shop"');
    expect((await ask('/shop/')).body).toContain('"base":"/shop"');
  });

  test('is not served elsewhere, and the start leads to it', async () => {
    const { ask } = await serve(files);
    expect((await ask('/shop//')).status).toBe(200);
    expect(await ask('/')).toMatchObject({ status: 302, location: '/shop/' });
    for (const path of ['/en', '/shopping', '/shop/shop/en', '/shop//x'])
      expect((await ask(path)).status, path).toBe(404);
  });
});

test('an earlier address leads to the page, with its query', async () => {
  const { ask } = await serve({
    'site.yaml': SITE.replace('https://www.example.test', 'https://www.example.test/shop'),
    'pages/bread.yaml': `formerly: [/loaves]\ntranslation: { ar: none }\n${page(DIVIDER)}`,
  });
  for (const [from, to] of [
    ['/tr/loaves/?a=b', '/tr/bread?a=b'],
    ['/ar/loaves', '/en/bread'],
    ['/loaves?a', '/bread?a'],
  ])
    expect(await ask(`/shop${from}`)).toMatchObject({ status: 302, location: `/shop${to}` });
  expect(await ask('/shop/tr/bread')).toMatchObject({ status: 200 });
  expect(await ask('/loaves')).toMatchObject({ status: 404 });
});

test('an address that nobody can read is refused in a sentence', async () => {
  const { ask } = await serve();
  for (const path of ['/%', '/en/%ff', '//', '//x.example/en', '/\\\\x.example/en', '/%E0%A4%A/x']) {
    const { status, type, body } = await ask(path);
    expect({ status, type }, path).toEqual({ status: 400, type: 'text/plain; charset=utf-8' });
    expect(body).toBe('This is no address.');
  }
  expect((await ask('/en?discount=50%')).status).toBe(200);
});

test('what was being written when the server was ended is gone when it starts again', async () => {
  const name = `pages/.index.yaml.${randomUUID()}~`;
  const { root } = await serve({ [name]: 'blocks:' });
  expect(existsSync(join(root, name))).toBe(false);
});

test('every icon is in the sprite, since any may be typed next', async () => {
  const { ask } = await serve();
  const { body } = await ask('/assets/icons.svg');
  for (const id of ['tractor', 'arrow-right', 'site-flag-en']) expect(body).toContain(`id="${id}"`);
});

describe('opening a file in the editor', () => {
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const open = (file: string) => `/__open-in-editor?file=${encodeURIComponent(file)}`;

  test('a page of the server opens the YAML files of the site', async () => {
    const { ask, opened, root, host } = await serve({ 'pages/_part.yaml': 'blocks:\n  - type: divider\n' });
    for (const file of ['site.yaml', 'pages/index.yaml:3:5', 'pages/_part.yaml:2:5'])
      expect((await ask(open(file), { ...own, Origin: `http://${host}` })).status).toBe(200);
    expect((await ask(open('pages/404.yaml:1:1'), own)).status).toBe(200);
    expect(opened).toEqual(
      ['site.yaml', 'pages/index.yaml:3:5', 'pages/_part.yaml:2:5', 'pages/404.yaml:1:1'].map((file) =>
        join(root, file),
      ),
    );
  });

  test('no other website can', async () => {
    const { ask, opened, host } = await serve();
    for (const headers of [
      {},
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
      { ...own, Origin: 'https://evil.example' },
      { ...own, Origin: 'null' },
      { ...own, Host: 'evil.example' },
      { ...own, Host: `evil.example:${host.split(':')[1]}`, Origin: `http://evil.example:${host.split(':')[1]}` },
    ])
      expect((await ask(open('site.yaml'), headers)).status, JSON.stringify(headers)).toBe(403);
    expect(opened).toEqual([]);
  });

  test('nothing but files of the site can be opened', async () => {
    const root = siteFolder();
    const outside = join(folder({ 'x.yaml': 'a: b' }), 'x.yaml');
    symlinkSync(outside, join(root, 'pages/out.yaml'));
    writeFileSync(join(root, 'pages/gone.yaml'), '');
    writeFileSync(join(root, 'site.yaml'), SITE.replace('www.example.test', 'www.example.test/shop'));
    const { ask, opened } = await serve({}, root);
    rmSync(join(root, 'pages/gone.yaml'));
    for (const file of [
      '',
      outside,
      join(root, 'site.yaml'),
      '../../etc/passwd',
      'pages/../../x.yaml',
      'pages/nothing.yaml',
      'public/flag.svg',
      'pages/out.yaml',
      'pages/gone.yaml',
    ])
      for (const spelling of ['/__open-in-editor', '/__OPEN-in-editor', '/__open-in-editor/', '/__open-in-editor/../x'])
        for (const base of ['', '/shop', '/shop/x/..'])
          await ask(`${base}${spelling}?file=${encodeURIComponent(file)}`, own);
    expect(opened).toEqual([]);
  });
});
