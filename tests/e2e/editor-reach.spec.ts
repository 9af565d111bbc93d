import type { Page } from '@playwright/test';
import { violations } from './axe';
import { bar, edit, field, openForm, status, strip, test, write } from './editor-page';
import { expect, open } from './site';

/** The bottom and the top of what is looked at, in the window. */
const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const topOfBar = async (page: Page) => (await boxOf(page, 'page-editor-bar .pill')).y;

/** Where the caret is, from the window's top; its lower end. */
const caretEnd = (page: Page) =>
  page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0);
    const [box] = [...(range?.getClientRects() ?? [])].slice(-1);
    return box?.bottom ?? document.querySelector('page-editor-field > div')?.getBoundingClientRect().bottom ?? 0;
  });

/** True where something of the page or of the editor has the focus. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** The contact page without two of the languages of its heading. */
const untranslated = (text: string) => text.replace(/^ +tr: Ne ürettiğinizi anlatın\n +ar: .*\n/m, '');

const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

for (const { locale, path, size, finish, sections, pages } of [
  {
    locale: 'tr-TR',
    path: '/tr/contact',
    size: [1280, 800],
    finish: 'Düzenlemeyi bitir',
    sections: 'Bölümler',
    pages: 'Sayfalar',
  },
  {
    locale: 'tr-TR',
    path: '/tr/contact',
    size: [390, 844],
    finish: 'Düzenlemeyi bitir',
    sections: 'Bölümler',
    pages: 'Sayfalar',
  },
  { locale: 'ar', path: '/ar/contact', size: [390, 844], finish: 'أنهِ التحرير', sections: 'الأقسام', pages: 'الصفحات' },
] as const)
  test.describe(`in ${locale}, ${size[0]} px wide`, () => {
    test.use({ locale, viewport: { width: size[0], height: size[1] } });

    test('the bar covers neither the end of the page, nor the field, nor a panel', async ({ page, content }) => {
      await edit(page, path);
      const last = page.locator('footer [data-editable]:visible').last();
      await expect
        .poll(async () => {
          await toEnd(page);
          const { y, height } = (await last.boundingBox()) ?? { y: 9000, height: 0 };
          return y + height - (await topOfBar(page));
        })
        .toBeLessThanOrEqual(0);
      await last.click();
      await expect(page.locator('page-editor-field > [role=textbox]')).toBeFocused();
      // The field grows beyond the window with what is typed.
      await page.keyboard.insertText('Bir iki üç dört beş altı yedi. '.repeat(60));
      await page.keyboard.type(' x');
      await expect.poll(async () => (await caretEnd(page)) <= (await topOfBar(page))).toBe(true);
      const input = await boxOf(page, 'page-editor-field > [contenteditable]');
      expect(input.y + input.height).toBeLessThanOrEqual(await topOfBar(page));
      const tools = await boxOf(page, 'page-editor-strip .strip');
      expect(tools.y + tools.height).toBeLessThanOrEqual(await topOfBar(page));
      await page.keyboard.press('Escape');
      await strip(page).getByRole('alertdialog').getByRole('button').last().click();
      await expect(field(page)).toHaveCount(0);
      await bar(page, sections).click();
      const panel = await boxOf(page, 'page-editor-panel dialog');
      expect(panel.y).toBeGreaterThanOrEqual(0);
      expect(panel.y + panel.height).toBeLessThanOrEqual(await topOfBar(page));
      for (const button of await page.locator('page-editor-bar').getByRole('button').all()) {
        const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        expect(width).toBeGreaterThanOrEqual(24);
        expect(height).toBeGreaterThanOrEqual(24);
        // What lies there is the button itself.
        expect(
          await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.localName, [
            x + width / 2,
            y + height / 2,
          ] as const),
        ).toBe('page-editor-bar');
      }
      await page.keyboard.press('Escape');
      await bar(page, finish).click();
      expect(content.now()).toBe(content.before());
    });

    test('the button of the editor leaves the count of messages free', async ({ page, content }) => {
      await open(page, '/tr/contact');
      content.write('pages/contact.yaml', content.before().replace(/^ +tr: Ne ürettiğinizi anlatın\n/m, ''));
      const count = page.locator('dev-panel summary');
      await expect(count).toBeVisible();
      const button = await boxOf(page, 'page-editor-bar button');
      const { y } = (await count.boundingBox()) ?? { y: 0 };
      expect(button.y + button.height).toBeLessThanOrEqual(y);
      content.write('pages/contact.yaml', content.before());
      await expect(count).toHaveCount(0);
    });

    test('no button of the bar moves when messages come, from its first frame', async ({ page, content }) => {
      await page.addInitScript(() => {
        const seen = new Map<string | null, Set<string>>();
        Object.assign(window, { moved: () => [...seen].filter(([, { size }]) => size > 1).map(([name]) => name) });
        const look = () => {
          const buttons = document.querySelector('page-editor-bar')?.shadowRoot?.querySelectorAll('button:not(.told)');
          // One alone turns the editor on.
          for (const button of buttons && buttons.length > 1 ? buttons : []) {
            const { x, y, width } = button.getBoundingClientRect();
            const places = seen.get(button.ariaLabel) ?? new Set();
            seen.set(button.ariaLabel, places.add([x, y, width].map(Math.round).join(' ')));
          }
          requestAnimationFrame(look);
        };
        look();
      });
      const moved = () => page.evaluate(() => (window as unknown as { moved: () => string[] }).moved());
      const told = page.locator('page-editor-bar .told');
      await open(page, path);
      content.write('pages/contact.yaml', untranslated(content.before()));
      await expect(page.locator('dev-panel summary')).toBeVisible();
      await page.keyboard.press('F2');
      await expect(told).toBeVisible();
      expect(await moved()).toEqual([]);
      // As when the editor opens another page: it is there before the page's program.
      await page.reload();
      await expect(told).toBeVisible();
      content.write('pages/contact.yaml', content.before());
      await expect(told).toHaveCount(0);
      expect(await moved()).toEqual([]);
      await expect(bar(page, sections)).toBeVisible();
    });

    test('a press on what stands above the bar counts while the bar shrinks', async ({ page, content }) => {
      const told = page.locator('page-editor-bar .told');
      await edit(page, path);
      content.write('pages/contact.yaml', untranslated(content.before()));
      await expect(told).toBeVisible();
      await bar(page, pages).click();
      const rename = page.locator('page-editor-panel [data-focus$=" renamePage"]');
      await rename.last().waitFor();
      // At the end of the panel there is nothing below that could come up.
      await page.locator('page-editor-panel .body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
      const { x, y, width, height } = (await rename.last().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      const counted = page.waitForResponse(/\/messages$/);
      content.write('pages/contact.yaml', content.before());
      await (await counted).finished();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      await page.mouse.up();
      await expect(rename).toHaveCount(0);
      await expect(told).toHaveCount(0);
    });

    test('each handle is 24 px at least', async ({ page }) => {
      await edit(page, path);
      const sizes = await page.locator('page-editor-handles .grip').evaluateAll((all) =>
        all.map((each) => {
          const { width, height } = each.getBoundingClientRect();
          // Where it is narrower it is to be hit beside itself too.
          return [Math.max(width, Number.parseFloat(getComputedStyle(each, '::after').width) || 0), height];
        }),
      );
      expect(sizes.length).toBeGreaterThan(2);
      expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(24);
    });
  });

test('F6 leads from a text that is being typed to the bar and back, and keeps the text', async ({ page, content }) => {
  await edit(page);
  await page.locator('h1').click();
  await write(page, 'Tell us what you bake');
  await page.keyboard.press('F6');
  await expect(bar(page, 'Undo')).toBeFocused();
  await expect
    .poll(() => content.now())
    .toBe(content.before().replace('en: Tell us what you make', 'en: Tell us what you bake'));
  await page.keyboard.press('ArrowRight');
  await expect(bar(page, 'Do again').or(bar(page, 'Redo'))).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.locator('h1')).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect.poll(() => content.now()).toBe(content.before());
  await expect(status(page)).toHaveText('Undone');
  await expect(bar(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('h1')).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('whatever an author does, something has the focus afterwards', async ({ page, content }) => {
  const stays = (what: string) => expect.poll(() => hasFocus(page), what).toBe(true);
  await page.goto('/en/contact');
  await bar(page, 'Edit this page').click();
  await stays('editing begins');
  await expect(page.locator('main [data-editable]').first()).toBeAttached();
  const ways = page.locator('main [data-block=contact] h3');
  const count = await ways.count();

  await ways.nth(1).click();
  await strip(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(ways).toHaveCount(count - 1);
  await page.waitForTimeout(300);
  await stays('an entry is deleted');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(ways).toHaveCount(count);
  await page.waitForTimeout(300);
  await stays('and brought back');

  await bar(page, 'Sections').click();
  await page.getByRole('button', { name: 'Delete: Text' }).click();
  await expect(page.locator('main [data-block=text]')).toHaveCount(0);
  await stays('a section is deleted');
  await page.keyboard.press('Escape');
  await stays('the panel is closed');
  await bar(page, 'Undo').click();
  await expect.poll(() => content.now()).toBe(content.before());
  await stays('and brought back');

  await page.locator('main [data-block=contact] p').first().click();
  await field(page).locator('.chip').click();
  await strip(page).getByRole('textbox', { name: 'Value of “Reply hours”' }).fill('36');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Saved');
  await expect(page.locator('page-editor-field > [role=textbox]')).toBeFocused();
  await page.keyboard.press('Escape');
  await stays('a fact is changed');
  await bar(page, 'Undo').click();
  await expect.poll(() => content.now('site.yaml')).toBe(content.before('site.yaml'));

  const form = await openForm(page);
  await form
    .getByRole('button', { name: /^(?:Choose an icon|Add)/ })
    .first()
    .click();
  await stays('a part is added, or its picker opened');
  await page.keyboard.press('Escape');
  await stays('a picker is closed');
  await page.keyboard.press('Escape');
  await stays('the form is closed');
  if (content.now() !== content.before()) await bar(page, 'Undo').click();

  await page.locator('header nav summary').first().focus();
  await page.keyboard.press('F2');
  await stays('editing ends');
});
