import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, type Hosted, hostSite } from '../site-copy.ts';
import { comparePicture, expectPicture, SHARE } from './pictures.ts';
import { expect, hydrated, test } from './site';
import { unreadable } from './unreadable.ts';

/** One page in ten languages of nine scripts, each set in a face of ours, whatever fonts the machine has. */
const FACES = {
  he: 'Noto Sans Hebrew',
  fa: 'Vazirmatn',
  ur: 'Noto Nastaliq Urdu',
  hi: 'Noto Sans',
  th: 'Noto Sans Thai',
  ja: 'Noto Sans JP',
  zh: 'Noto Sans SC',
  ko: 'Noto Sans KR',
  ru: 'Noto Sans',
  el: 'Noto Sans',
};

test.describe.configure({ mode: 'default' });

const root = join(mkdtempSync(join(tmpdir(), 'scripts-')), 'site');
let host: Hosted;
let origin = '';

test.beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../fixtures/scripts'), root, {
    recursive: true,
    filter: (path) => !/[\\/](dist|\.cache)$/.test(path),
  });
  expect(await buildSite(root)).toMatchObject({ status: 0 });
  host = await hostSite(root);
  origin = host.origin;
});
test.afterAll(() => {
  host?.close();
  rmSync(join(root, '..'), { recursive: true, force: true });
});

for (const [language, family] of Object.entries(FACES))
  test(`a page in ${language} is set in ${family} alone and looks as approved, as its picture for shared links does`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${origin}/${language}`);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root: tree } = await session.send('DOM.getDocument');
    for (const selector of ['h1', 'h2', 'main p']) {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: tree.nodeId, selector });
      if (nodeId === 0) continue;
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(new Set(fonts.map((font) => font.isCustomFont && font.familyName.startsWith(family))), selector).toEqual(
        new Set([true]),
      );
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await unreadable(page), `at ${width} pixels`).toEqual([]);
    }
    await expectPicture(page, `scripts/${language}-390`);
    const html = readFileSync(join(root, `dist/${language}.html`), 'utf8');
    const [name = ''] = /social-[\w-]+\.png/.exec(html) ?? [];
    const picture = readFileSync(join(root, 'dist/assets', name));
    expect(await comparePicture(`scripts/${language}-social`, picture)).toBeLessThanOrEqual(SHARE);
  });
