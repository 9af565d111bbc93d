import type { Page } from '@playwright/test';
import { gzipped } from '../../src/publish/output/weigh.ts';
import {
  addresses,
  drawn,
  expect,
  hydrated,
  installClock,
  open,
  scrollAndClick,
  source,
  stopClock,
  test,
} from './site';

/** The addresses of page data that a page asks for. */
function watchData(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_data/')) asked.push(pathname);
  });
  return asked;
}

test('nothing on any page blocks the first paint, or repeats its data', async ({ request }) => {
  for (const { path } of addresses) {
    const html = (await source(request, path)).replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(html, path).not.toMatch(/<link[^>]*rel="stylesheet"|<script(?! type="module")[^>]*\bsrc=|@import/);
    expect(html, path).not.toMatch(/<link[^>]*rel="(module)?preload"[^>]*(\.js|flags)/);
    const data = await (await request.get(`/_data${path}.json`)).text();
    const longest = data.match(/"[^"\\]{60,}"/g)?.sort((a, b) => b.length - a.length)[0] ?? '';
    expect(html.split(longest.slice(1, -1)).length, `${path}: ${longest}`).toBeLessThanOrEqual(3);
  }
});

/** Bytes after gzip of the scripts of which something has run. */
const evaluated = async (page: Page) => {
  const scripts = await page.coverage.stopJSCoverage();
  return scripts.map(({ url, source = '' }) => ({ url: new URL(url).pathname, bytes: gzipped(Buffer.from(source)) }));
};

for (const path of ['/en', '/ar/contact', '/tr/services/e-export-aggregator'])
  test(`nothing of the program of ${path} runs, and no data is asked for, until its visitor shows interest`, async ({
    page,
  }) => {
    const asked = watchData(page);
    await page.coverage.startJSCoverage();
    await page.goto(path);
    // By then the whole of it has been fetched.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/entry-')),
    );
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await drawn(page);
    const scripts = await evaluated(page);
    expect(scripts.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/assets\/start-/)]);
    expect(scripts[0]?.bytes).toBeLessThanOrEqual(5000);
    expect(asked).toEqual([]);
    await hydrated(page);
  });

for (const [sign, show] of [
  ['a pointer on a link', (page: Page) => page.locator('main a').first().hover()],
  ['the focus', (page: Page) => page.locator('.brand').first().focus()],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['a finger', (page: Page) => page.locator('h1').dispatchEvent('touchstart')],
  [
    'a press that nothing came before',
    (page: Page) =>
      page.locator('h1').evaluate((heading) => heading.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
  ],
] as const)
  test(`the program comes with ${sign}`, async ({ page }) => {
    await page.goto('/en');
    await show(page);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  });

test('a pointer that crosses what cannot be used is no interest', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en');
  await page.locator('h1').hover();
  await page.waitForTimeout(500);
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
});

test.describe('for people who save data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    }),
  );

  test('the program comes when it is wanted, and nothing is fetched ahead', async ({ page }) => {
    const asked = watchData(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    await installClock(page);
    await page.goto('/en');
    await page.clock.runFor(5000);
    await drawn(page);
    expect(asked).toEqual([]);
    expect(scripts).toEqual([expect.stringContaining('/assets/start-')]);
    await page.locator('.site-footer a[href="/en/faq"]').first().hover();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await page.locator('.site-footer a[href="/en/contact"]').first().hover();
    await page.clock.runFor(5000);
    await drawn(page);
    expect(asked.toSorted()).toEqual(['/_data/en.json', '/_data/en/_site.json']);
  });
});

for (const [way, act] of [
  ['pointed at', (page: Page) => page.locator('.site-footer a[href="/en/faq"]').first().hover()],
  ['focused', (page: Page) => page.locator('.site-footer a[href="/en/faq"]').first().focus()],
  ['touched', (page: Page) => page.locator('.site-footer a[href="/en/faq"]').first().dispatchEvent('touchstart')],
] as const)
  test(`a link that is ${way} has its page fetched once, and is followed from it`, async ({ page }) => {
    const asked = watchData(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/en');
    await act(page);
    await expect.poll(() => asked).toContain('/_data/en/faq.json');
    await scrollAndClick(page.locator('.site-footer a[href="/en/faq"]').first());
    await expect(page).toHaveURL('/en/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(asked.filter((path) => path === '/_data/en/faq.json')).toHaveLength(1);
  });

for (const [way, event] of [
  ['the pointer', 'pointerover'],
  ['the focus', 'focusin'],
] as const)
  test(`links that ${way} merely crosses are left alone, and the one where it stays is fetched`, async ({ page }) => {
    const asked = watchData(page);
    await installClock(page);
    await open(page, '/en');
    await stopClock(page);
    const before = [...asked];
    for (const link of (await page.locator('.site-footer ul a').all()).slice(0, 12)) {
      await link.dispatchEvent(event, { bubbles: true });
      await page.clock.runFor(10);
    }
    await page.locator('body').dispatchEvent(event, { bubbles: true });
    await page.clock.runFor(5000);
    expect(asked).toEqual(before);
    const link = page.locator('.site-footer a[href="/en/faq"]').first();
    await link.dispatchEvent(event, { bubbles: true });
    await page.clock.runFor(5000);
    await expect.poll(() => asked).toEqual([...before, '/_data/en/faq.json']);
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('only the page of a link that a finger goes to is fetched', async ({ page }) => {
    const asked = watchData(page);
    await installClock(page);
    await open(page, '/en');
    await stopClock(page);
    const own = ['/_data/en.json', '/_data/en/_site.json'];
    for (let top = 0; top < 12; top++) {
      await page.evaluate((screens) => scrollTo({ top: screens * innerHeight, behavior: 'instant' }), top);
      await drawn(page);
      await page.clock.runFor(1200);
    }
    expect(asked.toSorted()).toEqual(own);
    await page.locator('main a[href="/en/contact"]').first().dispatchEvent('touchstart');
    await expect.poll(() => asked.filter((path) => !own.includes(path))).toEqual(['/_data/en/contact.json']);
  });
});
