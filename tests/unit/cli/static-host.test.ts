import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticHost } from '../../../src/hosts/static-host.ts';
import { folder } from '../site-folder.ts';

const server = createStaticHost(
  folder({
    _headers: '/*\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n',
    _redirects: [
      '# /en/noted /en 301',
      '/en/forced /en/contact 301!',
      '/en/kept /en/contact 301',
      '/en/gone /en/contact 302',
      '/en/:name /en/contact 301',
      '/* /404.html 404',
      '',
    ].join('\n'),
    '404.html': 'nothing',
    'en.html': 'home',
    'en/contact.html': 'contact',
    'en/forced.html': 'moved',
    'en/kept.html': 'kept',
    'en/a b.html': 'spaced',
    'assets/a.js': 'script',
  }),
);
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());

/** Asks exactly as told. */
const ask = (path: string, headers: Record<string, string> = {}, host = server) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((done, failed) => {
    const { port } = host.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', failed)
      .end();
  });

describe('a redirect', () => {
  test.each([
    ['/en/', '/en'],
    ['/en/contact/?a=b&c', '/en/contact?a=b&c'],
    ['//en/', '/en'],
    ['//x//evil.com/%2e%2e%2f..%2fen/', '/en'],
    ['//evil.com/../en/', '/en'],
    ['/%2fen%2f', '/en'],
    ['///en//contact//', '/en/contact'],
    ['/en/a%20b/', '/en/a%20b'],
  ])('of %s stays on the host', async (path, to) => {
    const { status, headers } = await ask(path);
    if (status === 301) expect(headers.location).toBe(to);
    else expect(status).toBe(404);
    expect(headers.location ?? '/x').toMatch(/^\/[^/]/);
  });
});

test.each([
  ['/en/forced?a=b', 301, '/en/contact?a=b'],
  ['/en/forced/', 301, '/en/forced'],
  ['/en/kept', 200, undefined],
  ['/en/gone?x', 302, '/en/contact?x'],
  ['/en/:name', 404, undefined],
  ['/en/noted', 404, undefined],
])('%s is answered as the rules of redirects say', async (path, status, to) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.location]).toEqual([status, to]);
});

describe('an address', () => {
  test.each(['/%', '/%ff', '/\\\\evil.com/', '/en%5ccontact', '/en%00', 'http://evil.com/en', 'en'])(
    '%s is refused',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 400 });
    },
  );

  test.each([
    ['/assets/..%2fen%2fcontact', 'contact'],
    ['/assets/%2e%2e/en/contact', 'contact'],
    ['/assets/../en/contact', 'contact'],
    ['/assets//..//en/./contact', 'contact'],
  ])('%s has the headers of what it is', async (path, text) => {
    const { status, headers, body } = await ask(path);
    expect({ status, text: body.toString(), kept: headers['cache-control'] }).toEqual({
      status: 200,
      text,
      kept: 'no-cache',
    });
  });

  test('is found by one spelling or not at all, and hidden files by none', async () => {
    expect((await ask('/assets/a.js')).headers['cache-control']).toBe('immutable');
    for (const path of ['/_headers', '/%5fheaders', '/en/../_redirects', '//_headers', '/../../../etc/passwd'])
      expect((await ask(path)).status, path).toBe(404);
    expect(await ask('/assets/gone.js')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } });
  });
});

test.each([
  [undefined, undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, *', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['gzip;q=0, br;q=0, *;q=1', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['vibrant', undefined],
  ['BR', 'br'],
])('with Accept-Encoding %s a text comes as %s', async (accepted, encoding) => {
  const { headers, body } = await ask('/en', accepted === undefined ? {} : { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  expect(text.toString()).toBe('home');
});

test('a site below a path is served there and nowhere else', async () => {
  const files = {
    _redirects: '/shop/* /shop/404.html 404\n',
    '404.html': 'none',
    'index.html': 'choose',
    'en.html': 'home',
  };
  const host = createStaticHost(folder(files), '/shop');
  await new Promise<void>((done) => void host.listen(0, '127.0.0.1', done));
  const told = async (path: string) => {
    const { status, headers, body } = await ask(path, {}, host);
    return [status, headers.location ?? String(body)];
  };
  expect(await told('/shop/')).toEqual([200, 'choose']);
  expect(await told('/shop/en')).toEqual([200, 'home']);
  expect(await told('/shop?a')).toEqual([301, '/shop/?a']);
  expect(await told('/shop/en/')).toEqual([301, '/shop/en']);
  expect(await told('/shop/nothing')).toEqual([404, 'none']);
  expect(await told('/en')).toEqual([404, '']);
  expect(await told('/shopping')).toEqual([404, '']);
  host.close();
});

test('a feed and a film come as what they are', async () => {
  const host = createStaticHost(folder({ 'feed.rss': '<rss/>', 'film.mp4': '' }));
  await new Promise<void>((done) => void host.listen(0, '127.0.0.1', done));
  const type = async (path: string) => (await ask(path, {}, host)).headers['content-type'];
  expect(await type('/feed.rss')).toBe('application/rss+xml; charset=utf-8');
  expect(await type('/film.mp4')).toBe('video/mp4');
  host.close();
});

test('no connection is ended for having been idle', async () => {
  expect((await ask('/en/contact')).headers).not.toHaveProperty('keep-alive');
});
