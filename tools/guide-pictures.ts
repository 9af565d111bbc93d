import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { openAuthorsCopy } from './authors-copy.ts';
import { chromiumArguments, findChromium } from './chromium.ts';

/** The pictures of docs/authoring.md, from the page editor at work on a copy of this site: `npm run guide-pictures`. */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/authoring');
const [WIDTH, HEIGHT] = [1280, 720];
const PORT = 4393;

const bar = (page: Page, name: string) => page.locator('page-editor-bar').getByRole('button', { name });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

/** What is done before each picture is taken; Escape takes it back. */
const scenes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'change-a-text': async (page) => {
    await page.locator('h1').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Tell us what you bake');
  },
  'three-languages': async (page) => {
    await page.locator('h1').click();
    await page.locator('page-editor-strip').getByRole('button', { name: 'All languages' }).click();
    await panel(page, 'All languages').getByRole('textbox').last().waitFor();
  },
  sections: async (page) => {
    await bar(page, 'Sections').click();
    await panel(page, 'Sections').waitFor();
  },
  'new-page': async (page) => {
    await bar(page, 'Pages').click();
    await panel(page, 'Pages').getByRole('button', { name: 'New page' }).click();
    await panel(page, 'Pages').getByRole('textbox', { name: 'Address' }).fill('/training');
    await panel(page, 'Pages').getByRole('checkbox', { name: 'Top of the page', exact: true }).check();
    await panel(page, 'Pages').getByRole('combobox', { name: 'Menu' }).selectOption('Top level');
  },
  changes: async (page) => {
    await page.locator('h1').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Tell us what you bake');
    await page.keyboard.press('Enter');
    await page.locator('page-editor-field').waitFor({ state: 'detached' });
    await bar(page, 'Changes').click();
    await panel(page, 'Changes').getByRole('blockquote').last().waitFor();
  },
};

mkdirSync(folder, { recursive: true });
const copy = await openAuthorsCopy(root, 17, PORT);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: 'reduce' });
  await page.goto(copy.page, { waitUntil: 'networkidle' });
  await page.keyboard.press('F2');
  await page.locator('h1[data-editable]').waitFor();
  for (const [name, prepare] of Object.entries(scenes)) {
    await prepare(page);
    // Nothing is lit up below the mouse.
    await page.mouse.move(WIDTH - 10, 10);
    // What is told of what has been typed comes after a moment.
    await page.waitForTimeout(1500);
    await sharp(await page.screenshot())
      .webp({ quality: 78 })
      .toFile(join(folder, `${name}.webp`));
    await page.keyboard.press('Escape');
  }
} finally {
  await browser.close();
  copy.close();
}
