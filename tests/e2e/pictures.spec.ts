import { type ChildProcess, spawn } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { blockSchemas } from '../../blocks/schemas.ts';
import { comparePicture, isSamePicture } from './pictures.ts';
import { routes } from './site.ts';

/** Every page and every block looks as it did when its picture was last approved (`npm run pictures`). */
const WIDTHS = [390, 1280];
const LANGUAGES = ['en', 'ar'];

/** Still pictures: nothing moves, everything is loaded. */
async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

for (const width of WIDTHS)
  for (const language of LANGUAGES)
    test.describe(`${language} at ${width} px`, () => {
      test.use({
        viewport: { width, height: 900 },
        javaScriptEnabled: true,
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const route of routes)
        test(`the page ${route || '/'} looks as approved`, async ({ page }) => {
          await page.goto(`/${language}${route}`, { waitUntil: 'networkidle' });
          const name = `${language}-${width}${route || '/home'}`;
          const share = await comparePicture(name, await takePicture(page));
          expect(isSamePicture(share), `${(share * 100).toFixed(1)} % of ${name} changed`).toBe(true);
        });
    });

test.describe('the catalogue', () => {
  test.describe.configure({ mode: 'serial' });
  const port = Number(process.env.CATALOGUE_PORT ?? 4390);
  let server: ChildProcess;

  test.beforeAll(async () => {
    server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
      stdio: 'ignore',
    });
    await expect(async () =>
      expect((await fetch(`http://localhost:${port}/__blocks/en/divider`)).ok).toBe(true),
    ).toPass({ timeout: 40_000 });
  });
  test.afterAll(() => {
    server.kill();
  });

  for (const type of Object.keys(blockSchemas))
    for (const language of LANGUAGES)
      test(`the block ${type} looks as approved in ${language}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 600 });
          await page.goto(`http://localhost:${port}/__blocks/${language}/${type}`, { waitUntil: 'networkidle' });
          const share = await comparePicture(`blocks/${type}-${language}-${width}`, await takePicture(page));
          expect(isSamePicture(share), `${(share * 100).toFixed(1)} % of ${type} changed`).toBe(true);
        }
      });
});
