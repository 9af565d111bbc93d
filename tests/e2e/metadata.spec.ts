import type { APIRequestContext, Page } from '@playwright/test';
import { addresses, expect, languages, marketplaces, services, source, test } from './site';

const locales = { en: 'en_US', tr: 'tr_TR', ar: 'ar_SA' };

/** What a page's HTML tells machines, and the same as people see it. */
async function described(page: Page, request: APIRequestContext, path: string) {
  const html = await source(request, path);
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    // Signs between the items of a list stand in the data only.
    const words = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/[\s.:;؛]+/g, '');
    const content = (name: string) =>
      parsed.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    const data = parsed.querySelector('script[type="application/ld+json"]')?.textContent;
    return {
      canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      alternates: [...parsed.querySelectorAll('link[rel="alternate"]')].map((link) =>
        [link.getAttribute('hreflang'), link.getAttribute('href')].join(' '),
      ),
      content: Object.fromEntries(
        ['robots', 'og:locale', 'og:title', 'og:description', 'og:url', 'og:image', 'twitter:card', 'description'].map(
          (name) => [name, content(name)],
        ),
      ),
      otherLocales: [...parsed.querySelectorAll('meta[property="og:locale:alternate"]')].map((it) =>
        it.getAttribute('content'),
      ),
      graph: (data ? JSON.parse(data)['@graph'] : []) as Record<string, unknown>[],
      h1: words(parsed.querySelector('h1')),
      questions: [...parsed.querySelectorAll('[data-block="faq"] details')].map((item) => ({
        question: words(item.querySelector('summary h3')),
        answer: words(item.querySelector('summary + *')),
      })),
      crumbs: [...parsed.querySelectorAll('[data-block="hero"] nav li')].map(words),
      email: words(parsed.querySelector('.footer-contact a')),
    };
  }, html);
}
type Thing = Record<string, unknown>;
const ofType = (graph: Thing[], type: string) => graph.filter((thing) => thing['@type'] === type);
const packed = (text: unknown) => String(text).replace(/[\s.:;؛]+/g, '');

for (const language of languages) {
  const own = addresses.filter((address) => address.language === language);

  test(`canonical, alternates, robots and social tags name each page itself (${language})`, async ({
    page,
    request,
  }) => {
    for (const { path, route } of own) {
      const { canonical = '', alternates, content, otherLocales } = await described(page, request, path);
      expect(canonical).toMatch(new RegExp(`^https://[^/]+${path}$`));
      const origin = new URL(canonical ?? '').origin;
      expect(alternates.toSorted(), path).toEqual(
        [...languages.map((code) => `${code} ${origin}/${code}${route}`), `x-default ${origin}/en${route}`].sort(),
      );
      expect(content['robots']).toBe('index, follow');
      expect(content['og:locale']).toBe(locales[language]);
      expect(otherLocales.toSorted()).toEqual(
        Object.values(locales)
          .filter((locale) => locale !== locales[language])
          .sort(),
      );
      expect(content['og:url']).toBe(canonical);
      expect(content['og:title']).toBeTruthy();
      expect(content['og:description']).toBe(content['description']);
    }
  });

  test(`structured data says what the page shows (${language})`, async ({ page, request }) => {
    for (const { path, route } of own) {
      const { graph, questions, crumbs, h1, canonical, email } = await described(page, request, path);
      const organizations = ofType(graph, 'Organization');
      expect(organizations, path).toHaveLength(route === '' ? 1 : 0);
      if (organizations[0]) expect(packed(organizations[0]['email'])).toBe(email);
      expect(ofType(graph, 'Service'), path).toHaveLength(services.includes(route) ? 1 : 0);

      const [trail, ...more] = ofType(graph, 'BreadcrumbList');
      expect(more).toEqual([]);
      if ([...services, ...marketplaces].includes(route)) {
        const steps = trail?.['itemListElement'] as Thing[];
        expect(steps.map(({ position }) => position)).toEqual(steps.map((_, place) => place + 1));
        expect(steps.map(({ name }) => packed(name))).toEqual(crumbs);
        expect(steps.at(-1)?.['item']).toBe(canonical);
      } else expect(trail, path).toBeUndefined();

      const [page1] = ofType(graph, 'FAQPage');
      const entries = (page1?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
      expect(
        entries.map(({ name, acceptedAnswer }) => ({ question: packed(name), answer: packed(acceptedAnswer.text) })),
        path,
      ).toEqual(questions);
      if (['', '/faq', ...marketplaces].includes(route)) expect(questions.length, path).toBeGreaterThan(0);
      expect(h1).not.toBe('');
    }
  });

  test(`the social picture of each page exists (${language})`, async ({ page, request }) => {
    for (const { path } of own) {
      const { content, canonical } = await described(page, request, path);
      expect(content['og:image'], path).toMatch(/^https:/);
      expect(content['twitter:card']).toBe('summary_large_image');
      const { origin, pathname } = new URL(content['og:image'] ?? '');
      expect(origin).toBe(new URL(canonical ?? '').origin);
      const picture = await request.get(pathname);
      expect(picture.headers()['content-type'], path).toMatch(/^image\/(png|jpeg)$/);
    }
  });
}

test('the sitemap lists exactly the pages, with the same alternates', async ({ page, request }) => {
  const xml = await source(request, '/sitemap.xml');
  const entries = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return [...parsed.querySelectorAll('url')].map((url) => ({
      address: url.querySelector('loc')?.textContent ?? '',
      alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')]
        .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
        .sort(),
    }));
  }, xml);
  expect(entries.map(({ address }) => new URL(address).pathname).sort()).toEqual(
    addresses.map(({ path }) => path).sort(),
  );
  for (const { address, alternates } of entries) {
    const told = await described(page, request, new URL(address).pathname);
    expect(told.canonical).toBe(address);
    expect(told.alternates.toSorted()).toEqual(alternates);
  }
});

test('robots.txt, icons and manifest are there', async ({ request }) => {
  expect(await source(request, '/robots.txt')).toMatch(/Sitemap: https:\/\/\S+\/sitemap\.xml/);
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
  expect((await request.get('/favicon.svg')).headers()['content-type']).toBe('image/svg+xml');
  const manifest = JSON.parse(await source(request, '/manifest.webmanifest'));
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});

for (const path of ['/', '/contact', '/en/404', '/ar/404'])
  test(`${path} is kept out of search engines`, async ({ request }) => {
    const html = await source(request, path);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });
