import { describe, expect, test } from 'vitest';
import { seenText } from '../../../../../src/content/check/proofread/seen-order.ts';
import { isolate } from '../../../../../src/content/resolve/isolate.ts';
import { proofread } from '../../../site-folder.ts';
import { META, SITE } from '../../../small-site.ts';

const CODES = new Set(['figure-away', 'percent-first', 'arrow-turned', 'invisible-character']);
const found = (ar: string, facts = '') =>
  proofread({
    'site.yaml': SITE,
    'pages/index.yaml': `${META}${facts}blocks:\n  - type: text\n    title:\n      en: Bread\n      tr: Ekmek\n      ar: ${ar}\n`,
  }).filter(({ code }) => CODES.has(code));
/** What is told of an Arabic text, and what stands there once it is mended. */
const mended = (ar: string, facts?: string) =>
  found(ar, facts).map(({ code, fix, place }) => {
    const { text } = place.source;
    const line = fix && text.slice(0, fix.range.start) + fix.text + text.slice(fix.range.end);
    return [code, /^ +ar: (.*)$/m.exec(line?.slice(line.indexOf('blocks:')) ?? '')?.[1]];
  });

describe('what is seen of a right-to-left text, from the left to the right', () => {
  test.each([
    ['80 درهم (AED)', '(AED) درهم| 80'],
    ['من 14–30 يومًا', 'يومًا| 14–30 من|'],
    ['في Bakery 30 يومًا', 'يومًا| Bakery 30 في|'],
    ['في Bakery \u206730 يومًا\u2069', 'يومًا| 30 Bakery في|'],
    ['حتى -5 °C (ليلًا)', '(ليلًا|) -5 °C حتى|'],
    ['خبز 🙂 طازج', 'طازج| 🙂 خبز|'],
  ])('%s', (text, line) => {
    expect(seenText(isolate(text, 'rtl'), 'rtl').line.replaceAll('\u200e', '|')).toBe(line);
  });
});

describe('a number behind a Latin name', () => {
  test.each([
    ['يمنحك متجر Bakery 30 يومًا لإرجاع الخبز', 'يمنحك متجر Bakery \u206730 يومًا\u2069 لإرجاع الخبز'],
    ['ينتظر Bakery 3 أيام فقط', 'ينتظر Bakery \u20673 أيام\u2069 فقط'],
    ['يدفع Bakery 80 درهمًا', 'يدفع Bakery \u206780 درهمًا\u2069'],
  ])('%s stands apart from what it counts', (text, right) => {
    expect(mended(text)).toEqual([['figure-away', right]]);
    expect(found(right)).toEqual([]);
  });

  test('the same of facts', () => {
    const facts =
      'facts:\n  days: 30\n  shop: Bakery\n  ofDays:\n    en: { one: a day, other: "{{count}} days" }\n    tr: "{{count}} gün"\n    ar: { zero: لا أيام, one: يوم, two: يومان, few: "{{count}} أيام", many: "{{count}} يومًا", other: "{{count}} يوم" }\n';
    expect(mended('"خلال {{shop}} {{days, ofDays}} فقط"', facts)).toEqual([
      ['figure-away', '"خلال {{shop}} \u2067{{days, ofDays}}\u2069 فقط"'],
    ]);
    expect(found('"خلال {{shop}} \u2067{{days, ofDays}}\u2069 فقط"', facts)).toEqual([]);
  });

  test.each([
    'يعمل على Windows 11 في كل مكان',
    'يمكنك استخدام Windows 11 مجانًا',
    'يعمل Office 365 تلقائيًا',
    'معيار ISO 9001 للجودة',
    'خطة Vision 2030 في المملكة',
    'بوابة Bakery: 24 ساعة',
    'عمولة Bakery 15% من السعر',
    'خلال 30 يومًا في Bakery',
    '80 درهم (AED)',
    'أفضل 10 متاجر مثل Bakery و Oven',
  ])('%s is right', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a percent sign before its figure', () => {
  test.each([
    ['خصم %50 على الخبز', 'خصم 50% على الخبز'],
    ['خصم ٪٥٠ على الخبز', 'خصم ٥٠٪ على الخبز'],
    ['خصم % 12.5 على الخبز', 'خصم 12.5% على الخبز'],
  ])('%s', (text, right) => {
    expect(mended(text)).toEqual([['percent-first', right]]);
    expect(found(right)).toEqual([]);
  });

  test.each(['خصم 50% على الخبز', 'زر https://bakery.example/a%20b هنا', 'من 10% إلى 20% هنا', 'خصم ٥٠٪ و٢٠٪'])(
    '%s is right',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

test('an arrow that points back', () => {
  expect(mended('من العجين → إلى الخبز')).toEqual([['arrow-turned', 'من العجين ← إلى الخبز']]);
  expect(found('من العجين ← إلى الخبز')).toEqual([]);
});

test('isolates and embeddings that are not ended by a mark of their own kind', () => {
  expect(found('"خبز \u2066Oven\u2069 طازج"')).toEqual([]);
  for (const text of ['\u2066Oven طازج', 'Oven\u2069 طازج', '\u2066Oven\u202c طازج', '\u202aOven\u2069\u202c طازج'])
    expect(found(`"خبز ${text}"`).map(({ code }) => code)).toEqual(['invisible-character']);
});
