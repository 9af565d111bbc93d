import { spawnSync } from 'node:child_process';
import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, closeServers, serve, serveByVite } from '../authors-server.ts';
import { folder, siteFolder } from '../site-folder.ts';
import { SITE, SVG } from '../small-site.ts';

closeServers();

/** What is nobody's but the author's. */
const SECRET = 'secret-of-the-author';
/** What a stranger would have run. */
const ATTACK = '<script>fetch("/__editor/save")</script>';
const SCRIPTED = SVG.replace('>', '><script>fetch("/__editor/save")</script>');
const outside = folder({ id_rsa: SECRET, 'more/key.txt': SECRET });

/** A repository with a stranger's pull request in it, as an author has it who looks at it. */
function evilSite(): string {
  const root = siteFolder({
    'site.yaml': `${SITE}publish: [/tool.html, /tool.js, /drawn.svg, /text.txt, /inside.txt, /unknown]\n`,
    'public/evil.html': ATTACK,
    'public/evil.svg': SCRIPTED,
    'public/EVIL.SVG': SCRIPTED,
    'public/evil.js': 'fetch("/__editor/save")',
    'public/evil.pdf.html': ATTACK,
    'public/evil.xml': ATTACK,
    'public/text.txt': ATTACK,
    'public/picture.png': ATTACK,
    'public/unknown': ATTACK,
    'public/en.html': ATTACK,
    'public/functions/run.txt': SECRET,
    'public/.hidden/x.txt': SECRET,
    'public/tool.html': ATTACK,
    'public/tool.js': 'fetch("/__editor/save")',
    'public/drawn.svg': SCRIPTED,
    'public/src/client/dev/entry.ts': 'fetch("/__editor/save")',
    'public/deep/ok.txt': 'as it is',
    'evil.html': ATTACK,
    'docs/evil.html': ATTACK,
    'pages/evil.html': ATTACK,
    'blocks/ui/evil.html': ATTACK,
    '.env': `VITE_X=${SECRET}`,
    '.env.local': SECRET,
    '.cache/kept.txt': SECRET,
    '.cache/vite/deps/evil.js': SECRET,
    'node_modules/evil/index.js': SECRET,
    'pages/_part.yaml': `# ${SECRET}\nblocks: []\n`,
    'package.json': `{ "name": "${SECRET}" }`,
  });
  symlinkSync(join(outside, 'id_rsa'), join(root, 'public/leak.txt'));
  symlinkSync(join(outside, 'more'), join(root, 'public/more'));
  symlinkSync(join(root, 'site.yaml'), join(root, 'public/site.txt'));
  symlinkSync(join(root, 'public/text.txt'), join(root, 'public/inside.txt'));
  symlinkSync(outside, join(root, 'blocks/ui/out'));
  spawnSync('git', ['init', '-q'], { cwd: root });
  return root;
}

describe.each([
  { door: 'dev', open: (root: string) => serve({}, root) },
  { door: 'npx vite', open: serveByVite },
])('the authors’ server by $door', ({ open }) => {
  let { ask, askAs, cookie, key, root, host } = {} as Awaited<ReturnType<typeof serveByVite>>;
  // What the program is made of may have changed since it was made.
  beforeAll(async () => {
    ({ ask, askAs, cookie, key, root, host } = await open(evilSite()));
  });

  const text = ({ headers }: Answer, name: string) => String(headers[name] ?? '');
  const isSealed = (answer: Answer) => /^sandbox;/.test(text(answer, 'content-security-policy'));

  describe('what the check has not passed', () => {
    test.each([
      '/evil.html',
      '/evil',
      '/evil.svg',
      '/EVIL.SVG',
      '/evil.js',
      '/evil.pdf.html',
      '/evil.xml',
      '/functions/run.txt',
      '/.hidden/x.txt',
      '/leak.txt',
      '/more/key.txt',
      '/site.txt',
      '/en.html',
      '/nothing.txt',
      '/deep',
      '/docs/evil.html',
      '/pages/evil.html',
      '/pages/index.yaml',
      '/pages/_part.yaml',
      '/site.yaml',
      '/package.json',
      '/.env',
      '/.env.local',
      '/.git/HEAD',
      '/.git/config',
      '/.cache/kept.txt',
      '/.cache/vite/deps/evil.js',
      '/node_modules/evil/index.js',
      '/public/text.txt',
      '/public/evil.html',
      '/blocks/ui/evil.html',
      '/blocks/ui/out/id_rsa',
      '/src/cli/dev.ts',
      '/src/cli/dev.ts?raw',
      '/src/client/dev/entry.ts.map',
      '/tests/unit/dev/evil.test.ts',
      '/README.md',
      '/@fs/etc/passwd',
      '/@fs//etc/passwd',
      '/@fs/etc/passwd?raw',
      '/@fs/etc/passwd?import&raw',
      '/@fs/etc/passwd?raw??',
      '/@fs/etc/passwd?import&raw??',
      '/@fs/etc/passwd?.svg?.wasm?init',
      '/@fs/etc/passwd?t=1',
      '/@id//etc/passwd?raw',
      '/@id/__x00__/etc/passwd',
      '/etc/passwd',
      '/..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/deep/%2e%2e/leak.txt',
      '/deep%2fok.txt%00.svg',
      '/__inspect/',
      '/@vite/env',
    ])('%s is not sent', async (path) => {
      for (const asked of [path, path.toUpperCase(), `${path}?import`, `${path}?raw`, `${path}?url&inline`]) {
        const answer = await ask(asked);
        expect(answer.status, asked).not.toBe(200);
        for (const secret of [SECRET, '<script>fetch', 'root:', 'fetch("/__editor'])
          expect(answer.body.includes(secret), `${asked} ${secret}`).toBe(false);
      }
    });

    test('neither from the folders that it lies in', async () => {
      for (const folder of [root, outside, join(root, 'public'), join(import.meta.dirname, '../../..')])
        for (const file of [
          'site.yaml',
          'package.json',
          'id_rsa',
          'evil.html',
          '.git/HEAD',
          'src/cli/dev.ts',
          'leak.txt',
        ])
          for (const query of ['', '?raw', '?import&raw', '?url', '?inline', '?worker', '?t=1'])
            for (const headers of [{}, { 'sec-fetch-dest': 'script' }, { 'sec-fetch-dest': 'document' }]) {
              const path = `/@fs${join(folder, file)}${query}`;
              expect((await ask(path, headers)).status, path).toBe(404);
            }
    });

    test('a file is not sent any more once a link stands in its place', async () => {
      const file = join(root, 'public/deep/ok.txt');
      expect(await ask('/deep/ok.txt')).toMatchObject({ status: 200, body: 'as it is' });
      renameSync(file, `${file}.gone`);
      symlinkSync(join(outside, 'id_rsa'), file);
      expect(await ask('/deep/ok.txt')).toMatchObject({ status: 404 });
      renameSync(`${file}.gone`, file);
      renameSync(join(root, 'public/deep'), join(root, 'public/away'));
      symlinkSync(join(outside, 'more'), join(root, 'public/deep'));
      writeFileSync(join(outside, 'more/ok.txt'), SECRET);
      expect(await ask('/deep/ok.txt')).toMatchObject({ status: 404 });
    });
  });

  describe('what it has passed', () => {
    test.each([
      ['/flag.svg', 'image/svg+xml'],
      ['/text.txt', 'text/plain; charset=utf-8'],
      ['/picture.png', 'image/png'],
      ['/unknown', 'application/octet-stream'],
      ['/inside.txt', 'text/plain; charset=utf-8'],
      ['/tool.html', 'text/html; charset=utf-8'],
      ['/tool.js', 'text/javascript; charset=utf-8'],
      ['/drawn.svg', 'image/svg+xml'],
      ['/assets/icons.svg', 'image/svg+xml'],
    ])('%s is sent as what its name says, and can do nothing', async (path, type) => {
      const answer = await ask(path);
      expect(answer).toMatchObject({ status: 200, type });
      expect(text(answer, 'x-content-type-options')).toBe('nosniff');
      expect(isSealed(answer)).toBe(true);
    });

    test('no file of the site takes the place of the program', async () => {
      const { body } = await ask('/src/client/dev/entry.ts', { 'sec-fetch-dest': 'script' });
      expect(body).toContain('createPanel');
      expect(await ask('/src/client/dev/panel.ts')).toMatchObject({ status: 200, type: 'text/javascript' });
      expect((await ask('/tool.js', { 'sec-fetch-dest': 'script' })).status).toBe(403);
      expect((await ask('/tool.js', { 'sec-fetch-dest': 'serviceworker' })).status).toBe(403);
    });

    test('pages run their program and nothing that stands in them', async () => {
      for (const path of ['/en', '/en/nothing', '/__blocks', '/__blocks/en/divider'])
        expect(text(await ask(path), 'content-security-policy'), path).toMatch(
          /^script-src 'self'; .*frame-ancestors 'self'$/,
        );
      const { body, headers } = await ask('/');
      const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? [];
      expect(script).not.toBe('');
      expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
      expect((await ask('/en')).body).not.toMatch(/<script(?![^>]*\b(?:src=|type="application\/))/);
    });
  });

  describe('whoever has no key', () => {
    const PATHS = [
      '/',
      '/en',
      '/_data/en.json',
      '/_data/en/_site.json',
      '/flag.svg',
      '/assets/icons.svg',
      '/@vite/client',
      '/src/client/dev/entry.ts',
      '/__blocks',
      '/__editor/save',
      '/__open-in-editor?file=site.yaml',
      '/nothing',
    ];

    test.each([
      ['none', {}],
      ['another one', { cookie: 'pages-as-data-1=KEY' }],
      ['a wrong one', { cookie: 'NAME=wrong' }],
      ['a part of it', { cookie: 'NAME=PART' }],
    ])('sees nothing: %s', async (_, headers) => {
      const cookies = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          value.replace('NAME', cookie.replace(/=.*/, '')).replace('KEY', key).replace('PART', key.slice(0, -1)),
        ]),
      );
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
        for (const path of PATHS) {
          const answer = await askAs(path, {
            method,
            headers: { ...cookies, 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
          });
          expect(answer.status, `${method} ${path}`).toBe(403);
          expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
          if (method === 'GET') expect(answer.body).toBe('Open the address that the server has printed');
        }
      expect((await askAs('/en?key=wrong')).status).toBe(403);
    });

    test.each([
      ['en-GB,en;q=0.9', 'Open that address once', 'ltr'],
      ['tr-TR,tr;q=0.9', 'O adresi bu tarayıcıda bir kez açın', 'ltr'],
      ['ar', 'افتح ذلك العنوان مرة واحدة', 'rtl'],
    ])('is told in plain words what to do: %s', async (language, words, direction) => {
      const answer = await askAs('/en', { headers: { accept: 'text/html,*/*', 'accept-language': language } });
      expect(answer).toMatchObject({ status: 403, type: 'text/html; charset=utf-8' });
      expect(answer.body).toContain(words);
      expect(answer.body).toContain(`dir="${direction}"`);
    });

    test('gets it by the printed address, which then goes out of sight', async () => {
      const answer = await askAs(`/en/contact?a=b&key=${key}`);
      expect(answer).toMatchObject({ status: 303, location: '/en/contact?a=b' });
      expect(answer.headers['set-cookie']).toEqual([`${cookie}; Path=/; HttpOnly; SameSite=Strict`]);
      expect((await askAs(`//evil.example.test/?key=${key}`)).status).toBe(400);
      expect((await askAs(`/\\evil.example.test/?key=${key}`)).status).toBe(400);
    });
  });

  describe('a page of another server, in a browser that has the key', () => {
    const from = (site: string, rest: object = {}) => ({ 'sec-fetch-site': site, ...rest });

    test.each([
      ['another website', from('cross-site')],
      ['another port of this machine', from('same-site', { origin: 'http://localhost:9999' })],
      ['a frame', from('same-site', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' })],
      ['a sandboxed file', { origin: 'null' }],
      ['an old browser', { origin: 'http://localhost:9999' }],
    ])('gets nothing: %s', async (_, headers) => {
      for (const path of [
        '/en',
        '/_data/en.json',
        '/flag.svg',
        '/@vite/client',
        '/src/client/dev/entry.ts',
        '/__editor/save',
      ]) {
        const answer = await ask(path, headers);
        expect(answer.status, path).toBe(403);
        expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      }
    });

    test('may lead to a page', async () => {
      const visit = from('cross-site', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' });
      expect((await ask('/en', visit)).status).toBe(200);
      expect((await askAs('/en', { method: 'POST', headers: { cookie, ...visit } })).status).toBe(403);
    });

    test('comes by no name but the machine’s own', async () => {
      expect((await ask('/en', { host: 'evil.example.test' })).status).toBe(403);
    });
  });

  describe('what keeps open pages up to date', () => {
    /** True where the connection is let in. */
    const connects = async (headers: Record<string, string>, protocol = 'vite-hmr') => {
      // A stranger's page cannot read it: what is tried here is the door behind.
      const [, token = ''] = /wsToken = "([^"]+)"/.exec((await ask('/@vite/client')).body) ?? [];
      expect(token).not.toBe('');
      return new Promise<boolean>((done, failed) => {
        const [name, port] = host.split(':');
        const handshake = {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-key': Buffer.alloc(16).toString('base64'),
          'sec-websocket-version': '13',
          'sec-websocket-protocol': protocol,
        };
        const asked = request({
          host: name,
          port,
          path: `/?token=${token}`,
          headers: { ...handshake, ...headers },
        });
        asked.on('upgrade', (_, socket) => {
          socket.destroy();
          done(true);
        });
        asked.on('response', ({ statusCode }) => done(statusCode !== 403));
        asked.on('error', failed).end();
      });
    };

    test('asks for the key, and for a page of this server', async () => {
      const origin = `http://${host}`;
      expect(await connects({ cookie })).toBe(true);
      expect(await connects({ cookie, origin })).toBe(true);
      expect(await connects({ origin })).toBe(false);
      expect(await connects({})).toBe(false);
      expect(await connects({ cookie: cookie.replace('=', '=x'), origin })).toBe(false);
      expect(await connects({ cookie, origin: 'http://localhost:9999' })).toBe(false);
    });

    test('says without it that the server is back, to a page of it', async () => {
      expect(await connects({ origin: `http://${host}` }, 'vite-ping')).toBe(true);
      expect(await connects({ origin: 'http://localhost:9999' }, 'vite-ping')).toBe(false);
    });
  });
});

test('a server whose address is forwarded answers to that name, for its key alone, and to pages of it', async () => {
  const name = 'my-space-5173.app.github.dev';
  const { ask, askAs, key, server } = await serve({}, siteFolder({ 'site.yaml': SITE }), [name]);
  expect((await ask('/en', { host: name })).status).toBe(200);
  expect((await ask('/en', { host: 'other-5173.app.github.dev' })).status).toBe(403);
  expect((await askAs('/en', { headers: { host: name } })).status).toBe(403);
  expect(await askAs(`/en?key=${key}`, { headers: { host: name } })).toMatchObject({ status: 303, location: '/en' });
  const own = { origin: `https://${name}`, 'sec-fetch-site': 'same-origin' };
  for (const host of [name, 'localhost']) expect((await ask('/flag.svg', { ...own, host })).status).toBe(200);
  expect((await ask('/flag.svg', { host: name, origin: 'https://other-5173.app.github.dev' })).status).toBe(403);
  expect((await ask('/flag.svg', { ...own, host: name, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  server.printUrls();
  expect(told.mock.calls.map(([line]) => line)[0]).toBe(
    `The site is shown at https://${name}/?key=${key} — stop with Ctrl+C.\n`,
  );
  told.mockRestore();
});
