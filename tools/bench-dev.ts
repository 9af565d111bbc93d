import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { COPIED, openAuthorsCopy } from './authors-copy.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { median } from './median.ts';

const SAVES = 20;
const PORT = 4391;

/** Milliseconds from saving a file to the changed text in the open page. */
async function timeSave(page: Page, save: () => void): Promise<number> {
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (!heading) throw new Error('The page has no heading.');
    const changed = new Promise<number>((done) => {
      const observer = new MutationObserver(() => done(Date.now()));
      observer.observe(heading, { childList: true, characterData: true, subtree: true });
    });
    Object.assign(window, { changed });
  });
  const saved = Date.now();
  save();
  const changed = await page.evaluate(() => (window as unknown as { changed: Promise<number> }).changed);
  return changed - saved;
}

/** The median of 20 saves on a site of so many pages, in milliseconds. */
export async function benchDev(root: string, pages: number): Promise<{ median: number; all: number[] }> {
  const copy = await openAuthorsCopy(root, pages, PORT);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    await page.goto(copy.page, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
    const file = join(copy.site, COPIED);
    const text = readFileSync(file, 'utf8');
    const heading = (await page.textContent('h1')) ?? '';
    const all: number[] = [];
    for (let save = 0; save < SAVES; save++) {
      all.push(await timeSave(page, () => writeFileSync(file, text.replace(heading, `${heading} ${save}`))));
      await page.waitForTimeout(150);
    }
    all.sort((a, b) => a - b);
    return { median: median(all), all };
  } finally {
    await browser.close();
    copy.close();
  }
}
