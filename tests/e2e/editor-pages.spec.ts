import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test } from './authoring';
import { violations } from './axe';
import { bar, edit } from './editor-page';
import { expect } from './site';

test.use({ viewport: { width: 1280, height: 800 }, tolerated: /\[vite\]|favicon/ });
test.describe.configure({ mode: 'default', timeout: 120_000 });

const panelOf = (page: Page, name = 'Pages') => page.getByRole('dialog', { name });
const address = (panel: Locator) => panel.getByRole('textbox', { name: 'Address' });

test('a page is made by keys alone, stands in a menu, and is opened to be edited', async ({
  page,
  authoring: { origin, site },
}) => {
  const before = readFileSync(join(site, 'site.yaml'), 'utf8');
  await edit(page, `${origin}/en/contact`);
  await bar(page, 'Pages').focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('region', { name: '/contact', exact: true })).toContainText(/en \d+\/\d+ · tr \d+\/\d+/);
  await panel.getByRole('button', { name: 'New page' }).focus();
  await page.keyboard.press('Enter');
  await expect(address(panel)).toBeFocused();
  await page.keyboard.type('/bread');
  await panel.getByRole('checkbox', { name: 'text', exact: true }).press('Space');
  await panel.getByRole('combobox', { name: 'Menu' }).selectOption('Top level');
  expect(await violations(page)).toEqual([]);
  await address(panel).press('Enter');
  await page.waitForURL('**/en/bread');
  await expect(page.locator('main [data-editable]').first()).toBeAttached();
  expect(readFileSync(join(site, 'pages/bread.yaml'), 'utf8')).toContain('- type: text');
  await expect(page.locator('header a[href="/en/bread"]').first()).toBeAttached();
  await bar(page, 'Undo').click();
  await page.waitForURL((url) => url.pathname === '/en');
  expect(existsSync(join(site, 'pages/bread.yaml'))).toBe(false);
  expect(readFileSync(join(site, 'site.yaml'), 'utf8')).toBe(before);
});

test('an address is changed with all links to it; delete shows them, and undo gives the same bytes', async ({
  page,
  authoring: { origin, site },
}) => {
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  const [before, shared] = [read('pages/contact.yaml'), read('site.yaml')];
  await edit(page, `${origin}/en/contact`);
  await bar(page, 'Pages').click();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Change the address: /contact', exact: true }).click();
  await address(panel).fill('/tr/contact');
  await panel.getByRole('button', { name: 'Change the address', exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText('`tr` cannot begin the address');
  await address(panel).fill('/write-to-us');
  await address(panel).press('Enter');
  await page.waitForURL('**/en/write-to-us');
  expect([existsSync(join(site, 'pages/contact.yaml')), read('site.yaml')]).toEqual([
    false,
    shared.replaceAll(/(?<=\W)\/contact\b(?!-)/g, '/write-to-us'),
  ]);
  await bar(page, 'Undo').click();
  await page.waitForURL('**/en/contact');
  expect([read('pages/contact.yaml'), read('site.yaml')]).toEqual([before, shared]);
  await bar(page, 'Pages').click();
  await panel.getByRole('button', { name: 'Delete the page: /contact', exact: true }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'site.yaml:' }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Delete the page', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/en');
  expect(existsSync(join(site, 'pages/contact.yaml'))).toBe(false);
  await bar(page, 'Undo').click();
  await page.waitForURL('**/en/contact');
  expect(read('pages/contact.yaml')).toBe(before);
});

test.describe('in Arabic on a narrow screen', () => {
  test.use({ locale: 'ar', viewport: { width: 390, height: 800 } });

  test('the list reads from the right, has no sideways scrolling, and axe finds nothing', async ({
    page,
    authoring: { origin, site },
  }) => {
    await edit(page, `${origin}/ar/contact`);
    await bar(page, 'الصفحات').click();
    const panel = panelOf(page, 'الصفحات');
    await expect(panel).toHaveAttribute('dir', 'rtl');
    await expect(panel.getByRole('region').first()).toBeVisible();
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
    const file = join(site, 'pages/faq.yaml');
    const before = readFileSync(file, 'utf8');
    await panel.getByRole('button', { name: 'اجعلها مسودة: /faq', exact: true }).click();
    await expect(panel.getByRole('region', { name: '/faq', exact: true })).toContainText('مسودة');
    expect(readFileSync(file, 'utf8')).toMatch(/^draft: true$/m);
    await panel.getByRole('button', { name: 'أخرجها من المسودات: /faq', exact: true }).click();
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
  });
});
