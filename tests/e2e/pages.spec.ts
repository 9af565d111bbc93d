import { addresses, direction, expect, languages, layOut, marketplaces, open, source, test } from './site';

test('title, description and h1 are unique among all pages', async ({ request }) => {
  const patterns = {
    title: /<title>(.+?)<\/title>/,
    description: /<meta name="description" content="(.+?)"/,
    h1: /<h1[^>]*>(.+?)<\/h1>/,
  };
  const sources = await Promise.all(addresses.map(({ path }) => source(request, path)));
  for (const [name, pattern] of Object.entries(patterns)) {
    const texts = sources.map((html) => pattern.exec(html)?.[1] ?? '');
    expect(texts, name).not.toContain('');
    expect(
      texts.filter((text, place) => texts.indexOf(text) !== place),
      `repeated ${name}`,
    ).toEqual([]);
  }
});

test.describe('an address without a page', () => {
  test.use({ tolerated: /404 \(Not Found\)|There is no page at/ });
  const cases = [
    { path: '/en/nothing', language: 'en' },
    { path: '/tr/nothing', language: 'tr' },
    { path: '/ar/services/nothing', language: 'ar' },
    { path: '/nothing', language: 'en' },
    { path: '/de/contact', language: 'en' },
    { path: '/english', language: 'en' },
    { path: '/en/contact/more', language: 'en' },
  ] as const;
  test('answers 404 in its language, says so in the console, and leads home', async ({ page }) => {
    for (const { path, language } of cases) {
      const logged = page.waitForEvent('console', (message) => message.text().includes(`no page at ${path}`));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await logged;
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction[language]);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('[data-block="not-found"]')).toContainText('404');
      await page.locator('[data-block="not-found"] a').click();
      await expect(page).toHaveURL(`/${language}`);
    }
  });

  test('the English not-found page has the words of the specification', async ({ page }) => {
    await page.goto('/en/nothing');
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    await expect(page.locator('main')).toContainText('The page you’re looking for doesn’t exist or has been moved.');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/en');
  });
});

const slashed = ['/en/', '/tr/', '/ar/', '/en/about-us/', '/ar/services/logistics-shipping/'];
test('an address with a last slash leads to the one without', async ({ page }) => {
  for (const path of slashed) {
    await page.goto(`${path}?from=mail`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${path.slice(0, -1)}?from=mail`);
  }
});

test('every internal link, anchor and file on every page exists', async ({ request }) => {
  const known = new Map<string, Promise<string>>();
  const at = (path: string) => {
    const answer = known.get(path) ?? request.get(path).then((it) => (it.ok() ? it.text() : `status ${it.status()}`));
    known.set(path, answer);
    return answer;
  };
  const faults: string[] = [];
  for (const { path } of [...addresses, ...languages.map((language) => ({ path: `/${language}/404` }))]) {
    const html = await at(path);
    for (const [, address = ''] of html.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      if (/^(https?|mailto|tel):/.test(address)) continue;
      const url = new URL(address.replaceAll('&amp;', '&'), `http://host${path}`);
      const target = await at(url.pathname + url.search);
      const missing = url.hash && !target.includes(`id="${url.hash.slice(1)}"`);
      if (/^status/.test(target) || missing) faults.push(`${path}: ${address}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every link within the site keeps the language of its page', async ({ request }) => {
  for (const { path, language } of addresses) {
    const html = await source(request, path);
    const links = [...html.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const own = links.filter((attributes) => /href="\//.test(attributes) && !/hrefLang=/i.test(attributes));
    expect(own.length, path).toBeGreaterThan(20);
    expect(
      own.filter((attributes) => !new RegExp(`href="/${language}(["/#?])`).test(attributes)),
      path,
    ).toEqual([]);
  }
});

test('on phones a season takes one line with its bar, and no page of a marketplace is longer than eight screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of marketplaces) {
    await open(page, `/en${path}`);
    await layOut(page);
    const { seasons, height } = await page.evaluate(() => ({
      seasons: [...document.querySelectorAll('[data-block="seasons"] li')].map((season) => season.clientHeight),
      height: document.documentElement.scrollHeight,
    }));
    expect(seasons.length).toBeGreaterThan(3);
    // Name and date, what is due before, and the bar.
    expect(Math.max(...seasons)).toBeLessThan(48);
    expect(height).toBeLessThan(8 * 844);
  }
});
