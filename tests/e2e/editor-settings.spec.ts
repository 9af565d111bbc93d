import { violations } from './axe';
import { bar, edit, openForm, status, test } from './editor-page';
import { expect } from './site';

test('a choice is made by keys alone, stands in the file at once, and goes with one undo', async ({
  page,
  content,
}) => {
  await edit(page);
  await bar(page, 'Sections').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Settings: Ways to get in touch' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Settings: Ways to get in touch' });
  const tone = panel.getByLabel('Background', { exact: true });
  await tone.focus();
  await expect(tone).toHaveAccessibleDescription(/The color behind/);
  await page.keyboard.press('w');
  await expect(status(page)).toHaveText('Saved');
  await expect
    .poll(() => content.now())
    .toBe(content.before().replace('  - type: contact\n', '  - type: contact\n    tone: sand\n'));
  await expect(tone).toBeFocused();
  await bar(page, 'Undo').click();
  await expect.poll(() => content.now()).toBe(content.before());
  await expect(tone).toHaveValue('');
  await panel.getByRole('button', { name: 'Back to the sections' }).click();
  await expect(page.getByRole('button', { name: 'Settings: Ways to get in touch' })).toBeFocused();
});

test('an icon is drawn beside its name, a link is judged while it is typed, and what the check says stands below', async ({
  page,
  content,
}) => {
  await edit(page);
  await openForm(page, { settings: 'Settings: Ways to get in touch' });
  const entry = page.getByRole('group', { name: 'Way 1', exact: true });
  const icon = entry.getByLabel('Icon', { exact: true });
  await expect(icon).toHaveValue('mail');
  await icon.fill('truck');
  await expect(entry.locator('use')).toHaveAttribute('href', '/assets/icons.svg#truck');
  await page.keyboard.press('Enter');
  await expect.poll(() => content.now()).toBe(content.before().replace('icon: mail', 'icon: truck'));
  await icon.fill('trukc');
  await page.keyboard.press('Enter');
  await expect(entry.locator('.bad')).toContainText('truck');
  await bar(page, 'Undo').click();
  await expect(icon).toHaveValue('truck');
  await expect(entry.locator('.bad')).toHaveCount(0);
  await bar(page, 'Undo').click();
  const action = page.getByRole('group', { name: 'Way 1 › Button' });
  const link = action.getByLabel('Leads to', { exact: true });
  await link.fill('/contcat');
  await expect(action.locator('.bad')).toContainText('/contact');
  await link.fill('');
  await page.keyboard.press('Enter');
  await expect(action.locator('.bad').first()).toHaveText('This cannot be left out.');
});

test.describe('for an author whose browser speaks Arabic, on a narrow screen', () => {
  test.use({ locale: 'ar', viewport: { width: 390, height: 800 } });

  test('the form runs from right to left, fits, and has nothing that axe finds', async ({ page }) => {
    await edit(page, '/ar/contact');
    const panel = await openForm(page, { sections: 'الأقسام', settings: 'الإعدادات: أعلى الصفحة' });
    await expect(panel).toHaveAttribute('dir', 'rtl');
    await expect(panel.getByLabel('الخلفية', { exact: true }).locator('option').first()).toHaveText('القيمة المعتادة');
    const body = panel.locator('.body');
    expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});
