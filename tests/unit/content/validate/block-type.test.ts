import { describe, expect, test } from 'vitest';
import { blockSchemas } from '../../../../blocks/schemas.ts';
import { wordingOf } from '../../../../src/diagnostics/wording.ts';
import { brief, briefs, check } from '../../site-folder.ts';
import { page } from '../../small-site.ts';

const types = Object.keys(blockSchemas).join(', ');
const inBlock = (fields: string) => ({ 'pages/index.yaml': page(`  - ${fields}\n`) });

describe('a block that does not say what it is', () => {
  test.each([
    ['at its first field', 'id: a\n    tone: sand', '5:5'],
    ['at a misspelt `type`', 'id: a\n    tpye: divider', '6:5'],
    ['at a misspelt `type`, whatever it says', 'id: a\n    tpye: nothing', '6:5'],
    ['at its first field where another name only begins alike', 'id: a\n    typeface: serif', '5:5'],
    ['once where `type` is empty', 'type:\n    id: a', '5:5'],
    ['once where `type` is a list', 'type: [divider]', '5:5'],
    ['once where both are there', 'id: a\n    type:\n    tpye: divider', '6:5'],
  ])('is told %s', (_where, fields, at) => {
    expect(briefs(inBlock(fields)).filter((line) => line.includes('block-without-type'))).toHaveLength(1);
    expect(briefs(inBlock(fields))[0]).toMatch(/block-without-type$/);
    expect(briefs(inBlock(fields))).toContain(`pages/index.yaml:${at} block-without-type`);
  });

  test('gets all types to choose from', () => {
    const [diagnostic] = check(inBlock('id: a'));
    expect(diagnostic && wordingOf(diagnostic).hint).toBe(`Begin it with \`- type: …\`. Types: ${types}.`);
  });

  test.each([
    ['misspelt', 'tpye: divider', '5:5', 'type: divider'],
    ['the name of other programs', 'component: divider', '5:5', 'type: divider'],
    ['any name that holds a type', 'section: divider\n    id: a', '5:5', 'type: divider'],
    ['another name, with capitals', 'Component: Divider\n    id: a', '5:5', 'type: divider'],
    ['the type itself', 'divider:\n    id: a', '5:5', 'type: divider'],
    ['the type itself with its fields below', 'divider:\n      id: a', '5:5', 'type: divider'],
    ['misspelt, with a type of other programs', 'tpye: spacer', '5:5', 'type: divider'],
  ])('gets what was meant where `type` is %s', (_how, fields, at, suggestion) => {
    const [first, ...others] = check(inBlock(fields));
    expect(first && brief(first)).toBe(`pages/index.yaml:${at} block-without-type`);
    expect(first?.details).toEqual({ known: types, suggestion });
    expect(others.map(brief)).toEqual(fields.includes('spacer') ? ['pages/index.yaml:5:11 unknown-block'] : []);
  });

  test('is told where its first field holds what has no words', () => {
    expect(check(inBlock('a: { toString: b }'))[0]?.details).toEqual({ known: types });
  });

  test('keeps a name of its own that every block may have', () => {
    expect(check(inBlock('id: divider'))[0]?.details).toEqual({ known: types });
  });

  test('is looked at further where its misspelt name tells what it is', () => {
    expect(briefs(inBlock('tpye: divider\n    colour: red'))).toEqual([
      'pages/index.yaml:5:5 block-without-type',
      'pages/index.yaml:6:5 unknown-key',
    ]);
    expect(briefs(inBlock('tpye: nothing\n    colour: red'))).toEqual([
      'pages/index.yaml:5:5 block-without-type',
      'pages/index.yaml:5:11 unknown-block',
    ]);
    expect(briefs(inBlock('tpye: cta'))).toEqual([
      'pages/index.yaml:5:5 block-without-type',
      'pages/index.yaml:5:5 missing-field',
      'pages/index.yaml:5:5 missing-field',
    ]);
  });
});

describe('a type that there is not', () => {
  test.each([
    ['dividr', { type: 'dividr', known: types, suggestion: 'divider' }],
    ['carousel', { type: 'carousel', known: types, suggestion: 'gallery' }],
    ['newsletter', { type: 'newsletter', known: types }],
    ['5', { type: '5', known: types }],
    ['constructors', { type: 'constructors', known: types }],
  ])('is told with the one that was meant, and all others: %s', (type, details) => {
    const found = check(inBlock(`type: ${type}`));
    expect(found.map(brief)).toEqual(['pages/index.yaml:5:11 unknown-block']);
    expect(found[0]?.details).toEqual(details);
  });

  test('is looked at further as the one that was meant', () => {
    expect(briefs(inBlock('type: dividerr\n    colour: red'))).toEqual([
      'pages/index.yaml:5:11 unknown-block',
      'pages/index.yaml:6:5 unknown-key',
    ]);
  });

  test('has nothing missing or unknown where none is near', () => {
    expect(briefs(inBlock('type: carousel\n    colour: red'))).toEqual(['pages/index.yaml:5:11 unknown-block']);
  });
});
