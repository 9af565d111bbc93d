import { describe, expect, test } from 'vitest';
import { brief, briefs, check } from '../site-folder.ts';
import { DIVIDER, page, SITE } from '../small-site.ts';

describe('what of site.yaml no page shows is looked at, at its own place', () => {
  const social = (entry: string) =>
    SITE.replace('social: []', `social:\n    - ${entry}\n    - { label: Y, icon: mial, url: https://y.test }`);
  const icon = 'site.yaml:18:25 unknown-icon';

  test.each<[string, string, string[]]>([
    ['an address', social('{ label: X, icon: truck, url: http://x.test }'), ['site.yaml:17:37 bad-link', icon]],
    ['a page that is not there', social('{ label: X, icon: truck, url: /gone }'), ['site.yaml:17:37 dead-link', icon]],
    ['a section', social('{ label: X, icon: truck, url: "#x" }'), ['site.yaml:17:37 dead-anchor', icon]],
    [
      'an icon beside a missing address',
      social('{ label: X, icon: trk }'),
      ['site.yaml:17:9 missing-field', 'site.yaml:17:25 unknown-icon', icon],
    ],
    ['an address without an icon', social('{ label: X, url: http://x.test }'), ['site.yaml:17:24 bad-link', icon]],
    ['a flag', SITE.replace('Türkçe, flag: /flag.svg', 'Türkçe, flag: /flg.svg'), ['site.yaml:4:38 missing-image']],
    [
      'a flag beside a language without one',
      SITE.replace('English, flag: /flag.svg', 'English').replace('Türkçe, flag: /flag.svg', 'Türkçe, flag: /flg.svg'),
      ['site.yaml:4:38 missing-image'],
    ],
    [
      'the picture for other sites',
      `${SITE}socialImage: { src: /none.svg, alt: { all: "{{qqqq}}" } }\n`,
      ['site.yaml:50:21 missing-image', 'site.yaml:50:45 missing-fact'],
    ],
    [
      'brand, description and city, although something else is wrong',
      `colour: red\n${SITE}`
        .replace('brand: { all: Bakery }', 'brand: { all: "{{qqqq}}" }')
        .replace('description: { all: Bread }', 'description: { all: "{{rrrr}}" }')
        .replace('city: { all: Town }', 'city: { all: "{{ssss}}" }'),
      [
        'site.yaml:1:1 unknown-key',
        'site.yaml:8:16 missing-fact',
        'site.yaml:11:24 missing-fact',
        'site.yaml:13:17 missing-fact',
      ],
    ],
  ])('%s', (_what, site, found) => {
    expect(briefs({ 'site.yaml': site })).toEqual(found);
  });
});

describe('the sections of a page', () => {
  const link = (target: string) =>
    `  - type: cta\n    title: { all: T }\n    actions: [{ label: { all: L }, link: "${target}" }]\n`;
  const inPage = (blocks: string) =>
    briefs({ 'pages/index.yaml': page(blocks) }).map((line) => line.replace('pages/index.yaml:', ''));

  test.each([
    ['a', '  - type: divider\n    id: a\n', '8:9 duplicate-anchor', { anchor: 'a' }],
    ['main', '', '6:9 reserved-id', { id: 'main' }],
    ['site-footer', '', '6:9 reserved-id', { id: 'site-footer' }],
  ])('have a name that nothing else has: %s', (id, before, told, details) => {
    const found = check({ 'pages/index.yaml': page(`${before}  - type: divider\n    id: ${id}\n`) });
    expect(found.map((each) => [brief(each), each.details])).toEqual([[`pages/index.yaml:${told}`, details]]);
  });

  test('are those of the shell too', () => {
    expect(inPage(link('#main') + link('#site-footer'))).toEqual([]);
  });

  test.each([
    ['a block of nothing', '  -\n', ['5:3 empty-entry']],
    ['a block that is a list', '  - [x]\n', ['5:5 expected-fields']],
    ['a name of a wrong form', '  - type: divider\n    id: A B\n', ['6:9 wrong-format']],
    ['a name that is a list', '  - type: divider\n    id: [x]\n', ['6:9 expected-single-text']],
    ['a word below an unknown name', '  - type: divider\n    colour: x\n', ['6:5 unknown-key']],
  ])('may be named by %s', (_what, block, found) => {
    expect(inPage(block + link('#x'))).toEqual(found);
  });

  test.each([
    ['a block in one word', '  - word\n', ['5:5 expected-fields', '8:42 dead-anchor']],
    ['a word of a block without a fault', '  - type: divider\n    tone: sand\n', ['9:42 dead-anchor']],
    [
      'another word below an unknown name',
      '  - type: divider\n    colour: y\n',
      ['6:5 unknown-key', '9:42 dead-anchor'],
    ],
  ])('are not named by %s', (_what, block, found) => {
    expect(inPage(block + link(block.includes('sand') ? '#sand' : '#x'))).toEqual(found);
  });

  test.each<[string, Record<string, string>, string[]]>([
    ['the page for addresses that do not exist', {}, ['7:42 dead-link']],
    ['a draft', { 'pages/a.yaml': `draft: true\n${page(DIVIDER)}` }, ['pages/a.yaml:1:1 draft-linked']],
    ['a page that cannot be read', { 'pages/a.yaml': '- x\n' }, ['pages/a.yaml:1:1 expected-page']],
  ])('and pages that a link may lead to: %s', (_what, files, found) => {
    const target = 'pages/a.yaml' in files ? '/a#b' : '/404';
    const told = briefs({ 'pages/index.yaml': page(link(target)), ...files });
    expect(told.map((line) => line.replace('pages/index.yaml:', ''))).toEqual(found);
  });
});

test('a default language that is not complete is told at its name', () => {
  const [diagnostic, ...others] = check({ 'pages/index.yaml': `translation: { en: fallback }\n${page(DIVIDER)}` });
  expect(others).toEqual([]);
  expect(diagnostic && [brief(diagnostic), diagnostic.details]).toEqual([
    'pages/index.yaml:1:16 default-language-needed',
    { code: 'en' },
  ]);
});

test.each([
  ['- a\n- b\n', '- a'],
  ['words\nmore\n', 'words'],
])('a page that is none is marked in its first line: %j', (text, marked) => {
  const [diagnostic] = check({ 'pages/index.yaml': text });
  expect(diagnostic?.code).toBe('expected-page');
  const { start = 0, end = 0 } = diagnostic?.place.range ?? {};
  expect(text.slice(start, end)).toBe(marked);
});
