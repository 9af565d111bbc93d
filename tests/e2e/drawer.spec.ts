import type { Page } from '@playwright/test';
import { expect, isMarked, languages, mark, open, scrollAndClick, test } from './site';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const button = (page: Page) => page.locator('[data-drawer]');
const drawer = (page: Page) => page.locator('dialog.drawer');
const groups = (page: Page) => page.locator('.drawer-entries :is(button, summary)');

/** Opens the drawer: the one that every page has, or the program's own, which takes its place once it has been fetched. */
const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'at once': (page: Page) => button(page).tap(),
  'by the program': (page: Page) =>
    expect(async () => {
      if (await drawer(page).isVisible()) await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await button(page).tap();
      await expect(drawer(page).locator('.drawer-entries button')).not.toHaveCount(0, { timeout: 500 });
    }).toPass(),
};

for (const language of languages)
  test(`a tap opens the drawer at the inline end, with all entries (${language})`, async ({ page }) => {
    await open(page, `/${language}`);
    await expect(button(page)).toHaveRole('button');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).tap();
    await expect(drawer(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.drawer-entries > li')).toHaveCount(5);
    await expect(page.locator('.drawer-languages a')).toHaveCount(3);
    await expect
      .poll(async () => {
        const box = await drawer(page).boundingBox();
        return language === 'ar' ? box?.x : Math.round((box?.x ?? 0) + (box?.width ?? 0));
      })
      .toBe(language === 'ar' ? 0 : 390);
  });

for (const key of ['Enter', 'Space'])
  test(`${key} opens the drawer, Escape closes it and gives the focus back`, async ({ page }) => {
    await open(page, '/en');
    await button(page).focus();
    await page.keyboard.press(key);
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

for (const [way, openDrawer] of Object.entries(ways)) {
  test(`groups unfold one at a time and fold again (opened ${way})`, async ({ page }) => {
    await open(page, '/en');
    await openDrawer(page);
    const [services, marketplaces] = [groups(page).nth(0), groups(page).nth(1)];
    const [first, soon] = [
      drawer(page).getByRole('link', { name: 'E-commerce consulting' }),
      drawer(page).locator('.soon:visible'),
    ];
    await services.tap();
    await expect(first).toBeVisible();
    await marketplaces.tap();
    await expect(soon).toHaveCount(3);
    await expect(first).toBeHidden();
    await marketplaces.tap();
    await expect(soon).toHaveCount(0);
  });

  test(`a link leads to its page and closes the drawer (opened ${way})`, async ({ page }) => {
    await open(page, '/tr');
    await mark(page);
    await openDrawer(page);
    await groups(page).nth(1).tap();
    await drawer(page).locator('a[href="/tr/marketplaces/shopee-malaysia"]').tap();
    await expect(page).toHaveURL('/tr/marketplaces/shopee-malaysia');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });

  test(`a language is chosen in the drawer (opened ${way})`, async ({ page }) => {
    await open(page, '/en/faq');
    const entries = await page.evaluate(() => history.length);
    await openDrawer(page);
    await page.locator('.drawer-languages a[hreflang="ar"]').tap();
    await expect(page).toHaveURL('/ar/faq');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(drawer(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('ar');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
}

test('the focus stays within the drawer', async ({ page }) => {
  await open(page, '/ar');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press(key);
      // Between its ends a modal dialog lets the focus leave to the browser's own controls, never to the page.
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(place).toBe(true);
    }
});

test('the close button and the backdrop close the drawer', async ({ page }) => {
  await open(page, '/en');
  await button(page).tap();
  await drawer(page).getByRole('button', { name: 'Close menu' }).tap();
  await expect(drawer(page)).toBeHidden();
  await button(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.touchscreen.tap(4, 400);
  await expect(drawer(page)).toBeHidden();
});

test('the way back closes the drawer', async ({ page }) => {
  await open(page, '/en/faq');
  await scrollAndClick(page.locator('.site-footer .btn-primary'));
  await expect(page).toHaveURL('/en/contact');
  await button(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en/faq');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the page that is open is marked', async ({ page }) => {
  await open(page, '/tr/contact');
  await button(page).tap();
  await expect(drawer(page).locator('.drawer-entries [aria-current="page"]')).toHaveAttribute('href', '/tr/contact');
});

test('the anchor of the questions closes the drawer and scrolls', async ({ page }) => {
  await open(page, '/en');
  await button(page).tap();
  await drawer(page).getByRole('link', { name: 'FAQ' }).tap();
  await expect(page).toHaveURL('/en#faq');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('#faq h2')).toBeInViewport();
});

test('the drawer closes where the whole menu fits', async ({ page }) => {
  await open(page, '/en');
  await button(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer(page)).toBeHidden();
});
