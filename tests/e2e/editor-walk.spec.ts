import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { arabic } from '../../src/editor/browser/words/words.ar.ts';
import { type EditorWords, english } from '../../src/editor/browser/words/words.en.ts';
import { ALL } from '../all.ts';
import { bar, field, status, strip, test } from './editor-page';
import { expect } from './site';

const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1b7a4b' } })
  .jpeg()
  .toBuffer();

/** How an author gets at things: by the mouse, or by keys with what has the focus. */
interface Hands {
  press(target: Locator): Promise<void>;
  /** Keeps what stands in the open field of a page. */
  keep(page: Page): Promise<void>;
}

const mouse: Hands = {
  press: (target) => target.click(),
  keep: (page) => strip(page).locator('button.main').click(),
};
const keys: Hands = {
  press: async (target) => {
    await target.focus();
    await target.press('Enter');
  },
  keep: (page) => page.keyboard.press('Enter'),
};

interface Walk {
  readonly hands: Hands;
  /** The words of the editor in the author's language, and what it calls a section and its picture. */
  readonly say: EditorWords;
  readonly top: string;
  readonly picture: string;
  readonly language: 'en' | 'ar';
}

const inEnglish = { say: english, top: 'Top of the page', picture: 'Picture', language: 'en' } as const;
const inArabic = { say: arabic, top: 'أعلى الصفحة', picture: 'الصورة', language: 'ar' } as const;

const HEADINGS = { en: 'Tell us what you bake', tr: 'Ne pişirdiğinizi anlatın', ar: 'أخبرنا بما تخبزه' };
const QUESTION = 'Is there bread on Sundays?';

/** Writes over what stands in a field. */
async function over(page: Page, target: Locator, words: string): Promise<void> {
  await expect(target).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
}

const named = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** A heading in three languages: in its place, then the others beside it. */
async function writeHeading(page: Page, { hands, say, language }: Walk): Promise<void> {
  await hands.press(page.locator('h1[data-editable]'));
  await over(page, field(page), HEADINGS[language]);
  await hands.keep(page);
  await expect(field(page)).toHaveCount(0);
  await hands.press(page.locator('h1[data-editable]'));
  await hands.press(button(strip(page), say.languages));
  const panel = named(page, say.languages);
  for (const [code, words] of Object.entries(HEADINGS)) {
    if (code === language) continue;
    const column = panel.locator(`[role=textbox][lang=${code}]`);
    await column.focus();
    await over(page, column, words);
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(say.saved);
  }
  await hands.press(button(panel, say.close));
}

/** A question is repeated, and the copy written over. */
async function addQuestion(page: Page, { hands, say, language }: Walk): Promise<void> {
  await hands.press(bar(page, say.pages));
  await hands.press(named(page, say.pages).getByRole('region', { name: '/faq', exact: true }).locator('.name'));
  await page.waitForURL(`**/${language}/faq`);
  const questions = page.locator('#more summary');
  await questions.first().locator('xpath=.').waitFor();
  await expect(page.locator('main [data-editable]').first()).toBeAttached();
  const count = await questions.count();
  await hands.press(questions.first());
  await hands.press(strip(page).getByRole('button', { name: say.duplicate }));
  await expect(questions).toHaveCount(count + 1);
  await hands.press(questions.nth(1));
  await over(page, field(page), QUESTION);
  await hands.keep(page);
  await expect(questions.nth(1)).toContainText(QUESTION);
}

/** A page with a picture, in the menu. */
async function makePage(page: Page, { hands, say, top, picture: called, language }: Walk): Promise<void> {
  await hands.press(bar(page, say.pages));
  const pages = named(page, say.pages);
  await hands.press(button(pages, say.newPage));
  await over(page, pages.getByRole('textbox', { name: say.pageTitle }), 'Training');
  await expect(pages.getByRole('textbox', { name: say.address })).toHaveValue('/training');
  await pages.getByRole('combobox', { name: say.startFrom }).selectOption('/contact');
  await pages.getByRole('combobox', { name: say.inMenu }).selectOption('Top level');
  await hands.press(button(pages, say.makePage));
  await page.waitForURL(`**/${language}/training`);
  await expect(page.locator(`header a[href="/${language}/training"]`).first()).toBeAttached();
  await hands.press(bar(page, say.sections));
  await hands.press(page.getByRole('button', { name: `${say.settings}: ${top}` }));
  const form = named(page, `${say.settings}: ${top}`);
  await hands.press(button(form, `${say.addPart}: ${called}`));
  const chooser = named(page, say.choosePicture);
  await chooser
    .locator('input[type=file]')
    .setInputFiles({ name: 'Stand.jpg', mimeType: 'image/jpeg', buffer: picture });
  const words = chooser.locator(`textarea[lang=${language}]`);
  await over(page, words, 'Our stand');
  await hands.press(button(chooser, say.usePicture));
  await expect(chooser).toHaveCount(0);
  await expect(page.locator('main img[src="/pictures/stand.jpg"]')).toBeVisible();
  await page.keyboard.press('Escape');
}

// The walk by mouse is in the third too.
for (const [how, walk, viewport] of [
  ...(ALL ? [['by mouse', { hands: mouse, ...inEnglish }, { width: 1280, height: 800 }] as const] : []),
  ['by keys alone', { hands: keys, ...inEnglish }, { width: 1280, height: 800 }],
  ['in Arabic on a narrow screen', { hands: mouse, ...inArabic }, { width: 390, height: 800 }],
] as const)
  test.describe(`an author who has only the guide, ${how}`, () => {
    test.use({ viewport, locale: walk.language });

    test('goes from an untouched copy to a commit that holds these changes and no others', async ({
      page,
      content,
      authoring: { site, stop, start },
    }) => {
      const git = (...options: string[]) => execFileSync('git', ['-C', site, ...options], { encoding: 'utf8' });
      const { say, hands, language } = walk;
      git('init', '--quiet', '--initial-branch', 'main');
      for (const [name, value] of [
        ['user.name', 'Author'],
        ['user.email', 'author@example.test'],
      ] as const)
        git('config', name, value);
      git('add', '--all');
      git('commit', '--quiet', '--message', 'As it came');

      await page.goto(`/${language}/contact`);
      await hands.press(bar(page, say.edit));
      await expect(page.locator('h1[data-editable]')).toBeVisible();
      await test.step('a heading in three languages', () => writeHeading(page, walk));
      await test.step('a question', () => addQuestion(page, walk));
      await test.step('a page with a picture, in the menu', () => makePage(page, walk));

      await hands.press(bar(page, say.changes));
      const changes = named(page, say.changes);
      const turkish = changes.locator('section').filter({ hasText: HEADINGS.tr });
      await test.step('one change is taken back', async () => {
        await hands.press(button(turkish, say.revert));
        await expect(turkish).toHaveCount(0);
      });
      await test.step('a commit', async () => {
        await changes.getByRole('textbox', { name: say.commitName }).fill('Bread on Sundays');
        await changes.getByRole('textbox', { name: say.branch }).fill('bread');
        await hands.press(button(changes, say.record));
        await expect(status(page)).toHaveText(say.recorded);
      });

      expect(git('log', '--format=%s', 'bread')).toBe('Bread on Sundays\nAs it came\n');
      expect(git('status', '--porcelain')).toBe('');
      expect(git('diff', '--name-only', 'main', 'bread').trim().split('\n')).toEqual([
        'pages/contact.yaml',
        'pages/faq.yaml',
        'pages/training.yaml',
        'pages/translations.lock',
        'public/pictures/stand.jpg',
        'site.yaml',
        'translations.lock',
      ]);
      expect(git('show', 'bread:pages/contact.yaml')).toBe(
        content
          .before()
          .replace('en: Tell us what you make', `en: ${HEADINGS.en}`)
          .replace('ar: أخبرنا بما تبيعه', `ar: ${HEADINGS.ar}`),
      );
      const [asked = ''] = /^ {6}- question:\n.*?(?=^ {6}- question:)/ms.exec(content.before('pages/faq.yaml')) ?? [];
      const copy = asked.replace(new RegExp(`^( +${language}: ).*`, 'm'), `$1${QUESTION}`);
      expect(git('show', 'bread:pages/faq.yaml')).toBe(content.before('pages/faq.yaml').replace(asked, asked + copy));
      expect(git('diff', '--numstat', 'main', 'bread', '--', 'site.yaml')).toMatch(/^\d+\t0\tsite\.yaml/);
      expect(readFileSync(join(site, 'public/pictures/stand.jpg')).equals(picture)).toBe(true);

      // Another test has a sitting of its own; the page sees neither its file nor the server go.
      await page.goto('about:blank');
      git('switch', '--quiet', 'main');
      rmSync(join(site, '.git'), { recursive: true });
      await stop();
      await start();
    });
  });
