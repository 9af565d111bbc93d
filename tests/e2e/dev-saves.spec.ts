import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { test } from './authoring';
import { expect, isMarked, mark, open } from './site';

test.use({ viewport: { width: 1280, height: 800 }, tolerated: /Failed to load resource|\[vite\]|There is no page/ });

const messages = (page: Page) => page.locator('dev-panel [role="alert"]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a mistake in site.yaml is told over the open page, which goes on when it is mended', async ({
  page,
  authoring: { origin, edit },
}) => {
  await open(page, `${origin}/tr/contact`);
  await mark(page);
  for (const [what, from, to, code] of [
    ['a value that is none', 'locale: tr_TR', 'locale: tr-TR', 'site.yaml:18'],
    ['an open quotation mark', 'defaultLanguage: en', 'defaultLanguage: "en', 'site.yaml:'],
    ['no languages at all', 'languages:\n', 'languages: 7\n', 'site.yaml:'],
  ] as const)
    await test.step(what, async () => {
      edit('site.yaml', from, to);
      await expect(messages(page)).toContainText(code);
      edit('site.yaml', to, from);
      await expect(messages(page)).toHaveCount(0);
      edit('pages/contact.yaml', 'tr: Ne ürettiğinizi anlatın', 'tr: Ne dokuduğunuzu anlatın');
      await expect(heading(page)).toHaveText('Ne dokuduğunuzu anlatın');
      edit('pages/contact.yaml', 'tr: Ne dokuduğunuzu anlatın', 'tr: Ne ürettiğinizi anlatın');
      await expect(heading(page)).toHaveText('Ne ürettiğinizi anlatın');
    });
  expect(await isMarked(page)).toBe(true);
});

test('a file that is emptied and written a moment later shows what was written', async ({
  page,
  authoring: { origin, site },
}) => {
  const file = join(site, 'pages/contact.yaml');
  const text = readFileSync(file, 'utf8');
  await open(page, `${origin}/en/contact`);
  for (const pause of [0, 5, 20, 40, 80]) {
    writeFileSync(file, '');
    await wait(pause);
    writeFileSync(file, text.replace('en: Tell us what you make', `en: Written after ${pause} ms`));
    await expect(heading(page)).toHaveText(`Written after ${pause} ms`);
    await expect(messages(page)).toHaveCount(0);
    writeFileSync(file, text);
    await expect(heading(page)).toHaveText('Tell us what you make');
  }
});

test('a page that is deleted is not found, and there again when it is written again', async ({
  page,
  authoring: { origin, site },
}) => {
  const file = join(site, 'pages/contact.yaml');
  const text = readFileSync(file, 'utf8');
  await open(page, `${origin}/en/contact`);
  await mark(page);
  rmSync(file);
  // Links to it are dead now, which is a matter of the pages that have them.
  await expect(page.locator('main [data-block="not-found"]')).toBeAttached();
  writeFileSync(file, text);
  await expect(heading(page)).toHaveText('Tell us what you make');
  await expect(messages(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('a page shows at the open address as soon as its file is there', async ({ page, authoring: { origin, site } }) => {
  await open(page, `${origin}/en/quite-new`);
  copyFileSync(join(site, 'pages/contact.yaml'), join(site, 'pages/quite-new.yaml'));
  await expect(heading(page)).toHaveText('Tell us what you make');
  rmSync(join(site, 'pages/quite-new.yaml'));
});

test('colours, rules, icons and pictures show in the open page when they are saved', async ({
  page,
  authoring: { origin, site, engine, edit },
}) => {
  const colour = () =>
    page.evaluate(() =>
      getComputedStyle(document.querySelector('[data-region=ksa]') ?? document.body).getPropertyValue('--accent'),
    );
  await open(page, `${origin}/en`);
  await mark(page);
  expect(await colour()).toBe('#1b7a4b');
  edit('site.yaml', 'color: "#1B7A4B"', 'color: "#123456"');
  await expect.poll(colour).toBe('#123456');

  const sources = new Map<string, string>();
  const rewrite = (file: string, change: (text: string) => string) => {
    const source = readFileSync(join(engine, file), 'utf8');
    sources.set(file, source);
    writeFileSync(join(engine, file), change(source));
  };
  rewrite('blocks/hero/hero.css', (text) => `${text}\nh1{outline:3px solid #010203}`);
  await expect(heading(page)).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  rewrite('blocks/hero/shortcuts.ts', (text) => text.replace('opening: [', "opening: ['cursor-help',"));
  await expect(heading(page)).toHaveCSS('cursor', 'help');
  rewrite('blocks/hero/Hero.tsx', (text) => text.replace('className="opening"', 'className="opening select-none"'));
  await expect(heading(page)).toHaveCSS('user-select', 'none');
  expect(await isMarked(page)).toBe(true);

  await page.goto(`${origin}/en/about-us`);
  await mark(page);
  edit('pages/about-us.yaml', 'icon: key-round', 'icon: tractor');
  const drawn = () =>
    page.locator('use[href$="#tractor"]').evaluate((use) => (use as SVGUseElement).getBoundingClientRect().width);
  await expect.poll(drawn).toBeGreaterThan(5);
  expect(await isMarked(page)).toBe(true);

  const logo = page.locator('img[src="/logos/noon.svg"]').first();
  await open(page, `${origin}/en`);
  await logo.scrollIntoViewIfNeeded();
  const file = join(site, 'public/logos/noon.svg');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/ width="[^"]*"/, ' width="444"'));
  await expect(logo).toHaveJSProperty('naturalWidth', 444);

  // A server that is started on other sources than it was makes its program anew.
  await page.goto('about:blank');
  for (const [source, text] of sources) writeFileSync(join(engine, source), text);
});
