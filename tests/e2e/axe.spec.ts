import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, languages, open, settled, test } from './site';

const viewports = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };

test.describe('on addresses that do not exist', () => {
  test.use({ tolerated: /404|There is no page at/ });

  for (const language of languages)
    test(`axe finds nothing on the page that says so (${language})`, async ({ page }) => {
      await open(page, `/${language}/nothing`);
      expect(await violations(page)).toEqual([]);
    });
});

type State = readonly [viewport: keyof typeof viewports, path: string, arrange: (page: Page) => Promise<unknown>];

const openMenu = (place: number) => async (page: Page) => {
  const menu = page.locator('.site-nav details').nth(place);
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator('a').first()).toBeVisible();
};
const openLanguages = async (page: Page) => {
  await page.locator('.language summary').focus();
  await expect(page.locator('.language .menu-trigger')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
};
const openAnswer = (page: Page) => page.locator('[data-block="faq"] summary').first().click();
const openDrawer = async (page: Page) => {
  await page.locator('[data-drawer]').click();
  await page.locator('.drawer-entries button').nth(1).click();
  await expect(page.locator('.drawer-entries .soon').first()).toBeVisible();
};
const openFooterLists = async (page: Page) => {
  for (const summary of await page.locator('.footer-list summary').all()) await summary.click();
};
const sendEmptyForm = async (page: Page) => {
  await page.locator('[data-block="form"] button[type="submit"]').click();
  await expect(page.locator('.fault')).toHaveCount(3);
};
const scrollDown = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.locator('.site-header')).toHaveAttribute('data-scrolled', 'true');
};

const states: Readonly<Record<string, readonly State[]>> = {
  'the menu of services open': [
    ['wide', '/en', openMenu(0)],
    ['wide', '/tr/contact', openMenu(0)],
    ['wide', '/ar', openMenu(0)],
  ],
  'the menu of marketplaces open': [
    ['wide', '/en/marketplaces/noon-uae', openMenu(1)],
    ['wide', '/tr', openMenu(1)],
    ['wide', '/ar', openMenu(1)],
  ],
  'the languages open': [
    ['wide', '/en', openLanguages],
    ['wide', '/ar/faq', openLanguages],
    ['narrow', '/tr', openLanguages],
  ],
  'the drawer open': [
    ['narrow', '/en', openDrawer],
    ['narrow', '/tr/contact', openDrawer],
    ['narrow', '/ar', openDrawer],
  ],
  'the first answer open': [
    ['narrow', '/en/faq', openAnswer],
    ['wide', '/tr/marketplaces/amazon-ksa', openAnswer],
    ['wide', '/ar/faq', openAnswer],
  ],
  'the lists of the footer open': [['narrow', '/ar', openFooterLists]],
  'an empty form sent': languages.flatMap((language) => [
    ['narrow', `/${language}/contact`, sendEmptyForm] as const,
    ['wide', `/${language}/contact`, sendEmptyForm] as const,
  ]),
  'the page scrolled': [
    ['wide', '/en', scrollDown],
    ['narrow', '/ar', scrollDown],
  ],
  'the logos moving': [['wide', '/en', (page) => expect(page.locator('.logo-strip ul')).toHaveCount(2)]],
};
for (const [name, cases] of Object.entries(states))
  for (const [viewport, path, arrange] of cases)
    test(`axe finds nothing with ${name} on ${path}, ${viewport}`, async ({ page }) => {
      // The logos move only where motion is welcome.
      if (name !== 'the logos moving') await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewports[viewport]);
      await open(page, path);
      await arrange(page);
      // Changes of colour that are under way would be measured half-way.
      await settled(page);
      expect(await violations(page)).toEqual([]);
    });
