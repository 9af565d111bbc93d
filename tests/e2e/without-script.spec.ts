import type { Page } from '@playwright/test';
import {
  addresses,
  expect,
  hydrated,
  isMarked,
  languages,
  mark,
  marketplaces,
  services,
  showInterest,
  test,
} from './site';

const ENTRY = '**/assets/entry-*.js';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`every page has its menu, languages and answers in its HTML (${language})`, async ({ page }) => {
      const menu = ['/about-us', '/contact', ...services, ...marketplaces].map((route) => `/${language}${route}`);
      for (const { path, route } of addresses.filter((address) => address.language === language)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const offered = await page.evaluate(() => {
          const filled = (selector: string) =>
            [...document.querySelectorAll(selector)].filter((element) => element.textContent?.trim());
          return {
            links: filled('.site-nav a').map((link) => link.getAttribute('href') ?? ''),
            languages: filled('.language a').map((link) => link.getAttribute('href') ?? ''),
            questions: document.querySelectorAll('[data-block="faq"] details').length,
            answers: filled('[data-block="faq"] summary + *').length,
            hidden: filled('main :is(h1, h2, h3, p, li)').filter(
              (element) => !element.closest('details') && !element.checkVisibility({ opacityProperty: true }),
            ).length,
          };
        });
        expect(offered.links, path).toEqual(expect.arrayContaining(menu));
        expect(offered.languages, path).toEqual(languages.map((other) => `/${other}${route}`));
        expect(offered.answers, path).toBe(offered.questions);
        expect(offered.hidden, path).toBe(0);
      }
    });

  test('menus open natively and their links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/ar');
    await page.locator('.site-nav summary').nth(1).click();
    await page.locator('.site-nav a[href="/ar/marketplaces/noon-uae"]').click();
    await expect(page).toHaveURL('/ar/marketplaces/noon-uae');
    await page.locator('.language summary').click();
    await page.locator('.language a[hreflang="tr"]').click();
    await expect(page).toHaveURL('/tr/marketplaces/noon-uae');
  });

  test('a question opens, one at a time', async ({ page }) => {
    await page.goto('/en/faq');
    const items = page.locator('[data-block="faq"] details');
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1).locator('> div')).toBeVisible();
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2).locator('> div')).toBeVisible();
    await expect(items.nth(1).locator('> div')).toBeHidden();
  });

  test('on narrow screens the menu button leads to the footer, where everything is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/tr');
    await page.locator('[data-drawer]').click();
    await expect(page).toHaveURL('/tr#site-footer');
    const list = page.locator('.footer-list').nth(2);
    await list.locator('summary').click();
    await list.locator('a').last().click();
    await expect(page).toHaveURL('/tr/marketplaces/tiktok-shop-malaysia');
  });

  for (const [path, rest] of [
    ['/', ''],
    ['/contact', '/contact'],
  ] as const)
    test(`${path} offers the languages`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      for (const language of languages)
        await expect(page.locator(`a[hreflang="${language}"]`)).toHaveAttribute('href', `/${language}${rest}`);
      await page.locator('a[hreflang="ar"]').click();
      await expect(page).toHaveURL(`/ar${rest}`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    });
});

const nothingElse = /Failed to load resource|Failed to fetch dynamically/;

/** Reads and leaves a page by what its HTML holds. */
async function followFooter(page: Page): Promise<void> {
  await page.locator('.footer-list summary').first().click();
  await page.locator('.footer-list a[href="/en/about-us"]').click();
  await expect(page).toHaveURL('/en/about-us');
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
}

test.describe('when the program does not come', () => {
  test.use({ viewport: { width: 390, height: 844 }, tolerated: nothingElse });

  const faults: Record<string, (page: Page) => Promise<unknown>> = {
    'is blocked': (page) => page.route(ENTRY, (route) => route.abort()),
    'answers 500': (page) => page.route(ENTRY, (route) => route.fulfill({ status: 500, body: '' })),
    'finds no page data': (page) => page.route('**/_data/**', (route) => route.abort()),
    'never ends to come': (page) => page.route(ENTRY, () => {}),
  };
  for (const [name, arrange] of Object.entries(faults))
    test(`the page and its menu work, and links are followed, when the program ${name}`, async ({ page }) => {
      await arrange(page);
      await page.goto('/en');
      await showInterest(page);
      await page.locator('[data-drawer]').click();
      await page.locator('dialog[open] summary').first().click();
      await page.locator('dialog[open] a[href="/en/services/logistics-shipping"]').click();
      await expect(page).toHaveURL('/en/services/logistics-shipping');
      await followFooter(page);
    });
});

test.describe('when not even the few lines come that every page has', () => {
  test.use({ viewport: { width: 390, height: 844 }, tolerated: nothingElse });

  for (const [name, status] of [
    ['are blocked', undefined],
    ['answer 500', 500],
  ] as const)
    test(`the menu button leads to the footer when they ${name}`, async ({ page }) => {
      await page.route('**/assets/start-*.js', (route) =>
        status ? route.fulfill({ status, body: '' }) : route.abort(),
      );
      await page.goto('/en');
      await page.locator('[data-drawer]').click();
      await expect(page).toHaveURL('/en#site-footer');
      await page.locator('[data-block="faq"] summary').first().click();
      await expect(page.locator('[data-block="faq"] details[open]')).toHaveCount(1);
      await followFooter(page);
    });
});

test.describe('before the program is here', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a press on the menu button is answered, and what it opened stays when the program comes', async ({ page }) => {
    const release = await holdBack(page, '**/_data/ar.json');
    await page.goto('/ar');
    await page.locator('[data-drawer]').click();
    const drawer = page.locator('dialog[open]');
    await drawer.locator('summary').nth(1).click();
    await expect(drawer.locator('.soon:visible')).toHaveCount(3);
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await expect(drawer.locator('.soon:visible')).toHaveCount(3);
    await expect(page).toHaveURL('/ar');
  });

  test('the list of languages opens, and becomes a menu that is open', async ({ page }) => {
    const release = await holdBack(page, ENTRY);
    await page.goto('/ar');
    await page.locator('.language summary').click();
    await expect(page.locator('.language a')).toHaveCount(3);
    await expect(page.locator('.language a').first()).toBeVisible();
    release();
    await expect(page.getByRole('menuitemradio')).toHaveCount(3);
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  });

  for (const [name, blocked] of [
    ['a language that is chosen is kept and takes the place in the history, with query and hash', false],
    ['a blocked storage does not keep the language from changing', true],
  ] as const)
    test(name, async ({ page }) => {
      await page.route(ENTRY, () => {});
      if (blocked)
        await page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('Quota', 'QuotaExceededError');
          };
        });
      await page.goto('/en/contact?source=fair#form');
      const entries = await page.evaluate(() => history.length);
      await page.locator('.language summary').click();
      await page.locator('.language a[hreflang="tr"]').click();
      await expect(page).toHaveURL('/tr/contact?source=fair#form');
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe(blocked ? null : 'tr');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

  test('an opened question and an opened list of the footer stay open', async ({ page }) => {
    const release = await holdBack(page, ENTRY);
    await page.goto('/en/faq');
    await mark(page);
    const question = page.locator('[data-block="faq"] details').nth(1);
    const list = page.locator('.footer-list').nth(1);
    await question.locator('summary').click();
    await list.locator('summary').click();
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    release();
    await hydrated(page);
    await expect(question).toHaveAttribute('open');
    await expect(list).toHaveAttribute('open');
    expect(await isMarked(page)).toBe(true);
  });
});

/** Lets a file wait until the function that it gives is called. */
async function holdBack(page: Page, file: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
