import { describe, expect, test } from 'vitest';
import { brief, check, compile } from '../../site-folder.ts';
import { META, page, SITE, textPage } from '../../small-site.ts';

const FALLBACK = SITE.replace('defaultLanguage: en', 'defaultLanguage: en\ntranslation: fallback');

/** What is wrong with a text: the fault, the marked words, the blanks of the message. */
const wrong = (text: string, site = SITE): Readonly<Record<string, unknown>>[] =>
  check({ 'site.yaml': site, 'pages/index.yaml': textPage(text) }).map(({ code, place, details }) => ({
    fault: code,
    marked: place.source.text.slice(place.range.start, place.range.end),
    ...details,
  }));

describe('a name that is no language of the site', () => {
  const known = 'en, tr, ar';
  test.each([
    ['in English', '{ en: E, turkish: T, ar: A }', 'turkish', 'tr'],
    ['in its own words', '{ en: E, Türkçe: T, ar: A }', 'Türkçe', 'tr'],
    ['in its own letters', '{ en: E, tr: T, العربية: A }', 'العربية', 'ar'],
    ['in another of the site’s languages', '{ ingilizce: E, tr: T, ar: A }', 'ingilizce', 'en'],
    ['misspelt', '{ en: E, turksh: T, ar: A }', 'turksh', 'tr'],
    ['by a longer code', '{ en: E, tr: T, ar-SA: A }', 'ar-SA', 'ar'],
    ['by a longer code in capitals', '{ en: E, tr: T, AR-SA: A }', 'AR-SA', 'ar'],
    ['as what is shown otherwise', '{ default: E, tr: T, ar: A }', 'default', 'en'],
    ['beside all of them', '{ en: E, tr: T, ar: A, english: D }', 'english', 'en'],
  ])('gets the one that was meant, and that is not called missing: %s', (_how, text, code, suggestion) => {
    expect(wrong(text)).toEqual([{ fault: 'unknown-language', marked: code, code, known, suggestion }]);
  });

  test('and is near to none gets none', () => {
    expect(wrong('{ en: E, tr: T, ar: A, xx-yyy: B }')).toEqual([
      { fault: 'unknown-language', marked: 'xx-yyy', code: 'xx-yyy', known },
    ]);
    expect(wrong('{ de: D }')).toEqual([{ fault: 'unknown-language', marked: 'de', code: 'de', known }]);
  });

  test('and means another language leaves the missing one missing', () => {
    expect(wrong('{ en: E, tr: T, english: A }')).toEqual([
      { fault: 'missing-translation', marked: 'en', code: 'ar', language: { language: 'ar' } },
      { fault: 'unknown-language', marked: 'english', code: 'english', known, suggestion: 'en' },
    ]);
  });

  test('where the site’s own are unclear is none of a text’s faults', () => {
    const site = SITE.replace('{ code: ar, ', '{ ');
    expect(wrong('{ en: E, tr: T, arabic: A }', site).filter(({ marked }) => marked === 'arabic')).toEqual([]);
  });
});

describe('a colon in a text that stands in no quotation marks', () => {
  test.each([
    ['{ Note: x }', [18]],
    ['{ Read this: x, and that: y }', [23, 36]],
    ['{ en: E, tr: T, ar: A, Read this: x }', [44]],
  ])('is told at the colon: %s', (text, columns) => {
    expect(check({ 'pages/index.yaml': textPage(text) }).map(brief)).toEqual(
      columns.map((column) => `pages/index.yaml:6:${column} yaml-colon-in-text`),
    );
  });
});

describe('a missing translation', () => {
  test.each([
    ['is named by its language', '{ en: E, tr: T }', SITE, [['ar', { language: 'ar' }]]],
    [
      'is asked for in each language that lacks it',
      '{ en: E }',
      SITE,
      [
        ['tr', { language: 'tr' }],
        ['ar', { language: 'ar' }],
      ],
    ],
    [
      'is the default language’s where other languages may take its words',
      '{ tr: T }',
      FALLBACK,
      [['en', { language: 'en' }]],
    ],
    ['is none where they may take them and can', '{ en: E }', FALLBACK, []],
  ])('%s', (_what, text, site, missing) => {
    expect(wrong(text, site).map(({ code, language }) => [code, language])).toEqual(missing);
  });
});

describe('HTML in a text', () => {
  test.each([
    ['a <b>b</b>', '<b>'],
    ['a </div>', '</div>'],
    ['a<br/>b', '<br/>'],
    ['a<br />b', '<br />'],
    ['<H2>a', '<H2>'],
    ['<h6>a', '<h6>'],
    ['<a href=/x>a', '<a href=/x>'],
    ['<SPAN lang=en>a', '<SPAN lang=en>'],
    ['<iframe>', '<iframe>'],
  ])('is told: %s', (text, tag) => {
    expect(wrong(`{ all: '${text}' }`)).toEqual([{ fault: 'html-in-text', marked: tag, tag }]);
  });

  test.each(['a < b', '<x>', '<bold>', '<h7>', '<button>', '< b>', '<a', 'a <b and c'])('is not: %s', (text) => {
    expect(wrong(`{ all: '${text}' }`)).toEqual([]);
  });

  test('is told at the words of the language in which it stands', () => {
    expect(check({ 'pages/index.yaml': textPage('{ en: <b>, tr: T, ar: "x <b>" }') }).map(brief)).toEqual([
      'pages/index.yaml:6:18 html-in-text',
      'pages/index.yaml:6:37 html-in-text',
    ]);
  });
});

describe('words of another language', () => {
  const title = (text: string, language: string, site = FALLBACK) => {
    const block = compile({ 'site.yaml': site, 'pages/index.yaml': textPage(text) }, '/', language).page?.blocks[0];
    return block?.type === 'text' ? block.title : undefined;
  };

  test('carry their language and direction', () => {
    expect(title('{ en: E }', 'ar')).toEqual([{ text: 'E', lang: 'en', dir: 'ltr' }]);
    const arabic = FALLBACK.replace('defaultLanguage: en', 'defaultLanguage: ar');
    expect(title('{ ar: ع }', 'en', arabic)).toEqual([{ text: 'ع', lang: 'ar', dir: 'rtl' }]);
    expect(title('plain', 'tr', arabic)).toEqual([{ text: 'plain', lang: 'ar', dir: 'rtl' }]);
  });

  test('are none where the page’s own, or those of all, are there', () => {
    expect(title('{ en: E, tr: T }', 'tr')).toBe('T');
    expect(title('{ all: A, en: E }', 'tr')).toBe('A');
  });
});

test('a name that is no language is told below facts, countries and rules for translations', () => {
  const found = check({
    'site.yaml': SITE.replace('{ tr: [TR] }', '{ turkish: [TR] }').replace('facts: {}', 'facts: { a: { arabic: x } }'),
    'pages/index.yaml': `${META}facts: { b: { english: x, all: y } }\ntranslation: { turkish: none }\n${page('  - type: text\n    title: { all: "{{b}}" }\n').slice(META.length)}`,
  });
  expect(found.map(({ code, place, details }) => [code, place.source.file, details.code, details.suggestion])).toEqual([
    ['unknown-language', 'pages/index.yaml', 'english', 'en'],
    ['unknown-language', 'pages/index.yaml', 'turkish', 'tr'],
    ['unknown-language', 'site.yaml', 'arabic', 'ar'],
    ['unknown-language', 'site.yaml', 'turkish', 'tr'],
  ]);
});
