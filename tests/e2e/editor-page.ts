import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withoutMarks } from '../../src/editor/shared/marks.ts';
import { test as base } from './authoring';
import { expect, open } from './site';

/** The site's content files, by their paths in it. */
type Texts = Readonly<Record<string, string>>;

interface Content {
  /** A file as it is on the disk, and as it was when the test began. */
  now: (file?: string) => string | undefined;
  before: (file?: string) => string;
  /** Writes a file as another program would. */
  write: (file: string, text: string) => void;
}

/** The file of the page that most tests write on. */
const CONTACT = 'pages/contact.yaml';

function textsOf(site: string): Texts {
  const pages = readdirSync(join(site, 'pages'), { recursive: true, encoding: 'utf8' });
  const files = ['site.yaml', ...pages.filter((name) => name.endsWith('.yaml')).map((name) => `pages/${name}`)];
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(site, file), 'utf8')]));
}

/** A test of the page editor on a copy of the site that all tests of a worker share: each leaves the files as they were. */
export const test = base.extend<{ content: Content }>({
  viewport: { width: 1280, height: 800 },
  tolerated: /\[vite\]|favicon/,
  baseURL: ({ authoring }, use) => use(authoring.origin),
  content: [
    // The page is named so that it is closed after the last look at the files: its last change may be under way.
    async ({ page: _, authoring: { site } }, use, info) => {
      const before = textsOf(site);
      await use({
        now: (file = CONTACT) => textsOf(site)[file],
        before: (file = CONTACT) => before[file] ?? '',
        write: (file, text) => writeFileSync(join(site, file), text),
      });
      if (info.status === info.expectedStatus)
        await expect.poll(() => textsOf(site), 'the files are as they were').toEqual(before);
    },
    { auto: true },
  ],
});

/** The field that is open. */
export const field = (page: Page) => page.locator('page-editor-field [contenteditable]');
export const strip = (page: Page) => page.locator('page-editor-strip');
/** A button of the bar. */
export const bar = (page: Page, name: string) => page.locator('page-editor-bar').getByRole('button', { name });
export const status = (page: Page) => page.locator('page-editor-bar').getByRole('status');
/** What visitors read of an element. */
export const words = async (page: Page, selector: string) =>
  withoutMarks((await page.locator(selector).first().textContent()) ?? '');

/** Opens a page and turns editing on by its key. */
export async function edit(page: Page, address = '/en/contact'): Promise<void> {
  await open(page, address);
  await page.keyboard.press('F2');
  await expect(page.locator('main [data-editable]').first()).toBeAttached();
}

/** Writes over what stands in the open field. */
export async function write(page: Page, text: string): Promise<void> {
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Opens the form of a section, the first one unless told. */
export async function openForm(page: Page, { sections = 'Sections', settings = 'Settings: Top of the page' } = {}) {
  await bar(page, sections).click();
  await page.getByRole('button', { name: settings }).click();
  return page.getByRole('dialog', { name: settings });
}
