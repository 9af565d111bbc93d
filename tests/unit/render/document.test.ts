import { describe, expect, test } from 'vitest';
import { renderDocument, renderMarkup } from '../../../src/render/prerender.tsx';
import { renderRedirects } from '../../../src/render/Redirect.tsx';
import { page, SITE } from '../small-site.ts';
import { smallView } from './small-view.ts';

const assets = { css: ['a{b:c}'], sprite: '/icons.svg', script: '/start.js' };
const EVIL = '</script><script>alert(1)</script>';

describe('a document', () => {
  test('lets no text become markup', () => {
    const blocks = `  - type: faq\n    title: { all: "${EVIL}" }\n    items: [{ question: { all: "${EVIL}" }, answer: { all: "${EVIL}" } }]\n`;
    const yaml = page(blocks)
      .replace('Title', `"${EVIL}"`)
      .replace('all: Description', `all: '"><img onerror=x>${EVIL}'`);
    const html = renderDocument(smallView(yaml), assets);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img onerror');
    expect(html.match(/<script\b/g)).toHaveLength(2);
  });

  test('has one h1, one main, and its language and direction', () => {
    const html = renderDocument(smallView(page('  - type: hero\n    title: { all: T }\n'), { language: 'ar' }), assets);
    expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl"><head>/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/<main\b/g)).toHaveLength(1);
  });

  test('comes out the same every time', () => {
    const view = smallView(page('  - type: hero\n    title: { all: T }\n'));
    expect(renderDocument(view, assets)).toBe(renderDocument(view, assets));
  });

  test.each(['organization', undefined])(
    'holds what the browser is told of its page (structured data: %s)',
    (schema) => {
      const yaml = page('  - type: divider\n').replace('blocks:', `${schema ? `  schema: ${schema}\n` : ''}blocks:`);
      const view = smallView(yaml);
      const { head, data } = renderMarkup(view);
      const html = renderDocument(view, assets);
      expect(head).toMatch(/^<title>.*<link rel="canonical".*<meta name="twitter:card" content="summary"\/>$/);
      expect(html).toContain(`${head}<style>`);
      expect(data).toMatch(schema ? /^<script type="application\/ld\+json">.*"Organization".*<\/script>$/ : /^$/);
      expect(html).toContain(`</div>${data}<div id="announcer"`);
    },
  );

  test('begins with the skip link', () => {
    const html = renderDocument(smallView(page('  - type: divider\n')), assets);
    expect(/<a\b[^>]*>/.exec(html)?.[0]).toContain('href="#main"');
  });
});

test('the page without a language offers every language to people without scripts', () => {
  const sites = ['en', 'tr', 'ar'].map((language) => smallView(page('  - type: divider\n'), { language }).site);
  const html = renderRedirects({ sites, css: [], script: 'decide()' })('/contact');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect([...html.matchAll(/<a [^>]*href="([^"]+)" hrefLang="(\w+)"/gi)].map(([, href]) => href)).toEqual([
    '/en/contact',
    '/tr/contact',
    '/ar/contact',
  ]);
  expect(html).toContain('<li lang="ar" dir="rtl">');
});

const ONE_LANGUAGE = SITE.replace(/ {2}- \{ code: (tr|ar).*\n/g, '').replace(
  'countries: { tr: [TR] }',
  'countries: {}',
);

test('a site in one language has no switcher, and its page without a language leads on', () => {
  const view = smallView(page('  - type: divider\n'), { site: ONE_LANGUAGE });
  expect(view.site.languages).toHaveLength(1);
  const html = renderDocument(view, assets);
  expect(html).toContain('class="site-header"');
  expect(html).not.toMatch(/class="menu language"|data-language|hrefLang="(?!en|x-default)/);
  const redirect = renderRedirects({ sites: [view.site], css: [], script: 'decide()' })('/contact');
  expect(redirect).toContain('<noscript><meta http-equiv="refresh" content="0; url=/en/contact"/></noscript></head>');
  expect(redirect).toContain('<body></body>');
});

test('the page without a language keeps the path below which the site stands', () => {
  const site = SITE.replace('https://www.example.test', 'https://example.test/shop');
  const sites = ['en', 'tr'].map((language) => smallView(page('  - type: divider\n'), { site, language }).site);
  expect(renderRedirects({ sites, css: [], script: '' })('/')).toContain('href="/shop/en"');
  expect(renderRedirects({ sites: sites.slice(0, 1), css: [], script: '' })('/')).toContain('0; url=/shop/en"');
});
