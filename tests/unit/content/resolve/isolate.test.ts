import { expect, test } from 'vitest';
import { plainText } from '../../../../schema/plain-text.ts';
import {
  beginningRight,
  isolate,
  isolateWhole,
  keptWhole,
  languageIn,
} from '../../../../src/content/resolve/isolate.ts';

const marked = (text: string, value = isolate(text, 'rtl')) =>
  typeof value === 'string' ? value : value.map((run) => (typeof run === 'string' ? run : `[${run.text}]`)).join('');

test('text that runs left to right is left as it is, but for words that do not', () => {
  expect(isolate('Shop 24/7', 'ltr')).toBe('Shop 24/7');
  expect(isolate('Oven (فرن كبير) 2017', 'ltr')).toEqual([
    'Oven (',
    { text: 'فرن كبير', isolate: true, dir: 'rtl' },
    ') 2017',
  ]);
});

test('text without Latin letters or figures is left as it is', () => {
  expect(isolate('مخبز', 'rtl')).toBe('مخبز');
  expect(isolate('', 'rtl')).toBe('');
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
  // Signs that belong to a figure or a name
  ['حتى −5 °C ليلًا', 'حتى [−5 °C] ليلًا'],
  ['السعر $100 أو 100 €', 'السعر [$100] أو [100 €]'],
  ['نسبة 50 % هنا', 'نسبة [50 %] هنا'],
  ['لغة C++ و C# معًا', 'لغة [C++] و [C#] معًا'],
  ['منصة .NET ثم @oven', 'منصة [.NET] ثم [@oven]'],
  ['اتصل +90 (212) 555 01 02 اليوم', 'اتصل [+90 (212) 555 01 02] اليوم'],
  ['زر https://oven.example/a/?b=c ثم oven.example/a/.', 'زر [https://oven.example/a/?b=c] ثم [oven.example/a/].'],
  ['خط Wi‑Fi، شركة Oven Ltd. في', 'خط [Wi‑Fi]، شركة [Oven Ltd.] في'],
  ['مقاس 40×60 سم', 'مقاس [40×60] سم'],
  ['متجر Oven (Town) Shop هنا', 'متجر [Oven (Town) Shop] هنا'],
  // Figures that do not belong to the name before them
  ['بوابة Oven: 24 ساعة', 'بوابة [Oven]: [24] ساعة'],
  ['متجر Oven – 30 يومًا', 'متجر [Oven] – [30] يومًا'],
  ['عمولة Oven 15% من السعر', 'عمولة [Oven] [15%] من السعر'],
  ['رسوم Oven $30 شهريًا', 'رسوم [Oven] [$30] شهريًا'],
  ['نظام Oven 11 هنا', 'نظام [Oven 11] هنا'],
  // What an author has isolated
  ['متجر Oven \u206630\u2069 يومًا', 'متجر [Oven] [\u206630\u2069] يومًا'],
  ['اسم \u2066Oven!\u2069 هنا', 'اسم [\u2066Oven!\u2069] هنا'],
  ['80 درهم (AED)', '[80] درهم ([AED])'],
])('%s', (text, runs) => {
  expect(marked(text)).toBe(runs);
});

test('every Latin letter and every figure is isolated', () => {
  const letters = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{Script=Latin}\d]/u.test(letter));
  expect(letters.length).toBeGreaterThan(1400);
  expect(letters.filter((letter) => typeof isolate(letter, 'rtl') === 'string')).toEqual([]);
});

test('no character is lost', () => {
  for (const text of ['زر Oven!', '1', 'ع1ع', ' a ']) {
    const value = isolate(text, 'rtl');
    expect(
      typeof value === 'string' ? value : value.map((run) => (typeof run === 'string' ? run : run.text)).join(''),
    ).toBe(text);
  }
});

test.each([
  ['Oven (Town)!', '[Oven (Town)!]'],
  ['هل Oven؟', 'هل [Oven]؟'],
  ['24?', '[24]?'],
])('a whole text in Latin letters keeps its marks: %s', (text, runs) => {
  expect(marked(text, isolateWhole(text, 'rtl'))).toBe(runs);
});

test('a whole text in letters that run to the left is left as it is', () => {
  expect(isolateWhole('فرن كبير، 3 قطع', 'ltr')).toBe('فرن كبير، 3 قطع');
  expect(isolateWhole('Oven (فرن)', 'ltr')).toHaveLength(3);
});

test('what fills a placeholder is kept in one piece, unless it is an address', () => {
  const kept = ['Oven!', 'Baked by Oven (BBO)', 'Oven', '30', 'https://oven.example/a(b)', 'فرن (Oven)'].map((value) =>
    keptWhole(value, 'rtl'),
  );
  expect(kept).toEqual([
    '\u2066Oven!\u2069',
    '\u2066Baked by Oven (BBO)\u2069',
    'Oven',
    '30',
    'https://oven.example/a(b)',
    'فرن (Oven)',
  ]);
  expect(keptWhole('Oven!', 'ltr')).toBe('Oven!');
});

test('words are of the only language whose own text has them, written small', () => {
  const ltr = { direction: 'ltr' } as const;
  const [en, tr, ar] = [
    { code: 'en', ...ltr },
    { code: 'tr', ...ltr },
    { code: 'ar', direction: 'rtl' as const },
  ];
  const by = { en: 'An aggregator of the Oven group', tr: 'Oven grubu', ar: 'مجمّع (Aggregator) من مجموعة Oven' };
  const of = (words: string) => languageIn(words, by, { language: ar, languages: [en, tr, ar] });
  expect(['Aggregator', 'Oven', 'Grubu', 'Gregator', 'Group', 'An', '24/7'].map(of)).toEqual([
    'en',
    undefined,
    'tr',
    undefined,
    'en',
    undefined,
    undefined,
  ]);
});

test('no step is more than linear in the length of a text', () => {
  for (const part of ['a', 'a.', 'a (', 'a(a ', '1 $', 'www.', 'a, 1, ', 'a)(', '\u2066a', 'ا.', 'a - 1-'])
    expect(plainText(isolate(part.repeat(50_000), 'rtl')).length).toBe(part.length * 50_000);
});

test('a title that begins in Latin letters is begun by a mark that gives it its direction', () => {
  const texts = ['Oven: خبز طازج', '24 خبز', 'خبز Oven', 'Oven'];
  expect(texts.map((text) => beginningRight(text, 'rtl'))).toEqual(['\u200fOven: خبز طازج', ...texts.slice(1)]);
  expect(beginningRight('Oven: خبز', 'ltr')).toBe('Oven: خبز');
});
