import { describe, expect, test } from 'vitest';
import { page, SITE } from '../../small-site.ts';
import { FAULTS, FAULTY, inFile, said, without } from '../faulty-page.ts';

/** Uses a fact that the site itself gives. */
const LEGAL = '  - type: text\n    title: { all: "{{legalName}}" }\n';

const change = (from: string | RegExp, to: string) => SITE.replace(from, to);

/** A mistake of site.yaml, what is said of it, and which mistakes of a page nobody can then know of. */
const cases: [what: string, site: string, said: readonly string[], unknowable: readonly string[]][] = [
  ['an unknown field', `colour: red\n${SITE}`, ['unknown-key colour'], []],
  ['what belongs to a page', `${SITE}blocks: []\n`, ['field-of-page blocks'], []],
  ['a misspelt field', change('brand:', 'brnad:'), ['unknown-key brnad'], []],
  ['a misspelt list of languages', change('languages:', 'langauges:'), ['unknown-key langauges'], []],
  ['a misspelt label', change('  skip:', '  skp:'), ['unknown-key skp'], []],
  ['a header in one word', change(/header:\n(?: .*\n)+/, 'header: none\n'), ['expected-fields none'], []],
  ['no firm', change(/organization:\n(?: .*\n)+/, ''), ['missing-field url'], []],
  ['no address for e-mail', change(/ {2}email.*\n/, ''), ['missing-field legalName'], []],
  [
    'an address of no use',
    change('https://www.example.test', 'www.example.test'),
    ['wrong-format www.example.test'],
    [],
  ],
  ['a list of facts', change('facts: {}', 'facts: [a]'), ['expected-fields ['], ['missing-fact']],
  [
    'regions in one word',
    change(/regions:\n(?: .*\n)+/, 'regions: none\n'),
    ['expected-fields none'],
    ['unknown-region'],
  ],
  ['a region without a name', change('label: { all: North }, ', ''), ['missing-field color'], []],
  ['a language without a name', change(' label: العربية,', ''), ['missing-field code'], []],
  [
    'a code as operating systems write it',
    change('code: ar', 'code: ar_SA'),
    ['wrong-format ar_SA'],
    ['unknown-language', 'missing-translation'],
  ],
  [
    'a language without a code',
    change('{ code: ar, ', '{ '),
    ['missing-field label'],
    ['unknown-language', 'missing-translation'],
  ],
  ['a default language that is none', change('Language: en', 'Language: eng'), ['unknown-default-language eng'], []],
  [
    'a misspelt rule for translations',
    `translation: fallbak\n${SITE}`,
    ['not-a-choice fallbak'],
    ['missing-translation'],
  ],
  [
    'languages in one text',
    change(/languages:\n(?: .*\n)+/, 'languages: en, tr, ar\n'),
    ['expected-list en, tr, ar'],
    ['unknown-language', 'missing-translation'],
  ],
];

describe('a fault of site.yaml hides nothing in the pages', () => {
  test.each(cases)('%s', (_what, site, faults, unknowable) => {
    const all = [...inFile('pages/x.yaml', without(...unknowable)), ...inFile('site.yaml', faults)];
    expect(said({ 'site.yaml': site, 'pages/x.yaml': page(FAULTY + LEGAL) }).toSorted()).toEqual(all.toSorted());
  });

  test.each(cases)('%s: a page without a fault has none', (_what, site, faults) => {
    expect(said({ 'site.yaml': site, 'pages/x.yaml': page(LEGAL) })).toEqual(inFile('site.yaml', faults));
  });

  test('lines that are not YAML: what cannot be lost with them is checked', () => {
    const site = change('brand: { all: Bakery }', 'brand: Bakery: bread');
    expect(said({ 'site.yaml': site, 'pages/x.yaml': page(FAULTY + LEGAL) })).toEqual([
      ...inFile('pages/x.yaml', without('missing-translation', 'missing-fact', 'unknown-region')),
      'site.yaml yaml-colon-in-text :',
    ]);
  });

  test('no site.yaml at all: links, pictures, icons and sections are checked', () => {
    expect(said({ 'site.yaml': undefined, 'pages/x.yaml': page(FAULTY + LEGAL) })).toEqual([
      ...inFile('pages/x.yaml', without('missing-translation', 'missing-fact', 'unknown-region', 'unknown-language')),
      'site.yaml no-site-file',
    ]);
  });
});

test('a fault of site.yaml hides no other in it', () => {
  const site = `colour: red\n${SITE}`
    .replace('link: /', 'link: /nowhere')
    .replace('skip: { all: Skip }', 'skip: { all: "{{skip}}" }')
    .replace('"© {{legalName}}"', '"© {{legal}}"')
    .replace('city: { all: Town }', 'city: { all: "{{town}}" }')
    .replace('label: { all: North }', 'label: { en: North }')
    .replace('social: []', 'social: [{ label: X, icon: mial, url: http://x.test }]')
    .replace('flag: /flag.svg', 'flag: /flg.svg');
  expect(said({ 'site.yaml': site })).toEqual(
    inFile('site.yaml', [
      'unknown-key colour',
      'missing-image /flg.svg',
      'missing-fact {{town}}',
      'unknown-icon mial',
      'bad-link http://x.test',
      'missing-translation en',
      'missing-translation en',
      'dead-link /nowhere',
      'missing-fact {{legal}}',
      'missing-fact {{skip}}',
    ]),
  );
});

test('what hides nothing is everything that is found', () => {
  expect(said({ 'pages/x.yaml': page(FAULTY + LEGAL) })).toEqual(inFile('pages/x.yaml', FAULTS));
});
