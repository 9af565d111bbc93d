import { bar, edit, field, status, strip, test, words, write } from './editor-page';
import { expect } from './site';

test('facts are chips with their values; one is put in from the list, and the file has its name', async ({
  page,
  content,
}) => {
  await edit(page);
  await page.locator('main [data-block=contact] p').first().click();
  await expect(field(page).locator('.chip')).toHaveText('24 hours');
  await page.keyboard.press('End');
  await strip(page).getByRole('button', { name: 'Insert a fact' }).click();
  await strip(page).getByRole('searchbox').fill('consultMin');
  await strip(page).getByRole('button', { name: 'Consult minutes' }).click();
  await expect(field(page).locator('.chip')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 'main [data-block=contact] p')).toContain('within 24 hours.30');
  expect(content.now()).toBe(
    content.before().replace(/For detailed questions or a product list.*/, '$&{{consultMinutes}}'),
  );
  await page.keyboard.press('ControlOrMeta+z');
});

test('a chip offers to change the fact, and says on how many pages it shows', async ({ page, content }) => {
  await edit(page);
  await page.locator('main [data-block=contact] p').first().click();
  await field(page).locator('.chip').click();
  await expect(strip(page)).toContainText(/Pages that show it: \d+\./);
  const value = strip(page).getByRole('textbox', { name: 'Value of “Reply hours”' });
  await expect(value).toHaveValue('24');
  await value.fill('36');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Saved');
  await page.keyboard.press('Escape');
  await expect.poll(() => words(page, 'main [data-block=contact] p')).toContain('within 36 hours');
  expect(content.now('site.yaml')).toBe(
    content.before('site.yaml').replace(/replyHours: "?24"?/, (line) => line.replace('24', '36')),
  );
  await page.keyboard.press('ControlOrMeta+z');
});

test.describe('while the server cannot be reached', () => {
  test.use({ tolerated: /\[vite\]|favicon|Failed to load resource/ });

  test('it is said that a fact is not changed, and what was typed stays', async ({ page }) => {
    await edit(page);
    await page.locator('main [data-block=contact] p').first().click();
    await field(page).locator('.chip').click();
    const value = strip(page).getByRole('textbox', { name: 'Value of “Reply hours”' });
    await page.route('**/__editor/save-fact', (route) => route.abort());
    await value.fill('36');
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('does not answer');
    await expect(value).toHaveValue('36');
    await page.keyboard.press('Escape');
  });
});

test('a rich text keeps its small Markdown: emphasis by keys, and untouched paragraphs byte for byte', async ({
  page,
  content,
}) => {
  await edit(page);
  await page.locator('main [data-block=text] li').first().click();
  await expect(field(page).locator('li strong').first()).toHaveText('The product.');
  await expect(field(page).locator('p a')).toHaveAttribute('href', '/faq');
  await field(page).locator('p').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Really ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('all');
  await page.keyboard.press('Enter');
  await expect(page.locator('main [data-block=text] p strong')).toHaveCount(1);
  expect(content.now()).toBe(
    content.before().replace('answers the most common questions.', 'answers the most common questions. Really **all**'),
  );
  await page.keyboard.press('ControlOrMeta+z');
});

test('all languages of a text stand beside each other, each in its direction, and say what the check says', async ({
  page,
  content,
}) => {
  await edit(page);
  await page.locator('h1').click();
  await strip(page).getByRole('button', { name: 'All languages' }).click();
  const panel = page.getByRole('dialog', { name: 'All languages' });
  await expect(panel.getByRole('textbox')).toHaveText([
    'Tell us what you make',
    'Ne ürettiğinizi anlatın',
    'أخبرنا بما تبيعه',
  ]);
  await expect(panel.getByRole('textbox', { name: 'العربية' })).toHaveAttribute('dir', 'rtl');
  const turkish = panel.getByRole('textbox', { name: 'Türkçe' });
  await turkish.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Bize {{nothing}} anlatın');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('nothing');
  await expect(panel.locator('.note.bad')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Bize anlatın');
  await page.keyboard.press('Enter');
  await expect(panel.locator('.note.bad')).toHaveCount(0);
  await expect
    .poll(() => content.now())
    .toBe(content.before().replace('tr: Ne ürettiğinizi anlatın', 'tr: Bize anlatın'));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await bar(page, 'Undo').click();
  await bar(page, 'Undo').click();
});

test('on a Turkish page the Turkish words are typed into first', async ({ page, content }) => {
  await edit(page, '/tr/contact');
  expect(content.now()).toBe(content.before());
  await page.locator('h1').click();
  await strip(page).getByRole('button', { name: 'All languages' }).click();
  const panel = page.getByRole('dialog', { name: 'All languages' });
  await expect(panel.getByRole('textbox', { name: 'Türkçe' })).toBeFocused();
});

for (const [locale, path, turn, done] of [
  ['tr-TR', '/tr/contact', 'Bu sayfayı düzenle', 'Düzenlemeyi bitir'],
  ['ar-SA', '/ar/contact', 'حرّر هذه الصفحة', 'أنهِ التحرير'],
] as const)
  test.describe(`an author whose browser speaks ${locale}, on a narrow screen`, () => {
    test.use({ locale, viewport: { width: 390, height: 800 } });

    test('edits in that language, and nothing stands beside the window', async ({ page }) => {
      await page.goto(path);
      await bar(page, turn).click();
      await expect(bar(page, done)).toBeVisible();
      await page.locator('main [data-editable]').first().waitFor();
      await page.locator('h1').click();
      await write(page, 'Word');
      const boxes = await page
        .locator('page-editor-field > *, page-editor-bar')
        .evaluateAll((all) =>
          all.map((each) => [each.getBoundingClientRect().left, each.getBoundingClientRect().right]),
        );
      for (const [start, end] of boxes) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(390);
      }
      await page.keyboard.press('Enter');
      await expect.poll(() => words(page, 'h1')).toBe('Word');
      await page.keyboard.press('ControlOrMeta+z');
    });
  });
