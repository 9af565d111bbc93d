import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { View } from '../../../src/render/App.tsx';
import { Head, type HeadAssets, PageHead } from '../../../src/render/Head.tsx';
import { DIVIDER, page, SITE } from '../small-site.ts';
import { smallView } from './small-view.ts';

const assets: HeadAssets = { css: ['a>b{c:"d"}'] };
const META = 'meta:\n  title: { en: Bread, tr: Ekmek, ar: خبز }\n  description: { en: B & "C", tr: D, ar: ع }\n';
const markup = (view: View, own: HeadAssets) =>
  renderToStaticMarkup(
    <Head site={view.site} assets={own}>
      <PageHead view={view} socialImage={own.socialImage} />
    </Head>,
  );
const tags = (view: View, own: HeadAssets = assets) =>
  markup(view, own)
    .replace(/^<head>|<\/head>$/g, '')
    .replace(/></g, '>\n<')
    .split('\n')
    .filter((tag) => !/charSet|viewport|icon|manifest|theme-color/.test(tag));

describe('the head', () => {
  test('of a page in English is exactly this', () => {
    expect(tags(smallView(`${META}blocks:\n${DIVIDER}`, { route: '/bread' }))).toMatchInlineSnapshot(`
      [
        "<title>Bread | Bakery</title>",
        "<meta name="description" content="B &amp; &quot;C&quot;"/>",
        "<meta name="robots" content="index, follow"/>",
        "<link rel="canonical" href="https://www.example.test/en/bread"/>",
        "<link rel="alternate" hrefLang="en" href="https://www.example.test/en/bread"/>",
        "<link rel="alternate" hrefLang="tr" href="https://www.example.test/tr/bread"/>",
        "<link rel="alternate" hrefLang="ar" href="https://www.example.test/ar/bread"/>",
        "<link rel="alternate" hrefLang="x-default" href="https://www.example.test/en/bread"/>",
        "<meta property="og:type" content="website"/>",
        "<meta property="og:site_name" content="Bakery"/>",
        "<meta property="og:title" content="Bread"/>",
        "<meta property="og:description" content="B &amp; &quot;C&quot;"/>",
        "<meta property="og:url" content="https://www.example.test/en/bread"/>",
        "<meta property="og:locale" content="en_US"/>",
        "<meta property="og:locale:alternate" content="tr_TR"/>",
        "<meta property="og:locale:alternate" content="ar_SA"/>",
        "<meta name="twitter:card" content="summary"/>",
        "<style>a>b{c:"d"}</style>",
      ]
    `);
  });

  test('of the home page in Arabic speaks Arabic', () => {
    expect(tags(smallView(`${META}blocks:\n${DIVIDER}`, { language: 'ar' }))).toEqual(
      expect.arrayContaining([
        '<title>خبز | Bakery</title>',
        '<link rel="canonical" href="https://www.example.test/ar"/>',
        '<meta property="og:locale" content="ar_SA"/>',
        '<meta property="og:locale:alternate" content="en_US"/>',
        '<link rel="alternate" hrefLang="x-default" href="https://www.example.test/en"/>',
      ]),
    );
  });

  test('of a page that search engines skip has no canonical address and no alternates', () => {
    const skipped = tags(smallView(`${META}  noindex: true\nblocks:\n${DIVIDER}`)).join('\n');
    expect(skipped).toContain('<meta name="robots" content="noindex"/>');
    expect(skipped).not.toMatch(/canonical|hrefLang/i);
  });

  test('offers only the languages that the page has', () => {
    const view = smallView(`translation: { ar: none }\n${META}blocks:\n${DIVIDER}`);
    expect(tags(view).join('\n')).not.toMatch(/\bar\b|ar_SA/);
  });

  test('keeps the path below which the site stands', () => {
    const site = SITE.replace('https://www.example.test', 'https://example.test/shop');
    expect(tags(smallView(`${META}blocks:\n${DIVIDER}`, { site })).join('\n')).toContain(
      '<link rel="canonical" href="https://example.test/shop/en"/>',
    );
  });

  test('has a picture for shared links where there is one', () => {
    const own = { ...assets, socialImage: { src: '/share.png', width: 1200, height: 630 } };
    expect(tags(smallView(page(DIVIDER)), own)).toEqual(
      expect.arrayContaining([
        '<meta property="og:image" content="https://www.example.test/share.png"/>',
        '<meta property="og:image:width" content="1200"/>',
        '<meta name="twitter:card" content="summary_large_image"/>',
      ]),
    );
  });
});

test('the browser is told of a dark look, and of its colour, where a site has one', () => {
  const view = smallView(`${META}blocks:\n${DIVIDER}`, { route: '/bread' });
  const told = (own: Partial<HeadAssets>) =>
    markup(view, { ...assets, ...own }).match(/<meta name="\S*(theme|scheme)[^>]*>/g);
  expect(told({ themeColor: '#123456' })).toEqual(['<meta name="theme-color" content="#123456"/>']);
  expect(told({ themeColor: '#123456', darkThemeColor: '#000000' })).toEqual([
    '<meta name="color-scheme" content="light dark"/>',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#123456"/>',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000"/>',
  ]);
});
