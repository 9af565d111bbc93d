import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../../src/content/resolve/formats.ts';
import { brief, briefs, check, compile, proofread } from '../../site-folder.ts';
import { DIVIDER, META, page, SITE, textPage } from '../../small-site.ts';

test('a site without a page for addresses that do not exist says so', () => {
  expect(briefs({ 'pages/404.yaml': undefined })).toEqual(['pages:1:1 missing-not-found']);
});

describe('pages of one title', () => {
  const files = { 'pages/a.yaml': page(DIVIDER) };

  test('are a warning at the second, in each language', () => {
    const found = check({ 'pages/b.yaml': page(DIVIDER).replace('Title', 'B'), ...files });
    expect(found.map(brief)).toEqual(Array(3).fill('pages/index.yaml:2:12 duplicate-title'));
    expect(found.every(({ severity, details }) => severity === 'warning' && details.route === '/a')).toBe(true);
  });

  test('do not matter where search engines see only one', () => {
    expect(briefs({ 'pages/a.yaml': `${META}  noindex: true\nblocks:\n${DIVIDER}` })).toEqual([]);
    expect(briefs({ 'pages/a.yaml': `draft: true\n${page(DIVIDER)}` })).toEqual([]);
  });
});

test('a draft’s links to its own sections resolve', () => {
  const hero =
    '  - type: hero\n    id: top\n    title: { all: T }\n    actions: [{ label: { all: L }, link: "#top" }]\n';
  expect(briefs({ 'pages/new.yaml': `draft: true\n${page(hero)}` })).toEqual([]);
});

test.each(['none', 'fallback'])('the default language cannot be %s', (asked) => {
  expect(briefs({ 'pages/index.yaml': `translation: { en: ${asked} }\n${page(DIVIDER)}` })).toContain(
    'pages/index.yaml:1:16 default-language-needed',
  );
});

describe('site.yaml', () => {
  test.each([
    ['two languages of one code', SITE.replace('code: tr', 'code: en'), 'duplicate-language'],
    [
      'an address that stands in as a sample',
      SITE.replace('https://www', '{ sample: www').replace('.test\n', '.test }\n'),
      'wrong-format',
    ],
    ['a code that programs know under another name', SITE.replaceAll('code: tr', 'code: zh-cmn'), 'wrong-format'],
  ])('%s is reported', (_name, site, code) => {
    expect(briefs({ 'site.yaml': site })).toContainEqual(
      expect.stringMatching(new RegExp(`^site\\.yaml:\\d+:\\d+ ${code}$`)),
    );
  });

  test('the form of a country code is shown by its own example, in any language', () => {
    const site = SITE.replaceAll('code: tr', 'code: id').replace('{ tr: [TR] }', '{ id: [jakarta] }');
    expect(check({ 'site.yaml': site }).map(({ details }) => details)).toEqual([
      expect.objectContaining({ key: 'countries', example: { phrase: 'suchAs', value: 'TR' } }),
    ]);
  });

  test('a region’s name may hold facts, and says in which language it is', () => {
    const site = SITE.replace('facts: {}', 'facts: { side: Left }')
      .replace('label: { all: North }', 'label: { en: "{{side}}" }')
      .replace('defaultLanguage: en', 'defaultLanguage: en\ntranslation: fallback');
    const files = {
      'site.yaml': site,
      'pages/index.yaml': page('  - type: hero\n    title: { all: T }\n    region: north\n'),
    };
    expect(compile(files).page?.blocks[0]).toMatchObject({ region: { label: 'Left' } });
    expect(compile(files, '/', 'tr').page?.blocks[0]).toMatchObject({
      region: { label: [{ text: 'Left', lang: 'en', dir: 'ltr' }] },
    });
    expect(briefs(files)).toEqual([]);
  });
});

describe('links', () => {
  test.each(['/özgeçmiş.pdf', '/ملف.pdf'])('a text may lead to the file %s', (file) => {
    const body = page(`  - type: text\n    body: { all: "[x](${file})" }\n`);
    expect(briefs({ 'pages/index.yaml': body, [`public${file}`]: 'x' })).toEqual([]);
  });
});

test('a placeholder that is not complete is reported where it stands, after one that begins alike', () => {
  expect(briefs({ 'pages/index.yaml': textPage('{ all: "a \\"b\\" {{brand }} {{brand" }') })).toEqual([
    'pages/index.yaml:6:39 bad-placeholder',
  ]);
});

describe('options of formats', () => {
  test.each([
    ['currency', 'USD', { currency: 'USD' }],
    ['currency', 'currency: TRY; maximumFractionDigits: 0', { currency: 'TRY', maximumFractionDigits: 0 }],
    ['number', undefined, {}],
    ['number', 'maximumFractionDigits: 1', { maximumFractionDigits: 1 }],
    ['date', 'dateStyle: short', { dateStyle: 'short' }],
    ['currency', 'DOLLARS', undefined],
    ['currency', 'XXQ', undefined],
    ['number', 'maximumFractionDigits: 900', undefined],
    ['number', 'digits: 2', undefined],
    ['date', 'dateStyle: tiny', undefined],
  ])('%s(%s) are %j', (format, written, options) => {
    expect(optionsOf(format, written)).toEqual(options);
  });
});

test('an alias of a value that is marked twice repeats the nearer one', () => {
  const yaml = page(
    `  - type: text\n    title: &t { all: one }\n  - type: text\n    title: &t { all: two }\n  - type: text\n    title: *t\n`,
  );
  expect(compile({ 'pages/index.yaml': yaml }).page?.blocks).toMatchObject([
    { title: 'one' },
    { title: 'two' },
    { title: 'two' },
  ]);
});

describe('what works nearby alone', () => {
  const firm = (more: string) => SITE.replace('  social: []\n', `  social: []\n  ${more}\n`);
  const told = (site: string) =>
    proofread({ 'site.yaml': site })
      .filter(({ code }) => ['local-telephone', 'address-of-language'].includes(code))
      .map((each) => `${brief(each)} ${each.severity}`);

  test('is a telephone number without its country, of the firm and of its places', () => {
    expect(told(firm('telephone: (0212) 555 01 00\n  places: [{ telephone: 0212 5550101 }]'))).toEqual([
      'site.yaml:17:14 local-telephone warning',
      'site.yaml:18:25 local-telephone warning',
    ]);
    expect(told(firm('telephone: 0212 555 01 00 # fine: local-telephone'))).toEqual([]);
    for (const number of ['+90 (0)212 555 01 00', '0090 212 555 01 00', '9200 00000'])
      expect(told(firm(`telephone: "${number}"`))).toEqual([]);
  });

  test('is an address that ends in the code of a language', () => {
    const url = (path: string) => SITE.replace(/^url: (\S+)$/m, `url: $1${path}`);
    expect(told(url('/tr'))).toEqual(['site.yaml:1:6 address-of-language warning']);
    expect(told(url('/tr/'))).toEqual(['site.yaml:1:6 address-of-language warning']);
    expect(told(url('/shop'))).toEqual([]);
  });
});

describe('a field that belongs below one that is not beside it', () => {
  test('is told where it stands, and what it belongs to is not called missing', () => {
    const bare = META.replace(/^meta:\n/, '').replace(/^ {2}/gm, '');
    const found = check({ 'pages/index.yaml': `${bare}blocks:\n${DIVIDER}` });
    expect(found.map(({ code, details }) => [code, details])).toEqual([
      ['field-too-high', { key: 'title', owner: 'meta' }],
    ]);
  });

  test('is told of site.yaml where that is there already, and has one', () => {
    expect(briefs({ 'site.yaml': `email: b@example.com\n${SITE}` })).toEqual(['site.yaml:1:1 field-too-high']);
  });

  test('is a misspelt field of its own where it is near to one', () => {
    const [found] = check({ 'site.yaml': `folder: { /a: { tr: b } }\n${SITE}` });
    expect(found?.details).toMatchObject({ key: 'folder', suggestion: 'folders' });
  });
});

test('words for search engines below `meta` are told to be read by none; an hour that there is none, too', () => {
  const [found] = check({ 'pages/index.yaml': `${META}  keywords: a, b\nblocks:\n${DIVIDER}` });
  expect(found?.code).toBe('meta-keywords');
  const hours = '  openingHours: [{ days: [monday], from: "25:00", to: "26:00" }]\n  social: []\n';
  expect(
    check({ 'site.yaml': SITE.replace('  social: []\n', hours) }).map(({ code, details }) => [code, details.value]),
  ).toEqual([
    ['no-such-hour', '25:00'],
    ['no-such-hour', '26:00'],
  ]);
});

test('the default language by its name is the code that the site has', () => {
  const [found] = check({ 'site.yaml': SITE.replace('defaultLanguage: en', 'defaultLanguage: İngilizce') });
  expect(found?.details).toMatchObject({ code: 'İngilizce', suggestion: 'en' });
});
