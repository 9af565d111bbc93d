import type { Page } from '@playwright/test';
import { expect, languages, layOut, open, showInterest, test } from './site';

test.use({ tolerated: /There is no page at/ });

const lists = (page: Page) => page.locator('.footer-list');
const opened = (page: Page) => page.locator('.footer-list[open]');

/** How far the page's foot lies below the window's, and whether there is anything to scroll to; in pixels. */
const foot = (page: Page) =>
  page.evaluate(() => {
    const { bottom } = document.querySelector('.site-footer')?.getBoundingClientRect() ?? { bottom: Number.NaN };
    const { scrollHeight } = document.documentElement;
    return { below: Math.round(bottom - innerHeight), more: scrollHeight - innerHeight };
  });

for (const scripts of [true, false])
  test.describe(`on a narrow screen ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripts });

    test('the lists unfold one at a time and fold again', async ({ page }) => {
      if (scripts) await open(page, '/en/contact');
      else await page.goto('/en/contact');
      // A section that is laid out during a press would move it off what is pressed.
      await layOut(page);
      await expect(opened(page)).toHaveCount(0);
      for (const place of [0, 2, 1]) {
        await lists(page).nth(place).locator('summary').click();
        await expect(opened(page)).toHaveCount(1);
        await expect(lists(page).nth(place).locator('a').first()).toBeVisible();
      }
      await lists(page).nth(1).locator('summary').click();
      await expect(opened(page)).toHaveCount(0);
    });
  });

test('the lists all stand open on a wide screen, and fold where it becomes narrow', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/en/contact');
  const count = await lists(page).count();
  expect(count).toBeGreaterThan(1);
  await expect(opened(page)).toHaveCount(count);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(opened(page)).toHaveCount(0);
  await layOut(page);
  for (const place of [0, 1]) await lists(page).nth(place).locator('summary').click();
  await expect(opened(page)).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(opened(page)).toHaveCount(count);
});

for (const language of languages)
  test(`the foot of a short page is the window's (${language})`, async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 2000 });
      await page.goto(`/${language}/404`);
      expect(await foot(page), `${width}`).toEqual({ below: 0, more: 0 });
    }
  });

/** The fonts in which an element is really drawn. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? 'own' : familyName));
}

for (const language of languages)
  test(`the line at the very end stands in the site's own font, also where nobody scrolls (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goto(`/${language}/404`);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(async () => [...new Set(await fontsOf(page, '.footer-legal'))]).toEqual(['own']);
  });

test('letters that only the line at the very end has are asked for when it comes near', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en');
  await showInterest(page);
  // A locator would have the browser lay out what nobody sees yet.
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready');
  await page.waitForTimeout(500);
  expect(fonts).toHaveLength(1);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => fonts.length).toBe(2);
});
