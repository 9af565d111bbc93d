import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bar, edit, field, status, strip, test, words, write } from './editor-page';
import { expect } from './site';

test('a heading is clicked, typed and kept by Enter: one line of the file changes', async ({ page, content }) => {
  await edit(page);
  await page.locator('h1').click();
  await expect(field(page)).toHaveText('Tell us what you make');
  await write(page, 'Tell us what you bake');
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you bake');
  await expect(status(page)).toHaveText('Saved');
  expect(content.now()).toBe(content.before().replace('en: Tell us what you make', 'en: Tell us what you bake'));
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you make');
  expect(content.now()).toBe(content.before());
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you bake');
  await bar(page, 'Undo').click();
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you make');
  expect(content.now()).toBe(content.before());
  await bar(page, 'Finish editing').click();
  await expect(page.locator('h1')).toHaveText('Tell us what you make');
  await expect(page.locator('[data-editable]')).toHaveCount(0);
});

test('Escape leaves a text as it was, after asking what becomes of the words', async ({ page, content }) => {
  await edit(page, '/tr/contact');
  await page.locator('h1').click();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await page.locator('h1').click();
  await write(page, 'Başka bir şey');
  await page.keyboard.press('Escape');
  await strip(page).getByRole('button', { name: 'Drop what I typed' }).click();
  await expect(field(page)).toHaveCount(0);
  expect(await words(page, 'h1')).toBe('Ne ürettiğinizi anlatın');
  expect(content.now()).toBe(content.before());
});

test('without a mouse: Tab leads to a text, Enter opens and keeps it, and the focus comes back', async ({
  page,
  content,
}) => {
  await edit(page, '/ar/contact');
  await page.locator('main').focus();
  // The section's handle comes before its words.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('h1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAttribute('dir', 'rtl');
  await write(page, 'أخبرنا بما تصنعه');
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'h1')).toBe('أخبرنا بما تصنعه');
  await expect(page.locator('h1')).toBeFocused();
  expect(content.now()).toBe(content.before().replace('أخبرنا بما تبيعه', 'أخبرنا بما تصنعه'));
  await page.keyboard.press('ControlOrMeta+z');
});

test('a menu entry says where it comes from and how many pages it changes, and changes site.yaml', async ({ page }) => {
  await edit(page);
  await page.locator('header nav summary').first().click();
  await expect(strip(page)).toContainText('From the texts of the whole site.');
  await expect(strip(page)).toContainText(/pages: 1[78]\./);
  await write(page, 'What we do');
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'header nav summary')).toContain('What we do');
  await page.keyboard.press('ControlOrMeta+z');
});

test('what the page does not show is in the list of all texts: the description for search engines', async ({
  page,
  content,
}) => {
  await edit(page);
  await bar(page, 'All texts').click();
  const panel = page.getByRole('dialog', { name: 'All texts' });
  await panel.getByRole('searchbox').fill('Search and sharing › Page title');
  await panel.getByRole('searchbox').fill('free consultation');
  await panel.getByRole('button', { name: 'Search and sharing › Page title' }).click();
  await write(page, 'Contact us for a free talk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Contact us for a free talk/);
  expect(content.now()).toBe(
    content.before().replace('Contact us for a free consultation', 'Contact us for a free talk'),
  );
  await page.keyboard.press('ControlOrMeta+z');
});

test('a text that has been changed in the file meanwhile is not overwritten: both versions are shown', async ({
  page,
  content,
}) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, 'Mine');
  content.write('pages/contact.yaml', content.before().replace('en: Tell us what you make', 'en: Theirs'));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'This text has been changed in the file meanwhile' });
  await expect(panel).toContainText('Mine');
  await expect(panel).toContainText('Theirs');
  expect(content.now()).toContain('en: Theirs');
  await panel.getByRole('button', { name: 'Keep yours' }).click();
  await expect.poll(() => words(page, 'h1')).toBe('Mine');
  content.write('pages/contact.yaml', content.before());
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you make');
});

test('nothing of the editor is in what is built', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  const named = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => /\.(html|js|css|json)$/.test(path))
    .filter((path) => /page-editor|__editor|x-editor-token|data-editable/.test(readFileSync(path, 'utf8')));
  expect(named).toEqual([]);
});
