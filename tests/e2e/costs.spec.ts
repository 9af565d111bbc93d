import type { Page } from '@playwright/test';
import { violations } from './axe';
import { drawn, expect, languages, open, test } from './site';

const PATH = '/services/e-export-aggregator';
const block = (page: Page) => page.locator('[data-block="costs"]');
const fields = (page: Page) => block(page).locator('input:not([type])');
const result = (page: Page) => block(page).getByRole('status').first();

/** Price, duty, shipping, two commissions, rental, product: as people of each language write them. */
const written = {
  en: ['1,200.50', '120', '250', '12', '8.5', '30', '300'],
  tr: ['1.200,50', '120', '250', '12', '8,5', '30', '300'],
  ar: ['١٬٢٠٠٫٥٠', '١٢٠', '٢٥٠', '١٢', '٨٫٥', '٣٠', '٣٠٠'],
};
const currency = { en: 'Currency', tr: 'Para birimi', ar: 'العملة' };
const shown = { en: 'What you keep: SAR 254.40 (21.2%)', tr: 'Size kalan: SAR 254,40 (%21,2)', ar: '254.40' };

for (const language of languages) {
  test(`figures are read and shown as the language writes them, the currencies a group with a name (${language})`, async ({
    page,
  }) => {
    await open(page, `/${language}${PATH}`);
    await expect(fields(page)).toHaveCount(7);
    const group = block(page).getByRole('group', { name: currency[language], exact: true });
    await expect(group.getByRole('radio')).toHaveCount(3);
    await expect(group.locator('legend')).toHaveText(currency[language]);
    for (const field of await fields(page).all()) await expect(field).toHaveValue('');
    for (const [place, figure] of written[language].entries()) await fields(page).nth(place).fill(figure);
    const words = ((await result(page).textContent()) ?? '').replace(/\u00a0/g, ' ');
    expect(words).toContain(shown[language]);
    expect(await violations(page)).toEqual([]);
  });

  test(`without JavaScript there is the list and nothing to operate (${language})`, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`/${language}${PATH}`);
    await expect(block(page).locator('li')).toHaveCount(9);
    await expect(block(page).locator('input, button, select')).toHaveCount(0);
    await page.close();
  });
}

test('it works by keyboard alone, keeps the figures when the currency changes, and stores and sends nothing', async ({
  page,
}) => {
  await open(page, `/en${PATH}`);
  await expect(fields(page)).toHaveCount(7);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await block(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('140');
  await expect(result(page)).toHaveText(/^You keep nothing\. Shortfall: AED\s40\.00$/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('x');
  await expect(result(page)).toHaveText(/^Please enter figures/);
  await expect(fields(page).first()).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('an example is filled in by one press, said to be one until its last figure is the visitor’s, and emptied again', async ({
  page,
}) => {
  await open(page, `/tr${PATH}`);
  const trial = block(page).locator('.trial');
  await trial.getByRole('button', { name: 'Örnek rakamlarla deneyin' }).click();
  await expect(result(page)).toContainText('(%18)');
  await expect(trial.getByRole('status')).toContainText('Bu bir örnek');
  await fields(page).nth(1).fill('');
  await expect(result(page)).toContainText('Boş alanlar hesaba katılmadı.');
  await expect(result(page)).not.toContainText('%');
  for (const [place, figure] of written.tr.entries()) await fields(page).nth(place).fill(figure);
  await expect(trial.getByRole('status')).toBeEmpty();
  await trial.getByRole('button', { name: 'Alanları temizleyin' }).click();
  for (const field of await fields(page).all()) await expect(field).toHaveValue('');
});

for (const width of [320, 390, 1280])
  test(`the calculator moves nothing when it comes (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 2400 });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/Calculator-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, `/ar${PATH}`);
    await page.evaluate(() => document.fonts.ready);
    const height = async () => (await block(page).boundingBox())?.height;
    const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);
    await drawn(page);
    const [before, shifted] = [await height(), await shift()];
    await expect(fields(page)).toHaveCount(0);
    release();
    await expect(fields(page)).toHaveCount(7);
    expect(await height()).toBe(before);
    await drawn(page);
    expect(await shift()).toBe(shifted);
  });

test('the parts of the price keep a colour where the browser forces its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/en/services/e-export-aggregator');
  const colours = await page
    .locator('.bar i')
    .evaluateAll((parts) => [
      getComputedStyle(document.body).backgroundColor,
      ...parts.map((part) => getComputedStyle(part).backgroundColor),
    ]);
  expect(new Set(colours).size).toBe(3);
});
