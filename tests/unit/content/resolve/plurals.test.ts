import { describe, expect, test } from 'vitest';
import { plainText } from '../../../../schema/plain-text.ts';
import { measureCoverage } from '../../../../src/content/authoring/coverage.ts';
import { printReport } from '../../../../src/diagnostics/print.ts';
import { brief, briefs, check, compile, openSite, proofread } from '../../site-folder.ts';
import { META, SITE } from '../../small-site.ts';

const ARABIC =
  '{ zero: لا أيام, one: يوم واحد, two: يومان, few: "{{count}} أيام", many: "{{count}} يومًا", other: "{{count}} يوم" }';
const DAYS = `{ en: { one: a day, other: "{{count, number}} days" }, tr: "{{count}} gün", ar: ${ARABIC} }`;
const TITLE = '{ all: "{{live, days}}" }';

const facts = (days: string, live = '3') => `${META}facts:\n  live: ${live}\n  days: ${days}\n`;
const pageWith = (days: string, { live = '3', title = TITLE } = {}) =>
  `${facts(days, live)}blocks:\n  - type: text\n    title: ${title}\n`;
const titleOf = (yaml: string, language: string, site = SITE) => {
  const { page, found } = compile({ 'site.yaml': site, 'pages/index.yaml': yaml }, '/', language);
  const [block] = page?.blocks ?? [];
  return found.length || !block || !('title' in block) ? found : plainText(block.title ?? '');
};

describe('a number with its noun', () => {
  test.each([
    ['0', '0 days', '0 gün', 'لا أيام'],
    ['1', 'a day', '1 gün', 'يوم واحد'],
    ['2', '2 days', '2 gün', 'يومان'],
    ['3', '3 days', '3 gün', '3 أيام'],
    ['11', '11 days', '11 gün', '11 يومًا'],
    ['100', '100 days', '100 gün', '100 يوم'],
    ['1000', '1,000 days', '1000 gün', '1000 يوم'],
    ['1.5', '1.5 days', '1.5 gün', '1.5 يوم'],
  ])('of %s', (live, ...shown) => {
    const yaml = pageWith(DAYS, { live });
    expect(['en', 'tr', 'ar'].map((language) => titleOf(yaml, language))).toEqual(shown);
  });

  test('may stand in rich text, in a picture’s description and in other facts, with facts of its own', () => {
    const yaml = `${facts(DAYS, '2')}  other: { all: "({{live, days}})" }
  bakes: { one: "{{count}} {{what}}", two: "{{count}} {{what}}s", few: f, many: m, zero: z, other: "{{count}} {{what}}s" }
  what: loaf
blocks:
  - type: hero
    title: { all: "{{other}} {{live, bakes}}" }
    description: { all: "**{{ live , days }}**, {{live}}" }
    picture: { src: /flag.svg, alt: { all: "Flag of {{live, days}}" } }
`;
    const { page, found } = compile({ 'pages/index.yaml': yaml }, '/', 'en');
    expect(found).toEqual([]);
    for (const words of ['(2 days) 2 loafs', 'Flag of 2 days', ', 2'])
      expect(JSON.stringify(page ?? '')).toContain(words);
  });

  test('may be a fact of the site, and one of the page comes first', () => {
    const site = SITE.replace('facts: {}', `facts: { live: 2, days: ${DAYS} }`);
    const own = `${META}facts: { live: 11 }\nblocks:\n  - type: text\n    title: ${TITLE}\n`;
    expect(titleOf(own, 'ar', site)).toBe('11 يومًا');
  });

  test('in a text that stands in for a missing one is that language’s', () => {
    const site = SITE.replace('defaultLanguage: en', 'defaultLanguage: en\ntranslation: fallback');
    const days = '{ en: { one: a day, other: "{{count}} days" } }';
    expect(titleOf(pageWith(days, { live: '1', title: '{ en: "In {{live, days}}" }' }), 'ar', site)).toBe('In a day');
    expect(titleOf(pageWith(days, { live: '2' }), 'ar', site)).toBe('2 days');
  });

  test('that says where the number goes needs no forms where the language has one', () => {
    expect(titleOf(pageWith('{ tr: "{{count}} gün" }', { title: '{ all: x, tr: "{{live, days}}" }' }), 'tr')).toBe(
      '3 gün',
    );
  });
});

describe('what is wrong with forms', () => {
  test('forms that a language needs are told where its others stand', () => {
    const yaml = pageWith(DAYS.replace('zero: لا أيام, ', '').replace('two: يومان, ', ''));
    expect(printReport(check({ 'pages/index.yaml': yaml }))).toMatchInlineSnapshot(`
      "pages/index.yaml:6:91 error missing-forms
        5 | …
        6 | …} days" }, tr: "{{count}} gün", ar: { one: يوم واحد, few: "{{count}} أيام", many: "{{count}} يومًا"…
          |                                        ^^^
        The fact \`days\` lacks forms for some numbers in Arabic: \`zero\` (0), \`two\` (2).
        Write a line for each below \`ar:\`, with {{count}} where the number goes: \`two: "{{count}} …"\`.

      1 error, 0 warnings."
    `);
  });

  test.each([
    ['one text for all numbers, where a language tells them apart', '{ all: "{{count}} d" }', '6:11 missing-forms'],
    [
      'an ending in brackets for more than one',
      `{ en: "{{count}} day(s)", tr: "{{count}} gün", ar: ${ARABIC} }`,
      '6:15 missing-forms',
    ],
    ['the same forms for all languages', '{ one: a day, other: "{{count}} d" }', '6:11 missing-forms'],
    ['a form that the language lacks', DAYS.replace('{ one: a', '{ two: x, one: a'), '6:17 needless-form'],
    ['a name that is no form', DAYS.replace('many:', 'mani:'), '6:156 unknown-form'],
    ['an empty form', DAYS.replace('a day', ''), '6:17 empty-value'],
    ['a missing language', DAYS.replace(/, ar.*$/, ' }'), '6:11 missing-translation'],
    ['a mapping that has no forms', '{ en: { a: b } }', '6:3 bad-fact'],
  ])('%s', (_, days, told) => {
    expect(new Set(briefs({ 'pages/index.yaml': pageWith(days) }))).toEqual(new Set([`pages/index.yaml:${told}`]));
  });

  test('a noun without a number, and one after what is no number', () => {
    expect(briefs({ 'pages/index.yaml': pageWith(DAYS, { title: '{ all: "{{days}} {{live, days}}" }' }) })).toEqual([
      'pages/index.yaml:9:20 count-needed',
    ]);
    expect(briefs({ 'pages/index.yaml': pageWith(DAYS, { live: '6+' }) })).toEqual([
      'pages/index.yaml:5:9 fact-not-number',
    ]);
  });

  test('a noun that leads back to itself, and one misspelt', () => {
    const back = DAYS.replace('a day', '"{{count, days}}"');
    expect(briefs({ 'pages/index.yaml': pageWith(back, { live: '1' }) })).toEqual(['pages/index.yaml:6:11 fact-cycle']);
    const [misspelt] = check({
      'pages/index.yaml': pageWith(DAYS, { title: '{ all: "{{live, dayz}} {{live, days}}" }' }),
    });
    expect(misspelt?.details).toMatchObject({ format: 'dayz', suggestion: 'days' });
  });

  test('thousands of nouns in one another end in time', () => {
    const chain = Array.from(
      { length: 60 },
      (_, at) => `  n${at}: { all: "{{count, n${at + 1}}}{{count, n${at + 1}}}" }\n`,
    );
    const yaml = `${facts('1')}${chain.join('')}  n60: { all: "{{count}}" }\nblocks:\n  - type: text\n    title: { en: "{{live, n0}}", tr: t, ar: a }\n`;
    expect(briefs({ 'pages/index.yaml': yaml }).length).toBeGreaterThan(0);
  });
});

describe('a noun that is the same for every number', () => {
  const found = (title: string, live = '3') =>
    proofread({ 'pages/index.yaml': `${META}facts: { live: ${live} }\nblocks:\n  - type: text\n    title: ${title}\n` })
      .filter(({ code }) => code === 'fixed-plural')
      .map(brief);

  test('is asked about in a language that has more than two forms of it, at figure and noun', () => {
    expect(found('{ en: "In {{live}} days", tr: "{{live}} günde", ar: "خلال {{live}} أيام" }')).toEqual([
      'pages/index.yaml:7:70 fixed-plural',
    ]);
  });

  test.each([
    ['a word that is no noun', '"{{live}} إلى"', '3'],
    ['a code before a place', '"{{live}} إسطنبول", en: "{{live}} Istanbul"', '34394'],
    ['a figure that begins with a zero', '"{{live}} أنقرة"', '"06100"'],
    ['an abbreviation', '"{{live}} كم"', '3'],
    ['a Latin unit', '"{{live}} kWh"', '3'],
    ['a percentage', '"{{live}}٪ من"', '3'],
    ['a year', '"{{live}} للميلاد"', '2014'],
    ['a shortened figure', '"{{live, compact}} زائر"', '41400000'],
    ['more than a number', '"{{live}} منصات"', '6+'],
  ])('not behind %s', (_, arabic, live) => {
    expect(found(`{ en: "{{live}}", tr: x, ar: ${arabic} }`, live)).toEqual([]);
  });
});

test('the words of forms count as a translation, unless one is still to be written', () => {
  const done = (days: string) =>
    measureCoverage(openSite({ 'pages/a.yaml': pageWith(days) }), ['/a']).map(
      ({ translated, total }) => `${translated}/${total}`,
    );
  expect(done(DAYS)).toEqual(['5/5', '5/5', '5/5']);
  expect(done(DAYS.replace('يومان', '"TODO: x"'))).toEqual(['5/5', '5/5', '4/5']);
});

test('a change of a form is a change of every page that shows it', () => {
  const seen = (days: string) =>
    openSite({ 'site.yaml': SITE.replace('facts: {}', `facts: { live: 1, days: ${days} }`) }).siteFile.seen;
  expect(seen(DAYS)).toBe(seen(DAYS));
  expect(seen(DAYS.replace('a day', 'one day'))).not.toBe(seen(DAYS));
});
