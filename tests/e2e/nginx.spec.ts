import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseHeaders } from '../../src/hosts/static-host.ts';
import { addresses, expect, languages, test } from './site';

const NGINX = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path));
const promised = parseHeaders(readFileSync('dist/_headers', 'utf8'))[0]?.headers ?? [];

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks without following redirects and without unpacking. */
function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, failed) => {
    get(`${origin}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', failed);
  });
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

test.describe('nginx with the configuration that `pages-as-data nginx` prints', () => {
  test.skip(!NGINX, 'There is no nginx on this machine (Debian: apt-get install nginx-light).');
  test.describe.configure({ mode: 'serial' });

  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  let nginx: ChildProcess | undefined;
  let origin = '';

  test.beforeAll(async () => {
    const port = await freePort();
    const printed = spawnSync(
      'node',
      ['bin/pages-as-data.mjs', 'nginx', '--folder', resolve('dist'), '--port', String(port)],
      { encoding: 'utf8' },
    );
    expect(printed.stderr).toBe('');
    mkdirSync(join(folder, 'temp'));
    writeFileSync(join(folder, 'site.conf'), printed.stdout);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path temp;`);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid nginx.pid; error_log stderr;
events {}
http { access_log off; ${temporary.join(' ')} include site.conf; }`,
    );
    nginx = spawn(NGINX ?? '', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'inherit' });
    origin = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        ask(origin, '/robots.txt').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });
  test.afterAll(async () => {
    if (nginx?.kill()) await once(nginx, 'exit');
    rmSync(folder, { recursive: true });
  });

  test('the whole configuration, with TLS, is understood', () => {
    const printed = spawnSync('node', ['bin/pages-as-data.mjs', 'nginx', '--folder', resolve('dist')], {
      encoding: 'utf8',
    });
    const certificate = join(folder, 'site.pem');
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
      ...['-subj', '/CN=localhost', '-keyout', certificate, '-out', `${certificate}.crt`],
    ]);
    test.skip(made.status !== 0, 'There is no openssl on this machine.');
    writeFileSync(
      join(folder, 'tls.conf'),
      printed.stdout
        .replace(/(ssl_certificate +)\S+;/, `$1${certificate}.crt;`)
        .replace(/(ssl_certificate_key +)\S+;/, `$1${certificate};`),
    );
    writeFileSync(join(folder, 'check.conf'), `pid check.pid; events {} http { access_log off; include tls.conf; }`);
    const checked = spawnSync(NGINX ?? '', ['-p', folder, '-c', 'check.conf', '-e', 'stderr', '-t'], {
      encoding: 'utf8',
    });
    // Ports below 1024 and IPv6 are not everybody's; the language of the file is.
    expect(checked.stderr).toContain('syntax is ok');
  });

  test('all pages and the addresses without a language answer with their files', async () => {
    const paths = ['/', ...addresses.filter(({ language }) => language === 'en').map(({ route }) => route)];
    for (const path of [...paths.filter(Boolean), ...addresses.map(({ path }) => path)]) {
      const { status, headers, body } = await ask(origin, path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(body.equals(readFileSync(`dist${path === '/' ? '/index' : path}.html`)), path).toBe(true);
    }
  });

  test('every kind of answer has the headers of the build, and so has the local server', async ({ baseURL }) => {
    const asset = readdirSync('dist/assets').find((name) => name.startsWith('entry-'));
    const paths = ['/', '/en', '/ar/contact', '/tr/nothing', '/nothing', `/assets/${asset}`, '/_data/en/faq.json'];
    expect(promised.length).toBeGreaterThan(8);
    for (const host of [origin, baseURL ?? ''])
      for (const path of paths) {
        const { headers } = await ask(host, path);
        for (const [name, value] of promised)
          if (name !== 'Cache-Control') expect(headers[name.toLowerCase()], `${host}${path} ${name}`).toBe(value);
      }
    const { headers } = await ask(origin, '/en/contact/');
    for (const [name, value] of promised) expect(headers[name.toLowerCase()], name).toBe(value);
    expect(headers['server']).toBe('nginx');
  });

  test('hashed files are kept for ever, all others are asked for again', async () => {
    for (const name of readdirSync('dist/assets')) {
      const { headers } = await ask(origin, `/assets/${name}`);
      expect(headers['cache-control'], name).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/', '/en', '/contact', '/sitemap.xml', '/_data/ar.json', '/favicon.svg', '/assets/gone.js'])
      expect((await ask(origin, path)).headers['cache-control'], path).toBe('no-cache');
    const { headers } = await ask(origin, '/tr');
    const again = await ask(origin, '/tr', { 'If-None-Match': headers['etag'] ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  test('text is compressed: no page is heavier than one round trip', async () => {
    for (const { path } of addresses) {
      const { headers, body } = await ask(origin, path, { 'Accept-Encoding': 'gzip' });
      expect(headers['content-encoding'], path).toBe('gzip');
      expect(headers['vary'], path).toBe('Accept-Encoding');
      expect(body.length, path).toBeLessThanOrEqual(13_900);
    }
    for (const [ending, encoding] of [
      ['.js', 'gzip'],
      ['.svg', 'gzip'],
      ['.woff2', undefined],
    ] as const) {
      const name = readdirSync('dist/assets').find((file) => file.endsWith(ending));
      const { headers } = await ask(origin, `/assets/${name}`, { 'Accept-Encoding': 'gzip' });
      expect(headers['content-encoding'], name).toBe(encoding);
    }
  });

  test('kinds of files are named as the local server names them', async ({ baseURL }) => {
    const assets = readdirSync('dist/assets').map((name) => `/assets/${name}`);
    const paths = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.ico', '/icon-192.png', '/en'];
    for (const path of [...assets, ...paths, '/_data/tr.json']) {
      const [here, there] = await Promise.all([ask(origin, path), ask(baseURL ?? '', path)]);
      expect(here.headers['content-type'], path).toBe(there.headers['content-type']);
    }
  });

  for (const [path, to] of [
    ['/en/', '/en'],
    ['/ar/contact/', '/ar/contact'],
    ['/contact/', '/contact'],
    ['/tr/marketplaces/noon-uae/?a=b&c', '/tr/marketplaces/noon-uae?a=b&c'],
  ] as const)
    test(`${path} leads to ${to}`, async ({ baseURL }) => {
      for (const host of [origin, baseURL ?? '']) {
        const { status, headers } = await ask(host, path);
        expect(status, host).toBe(301);
        expect(headers['location'], host).toBe(to);
      }
    });

  for (const path of ['/nothing', '/de/contact', '/nothing/', '//example.com/', '/_headers', '/_redirects', '/assets/'])
    test(`${path} is not found, in the default language`, async () => {
      const { status, body } = await ask(origin, path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('<html lang="en"');
    });

  for (const language of languages)
    for (const path of [`/${language}/nothing`, `/${language}/a/b/c`, `/${language}/nothing/`, `/${language}/services`])
      test(`${path} is not found, in its language`, async ({ baseURL }) => {
        for (const host of [origin, baseURL ?? '']) {
          const { status, body } = await ask(host, path);
          expect(status, host).toBe(404);
          expect(body.toString(), host).toContain(`<html lang="${language}"`);
          expect(body.toString(), host).toContain('<meta name="robots" content="noindex"/>');
        }
      });
});
