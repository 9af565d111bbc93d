import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './axe';
import { bar, edit, openForm, status, strip, test } from './editor-page';
import { expect } from './site';

const draw = (background: string, format: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
const [green, red] = [await draw('#1b7a4b'), await draw('#b5322e', 'png')];

/** Files as they come with a drop. */
const dropped = (page: Page, bytes: Buffer, { name, type }: { name: string; type: string }) =>
  page.evaluateHandle(
    ({ encoded, name, type }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    { encoded: bytes.toString('base64'), name, type },
  );

const undo = async (page: Page, times: number) => {
  for (let count = 0; count < times; count++) {
    // What is told of the step before this one still stands there.
    const taken = page.waitForResponse('**/__editor/undo');
    await bar(page, 'Undo').click();
    await taken;
    await expect(status(page)).toHaveText('Undone');
    await expect(bar(page, count === times - 1 ? 'Redo' : 'Undo')).toBeEnabled();
  }
};

test('a first picture is dropped, gets its words, stands on the page, is changed there, and goes with its file', async ({
  page,
  content,
  authoring: { site },
}) => {
  const file = (name: string) => join(site, 'public/pictures', name);
  await edit(page);
  const panel = await openForm(page);
  await panel.getByRole('button', { name: 'Add: Picture' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  const dataTransfer = await dropped(page, green, { name: 'Bizim Standımız.JPG', type: 'image/jpeg' });
  await chooser.locator('.drop').dispatchEvent('drop', { dataTransfer });
  const words = chooser.getByLabel('What the picture shows (English)');
  await expect(words).toBeFocused();
  await expect(chooser).toContainText('public/pictures/bizim-standimiz.jpg');
  expect(existsSync(file('bizim-standimiz.jpg'))).toBe(false);
  await page.keyboard.press('Enter');
  await expect(chooser.getByRole('alert')).toHaveText('A text cannot be empty.');
  await words.fill('Our stand at the fair');
  await chooser.getByLabel('What the picture shows (Türkçe)').fill('Fuar standımız');
  await page.keyboard.press('Enter');
  await expect(chooser).toHaveCount(0);
  const after = `    picture:
      src: /pictures/bizim-standimiz.jpg
      alt:
        en: Our stand at the fair
        tr: Fuar standımız
`;
  await expect
    .poll(() => content.now())
    .toBe(content.before().replace('        style: primary\n', (style) => style + after));
  expect(readFileSync(file('bizim-standimiz.jpg')).equals(green)).toBe(true);
  const shown = page.locator('main img').first();
  await expect(shown).toHaveAttribute('src', '/pictures/bizim-standimiz.jpg');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  // Now the picture of the page itself takes another one.
  await expect(panel.getByRole('button', { name: 'Take out: Picture' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await shown.dispatchEvent('drop', { dataTransfer: await dropped(page, red, { name: 'red.png', type: 'image/png' }) });
  await expect(words).toHaveValue('Our stand at the fair');
  await words.fill('A red wall');
  const turkish = chooser.getByLabel('What the picture shows (Türkçe)');
  await expect(turkish).toHaveValue('Fuar standımız');
  await expect(chooser).toContainText('These words tell of the picture before.');
  await chooser.getByRole('button', { name: 'Use this picture' }).click();
  await expect(status(page)).toHaveText('Saved. Still in the words of the picture before: Türkçe.');
  await expect(shown).toHaveAttribute('src', '/pictures/red.png');
  await expect.poll(() => content.now()).toContain('src: /pictures/red.png\n      alt:\n        en: A red wall\n');
  await shown.click();
  await strip(page).getByRole('button', { name: 'Another picture' }).click();
  await expect(chooser.getByRole('option', { name: 'red.png' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await bar(page, 'Changes').click();
  await expect(page.getByRole('dialog', { name: 'Changes' })).toContainText('/pictures/bizim-standimiz.jpg');
  await page.keyboard.press('Escape');
  await undo(page, 2);
  await expect.poll(() => content.now()).toBe(content.before());
  expect(existsSync(join(site, 'public/pictures'))).toBe(false);
});

test('by keys alone: a file is chosen, one with a script is refused, and one that the site has is taken', async ({
  page,
  content,
}) => {
  await edit(page);
  const panel = await openForm(page);
  await panel.getByRole('button', { name: 'Add: Picture' }).focus();
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  const input = chooser.locator('input[type=file]');
  await expect(input).toBeFocused();
  const unsafe = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
  await input.setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer: Buffer.from(unsafe) });
  await expect(chooser.getByRole('alert')).toContainText('`<script>` cannot be used in a drawing.');
  await input.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('words') });
  await expect(chooser.getByRole('alert')).toContainText('`notes.jpg` is not a picture');
  await input.setInputFiles({ name: 'much.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20_000_001) });
  await expect(chooser.getByRole('alert')).toContainText('more than 20 MB');
  await input.setInputFiles({ name: 'green.jpg', mimeType: 'image/jpeg', buffer: green });
  await expect(chooser.getByLabel('What the picture shows (English)')).toBeFocused();
  const search = chooser.getByRole('searchbox', { name: 'Search' });
  await search.focus();
  await page.keyboard.type('amaz');
  await page.keyboard.press('Tab');
  const option = chooser.getByRole('option', { name: 'amazon.svg' });
  await expect(option).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chooser.getByLabel('What the picture shows (English)')).toBeFocused();
  await page.keyboard.type('Amazon');
  await page.keyboard.press('Enter');
  await expect(chooser).toHaveCount(0);
  await expect
    .poll(() => content.now())
    .toContain('picture:\n      src: /logos/amazon.svg\n      alt:\n        en: Amazon\n');
  await panel.getByRole('button', { name: 'Take out: Picture' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => content.now()).toBe(content.before());
  // Whoever works by keys goes on where it was.
  await expect(panel.getByRole('button', { name: 'Add: Picture' })).toBeFocused();
  await undo(page, 2);
});

test('an icon is found by its picture and taken by keys', async ({ page, content }) => {
  await edit(page);
  await openForm(page, { settings: 'Settings: Ways to get in touch' });
  const entry = page.getByRole('group', { name: 'Way 1', exact: true });
  await entry.getByRole('button', { name: 'Choose an icon' }).focus();
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Choose an icon' });
  await expect(chooser.getByRole('option', { name: 'mail', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('phone');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const second = chooser.getByRole('option').nth(1);
  await expect(second).toBeFocused();
  const name = await second.getAttribute('data-value');
  await page.keyboard.press('Enter');
  await expect(chooser).toHaveCount(0);
  await expect(entry.getByRole('button', { name: 'Choose an icon' })).toBeFocused();
  await expect.poll(() => content.now()).toBe(content.before().replace('icon: mail', `icon: ${name}`));
  await undo(page, 1);
});

test('what a section does not have yet is added and taken out again, and a list grows and shrinks', async ({
  page,
  content,
}) => {
  await edit(page);
  const panel = await openForm(page);
  await panel.getByRole('button', { name: 'Add: Badge' }).click();
  await expect(page.locator('main')).toContainText('TODO: ');
  await expect(panel.getByRole('button', { name: 'Take out: Badge' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => content.now()).toBe(content.before());
  await panel.getByRole('button', { name: 'Add an entry: Buttons' }).click();
  const second = panel.getByRole('group', { name: 'Button 2', exact: true });
  await expect(second).toBeVisible();
  await second.getByRole('button', { name: 'Move up: Button 2' }).click();
  await expect(panel.getByRole('button', { name: 'Move down: Button 1' })).toBeEnabled();
  await expect(page.locator('main [data-block=hero] a').first()).toContainText('TODO: ');
  await panel.getByRole('button', { name: 'Take out: Button 1' }).click();
  await expect.poll(() => content.now()).toBe(content.before());
  await undo(page, 5);
});

test('a button that is pressed before the press before it is answered does what it says', async ({ page, content }) => {
  await edit(page);
  const panel = await openForm(page);
  const more = await panel.getByRole('button', { name: 'Add an entry: Buttons' }).elementHandle();
  await panel.getByRole('button', { name: 'Add: Badge' }).evaluate((badge: HTMLElement, more) => {
    badge.click();
    (more as HTMLElement).click();
  }, more);
  await expect(panel.getByRole('group', { name: 'Button 2', exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Take out: Badge' })).toBeVisible();
  await expect(panel.getByRole('group', { name: 'Button 2', exact: true }).locator(':focus')).toBeVisible();
  await undo(page, 2);
  expect(content.now()).toBe(content.before());
});

test('a table is taken from a file of a spreadsheet, and one in other letters is refused', async ({
  page,
  content,
  authoring: { site },
}) => {
  const rows =
    '    columns:\n      - name: { all: Box }\n      - name: { all: Weight }\n    rows:\n      - cells: [{ all: A }, { all: "1" }]\n';
  const table = `  - type: data-table\n    caption: { all: Boxes }\n${rows}`;
  const file = join(site, 'pages/contact.yaml');
  await edit(page);
  writeFileSync(file, `${content.before().trimEnd()}\n${table}`);
  await expect(page.locator('main .data-table')).toBeAttached();
  const panel = await openForm(page, { settings: 'Settings: Table' });
  await panel.getByRole('button', { name: 'Take out: Rows', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Add: Rows' })).toBeFocused();
  const upload = panel.locator('input[type=file]');
  await upload.setInputFiles({
    name: 'Boxes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a;b\nSat\xfd\xfe;1', 'latin1'),
  });
  await expect(panel).toContainText('type “CSV UTF-8”');
  await upload.setInputFiles({ name: 'Boxes.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b\nSatış;2\n') });
  await expect(page.locator('main .data-table')).toContainText('Satış');
  await expect(panel.getByLabel('CSV file').first()).toHaveValue('/tables/boxes.csv');
  expect(await violations(page)).toEqual([]);
  await bar(page, 'Undo').click();
  await expect.poll(() => existsSync(join(site, 'public/tables/boxes.csv'))).toBe(false);
  await bar(page, 'Undo').click();
  await expect(page.locator('main .data-table')).toContainText('A');
  writeFileSync(file, content.before());
});

test('a press that an answer comes into is a press all the same', async ({ page, content }) => {
  await edit(page);
  const panel = await openForm(page);
  await panel.getByRole('button', { name: 'Add: Badge' }).click();
  await expect(panel.getByRole('button', { name: 'Take out: Badge' })).toBeFocused();
  let held: Route[] | undefined = [];
  await page.route('**/__editor/settings', (route) => (held ? void held.push(route) : route.continue()));
  await page.keyboard.press('Enter');
  await expect.poll(() => held?.length).toBeGreaterThan(0);
  const add = panel.getByRole('button', { name: 'Add an entry: Buttons' });
  await add.hover();
  await page.mouse.down();
  const answered = page.waitForResponse('**/__editor/settings');
  const late = held;
  held = undefined;
  for (const route of late) await route.continue();
  await answered;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await expect(panel.getByRole('group', { name: 'Button 2', exact: true })).toBeVisible();
  await undo(page, 3);
  await expect.poll(() => content.now()).toBe(content.before());
});

test('a page of pictures that is being edited has nothing that axe finds', async ({ page }) => {
  await edit(page, '/en');
  expect(await violations(page)).toEqual([]);
});

test('a picture is handed in by the served page only', async ({ page, authoring: { origin } }) => {
  await edit(page);
  const answer = async (headers: Record<string, string>) =>
    (await page.request.post(`${origin}/__editor/hand-in?name=x.png&languages=en`, { headers, data: 'x' })).status();
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  const token = JSON.parse((await page.locator('#page-editor').textContent()) ?? '{}').token;
  expect(await answer(own)).toBe(403);
  expect(await answer({ ...own, 'x-editor-token': 'guessed' })).toBe(403);
  expect(await answer({ ...own, origin: 'https://evil.example.test', 'x-editor-token': token })).toBe(403);
  expect(await answer({ ...own, 'x-editor-token': token })).toBe(200);
});

test.describe('for an author whose browser speaks Arabic, on a narrow screen', () => {
  test.use({ locale: 'ar', viewport: { width: 390, height: 800 } });

  test('pictures and icons are chosen from right to left, nothing is cut, and axe finds nothing', async ({ page }) => {
    await edit(page, '/ar/contact');
    const panel = await openForm(page, { sections: 'الأقسام', settings: 'الإعدادات: أعلى الصفحة' });
    await panel.getByRole('button', { name: 'أضف: الصورة' }).click();
    const chooser = page.getByRole('dialog', { name: 'اختر صورة' });
    await chooser.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: green });
    const words = chooser.getByLabel('ما الذي تُظهره الصورة (العربية)');
    await expect(words).toHaveAttribute('dir', 'rtl');
    const cut = () => chooser.locator('.body').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await cut()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'اختر أيقونة' }).first().click();
    const icons = page.getByRole('dialog', { name: 'اختر أيقونة' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect(icons.getByRole('option').nth(1)).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });
});
