import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copySite } from '../site-copy.ts';
import { test as base, expect, isMarked, mark, open } from './site';

interface Authoring {
  /** Where the authors' server is. */
  origin: string;
  /** Changes a file of the site, as an editor that saves. */
  edit: (file: string, from: string, to: string) => void;
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A test on the authors' server, with a copy of the site to write in. */
const test = base.extend<object, { authoring: Authoring }>({
  authoring: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names.
    async ({}, use) => {
      const site = mkdtempSync(join(tmpdir(), 'authoring-'));
      copySite(site);
      const port = await freePort();
      const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', `${port}`, '--strictPort'], {
        cwd: resolve(import.meta.dirname, '../..'),
        env: { ...process.env, SITE: site, NODE_ENV: 'development' },
        stdio: 'ignore',
      });
      const origin = `http://localhost:${port}`;
      await expect
        .poll(
          () =>
            fetch(`${origin}/en`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 60_000 },
        )
        .toBe(200);
      const edit: Authoring['edit'] = (file, from, to) => {
        const text = readFileSync(join(site, file), 'utf8');
        expect(text).toContain(from);
        writeFileSync(join(site, file), text.replace(from, to));
      };
      await use({ origin, edit });
      server.kill();
      rmSync(site, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use({ viewport: { width: 1280, height: 800 }, tolerated: /Failed to load resource|\[vite\]/ });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const footerLink = (path: string) => `.site-footer a[href="${path}"]`;

test('a saved file shows in the open page, and in a page that was visited before', async ({ page, authoring }) => {
  const { origin, edit } = authoring;
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, `${origin}/en/contact`);
  await mark(page);
  edit('pages/contact.yaml', 'en: Tell us what you make', 'en: Tell us what you weave');
  await expect(heading).toHaveText('Tell us what you weave');
  await page.locator(footerLink('/en/faq')).first().click();
  await expect(page).toHaveURL(`${origin}/en/faq`);
  await expect(heading).toBeFocused();
  edit('pages/contact.yaml', 'en: Tell us what you weave', 'en: Tell us what you knit');
  await page.locator(footerLink('/en/contact')).first().click();
  await expect(heading).toHaveText('Tell us what you knit');
  expect(await isMarked(page)).toBe(true);
});

test('a block of a page that was followed to opens in its own file', async ({ page, authoring }) => {
  const opened: string[] = [];
  await page.route('**/__open-in-editor?*', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill({ body: '' });
  });
  await open(page, `${authoring.origin}/en/contact`);
  await page.locator(footerLink('/en/faq')).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
    expect(opened.at(-1)).toContain('pages/faq.yaml:');
  }).toPass();
});

test('a link to a page with a mistake leads to its message', async ({ page, authoring }) => {
  const { origin, edit } = authoring;
  await open(page, `${origin}/en/faq`);
  edit('pages/contact.yaml', '- type: hero', '- type: heor');
  await page.locator(footerLink('/en/contact')).first().click();
  await expect(page).toHaveURL(`${origin}/en/contact`);
  await expect(page.locator('dev-panel [role="alert"]')).toContainText('Did you mean hero?');
  edit('pages/contact.yaml', '- type: heor', '- type: hero');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
