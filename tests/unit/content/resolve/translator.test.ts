import { describe, expect, test } from 'vitest';
import { createTranslator, intlLocale } from '../../../../src/content/resolve/translator.ts';

const language = (code: string, locale: string) =>
  ({ code, label: code, flag: '/f.svg', direction: 'ltr', locale, numbering: 'latn' }) as const;
const languages = [language('en', 'en_US'), language('tr', 'tr_TR'), language('pt-br', 'pt_BR')];

const translator = (texts: Record<string, Record<string, string>>) => {
  const made = createTranslator({ languages, defaultLanguage: 'en' }, 'pages');
  const load = (more: typeof texts) => made.load(new Map(Object.entries(more).map(([key, by]) => [key, { by }])));
  load(texts);
  return { ...made, load };
};

describe('a text', () => {
  const { find } = translator({
    own: { en: 'E', tr: 'T' },
    every: { all: 'A', tr: 'T' },
    plain: { default: 'P' },
    none: { tr: 'T' },
    empty: { en: '' },
    'a/b.c:d': { en: 'with marks' },
  });

  test.each([
    ['own', 'en', { text: 'E', language: 'en' }],
    ['own', 'tr', { text: 'T', language: 'tr' }],
    ['own', 'pt-br', { text: 'E', language: 'en' }],
    ['every', 'tr', { text: 'T', language: 'tr' }],
    ['every', 'pt-br', { text: 'A', language: 'pt-br' }],
    ['plain', 'en', { text: 'P', language: 'en' }],
    ['plain', 'tr', { text: 'P', language: 'en' }],
    ['none', 'en', undefined],
    ['none', 'tr', { text: 'T', language: 'tr' }],
    ['nothing', 'en', undefined],
    ['a/b.c:d', 'en', { text: 'with marks', language: 'en' }],
  ])('%s in %s', (key, code, found) => {
    expect(find(key, code, {})).toEqual(found);
  });
});

describe('facts in a text', () => {
  const { find } = translator({
    plain: { all: '{{name}} & {{name}}' },
    figure: { all: '{{n, number}}' },
    price: { all: '{{n, currency(USD)}}' },
  });

  test('are put in as they are', () => {
    expect(find('plain', 'en', { name: '<b> $& $t(figure)' })?.text).toBe('<b> $& $t(figure) & <b> $& $t(figure)');
  });

  test('are shown in the language’s locale', () => {
    expect(find('figure', 'en', { n: '1234.5' })?.text).toBe('1,234.5');
    expect(find('figure', 'tr', { n: '1234.5' })?.text).toBe('1.234,5');
    expect(find('figure', 'pt-br', { n: '1234.5' })?.text).toBe('1.234,5');
    expect(find('price', 'en', { n: '5' })?.text).toBe('$5.00');
  });
});

test('texts that are loaded replace those before', () => {
  const { find, load } = translator({ a: { en: 'one' }, b: { en: 'two' } });
  load({ b: { en: 'three' } });
  expect([find('a', 'en', {}), find('b', 'en', {})?.text]).toEqual([undefined, 'three']);
});

test('a locale has the Gregorian calendar and the digits that are asked for', () => {
  expect(intlLocale({ ...language('ar', 'ar_SA'), numbering: 'arab' })).toBe('ar-SA-u-ca-gregory-nu-arab');
});
