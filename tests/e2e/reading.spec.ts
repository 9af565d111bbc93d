import type { Page } from '@playwright/test';
import { expect, languages, marketplaces, services, test } from './site';
import { unreadable } from './unreadable.ts';

const routes = ['', '/faq', '/contact', '/about-us', services[0], marketplaces[6]];

/** Adds a style sheet as an extension would: the page's policy does not hear of it. */
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

async function readAll(page: Page, paths: readonly string[], css: string) {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await restyle(page, css);
    found.push(...(await unreadable(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
}

for (const language of languages) {
  const some = routes.map((route) => `/${language}${route}`);

  for (const width of [390, 768, 1024, 1280])
    test(`nothing is lost with text of twice the size at ${width} pixels (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await readAll(page, some, 'html { font-size: 200% }');
    });

  for (const width of [320, 1024, 1280])
    test(`nothing is lost with the spacing of WCAG 1.4.12 at ${width} pixels (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // Arabic letters are joined: its script takes no space between them, and the criterion asks for none.
      const letters = language === 'ar' ? '' : 'letter-spacing: 0.12em !important;';
      await readAll(
        page,
        some,
        `* { line-height: 1.5 !important; word-spacing: 0.16em !important; ${letters} } p { margin-block-end: 2em !important }`,
      );
    });
}
