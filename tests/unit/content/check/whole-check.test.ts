import { describe, expect, test } from 'vitest';
import { brief, briefs, check, type Files } from '../../site-folder.ts';
import { DIVIDER, META, NOT_FOUND, page, SITE, textPage } from '../../small-site.ts';

const told = (files: Files) => check(files).map((diagnostic) => [brief(diagnostic), diagnostic.details]);

describe('facts that a page does not give to its template', () => {
  const template = { 'pages/_t.yaml': textPage('{ all: "{{price}} {{name}} {{price}}" }') };
  const own = (yaml: string) => told({ ...template, 'pages/index.yaml': `template: /_t.yaml\n${yaml}` });

  test('are told once, where the page names the template, in order', () => {
    expect(own('')).toEqual([['pages/index.yaml:1:11 missing-template-facts', { names: 'name, price' }]]);
  });

  test('are told beside what is wrong with the page itself', () => {
    expect(own('meta: { title: { all: "{{qqqq}}" } }\n')).toEqual([
      ['pages/index.yaml:1:11 missing-template-facts', { names: 'name, price' }],
      ['pages/index.yaml:2:24 missing-fact', { name: 'qqqq', page: 'pages/index.yaml' }],
    ]);
  });

  test('are told in the template where only one is lacking: it may be misspelt there', () => {
    expect(own('facts: { name: N }\n')).toEqual([
      ['pages/_t.yaml:6:20 missing-fact', { name: 'price', page: 'pages/index.yaml' }],
    ]);
  });

  test('are told at the facts of the page that are near to them', () => {
    expect(own('facts: { prise: P, nam: N }\n').map(([line]) => line)).toEqual([
      'pages/index.yaml:2:10 unknown-key',
      'pages/index.yaml:2:20 unknown-key',
    ]);
  });

  test('are those of a template only', () => {
    expect(briefs({ 'pages/index.yaml': textPage('{ all: "{{price}} {{name}}" }') })).toEqual([
      'pages/index.yaml:6:20 missing-fact',
      'pages/index.yaml:6:30 missing-fact',
    ]);
  });
});

describe('facts that nothing uses', () => {
  const fact = (facts: string, words: string, site = SITE) =>
    told({
      'site.yaml': site,
      'pages/index.yaml': `${META}facts: ${facts}\nblocks:\n  - type: text\n    title: { all: "${words}" }\n`,
    });

  test('are told by name, with the one that may be meant', () => {
    const site = SITE.replace('facts: {}', 'facts: { hour: eight }');
    expect(fact('{ hours: nine }', '{{hour}}', site)).toEqual([
      ['pages/index.yaml:4:10 unused-fact', { name: 'hours', suggestion: 'hour' }],
    ]);
  });

  test('are not near to one that the page gives itself', () => {
    expect(fact('{ hours: nine, hour: eight }', '{{hour}}')).toEqual([
      ['pages/index.yaml:4:10 unused-fact', { name: 'hours' }],
    ]);
  });

  test('of site.yaml are told by name; one that any page uses is used', () => {
    const site = SITE.replace('facts: {}', 'facts: { hour: eight, day: Monday }');
    expect(fact('{}', '{{hour}}', site)).toEqual([['site.yaml:17:23 unused-fact', { name: 'day' }]]);
  });

  test('are told only where nothing worse is wrong', () => {
    expect(fact('{ hours: nine }', '{{qqqqq}}').map(([line]) => line)).toEqual(['pages/index.yaml:7:20 missing-fact']);
  });
});

describe('titles that are told twice', () => {
  test('are told in the languages in which they are the same', () => {
    const titled = (title: string) => page(DIVIDER).replace('{ all: Title }', title);
    expect(
      told({
        'pages/a.yaml': titled('{ en: A, tr: Aynı, ar: ا }'),
        'pages/index.yaml': titled('{ en: B, tr: Aynı, ar: ب }'),
      }),
    ).toEqual([['pages/index.yaml:2:23 duplicate-title', { language: { language: 'tr' }, route: '/a' }]]);
  });

  test('are none of the page for addresses that do not exist', () => {
    const same = NOT_FOUND.replaceAll('Nothing here', 'Title').replace('  noindex: true\n', '');
    expect(briefs({ 'pages/404.yaml': same })).toEqual([]);
  });

  test('are told only where nothing worse is wrong', () => {
    expect(briefs({ 'pages/a.yaml': `colour: red\n${page(DIVIDER)}` })).toEqual(['pages/a.yaml:1:1 unknown-key']);
  });
});

describe('a partial that no page uses', () => {
  const partial = { 'pages/_b.yaml': `blocks:\n${DIVIDER}` };
  const unused = 'pages/_b.yaml:1:1 unused-partial';

  test.each<[string, Files, boolean]>([
    ['is told', {}, true],
    ['is not told where a page cannot be read', { 'pages/a.yaml': '- a\n' }, false],
    ['is not told where a page’s include is missing', { 'pages/a.yaml': page('  - include: /_gone.yaml\n') }, false],
    ['is not told where a page’s template is missing', { 'pages/a.yaml': 'template: /_gone.yaml\n' }, false],
    [
      'is not told where a partial uses it that a page uses',
      {
        'pages/a.yaml': page('  - include: /_c.yaml\n').replace('Title', 'A'),
        'pages/_c.yaml': 'blocks:\n  - include: /_b.yaml\n',
      },
      false,
    ],
  ])('%s', (_what, files, whether) => {
    expect(briefs({ ...partial, ...files }).includes(unused)).toBe(whether);
  });

  test('is judged in each language where the only page that uses it cannot be read', () => {
    const linked = 'blocks:\n  - type: text\n    body: { en: "[a](/nowhere)" }\n';
    expect(briefs({ 'pages/_b.yaml': linked, 'pages/a.yaml': `${page('  - include: /_b.yaml\n')}  - a: [\n` })).toEqual(
      [
        'pages/_b.yaml:3:13 missing-translation',
        'pages/_b.yaml:3:13 missing-translation',
        'pages/_b.yaml:3:22 dead-link',
        'pages/a.yaml:6:8 yaml-unclosed-bracket',
      ],
    );
  });

  test('that is not YAML is told to be that alone', () => {
    expect(briefs({ 'pages/_b.yaml': 'a: b: c\n' })).toEqual(['pages/_b.yaml:1:5 yaml-colon-in-text']);
  });
});

describe('a page for addresses that do not exist', () => {
  test.each<[string, Files, string[]]>([
    ['is asked for', { 'pages/404.yaml': undefined }, ['pages:1:1 missing-not-found']],
    [
      'is not asked for where there is no site.yaml',
      { 'pages/404.yaml': undefined, 'site.yaml': undefined },
      ['site.yaml:1:1 no-site-file'],
    ],
  ])('%s', (_what, files, found) => {
    expect(briefs(files)).toEqual(found);
  });
});

test('a partial that is a list says which line is missing above it, and can be repaired', () => {
  const found = check({ 'pages/_a.yaml': '\n- type: divider\n', 'pages/index.yaml': page('  - include: /_a.yaml\n') });
  expect(found.map(({ code, place, fix }) => [code, place.source.file, fix])).toEqual([
    ['list-without-name', 'pages/_a.yaml', { range: { start: 1, end: 1 }, text: 'blocks:\n' }],
  ]);
});

test('an empty partial is not told to take in a page', () => {
  const [found] = check({ 'pages/_a.yaml': '# soon\n', 'pages/index.yaml': page('  - include: /_a.yaml\n') });
  expect(found).toMatchObject({ code: 'file-empty', details: { remedy: { phrase: 'beginPartial' } } });
});

describe('an include', () => {
  const partial = { 'pages/_a.yaml': `blocks:\n${DIVIDER}` };
  const include = (entry: string) => told({ ...partial, 'pages/index.yaml': page(`  - ${entry}\n`) });

  test.each<[string, string, unknown[]]>([
    [
      'without a value',
      'include:',
      ['pages/index.yaml:5:5 empty-value', { key: 'include', orDelete: { phrase: 'orDelete' } }],
    ],
    [
      'of a list',
      'include: [/_a.yaml]',
      ['pages/index.yaml:5:14 expected-single-text', { key: 'include', how: { phrase: 'textOnLine' } }],
    ],
    [
      'of several files',
      'include: [/_a.yaml, /_b.yaml]',
      ['pages/index.yaml:5:14 expected-single-text', { key: 'include', how: { phrase: 'includeEach' } }],
    ],
    [
      'with another field',
      'include: /_a.yaml\n    id: x',
      ['pages/index.yaml:6:5 unknown-key', { key: 'id', owner: { phrase: 'block' }, known: 'include' }],
    ],
    [
      'misspelt',
      'inclde: /_a.yaml',
      [
        'pages/index.yaml:5:5 unknown-key',
        { key: 'inclde', owner: { phrase: 'block' }, known: 'include', suggestion: 'include' },
      ],
    ],
    [
      'of a partial that is not there',
      'include: /_c.yaml',
      ['pages/index.yaml:5:14 missing-partial', { path: '/_c.yaml', suggestion: '/_a.yaml' }],
    ],
  ])('%s is told', (_what, entry, fault) => {
    expect(include(entry)).toEqual([fault]);
  });

  test('begins with a dash of its own, beside a block that has a type', () => {
    expect(briefs({ 'pages/index.yaml': page('  - type: divider\n    include: /_a.yaml\n') })).toEqual([
      'pages/index.yaml:6:5 yaml-dash',
    ]);
  });
});
