import { describe, expect, test } from 'vitest';
import { check, compile } from '../../site-folder.ts';
import { META, page, SITE } from '../../small-site.ts';

const FALLBACK = SITE.replace('defaultLanguage: en', 'defaultLanguage: en\ntranslation: fallback');
const block = (yaml: string, language = 'en', site = SITE) =>
  compile({ 'site.yaml': site, 'pages/index.yaml': page(yaml) }, '/', language).page?.blocks[0];

describe('an entry of a list', () => {
  const entry = (words: string, language = 'en', site = SITE) => {
    const list = block(
      `  - type: list\n    title: { all: T }\n    items:\n      - ${words}\n      - { all: x }\n`,
      language,
      site,
    );
    return list?.type === 'list' ? list.items[0] : undefined;
  };

  test.each([
    ['Bread', { heading: 'Bread' }],
    ['Bread – fresh every day', { heading: 'Bread', detail: 'fresh every day' }],
    ['Bread — fresh', { heading: 'Bread', detail: 'fresh' }],
    ['Bread  -  fresh', { heading: 'Bread', detail: 'fresh' }],
    ['Bread - fresh - daily', { heading: 'Bread', detail: 'fresh - daily' }],
    ['well-known', { heading: 'well-known' }],
    ['Bread -fresh', { heading: 'Bread -fresh' }],
    ['Bread- fresh', { heading: 'Bread- fresh' }],
    ['Bread + fresh', { heading: 'Bread + fresh' }],
    ['one\\ntwo – three\\nfour', { heading: 'one\ntwo', detail: 'three\nfour' }],
  ])('%j', (words, value) => {
    expect(entry(`{ all: "${words}" }`)).toEqual(value);
  });

  test('in another language is marked in both parts', () => {
    const mark = { lang: 'en', dir: 'ltr' };
    expect(entry('Bread – fresh', 'tr', FALLBACK)).toEqual({
      heading: [{ text: 'Bread', ...mark }],
      detail: [{ text: 'fresh', ...mark }],
    });
  });
});

describe('rich text', () => {
  const body = (words: string, language = 'en', site = SITE) => {
    const text = block(`  - type: text\n    body: ${words}\n`, language, site);
    return text?.type === 'text' ? text.body : undefined;
  };
  const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

  test('is a tree in the page’s language, with facts and links', () => {
    expect(body('{ all: "**{{brand}}** [home](/)" }', 'tr')).toEqual({
      blocks: [
        paragraph(
          { type: 'strong', children: [{ type: 'text', value: 'Bakery' }] },
          { type: 'text', value: ' ' },
          { type: 'link', href: '/tr', children: [{ type: 'text', value: 'home' }] },
        ),
      ],
    });
  });

  test.each([
    'E*Trade*',
    '**Bread**',
    '__b__',
    '[a](/)',
    '# Bread',
    '- Bread',
    '1. Bread',
    '`b`',
    'a &lt; b',
    'a\\\\*b*',
    '<b>',
    '~~~',
  ])('shows a name of the firm as it is written: %s', (name) => {
    const site = SITE.replace(/^brand: .*$/m, () => `brand: { all: "${name}" }`);
    expect(body('{ all: "{{brand}}" }', 'en', site)).toEqual({
      blocks: [paragraph({ type: 'text', value: name.replaceAll('\\\\', '\\') })],
    });
  });

  test('leads to an address of the firm as it is written, and takes the marks of its own facts', () => {
    const site = SITE.replace(/^( +email: ).*$/m, '$1of_the_shop@x.test').replace(
      /^facts: .*$/m,
      'facts: { note: "*new* {{email}}" }',
    );
    expect(body('{ all: "[m](mailto:{{email}}) {{note}}" }', 'en', site)).toEqual({
      blocks: [
        paragraph(
          { type: 'link', href: 'mailto:of_the_shop@x.test', children: [{ type: 'text', value: 'm' }] },
          { type: 'text', value: ' ' },
          { type: 'em', children: [{ type: 'text', value: 'new' }] },
          { type: 'text', value: ' of_the_shop@x.test' },
        ),
      ],
    });
  });

  test('from right to left isolates Latin words', () => {
    expect(body('{ all: Bakery }', 'ar')).toEqual({
      blocks: [paragraph({ type: 'text', value: [{ text: 'Bakery', isolate: true }] })],
    });
  });

  test('in another language is marked as a whole', () => {
    expect(body('Bakery', 'ar', FALLBACK)).toEqual({
      blocks: [paragraph({ type: 'text', value: 'Bakery' })],
      lang: 'en',
      dir: 'ltr',
    });
  });

  test.each([
    ['# a', 'heading', { phrase: 'insteadOfHeading' }],
    ['> a', 'quotation', ''],
    ['`a`', 'code', ''],
    ['![a](/flag.svg)', 'picture', { phrase: 'insteadOfPicture' }],
    ['---', 'line', ''],
    ['[a]: /', 'definition', ''],
  ])('has no %j, and says so', (words, phrase, instead) => {
    const found = check({ 'pages/index.yaml': page(`  - type: text\n    body: { all: "${words}" }\n`) });
    expect(found.map(({ code, details }) => [code, details])).toEqual([
      ['rich-text-unsupported', { what: { phrase }, instead }],
    ]);
  });
});

describe('values that are no texts', () => {
  test('stay what they are', () => {
    const logos = block(
      '  - type: logos\n    title: { all: L }\n    interval: 500\n    items:\n      - { src: /flag.svg, alt: { all: A } }\n      - { src: /flag.svg, alt: { en: B, tr: C, ar: D } }\n',
      'tr',
    );
    expect(logos).toMatchObject({ interval: 500, items: [{ alt: 'A', width: 20 }, { alt: 'C' }] });
  });

  test('that are nothing stay nothing', () => {
    const { page: value } = compile({ 'pages/index.yaml': `${META}blocks:\n  - { type: divider, tone: sand }\n` });
    expect(value?.blocks).toEqual([{ type: 'divider', tone: 'sand' }]);
  });
});
