import type { Page } from '@playwright/test';
import { expect, goneThrough, languages, marketplaces, open, services, test } from './site';

/** What the browser says of the loading of the page that is open. */
const loading = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string;
    })[];
    return {
      loaded: document?.loadEventStart ?? 0,
      blocking: resources
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
      // Of the module that every page has, nothing waits.
      scripts: resources
        .filter(({ name }) => /\.js$/.test(name) && !name.includes('/assets/start-'))
        .map(({ startTime }) => startTime),
    };
  });

for (const language of languages)
  test(`nothing but its HTML blocks a page, and the program is asked for once it is loaded (${language})`, async ({
    page,
  }) => {
    for (const route of ['', '/faq', '/contact', services[0], marketplaces[0]]) {
      const path = `/${language}${route}`;
      await open(page, path);
      const { loaded, blocking, scripts } = await loading(page);
      expect(loaded).toBeGreaterThan(0);
      expect(blocking, path).toEqual([]);
      expect(scripts.length, path).toBeGreaterThan(0);
      for (const start of scripts) expect(start, path).toBeGreaterThanOrEqual(loaded);
    }
  });

test('a link that was pointed at is asked for no more, and its page is there within six frames', async ({ page }) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, '/en');
  for (const path of ['/en/about-us', '/en/faq', '/en/contact', '/en']) {
    const link = page.locator(`.site-header a[href="${path}"]`).first();
    await link.hover();
    await expect.poll(() => fetched).toContain(`/_data${path}.json`);
    await page.route('**/_data/**', (route) => route.abort());
    // A sixtieth of a second each: 100 ms, however slow the machine is that runs this.
    const frames = await link.evaluate(async (element: HTMLElement, target) => {
      let count = 0;
      element.click();
      while (!document.querySelector(`link[rel="canonical"][href$="${target}"]`) && count < 600) {
        await new Promise(requestAnimationFrame);
        count++;
      }
      return count;
    }, path);
    expect(frames, path).toBeLessThanOrEqual(6);
    await expect(page).toHaveURL(path);
    await page.unroute('**/_data/**');
  }
});

/** Milliseconds after the page that its fonts come: by then it has long been painted without them. */
const LATE = 250;
/** The shift up to which web.dev calls a page good. */
const GOOD = 0.1;

for (const language of languages)
  test(`fonts that come late move little on a phone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue();
    });
    for (const { path } of goneThrough.filter((address) => address.language === language)) {
      await page.goto(path);
      const shift = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => setTimeout(resolve, 100));
        let sum = 0;
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        for (const entry of observer.takeRecords()) sum += (entry as PerformanceEntry & { value: number }).value;
        return sum;
      });
      expect(shift, path).toBeLessThan(GOOD);
    }
  });
