import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page, test } from '@playwright/test';
import { blockSchemas } from '../../blocks/schemas.ts';
import { expectPicture } from './pictures.ts';
import { onDayMade } from './site.ts';

/** Every block looks as it did when its picture was last approved (`npm run pictures`); `every-page.spec.ts` has the pages. */
const VIEWS = [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
];

test.describe('the catalogue', () => {
  test.describe.configure({ mode: 'default' });
  const port = Number(process.env.CATALOGUE_PORT ?? 4390);
  let server: ChildProcess;
  /** The window in which all blocks are shown: a new one would fetch every module of the authors' server again. */
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    server = spawn(process.execPath, ['bin/pages-as-data.mjs', 'dev', '--port', String(port)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    server.stdout?.setEncoding('utf8').on('data', (part) => (said += part));
    const key = () => /\?key=[\w-]+/.exec(said)?.[0] ?? '';
    await expect.poll(key).not.toBe('');
    page = await browser.newPage({ reducedMotion: 'reduce' });
    await onDayMade(page);
    await page.goto(`http://localhost:${port}/en${key()}`);
  });
  test.afterAll(async () => {
    await page.close();
    server.kill();
    await once(server, 'exit');
  });

  for (const type of Object.keys(blockSchemas))
    test(`the block ${type} looks as approved in both directions`, async () => {
      for (const { language, width } of VIEWS) {
        await page.setViewportSize({ width, height: 600 });
        await page.goto(`http://localhost:${port}/__blocks/${language}/${type}`);
        await expectPicture(page, `blocks/${type}-${language}-${width}`);
      }
    });
});
