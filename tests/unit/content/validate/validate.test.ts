import { describe, expect, test } from 'vitest';
import { printDiagnostic } from '../../../../src/diagnostics/print.ts';
import { briefs, check } from '../../site-folder.ts';
import { META, page, SITE } from '../../small-site.ts';

const inPage = (yaml: string) =>
  briefs({ 'pages/index.yaml': yaml }).map((line) => line.replace('pages/index.yaml:', ''));
const inBlock = (block: string) => inPage(page(block));

describe('pages', () => {
  test.each([
    ['an unknown field', `${META}blok: x\nblocks:\n  - type: divider\n`, ['4:1 unknown-key']],
    [
      'an unknown field of meta',
      `meta:\n  title: { all: T }\n  descripton: { all: D }\nblocks:\n  - type: divider\n`,
      ['3:3 unknown-key'],
    ],
    ['no meta', 'blocks:\n  - type: divider\n', ['1:1 missing-field']],
    ['no blocks', META, ['1:1 missing-field']],
    ['empty blocks', `${META}blocks:\n`, ['4:1 empty-value']],
    ['an empty list of blocks', `${META}blocks: []\n`, ['4:9 list-too-short']],
    ['blocks that are no list', `${META}blocks:\n  type: divider\n`, ['5:3 expected-list']],
    ['a list for a page', '- a\n- b\n', ['1:1 expected-page']],
    ['a page without the line above its list', '- type: divider\n', ['1:1 list-without-name']],
    ['one text for a page', 'hello', ['1:1 expected-page']],
    ['meta in one text', 'meta: x\nblocks:\n  - type: divider\n', ['1:7 expected-fields']],
    [
      'a choice that is none',
      `${META.trimEnd()}\n  schema: servce\nblocks:\n  - type: divider\n`,
      ['4:11 not-a-choice'],
    ],
    [
      'a draft that is neither true nor false',
      `${META}draft: yes\nblocks:\n  - type: divider\n`,
      ['4:8 expected-boolean'],
    ],
    [
      'a translation rule that is none',
      `${META}translation: { ar: fallbak }\nblocks:\n  - type: divider\n`,
      ['4:20 not-a-choice'],
    ],
    [
      'a translation rule for an unknown language',
      `${META}translation: { de: none }\nblocks:\n  - type: divider\n`,
      ['4:16 unknown-language'],
    ],
  ])('%s is reported at its place', (_name, yaml, found) => {
    expect(inPage(yaml)).toEqual(found);
  });
});

describe('blocks', () => {
  test.each([
    ['an unknown type', '  - type: divder\n', ['5:11 unknown-block']],
    ['a name that every object has', '  - type: toString\n', ['5:11 unknown-block']],
    [
      'fields for a text, one of them a name that every object has',
      '  - type: text\n    title: [{ toString: x }]\n',
      ['6:12 expected-text'],
    ],
    ['no type', '  - title: { all: T }\n', ['5:5 block-without-type']],
    ['a misspelt type', '  - typ: divider\n', ['5:5 block-without-type']],
    ['a type without a value', '  - type:\n', ['5:5 block-without-type']],
    ['a text for a block', '  - divider\n', ['5:5 expected-fields']],
    ['nothing for a block', '  -\n', ['5:3 empty-entry']],
    ['an unknown field', '  - type: divider\n    colour: red\n', ['6:5 unknown-key']],
    [
      'an unknown field deep inside',
      '  - type: steps\n    title: { all: T }\n    items:\n      - { title: { all: A }, description: { all: B } }\n      - { title: { all: A }, descripton: { all: B } }\n',
      ['9:30 unknown-key'],
    ],
    [
      'a missing field',
      '  - type: not-found\n    code: { all: "404" }\n    message: { all: M }\n',
      ['5:5 missing-field'],
    ],
    [
      'a list too short',
      '  - type: steps\n    title: { all: T }\n    items:\n      - { title: { all: A }, description: { all: B } }\n',
      ['8:7 list-too-short'],
    ],
    [
      'a list too long',
      `  - type: cta\n    title: { all: T }\n    actions: [${Array(4).fill('{ label: { all: L }, link: / }').join(', ')}]\n`,
      ['7:14 list-too-long'],
    ],
    ['a text for a list', '  - type: stats\n    items: many\n', ['6:12 expected-list']],
    ['a list for a text', '  - type: text\n    title: [a, b]\n', ['6:12 expected-text']],
    ['a list for a text of one language', '  - type: text\n    title:\n      en: [a]\n', ['7:11 expected-single-text']],
    ['an empty text', '  - type: text\n    title: ""\n', ['6:12 empty-quotes']],
    ['an empty text of one language', '  - type: text\n    title:\n      en:\n      tr: x\n', ['7:7 empty-value']],
    ['a choice that is none', '  - type: divider\n    tone: snad\n', ['6:11 not-a-choice']],
    ['a name with spaces', '  - type: divider\n    id: My Section\n', ['6:9 wrong-format']],
    [
      'a number with a unit',
      '  - type: logos\n    title: { all: T }\n    interval: 2s\n    items: [{ src: /flag.svg, alt: { all: F } }, { src: /flag.svg, alt: { all: F } }]\n',
      ['7:15 expected-number'],
    ],
    [
      'a picture in one text',
      '  - type: hero\n    title: { all: T }\n    picture: /flag.svg\n',
      ['7:14 expected-image'],
    ],
    [
      'a picture without a description',
      '  - type: hero\n    title: { all: T }\n    picture: { src: /flag.svg }\n',
      ['7:16 missing-field'],
    ],
    [
      'a field for a link',
      '  - type: cta\n    title: { all: T }\n    actions: [{ label: { all: L }, link: { all: / } }]\n',
      ['7:44 expected-single-text'],
    ],
  ])('%s is reported at its place', (_name, block, found) => {
    expect(inBlock(block)).toEqual(found);
  });
});

describe('site.yaml', () => {
  test.each([
    ['an unknown field', SITE.replace('brand:', 'colour: red\nbrand:')],
    ['two languages of one code', SITE.replace('code: tr', 'code: en')],
    ['an address that is none', SITE.replace('https://www.example.test', 'www.example.test')],
    ['an address that runs code', SITE.replace('https://www.example.test', 'javascript:alert(1)')],
    ['a form endpoint that is no address', SITE.replace('formEndpoint:', 'formEndpoint: javascript:alert(1)')],
    ['a lookup that is no address', SITE.replace('lookup: ,', 'lookup: country,')],
    ['a numbering that does not exist', SITE.replace('numbering: latn', 'numbering: "x y"')],
    ['a default language that is none of the site’s', SITE.replace('defaultLanguage: en', 'defaultLanguage: de')],
    ['countries of an unknown language', SITE.replace('{ tr: [TR] }', '{ de: [DE] }')],
    ['an e-mail address that is none', SITE.replace('oven@example.test', 'oven')],
  ])('%s is reported there', (_name, site) => {
    expect(briefs({ 'site.yaml': site })).toContainEqual(expect.stringMatching(/^site\.yaml:\d+:\d+ /));
  });

  test('every form that a value needs has an example', () => {
    const site = SITE.replace('[TR]', '[turkey]')
      .replace('locale: tr_TR', 'locale: tr')
      .replace('country: TR', 'country: tr')
      .replace('code: ar', 'code: ar_SA');
    const printed = check({ 'site.yaml': site }).map((diagnostic) => printDiagnostic(diagnostic));
    expect(printed).toHaveLength(4);
    for (const message of printed) expect(message).not.toContain('example: ….');
  });
});
