import { describe, expect, test } from 'vitest';
import { plainText } from '../../../../schema/plain-text.ts';
import { brief, briefs, check, compile } from '../../site-folder.ts';
import { META, SITE } from '../../small-site.ts';

const factPage = (facts: string, words: string) =>
  `${META}facts:\n${facts}\nblocks:\n  - type: text\n    title: { all: "${words}" }\n`;

/** The words of a page with these facts, and what is wrong with them. */
const show = (facts: string, words: string, language = 'en') => {
  const { page, found } = compile({ 'pages/index.yaml': factPage(facts, words) }, '/', language);
  const [block] = page?.blocks ?? [];
  const text = block && 'title' in block && block.title !== undefined ? plainText(block.title) : undefined;
  return found.length ? found : text;
};

test('a fact without words is told at the fact, and its uses are not', () => {
  const page = factPage('  name: ""', '{{name}} {{name, number}}');
  expect(check({ 'pages/index.yaml': page }).map(brief)).toEqual(['pages/index.yaml:5:9 empty-quotes']);
});

describe('placeholders', () => {
  test.each([
    ['{{name}}', 'Oven'],
    ['{{ name }} and {{name}}', 'Oven and Oven'],
    ['no braces { } here', 'no braces { } here'],
    ['{{brand}} in {{city}}, {{email}}', 'Bakery in Town, oven@example.test'],
  ])('%s becomes %s', (words, shown) => {
    expect(show('  name: Oven', words)).toBe(shown);
  });

  test.each([
    ['no', 'no'],
    ['1.10', '1.10'],
    ['012', '012'],
    ['"$& $1 <b>&amp;"', '$& $1 <b>&amp;'],
    ['"$t(meta/title)"', '$t(meta/title)'],
  ])('the fact %s arrives as it was written', (written, shown) => {
    expect(show(`  name: ${written}`, '{{name}}')).toBe(shown);
  });

  test('words that look like a command of i18next stay words', () => {
    expect(show('  name: x', '{{name}} $t(meta/title) $t(other)')).toBe('x $t(meta/title) $t(other)');
  });

  test('a fact may differ by language', () => {
    const facts = '  place: { en: in Malaya, tr: Malaya’da, ar: في الملايو }';
    expect(['en', 'tr', 'ar'].map((language) => show(facts, '{{place}}', language))).toEqual([
      'in Malaya',
      'Malaya’da',
      'في الملايو',
    ]);
  });

  test('a fact may use other facts', () => {
    expect(show('  a: "{{b}}!"\n  b: "{{c}}?"\n  c: { all: C }', '{{a}}')).toBe('C?!');
  });

  test.each(['a.b', 'count', 'lng', 'context', 'key', 'a-b', 'ürün'])('a fact may be named %s', (name) => {
    expect(show(`  ${name}: Oven`, `{{${name}}}`)).toBe('Oven');
  });
});

describe('what cannot be filled in is reported at its place', () => {
  test.each([
    ['  name: x', '{{nam}} {{name}}', ['pages/index.yaml:8:20 missing-fact']],
    ['  name: x', '{{name}} {{toString}}', ['pages/index.yaml:8:29 missing-fact']],
    ['  name: x', '{{name}} and {name}}', ['pages/index.yaml:8:33 bad-placeholder']],
    ['  name: x', '{{name', ['pages/index.yaml:8:20 bad-placeholder']],
    ['  name: x', '{{}}', ['pages/index.yaml:8:20 bad-placeholder']],
    ['  a: "{{b}}"\n  b: "{{a}}"', '{{a}}', ['pages/index.yaml:5:6 fact-cycle']],
    ['  a: "{{a}}"', '{{a}}', ['pages/index.yaml:5:6 fact-cycle']],
    ['  a: "{{b}}"', '{{a}}', ['pages/index.yaml:5:7 missing-fact']],
    ['  a: { en: x }', '{{a}}', []],
  ])('facts %j in %j', (facts, words, found) => {
    const shown = show(facts, words);
    expect(Array.isArray(shown) ? shown.map((line) => line.replace(/^(\S+:)(\d+)/, '$1$2')) : []).toEqual(
      found.map((line) => (facts.includes('\n') ? line.replace(':8:', ':9:') : line)),
    );
  });

  test('a fact without a translation is reported at the fact', () => {
    expect(show('  a: { en: x }', '{{a}}', 'tr')).toEqual(['pages/index.yaml:5:8 missing-translation']);
  });

  test.each([
    ['  a: [x, y]', 'bad-fact'],
    ['  a: { en: { x: y } }', 'bad-fact'],
    ['  a:', 'empty-value'],
    ['  a: { en: x, tr: y, ar: z, de: w }', 'unknown-language'],
  ])('%s is refused', (facts, code) => {
    expect(briefs({ 'pages/index.yaml': factPage(facts, '{{a}}') })).toContainEqual(
      expect.stringMatching(new RegExp(`^pages/index.yaml:5:\\d+ ${code}$`)),
    );
  });
});

describe('facts that no text uses', () => {
  test('are warnings, on a page and in site.yaml', () => {
    expect(
      briefs({
        'site.yaml': SITE.replace('facts: {}', 'facts: { used: U, spare: S }'),
        'pages/index.yaml': factPage('  own: O\n  unusd: X', '{{used}} {{own}}'),
      }),
    ).toEqual(['pages/index.yaml:6:3 unused-fact', 'site.yaml:17:19 unused-fact']);
  });

  test('a fact used by another fact, a link or a picture is used', () => {
    expect(
      briefs({
        'pages/index.yaml': `${META}facts: { a: "{{b}}", b: flag, to: "#top" }\nblocks:\n  - type: hero\n    id: top\n    title: { all: T }\n    picture: { src: "/{{a}}.svg", alt: { all: F } }\n    actions: [{ label: { all: L }, link: "{{to}}" }]\n`,
      }),
    ).toEqual([]);
  });
});

test('10,000 keys of any kind pollute nothing', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
  const keys = Array.from({ length: 10_000 }, (_, index) => `  ${names[index % 6]}${index < 6 ? '' : index}: x`);
  expect(
    briefs({ 'pages/index.yaml': factPage(keys.join('\n'), 'x') }).filter((line) => !line.includes('unused')),
  ).toEqual([
    'pages/index.yaml:5:3 forbidden-key',
    'pages/index.yaml:6:3 forbidden-key',
    'pages/index.yaml:7:3 forbidden-key',
  ]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
