import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildSite, type Hosted, hostSite } from '../site-copy.ts';
import { violations } from './axe.ts';
import { drawn, expect, hydrated, isMarked, mark, scrollAndClick, test } from './site';

// One build for all: a site whose script waits for one answer, and whose map for another, with a line above its header.
test.describe.configure({ mode: 'default' });
test.use({ locale: 'de-DE' });

const folder = mkdtempSync(join(tmpdir(), 'consent-'));
const root = join(folder, 'site');
let host: Hosted;

const SETTINGS = `
allow:
  scripts:
    - src: https://stats.example.com/count.js
      data: { site: garden, site-id: "7" }
  frames: [https://maps.example.com]
banner: { text: { de: "Im Mai ist zu. [Farne](/beete/farne)", fa: "در اردیبهشت بسته است. [سرخس‌ها](/beete/farne)" } }
insertions:
  - { include: /_fragen.yaml, at: after-first, pages: [/beete/farne] }
consent:
  text: { de: "Dürfen wir zählen? [Mehr](/beete/farne)", fa: "آیا بشماریم؟ [بیشتر](/beete/farne)" }
  purposes:
    - name: statistics
      label: { de: Zählung, fa: آمار }
      about: { de: Welche Seiten gelesen werden., fa: کدام صفحه‌ها خوانده می‌شوند. }
      scripts: [https://stats.example.com/count.js]
    - name: maps
      label: { de: Karten, fa: نقشه‌ها }
      frames: [https://maps.example.com]
`;
const MAP = `
  - type: embedded
    label: { de: Karte öffnen, fa: باز کردن نقشه }
    frame: https://maps.example.com/town
    note: { de: "Die Karte kommt von Example Maps.", fa: "نقشه از Example Maps می‌آید." }
    source: { label: { de: Dort ansehen, fa: دیدن در آنجا }, link: https://maps.example.com/town }
`;

test.beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../fixtures/garden'), root, { recursive: true });
  appendFileSync(join(root, 'site.yaml'), SETTINGS);
  appendFileSync(join(root, 'pages/index.yaml'), MAP);
  expect(await buildSite(root)).toMatchObject({ status: 0 });
  host = await hostSite(root);
});
test.afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page and gives what it asks of the two other hosts, in order. */
async function open(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/example\.com/, (route) => {
    asked.push(route.request().url());
    const isScript = route.request().url().endsWith('.js');
    const body = isScript
      ? 'document.documentElement.dataset.counted = Object.values(document.currentScript.dataset).join()'
      : '<p>Karte</p>';
    return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body });
  });
  await page.goto(host.origin + path);
  return asked;
}
const question = (page: Page) => page.locator('#consent');
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click();
const again = (page: Page) => page.locator('#consent-again button');
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const counted = (page: Page) => page.locator('html').getAttribute('data-counted');

test('nothing is loaded and nothing stored before the answer, and no is kept as well as yes', async ({ page }) => {
  const asked = await open(page, '/de');
  await expect(question(page)).toBeVisible();
  expect(await stored(page)).toEqual([]);
  const [no, yes] = await Promise.all(
    ['Ablehnen', 'Zustimmen'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
  );
  await expect
    .poll(() => question(page).evaluate((section) => Math.round(innerHeight - section.getBoundingClientRect().bottom)))
    .toBe(0);
  expect(no?.height).toBe(yes?.height);
  expect(no?.width).toBeCloseTo(yes?.width ?? 0, 0);
  expect(await violations(page)).toEqual([]);
  await answer(page, 'Ablehnen');
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(again(page)).toBeAttached();
  await expect(again(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(await stored(page)).toEqual(['consent']);
  expect(asked).toEqual([]);
});

test('yes loads the script with what it is told, and the map when it comes near', async ({ page }) => {
  const asked = await open(page, '/de');
  await answer(page, 'Zustimmen');
  await expect.poll(() => counted(page)).toBe('garden,7');
  expect(asked).toEqual(['https://stats.example.com/count.js']);
  await page.locator('details.embed').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://maps.example.com/town');
  await page.goto(`${host.origin}/de/beete/farne`);
  await expect.poll(() => counted(page)).toBe('garden,7');
});

test('one by one: what is not agreed to waits, a press opens it this once, and a changed mind unloads', async ({
  page,
}) => {
  const asked = await open(page, '/de');
  await question(page).locator('summary').click();
  await question(page).getByLabel('Zählung').check();
  // As a phone's bar of addresses does that comes and goes.
  await page.setViewportSize({ width: 1280, height: 660 });
  await drawn(page);
  await expect(question(page).getByLabel('Zählung')).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await answer(page, 'Auswahl speichern');
  await expect.poll(() => counted(page)).toBe('garden,7');
  await page.locator('details.embed').scrollIntoViewIfNeeded();
  expect(asked).toEqual(['https://stats.example.com/count.js']);
  await scrollAndClick(page.locator('details.embed summary'));
  await expect(page.locator('iframe')).toHaveCount(1);
  await scrollAndClick(again(page));
  await expect(question(page)).toBeFocused();
  await question(page).locator('summary').click();
  await expect(question(page).getByLabel('Zählung')).toBeChecked();
  await expect(question(page).getByLabel('Karten')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(again(page)).toBeFocused();
  await again(page).click();
  await answer(page, 'Ablehnen');
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
  await expect(again(page)).toBeVisible();
  expect(await counted(page)).toBeNull();
});

test('it is asked in the language that is chosen meanwhile, and again once something else waits', async ({ page }) => {
  await open(page, '/de');
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[hreflang="fa"], footer a[hreflang="fa"], a[hreflang="fa"]')?.click();
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await expect(question(page)).toContainText('آیا بشماریم؟');
  await answer(page, 'می‌پذیرم');
  await expect(question(page)).toBeHidden();
  await page.evaluate(() => {
    const { agreed } = JSON.parse(localStorage.getItem('consent') ?? '{}');
    localStorage.setItem('consent', JSON.stringify({ agreed, waiting: 'less' }));
  });
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await counted(page)).toBeNull();
});

test('what is answered in one tab is answered in all', async ({ page, context }) => {
  await open(page, '/de');
  await expect(question(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, '/de/beete/farne');
  await answer(other, 'Zustimmen');
  await expect(question(page)).toBeHidden();
  await expect.poll(() => counted(page)).toBe('garden,7');
  await other.close();
});

test('the line above the header stays on the way to a page that has an insertion, and both are there without scripts', async ({
  page,
  browser,
}) => {
  await open(page, '/de');
  await answer(page, 'Ablehnen');
  const banner = page.locator('#app > aside');
  await expect(banner).toHaveText('Im Mai ist zu. Farne');
  expect(
    await page.locator('main > *').evaluateAll((all) => all.map((each) => each.getAttribute('data-block'))),
  ).toEqual(['hero', 'stats', 'faq', 'embedded']);
  await hydrated(page);
  await mark(page);
  await banner.getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/beete\/farne$/);
  await expect(page.locator('main > [data-block]:nth-child(2)')).toHaveAttribute('data-block', 'faq');
  await expect(banner).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${host.origin}/fa/beete/farne`);
  await expect(plain.locator('#app > aside')).toContainText('در اردیبهشت بسته است.');
  await expect(plain.locator('main > [data-block]:nth-child(2)')).toHaveAttribute('data-block', 'faq');
  expect(await plain.locator('#app > aside a').getAttribute('href')).toBe('/fa/beete/farne');
  await plain.close();
});

test('without scripts nobody is asked, and pages name what may be loaded in their policy alone', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${host.origin}/de`);
  await expect(question(page)).toBeHidden();
  await page.close();
  expect(readFileSync(join(root, 'dist/de.html'), 'utf8')).not.toContain('<script defer="" src="https:');
  expect(readFileSync(join(root, 'dist/_headers'), 'utf8')).toContain('https://stats.example.com/count.js');
});
