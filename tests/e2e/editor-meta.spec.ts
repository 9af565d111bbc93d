import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { bar, edit, status, test } from './editor-page';
import { expect } from './site';

const panelOf = (page: Page, name = 'Search and sharing') => page.getByRole('dialog', { name });
const type = async (page: Page, field: Locator, text: string) => {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};

test('a title is typed beside its search result and its picture, in all languages, and is saved', async ({
  page,
  content,
}) => {
  await edit(page);
  await bar(page, 'Search and sharing').click();
  const panel = panelOf(page);
  const english = panel.getByRole('region', { name: 'English' });
  const title = english.getByRole('textbox', { name: 'Title, English' });
  await expect(title).toBeFocused();
  await expect(english.locator('.heading')).toHaveText('Contact us for a free consultation | Limanora');
  await expect(
    english.getByRole('figure').filter({ hasText: 'As a shared link' }).getByRole('presentation'),
  ).toHaveCount(1);
  await expect(english.locator('.about').first()).toContainText('within 24 hours');
  await expect(panel.getByRole('region', { name: 'العربية' }).locator('.result')).toHaveAttribute('dir', 'rtl');
  await expect(panel.getByRole('region', { name: 'Türkçe' }).locator('.path')).toHaveText(/ › tr › contact$/);
  expect(await violations(page)).toEqual([]);
  await type(page, title, 'Contact us for a free consultation about selling your products abroad with us');
  await expect(english.locator('.heading')).toHaveText(/products …$/);
  await expect(english).toContainText('Search engines cut this title');
  expect(content.now()).toBe(content.before());
  await type(page, title, 'Write to us');
  await expect(english.locator('.heading')).toHaveText('Write to us | Limanora');
  await expect(english).not.toContainText('Search engines cut this title');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Saved');
  expect(content.now()).toBe(content.before().replace('Contact us for a free consultation', 'Write to us'));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await bar(page, 'Undo').click();
  await expect.poll(() => content.now()).toBe(content.before());
});

test('any page is kept out of search engines from the list of pages, by keys alone', async ({ page, content }) => {
  await edit(page);
  await bar(page, 'Pages').press('Enter');
  const list = page.getByRole('dialog', { name: 'Pages' });
  await list.getByRole('button', { name: 'Search and sharing: /faq', exact: true }).press('Enter');
  const hide = panelOf(page).getByRole('checkbox', { name: 'Keep this page out of search engines' });
  await expect(hide).not.toBeChecked();
  await hide.press('Space');
  await expect(status(page)).toHaveText('Saved');
  await expect.poll(() => content.now('pages/faq.yaml')).toContain('\n  noindex: true\n');
  await hide.press('Space');
  await expect.poll(() => content.now('pages/faq.yaml')).toBe(content.before('pages/faq.yaml'));
});

test.describe('while the server cannot be reached', () => {
  test.use({ tolerated: /\[vite\]|favicon|Failed to load resource/ });

  test('what is chosen is shown as it was before', async ({ page }) => {
    await edit(page);
    await bar(page, 'Search and sharing').click();
    await page.route('**/__editor/set-meta', (route) => route.abort());
    const hide = panelOf(page).getByRole('checkbox', { name: 'Keep this page out of search engines' });
    await hide.click();
    await expect(status(page)).toContainText('does not answer');
    await expect(hide).not.toBeChecked();
    const kind = panelOf(page).getByRole('combobox');
    const before = await kind.inputValue();
    await kind.selectOption('organization');
    await expect(kind).toHaveValue(before);
  });
});

test.describe('in Arabic on a narrow screen', () => {
  test.use({ locale: 'ar', viewport: { width: 390, height: 800 } });

  test('fields and previews stand below each other, without sideways scrolling', async ({ page }) => {
    await edit(page, '/ar/contact');
    await bar(page, 'البحث والمشاركة').click();
    const panel = panelOf(page, 'البحث والمشاركة');
    await expect(panel).toHaveAttribute('dir', 'rtl');
    await expect(panel.getByRole('region').first()).toHaveAccessibleName('العربية');
    await expect(panel.locator('.heading').first()).toHaveText(/ \| ليمانورا$/);
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});
