import type { Page } from '@playwright/test';
import { expect, open, test } from './site';

test.use({ viewport: { width: 1280, height: 800 } });

const menu = (page: Page, name: string) =>
  page.locator('.site-nav details', { has: page.locator('summary', { hasText: name }) });
const trigger = (page: Page, name: string) => menu(page, name).locator('summary');
const links = (page: Page, name: string) => menu(page, name).locator('a');

test.describe('under the mouse', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-01-01T10:00:00' });
    await open(page, '/en');
    await page.mouse.move(640, 600);
    await page.clock.pauseAt('2026-01-01T11:00:00');
  });

  test('a menu opens after 200 ms and closes 150 ms after the mouse has left', async ({ page }) => {
    const services = menu(page, 'Services');
    await trigger(page, 'Services').hover();
    await page.clock.runFor(199);
    await expect(services).not.toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(services).toHaveAttribute('open');
    await links(page, 'Services').first().hover();
    await page.clock.runFor(1000);
    await expect(services).toHaveAttribute('open');
    await page.mouse.move(640, 700);
    await page.clock.runFor(149);
    await expect(services).toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(services).not.toHaveAttribute('open');
  });

  test('coming back within 150 ms keeps a menu open', async ({ page }) => {
    await trigger(page, 'Services').hover();
    await page.clock.runFor(200);
    await page.mouse.move(640, 700);
    await page.clock.runFor(100);
    await trigger(page, 'Services').hover();
    await page.clock.runFor(1000);
    await expect(menu(page, 'Services')).toHaveAttribute('open');
  });

  test('passing over a trigger opens nothing', async ({ page }) => {
    await trigger(page, 'Services').hover();
    await page.clock.runFor(150);
    await page.mouse.move(640, 700);
    await page.clock.runFor(1000);
    await expect(page.locator('.site-nav details[open]')).toHaveCount(0);
  });

  for (const { pause, opens } of [
    { pause: 290, opens: 'at once' },
    { pause: 310, opens: 'after its delay' },
  ])
    test(`${pause} ms after one menu has closed the next opens ${opens}`, async ({ page }) => {
      await trigger(page, 'Services').hover();
      await page.clock.runFor(200);
      await page.mouse.move(640, 700);
      await page.clock.runFor(150);
      await expect(menu(page, 'Services')).not.toHaveAttribute('open');
      await page.clock.runFor(pause);
      await trigger(page, 'Marketplaces').hover();
      const next = menu(page, 'Marketplaces');
      if (opens === 'at once') await expect(next).toHaveAttribute('open');
      else await expect(next).not.toHaveAttribute('open');
      await page.clock.runFor(200);
      await expect(next).toHaveAttribute('open');
    });

  test('moving from an open menu to the other switches at once', async ({ page }) => {
    await trigger(page, 'Services').hover();
    await page.clock.runFor(200);
    await trigger(page, 'Marketplaces').hover();
    await expect(menu(page, 'Marketplaces')).toHaveAttribute('open');
    await expect(menu(page, 'Services')).not.toHaveAttribute('open');
  });

  test('a click opens without the delay, and a second one closes', async ({ page }) => {
    await trigger(page, 'Services').click();
    await expect(menu(page, 'Services')).toHaveAttribute('open');
    await page.clock.runFor(1000);
    await expect(menu(page, 'Services')).toHaveAttribute('open');
    await trigger(page, 'Services').click();
    await expect(menu(page, 'Services')).not.toHaveAttribute('open');
  });
});

test.describe('under the keyboard', () => {
  test.beforeEach(({ page }) => open(page, '/ar'));
  const [services, marketplaces] = ['الخدمات', 'المنصات'];

  test('Enter opens, Escape closes and gives the focus back', async ({ page }) => {
    await trigger(page, services).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page, services)).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(links(page, services).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page, services)).not.toHaveAttribute('open');
    await expect(trigger(page, services)).toBeFocused();
  });

  test('arrows, Home and End lead through the links', async ({ page }) => {
    await trigger(page, marketplaces).focus();
    const steps = [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 0],
      ['End', 6],
      ['ArrowDown', 6],
      ['Home', 0],
    ] as const;
    for (const [key, place] of steps) {
      await page.keyboard.press(key);
      await expect(links(page, marketplaces).nth(place)).toBeFocused();
    }
  });

  test('leaving by Tab closes the menu', async ({ page }) => {
    await trigger(page, services).focus();
    await page.keyboard.press('Space');
    await links(page, services).last().focus();
    await page.keyboard.press('Tab');
    await expect(menu(page, services)).not.toHaveAttribute('open');
    await expect(trigger(page, marketplaces)).toBeFocused();
  });

  test('one menu is open at a time, and a click elsewhere closes it', async ({ page }) => {
    for (const name of [services, marketplaces]) {
      await trigger(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.site-nav details[open]')).toHaveCount(1);
      await expect(menu(page, name)).toHaveAttribute('open');
    }
    await page.mouse.click(640, 700);
    await expect(page.locator('.site-nav details[open]')).toHaveCount(0);
  });

  test('following a link closes the menu', async ({ page }) => {
    await trigger(page, services).press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ar/services/ecommerce-consulting');
    await expect(page.locator('.site-nav details[open]')).toHaveCount(0);
  });
});
