import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { type AuthoredTheme, theme } from '../../schema/theme.ts';
import { openFolder } from '../../src/disk/machine.ts';
import { buildSheet, wholeSheet } from '../../src/publish/styles/css.ts';
import { styles } from '../../src/render/styles.ts';
import { violations } from './axe.ts';
import { disorder } from './composure.ts';
import { expectPicture } from './pictures.ts';
import { expect, onDayMade, open, test } from './site';

const engine = join(import.meta.dirname, '../..');
const folder = join(engine, 'tests/fixtures/themes');

/** Shows a page in another theme: its own style sheet in the place of the one that it has. */
async function dress(page: Page, authored: (own: AuthoredTheme) => AuthoredTheme) {
  const { site, siteFile } = openFolder(engine);
  if (!site) throw new Error('The site has no value.');
  const first = (await page.locator('style').first().textContent()) ?? '';
  const fontFaces = first.match(/@font-face\{[^}]*\}/g)?.join('') ?? '';
  const dressed = {
    engine,
    root: engine,
    site: { ...site, theme: authored(site.theme) },
    faces: siteFile.faces,
    styles,
    fontFaces,
  };
  await page.evaluate(
    (css) => {
      for (const element of document.querySelectorAll('style')) element.remove();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    wholeSheet(await buildSheet(dressed)),
  );
}

/** The same pages in each of the themes that ship as examples. */
for (const file of readdirSync(folder))
  for (const { route, width } of [
    { route: '/faq', width: 1280 },
    { route: '/contact', width: 390 },
  ])
    test(`${route} dressed by ${file} looks as approved at ${width} pixels`, async ({ page }) => {
      const look = theme.parse(parse(readFileSync(join(folder, file), 'utf8'), { schema: 'failsafe' }));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/en${route}`);
      await dress(page, () => look);
      await expectPicture(page, `themes/${file.replace('.yaml', '')}${route}-${width}`);
    });

/** How near the ring of an ornament comes to words, in pixels; negative where it goes through them. */
const roomAroundRing = (page: Page) =>
  page.evaluate(() => {
    const room: number[] = [];
    for (const section of document.querySelectorAll('.hero, .call')) {
      const { content, width, top, insetInlineEnd, direction } = getComputedStyle(section, '::after');
      if (content === 'none') continue;
      const box = section.getBoundingClientRect();
      const radius = Number.parseFloat(width) / 2;
      const end = Number.parseFloat(insetInlineEnd) + radius;
      const [x, y] = [
        direction === 'rtl' ? box.left + end : box.right - end,
        box.top + Number.parseFloat(top) + radius,
      ];
      const range = document.createRange();
      for (const element of section.querySelectorAll(':is(h1, h2, p, li, a, span, small)')) {
        range.selectNodeContents(element);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const [nearX, nearY] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
          const [farX, farY] = [Math.max(x - left, right - x), Math.max(y - top, bottom - y)];
          const [nearest, farthest] = [Math.hypot(nearX, nearY), Math.hypot(farX, farY)];
          room.push(nearest > radius ? nearest - radius : Math.max(radius - farthest, -1));
        }
      }
    }
    return room.length === 0 ? undefined : Math.min(...room);
  });

test('an ornament stands beside texts, never under them, and only where the theme asks for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [
    '/en/contact',
    '/ar/contact',
    '/tr/faq',
    '/en/about-us',
    '/ar/marketplaces/amazon-ksa',
    '/en/services/export-management',
  ]) {
    await open(page, path);
    expect(await roomAroundRing(page), path).toBe(undefined);
    await dress(page, (own) => ({ ...own, ornament: 'arc' }));
    for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      if (width < 1024) expect(await roomAroundRing(page), `${path} at ${width}`).toBe(undefined);
      else expect(await roomAroundRing(page), `${path} at ${width}`).toBeGreaterThan(0);
    }
    expect(await disorder(page), path).toEqual([]);
  }
});

test('a page has its dark look where the device is set to dark, which axe finds nothing in, and its light one on paper', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await onDayMade(page);
  await open(page, '/en/marketplaces/amazon-ksa');
  await dress(page, (own) => ({ ...own, dark: { colors: {} } }));
  expect(await violations(page)).toEqual([]);
  await expectPicture(page, 'themes/dark/amazon-ksa-1280');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(11, 34, 57)');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
});
