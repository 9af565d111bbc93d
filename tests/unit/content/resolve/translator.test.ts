import { describe, expect, test } from 'vitest';
import { createTranslator } from '../../../../src/content/resolve/translator.ts';
import { intlLocale } from '../../../../src/content/validate/intl-locale.ts';

const language = (code: string, locale: string) =>
  ({ code, label: code, flag: '/f.svg', direction: 'ltr', locale, numbering: 'latn' }) as const;
const languages = [language('en', 'en_US'), language('tr', 'tr_TR'), language('pt-br', 'pt_BR')];

const { fill, formOf } = createTranslator({ languages, defaultLanguage: 'en' });

describe('facts in a text', () => {
  test('are put in as they are', () => {
    const name = '<b> $& $t(figure)';
    expect(fill('{{name}} & {{name}}', { name }, 'en')).toBe(`${name} & ${name}`);
  });

  test('are shown in the language’s locale', () => {
    expect(fill('{{n, number}}', { n: '1234.5' }, 'en')).toBe('1,234.5');
    expect(fill('{{n, number}}', { n: '1234.5' }, 'tr')).toBe('1.234,5');
    expect(fill('{{n, number}}', { n: '1234.5' }, 'pt-br')).toBe('1.234,5');
    expect(fill('{{n, currency(USD)}}', { n: '5' }, 'en')).toBe('$5.00');
  });

  test('stay as they are written where they have no value or no format can show it', () => {
    expect(fill('{{a.b}} and {{ c }}', { 'a.b': 'x' }, 'en')).toBe('x and {{ c }}');
    expect(fill('{{n, number}}', { n: 'many' }, 'en')).toBe('many');
  });

  test('are left alone in a text with braces that are no placeholder', () => {
    expect(fill('{{n}} and {{n', { n: '5' }, 'en')).toBe('{{n}} and {{n');
  });
});

test('texts that name other texts, or what i18next calls its options, are texts', () => {
  expect(fill('$t(text) {{lng}} {{count}} {{replace}} {{n}}', { n: '$t(form)' }, 'en')).toBe(
    '$t(text) {{lng}} {{count}} {{replace}} $t(form)',
  );
});

test.each([
  ['en', '0', 'other'],
  ['en', '1', 'one'],
  ['tr', '1', 'one'],
  ['pt-br', '1.5', 'one'],
  ['pt-br', '1000000', 'many'],
])('a number takes the form that its language has for it: %s %s', (code, number, form) => {
  expect(formOf(number, code)).toBe(form);
});

test('a locale has the Gregorian calendar and the digits that are asked for', () => {
  expect(intlLocale({ ...language('ar', 'ar_SA'), numbering: 'arab' })).toBe('ar-SA-u-ca-gregory-nu-arab');
});
