import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildSite, type Hosted, hostSite } from '../site-copy.ts';
import { expect, hydrated, isMarked, mark, scrollAndClick, test } from './site';

const BASE = '/laden/nord';

test.use({ tolerated: /There is no page at|status of 404 .*\/nirgends/ });
// One build for all.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'below-'));
let host: Hosted;
let origin = '';

test.beforeAll(async () => {
  const root = join(folder, 'site');
  cpSync(join(import.meta.dirname, '../fixtures/garden'), root, { recursive: true });
  const settings = readFileSync(join(root, 'site.yaml'), 'utf8');
  writeFileSync(join(root, 'site.yaml'), settings.replace(/^url: (.*)$/m, `url: $1${BASE}`));
  expect(await buildSite(root)).toMatchObject({ status: 0 });
  host = await hostSite(root, BASE);
  origin = host.origin;
});
test.afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The paths that a page asks for outside of the site's own, or in vain. */
function strays(page: Page): string[] {
  const found: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const within = pathname === BASE || pathname.startsWith(`${BASE}/`);
    if (!within || response.status() >= 400) found.push(`${response.status()} ${pathname}`);
  });
  return found;
}

const open = async (page: Page, path: string) => {
  await page.goto(`${origin}${BASE}${path}`);
  await hydrated(page);
};
const at = (path: string) => `${origin}${BASE}${path}`;

test('a site below a path asks for nothing outside of it: pages, menu of languages, navigation', async ({ page }) => {
  const stray = strays(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/de');
  await mark(page);
  await scrollAndClick(page.locator('.site-footer a[href$="/beete/farne"]'));
  await expect(page).toHaveURL(at('/de/beete/farne'));
  await page.locator('.language').hover();
  await page.locator('.language [aria-haspopup="menu"]').click();
  await page.locator('.language [hreflang="fa"]').click();
  await expect(page).toHaveURL(at('/fa/beete/farne'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.locator('.brand').first().click();
  await expect(page).toHaveURL(at('/fa'));
  await page.goBack();
  await expect(page).toHaveURL(at('/fa/beete/farne'));
  expect(await isMarked(page)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(stray).toEqual([]);
});

test('its drawer asks for nothing outside of it', async ({ page }) => {
  const stray = strays(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/de');
  await page.locator('[data-drawer]').click();
  await expect(page.locator('dialog.drawer')).toBeVisible();
  await page.locator('.drawer-languages [hreflang="fa"]').click();
  await expect(page).toHaveURL(at('/fa'));
  await page.waitForLoadState('networkidle');
  expect(stray).toEqual([]);
});

test('an address without a language, and one that does not exist, stay below it', async ({ page }) => {
  const stray = strays(page);
  await page.addInitScript(() => localStorage.setItem('sprache', 'fa'));
  await page.goto(at('/beete/kraeuter?a=b'));
  await expect(page).toHaveURL(at('/fa/beete/kraeuter?a=b'));
  await open(page, '/fa/nirgends');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await page.locator('main a').first().click();
  await expect(page).toHaveURL(at('/fa'));
  await page.waitForLoadState('networkidle');
  expect(stray).toEqual([`404 ${BASE}/fa/nirgends`]);
});

test('everything that its files name lies below it', async ({ request }) => {
  for (const path of ['/de', '/fa/beete/farne', '/404', '/beete/farne', '/manifest.webmanifest', '/_data/de.json']) {
    const text = await (await request.get(at(path))).text();
    const named = [...text.matchAll(/(?:href|src|start_url)\\?"?[=:]\\?"(\/[^"\\]*)|url\((\/[^)]*)\)/g)];
    expect(named.length, path).toBeGreaterThan(0);
    for (const [, value = '', address = value] of named) expect(`${address}/`, path).toContain(`${BASE}/`);
  }
});
