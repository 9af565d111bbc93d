import { describe, expect, test } from 'vitest';
import { META, page } from '../small-site.ts';
import { FAULTS, FAULTY, inFile, said, without } from './faulty-page.ts';

describe('a page’s own fault hides nothing else in the page', () => {
  test.each([
    ['an unknown field', `colour: red\n${page(FAULTY)}`, 'unknown-key colour'],
    ['a misspelt field', page(FAULTY).replace('meta:', 'metas:'), 'unknown-key metas'],
    ['a misspelt list', page(FAULTY).replace('blocks:', 'bloks:'), 'unknown-key bloks'],
    ['a wrong value', `draft: maybe\n${page(FAULTY)}`, 'expected-boolean maybe'],
    [
      'a missing field of meta',
      page(FAULTY).replace('  description: { all: Description }\n', ''),
      'missing-field title',
    ],
    ['a misspelt field of meta', page(FAULTY).replace('  title:', '  tilte:'), 'unknown-key tilte'],
    ['a block of no known type', page(`  - type: carousel\n${FAULTY}`), 'unknown-block carousel'],
    ['a misspelt type', page(FAULTY.replace('hero', 'hreo')), 'unknown-block hreo'],
    ['a misspelt `type`', page(FAULTY.replace('type:', 'tpye:')), 'block-without-type tpye'],
    ['a block in one word', page(`  - divider\n${FAULTY}`), 'expected-fields divider'],
    ['an unknown field of the block', page(`${FAULTY}    colour: red\n`), 'unknown-key colour'],
    ['a wrong value in the block', page(`${FAULTY}    tone: dark\n`), 'not-a-choice dark'],
    ['a wrong value in a list', page(FAULTY.replace('#nowhere" }', '#nowhere", style: big }')), 'not-a-choice big'],
    ['a misspelt field in a list', page(FAULTY.replace('link: /nowhere', 'lnik: /nowhere')), 'unknown-key lnik'],
    [
      'too many entries',
      page(FAULTY.replace('actions:\n', `actions:\n${'      - { label: { all: Go }, link: / }\n'.repeat(9)}`)),
      'list-too-long -',
    ],
    [
      'a missing include',
      page(`  - include: /_gone.yaml\n${FAULTY.replace('"#nowhere"', '/')}`),
      'missing-partial /_gone.yaml',
    ],
  ])('%s', (_what, text, fault) => {
    const faults = fault.startsWith('missing-partial') ? FAULTS.slice(0, -1) : FAULTS;
    expect(said({ 'pages/x.yaml': text }).toSorted()).toEqual(inFile('pages/x.yaml', [fault, ...faults]).toSorted());
  });

  test('a missing template: what it would have brought is not asked for', () => {
    expect(said({ 'pages/x.yaml': `template: /_gone.yaml\nblocks:\n${FAULTY}` })).toEqual(
      inFile('pages/x.yaml', ['missing-partial /_gone.yaml', ...without('missing-fact')]),
    );
  });

  test('facts that are no fields: the page’s placeholders are not called unknown', () => {
    expect(said({ 'pages/x.yaml': `facts: many\n${page(FAULTY)}` })).toEqual(
      inFile('pages/x.yaml', ['expected-fields many', ...without('missing-fact')]),
    );
  });

  test('a fact of the wrong kind is not called missing where it is used', () => {
    const text = `facts: { price: [1] }\n${page('  - type: text\n    title: { all: "{{price, compact}}" }\n')}`;
    expect(said({ 'pages/x.yaml': text })).toEqual(['pages/x.yaml bad-fact price']);
  });

  test.each([
    ['misspelt', '{ ar: fallbak }', 'not-a-choice fallbak'],
    ['not given by language', 'fallback', 'expected-fields fallback'],
  ])('a rule for translations that is %s asks for none of them', (_what, rule, fault) => {
    const text = `translation: ${rule}\n${page('  - type: text\n    title: { en: T, tr: T }\n')}`;
    expect(said({ 'pages/x.yaml': text })).toEqual([`pages/x.yaml ${fault}`]);
  });
});

describe('sections are known although something else in their page is wrong', () => {
  const linking = page('  - type: cta\n    title: { all: T }\n    actions: [{ label: { all: Go }, link: "/x#b" }]\n');
  test.each([
    ['their block has an unknown field', '  - type: divider\n    id: b\n    colour: red\n', ['unknown-key colour']],
    ['their block has no type', '  - id: b\n', ['block-without-type id']],
    ['their own name is misspelt', '  - type: divider\n    ids: b\n', ['unknown-key ids']],
    ['the name of their name is unknown', '  - type: divider\n    kimlik: b\n', ['unknown-key kimlik']],
    ['their name has a wrong form', '  - type: divider\n    id: B\n', ['wrong-format B']],
    ['an include that may bring them is misspelt', '  - inclde: /_b.yaml\n', ['unknown-key inclde']],
    ['an include that may bring them is missing', '  - include: /_c.yaml\n', ['missing-partial /_c.yaml']],
  ])('%s', (_what, blocks, faults) => {
    const files = {
      'pages/x.yaml': page(blocks),
      'pages/y.yaml': linking,
      'pages/z.yaml': page('  - include: /_b.yaml\n'),
      'pages/_b.yaml': 'blocks:\n  - type: divider\n    id: b\n',
    };
    expect(said(files).map((line) => line.replace(/^\S+ /, ''))).toEqual(faults);
  });
});

describe('a misspelt name is told once, with what it was meant to be', () => {
  test.each([
    ['of a block', page('  - type: hero\n    tilte: { all: T }\n'), ['unknown-key tilte']],
    [
      'of an entry',
      page('  - type: cta\n    title: { all: T }\n    actions: [{ lable: { all: L }, link: / }]\n'),
      ['unknown-key lable'],
    ],
    [
      'of a page, and what stands below it is checked',
      page('  - type: divider\n').replace('meta', 'mata').replace('{ all: Title }', '[T]'),
      ['unknown-key mata', 'expected-text ['],
    ],
    ['of a template', 'tempalte: /_t.yaml\n', ['unknown-key tempalte']],
    [
      'of a page’s title, nearest to a field that is there',
      `${META}  tilte: { all: T }\nblocks:\n  - type: divider\n`,
      ['unknown-key tilte'],
    ],
    [
      'that is near to nothing, beside what is then missing',
      page('  - type: hero\n    qqqq: [T]\n'),
      ['missing-field type', 'unknown-key qqqq'],
    ],
    [
      'that is near to nothing, whose value fits the one field that is missing',
      page('  - type: hero\n    qqqq: { all: T }\n'),
      ['unknown-key qqqq'],
    ],
    [
      'that is near to a field of another kind',
      page('  - type: text\n    title: { all: T }\n    bodi: [T]\n'),
      ['unknown-key bodi'],
    ],
  ])('%s', (_what, text, faults) => {
    const files = {
      'pages/x.yaml': text,
      'pages/y.yaml': 'template: /_t.yaml\n',
      'pages/_t.yaml': page('  - type: divider\n').replace('Title', 'Y'),
    };
    const about = said(files).filter((line) => !line.includes('duplicate-title'));
    expect(about).toEqual(inFile('pages/x.yaml', faults));
  });
});
