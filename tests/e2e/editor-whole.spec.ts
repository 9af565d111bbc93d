import { violations } from './axe';
import { bar, edit, field, strip, test } from './editor-page';
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

  test('Ctrl+K leads to a page by its title from wherever one is, and a link is chosen by the title of its page', async ({
    page,
    content,
  }) => {
    await edit(page, '/ar/contact');
    await page.keyboard.press('Control+K');
    const picker = page.getByRole('dialog', { name: 'انتقل إلى صفحة أو اختر إجراءً' });
    await expect(picker.getByRole('combobox')).toBeFocused();
    await expect(picker.getByRole('option').first()).toBeVisible();
    expect(await picker.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
    // What the bar does is found there too.
    await page.keyboard.type('الأقسام');
    await page.keyboard.press('Enter');
    const settings = 'الإعدادات: أعلى الصفحة';
    await page.getByRole('button', { name: settings }).press('Enter');
    const form = page.getByRole('dialog', { name: settings });
    await form
      .getByRole('button', { name: /^اختر صفحة/ })
      .last()
      .press('Enter');
    const pages = page.getByRole('dialog', { name: 'اختر صفحة' });
    await pages.getByRole('combobox').fill('/faq');
    await pages.getByRole('combobox').press('Enter');
    await expect.poll(() => content.now()).toBe(content.before().replace('link: "#form"', 'link: "/faq"'));
    await page.keyboard.press('Escape');
    await bar(page, 'تراجع').press('Enter');
    await expect.poll(() => content.now()).toBe(content.before());
    await page.keyboard.press('Control+K');
    await page.keyboard.type('/faq');
    await expect(picker.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ar/faq');
    await expect(page.locator('main [data-editable]').first()).toBeAttached();
    // The same beside the address of a link in a text.
    await page.getByText('إجابات للمصنّعين').first().click();
    await expect(field(page)).toBeFocused();
    await strip(page).getByRole('button', { name: 'رابط' }).click();
    await strip(page).getByRole('button', { name: 'اختر صفحة' }).press('Enter');
    await pages.getByRole('combobox').fill('/contact');
    await pages.getByRole('combobox').press('Enter');
    await expect(strip(page).getByRole('textbox')).toBeFocused();
    await expect(strip(page).getByRole('textbox')).toHaveValue('/contact');
  });

  test('the company, colors, menus and the page’s own address are filled in by keys alone', async ({
    page,
    content,
  }) => {
    await edit(page, '/ar/contact');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('الموقع والصفحة');
    await page.keyboard.press('Enter');
    const site = page.getByRole('dialog', { name: 'الموقع والصفحة', exact: true });
    await expect(site.getByRole('button', { name: /^العلامة التجارية/ })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await site.getByRole('button', { name: /^الشركة/ }).press('Enter');
    const company = page.getByRole('dialog', { name: 'الإعدادات: الشركة' });
    const email = company.getByRole('textbox', { name: 'البريد الإلكتروني' });
    await email.fill('us');
    await expect(company.locator('.note.bad').first()).toBeVisible();
    await email.fill('us@example.com');
    await email.press('Enter');
    await expect.poll(() => content.now('site.yaml')).toContain('\n  email: us@example.com\n');
    expect(await company.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await company.getByRole('button', { name: 'عُد إلى الموقع والصفحة' }).press('Enter');
    await site.getByRole('button', { name: /^المظهر/ }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'الروابط', exact: true })).toHaveValue('#147D83');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'عُد إلى الموقع والصفحة' }).press('Enter');
    await site.getByRole('button', { name: /^رأس الصفحات/ }).press('Enter');
    await page.getByRole('button', { name: /^اكتب/ }).first().press('Enter');
    await expect(page.getByRole('dialog', { name: /^كل اللغات/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await bar(page, 'تراجع').press('Enter');
    await expect.poll(() => content.now('site.yaml')).toBe(content.before('site.yaml'));
  });
});
