import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../src/content/authoring/fix.ts';
import { wordingOf } from '../../../../src/diagnostics/wording.ts';
import { brief, briefs, check, type Files, openSite } from '../../site-folder.ts';
import { DIVIDER, META, page, SITE } from '../../small-site.ts';

const messages = (files: Files) => check(files).map((diagnostic) => wordingOf(diagnostic).message);

describe('a message says in what the fault is', () => {
  test.each<[string, Files, string]>([
    ['site.yaml', { 'site.yaml': `colour: red\n${SITE}` }, '`colour` is not a field of site.yaml.'],
    [
      'site.yaml, where a field is missing',
      { 'site.yaml': SITE.replace('brand: { all: Bakery }\n', '') },
      '`brand` is missing in site.yaml.',
    ],
    ['a page', { 'pages/index.yaml': `colour: red\n${page(DIVIDER)}` }, '`colour` is not a field of a page.'],
    ['a page, where a field is missing', { 'pages/index.yaml': `blocks:\n${DIVIDER}` }, '`meta` is missing in a page.'],
    [
      'a block',
      { 'pages/index.yaml': page(`${DIVIDER}    colour: red\n`) },
      '`colour` is not a field of the block `divider`.',
    ],
    [
      'a block, where a field is missing',
      { 'pages/index.yaml': page('  - type: cta\n    title: { all: T }\n') },
      '`actions` is missing in the block `cta`.',
    ],
    [
      'a partial',
      {
        'pages/index.yaml': page('  - include: /_a.yaml\n'),
        'pages/_a.yaml': `colour: red\nblocks:\n${DIVIDER}`,
      },
      '`colour` is not a field of a partial.',
    ],
    [
      'an entry of a list',
      { 'pages/index.yaml': page('  - type: text\n    columns: [{ width: 3 }]\n') },
      '`width` is not a field of `columns`.',
    ],
  ])('%s', (_what, files, message) => {
    expect(messages(files)).toContain(message);
  });

  test('a block in one word, with the line that a block begins with', () => {
    const [diagnostic, ...others] = check({ 'pages/index.yaml': page('  - divider\n') });
    expect(others).toEqual([]);
    expect(diagnostic && wordingOf(diagnostic)).toEqual({
      message: 'Fields should stand here, in a block.',
      hint: 'Write `name: value` lines here, for example `type: hero`.',
    });
  });
});

describe('a block whose colon lacks its space', () => {
  const block = (words: string) => page(`  - ${words}\n`);
  const repaired = (yaml: string) => {
    const found = check({ 'pages/index.yaml': yaml });
    return {
      found: found.map(brief),
      yaml: applyFixes(
        yaml,
        found.flatMap(({ fix }) => fix ?? []),
      ),
    };
  };

  test('is told at the colon, and repaired', () => {
    expect(repaired(block('type:divider'))).toEqual({
      found: ['pages/index.yaml:5:9 yaml-missing-space'],
      yaml: block('type: divider'),
    });
  });

  test.each(['see type:divider', '"type: divider"', '":divider"'])('is not %j, which stays as it is', (words) => {
    expect(repaired(block(words))).toEqual({ found: ['pages/index.yaml:5:5 expected-fields'], yaml: block(words) });
  });
});

describe('what stands in a file that is not there is not called missing', () => {
  const gone = (column: string) => `pages/index.yaml:${column} missing-partial`;
  test.each([
    ['a page’s meta and blocks, in a template', 'template: /_gone.yaml\n', [gone('1:11')]],
    ['its blocks, in a partial', page('  - include: /_gone.yaml\n'), [gone('5:14')]],
  ])('%s', (_what, yaml, found) => {
    expect(briefs({ 'pages/index.yaml': yaml })).toEqual(found);
  });

  test.each([
    [
      'what is wrong with a page whose template is missing',
      'template: /_gone.yaml\nmeta: x\nblocks: x\n',
      [gone('1:11'), 'pages/index.yaml:2:7 expected-fields', 'pages/index.yaml:3:9 expected-list'],
    ],
    [
      'the meta of a page of which only blocks are missing',
      'blocks:\n  - include: /_gone.yaml\n',
      ['pages/index.yaml:1:1 missing-field', gone('2:14')],
    ],
  ])('but %s is told', (_what, yaml, found) => {
    expect(briefs({ 'pages/index.yaml': yaml })).toEqual(found);
  });
});

describe('a page is shown', () => {
  const shown = (yaml: string) => openSite({ 'pages/index.yaml': yaml }).compile('/', 'en').page !== undefined;
  const text = '  - type: text\n    title: { all: T }\n';

  test.each([
    ['whole', page(text), true],
    ['with a misspelt field', page(text.replace('title', 'tilte')), false],
    ['with a misspelt field of meta', page(text).replace('title:', 'tilte:'), false],
    ['with a misspelt type', page(text.replace('text', 'txet')), false],
    ['with a misspelt name of its type', page(text.replace('type', 'tpye')), false],
    ['with a block in one word', page(`${text}  - divider\n`), false],
    ['with a block that repeats nothing', page(`${text}  - *nothing\n`), false],
    ['with a wrong value that could be left out', `${page(text)}    tone: dark\n`, false],
    ['without its blocks', META, false],
  ])('%s: %s', (_how, yaml, whether) => {
    expect(shown(yaml)).toBe(whether);
  });
});

describe('a misspelt name', () => {
  test('with a wrong kind of value is told alone; other faults of its block are told too', () => {
    const block = (rest: string) => page(`  - type: text\n    titel: [x]\n${rest}`);
    expect(briefs({ 'pages/index.yaml': block('') })).toEqual(['pages/index.yaml:6:5 unknown-key']);
    expect(briefs({ 'pages/index.yaml': block('    tone: dark\n') })).toEqual([
      'pages/index.yaml:6:5 unknown-key',
      'pages/index.yaml:7:11 not-a-choice',
    ]);
  });

  test('further in hides no fault of the same name elsewhere', () => {
    const items =
      '    items:\n      - { tilte: [x], description: { all: B } }\n      - { title: [x], description: { all: B } }\n';
    expect(briefs({ 'pages/index.yaml': page(`  - type: steps\n    title: { all: T }\n${items}`) })).toEqual([
      'pages/index.yaml:8:11 unknown-key',
      'pages/index.yaml:9:18 expected-text',
    ]);
  });
});

test('a block that repeats nothing is told once, where it does', () => {
  expect(briefs({ 'pages/index.yaml': page('  - *nothing\n') })).toEqual(['pages/index.yaml:5:5 yaml-alias']);
});

test('a partial without blocks that no page uses has nothing to check', () => {
  expect(briefs({ 'pages/_a.yaml': 'facts: { a: b }\n' })).toEqual(['pages/_a.yaml:1:1 unused-partial']);
});
