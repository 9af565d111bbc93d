import type { Page } from '@playwright/test';
import { addresses, drawn, expect, hydrated, installClock, open, source, stopClock, test } from './site';

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
    const html = await source(request, path);
    expect(html, path).not.toMatch(/<link[^>]*rel="stylesheet"|<script[^>]*\bsrc=|@import/);
    expect(html, path).not.toMatch(/<link[^>]*rel="(module)?preload"[^>]*(\.js|flags)/);
    const data = await (await request.get(`/_data${path}.json`)).text();
    const longest = data.match(/"[^"\\]{60,}"/g)?.sort((a, b) => b.length - a.length)[0] ?? '';
    expect(html.split(longest.slice(1, -1)).length, `${path}: ${longest}`).toBeLessThanOrEqual(3);
  }
});

test('the program starts after the first paint', async ({ page }) => {
  await open(page, '/en');
  const [painted, started] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/entry-'))?.startTime ?? 0,
  ]);
  expect(started).toBeGreaterThan(painted);
});

test.describe('for people who save data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    }),
  );

  test('the program comes at the first move, and nothing is fetched ahead', async ({ page }) => {
    const asked = watchData(page);
    await installClock(page);
    await page.goto('/en');
    await page.evaluate(
      () =>
        new Promise<void>((done) => new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })),
    );
    await page.clock.runFor(5000);
    await drawn(page);
    expect(asked).toEqual([]);
    await page.locator('.site-footer a[href="/en/faq"]').first().hover();
    await hydrated(page);
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
    await page.locator('.site-footer a[href="/en/faq"]').first().click();
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

  test('the page of a link that stays in view is fetched, and never more than three of a page', async ({ page }) => {
    const asked = watchData(page);
    await installClock(page);
    await open(page, '/en');
    await stopClock(page);
    const own = ['/_data/en.json', '/_data/en/_site.json'];
    const ahead = () => asked.filter((path) => !own.includes(path));
    await drawn(page);
    await page.clock.runFor(1200);
    await expect.poll(() => ahead().length).toBeGreaterThan(0);
    for (let top = 0; top < 12; top++) {
      await page.evaluate((screens) => scrollTo({ top: screens * innerHeight, behavior: 'instant' }), top);
      await drawn(page);
      await page.clock.runFor(1200);
    }
    await drawn(page);
    expect(ahead().length).toBeLessThanOrEqual(3);
  });

  test('links that are passed by quickly are left alone', async ({ page }) => {
    const asked = watchData(page);
    await installClock(page);
    await open(page, '/en/about-us');
    await stopClock(page);
    await drawn(page);
    await page.clock.runFor(5000);
    await drawn(page);
    // Of the three that a page may fetch ahead one is in view from the first.
    const before = [...asked];
    const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
    for (const screen of [...Array(screens).keys(), 0]) {
      await page.evaluate((place) => scrollTo({ top: place * innerHeight, behavior: 'instant' }), screen);
      await drawn(page);
      await page.clock.runFor(30);
    }
    await page.clock.runFor(5000);
    await drawn(page);
    expect(asked).toEqual(before);
  });
});
