import type { Page } from '@playwright/test';
import { expect, open, test } from './site';

test.use({ viewport: { width: 1280, height: 800 } });

const strip = (page: Page) => page.locator('.logo-strip');
const toggle = (page: Page) => page.locator('[data-block="logos"] button');

/** How many logos the strip has moved on, in reading direction. */
const place = (page: Page) =>
  strip(page).evaluate((row) => {
    const width = row.querySelector('li')?.getBoundingClientRect().width ?? 1;
    return Math.round(Math.abs(row.scrollLeft)) / width;
  });

/** Nothing moves in ten seconds of the page's clock; smooth scrolling would need a moment of ours to be seen. */
async function stands(page: Page) {
  await page.clock.runFor(10_000);
  await page.waitForTimeout(400);
  expect(await place(page)).toBe(0);
}
const at = (page: Page, expected: number) => expect.poll(() => place(page)).toBe(expected);

async function start(page: Page, path = '/en') {
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await open(page, path);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page).locator('ul')).toHaveCount(2);
  // Pressing and releasing the pause starts the two seconds anew, at a known moment.
  await page.clock.pauseAt('2026-01-01T11:00:00');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await strip(page).evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await at(page, 0);
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAccessibleName(/Pause|أوقف/);
}

for (const path of ['/en', '/ar'])
  test(`${path} moves on by one logo every 2000 ms`, async ({ page }) => {
    await start(page, path);
    await page.clock.runFor(1999);
    expect(await place(page)).toBe(0);
    await page.clock.runFor(1);
    await at(page, 1);
    await page.clock.runFor(2000);
    await at(page, 2);
    expect(await strip(page).evaluate((row) => Math.sign(row.scrollLeft))).toBe(path === '/ar' ? -1 : 1);
  });

test('the end runs into the beginning', async ({ page }) => {
  await start(page);
  const count = await strip(page).locator('ul').first().locator('li').count();
  expect(count).toBe(9);
  for (let step = 1; step <= count; step++) {
    await page.clock.runFor(2000);
    await at(page, step);
  }
  await page.clock.runFor(2000);
  await at(page, 1);
});

test('it stands under the pointer and starts again when that leaves', async ({ page }) => {
  await start(page);
  await strip(page).hover();
  await stands(page);
  await page.mouse.move(5, 5);
  await page.clock.runFor(2000);
  await at(page, 1);
});

test('it stands while it has the focus', async ({ page }) => {
  await start(page);
  await page.keyboard.press('Tab');
  await expect(strip(page)).toBeFocused();
  await stands(page);
  await page.keyboard.press('Tab');
  await page.clock.runFor(2000);
  await at(page, 1);
});

test('the button pauses and plays', async ({ page }) => {
  await start(page);
  await expect(toggle(page)).toHaveAccessibleName('Pause logo carousel');
  await toggle(page).click();
  await page.mouse.move(5, 5);
  await expect(toggle(page)).toHaveAccessibleName('Play logo carousel');
  await stands(page);
  await toggle(page).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(2000);
  await at(page, 1);
});

test.describe('for people who ask for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it stands still, has no button and scrolls by hand', async ({ page }) => {
    await page.clock.install();
    await open(page, '/en');
    await stands(page);
    await expect(strip(page).locator('ul')).toHaveCount(1);
    await expect(toggle(page)).toBeHidden();
    await strip(page).evaluate((row) => row.scrollBy({ left: 300, behavior: 'instant' }));
    expect(await place(page)).toBeGreaterThan(0);
  });
});
