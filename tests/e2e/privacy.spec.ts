import { readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hydrated, languages, open, test, waitForAnswers } from './site';

/** Everything that a page asks for, and what it has stored by the end. */
function watch(page: Page): { readonly hosts: Set<string>; stored(): Promise<unknown> } {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host);
  });
  const inPage = () =>
    page.evaluate(async () => ({
      cookie: document.cookie,
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  return { hosts, stored: async () => ({ ...(await inPage()), cookies: await page.context().cookies() }) };
}
const NOTHING = { cookie: '', local: {}, session: {}, databases: [], caches: [], workers: 0, cookies: [] };

for (const language of languages)
  test(`a visit asks no other host and stores nothing (${language})`, async ({ page, baseURL }) => {
    const visit = watch(page);
    await open(page, `/${language}`);
    for (const route of ['/services/logistics-shipping', '/marketplaces/noon-uae', '/contact', '/faq']) {
      await page
        .locator(`.site-footer a[href="/${language}${route}"], .site-nav a[href="/${language}${route}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(`/${language}${route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    }
    await page.reload();
    await hydrated(page);
    expect([...visit.hosts]).toEqual([new URL(baseURL ?? '').host]);
    expect(await visit.stored()).toEqual(NOTHING);
  });

test('deciding the language asks the lookup alone, without saying who asks, and stores nothing', async ({
  page,
  baseURL,
}) => {
  const lookups: Record<string, string>[] = [];
  await page.route(/^https:/, async (route) => {
    lookups.push({ url: route.request().url(), ...(await route.request().allHeaders()) });
    await route.fulfill({ json: { country: 'TR' }, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const visit = watch(page);
  await waitForAnswers(page);
  await page.goto('/contact?source=fair');
  await expect(page).toHaveURL('/tr/contact?source=fair');
  await hydrated(page);
  expect(lookups.map(({ url }) => url)).toEqual(['https://api.country.is/']);
  expect(lookups[0]).not.toHaveProperty('cookie');
  expect(lookups[0]?.['referer'] ?? '').not.toContain('contact');
  expect([...visit.hosts].sort()).toEqual(['api.country.is', new URL(baseURL ?? '').host].sort());
  expect(await visit.stored()).toEqual(NOTHING);
});

test('choosing a language stores that choice and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const visit = watch(page);
  await open(page, '/en');
  await page.locator('.language').hover();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar');
  expect(await visit.stored()).toEqual({ ...NOTHING, local: { preferredLanguage: 'ar' } });
});

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) =>
  statSync(join('dist', path)).isFile(),
);

test('what is served has no source maps, no paths of this machine, no secrets and no content files', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((path) => /\.(map|ya?ml|tsx?|env|log|bak|orig|swp)$|(^|\/)(\.|node_modules)/.test(path))).toEqual(
    [],
  );
  const never: Readonly<Record<string, RegExp>> = {
    'source map': /\/[/*][#@] ?sourceMappingURL/,
    'path of this machine': new RegExp(
      [resolve('.'), homedir(), `${tmpdir()}/`]
        .map((path) => path.replace(/[.\\]/g, '\\$&'))
        .filter((path) => path.length > 4)
        .join('|'),
    ),
    'path of node_modules': /node_modules\//,
    'private key': /-----BEGIN [A-Z ]*PRIVATE KEY/,
    token:
      /\b(AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|sk-[A-Za-z0-9]{32,}|xox[abprs]-[A-Za-z0-9-]{10,}|AIza[0-9A-Za-z_-]{35})\b/,
    'file address': /file:\/\/\//,
  };
  const found = files.flatMap((path) => {
    const text = readFileSync(join('dist', path), 'latin1');
    return Object.entries(never).flatMap(([name, pattern]) => (pattern.test(text) ? [`${path}: ${name}`] : []));
  });
  expect(found).toEqual([]);
});

test('files that are kept for ever carry a hash of their content in their names', () => {
  for (const path of files.filter((name) => name.startsWith('assets/')))
    expect(path).toMatch(/^assets\/[\w-]+-[\w-]{8,}\.(js|css|svg|woff2|png|jpg|webp|avif)$/);
});
