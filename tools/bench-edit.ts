import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { editorProgram } from '../src/program/editor-program.ts';
import { gzipped } from '../src/publish/output/weigh.ts';
import { type AuthorsCopy, openAuthorsCopy } from './authors-copy.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { median } from './median.ts';

const EDITS = 40;
const PORT = 4392;

/** What an edit took at one size of a site, in milliseconds. */
export interface EditTimes {
  readonly pages: number;
  readonly median: number;
  readonly all: readonly number[];
}

/** A copy of the site whose contact page is being edited. */
interface Desk extends AuthorsCopy {
  readonly pages: number;
  readonly tab: Page;
  readonly all: number[];
}

async function openDesk(browser: Browser, root: string, pages: number): Promise<Desk> {
  const copy = await openAuthorsCopy(root, pages, PORT + pages);
  const tab = await browser.newPage();
  await tab.goto(copy.page, { waitUntil: 'networkidle' });
  await tab.waitForFunction(() => document.documentElement.dataset.app === 'ready');
  await tab.keyboard.press('F2');
  await tab.locator('h1[data-editable]').waitFor();
  return { ...copy, pages, tab, all: [] };
}

/** Writes another heading; milliseconds from Enter to the page that shows it. */
export async function timeEdit({ tab }: { readonly tab: Page }, words: string): Promise<number> {
  await tab.bringToFront();
  await tab.locator('h1').click();
  await tab.locator('page-editor-field [contenteditable]').waitFor();
  await tab.keyboard.press('ControlOrMeta+A');
  await tab.keyboard.insertText(words);
  await tab.evaluate((wanted) => {
    const took = new Promise<number>((done) => {
      let pressed = Number.NaN;
      addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
      new MutationObserver((_records, observer) => {
        if (!document.querySelector('h1')?.textContent?.includes(wanted)) return;
        observer.disconnect();
        done(performance.now() - pressed);
      }).observe(document.getElementById('app') ?? document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    Object.assign(window, { took });
  }, words);
  await tab.keyboard.press('Enter');
  return tab.evaluate(() => (window as unknown as { took: Promise<number> }).took);
}

/** What an edit of a heading takes on sites of so many pages, in turn, so that each has its share of what else the machine does. */
export async function benchEdit(root: string, sizes: readonly number[]): Promise<EditTimes[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const desks: Desk[] = [];
  try {
    for (const pages of sizes) desks.push(await openDesk(browser, root, pages));
    for (let edit = 0; edit < EDITS; edit++)
      for (const desk of desks) {
        desk.all.push(Math.round(await timeEdit(desk, `Heading number ${edit}`)));
        await desk.tab.waitForTimeout(100);
      }
    return desks.map(({ pages, all }) => ({ pages, median: median(all), all: all.toSorted((a, b) => a - b) }));
  } finally {
    await browser.close();
    for (const desk of desks) desk.close();
  }
}

/** Bytes after gzip of a published page editor: of all its scripts, and of all that one author may load of them and of messages. */
interface EditorWeight {
  readonly scripts: number;
  readonly author: number;
}

/** What the page editor of a site weighs that is published with it, for an author who reads English. */
export async function weighEditor(root: string): Promise<EditorWeight> {
  const engine = resolve(import.meta.dirname, '..');
  const { folder, files } = await editorProgram({ engine, root, program: `bench-${process.pid}` });
  try {
    const sum = (is: (name: string) => boolean) =>
      files.filter(is).reduce((total, name) => total + gzipped(readFileSync(join(folder, name))), 0);
    const isOthers = (name: string) => /^(?:words\.|messages-)(?!en\b)/.test(name);
    return { scripts: sum((name) => name.endsWith('.js')), author: sum((name) => !isOthers(name)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
