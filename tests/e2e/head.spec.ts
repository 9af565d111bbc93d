import type { Page } from '@playwright/test';
import { expect, languages, marketplaces, open, services, test } from './site';

/** One page of each kind, in every language; what follows the language in an address. */
const kinds = ['', marketplaces[0], services[0], '/faq', '/contact', '/404'];
const paths = languages.flatMap((language) => kinds.map((kind) => `/${language}${kind}`));

/** What the document tells of its page: the head's elements in their order, and the structured data. */
const told = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'head > :not(style, [rel="stylesheet"], [rel="modulepreload"]), [type="application/ld+json"]',
      ),
    ].map(({ outerHTML }) => outerHTML),
  );

const forget = (page: Page) => page.evaluate(() => document.getElementById('announcer')?.replaceChildren());

/** Waits for the page that an act leads to; it has come when it has been announced. */
async function arrive(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  await forget(page);
  await act();
  await page.waitForFunction(() => document.getElementById('announcer')?.textContent);
  expect(new URL(page.url()).pathname).toBe(path);
}

const follow = (page: Page, path: string) =>
  arrive(page, path, () =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path),
  );

/** A walk from every kind of page to every other kind, its language changing with each step. */
const everyWay = kinds
  .flatMap((from, place) => [from, ...kinds.slice(place + 1).flatMap((to) => [to, from])])
  .map((kind, step) => `/${languages[step % languages.length]}${kind}`);

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: /There is no page at|Failed to load resource/,
});

/** The heads of pages as their own documents have them. */
async function loadAfresh(page: Page, pages: readonly string[]): Promise<Record<string, string[]>> {
  const afresh: Record<string, string[]> = {};
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    afresh[path] = await told(page);
  }
  expect(new Set(Object.values(afresh).map(String)).size).toBe(pages.length);
  return afresh;
}

test('the head after a navigation is that of the same page loaded afresh, whatever the page before', async ({
  page,
}) => {
  const afresh = await loadAfresh(page, paths);
  await open(page, everyWay[0] ?? '');
  let before = everyWay[0];
  for (const path of everyWay.slice(1)) {
    await follow(page, path);
    expect(await told(page), `${path} after ${before}`).toEqual(afresh[path]);
    before = path;
  }
});

test('the head follows a choice of language and the way back', async ({ page }) => {
  const afresh = await loadAfresh(page, ['/en/faq', '/ar/contact']);
  await open(page, '/en/faq');
  await follow(page, '/en/contact');
  await page.locator('.language').hover();
  await page.locator('.language [aria-haspopup="menu"]').click();
  await arrive(page, '/ar/contact', () => page.locator('.language [hreflang="ar"]').click());
  expect(await told(page)).toEqual(afresh['/ar/contact']);
  await arrive(page, '/en/faq', () => page.goBack());
  expect(await told(page)).toEqual(afresh['/en/faq']);
});

test('who goes on from an address that does not exist leaves its head behind', async ({ page }) => {
  const afresh = await loadAfresh(page, ['/tr/404', '/tr']);
  await open(page, '/tr/nowhere');
  expect(await told(page)).toEqual(afresh['/tr/404']);
  await follow(page, '/tr');
  expect(await told(page)).toEqual(afresh['/tr']);
});
