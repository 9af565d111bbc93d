import { describe, expect, test } from 'vitest';
import { unicodeRange } from '../../../src/build/fonts.ts';
import { formatRedirects } from '../../../src/build/redirects.ts';
import { robotsTxt, sitemapEntry, sitemapXml } from '../../../src/build/sitemap.ts';

describe('the sitemap', () => {
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

test('unknown addresses get the not-found page of their language', () => {
  expect(formatRedirects(['de', 'fa'], '/shop').trim().split('\n')).toEqual([
    '/shop/de/* /shop/de/404.html 404',
    '/shop/fa/* /shop/fa/404.html 404',
    '/shop/* /shop/404.html 404',
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
