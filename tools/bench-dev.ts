import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from './chromium.ts';
import { median } from './median.ts';

const SAVES = 20;
const PORT = 4391;

/** A copy of the site with as many pages as asked: the contact page again and again, under other names. */
function copySite(root: string, pages: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  for (const part of ['pages', 'public', 'site.yaml']) cpSync(join(root, part), join(copy, part), { recursive: true });
  const page = readFileSync(join(root, 'pages/contact.yaml'), 'utf8');
  for (let count = 17; count < pages; count++) writeFileSync(join(copy, `pages/copy-${count}.yaml`), page);
  return copy;
}

async function startServer(site: string): Promise<ChildProcess> {
  const bin = resolve(import.meta.dirname, '../bin/pages-as-data.mjs');
  const server = spawn(process.execPath, [bin, 'dev', '--port', String(PORT)], {
    env: { ...process.env, SITE: site },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`http://localhost:${PORT}/en/contact`).catch(() => undefined);
    if (answer?.ok) return server;
    await new Promise((done) => setTimeout(done, 100));
  }
  server.kill();
  throw new Error('The authors’ server did not start.');
}

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
  const site = copySite(root, pages);
  const server = await startServer(site);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${PORT}/en/contact`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
    const file = join(site, 'pages/contact.yaml');
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
    server.kill();
    rmSync(site, { recursive: true, force: true });
  }
}
