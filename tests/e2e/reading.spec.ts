import type { BrowserContext, Page } from '@playwright/test';
import { ALL } from '../all.ts';
import { besideMouse, expect, hydrated, kinds, languages, marketplaces, services, test, watchConsole } from './site';
import { unreadable } from './unreadable.ts';

const routes = ALL ? ['', '/faq', '/contact', '/about-us', ...services, marketplaces[6]] : kinds;

/** Gives a page a style sheet as an extension would: the page's policy does not hear of it. */
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

async function readAll(pages: readonly Page[], width: number, css: string) {
  const found: string[] = [];
  for (const page of pages) {
    await page.setViewportSize({ width, height: 800 });
    await restyle(page, css);
    const { pathname } = new URL(page.url());
    found.push(...(await unreadable(page)).map((fault) => `${pathname}: ${fault}`));
  }
  expect(found).toEqual([]);
}

// The pages are opened once and read in every size.
for (const language of languages)
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    const pages: Page[] = [];
    const faults: (readonly string[])[] = [];
    let context: BrowserContext;

    test.beforeAll(async ({ browser }) => {
      // What moves would be drawn all the while, on each of them.
      context = await browser.newContext({ reducedMotion: 'reduce' });
      for (const route of routes) {
        const page = await context.newPage();
        await besideMouse(page);
        faults.push(watchConsole(page));
        await page.goto(`/${language}${route}`);
        await hydrated(page);
        pages.push(page);
      }
    });
    test.afterAll(async () => {
      await context.close();
      expect(faults.flat(), 'the console stays silent').toEqual([]);
    });

    for (const width of [390, 768, 1024, 1280])
      test(`nothing is lost with text of twice the size at ${width} pixels (${language})`, () =>
        readAll(pages, width, 'html { font-size: 200% }'));

    for (const width of [320, 1024, 1280])
      test(`nothing is lost with the spacing of WCAG 1.4.12 at ${width} pixels (${language})`, () => {
        // Arabic letters are joined: its script takes no space between them, and the criterion asks for none.
        const letters = language === 'ar' ? '' : 'letter-spacing: 0.12em !important;';
        return readAll(
          pages,
          width,
          `* { line-height: 1.5 !important; word-spacing: 0.16em !important; ${letters} } p { margin-block-end: 2em !important }`,
        );
      });
  });
