import type { Browser, Page } from '@playwright/test';
import { ALL } from '../all.ts';
import { violations } from './axe.ts';
import { disorder, WIDTHS } from './composure.ts';
import { expectPicture } from './pictures.ts';
import {
  addresses,
  besideMouse,
  direction,
  expect,
  hydrated,
  isOneOfItsKind,
  languages,
  layOut,
  onDayMade,
  test,
  watchConsole,
} from './site';
import { unreadable } from './unreadable.ts';

/** In which languages the look of a page of each kind is kept (`npm run pictures`): both directions. */
const PICTURED = ['en', 'ar'];
/** Widths on both sides of where the layout changes, at which axe and pictures look. */
const LOOKED_AT: readonly number[] = [1280, 390];
/** What a window of one width has drawn may leave traces at the next: pictures are taken first. */
const ORDER = [...LOOKED_AT, ...WIDTHS.filter((width) => !LOOKED_AT.includes(width))];
/** At which widths a page is looked at that has no block of its own, but in `npm run test:all`. */
const FEW: readonly number[] = [...LOOKED_AT, 320, 768];

/** The text of the application as the host sends it. */
const sentText = (page: Page, html: string) =>
  page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').getElementById('app')?.textContent, html);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The window in which a worker opens one page after the other: a new one for each takes longer than the page. */
let page: Page;
let faults: string[];

async function openWindow(browser: Browser): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  await besideMouse(page);
  await onDayMade(page);
  faults = watchConsole(page);
}

/** Where words and figures are looked at for what a window of this width can do to them. */
async function look(name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  if (LOOKED_AT.includes(width)) {
    expect.soft(await violations(page), `axe, at ${width} pixels`).toEqual([]);
    if (name) await expectPicture(page, name.replace('*', `${width}`));
  }
  expect.soft(await disorder(page), `breaks no word, and begins together, at ${width} pixels`).toEqual([]);
  expect.soft(await overflow(page), `scrolls sideways at ${width} pixels`).toBeLessThanOrEqual(0);
  if (width === 320) expect.soft(await unreadable(page), 'loses nothing at 320 pixels').toEqual([]);
}

/** Everything that is asked of a page, of one visit: opening it anew for every question takes most of the time. */
for (const { language, route, path } of addresses)
  test(`${path} comes to life unchanged, and is whole, readable and as approved at every width`, async ({
    browser,
  }) => {
    if (!page) await openWindow(browser);
    await page.setViewportSize({ width: 1280, height: 900 });
    faults.length = 0;
    const response = await page.goto(path);
    await hydrated(page);
    await test.step('its text is unchanged', async () => {
      expect(response?.status()).toBe(200);
      const sent = await sentText(page, (await response?.text()) ?? '');
      expect(sent).toMatch(/\S/);
      expect(await page.locator('#app').textContent()).toBe(sent);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction[language]);
      await expect(page.locator('h1')).toHaveCount(1);
    });
    await layOut(page);
    const isKind = isOneOfItsKind(route);
    const picture = isKind && PICTURED.includes(language) ? `${language}-*${route || '/home'}` : '';
    for (const width of isKind || ALL ? ORDER : FEW) await test.step(`at ${width} pixels`, () => look(picture, width));
    expect(faults, 'the console stays silent').toEqual([]);
  });

for (const language of languages)
  test(`the home page's text is unchanged where motion is welcome too (${language})`, async ({ page }) => {
    const response = await page.goto(`/${language}`);
    const sent = await sentText(page, (await response?.text()) ?? '');
    await hydrated(page);
    expect(await page.locator('#app').textContent()).toBe(sent);
  });
