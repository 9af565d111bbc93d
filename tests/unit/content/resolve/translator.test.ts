import { describe, expect, test } from 'vitest';
import { createTranslator } from '../../../../src/content/resolve/translator.ts';
import { intlLocale } from '../../../../src/content/validate/intl-locale.ts';

const language = (code: string, locale: string) =>
  ({ code, label: code, flag: '/f.svg', direction: 'ltr', locale, numbering: 'latn' }) as const;
const languages = [language('en', 'en_US'), language('tr', 'tr_TR'), language('pt-br', 'pt_BR')];

const { fill } = createTranslator({ languages, defaultLanguage: 'en' });

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

test('a locale has the Gregorian calendar and the digits that are asked for', () => {
  expect(intlLocale({ ...language('ar', 'ar_SA'), numbering: 'arab' })).toBe('ar-SA-u-ca-gregory-nu-arab');
});
