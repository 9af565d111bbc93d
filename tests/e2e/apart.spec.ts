import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { blocksApart } from '../../blocks/apart.tsx';
import { buildSite, copySite, type Hosted, hostSite } from '../site-copy.ts';
import { violations } from './axe.ts';
import { expect, hydrated, scrollAndClick, test } from './site';

// One build for all: a page with the example of each block whose component browsers fetch apart.
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'apart-'));
const parts = (dist: string) => readdirSync(join(dist, 'assets')).filter((file) => file.startsWith('apart-'));
let host: Hosted;

test.beforeAll(async () => {
  copySite(folder);
  const example = (type: string) =>
    readFileSync(join(import.meta.dirname, `../../blocks/${type}/example.yaml`), 'utf8').trimEnd();
  const blocks = Object.keys(blocksApart).map((type) => `  - ${example(type).replaceAll('\n', '\n    ')}\n`);
  const page = `meta:
  title: { all: Example of a page }
  description: { all: Example of a page with blocks that few pages have }
blocks:
  - { type: hero, title: { all: Example } }
${blocks.join('')}`;
  writeFileSync(join(folder, 'pages/apart.yaml'), page.replaceAll('/example.svg', '/mark.svg'));
  appendFileSync(join(folder, 'site.yaml'), '\nsearch: true\nallow: { frames: [https://films.example.com] }\n');
  mkdirSync(join(folder, 'pages/news'));
  writeFileSync(
    join(folder, 'pages/news/_collection.yaml'),
    'title: { all: News }\ntags: { workshop: { all: Workshop } }\n',
  );
  expect(await buildSite(folder)).toMatchObject({ status: 0 });
  host = await hostSite(folder);
});
test.afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

const inMain = (page: Page) => page.locator('main').innerText();

test('their part of the program is there where a page has one of them, and nowhere else', () => {
  expect(parts(join(folder, 'dist'))).toHaveLength(1);
  expect(parts(join(import.meta.dirname, '../../dist'))).toEqual([]);
});

test('a page that is gone to shows what its document shows', async ({ page }) => {
  await page.goto(`${host.origin}/en/apart`);
  const shown = await inMain(page);
  await page.goto(`${host.origin}/en/faq`);
  await hydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/en/apart', textContent: 'There' });
    document.querySelector('main')?.append(link);
  });
  await scrollAndClick(page.getByText('There', { exact: true }));
  await expect(page.locator('[data-block="quotes"]')).toBeVisible();
  await page.getByText('There', { exact: true }).evaluate((link) => link.remove());
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  await expect.poll(() => inMain(page)).toBe(shown);
});

test('of a picture that is cut the side that is named stays in sight', async ({ page }) => {
  await page.goto(`${host.origin}/ar/apart`);
  const shown = (block: string) =>
    page
      .locator(`[data-block="${block}"] li > img, [data-block="${block}"] figure img`)
      .evaluateAll((all) => all.map((image) => getComputedStyle(image).objectPosition));
  expect(await shown('people')).toEqual(['50% 0%', '50% 50%']);
  expect(await shown('gallery')).toEqual(['50% 50%', '100% 50%', '50% 50%']);
});

for (const [language, width] of [
  ['en', 1280],
  ['ar', 390],
  ['tr', 320],
] as const)
  test(`axe finds nothing, and nothing is wider than the window (${language}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${host.origin}/${language}/apart`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a picture of a gallery opens large by keyboard, and closes again', async ({ page }) => {
      await page.goto(`${host.origin}/en/apart`);
      const gallery = page.locator('[data-block="gallery"]');
      const [opener, large] = [gallery.locator('figure button').first(), gallery.locator('.large').first()];
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(large).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await large.getByRole('button', { name: 'Close' }).click();
      await expect(large).toBeHidden();
    });

    test('tabs show one text at a time, by keyboard and by touch, and all of them on paper', async ({ page }) => {
      await page.goto(`${host.origin}/ar/apart`);
      const tabs = page.locator('[data-block="tabs"]');
      const texts = tabs.locator('.tab-texts > div');
      const shown = () => texts.evaluateAll((all) => all.map((each) => each.getClientRects().length > 0));
      expect(await shown()).toEqual([true, false, false]);
      const choice = (name: string) => tabs.getByRole('radio', { name });
      await choice('المدينة').focus();
      // The next one stands on the left.
      await page.keyboard.press('ArrowLeft');
      await expect(choice('السباق')).toBeFocused();
      expect(await shown()).toEqual([false, true, false]);
      await tabs.locator('label', { hasText: 'الأسفار' }).click();
      expect(await shown()).toEqual([false, false, true]);
      if (scripts) await hydrated(page);
      expect(await shown()).toEqual([false, false, true]);
      await page.emulateMedia({ media: 'print' });
      expect(await shown()).toEqual([true, true, true]);
      await expect(texts.locator('h3').first()).toHaveCSS('position', 'static');
    });
  });

const FILM = 'https://films.example.com/**';

test.describe('a film of another host', () => {
  const opened = (page: Page) => page.locator('[data-block="embedded"]');

  test('loads once it is opened by keyboard, and is gone when it is closed', async ({ page }) => {
    const asked: string[] = [];
    await page.route(FILM, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>Playing' });
    });
    await page.goto(`${host.origin}/en/apart`);
    await hydrated(page);
    const press = opened(page).locator('summary');
    await press.focus();
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    const frame = page.frameLocator('iframe[title="Watch a wheel being built"]');
    await expect(frame.getByText('Playing')).toBeVisible();
    expect(asked).toEqual(['https://films.example.com/play/7']);
    await page.keyboard.press('Enter');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(press).toBeFocused();
  });

  test('opens at the first touch, before the program is there', async ({ page }) => {
    await page.route(FILM, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Playing' }));
    await page.goto(`${host.origin}/ar/apart`);
    await opened(page).locator('summary').click();
    // A tool that looks into frames would ask the other host's for an answer.
    await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('title', 'شاهد كيف تُبنى عجلة');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the service', async ({ page }) => {
      await page.goto(`${host.origin}/en/apart`);
      await opened(page).locator('summary').click();
      await expect(opened(page).locator('.embed-frame a')).toHaveAttribute('href', 'https://films.example.com/7');
      await expect(opened(page).locator('.embed-frame a')).toBeVisible();
    });
  });
});

test.describe('the search', () => {
  const asked = (page: Page) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    return () => paths.filter((path) => path.startsWith('/_search/'));
  };

  test('is reached from the header, loads nothing before it is wanted, and finds by keyboard', async ({ page }) => {
    const paths = asked(page);
    await page.goto(`${host.origin}/en/faq`);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveTitle(/^Search/);
    const field = page.getByRole('searchbox');
    await expect(field).toBeVisible();
    expect(paths()).toEqual([]);
    await field.focus();
    await expect.poll(() => paths().some((path) => path.endsWith('/pagefind.js'))).toBe(true);
    await page.keyboard.type('warehouse');
    await expect(page.getByRole('status').filter({ hasText: 'Results' })).toHaveText(/^Results: \d+$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/search/);
    await expect(page.locator('main')).toContainText(/warehouse/i);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  });

  for (const [language, words] of [
    ['tr', 'IHRACAT'],
    ['ar', 'التَّصدير'],
  ] as const)
    test(`finds words as they are typed, whatever their letters are written with (${language})`, async ({ page }) => {
      await page.goto(`${host.origin}/${language}/search`);
      await page.getByRole('searchbox').fill(words);
      const first = page.locator('[data-block="search-field"] li a').first();
      await expect(first).toHaveAttribute('href', new RegExp(`^/${language}`));
      await page.getByRole('searchbox').fill('qqqqqq');
      await expect(page.locator('[data-block="search-field"] [role=status]')).not.toBeEmpty();
      await expect(first).toBeHidden();
      expect(await violations(page)).toEqual([]);
    });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the list of all pages', async ({ page }) => {
      await page.goto(`${host.origin}/ar/apart`);
      await expect(page.getByRole('searchbox')).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: 'البحث' }).click();
      await expect(page).toHaveURL(/\/ar\/search$/);
      await expect(page.locator('#site-map a').first()).toHaveAttribute('href', '/ar');
      expect(await page.locator('#site-map a').count()).toBeGreaterThan(15);
    });
  });
});
