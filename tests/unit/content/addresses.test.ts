import { describe, expect, test } from 'vitest';
import { askedBy, pathOf } from '../../../src/content/written/addresses.ts';
import { openSite as openWorked } from '../../../src/editor/desk/open-site.ts';
import { formatRedirects } from '../../../src/publish/pages/redirects.ts';
import { languagesFor } from '../../../src/shell/languages.ts';
import { openSite } from '../site-folder.ts';
import { DIVIDER, page, SITE, textPage } from '../small-site.ts';

const BREAD = { 'pages/bread/rye.yaml': page(DIVIDER) };
const UNPREFIXED = SITE.replace('defaultLanguage: en', 'defaultLanguage: en\nprefix: except-default');
const BELOW = UNPREFIXED.replace('www.example.test', 'www.example.test/shop');

const linking =
  '  - type: text\n    title: T\n    body: { all: "[a](/bread/rye?x#main) [b](/) [c](/flag.svg) [d](#site-footer)" }\n';
/** Every address that a page of the site leads to, in a language. */
function hrefs(site: string, language: string): string[] {
  const { page: value } = openSite({ ...BREAD, 'site.yaml': site, 'pages/index.yaml': page(linking) }).compile(
    '/',
    language,
  );
  return [...JSON.stringify(value?.blocks).matchAll(/"href":"([^"]*)"/g)].map(([, href = '']) => href);
}

describe('a site whose default language has no prefix', () => {
  test.each([
    [UNPREFIXED, 'en', ['/bread/rye?x#main', '/', '/flag.svg', '#site-footer']],
    [UNPREFIXED, 'tr', ['/tr/bread/rye?x#main', '/tr', '/flag.svg', '#site-footer']],
    [BELOW, 'en', ['/shop/bread/rye?x#main', '/shop/', '/shop/flag.svg', '#site-footer']],
    [BELOW, 'tr', ['/shop/tr/bread/rye?x#main', '/shop/tr', '/shop/flag.svg', '#site-footer']],
    [SITE, 'en', ['/en/bread/rye?x#main', '/en', '/flag.svg', '#site-footer']],
  ])('links in content lead to the addresses of each language', (site, language, expected) => {
    expect(hrefs(site, language)).toEqual(expected);
  });

  test('pages, their languages, menus and the switcher have them too', () => {
    const project = openSite({
      ...BREAD,
      'site.yaml': UNPREFIXED,
      'pages/bread/only.yaml': `translation: { tr: none }\n${page(DIVIDER)}`,
    });
    expect(project.check().filter(({ severity }) => severity === 'error')).toEqual([]);
    const { page: rye } = project.compile('/bread/rye', 'en');
    expect(rye).toMatchObject({
      path: '/bread/rye',
      alternates: [
        { language: 'en', href: '/bread/rye' },
        { language: 'tr', href: '/tr/bread/rye' },
        { language: 'ar', href: '/ar/bread/rye' },
      ],
    });
    const { value } = project.siteValue('tr');
    expect(value).toMatchObject({ home: '/tr', header: { action: { link: '/tr' } } });
    expect(project.siteValue('en').value).toMatchObject({ home: '/', header: { action: { link: '/' } } });
    const only = project.compile('/bread/only', 'en').page;
    expect(only && languagesFor(project.siteValue('en').value, only).map(({ href }) => href)).toEqual([
      '/bread/only',
      '/tr',
      '/ar/bread/only',
    ]);
    const turkish = { ...value, language: 'tr' };
    expect(only && languagesFor(turkish, { ...only, alternates: [] }).map(({ href }) => href)).toEqual([
      '/',
      '/tr',
      '/ar',
    ]);
  });

  test('is served so while it is written, and the addresses of the other way lead there', () => {
    const site = openWorked(openSite({ ...BREAD, 'site.yaml': BELOW }));
    const at = (address: string) => {
      const { page: value, kind } = site.pageAt(address);
      return [kind, value?.path];
    };
    expect(at('/shop/')).toEqual(['page', '/shop/']);
    expect(at('/shop/bread/rye')).toEqual(['page', '/shop/bread/rye']);
    expect(at('/shop/tr/bread/rye/')).toEqual(['page', '/shop/tr/bread/rye']);
    expect(at('/shop/tr/nothing')).toEqual(['nothing', '/shop/tr/404']);
    expect(at('/shop/nothing')).toEqual(['nothing', '/shop/404']);
    expect(['/shop', '/shop/', '/shop/bread/rye', '/shop/tr/bread/rye/', '/shop/en/nothing'].map(site.movedTo)).toEqual(
      Array(5).fill(undefined),
    );
    expect(['/shop/en', '/shop/en/', '/shop/en/bread/rye'].map(site.movedTo)).toEqual([
      '/shop/',
      '/shop/',
      '/shop/bread/rye',
    ]);
    site.close();
  });

  test('its languages still name nothing else', () => {
    const told = openSite({
      'site.yaml': UNPREFIXED,
      'pages/en.yaml': textPage('T'),
      'pages/tr/a.yaml': textPage('U'),
    }).check();
    expect(told.filter(({ code }) => code === 'reserved-address').map(({ place }) => place.source.file)).toEqual([
      'pages/en.yaml',
      'pages/tr/a.yaml',
    ]);
  });
});

test('redirects lead from each address with the prefix to the one without', () => {
  const project = openSite({ 'site.yaml': BELOW, 'pages/bread.yaml': `formerly: [/loaf]\n${page(DIVIDER)}` });
  const records = project.routes().map((route) => project.record(route).record);
  const lines = formatRedirects(project.siteFile.known, records).trim().split('\n');
  expect(lines.filter((line) => !line.endsWith('!'))).toEqual([
    '/shop/loaf /shop/bread 301',
    '/shop/en/loaf /shop/bread 301',
    '/shop/tr/loaf /shop/tr/bread 301',
    '/shop/ar/loaf /shop/ar/bread 301',
    '/shop/en/bread /shop/bread 301',
    '/shop/en /shop/ 301',
    '/shop/tr/* /shop/tr/404.html 404',
    '/shop/ar/* /shop/ar/404.html 404',
    '/shop/* /shop/404.html 404',
  ]);
});

test('an address is read as it was made', () => {
  const languages = [{ code: 'en' }, { code: 'pt-BR' }];
  for (const unprefixed of [undefined, 'en', 'pt-BR'])
    for (const base of ['', '/shop'])
      for (const language of ['en', 'pt-BR'])
        for (const route of ['/', '/a', '/a/b']) {
          const site = { base, unprefixed, languages };
          expect(askedBy(pathOf(site, language, route), site)).toEqual({ language, route });
        }
  expect(askedBy('/shopping', { base: '/shop', languages })).toBeUndefined();
  expect(askedBy('/shop/a', { base: '/shop', languages })).toEqual({ language: undefined, route: '/a' });
});
