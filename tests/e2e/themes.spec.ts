import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { theme } from '../../schema/theme.ts';
import { buildSheet, wholeSheet } from '../../src/build/css.ts';
import { openProject } from '../../src/content/project.ts';
import { styles } from '../../src/render/styles.ts';
import { expectPicture } from './pictures.ts';
import { open, test } from './site';

const engine = join(import.meta.dirname, '../..');
const folder = join(engine, 'tests/fixtures/themes');

/** The same pages in each of the themes that ship as examples. */
for (const file of readdirSync(folder))
  for (const route of ['/faq', '/contact'])
    for (const width of [390, 1280])
      test(`${route} dressed by ${file} looks as approved at ${width} pixels`, async ({ page }) => {
        const { site, siteFile } = openProject(engine);
        if (!site) throw new Error('The site has no value.');
        const look = theme.parse(parse(readFileSync(join(folder, file), 'utf8'), { schema: 'failsafe' }));
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await open(page, `/en${route}`);
        const first = (await page.locator('style').first().textContent()) ?? '';
        const fontFaces = first.match(/@font-face\{[^}]*\}/g)?.join('') ?? '';
        const dressed = {
          engine,
          root: engine,
          site: { ...site, theme: look },
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
        await expectPicture(page, `themes/${file.replace('.yaml', '')}${route}-${width}`);
      });
