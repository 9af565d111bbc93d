import { expect, test } from 'vitest';
import { isolateLatin } from '../../../../src/content/resolve/isolate.ts';

const marked = (text: string) => {
  const value = isolateLatin(text, 'rtl');
  return typeof value === 'string'
    ? value
    : value.map((run) => (typeof run === 'string' ? run : `[${run.text}]`)).join('');
};

test('text that runs left to right is left as it is', () => {
  expect(isolateLatin('Shop 24/7', 'ltr')).toBe('Shop 24/7');
});

test('text without Latin letters or figures is left as it is', () => {
  expect(isolateLatin('مخبز', 'rtl')).toBe('مخبز');
  expect(isolateLatin('', 'rtl')).toBe('');
});

test.each([
  ['زر Oven.example اليوم', 'زر [Oven.example] اليوم'],
  ['دعم 24/7.', 'دعم [24/7].'],
  ['من 14–30 يومًا', 'من [14–30] يومًا'],
  ['أكثر من 6+ منصات', 'أكثر من [6+] منصات'],
  ['المرتبة #1', 'المرتبة [#1]'],
  ['41.4 مليون', '[41.4] مليون'],
  ['نسبة 12% فقط', 'نسبة [12%] فقط'],
  ['hello@example.test', '[hello@example.test]'],
  ['اتصل +90 555 0100', 'اتصل [+90 555 0100]'],
  ['Oven Shop (Town)', '[Oven Shop] ([Town])'],
  ['شركة Oven Gıda A.Ş. في', 'شركة [Oven Gıda A.Ş.] في'],
  ['زر Oven.example.', 'زر [Oven.example].'],
  ['Déjà Vu، ثم Işık', '[Déjà Vu]، ثم [Işık]'],
])('%s', (text, runs) => {
  expect(marked(text)).toBe(runs);
});

test('every Latin letter and every figure is isolated', () => {
  const letters = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{Script=Latin}\d]/u.test(letter));
  expect(letters.length).toBeGreaterThan(1400);
  expect(letters.filter((letter) => typeof isolateLatin(letter, 'rtl') === 'string')).toEqual([]);
});

test('no character is lost', () => {
  for (const text of ['زر Oven!', '1', 'ع1ع', ' a ']) {
    const value = isolateLatin(text, 'rtl');
    expect(
      typeof value === 'string' ? value : value.map((run) => (typeof run === 'string' ? run : run.text)).join(''),
    ).toBe(text);
  }
});
