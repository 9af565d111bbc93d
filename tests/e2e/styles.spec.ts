import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openFolder } from '../../src/disk/machine.ts';
import { buildSheet, wholeSheet } from '../../src/publish/styles/css.ts';
import { styles } from '../../src/render/styles.ts';
import { expect, layOut, marketplaces, open, services, test } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: /There is no page at|Failed to load resource/ });

/** Pages that together have every block. */
const viewports = [
  { language: 'ar', width: 1280, kinds: ['', '/contact', '/404'] },
  { language: 'en', width: 390, kinds: ['/about-us', ...services.slice(3, 4), ...marketplaces.slice(-1)] },
] as const;

for (const { language, width, kinds } of viewports)
  test(`pages in ${language}, ${width} px wide, are styled as the whole sheet would style them`, async ({ page }) => {
    const engine = join(import.meta.dirname, '../..');
    const { site, siteFile } = openFolder(engine);
    if (!site) throw new Error('The site has no value.');
    await page.setViewportSize({ width, height: 800 });
    const sheet = await buildSheet({ engine, site, faces: siteFile.faces, styles, fontFaces: '' });
    for (const route of kinds) {
      await page.goto(`/${language}${route}`, { waitUntil: 'domcontentloaded' });
      const first = (await page.locator('style').first().textContent()) ?? '';
      const fontFaces = first.match(/@font-face\{[^}]*\}/g)?.join('') ?? '';
      const whole = wholeSheet({ ...sheet, before: fontFaces + sheet.before });
      const { compared, different } = await page.evaluate(compareWith, whole);
      expect(compared, route).toBeGreaterThan(300);
      expect(different, route).toEqual([]);
    }
  });

/** What of the page has other computed styles with this sheet in the place of the page's own. */
function compareWith(sheet: string) {
  // What custom properties are good for shows in the others; in which order they come is open.
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
  const styled = () =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isMade = pseudo === '' || style.content !== 'none';
        const values = isMade ? names.map((name) => `${name}: ${style.getPropertyValue(name)}`) : ['content: none'];
        return [`${element.localName}.${element.getAttribute('class')}${pseudo}`, ...values];
      }),
    );
  const before = styled();
  const whole = new CSSStyleSheet();
  whole.replaceSync(sheet);
  document.adoptedStyleSheets = [whole];
  for (const style of document.querySelectorAll('style')) style.disabled = true;
  const after = styled();
  const different = before.flatMap(([name, ...values], place) =>
    values.filter((value, at) => after[place]?.[at + 1] !== value).map((value) => `${name} ${value}`),
  );
  return { compared: before.length, different: different.slice(0, 20) };
}

/**
 * Everything in the blocks of a page. Its heading has the focus after a navigation, and a closed answer has the size of when it
 * was last drawn, if it ever was.
 */
const IN_BLOCKS = '[data-block], [data-block] :not(h1, details:not([open]) *)';

/** The computed styles of everything in the blocks of a page, in which ids are counted. */
const stylesOfBlocks = async (page: Page): Promise<string[][]> =>
  // As one text, which takes the way out of the browser much faster than a list of lists does.
  JSON.parse(
    await page.evaluate(async (within) => {
      // The fonts that are on their way give texts other sizes; what has just been laid out asks for its own with the next frames.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await document.fonts.ready;
      const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
      const styled = [...document.querySelectorAll(within)].map((element) => {
        const style = getComputedStyle(element);
        const values = names.map(
          (name) => `${name}: ${style.getPropertyValue(name).replace(/url\("#[^"]*/, 'url("#')}`,
        );
        return [`${element.localName}.${element.getAttribute('class')}`, ...values];
      });
      return JSON.stringify(styled);
    }, IN_BLOCKS),
  );

/** What of the open page has other styles than these. */
async function unlike(page: Page, afresh: readonly (readonly string[])[]): Promise<string[]> {
  const now = await stylesOfBlocks(page);
  return afresh
    .flatMap(([name, ...values], place) =>
      values
        .map((value, at) => [value, now[place]?.[at + 1]])
        .flatMap(([value, other]) => (value === other ? [] : [`${name} ${value}, not ${other}`])),
    )
    .slice(0, 20);
}

const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    document.getElementById('announcer')?.replaceChildren();
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

const arrival = (page: Page) => page.waitForFunction(() => document.getElementById('announcer')?.textContent);

for (const path of ['/en', '/ar/contact', '/en/marketplaces/shopee-malaysia'])
  test(`${path} is styled after a navigation like the same page loaded afresh`, async ({ page }) => {
    await open(page, path);
    await layOut(page);
    const afresh = await stylesOfBlocks(page);
    await open(page, '/en/services/export-management');
    await layOut(page);
    const own = await page.locator('style').count();
    for (const way of ['for the first time', 'once more']) {
      await follow(page, path);
      await arrival(page);
      await expect(page.locator(IN_BLOCKS)).toHaveCount(afresh.length);
      expect(await page.locator('style').count()).toBeGreaterThan(own);
      await expect.poll(() => unlike(page, afresh), way).toEqual([]);
      await page.evaluate(() => document.getElementById('announcer')?.replaceChildren());
      await page.goBack();
      await arrival(page);
    }
  });

test.describe('a page whose styles cannot be had', () => {
  test.use({ tolerated: /Failed to load resource|Content Security Policy/ });

  for (const [name, fulfilled] of [
    ['are not there', { status: 404 }],
    ['are of another deployment', { status: 200, body: 'h1{color:red}' }],
  ] as const)
    test(`is loaded as usual: they ${name}`, async ({ page }) => {
      await page.route('**/assets/blocks-*.css', (route) => route.fulfill(fulfilled));
      await open(page, '/en/services/export-management');
      const loaded = page.waitForEvent('load');
      await follow(page, '/en/contact');
      await loaded;
      expect(new URL(page.url()).pathname).toBe('/en/contact');
      await expect(page.locator('[data-block="form"] label').first()).toHaveCSS('display', 'block');
    });
});
