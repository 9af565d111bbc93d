import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, languages, open, settled, test } from './site';

const viewports = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };

test.describe('on addresses that do not exist', () => {
  test.use({ tolerated: /404|There is no page at/ });

  test('axe finds nothing on the page that says so', async ({ page }) => {
    for (const language of languages) {
      await open(page, `/${language}/nothing`);
      expect(await violations(page)).toEqual([]);
    }
  });
});

type State = readonly [name: string, viewport: keyof typeof viewports, arrange: (page: Page) => Promise<unknown>];

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
  await page.locator('.drawer-entries :is(button, summary)').nth(1).click();
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

const contact: readonly State[] = [
  ['an empty form sent', 'wide', sendEmptyForm],
  ['an empty form sent', 'narrow', sendEmptyForm],
];

/** What a page goes through on one visit; what opens over it is closed before the next. */
const visits: Readonly<Record<string, readonly State[]>> = {
  '/en': [
    ['the menu of services open', 'wide', openMenu(0)],
    ['the languages open', 'wide', openLanguages],
    ['the page scrolled', 'wide', scrollDown],
    ['the drawer open', 'narrow', openDrawer],
  ],
  '/en/contact': contact,
  '/en/faq': [['the first answer open', 'narrow', openAnswer]],
  '/en/marketplaces/noon-uae': [['the menu of marketplaces open', 'wide', openMenu(1)]],
  '/tr': [
    ['the menu of marketplaces open', 'wide', openMenu(1)],
    ['the languages open', 'narrow', openLanguages],
  ],
  '/tr/contact': [
    ['the menu of services open', 'wide', openMenu(0)],
    ...contact,
    ['the drawer open', 'narrow', openDrawer],
  ],
  '/tr/marketplaces/amazon-ksa': [['the first answer open', 'wide', openAnswer]],
  '/ar': [
    ['the menu of services open', 'wide', openMenu(0)],
    ['the menu of marketplaces open', 'wide', openMenu(1)],
    ['the lists of the footer open', 'narrow', openFooterLists],
    ['the page scrolled', 'narrow', scrollDown],
    ['the drawer open', 'narrow', openDrawer],
  ],
  '/ar/contact': contact,
  '/ar/faq': [
    ['the languages open', 'wide', openLanguages],
    ['the first answer open', 'wide', openAnswer],
  ],
};

for (const [path, states] of Object.entries(visits))
  test(`axe finds nothing in the states of ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewports[states[0]?.[1] ?? 'wide']);
    await open(page, path);
    for (const [name, viewport, arrange] of states)
      await test.step(`${name}, ${viewport}`, async () => {
        await page.setViewportSize(viewports[viewport]);
        await arrange(page);
        // Changes of colour that are under way would be measured half-way.
        await settled(page);
        expect(await violations(page), `${name}, ${viewport}`).toEqual([]);
        await page.keyboard.press('Escape');
      });
  });

// The logos move only where motion is welcome.
test('axe finds nothing with the logos moving', async ({ page }) => {
  await page.setViewportSize(viewports.wide);
  await open(page, '/en');
  await page.locator('.logo-strip').scrollIntoViewIfNeeded();
  await expect(page.locator('.logo-strip ul')).toHaveCount(2);
  await settled(page);
  expect(await violations(page)).toEqual([]);
});
