import { describe, expect, test } from 'vitest';
import { plainText } from '../../../../schema/plain-text.ts';
import { wordingOf } from '../../../../src/diagnostics/wording.ts';
import { brief, check, compile } from '../../site-folder.ts';
import { META, page, SITE, textPage } from '../../small-site.ts';

const FALLBACK = SITE.replace('defaultLanguage: en', 'defaultLanguage: en\ntranslation: fallback');
const show = (words: string, language = 'en', site = SITE, facts = '{}') => {
  const yaml = `${META}facts: ${facts}\nblocks:\n  - type: text\n    title: { all: "${words}" }\n`;
  const { page: value, found } = compile({ 'site.yaml': site, 'pages/index.yaml': yaml }, '/', language);
  const [block] = value?.blocks ?? [];
  return found.length > 0 || block?.type !== 'text' || !block.title ? found : plainText(block.title);
};
const facts = (written: string, words: string) =>
  `${META}facts: ${written}\nblocks:\n  - type: text\n    title: { all: "${words}" }\n`;

describe('facts that the site itself gives', () => {
  test('are brand, town and particulars', () => {
    expect(show('{{brand}}|{{city}}|{{legalName}}|{{street}}|{{email}}|{{whatsapp}}')).toBe(
      'Bakery|Town|Bakery Ltd|Mill Lane 1|oven@example.test|15550100',
    );
  });

  test('follow the language where site.yaml does', () => {
    const site = SITE.replace('city: { all: Town }', 'city: { en: Town, tr: Kasaba, ar: بلدة }');
    expect(['en', 'tr'].map((language) => show('{{city}}', language, site))).toEqual(['Town', 'Kasaba']);
  });

  test('in one plain text are in the default language', () => {
    const site = FALLBACK.replace('city: { all: Town }', 'city: Town').replace(
      'brand: { all: Bakery }',
      'brand: Bakery',
    );
    expect(show('{{city}} {{brand}}', 'en', site)).toBe('Town Bakery');
    expect(show('{{city}} {{brand}}', 'tr', site)).toBe('Town Bakery');
    const strict = site.replace('translation: fallback', 'translation: complete');
    // That it lacks its languages is told of site.yaml.
    expect(show('{{city}}', 'tr', strict)).toBe('Town');
  });

  test('win over facts of the same name in site.yaml, and give way to those of a page', () => {
    expect(show('{{brand}}', 'en', SITE.replace('facts: {}', 'facts: { brand: Other }'))).toBe('Bakery');
    expect(show('{{brand}}', 'en', SITE, '{ brand: Own }')).toBe('Own');
  });

  test('are not called unused', () => {
    expect(check({ 'pages/index.yaml': textPage('{ all: x }') })).toEqual([]);
  });
});

describe('a fact of site.yaml itself', () => {
  test.each([
    ['brand', 'brand: { all: Bakery }', 'brand: { all: "١٢" }', '7:10'],
    ['city', 'city: { all: Town }', 'city: { all: "١٢" }', '12:11'],
    ['legalName', 'legalName: Bakery Ltd', 'legalName: "١٢"', '9:14'],
    ['street', 'street: Mill Lane 1', 'street: "١٢"', '11:11'],
  ])('is told where it is written: %s', (name, from, to, at) => {
    const { found } = compile({
      'site.yaml': SITE.replace(from, to),
      'pages/index.yaml': textPage(`{ all: "{{${name}, number}}" }`),
    });
    expect(found).toEqual([`site.yaml:${at} fact-not-number`]);
  });

  test.each([
    ['brand', 'brand: { all: Bakery }\n'],
    ['email', '  email: oven@example.test\n'],
  ])('is not called missing in a page where site.yaml lacks it: %s', (name, line) => {
    const site = SITE.replace(line, '').replace('{{legalName}}', '');
    expect(
      check({ 'site.yaml': site, 'pages/index.yaml': textPage(`{ all: "{{${name}}} {{${name}, number}}" }`) }).map(
        ({ code, details: { key }, place }) => [code, key, place.source.file],
      ),
    ).toEqual([['missing-field', name, 'site.yaml']]);
  });

  test.each([
    ['city', '  city: { all: Town }\n'],
    ['legalName', '  legalName: Bakery Ltd\n'],
    ['street', '  street: Mill Lane 1\n'],
    ['whatsapp', '  whatsapp: "15550100"\n'],
  ])('that a firm may lack is missed where a text uses it: %s', (name, line) => {
    const site = SITE.replace(line, '').replace('{{legalName}}', '');
    const files = { 'site.yaml': site, 'pages/index.yaml': textPage(`{ all: "{{${name}}}" }`) };
    expect(check(files).map(brief)).toEqual(['pages/index.yaml:6:20 missing-fact']);
    const own = { ...files, 'site.yaml': site.replace('facts: {}', `facts: { ${name}: Own }`) };
    expect(check(own).map(brief)).toEqual([]);
  });
});

describe('a fact of the wrong kind', () => {
  test.each([
    ['[x]', 'The fact `price` should be'],
    ['{ en: x, tr: [y] }', 'The fact `price` should be'],
    ['', '`price` has no value'],
  ])('is named: %j', (value, words) => {
    const [diagnostic, ...others] = check({ 'pages/index.yaml': facts(`{ price: ${value} }`, '{{price}}') });
    expect(others).toEqual([]);
    expect(diagnostic && wordingOf(diagnostic).message).toContain(words);
  });

  test('that repeats nothing is told where it does, once', () => {
    expect(check({ 'pages/index.yaml': facts('{ a: *nothing }', '{{a}}') }).map(brief)).toEqual([
      'pages/index.yaml:4:13 yaml-alias',
    ]);
  });

  test.each(['[x]', '{ en: [x] }', ''])('is told at its name, and not called missing where it is used: %j', (value) => {
    const found = check({ 'pages/index.yaml': facts(`{ a: ${value} }`, '{{a}} {{a, number}}') }).map(brief);
    expect(found).toEqual([expect.stringMatching(/^pages\/index\.yaml:4:10 (bad-fact|empty-value)$/)]);
  });
});

describe('a figure in the digits of another keyboard', () => {
  const said = (value: string, words = '{{x, number}}') =>
    check({ 'pages/index.yaml': facts(`{ x: ${value} }`, words) }).map(({ code, details, fix }) => [
      code,
      details.suggestion,
      fix?.text,
    ]);

  test.each(['١٢٣٤', '"١٢٣٤"', "'۱۲۳۴'"])('%s is proposed in Latin ones, and repaired', (value) => {
    expect(said(value)).toEqual([['fact-not-number', '1234', '1234']]);
  });

  test('has a remedy only where it is a figure then', () => {
    expect(said('"١٢ x"').map(([code, suggestion]) => [code, suggestion])).toEqual([['fact-not-number', undefined]]);
    expect(said('many')).toEqual([['fact-not-number', undefined, undefined]]);
    expect(said('"12"')).toEqual([]);
  });
});

test('a fact in a text is looked for in the page, then in the site', () => {
  const site = SITE.replace('facts: {}', 'facts: { hour: eight }');
  expect(show('{{hour}}', 'en', site)).toBe('eight');
  expect(show('{{hour}}', 'en', site, '{ hour: nine }')).toBe('nine');
  expect(check({ 'pages/index.yaml': page('  - type: text\n    title: { all: "{{hour}}" }\n') }).map(brief)).toEqual([
    'pages/index.yaml:6:20 missing-fact',
  ]);
});
