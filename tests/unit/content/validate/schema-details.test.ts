import { describe, expect, test } from 'vitest';
import { blockSchemas } from '../../../../blocks/schemas.ts';
import { brief, check } from '../../site-folder.ts';
import { META, page, SITE } from '../../small-site.ts';

const types = Object.keys(blockSchemas).join(', ');
const field = (value: string) => ({ phrase: 'namedField', value });
const inBlock = (type: string) => ({ phrase: 'namedBlock', value: type });

/** What is said of the files, as code and blanks; the same of three languages once. */
const said = (files: Record<string, string>) => check(files).map(({ code, details }) => [code, details]);
const ofBlock = (block: string) => said({ 'pages/index.yaml': page(block) });
const ofPage = (yaml: string) => said({ 'pages/index.yaml': yaml });

const STEP = '{ title: { all: A }, description: { all: B } }';
const steps = (...items: string[]) =>
  `  - type: steps\n    title: { all: T }\n    items:\n${items.map((item) => `      - ${item}\n`).join('')}`;

const suchAs = (value: string) => ({ phrase: 'suchAs', value });

describe('what is said of a block', () => {
  test('in which a word stands where fields do, with the fields of that list', () => {
    const found = ofBlock('  - type: form\n    title: { all: T }\n    fields:\n      - name\n');
    expect(found).toContainEqual([
      'expected-fields',
      { owner: { phrase: 'namedField', value: 'fields' }, example: '`name: name`, `label: …`' },
    ]);
  });

  test('whose only list stands under another name, with names of pictures where entries belong', () => {
    expect(ofBlock('  - type: gallery\n    frames:\n      - wheel.jpg\n')).toEqual([
      ['unknown-key', expect.objectContaining({ key: 'frames', suggestion: 'items' })],
      ['expected-fields', { owner: field('items'), example: '`picture: { src: wheel.jpg, alt: … }`' }],
    ]);
  });

  test('of an unknown type: the types there are, and the nearest', () => {
    expect(ofBlock('  - type: divder\n')).toEqual([
      ['unknown-block', { type: 'divder', known: types, suggestion: 'divider' }],
    ]);
    expect(ofBlock('  - type: photograph\n')).toEqual([['unknown-block', { type: 'photograph', known: types }]]);
  });

  test('without a type: the types there are', () => {
    for (const block of ['  - title: { all: T }\n', '  - type: [a]\n', '  - {}\n'])
      expect(ofBlock(block)).toEqual([['block-without-type', { known: types }]]);
    expect(ofBlock('  - typ: divider\n')).toEqual([
      ['block-without-type', { known: types, suggestion: 'type: divider' }],
    ]);
  });

  test.each([
    ['  - typ: divider\n    tone: sand\n', '5:5'],
    ['  - tone: sand\n    typ: divider\n', '6:5'],
    ['  - tone: sand\n    typography: x\n', '5:5'],
  ])('without a type, at its misspelt name where there is one: %j', (block, place) => {
    expect(check({ 'pages/index.yaml': page(block) }).map(brief)).toEqual([
      `pages/index.yaml:${place} block-without-type`,
    ]);
  });

  test('that is none: an example', () => {
    expect(ofBlock('  - divider\n')).toEqual([
      ['expected-fields', { owner: { phrase: 'block' }, example: '`type: hero`' }],
    ]);
  });

  test('that is not there: at its dash', () => {
    expect(check({ 'pages/index.yaml': page('  -\n  - type: divider\n') }).map(brief)).toEqual([
      'pages/index.yaml:5:3 empty-entry',
    ]);
  });

  test('of a text whose lines are gone: that it has none', () => {
    expect(ofBlock('  - type: text\n    title: { all: T }\n    body:\n      all: >-\n')).toEqual([
      ['empty-value', { key: 'all', orDelete: '' }],
    ]);
  });

  test.each([
    ['2-Dec-27', '2027-12-02'],
    ['2 Aralık 2027 Perşembe', '2027-12-02'],
    ['2027-12-02 00:00:00', '2027-12-02'],
  ])('of %s: the day that is meant', (written, suggestion) => {
    const season = `{ name: { all: S }, dates: [{ starts: ${written}, ends: 2027-12-03 }] }`;
    const [[, details] = []] = ofBlock(
      `  - type: seasons\n    title: { all: T }\n    year: 2027\n    items: [${season}]\n`,
    );
    expect(details).toMatchObject({ suggestion });
  });

  test('of a year of which no season has dates: at the year, once', () => {
    const season = (name: string) => `{ name: { all: ${name} }, dates: [{ starts: 2027-12-02, ends: 2027-12-03 }] }`;
    expect(
      ofBlock(
        `  - type: seasons\n    title: { all: T }\n    year: 2031\n    items: [${season('S')}, ${season('P')}]\n`,
      ),
    ).toEqual([['no-date-in-year', { year: '2031' }]]);
  });

  test('of a field that it does not have: its fields, those first that are still free', () => {
    const [[code, details] = []] = ofBlock('  - type: divider\n    tones: sand\n');
    expect([code, details]).toEqual([
      'unknown-key',
      { key: 'tones', owner: inBlock('divider'), known: 'type, id, tone, hidden', suggestion: 'tone' },
    ]);
    expect(ofBlock('  - type: divider\n    tone: sand\n    tones: ink\n')).toEqual([
      ['unknown-key', { key: 'tones', owner: inBlock('divider'), known: 'type, id, tone, hidden', suggestion: 'tone' }],
    ]);
    expect(ofBlock('  - type: divider\n    whatever: x\n')).toEqual([
      ['unknown-key', { key: 'whatever', owner: inBlock('divider'), known: 'type, id, tone, hidden' }],
    ]);
  });

  test('of a field deep inside: the fields that belong there', () => {
    expect(ofBlock(steps(STEP, '{ title: { all: A }, description: { all: B }, titel: x }'))).toEqual([
      [
        'unknown-key',
        { key: 'titel', owner: field('items'), known: 'title, description, picture', suggestion: 'title' },
      ],
    ]);
    expect(ofBlock(steps(STEP, '{ titel: { all: A }, description: { all: B } }'))).toEqual([
      [
        'unknown-key',
        { key: 'titel', owner: field('items'), known: 'title, description, picture', suggestion: 'title' },
      ],
    ]);
  });

  test('that lacks a field: which, and of what', () => {
    expect(ofBlock('  - type: steps\n    title: { all: T }\n')).toEqual([
      ['missing-field', { key: 'items', owner: inBlock('steps'), example: '…' }],
    ]);
    expect(ofBlock(steps(STEP, '{ description: { all: A } }'))).toEqual([
      ['missing-field', { key: 'title', owner: field('items'), example: '…' }],
    ]);
  });

  test('that lacks words or fields: no value that another field of that name has', () => {
    expect(ofBlock('  - type: people\n    title: { all: T }\n    items:\n      - role: { all: R }\n')).toEqual([
      ['missing-field', { key: 'name', owner: field('items'), example: '…' }],
    ]);
    const film = '  - type: embedded\n    label: { all: L }\n    note: { all: N }\n';
    expect(ofBlock(film)).toContainEqual([
      'missing-field',
      { key: 'source', owner: inBlock('embedded'), example: '{ label: …, link: … }' },
    ]);
  });

  test('with lists of the wrong length: how many there are and have to be', () => {
    expect(ofBlock(steps(STEP))).toEqual([['list-too-short', { key: 'items', count: 1, minimum: 2 }]]);
    const actions = `[${Array(4).fill('{ label: { all: L }, link: / }').join(', ')}]`;
    expect(ofBlock(`  - type: cta\n    title: { all: T }\n    actions: ${actions}\n`)).toEqual([
      ['list-too-long', { key: 'actions', count: 4, maximum: 3 }],
    ]);
  });

  test('with a choice that is none: the choices, and the nearest', () => {
    expect(ofBlock('  - type: divider\n    tone: snad\n')).toEqual([
      ['not-a-choice', { key: 'tone', value: 'snad', choices: 'plain, sand, ink', suggestion: 'sand' }],
    ]);
    expect(ofBlock('  - type: divider\n    tone: turquoise\n')).toEqual([
      ['not-a-choice', { key: 'tone', value: 'turquoise', choices: 'plain, sand, ink' }],
    ]);
  });

  test.each<[string, string, string, object]>([
    [
      'an empty field',
      '  - type: divider\n    tone:\n',
      'empty-value',
      { key: 'tone', orDelete: { phrase: 'orDelete' } },
    ],
    [
      'a text for a list',
      '  - type: stats\n    items: many\n',
      'expected-list',
      { key: 'items', entry: { phrase: 'entryFields', value: '`value`, `label`, `note`, `source`' } },
    ],
    [
      'a text in a list for fields',
      steps(STEP, 'words'),
      'expected-fields',
      { owner: field('items'), example: '`title: …`' },
    ],
    [
      'a text for fields',
      '  - type: hero\n    title: { all: T }\n    figure: many\n',
      'expected-fields',
      { owner: field('figure'), example: '`value: …`, `label: …`' },
    ],
    [
      'a day for its fields',
      '  - type: seasons\n    title: { all: T }\n    items: [{ name: { all: N }, dates: [2027-02-08] }]\n',
      'expected-fields',
      { owner: field('dates'), example: '`starts: 2027-02-08`' },
    ],
    [
      'fields for the words of an entry',
      '  - type: list\n    items:\n      - { title: { all: A }, text: { all: B } }\n',
      'text-has-no-fields',
      { key: 'title', form: { phrase: 'asEntry' } },
    ],
    [
      'a link for the words of an entry',
      '  - type: list\n    items:\n      - { link: /contact }\n',
      'text-has-no-fields',
      { key: 'link', form: { phrase: 'asEntry' } },
    ],
    [
      'fields for words',
      '  - type: hero\n    title: { heading: { all: A }, kicker: { all: B } }\n',
      'text-has-no-fields',
      { key: 'heading', form: { phrase: 'asWords' } },
    ],
    [
      'another word for a field that is there',
      '  - type: divider\n    pace: slow\n',
      'unknown-key',
      { key: 'pace', owner: { phrase: 'namedBlock', value: 'divider' }, known: 'type, id, tone, hidden' },
    ],
    [
      'a list for a name',
      '  - type: divider\n    id: [a]\n',
      'expected-single-text',
      { key: 'id', how: { phrase: 'textInQuotes' } },
    ],
    [
      'a name of a wrong form',
      '  - type: divider\n    id: My Section\n',
      'wrong-format',
      { key: 'id', value: 'My Section', example: '', suggestion: 'my-section' },
    ],
    [
      'a picture in one text',
      '  - type: hero\n    title: { all: T }\n    picture: /flag.svg\n',
      'expected-image',
      { key: 'picture', example: '/flag.svg' },
    ],
  ])('with %s', (_name, block, ...found) => {
    expect(ofBlock(block)).toEqual([found]);
  });
});

describe('what is said of a page', () => {
  const known =
    'template, formerly, address, meta, facts, entry, blocks, translation, source, draft, scheduled, expires';

  test('with a field that it does not have', () => {
    expect(ofPage(`${META}block: x\nblocks:\n  - type: divider\n`)).toEqual([
      ['unknown-key', { key: 'block', owner: { phrase: 'page' }, known, suggestion: 'blocks' }],
    ]);
  });

  test('without meta, or with half of it', () => {
    expect(ofPage('blocks:\n  - type: divider\n')).toEqual([
      ['missing-field', { key: 'meta', owner: { phrase: 'page' }, example: '{ title: …, description: … }' }],
    ]);
    expect(ofPage('meta:\n  title: { all: T }\nblocks:\n  - type: divider\n')).toEqual([
      ['missing-field', { key: 'description', owner: field('meta'), example: '…' }],
    ]);
  });

  test('of other names than its own: those of meta', () => {
    expect(ofPage(`${META.trimEnd()}\n  noidnex: true\nblocks:\n  - type: divider\n`)).toEqual([
      [
        'unknown-key',
        { key: 'noidnex', owner: field('meta'), known: 'title, description, schema, noindex', suggestion: 'noindex' },
      ],
    ]);
  });

  test('and its blocks together', () => {
    const found = ofPage(`${META}fact: {}\nblocks:\n  - type: divder\n  - type: divider\n    tone: snad\n`);
    expect(found.map(([code]) => code)).toEqual(['unknown-key', 'unknown-block', 'not-a-choice']);
  });
});

describe('what is said of a partial', () => {
  const known =
    'template, formerly, address, meta, facts, entry, blocks, translation, source, draft, scheduled, expires';
  const include = page('  - include: /_a.yaml\n');

  test('with a field that it does not have', () => {
    expect(said({ 'pages/index.yaml': include, 'pages/_a.yaml': 'weather: x\nblocks:\n  - type: divider\n' })).toEqual([
      ['unknown-key', { key: 'weather', owner: { phrase: 'partial' }, known }],
    ]);
    expect(
      said({ 'pages/index.yaml': include, 'pages/_a.yaml': 'fact: { a: b }\nblocks:\n  - type: divider\n' }),
    ).toEqual([['unknown-key', { key: 'fact', owner: { phrase: 'partial' }, known, suggestion: 'facts' }]]);
  });

  test('that is not used: its blocks too', () => {
    expect(said({ 'pages/_a.yaml': 'blocks: none\n' })).toEqual([['expected-list', { key: 'blocks', entry: '' }]]);
    expect(said({ 'pages/_a.yaml': 'blocks:\n  - type: divider\n    tone: snad\n' }).map(([code]) => code)).toEqual([
      'not-a-choice',
    ]);
  });
});

describe('what is said of an include', () => {
  const partial = { 'pages/_a.yaml': 'blocks:\n  - type: divider\n' };
  const ofInclude = (block: string) => said({ 'pages/index.yaml': page(block), ...partial });

  test('with other fields beside it: they do not belong there', () => {
    expect(ofInclude('  - include: /_a.yaml\n    tone: sand\n')).toEqual([
      ['unknown-key', { key: 'tone', owner: { phrase: 'block' }, known: 'include' }],
    ]);
  });

  test('that is misspelt: how it is written', () => {
    expect(ofInclude('  - inclde: /_a.yaml\n')).toEqual([
      ['unknown-key', { key: 'inclde', owner: { phrase: 'block' }, known: 'include', suggestion: 'include' }],
    ]);
  });

  test('in a block with a type: that its dash is missing', () => {
    expect(ofBlock('  - type: divider\n    include: /_a.yaml\n')).toEqual([['yaml-dash', {}]]);
  });
});

describe('what is said of site.yaml', () => {
  test.each<[string, string, string, object]>([
    ['brand:', 'colour: red\nbrand:', 'unknown-key', { key: 'colour', owner: { phrase: 'siteFile' } }],
    [
      'defaultLanguage: en',
      'defaultLanguage: e',
      'unknown-default-language',
      { code: 'e', known: 'en, tr, ar', suggestion: 'en' },
    ],
    [
      'defaultLanguage: en',
      'defaultLanguage: german',
      'unknown-default-language',
      { code: 'german', known: 'en, tr, ar' },
    ],
    ['color: "#1B7A4B"', 'color: greeen', 'not-a-color', { key: 'color', value: 'greeen', suggestion: 'green' }],
    ['country: TR', 'country: tr', 'wrong-format', { key: 'country', value: 'tr', example: '' }],
    ['locale: tr_TR', 'locale: tr', 'wrong-format', { key: 'locale', value: 'tr', example: suchAs('en_US') }],
    [
      'lookup: ,',
      'lookup: country,',
      'wrong-format',
      { key: 'lookup', value: 'country', example: suchAs('https://api.example.com/country') },
    ],
    [
      'formEndpoint:',
      'formEndpoint: x',
      'wrong-format',
      { key: 'formEndpoint', value: 'x', example: suchAs('https://forms.example.com/send') },
    ],
    ['oven@example.test', 'oven', 'wrong-format', { key: 'email', value: 'oven', example: suchAs('name@example.com') }],
    [
      'oven@example.test',
      '{ sample: oven }',
      'wrong-format',
      { key: 'email', value: 'oven', example: suchAs('name@example.com') },
    ],
    [
      'https://www.example.test',
      'www.example.test',
      'wrong-format',
      { key: 'url', value: 'www.example.test', example: '' },
    ],
    [
      'numbering: latn',
      'numbering: "x y"',
      'wrong-format',
      { key: 'numbering', value: 'x y', example: suchAs('latn') },
    ],
    ['[TR]', '[turkey]', 'wrong-format', { key: 'countries', value: 'turkey', suggestion: 'TR' }],
    ['[TR]', '[Ankara]', 'wrong-format', { key: 'countries', value: 'Ankara', example: suchAs('TR') }],
    ['direction: rtl', 'direction: left', 'not-a-choice', { key: 'direction', value: 'left' }],
    ['timeout: 2000', 'timeout: soon', 'expected-number', { key: 'timeout' }],
    ['legalName: Bakery Ltd', 'legalName:', 'empty-value', { key: 'legalName', orDelete: { phrase: 'orDelete' } }],
    ['whatsapp: "15550100"', 'whatsapp: ""', 'empty-quotes', { orDelete: { phrase: 'orDelete' } }],
    ['label: { all: North }', 'label: { en: }', 'empty-value', { key: 'en', orDelete: '' }],
    ['email: oven@example.test', 'email:', 'empty-value', { key: 'email', orDelete: '' }],
    [
      '  email: oven@example.test\n',
      '',
      'missing-field',
      { key: 'email', owner: field('organization'), example: 'name@example.com' },
    ],
    [
      'skip: { all: Skip }',
      'skp: { all: Skip }',
      'unknown-key',
      { key: 'skp', owner: field('labels'), suggestion: 'skip' },
    ],
  ])('%j for %j', (from, to, code, details) => {
    expect(said({ 'site.yaml': SITE.replace(from, to) })).toContainEqual([code, expect.objectContaining(details)]);
  });

  test.each(['- a\n', 'words\n'])('that is not made of fields: %j', (text) => {
    expect(said({ 'site.yaml': text })).toEqual([
      ['expected-fields', { owner: { phrase: 'siteFile' }, example: '`url: https://…`' }],
    ]);
  });

  test('of two languages of one code: the second', () => {
    const found = check({ 'site.yaml': SITE.replace('code: tr', 'code: en').replace('{ tr: [TR] }', '{ en: [TR] }') });
    expect(found.map(brief).filter((line) => line.includes('duplicate'))).toEqual([
      'site.yaml:4:13 duplicate-language',
    ]);
    expect(found.find(({ code }) => code === 'duplicate-language')?.details).toEqual({ code: 'en' });
  });
});
