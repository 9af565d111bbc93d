import { describe, expect, test } from 'vitest';
import type { PageRecord } from '../../../src/content/check/record.ts';
import type { SiteValue } from '../../../src/contract/value.ts';
import { robotsTxt, sitemapEntry, sitemapFiles, sitemapXml } from '../../../src/hosts/sitemap.ts';
import { unicodeRange } from '../../../src/publish/fonts/fonts.ts';
import { formatRedirects } from '../../../src/publish/pages/redirects.ts';

describe('the sitemap', () => {
  test('is one file up to fifty thousand addresses, and a list of several beyond', () => {
    const entries = (count: number) => Array.from({ length: count }, (_, page) => `<url><loc>/${page}</loc></url>`);
    expect([...sitemapFiles(entries(50_000), 'https://x.example').keys()]).toEqual(['sitemap.xml']);
    const files = sitemapFiles(entries(100_001), 'https://x.example/below');
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    expect(files.get('sitemap.xml')).toContain('<sitemap><loc>https://x.example/below/sitemap-3.xml</loc></sitemap>');
    expect(['1', '2', '3'].map((part) => files.get(`sitemap-${part}.xml`)?.match(/<url>/g)?.length)).toEqual([
      50_000, 50_000, 1,
    ]);
  });

  test('is divided before a file has more than fifty megabytes', () => {
    const entries = Array.from({ length: 60 }, () => `<url>${'x'.repeat(1_000_000)}</url>`);
    const files = sitemapFiles(entries, 'https://x.example');
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    for (const content of files.values()) expect(content.length).toBeLessThan(50 * 1024 * 1024);
  });

  test('is there for a site without a page too', () => {
    expect([...sitemapFiles([], 'https://x.example')]).toEqual([['sitemap.xml', sitemapXml([])]]);
  });

  const page = {
    path: '/de/a',
    alternates: [
      { language: 'de', href: '/de/a' },
      { language: 'fa', href: '/fa/a' },
    ],
  };

  test('names a page with all of its languages and the default', () => {
    expect(sitemapEntry(page, 'https://x.example', 'fa')).toBe(
      '<url><loc>https://x.example/de/a</loc>' +
        '<xhtml:link rel="alternate" hreflang="de" href="https://x.example/de/a"/>' +
        '<xhtml:link rel="alternate" hreflang="fa" href="https://x.example/fa/a"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://x.example/fa/a"/></url>',
    );
  });

  test('has no default where the page is not offered in it', () => {
    expect(sitemapEntry(page, 'https://x.example', 'en')).not.toContain('x-default');
  });

  test('escapes what XML reads as markup', () => {
    const entry = sitemapEntry({ path: '/a&b<"', alternates: [] }, 'https://x.example', 'en');
    expect(entry).toBe('<url><loc>https://x.example/a&amp;b&lt;&quot;</loc></url>');
  });

  test('is a document of its own kind', () => {
    expect(sitemapXml(['<url/>', '<url/>'])).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"[^>]*>\n<url\/>\n<url\/>\n<\/urlset>\n$/,
    );
  });

  test('is named to search engines', () => {
    expect(robotsTxt('https://x.example/shop')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://x.example/shop/sitemap.xml\n',
    );
    expect(robotsTxt('https://x.example', 'User-agent: *\nDisallow: /\n\n')).toBe(
      'User-agent: *\nDisallow: /\n\nSitemap: https://x.example/sitemap.xml\n',
    );
  });
});

const shop = {
  languages: [{ code: 'de' }, { code: 'fa' }] as unknown as SiteValue['languages'],
  defaultLanguage: 'de',
  base: '/shop',
};
const NOT_FOUND = [
  '/shop/de/* /shop/de/404.html 404',
  '/shop/fa/* /shop/fa/404.html 404',
  '/shop/* /shop/404.html 404',
];

test('unknown addresses get the not-found page of their language', () => {
  expect(formatRedirects(shop).trim().split('\n')).toEqual(NOT_FOUND);
});

test('earlier addresses lead to the page in each language, twice told: as Netlify and as Cloudflare read it', () => {
  const moved = { route: '/brot', languages: ['de'], formerly: ['/backwerk', '/a/b'] } as unknown as PageRecord;
  const lines = (from: string, to: string) => [`${from} ${to} 301!`, `${from} ${to} 301`];
  expect(formatRedirects(shop, [moved]).trim().split('\n')).toEqual([
    ...lines('/shop/de/backwerk', '/shop/de/brot'),
    ...lines('/shop/de/a/b', '/shop/de/brot'),
    // Not offered in this language, so the default one's.
    ...lines('/shop/fa/backwerk', '/shop/de/brot'),
    ...lines('/shop/fa/a/b', '/shop/de/brot'),
    ...lines('/shop/backwerk', '/shop/brot'),
    ...lines('/shop/a/b', '/shop/brot'),
    ...NOT_FOUND,
  ]);
});

test.each([
  ['a', 'U+61'],
  ['cab', 'U+61-63'],
  ['az', 'U+61-7a'],
  ['aaa', 'U+61'],
  ['ağب', 'U+61-628'],
  ['😀', 'U+1f600'],
  ['', ''],
])('the characters %j are the range %j', (characters, range) => {
  expect(unicodeRange(characters)).toBe(range);
});
