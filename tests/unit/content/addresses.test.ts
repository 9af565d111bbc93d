import { describe, expect, test } from 'vitest';
import { openRecords } from '../../../src/content/records.ts';
import { askedBy, pathOf } from '../../../src/content/written/addresses.ts';
import { openSite as openWorked } from '../../../src/editor/desk/open-site.ts';
import { formatRedirects } from '../../../src/publish/pages/redirects.ts';
import { languagesFor } from '../../../src/shell/languages.ts';
import { briefs, openSite } from '../site-folder.ts';
import { DIVIDER, page, SITE, textPage } from '../small-site.ts';

const BREAD = { 'pages/bread/rye.yaml': page(DIVIDER) };
const UNPREFIXED = SITE.replace('defaultLanguage: en', 'defaultLanguage: en\nprefix: except-default');
const BELOW = UNPREFIXED.replace('www.example.test', 'www.example.test/shop');

const linking =
  '  - type: text\n    title: { all: T }\n    body: { all: "[a](/bread/rye?x#main) [b](/) [c](/flag.svg) [d](#site-footer)" }\n';
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
          expect(askedBy(pathOf(site, language, { route }), site)).toEqual({ language, route });
        }
  expect(askedBy('/shopping', { base: '/shop', languages })).toBeUndefined();
  expect(askedBy('/shop/a', { base: '/shop', languages })).toEqual({ language: undefined, route: '/a' });
});

const NAMED = {
  'site.yaml': SITE.replace('defaultLanguage: en', 'defaultLanguage: en\nfolders:\n  /bread: { tr: ekmek, ar: خبز }'),
  'pages/bread/rye.yaml': `address: { tr: çavdar-ekmeği }\nformerly: [/bread/dark]\n${page(DIVIDER)}`,
  'pages/bread/index.yaml': page(DIVIDER),
};
const AR = encodeURIComponent('خبز');
const RYE = `/tr/ekmek/${encodeURIComponent('çavdar-ekmeği')}`;

describe('a site with translated addresses', () => {
  test('links, menus and languages of pages lead to what each page is called there, as browsers send it', () => {
    const site = NAMED['site.yaml'].replace(
      'label: { all: Home }, link: / }',
      'label: { all: Home }, link: /bread/rye }',
    );
    const project = openSite({ ...NAMED, 'site.yaml': site, 'pages/index.yaml': page(linking) });
    expect(project.check().filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(project.compile('/bread/rye', 'ar').page).toMatchObject({
      route: '/bread/rye',
      path: `/ar/${AR}/rye`,
      alternates: [
        { language: 'en', href: '/en/bread/rye' },
        { language: 'tr', href: RYE },
        { language: 'ar', href: `/ar/${AR}/rye` },
      ],
    });
    expect(JSON.stringify(project.compile('/', 'tr').page?.blocks)).toContain(`"href":"${RYE}?x#main"`);
    expect(project.siteValue('tr').value.header.menu[0]).toMatchObject({ link: RYE });
    expect(project.pathOf('/bread', 'ar')).toBe(`/ar/${AR}`);
  });

  test('records know where links lead, and a page that is called otherwise has those that lead to it recorded again', () => {
    const files = { ...NAMED, 'pages/index.yaml': page(linking) };
    const leads = (project: ReturnType<typeof openSite>) => {
      project.check();
      const records = openRecords(new Map(), project.basis());
      for (const route of project.files.routes.keys()) records.put(project.record(route).record);
      return project.settle(records).length > 0 ? 'misled' : (records.get('/')?.leads ?? []);
    };
    expect(leads(openSite(files))).toContainEqual(['tr', '/bread/rye?x#main', `${RYE}?x#main`]);
  });

  test('is served at them, and their other forms lead there', () => {
    const site = openWorked(openSite(NAMED));
    const { page: rye, kind } = site.pageAt(RYE);
    expect([kind, rye?.route, rye?.language]).toEqual(['page', '/bread/rye', 'tr']);
    expect(site.pageAt(`/ar/${AR}/`).page?.route).toBe('/bread');
    expect([RYE, `${RYE}/`, `/ar/${AR}`].map(site.movedTo)).toEqual([undefined, undefined, undefined]);
    expect(['/tr/bread/rye', '/ar/bread', '/tr/bread/dark'].map(site.movedTo)).toEqual([RYE, `/ar/${AR}`, RYE]);
    expect(site.pageAt(`/ar/${encodeURIComponent('خبر')}`).kind).toBe('nothing');
    site.close();
  });

  test('redirects lead from what its pages would be called without', () => {
    const project = openSite(NAMED);
    const records = project.routes().map((route) => project.record(route).record);
    const lines = formatRedirects(project.siteFile.known, records).trim().split('\n');
    expect(lines.filter((line) => line.endsWith(' 301'))).toEqual([
      '/en/bread/dark /en/bread/rye 301',
      `/tr/bread/dark ${RYE} 301`,
      `/ar/bread/dark /ar/${AR}/rye 301`,
      '/bread/dark /bread/rye 301',
      `/tr/bread /tr/ekmek 301`,
      `/ar/bread /ar/${AR} 301`,
      `/tr/bread/rye ${RYE} 301`,
      `/ar/bread/rye /ar/${AR}/rye 301`,
    ]);
  });

  const PLAIN = {
    'pages/a.yaml': page(DIVIDER).replace('Title', 'A'),
    'pages/b.yaml': page(DIVIDER).replace('Title', 'B'),
  };
  const called = (address: string, site = SITE, more = {}) =>
    briefs({
      ...PLAIN,
      'pages/b.yaml': `address: ${address}\n${page(DIVIDER).replace('Title', 'B')}`,
      'site.yaml': site,
      ...more,
    });
  test.each([
    ['{ tr: a }', 'pages/b.yaml:1:16 address-taken', SITE, {}],
    ['{ en: a }', 'pages/b.yaml:1:16 address-taken', UNPREFIXED, {}],
    [
      '{ tr: old }',
      'pages/b.yaml:1:16 address-taken',
      SITE,
      { 'pages/a.yaml': `formerly: [/old]\n${PLAIN['pages/a.yaml']}` },
    ],
    [
      '{ tr: x }',
      'pages/b.yaml:1:16 address-taken',
      SITE,
      { 'pages/a.yaml': `address: { tr: x }\n${PLAIN['pages/a.yaml']}` },
    ],
    ['{ en: list }', 'pages/b.yaml:1:16 address-taken', `${UNPREFIXED}publish: [/list]\n`, { 'public/list': '' }],
    ['{ en: tr }', 'pages/b.yaml:1:16 address-reserved', UNPREFIXED, {}],
    ['{ en: assets }', 'pages/b.yaml:1:16 address-reserved', UNPREFIXED, {}],
    ['{ tr: index }', 'pages/b.yaml:1:16 address-reserved', SITE, {}],
    ['{ tr: con }', 'pages/b.yaml:1:16 address-reserved', SITE, {}],
    ['{ tr: "404" }', 'pages/b.yaml:1:16 address-taken', SITE, {}],
    ['{ es: x }', 'pages/b.yaml:1:12 unknown-language', SITE, {}],
    ['{ tr: Ev }', 'pages/b.yaml:1:16 wrong-format', SITE, {}],
    ['{ tr: a/b }', 'pages/b.yaml:1:16 wrong-format', SITE, {}],
    ['{ tr: .. }', 'pages/b.yaml:1:16 wrong-format', SITE, {}],
    ['{ tr: "a%2fb" }', 'pages/b.yaml:1:16 wrong-format', SITE, {}],
    ['a', 'pages/b.yaml:1:10 expected-fields', SITE, {}],
  ])('%s is told at its place', (address, expected, site, more) => {
    expect(called(address, site, more)).toEqual([expected]);
  });
  test.each(['{ tr: a-2 }', '{ tr: b }', '{ ar: المقالات }', '{ en: assets, tr: en }', '{ tr: 弁護士 }'])(
    '%s is fine',
    (address) => {
      expect(called(address)).toEqual([]);
    },
  );

  test('folders and addresses of what has none are told at their places', () => {
    const site = SITE.replace(
      'defaultLanguage: en',
      'defaultLanguage: en\nfolders:\n  /bred: { tr: x }\n  /a: { es: y }\n  Bread: { tr: z }',
    );
    expect(briefs({ ...PLAIN, 'site.yaml': site })).toEqual([
      'site.yaml:8:3 unknown-folder',
      'site.yaml:9:9 unknown-language',
      'site.yaml:10:3 unknown-folder',
    ]);
    const own = `address: { tr: x }\n${page(DIVIDER)}`;
    expect(
      briefs({
        'pages/index.yaml': own,
        'pages/_p.yaml': 'address: { tr: y }\nblocks:\n  - type: divider\n',
        'pages/a.yaml': page('  - include: /_p.yaml\n').replace('Title', 'A'),
      }),
    ).toEqual(['pages/_p.yaml:1:1 address-nowhere', 'pages/index.yaml:1:1 address-nowhere']);
  });
});
