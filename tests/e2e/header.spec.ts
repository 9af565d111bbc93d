import { expect, isMarked, languages, mark, open, test } from './site';

test.use({ viewport: { width: 1280, height: 800 } });

for (const path of ['/en', '/ar/contact'])
  test(`the header of ${path} turns translucent past 50 pixels`, async ({ page }) => {
    await open(page, path);
    const header = page.locator('.site-header');
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-scrolled', 'true');
    expect(await ground()).toMatch(/^rgba\(255, 255, 255, 0\.\d+\)$/);
    await expect(header).toHaveCSS('backdrop-filter', /blur/);
    await expect(header).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-scrolled', 'false');
  });

for (const language of languages) {
  test(`the questions entry is an anchor on the home page and a link elsewhere (${language})`, async ({ page }) => {
    await open(page, `/${language}`);
    await mark(page);
    const entry = page.locator('.site-nav > ul > li:nth-child(4) > a');
    await entry.click();
    await expect(page).toHaveURL(`/${language}#faq`);
    await expect(page.locator('#faq')).toBeInViewport();
    expect(await isMarked(page)).toBe(true);
    await page.goto(`/${language}/about-us`);
    await expect(entry).toHaveAttribute('href', `/${language}/faq`);
  });

  test(`the page that is open is marked (${language})`, async ({ page }) => {
    await page.goto(`/${language}/contact`);
    const current = page.locator('.site-nav [aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', `/${language}/contact`);
    await page.goto(`/${language}/marketplaces/noon-uae`);
    await expect(current).toHaveAttribute('href', `/${language}/marketplaces/noon-uae`);
  });
}

test('logo, entries and button lead where the specification says', async ({ page }) => {
  await page.goto('/tr/faq');
  await expect(page.locator('.site-header .brand')).toHaveAttribute('href', '/tr');
  await expect(page.locator('.site-header .wrap > .btn-primary')).toHaveAttribute('href', '/tr/contact');
  const links = page.locator('.site-nav a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(3)));
  expect(hrefs).toEqual([
    '/about-us',
    '/services/ecommerce-consulting',
    '/services/digital-marketing-consulting',
    '/services/marketplace-management',
    '/services/e-export-aggregator',
    '/services/logistics-shipping',
    '/services/export-management',
    '/marketplaces/amazon-ksa',
    '/marketplaces/noon-ksa',
    '/marketplaces/amazon-uae',
    '/marketplaces/noon-uae',
    '/marketplaces/lazada-malaysia',
    '/marketplaces/shopee-malaysia',
    '/marketplaces/tiktok-shop-malaysia',
    '/faq',
    '/contact',
  ]);
});

test('entries that are still to come are no links and take no focus', async ({ page }) => {
  await open(page, '/en');
  await page.locator('.site-nav summary', { hasText: 'Marketplaces' }).click();
  const soon = page.locator('.site-nav .soon');
  await expect(soon).toContainText(['Namshi Saudi Arabia', 'Namshi UAE', 'Zalora']);
  for (const entry of await soon.all()) {
    await expect(entry).toBeVisible();
    await expect(entry).toContainText('Coming soon');
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(await entry.evaluate((element) => element.tabIndex)).toBe(-1);
    await expect(entry.locator('a, button')).toHaveCount(0);
  }
  await soon.first().click();
  await expect(page).toHaveURL('/en');
});

test('the focus in the header leaves the page where it is', async ({ page }) => {
  await open(page, '/en');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(page.locator('.site-header')).toHaveAttribute('data-scrolled', 'true');
  await page.locator('.site-header .brand').evaluate((brand: HTMLElement) => brand.focus({ preventScroll: true }));
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.site-header :focus')).toHaveCount(1);
  }
  // Scrolling is smooth and takes a moment.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});
