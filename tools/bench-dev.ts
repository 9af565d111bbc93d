import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { COPIED, openAuthorsCopy } from './authors-copy.ts';
import { chromiumArguments, findChromium } from './chromium.ts';

const SAVES = 20;
const MISTAKES = 7;
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

/** Milliseconds from saving a file with a mistake to its message in the open page. */
async function timeMessage(page: Page, save: () => void): Promise<number> {
  const saved = Date.now();
  save();
  await page.locator('dev-panel [role="alert"]').waitFor();
  return Date.now() - saved;
}

/** What the authors' server takes on a site of so many pages. */
export interface DevTimes {
  /** Seconds from its start to the first page. */
  readonly started: number;
  /** MiB of all of its processes, once all pages are known. */
  readonly memory: number;
  /** Milliseconds of 20 saves, sorted. */
  readonly all: readonly number[];
  /** Milliseconds of saves that bring a mistake, sorted. */
  readonly messages: readonly number[];
}

export async function benchDev(root: string, pages: number): Promise<DevTimes> {
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
    const messages: number[] = [];
    for (let save = 0; save < MISTAKES; save++) {
      messages.push(await timeMessage(page, () => writeFileSync(file, text.replace('type: hero', 'type: heor'))));
      writeFileSync(file, text);
      await page.locator('dev-panel [role="alert"]').waitFor({ state: 'detached' });
      await page.waitForTimeout(150);
    }
    const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
    return { started: copy.started, memory: copy.memory(), all: sorted(all), messages: sorted(messages) };
  } finally {
    await browser.close();
    copy.close();
  }
}
