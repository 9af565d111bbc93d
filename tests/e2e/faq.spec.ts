import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site';

const items = (page: Page) => page.locator('[data-block="faq"] details');
const question = (page: Page, place: number) => items(page).nth(place).locator('summary');
const answer = (page: Page, place: number) => items(page).nth(place).locator('summary + *');

for (const [path, count] of [
  ['/en', 6],
  ['/ar/faq', 6],
  ['/tr/marketplaces/amazon-ksa', 2],
  ['/en/marketplaces/shopee-malaysia', 2],
] as const)
  test(`questions open one at a time and close again on ${path}`, async ({ page }) => {
    await open(page, path);
    expect(await items(page).count()).toBeGreaterThanOrEqual(count);
    await expect(page.locator('[data-block="faq"] details[open]')).toHaveCount(0);
    await question(page, 0).click();
    await expect(answer(page, 0)).toBeVisible();
    await question(page, 1).click();
    await expect(answer(page, 1)).toBeVisible();
    await expect(answer(page, 0)).toBeHidden();
    await question(page, 1).click();
    await expect(answer(page, 1)).toBeHidden();
    await expect(page.locator('[data-block="faq"] details[open]')).toHaveCount(0);
  });

test('one question of a page is open at a time, also where they stand in two blocks', async ({ page }) => {
  await open(page, '/en/faq');
  await expect(page.locator('[data-block="faq"]')).toHaveCount(2);
  const last = (await items(page).count()) - 1;
  for (const place of [0, last, 1]) {
    await question(page, place).click();
    await expect(answer(page, place)).toBeVisible();
    await expect(page.locator('[data-block="faq"] details[open]')).toHaveCount(1);
  }
});

for (const key of ['Enter', 'Space'])
  test(`${key} opens and closes a question`, async ({ page }) => {
    await open(page, '/en/faq');
    await question(page, 2).focus();
    await page.keyboard.press(key);
    await expect(answer(page, 2)).toBeVisible();
    await page.keyboard.press(key);
    await expect(answer(page, 2)).toBeHidden();
  });

test('closed answers take no focus, open ones do', async ({ page }) => {
  await open(page, '/en/faq');
  await question(page, 1).focus();
  await page.keyboard.press('Tab');
  await expect(question(page, 2)).toBeFocused();
  await question(page, 1).click();
  await expect(answer(page, 1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(answer(page, 1).getByRole('link')).toBeFocused();
});

test('a question opens before the program is there and stays open after', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en/faq');
  await question(page, 3).click();
  await expect(answer(page, 3)).toBeVisible();
  release();
  await hydrated(page);
  await expect(answer(page, 3)).toBeVisible();
  await question(page, 0).click();
  await expect(answer(page, 3)).toBeHidden();
});

test('the page of questions has its title and description from its content', async ({ page }) => {
  await page.goto('/en/faq');
  await expect(page).toHaveTitle(/questions|FAQ/i);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
});
