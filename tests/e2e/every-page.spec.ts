import type { Browser, Page, Response } from '@playwright/test';
import { violations } from './axe.ts';
import { disorder, WIDTHS } from './composure.ts';
import { expectPicture } from './pictures.ts';
import { addresses, besideMouse, direction, expect, hydrated, languages, test, watchConsole } from './site';
import { unreadable } from './unreadable.ts';

/** Languages in which the look of pages is kept (`npm run pictures`). */
const PICTURED: readonly string[] = ['en', 'ar'];

/** The text of the application as the host sends it. */
const sentText = (page: Page, html: string) =>
  page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').getElementById('app')?.textContent, html);

/** The window in which a worker opens one page after the other: a new one for each takes longer than the page. */
let page: Page;
let faults: string[];

async function openWindow(browser: Browser): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  await besideMouse(page);
  faults = watchConsole(page);
}

/** What is asked of every page, of one visit to each: opening it anew for every question takes most of the time. */
for (const { language, route, path } of addresses)
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' });
    let response: Response | null;

    test.beforeAll(async ({ browser }) => {
      if (!page) await openWindow(browser);
      await page.setViewportSize({ width: 1280, height: 800 });
      faults.length = 0;
      response = await page.goto(path);
      await hydrated(page);
    });

    test('answers with a page that comes to life, its text unchanged', async () => {
      expect(response?.status()).toBe(200);
      const sent = await sentText(page, (await response?.text()) ?? '');
      expect(sent).toMatch(/\S/);
      expect(await page.locator('#app').textContent()).toBe(sent);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction[language]);
      await expect(page.locator('h1')).toHaveCount(1);
    });

    for (const { width, height } of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      test(`gives axe nothing to find at ${width} pixels`, async () => {
        await page.setViewportSize({ width, height });
        expect(await violations(page)).toEqual([]);
      });

      if (PICTURED.includes(language))
        test(`looks as approved at ${width} pixels`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await expectPicture(page, `${language}-${width}${route || '/home'}`);
        });
    }

    test('loses nothing at 320 pixels', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await unreadable(page)).toEqual([]);
    });

    test('breaks no word, and what belongs together begins at one edge, from 320 to 1920 pixels', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await disorder(page), `at ${width} pixels`).toEqual([]);
      }
    });

    test('stays silent in the console', () => {
      expect(faults).toEqual([]);
    });
  });

for (const language of languages)
  test(`the home page's text is unchanged where motion is welcome too (${language})`, async ({ page }) => {
    const response = await page.goto(`/${language}`);
    const sent = await sentText(page, (await response?.text()) ?? '');
    await hydrated(page);
    expect(await page.locator('#app').textContent()).toBe(sent);
  });
