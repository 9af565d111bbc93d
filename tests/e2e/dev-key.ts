import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from './authoring';
import { expect, open } from './site';

/** What a stranger can do to the authors' server, by whichever way it was started. */
export function keepsStrangersOut(): void {
  test.use({ tolerated: /Failed to load resource|\[vite\]|sandboxed|CORS policy|WebSocket/ });

  test('a tab without the key says what to do, and comes to the page once the printed address is open', async ({
    browser,
    authoring: { origin, printed },
  }) => {
    const context = await browser.newContext({ locale: 'tr-TR' });
    const page = await context.newPage();
    expect((await page.goto(`${origin}/en/contact?a=b#form`))?.status()).toBe(403);
    await expect(page.getByRole('heading')).toHaveText('Sunucunun yazdığı adresi açın');
    const other = await context.newPage();
    await other.goto(printed('/en/faq'));
    await expect(other).toHaveURL(`${origin}/en/faq`);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.locator('main [data-block=hero]')).toBeVisible();
    expect(await context.cookies()).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await context.close();
  });

  test('a link of another site leads a browser with the key to the page', async ({ page, authoring: { origin } }) => {
    await page.route('https://elsewhere.example.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${origin}/en/contact">Look</a>` }),
    );
    await page.goto('https://elsewhere.example.test/');
    await page.getByRole('link').click();
    await expect(page.locator('main [data-block=hero]')).toBeVisible();
  });

  test('a page of another port of this machine reads nothing, frames nothing and writes nothing', async ({
    page,
    authoring: { origin, printed },
  }) => {
    await page.goto(printed());
    const evil = createServer((_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Evil</h1>'),
    );
    await new Promise<void>((done) => evil.listen(0, '127.0.0.1', done));
    try {
      await page.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`); // it listens on a port, not on a pipe
      const got = await page.evaluate(async (origin) => {
        const ask = (path: string, init: RequestInit = {}) =>
          fetch(origin + path, { credentials: 'include', ...init }).then(
            async (answer) => (await answer.text()).length > 0,
            () => false,
          );
        const load = (name: 'script' | 'img' | 'iframe', path: string) =>
          new Promise<boolean>((done) => {
            const element = document.createElement(name);
            element.onload = () => done(name !== 'iframe' || element.isConnected);
            element.onerror = () => done(false);
            element.src = origin + path;
            document.body.append(element);
          });
        const socket = new Promise<boolean>((done) => {
          const opened = new WebSocket(origin.replace('http', 'ws'), 'vite-hmr');
          opened.onopen = () => done(true);
          opened.onerror = () => done(false);
        });
        return [
          await ask('/en'),
          await ask('/_data/en.json'),
          await ask('/@vite/client'),
          await ask('/__editor/save', { method: 'POST', mode: 'no-cors', body: '{}' }),
          await load('script', '/@vite/client'),
          await load('img', '/logos/noon.svg'),
          await socket,
        ];
      }, origin);
      expect(got).toEqual([false, false, false, false, false, false, false]);
      await page.evaluate((address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.append(frame);
        return new Promise((done) => (frame.onload = done));
      }, `${origin}/en`);
      await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
    } finally {
      evil.close();
      evil.closeAllConnections();
    }
  });

  test('a file of a pull request runs nothing in the editor’s origin, opened by itself or in a frame', async ({
    page,
    authoring: { origin, site, edit },
  }) => {
    const write = "fetch('/__ran');document.title='ran'";
    const evil = join(site, 'public/evil');
    mkdirSync(evil, { recursive: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    try {
      writeFileSync(join(evil, 'unasked.html'), `<script>${write}</script>`);
      writeFileSync(join(evil, 'asked.html'), `<h1>Asked</h1><script>${write}</script><img src=x onerror="${write}">`);
      writeFileSync(
        join(evil, 'asked.svg'),
        `<svg xmlns="http://www.w3.org/2000/svg" onload="${write}"><script>${write}</script></svg>`,
      );
      edit('site.yaml', 'defaultLanguage: en', 'publish: [/evil/asked.html, /evil/asked.svg]\ndefaultLanguage: en');
      await open(page, `${origin}/en`);
      await expect.poll(async () => (await page.request.get(`${origin}/evil/asked.html`)).status()).toBe(200);
      expect((await page.request.get(`${origin}/evil/unasked.html`)).status()).toBe(404);
      await page.goto(`${origin}/evil/asked.html`);
      await expect(page.getByRole('heading')).toHaveText('Asked');
      await page.goto(`${origin}/evil/asked.svg`);
      await open(page, `${origin}/en`);
      await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = '/evil/asked.html';
        document.body.append(frame);
        return new Promise((done) => (frame.onload = done));
      });
      await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Asked');
      expect(asked.filter((path) => path === '/__ran')).toEqual([]);
    } finally {
      rmSync(evil, { recursive: true });
      edit('site.yaml', 'publish: [/evil/asked.html, /evil/asked.svg]\n', '');
      // Pages that are opened next are not to be loaded again for it.
      await expect.poll(async () => (await page.request.get(`${origin}/evil/asked.html`)).status()).toBe(404);
    }
  });
}
