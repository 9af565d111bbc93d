import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { type AuthoredTheme, theme } from '../../schema/theme.ts';
import { buildSheet, wholeSheet } from '../../src/build/css.ts';
import { openProject } from '../../src/content/project.ts';
import { styles } from '../../src/render/styles.ts';
import { violations } from './axe.ts';
import { expectPicture } from './pictures.ts';
import { expect, open, test } from './site';

const engine = join(import.meta.dirname, '../..');
const folder = join(engine, 'tests/fixtures/themes');

/** Shows a page in another theme: its own style sheet in the place of the one that it has. */
async function dress(page: Page, authored: (own: AuthoredTheme) => AuthoredTheme) {
  const { site, siteFile } = openProject(engine);
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
  for (const route of ['/faq', '/contact'])
    for (const width of [390, 1280])
      test(`${route} dressed by ${file} looks as approved at ${width} pixels`, async ({ page }) => {
        const look = theme.parse(parse(readFileSync(join(folder, file), 'utf8'), { schema: 'failsafe' }));
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await open(page, `/en${route}`);
        await dress(page, () => look);
        await expectPicture(page, `themes/${file.replace('.yaml', '')}${route}-${width}`);
      });

test('a page has its dark look where the device is set to dark, which axe finds nothing in, and its light one on paper', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 900 });
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
