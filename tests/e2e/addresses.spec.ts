import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildSite, type Hosted, hostSite } from '../site-copy.ts';
import { expect, hydrated, isMarked, mark, scrollAndClick, test } from './site';

test.use({ tolerated: /There is no page at|status of 404 .*\/nirgends/, locale: 'fa-IR' });
// One build for all.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
let host: Hosted;
let origin = '';

test.beforeAll(async () => {
  const root = join(folder, 'site');
  cpSync(join(import.meta.dirname, '../fixtures/garden'), root, { recursive: true });
  const settings = readFileSync(join(root, 'site.yaml'), 'utf8');
  writeFileSync(
    join(root, 'site.yaml'),
    settings.replace(/^defaultLanguage: de$/m, '$&\nprefix: except-default\nfolders:\n  /beete: { fa: باغچه }'),
  );
  const ferns = join(root, 'pages/beete/farne.yaml');
  writeFileSync(ferns, `address: { fa: سرخس-ها }\n${readFileSync(ferns, 'utf8')}`);
  expect(await buildSite(root)).toMatchObject({ status: 0 });
  host = await hostSite(root);
  origin = host.origin;
});
test.afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (path: string) => `${origin}${encodeURI(path)}`;
const FERNS = '/fa/باغچه/سرخس-ها';
const language = (page: Page) => page.locator('html').getAttribute('lang');

/** Chooses a language in the header's menu. */
async function choose(page: Page, code: string): Promise<void> {
  await page.locator('.language').hover();
  await page.locator('.language [aria-haspopup="menu"]').click();
  await page.locator(`.language [hreflang="${code}"]`).click();
}

test('the start is the default language’s home: nobody is moved, and the others are offered', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sprache', 'fa'));
  await page.goto(at('/'));
  await hydrated(page);
  expect(page.url()).toBe(at('/'));
  await expect.poll(() => language(page)).toBe('de');
  await expect(page.locator('header [hreflang="fa"]').first()).toHaveAttribute('href', '/fa');
});

test('pages, home and languages change without a reload, and the way back is the same', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('/'));
  await hydrated(page);
  await mark(page);
  await scrollAndClick(page.locator('.site-footer a[href$="/beete/farne"]'));
  await expect(page).toHaveURL(at('/beete/farne'));
  await choose(page, 'fa');
  await expect(page).toHaveURL(at(FERNS));
  await expect.poll(() => language(page)).toBe('fa');
  await page.locator('.brand').first().click();
  await expect(page).toHaveURL(at('/fa'));
  await choose(page, 'de');
  await expect(page).toHaveURL(at('/'));
  await expect.poll(() => language(page)).toBe('de');
  await scrollAndClick(page.locator('.site-footer a[href$="/beete/farne"]'));
  await expect(page.locator('h1')).toHaveText(/Farne/);
  await page.locator('.brand').first().click();
  await expect(page).toHaveURL(at('/'));
  await expect(page.locator('h1')).toHaveText('Was hier wächst');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/Farne/);
  await page.goBack();
  await expect(page).toHaveURL(at('/'));
  await expect(page.locator('h1')).toHaveText('Was hier wächst');
  await choose(page, 'fa');
  await scrollAndClick(page.locator('.site-footer a[href$="/kraeuter"]'));
  await expect(page).toHaveURL(at('/fa/باغچه/kraeuter'));
  expect(await isMarked(page)).toBe(true);
  await page.goto(at('/fa/beete/farne?a=b'));
  await expect(page).toHaveURL(at(`${FERNS}?a=b`));
  await hydrated(page);
  await choose(page, 'de');
  await expect(page).toHaveURL(at('/beete/farne?a=b'));
});

test('an address that does not exist keeps its words under another language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('/nirgends/hier?a=b'));
  await hydrated(page);
  await expect.poll(() => language(page)).toBe('de');
  await choose(page, 'fa');
  await expect(page).toHaveURL(at('/fa/nirgends/hier?a=b'));
  await expect.poll(() => language(page)).toBe('fa');
  await choose(page, 'de');
  await expect(page).toHaveURL(at('/nirgends/hier?a=b'));
});
