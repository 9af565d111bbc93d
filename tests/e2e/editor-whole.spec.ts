import { violations } from './axe';
import { bar, edit, test } from './editor-page';
import { expect } from './site';

test.describe('what concerns the whole site, in Arabic on a narrow screen', () => {
  test.use({ locale: 'ar', viewport: { width: 390, height: 800 } });

  test('words give way to others in all texts of a language, each shown before and left out where it is to stay', async ({
    page,
    content,
  }) => {
    await edit(page, '/ar/contact');
    await bar(page, 'كل النصوص').press('Enter');
    await page.getByRole('button', { name: 'بحث واستبدال' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'بحث واستبدال' });
    await expect(panel.getByRole('textbox', { name: 'ابحث عن' })).toBeFocused();
    await panel.getByRole('combobox').selectOption('en');
    await panel.getByRole('textbox', { name: 'ابحث عن' }).fill('FREE CONSULTATION');
    await panel.getByRole('textbox', { name: 'واستبدله بـ' }).fill('first talk');
    const places = panel.locator('section');
    await expect(places.first()).toBeVisible();
    const count = await places.count();
    await places.filter({ hasText: 'What happens in the first talk' }).first().getByRole('checkbox').press('Space');
    await expect(panel.getByRole('button', { name: `استبدل في النصوص المختارة (${count - 1})` })).toBeEnabled();
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'استبدل' }).press('Enter');
    await expect(places).toHaveCount(1);
    const changed = content.before().replaceAll('en: Free consultation', 'en: First talk');
    expect(content.now()).toBe(changed.replace('for a free consultation\n    tr', 'for a first talk\n    tr'));
    expect(content.now('pages/faq.yaml')).toMatch(/What happens in the free consultation[\s\S]+in the first talk\./);
    await page.keyboard.press('Escape');
    await bar(page, 'تراجع').press('Enter');
  });
});
