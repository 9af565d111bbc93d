import type { Locator } from '@playwright/test';
import { violations } from './axe';
import { bar, edit, field, openForm, status, strip, test, write } from './editor-page';
import { expect } from './site';

/** What is said once nobody types. */
const heard = (within: Locator) => within.getByRole('status').first();

/** What the page is called that most tests write on. */
const TITLE = 'Contact us for a free consultation';

test('what the check would say stands below the field while a text is typed, and nothing is saved', async ({
  page,
  content,
}) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, 'Tell us us {{nothing}}');
  await expect(strip(page).locator('.told-list .bad')).toContainText('nothing');
  await expect(heard(strip(page))).toContainText('nothing');
  await page.keyboard.type(' more');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Tell us us all');
  await expect(strip(page).locator('.told-list .bad')).toHaveCount(0);
  await expect(strip(page).locator('.told-list')).toContainText('us us');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(strip(page).locator('.told-list .bad')).toHaveText('A text cannot be empty.');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  expect(content.now()).toBe(content.before());
});

test('where a page is edited it is laid out whole, and a focus that comes or goes has none of it styled anew', async ({
  page,
  content,
}) => {
  const lateRules = () =>
    page.evaluate(() => {
      const all = (rules: CSSRuleList): CSSRule[] =>
        [...rules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? all(rule.cssRules) : [])]);
      const rules = [...document.styleSheets].flatMap((sheet) => all(sheet.cssRules));
      return rules.filter((rule) => /:has\(:focus-visible\).*content-visibility: auto/.test(rule.cssText)).length;
    });
  await page.goto('/en/contact');
  expect(await lateRules()).toBeGreaterThan(0);
  await edit(page);
  await page.locator('h1').click();
  await expect(field(page)).toBeFocused();
  expect(await lateRules()).toBe(0);
  expect(content.now()).toBe(content.before());
});

test('the languages beside each other say live what each lacks', async ({ page, content }) => {
  await edit(page);
  await page.locator('h1').click();
  await strip(page).getByRole('button', { name: 'All languages' }).click();
  const panel = page.getByRole('dialog', { name: 'All languages: Top of the page › Main heading' });
  await panel.getByRole('textbox', { name: 'Türkçe' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' {{yok}}');
  const turkish = panel.locator('.column').nth(1);
  await expect(turkish.locator('.note.bad')).toContainText('yok');
  await expect(panel.locator('.column').first().locator('.note.bad')).toHaveCount(0);
  expect(content.now()).toBe(content.before());
  await page.keyboard.press('Escape');
});

test('a value that can be put right in one way offers it', async ({ page, content }) => {
  await edit(page, '/en/services/e-export-aggregator');
  const panel = await openForm(page, { settings: 'Settings: Timeline' });
  const phase = panel.getByRole('group', { name: 'Phase 2', exact: true });
  const begins = phase.getByLabel('Begins');
  const was = await begins.inputValue();
  await begins.fill(`${was},0`);
  const mend = phase.getByRole('button', { name: 'Put it right' });
  await expect(mend).toHaveAttribute('title', `${was}.0`);
  expect(content.now('pages/services/e-export-aggregator.yaml')).toBe(
    content.before('pages/services/e-export-aggregator.yaml'),
  );
  await begins.fill(was);
  await expect(mend).toHaveCount(0);
});

for (const [locale, path, words] of [
  [
    'tr-TR',
    '/tr/faq',
    {
      sections: 'Bölümler',
      settings: 'Ayarlar: Sorular',
      tone: 'Arka plan',
      dark: 'Koyu',
      add: 'Altına ekle',
      kind: 'Zaman çizelgesi',
      texts: 'Tüm metinler',
      way: 'Sorular › Soru 1 › Cevap',
    },
  ],
  [
    'ar',
    '/ar/faq',
    {
      sections: 'الأقسام',
      settings: 'الإعدادات: الأسئلة',
      tone: 'الخلفية',
      dark: 'داكنة',
      add: 'أضف تحته',
      kind: 'الجدول الزمني',
      texts: 'كل النصوص',
      way: 'الأسئلة › السؤال 1 › الجواب',
    },
  ],
] as const)
  test.describe(`for an author whose browser speaks ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 800 } });

    test('sections, fields, hints and choices have their names in that language', async ({ page }) => {
      await edit(page, path);
      await expect(status(page)).not.toContainText('undefined');
      await bar(page, words.sections).click();
      await page.getByRole('button', { name: words.settings }).first().click();
      const panel = page.getByRole('dialog', { name: words.settings });
      await expect(panel.getByLabel(words.tone, { exact: true }).locator('option')).toContainText([
        /./,
        /./,
        /./,
        words.dark,
      ]);
      expect(await panel.locator('.note').allTextContents()).not.toContainEqual(expect.stringMatching(/ the /));
      await page.keyboard.press('Escape');
      await bar(page, words.sections).click();
      await page.getByRole('button', { name: words.add }).first().click();
      await page.getByRole('searchbox').fill(words.kind.slice(0, 6));
      await expect(page.getByRole('dialog').locator('li:visible').first()).toContainText(words.kind);
      await page.keyboard.press('Escape');
      await bar(page, words.texts).click();
      await expect(page.getByRole('dialog').locator('li .where').filter({ hasText: words.way }).first()).toBeVisible();
      await page.keyboard.press('Escape');
    });
  });

test.describe('a file with faults', () => {
  // A page that cannot be shown is answered so.
  test.use({ tolerated: /\[vite\]|favicon|status of 500/ });

  test('is edited where it is sound, and each message leads to what it is about', async ({ page, content }) => {
    await edit(page);
    const heading = content.before().replace('en: Tell us what you make', 'en: Tell us {{nothing}}');
    const faults = heading.replace(
      '  - type: contact\n',
      '  - include: /_nowhere.yaml\n  - type: contact\n    titel: x\n',
    );
    content.write('pages/contact.yaml', faults);
    await bar(page, 'What the check says').click();
    const panel = page.getByRole('dialog', { name: 'What the check says' });
    await expect(panel.locator('li').filter({ hasText: 'titel' })).toContainText('Ask whoever looks after them.');
    await expect(panel.locator('li').filter({ hasText: '_nowhere.yaml' })).toContainText(TITLE);
    await expect(panel).not.toContainText(/\.yaml:\d/);
    // A page that has never been shown has its texts too.
    await page.reload();
    await bar(page, 'What the check says').click();
    await panel.getByRole('button', { name: /Main heading.*nothing/s }).click();
    await expect(page.locator('page-editor-field [role=textbox]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Tell us what you make');
    await page.keyboard.press('Enter');
    await expect.poll(() => content.now()).toBe(faults.replace('en: Tell us {{nothing}}', 'en: Tell us what you make'));
    content.write('pages/contact.yaml', content.before());
    await expect(page.locator('h1')).toContainText('Tell us what you make');
    await expect(page.locator('main [data-editable]').first()).toBeAttached();
  });
});

test('a mistake in how a file is written is told with its line, and the page that was shown stays', async ({
  page,
  content,
}) => {
  await edit(page);
  content.write(
    'pages/contact.yaml',
    content.before().replace('en: Tell us what you make', 'en: "Tell us what you make'),
  );
  await expect(status(page)).toContainText('cannot be shown as it is now');
  await page.locator('header nav summary').first().click();
  await page.keyboard.type(' now');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^Saved. This page has a mistake/);
  await bar(page, 'Undo').click();
  await expect(status(page)).toContainText('Undone');
  await bar(page, 'What the check says').click();
  const panel = page.getByRole('dialog', { name: 'What the check says' });
  await expect(panel.locator('li').first()).toContainText(TITLE);
  await expect(panel).not.toContainText('.yaml');
  await expect(page.locator('h1')).toContainText('Tell us what you make');
  content.write('pages/contact.yaml', content.before());
  await expect(bar(page, 'What the check says')).toHaveCount(0);
  await expect(status(page)).toHaveText('');
});

test('what the check asks about is answered where it is told, and says nothing of files', async ({ page, content }) => {
  await edit(page);
  content.write('pages/contact.yaml', content.before().replace('en: Tell us what', 'en: Tell us us what'));
  await expect(page.locator('h1')).toContainText('Tell us us what');
  await bar(page, 'What the check says').click();
  const panel = page.getByRole('dialog', { name: 'What the check says' });
  const twice = panel.locator('li').filter({ hasText: 'us us' });
  await expect(twice).toContainText('Top of the page › Main heading › English');
  await expect(twice).not.toContainText(/#|fine/);
  expect(await violations(page)).toEqual([]);
  await twice.getByRole('button', { name: 'It is meant so' }).click();
  await expect(twice).toHaveCount(0);
  expect(content.now()).toContain('      # fine: doubled-word\n      en: Tell us us what');
  await page.keyboard.press('Escape');
  await bar(page, 'Changes').click();
  const changes = page.getByRole('dialog', { name: 'Changes' });
  await expect(changes.locator('section').first()).toContainText('Main heading, English: kept as it is');
  await page.keyboard.press('Escape');
  content.write('pages/contact.yaml', content.before());
});

test('the forms of a fact for numbers are seen and changed, and a new fact is made and put in', async ({
  page,
  content,
}) => {
  await edit(page);
  await page.locator('main [data-block=contact] p').first().click();
  await field(page).locator('.chip').click();
  await expect(strip(page)).toContainText('A fact of the whole site.');
  const one = strip(page).getByRole('textbox', { name: 'One: 1' });
  await expect(one).toHaveValue('{{count}} hour');
  await expect(strip(page).getByRole('textbox', { name: 'All others: 0, 2, 3' })).toHaveValue('{{count}} hours');
  await one.fill('{{count}} single hour');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => content.now('site.yaml'))
    .toBe(content.before('site.yaml').replace('one: "{{count}} hour"', 'one: "{{count}} single hour"'));
  await strip(page).getByRole('button', { name: 'Insert a fact' }).click();
  await strip(page).getByRole('button', { name: 'New fact' }).click();
  await page.keyboard.type('ovens');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(field(page).locator('.chip').last()).toHaveText('7');
  await page.keyboard.press('Escape');
  await expect.poll(() => content.now()).toContain('ovens:');
  await bar(page, 'Undo').click();
  await expect.poll(() => content.now()).toBe(content.before());
  await bar(page, 'Undo').click();
});

test.describe('in Arabic on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 780 }, locale: 'ar' });

  test('a translation that has grown old shows by keys what its text said then beside what it says now', async ({
    page,
    content,
  }) => {
    await edit(page, '/ar/contact');
    await page.locator('h1').click();
    await write(page, 'أخبرنا بما تصنعه');
    await page.keyboard.press('Enter');
    await expect.poll(() => content.now()).toContain('أخبرنا بما تصنعه');
    content.write('pages/contact.yaml', (content.now() ?? '').replace('en: Tell us what', 'en: Tell us today what'));
    const told = bar(page, 'ما يقوله الفحص');
    await told.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'ما يقوله الفحص' });
    const old = panel.locator('li').filter({ hasText: 'العربية' });
    await expect(old.locator('blockquote')).toHaveText(['Tell us what you make', 'Tell us today what you make']);
    await expect(old.locator('ins')).toHaveText(/^today\s*$/);
    await expect(old.locator('blockquote').first()).toHaveAttribute('lang', 'en');
    // One stands below the other, both within the panel.
    const [first, second] = await old
      .locator('.sides > div')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    expect(second.top).toBeGreaterThanOrEqual(first.bottom);
    expect([first.left >= 0, first.right <= 390]).toEqual([true, true]);
    expect(await violations(page)).toEqual([]);
    await old.getByRole('button', { name: /^ترجمة من جديد/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'العربية' })).toBeFocused();
    await page.keyboard.press('Escape');
    await told.focus();
    await page.keyboard.press('Enter');
    await old.getByRole('button', { name: /^ما زالت صحيحة/ }).focus();
    await page.keyboard.press('Enter');
    await expect(old).toHaveCount(0);
    await page.keyboard.press('Escape');
    content.write('pages/contact.yaml', content.before());
  });
});
