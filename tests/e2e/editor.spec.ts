import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './authoring';
import { bar, edit, field, status, strip, words, write } from './editor-page';
import { expect } from './site';

test.use({ viewport: { width: 1280, height: 800 }, tolerated: /\[vite\]|favicon/ });
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('a heading is clicked, typed and kept by Enter: one line of the file changes', async ({
  page,
  authoring: { origin, site },
}) => {
  const file = join(site, 'pages/contact.yaml');
  const before = readFileSync(file, 'utf8');
  await edit(page, `${origin}/en/contact`);
  await page.locator('h1').click();
  await expect(field(page)).toHaveText('Tell us what you make');
  await write(page, 'Tell us what you bake');
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you bake');
  await expect(status(page)).toHaveText('Saved');
  expect(readFileSync(file, 'utf8')).toBe(before.replace('en: Tell us what you make', 'en: Tell us what you bake'));
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you make');
  expect(readFileSync(file, 'utf8')).toBe(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you bake');
  await bar(page, 'Undo').click();
  await expect.poll(() => words(page, 'h1')).toBe('Tell us what you make');
  expect(readFileSync(file, 'utf8')).toBe(before);
  await bar(page, 'Finish editing').click();
  await expect(page.locator('h1')).toHaveText('Tell us what you make');
  await expect(page.locator('[data-editable]')).toHaveCount(0);
});

test('Escape leaves a text as it was', async ({ page, authoring: { origin, site } }) => {
  const file = join(site, 'pages/contact.yaml');
  const before = readFileSync(file, 'utf8');
  await edit(page, `${origin}/tr/contact`);
  await page.locator('h1').click();
  await write(page, 'Başka bir şey');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  expect(await words(page, 'h1')).toBe('Ne ürettiğinizi anlatın');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('without a mouse: Tab leads to a text, Enter opens and keeps it, and the focus comes back', async ({
  page,
  authoring: { origin, site },
}) => {
  const file = join(site, 'pages/contact.yaml');
  const before = readFileSync(file, 'utf8');
  await edit(page, `${origin}/ar/contact`);
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('h1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAttribute('dir', 'rtl');
  await write(page, 'أخبرنا بما تصنعه');
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'h1')).toBe('أخبرنا بما تصنعه');
  await expect(page.locator('h1')).toBeFocused();
  expect(readFileSync(file, 'utf8')).toBe(before.replace('أخبرنا بما تبيعه', 'أخبرنا بما تصنعه'));
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
});

test('a menu entry says where it comes from and how many pages it changes, and changes site.yaml', async ({
  page,
  authoring: { origin, site },
}) => {
  const file = join(site, 'site.yaml');
  const before = readFileSync(file, 'utf8');
  await edit(page, `${origin}/en/contact`);
  await page.locator('header nav summary').first().click();
  await expect(strip(page)).toContainText('From the texts of the whole site.');
  await expect(strip(page)).toContainText(/pages: 1[78]\./);
  await write(page, 'What we do');
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'header nav summary')).toContain('What we do');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
});

test('what the page does not show is in the list of all texts: the description for search engines', async ({
  page,
  authoring: { origin, site },
}) => {
  const file = join(site, 'pages/contact.yaml');
  const before = readFileSync(file, 'utf8');
  await edit(page, `${origin}/en/contact`);
  await bar(page, 'All texts').click();
  const panel = page.getByRole('dialog', { name: 'All texts' });
  await panel.getByRole('searchbox').fill('meta › title');
  await panel.getByRole('searchbox').fill('free consultation');
  await panel.getByRole('button', { name: 'meta › title' }).click();
  await write(page, 'Contact us for a free talk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Contact us for a free talk/);
  expect(readFileSync(file, 'utf8')).toBe(
    before.replace('Contact us for a free consultation', 'Contact us for a free talk'),
  );
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
});

test('a text that has been changed in the file meanwhile is not overwritten: both versions are shown', async ({
  page,
  authoring: { origin, site },
}) => {
  const file = join(site, 'pages/contact.yaml');
  const before = readFileSync(file, 'utf8');
  await edit(page, `${origin}/en/contact`);
  await page.locator('h1').click();
  await write(page, 'Mine');
  writeFileSync(file, before.replace('en: Tell us what you make', 'en: Theirs'));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'This text has been changed in the file meanwhile' });
  await expect(panel).toContainText('Mine');
  await expect(panel).toContainText('Theirs');
  expect(readFileSync(file, 'utf8')).toContain('en: Theirs');
  await panel.getByRole('button', { name: 'Keep yours' }).click();
  await expect.poll(() => words(page, 'h1')).toBe('Mine');
  writeFileSync(file, before);
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
