import { describe, expect, test } from 'vitest';
import { brief, check, compile, openSite } from '../../site-folder.ts';
import { META, NOT_FOUND, page, SITE, SVG, textPage } from '../../small-site.ts';

const hero = (more: string) => page(`  - type: hero\n    title: { all: T }\n    ${more}\n`);
const said = (yaml: string, more: Record<string, string> = {}) =>
  check({ 'pages/index.yaml': yaml, ...more }).map(({ code, details }) => [code, details]);
const places = (yaml: string, more: Record<string, string> = {}) =>
  check({ 'pages/index.yaml': yaml, ...more }).map((each) => brief(each).replace('pages/index.yaml:', ''));
const facts = (written: string, words: string) =>
  `${META}facts: ${written}\nblocks:\n  - type: text\n    title: { all: "${words}" }\n`;

describe('what is said of references', () => {
  test.each([
    ['picture: { src: /flg.svg, alt: { all: P } }', 'missing-image', { src: '/flg.svg', suggestion: '/flag.svg' }],
    ['picture: { src: /elsewhere.png, alt: { all: P } }', 'missing-image', { src: '/elsewhere.png' }],
    [
      'picture: { src: "C:\\\\pictures\\\\Flag.svg", alt: { all: P } }',
      'missing-image',
      { src: 'C:\\pictures\\Flag.svg', suggestion: '/flag.svg' },
    ],
    [
      'picture: { src: "https://x.test/pictures/flag.svg?v=1#a", alt: { all: P } }',
      'missing-image',
      { src: 'https://x.test/pictures/flag.svg?v=1#a', suggestion: '/flag.svg' },
    ],
    ['badgeIcon: truk', 'unknown-icon', { name: 'truk', suggestion: 'truck' }],
    ['badgeIcon: <TruckIcon size={24} />', 'unknown-icon', { name: '<TruckIcon size={24} />', suggestion: 'truck' }],
    ['badgeIcon: Mobile Phone', 'unknown-icon', { name: 'Mobile Phone', suggestion: 'smartphone' }],
    ['badgeIcon: qqqqqqqqqq', 'unknown-icon', { name: 'qqqqqqqqqq' }],
    ['region: nrth', 'unknown-region', { name: 'nrth', known: 'north, south', suggestion: 'north' }],
    ['region: everywhere', 'unknown-region', { name: 'everywhere', known: 'north, south' }],
  ])('%s', (more, code, details) => {
    expect(said(hero(more))).toEqual([[code, details]]);
  });

  test('a picture that is broken is named, each time it is used', () => {
    const pictures = '  - type: logos\n    title: { all: L }\n    items:\n';
    const item = '      - { src: /x.png, alt: { all: P } }\n';
    expect(said(page(pictures + item + item), { 'public/x.png': 'x' })).toEqual([
      ['broken-image', { src: '/x.png' }],
      ['broken-image', { src: '/x.png' }],
    ]);
  });
});

describe('what stands in a page for a reference that leads nowhere', () => {
  test.each([
    ['picture: { src: /none.svg, alt: { all: P } }', { picture: { src: '/none.svg', alt: 'P', width: 1, height: 1 } }],
    ['picture: { src: "/{{none}}.svg", alt: { all: P } }', { picture: { src: '/{{none}}.svg', width: 1, height: 1 } }],
    ['actions: [{ label: { all: L }, link: /none }]', { actions: [{ link: '#' }] }],
    ['actions: [{ label: { all: L }, link: "/{{none}}" }]', { actions: [{ link: '#' }] }],
    ['region: none', { region: { key: 'none', label: 'none' } }],
    ['region: "{{none}}"', { region: { key: '{{none}}', label: '{{none}}' } }],
    ['badgeIcon: none', { badgeIcon: 'none' }],
  ])('%s', (more, value) => {
    const { page: shown, found } = compile({ 'pages/index.yaml': hero(more) });
    expect(shown?.blocks[0]).toMatchObject(value);
    expect(found).toHaveLength(1);
  });
});

describe('a picture that the build makes smaller files of', () => {
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  );
  const open = (optimize: boolean) =>
    openSite(
      { 'public/x.png': png, 'pages/index.yaml': hero('picture: { src: /x.png, alt: { all: P } }') },
      { optimize },
    );
  const picture = (project: ReturnType<typeof open>) => {
    const block = project.compile('/', 'en').page?.blocks[0];
    return block?.type === 'hero' ? block.picture : undefined;
  };

  test('offers them, and names them for the build', () => {
    const project = open(true);
    expect(picture(project)).toMatchObject({
      src: expect.stringMatching(/^\/assets\/x-.+\.webp$/),
      sizes: '(max-width: 1px) 100vw, 1px',
      sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
    });
    expect([...project.pictures.keys()]).toEqual(['/x.png']);
    const [files] = project.pictures.values();
    picture(project);
    expect(project.pictures.get('/x.png')).toBe(files);
  });

  test('has none while the site is worked on', () => {
    const project = open(false);
    expect(picture(project)).toEqual({ src: '/x.png', alt: 'P', width: 1, height: 1 });
    expect([...project.pictures.keys()]).toEqual([]);
  });

  test('has none where it cannot be smaller', () => {
    const project = openSite(
      { 'pages/index.yaml': hero('picture: { src: /flag.svg, alt: { all: P } }') },
      { optimize: true },
    );
    expect(picture(project)).toEqual({ src: '/flag.svg', alt: 'P', width: 20, height: 10 });
  });
});

describe('what references become', () => {
  const block = (more: string, files: Record<string, string> = {}, language = 'en') =>
    compile({ 'pages/index.yaml': hero(more), ...files }, '/', language).page?.blocks[0];

  test('facts fill names, files and addresses', () => {
    const site = SITE.replace('facts: {}', 'facts: { which: north, name: flag, what: truck }').replace(
      'copyright: { all: "© {{legalName}}" }',
      'copyright: { all: "{{which}} {{name}} {{what}}" }',
    );
    expect(block('region: "{{which}}"', { 'site.yaml': site })).toMatchObject({
      region: { key: 'north', label: 'North' },
    });
    expect(block('badgeIcon: "{{what}}"', { 'site.yaml': site })).toMatchObject({ badgeIcon: 'truck' });
    expect(block('picture: { src: "/{{name}}.svg", alt: { all: P } }', { 'site.yaml': site })).toMatchObject({
      picture: { src: '/flag.svg', alt: 'P', width: 20, height: 10 },
    });
    expect(block('actions: [{ label: { all: L }, link: "mailto:{{email}}" }]')).toMatchObject({
      actions: [{ link: 'mailto:oven@example.test' }],
    });
  });

  test('a site below a path puts it before pictures and links', () => {
    const below = { 'site.yaml': SITE.replace('https://www.example.test', 'https://www.example.test/shop/') };
    expect(block('picture: { src: /flag.svg, alt: { all: P } }', below)).toMatchObject({
      picture: { src: '/shop/flag.svg' },
    });
    expect(block('actions: [{ label: { all: L }, link: / }]', below)).toMatchObject({
      actions: [{ link: '/shop/en' }],
    });
  });

  test('a region’s name is marked where it is in another language', () => {
    const site = SITE.replace('label: { all: North }', 'label: North').replace(
      'defaultLanguage: en',
      'defaultLanguage: en\ntranslation: fallback',
    );
    expect(block('region: north', { 'site.yaml': site })).toMatchObject({ region: { label: 'North' } });
    expect(block('region: north', { 'site.yaml': site }, 'tr')).toMatchObject({
      region: { label: [{ text: 'North', lang: 'en', dir: 'ltr' }] },
    });
    const own = { 'site.yaml': SITE.replace('label: { all: North }', 'label: { en: North, tr: Kuzey, ar: الشمال }') };
    expect(block('region: north', own, 'tr')).toMatchObject({ region: { label: 'Kuzey' } });
    expect(block('region: north', own, 'en')).toMatchObject({ region: { label: 'North' } });
  });
});

describe('what is said of placeholders', () => {
  test('without a fact: which page lacks it, and the nearest', () => {
    expect(said(facts('{ name: x }', '{{nme}} {{name}}'))).toEqual([
      ['missing-fact', { name: 'nme', page: 'pages/index.yaml', suggestion: '{{name}}' }],
    ]);
    expect(said(textPage('{ all: "{{qqqqqqq}}" }'))).toEqual([
      ['missing-fact', { name: 'qqqqqqq', page: 'pages/index.yaml' }],
    ]);
    const site = SITE.replace('copyright: { all: "© {{legalName}}" }', 'copyright: { all: "{{qqqqqqq}}" }');
    expect(said(textPage('x'), { 'site.yaml': site })).toContainEqual([
      'missing-fact',
      { name: 'qqqqqqq', page: 'site.yaml' },
    ]);
  });

  test('with a format that does not fit', () => {
    const formats = 'number, compact, percent, currency, date, month';
    expect(said(facts('{ x: many }', '{{x, number}}'))).toEqual([
      ['fact-not-number', { name: 'x', value: 'many', format: 'number' }],
    ]);
    expect(said(facts('{ x: many }', '{{x, month}}'))).toEqual([
      ['fact-not-date', { name: 'x', value: 'many', format: 'month' }],
    ]);
    expect(said(facts('{ x: "1" }', '{{x, compct}}'))).toEqual([
      ['unknown-format', { format: 'compct', known: formats, suggestion: 'compact' }],
    ]);
    expect(said(facts('{ x: "1" }', '{{x, qqqqqqq}}'))).toEqual([
      ['unknown-format', { format: 'qqqqqqq', known: formats }],
    ]);
    expect(said(facts('{ x: "1" }', '{{x, currency(DOLLARS)}}'))).toEqual([
      ['bad-format-option', { option: 'DOLLARS', format: 'currency', suggestion: 'USD' }],
    ]);
    expect(said(facts('{ x: "1" }', '{{x, compact(compactDispaly: full)}}'))).toEqual([
      [
        'unknown-format-option',
        { option: 'compactDispaly: full', format: 'compact', suggestion: 'compactDisplay: long' },
      ],
    ]);
    expect(said(facts('{ x: "1" }', '{{x, compact(qqqqqqq: 1)}}'))).toEqual([
      ['unknown-format-option', { option: 'qqqqqqq: 1', format: 'compact' }],
    ]);
    expect(said(facts('{ x: "1" }', '{{x, number()}}'))).toEqual([]);
  });

  test('in a circle', () => {
    expect(said(facts('{ a: "{{b}}", b: "{{a}}" }', '{{a}}')).map(([code]) => code)).toContain('fact-cycle');
    expect(said(facts('{ a: "{{a}}" }', '{{a}}'))).toContainEqual(['fact-cycle', { name: 'a' }]);
  });

  test('that are not complete, each at its own place', () => {
    expect(places(facts('{ a: x }', 'y {{a} {{a}} {{a} {a} {b} }} {{}}'))).toEqual([
      '7:22 bad-placeholder',
      '7:33 bad-placeholder',
      '7:38 bad-placeholder',
      '7:46 bad-placeholder',
      '7:49 bad-placeholder',
    ]);
  });

  test('that lack a language: which', () => {
    const found = check({ 'pages/index.yaml': facts('{ a: { en: x, tr: y } }', '{{a}}') });
    expect(found.map(({ code, details }) => [code, details])).toEqual([
      ['missing-translation', { code: 'ar', language: { language: 'ar' } }],
    ]);
    expect(found.map(brief)).toEqual(['pages/index.yaml:4:15 missing-translation']);
  });
});

describe('what is said of facts', () => {
  test.each([
    ['{ a: [x] }', 'bad-fact', { name: 'a' }],
    ['{ a: }', 'empty-value', { key: 'a', orDelete: { phrase: 'orDelete' } }],
    ['{ a: { en: x, tr: [y] } }', 'bad-fact', { name: 'a' }],
  ])('%s', (written, code, details) => {
    expect(said(facts(written, 'x'))).toEqual([[code, details]]);
  });

  test('with a name that is no language: which there are', () => {
    expect(said(facts('{ a: { all: x, english: y } }', '{{a}}'))).toEqual([
      ['unknown-language', { code: 'english', known: 'en, tr, ar, all', suggestion: 'en' }],
    ]);
    expect(said(facts('{ a: { all: x, qq: y } }', '{{a}}'))).toEqual([
      ['unknown-language', { code: 'qq', known: 'en, tr, ar, all' }],
    ]);
  });

  test('that nobody uses: the one that was probably meant', () => {
    const site = SITE.replace('facts: {}', 'facts: { hours: H }');
    expect(said(facts('{ hour: x }', '{{hours}}'), { 'site.yaml': site })).toEqual([
      ['unused-fact', { name: 'hour', suggestion: 'hours' }],
    ]);
    expect(said(facts('{ hour: x }', 'y'))).toEqual([['unused-fact', { name: 'hour' }]]);
    expect(said(facts('{ hour: x, hours: y }', '{{hours}}'))).toEqual([['unused-fact', { name: 'hour' }]]);
  });

  test('of site.yaml that any page uses are used', () => {
    const site = SITE.replace('facts: {}', 'facts: { one: 1, two: 2, three: 3 }');
    const files = {
      'site.yaml': site,
      'pages/a.yaml': page('  - type: text\n    title: { all: "{{two}}" }\n').replace('Title', 'A'),
    };
    expect(said(facts('{ own: x }', '{{one}} {{own}}'), files)).toEqual([['unused-fact', { name: 'three' }]]);
  });

  test('are not called unused while a page has other mistakes', () => {
    expect(said(facts('{ hour: x }', '{{qqqqqq}}')).map(([code]) => code)).toEqual(['missing-fact']);
  });
});

describe('what is said of languages', () => {
  test.each([
    ['{ english: x, tr: y, ar: z }', { code: 'english', known: 'en, tr, ar', suggestion: 'en' }],
    ['{ en-GB: x, tr: y, ar: z }', { code: 'en-GB', known: 'en, tr, ar', suggestion: 'en' }],
    ['{ en: x, tr: y, ar: z, Türkçe: w }', { code: 'Türkçe', known: 'en, tr, ar', suggestion: 'tr' }],
    ['{ all: x, qq: w }', { code: 'qq', known: 'en, tr, ar' }],
  ])('%s', (text, details) => {
    expect(said(textPage(text))).toContainEqual(['unknown-language', details]);
  });

  test('a name that cannot be a language was a text with a colon', () => {
    expect(places(page('  - type: text\n    title:\n      Note here: this\n'))).toEqual(['7:16 yaml-colon-in-text']);
    // A language without its colon, before a text that has one.
    expect(places(page('  - type: text\n    title:\n      en: A\n      tr "Not: bu"\n'))).toContain(
      '8:7 yaml-missing-colon',
    );
    expect(places(page('  - type: text\n    title:\n      Note: this\n'))).toEqual(['7:11 yaml-colon-in-text']);
    // Fields of another block are no text at all.
    expect(places(page('  - type: list\n    items:\n      - title: Ovens\n        description: Warm\n'))).toEqual([
      '7:9 text-has-no-fields',
    ]);
    expect(places(page('  - type: text\n    title:\n      all: x\n      Note here: this\n'))).toEqual([
      '8:16 yaml-colon-in-text',
    ]);
  });

  test('a missing text is told for each language that lacks it, or for the default language alone', () => {
    expect(said(textPage('{ en: x }'))).toEqual([
      ['missing-translation', { code: 'tr', language: { language: 'tr' } }],
      ['missing-translation', { code: 'ar', language: { language: 'ar' } }],
    ]);
    expect(said(textPage('{ tr: y }'))).toEqual([
      ['missing-translation', { code: 'en', language: { language: 'en' } }],
    ]);
  });

  test('a default language has to be complete: that is said at its name', () => {
    const yaml = `translation: { en: fallback }\n${textPage('x')}`;
    expect(said(yaml)).toContainEqual(['default-language-needed', { code: 'en' }]);
  });
});

describe('what is said of several files', () => {
  test('a title twice names the language and the other page', () => {
    const titled = (title: string) => textPage('{ all: x }').replace('{ all: Title }', title);
    const found = said(titled('{ en: One, tr: Bir, ar: واحد }'), {
      'pages/a.yaml': titled('{ en: One, tr: İki, ar: اثنان }'),
    });
    expect(found).toEqual([['duplicate-title', { language: { language: 'en' }, route: '/a' }]]);
  });

  test('two sections of one name: which', () => {
    expect(said(page('  - { type: divider, id: a }\n  - { type: divider, id: a }\n'))).toEqual([
      ['duplicate-anchor', { anchor: 'a' }],
    ]);
    expect(said(page('  - { type: divider, id: site-footer }\n'))).toEqual([['reserved-id', { id: 'site-footer' }]]);
  });

  test('an include that leads nowhere: the nearest partial, in another folder too', () => {
    const include = (path: string) => page(`  - type: divider\n  - include: ${path}\n`);
    const partials: Record<string, string> = { 'pages/parts/_closing.yaml': 'blocks:\n  - type: divider\n' };
    const of = (path: string) => said(include(path), partials).filter(([code]) => code !== 'unused-partial');
    expect(of('/parts/_closng.yaml')).toEqual([
      ['missing-partial', { path: '/parts/_closng.yaml', suggestion: '/parts/_closing.yaml' }],
    ]);
    expect(of('/_closing.yaml')).toEqual([
      ['missing-partial', { path: '/_closing.yaml', suggestion: '/parts/_closing.yaml' }],
    ]);
    expect(of('/_quite_another.yaml')).toEqual([
      ['missing-partial', { path: '/_quite_another.yaml', suggestion: '/parts/_closing.yaml' }],
    ]);
    expect(of('/../_x.yaml')).toEqual([['file-outside', { path: '/../_x.yaml' }]]);
    expect(of('/404.yaml')).toEqual([['not-a-partial', { path: '/404.yaml' }]]);
    partials['pages/parts/closing.yaml'] = page('  - type: divider\n').replace(/(?:Title|Description)/g, 'Closing $&');
    expect(of('/parts/closing.yaml')).toEqual([
      ['not-a-partial', { path: '/parts/closing.yaml', suggestion: '/parts/_closing.yaml' }],
    ]);
  });

  test('an include in a circle: which', () => {
    const cycle = { 'pages/_a.yaml': 'blocks:\n  - include: /_a.yaml\n' };
    expect(said(page('  - type: divider\n  - include: /_a.yaml\n'), cycle)).toEqual([
      ['include-cycle', { path: '/_a.yaml', files: 'pages/_a.yaml' }],
    ]);
  });

  test('files whose names make no address', () => {
    expect(said(textPage('{ all: x }'), { 'pages/A b.yaml': NOT_FOUND })).toEqual([
      ['bad-file-name', { name: 'A b', suggestion: 'a-b' }],
    ]);
    expect(said(textPage('{ all: x }'), { 'pages/tr/x.yaml': NOT_FOUND })).toEqual([
      ['reserved-address', { name: 'tr', known: 'en, tr, ar, assets, _data, _search' }],
    ]);
    expect(said(textPage('{ all: x }'), { 'pages/a/index.yaml': NOT_FOUND, 'pages/a.yaml': NOT_FOUND })).toEqual([
      ['route-collision', { route: '/a', other: 'pages/a/index.yaml' }],
    ]);
  });

  test('a flag that is no picture of the site', () => {
    const site = SITE.replace('flag: /flag.svg, direction: rtl', 'flag: /flg.svg, direction: rtl');
    const found = check({ 'site.yaml': site, 'public/flag.svg': SVG });
    expect(found.map(brief)).toEqual(['site.yaml:5:39 missing-image']);
    expect(found[0]?.details).toEqual({ src: '/flg.svg', suggestion: '/flag.svg' });
  });
});
