import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/chromium.ts';
import { expect, hydrated, isMarked, mark, open, scrollAndClick, test } from './site';

const shown = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.textContent?.replace(/\s+/g, ' ').trim() ?? '');

test.describe('when files do not come', () => {
  test.use({ tolerated: /Failed to load resource|Failed to decode downloaded font|OTS parsing error/ });

  for (const [name, pattern] of [
    ['fonts', '**/*.woff2'],
    ['pictures', /\.(svg|png|jpg|webp|avif|ico)$/],
    ['fonts and pictures', /\.(svg|png|jpg|webp|avif|ico|woff2)$/],
  ] as const)
    test(`without ${name} everything can be read and followed`, async ({ page }) => {
      await open(page, '/ar');
      const whole = await shown(page);
      await page.route(pattern, (route) => route.abort());
      await open(page, '/ar');
      expect(await shown(page)).toBe(whole);
      // What is only a picture has words in its place.
      for (const button of await page.locator('header :is(a, button, summary):visible').all())
        await expect(button).not.toHaveAccessibleName('');
      await scrollAndClick(page.locator('[data-block="faq"] summary').first());
      await expect(page.locator('[data-block="faq"] details[open] > div')).toBeVisible();
      await scrollAndClick(page.locator('.site-footer a[href="/ar/contact"]').first());
      await expect(page).toHaveURL('/ar/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

  test('without the data of pages, links and languages lead on by full loads', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route('**/_data/**', (route) => route.abort());
    await page.goto('/en/faq');
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    await page.locator('.site-nav a[href="/en/contact"]').click();
    await expect(page).toHaveURL('/en/contact');
    await page.locator('.language summary').click();
    await page.locator('.language a[hreflang="tr"]').click();
    await expect(page).toHaveURL('/tr/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });

  test('data that stops coming after the start costs a full load, nothing else', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/en');
    await mark(page);
    await page.route('**/_data/**', (route) => route.abort());
    await page.locator('.site-nav a[href="/en/contact"]').click();
    await expect(page).toHaveURL('/en/contact');
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/en');
    await expect(page.locator('[data-block="logos"]')).toBeAttached();
  });

  test("without the drawer's styles a tap leads to the navigation below, and the next one asks again", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/later-*.css', (route) => route.abort());
    await open(page, '/en');
    await page.locator('[data-drawer]').click();
    await expect(page).toHaveURL('/en#site-footer');
    await expect(page.locator('dialog.drawer')).toBeHidden();
    await page.unroute('**/later-*.css');
    await page.locator('[data-drawer]').click();
    await expect(page.locator('dialog.drawer')).toBeVisible();
    await expect(page.locator('dialog.drawer')).toHaveCSS('position', 'fixed');
  });
});

test('with storage blocked a page works and nothing is thrown', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/en/contact');
  await page.locator('.language').hover();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page).toHaveURL('/tr/contact');
  await page.locator('.site-nav a[href="/tr/about-us"]').click();
  await expect(page).toHaveURL('/tr/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('after another deployment', () => {
  test.use({ tolerated: /Failed to load resource|Failed to fetch dynamically/ });

  test('an open page goes on by full loads, and its parts that are gone are not missed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/en');
    await mark(page);
    // Hashed files of the older build are gone, and data names another program.
    await page.route(/\/assets\/(?!entry-).*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    // Until the page is loaded anew, that is: then page and data are of one build again.
    let older = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) older = false;
    });
    await page.route('**/_data/**', async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      await route.fulfill({
        response,
        json: older && 'program' in data ? { ...data, program: 'entry-newer.js' } : data,
      });
    });
    // The drawer that is made of what the header holds is not one of them, however often it is opened.
    for (let time = 0; time < 2; time++) {
      await page.locator('[data-drawer]').click();
      await expect(page.locator('dialog[open] .drawer-entries')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    }
    await page.locator('.footer-list summary').first().click();
    await page.unroute(/\/assets\/(?!entry-).*\.js$/);
    await page.locator('.footer-list a[href="/en/contact"]').click();
    await expect(page).toHaveURL('/en/contact');
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await hydrated(page);
  });
});

test.describe('the back/forward cache', () => {
  test('nothing listens to unload or beforeunload', async ({ page }) => {
    await page.addInitScript(() => {
      const listened: string[] = [];
      Object.assign(window, { listened });
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: unknown[]) {
        listened.push(String(given[0]));
        return Reflect.apply(addEventListener, this, given);
      };
    });
    await open(page, '/en');
    await scrollAndClick(page.locator('.site-footer a[href="/en/contact"]').first());
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const listened = await page.evaluate(() => (window as unknown as { listened: string[] }).listened);
    expect(listened).toContain('pagehide');
    expect(listened.filter((kind) => /unload/.test(kind))).toEqual([]);
    expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null]);
  });

  test('brings a page back as it was left', async ({ baseURL }) => {
    // Playwright switches the cache off in the browsers that it starts for tests.
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArguments, '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await open(page, '/en/faq');
    await mark(page);
    await scrollAndClick(page.locator('[data-block="faq"] summary').nth(1));
    await page.goto('/robots.txt');
    // Not `goBack`, which waits for a load that does not happen.
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    expect(await isMarked(page)).toBe(true);
    await expect(page.locator('[data-block="faq"] details').nth(1)).toHaveAttribute('open');
    await scrollAndClick(page.locator('.site-footer a[href="/en/contact"]').first());
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    await browser.close();
  });
});
