import { describe, expect, test } from 'vitest';
import { proofread } from '../../../site-folder.ts';
import { META, SITE } from '../../../small-site.ts';

interface Words {
  readonly en?: string;
  readonly tr?: string;
  readonly ar?: string;
}

const quoted = (text: string) => JSON.stringify(text);
const pageWith = ({ en = 'Bread', tr = 'Ekmek', ar = 'خبز' }: Words, more = '') =>
  `${META}facts:\n  hours: 24\n  email: oven@bakery.example\n${more}blocks:\n  - type: text\n    title: { all: Rome }\n    body:\n      en: ${quoted(en)}\n      tr: ${quoted(tr)}\n      ar: ${quoted(ar)}\n`;

/** What is told of a page: the code, and the words in their place. */
const told = (text: string, codes: readonly string[]) =>
  proofread({ 'site.yaml': SITE, 'pages/index.yaml': text })
    .filter(({ code }) => codes.includes(code))
    .map(({ code, place, details = {} }) => [
      code,
      place.source.text.slice(place.range.start, place.range.end),
      ...('right' in details ? [details.right] : []),
    ]);

describe('a figure that one language has otherwise', () => {
  const found = (words: Words) => told(pageWith(words), ['figure-differs']);

  test.each<[string, Words, string, string]>([
    ['a figure', { en: '24 loaves', tr: '42 ekmek', ar: '24 رغيفًا' }, '42', '24'],
    ['a year', { en: 'since 2014', tr: '2041’den beri', ar: 'منذ 2014' }, '2041', '2014'],
    ['a decimal that is lost', { en: '1.7 kg', tr: '17 kg', ar: '1.7 كغ' }, '17', '1.7'],
    ['a word for a number', { en: 'Four ovens', tr: 'Beş fırın', ar: 'خمسة أفران' }, 'Four', 'Beş'],
    [
      'a figure for a fact',
      { en: 'In {{hours}} hours', tr: '48 saatte', ar: 'خلال {{hours}} ساعة' },
      '48',
      '{{hours}}',
    ],
  ])('%s', (_, words, wrong, right) => {
    expect(found(words)).toEqual([['figure-differs', wrong, right]]);
  });

  test.each<[string, Words]>([
    ['marks of each language', { en: '1,250.5 kg', tr: '1.250,5 kg', ar: '1,250.5 كغ' }],
    ['the value of a fact', { en: 'In {{hours}} hours', tr: '24 saatte', ar: 'خلال {{hours}} ساعة' }],
    ['another order', { en: '24/7', tr: '7/24', ar: '24/7' }],
    ['a language that counts in words of its own', { en: 'Two ovens', tr: '2 fırın', ar: 'فرنان' }],
    ['what is measured otherwise', { en: 'A 12 inch loaf', tr: '30 cm ekmek', ar: 'رغيف 30 سم' }],
    ['hours of half a day', { en: 'From 5 p.m.', tr: 'Saat 17’den sonra', ar: 'من 5 مساءً' }],
    ['prices of each country', { en: 'From $12', tr: '400 TL’den', ar: 'من 45 ريالًا' }],
    ['letters with a figure', { en: 'B2B and 3 ovens', tr: 'B2B ve 3 fırın', ar: 'B2B و3 أفران' }],
  ])('%s is none', (_, words) => {
    expect(found(words)).toEqual([]);
  });
});

describe('days that are not as they are written', () => {
  const found = (words: Words) => told(pageWith(words), ['no-such-date', 'wrong-weekday']);

  test.each<[Words, string, string, string]>([
    [{ en: 'Open until 31 November.' }, 'no-such-date', '31 November', '30 November'],
    [{ en: 'Open until February 30, 2026.' }, 'no-such-date', 'February 30, 2026', 'February 28, 2026'],
    [{ tr: '31 Haziran’a kadar açığız.' }, 'no-such-date', '31 Haziran', '30 Haziran'],
    [{ ar: 'حتى 31 سبتمبر.' }, 'no-such-date', '31 سبتمبر', '30 سبتمبر'],
    [{ en: 'On Monday, 26 November 2026.' }, 'wrong-weekday', 'Monday', 'Thursday'],
    [{ tr: '26 Kasım 2026 Cuma günü.' }, 'wrong-weekday', 'Cuma', 'Perşembe'],
    [{ ar: 'الجمعة 26 نوفمبر 2026.' }, 'wrong-weekday', 'الجمعة', 'الخميس'],
  ])('%j', (words, code, wrong, right) => {
    expect(found(words)).toEqual([[code, wrong, right]]);
  });

  test.each<Words>([
    { en: 'On 29 February, and on 29 February 2028.' },
    { en: 'In November 31 loaves went out.' },
    { en: 'On Thursday, 26 November 2026.' },
    { tr: '26 Kasım 2026 Perşembe günü.' },
    { ar: 'الخميس 26 نوفمبر 2026.' },
    { en: 'We may bake 45 March hares.' },
  ])('%j is right', (words) => {
    expect(found(words)).toEqual([]);
  });
});

describe('how words and figures are spelt', () => {
  const found = (words: Words) => told(pageWith(words), ['misspelt-word', 'other-number-marks', 'percent-last']);

  test.each<[Words, string, string]>([
    [{ en: 'You Recieve bread.' }, 'Recieve', 'Receive'],
    [{ en: 'Send a e-mail.' }, 'a e-mail', 'an e-mail'],
    [{ tr: 'Herkez ekmek sever.' }, 'Herkez', 'Herkes'],
    [{ tr: 'Ekmek taze geliyormu?' }, 'geliyormu', 'geliyor mu'],
    [{ tr: 'Ekmek bekleyebılıyor.' }, 'bekleyebılıyor', 'bekleyebiliyor'],
    [{ tr: 'YETERSIZ EKMEK' }, 'YETERSIZ', 'YETERSİZ'],
    [{ ar: 'هاذا خبز.' }, 'هاذا', 'هذا'],
    [{ en: 'It costs $1.200,50 today.' }, '$1.200,50', '$1,200.50'],
    [{ tr: 'Fiyatı 1,200.50 lira.' }, '1,200.50', '1.200,50'],
    [{ tr: 'Ekmeğin 8% kadarı.' }, '8%', '%8'],
  ])('%j', (words, wrong, right) => {
    expect(found(words).map(([, ...rest]) => rest)).toEqual([[wrong, right]]);
  });

  test.each<Words>([
    { en: 'A European oven, a one-off, a university, an hour.' },
    { tr: 'Yüzyıllık fırın, denizyıldızı, iletişim formu?' },
    { tr: 'Alırken bakın; %8 ve 1.250,50 lira.' },
    { ar: 'أقل بنسبة 8%.' },
  ])('%j is right', (words) => {
    expect(found(words)).toEqual([]);
  });
});

test('a sentence that breaks off in one language only', () => {
  const whole = { tr: 'Her gece burada ekmek pişiriyoruz.', ar: 'نخبز هنا كل ليلة.' };
  const found = (en: string) => told(pageWith({ en, ...whole }), ['unfinished-sentence']).map(([, words]) => words);
  expect(found('We bake bread and cakes every night in the')).toEqual(['the']);
  expect(found('We bake bread and cakes every night here')).toEqual([]);
});

describe('where links lead', () => {
  const CODES = ['wrapped-link', 'private-link', 'unknown-mailbox', 'label-leads-elsewhere'];
  const found = (link: string, label = 'Read on') =>
    told(
      `${pageWith({})}  - type: cta\n    title: { all: Rome }\n    actions:\n      - label: { all: ${label} }\n        link: ${quoted(link)}\n`,
      CODES,
    ).map(([code, , right]) => (right ? [code, right] : [code]));

  test.each([
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fbread.example&data=05',
      ['wrapped-link', 'https://bread.example'],
    ],
    ['https://www.google.com/url?q=https://bread.example/a&sa=D', ['wrapped-link', 'https://bread.example/a']],
    ['https://docs.google.com/document/d/1a/edit?usp=sharing', ['private-link']],
    ['mailto:ovem@bakery.example', ['unknown-mailbox', 'oven@bakery.example']],
  ])('%s', (link, right) => {
    expect(found(link)).toEqual([right]);
  });

  test('what the words beside them name', () => {
    expect(found('mailto:oven@bakery.example', 'WhatsApp')).toEqual([['label-leads-elsewhere']]);
    expect(found('tel:+902125550199', 'E-mail us')).toEqual([['label-leads-elsewhere']]);
    expect(found('https://wa.me/902125550199', 'WhatsApp')).toEqual([]);
  });

  test.each([
    'https://www.google.com/maps?q=bread',
    'https://www.youtube.com/watch?v=1',
    'https://docs.google.com/document/d/1a/pub',
    'mailto:desk@bakery.example',
    'mailto:oven@bakery.example',
  ])('%s is right', (link) => {
    expect(found(link)).toEqual([]);
  });
});

test('names that a site says are names', () => {
  const names =
    'glossary:\n  - { term: Bread Corner, name: true, use: { all: BreadCorner, ar: بريد كورنر } }\n  - { term: Oven, name: true, use: { all: Ovenia, ar: أوفينيا } }\n';
  const found = (label: Words, body: Words = {}) =>
    proofread({
      'site.yaml': SITE + names,
      'pages/index.yaml': `${pageWith(body)}  - type: cta\n    title: { all: Rome }\n    actions:\n      - label: ${JSON.stringify(label)}\n        link: https://bread.example\n`,
    })
      .filter(({ code }) => ['missing-name', 'misspelt-word'].includes(code))
      .map(({ details }) => (details && 'right' in details ? details.right : ''));
  const right = { en: 'Ovenia bread', tr: 'Ovenia ekmeği', ar: 'خبز أوفينيا' };
  expect(found(right)).toEqual([]);
  expect(found({ ...right, ar: 'خبز Ovenia' })).toEqual([]);
  expect(found({ ...right, tr: 'Fırın ekmeği' })).toEqual(['Ovenia']);
  expect(found(right, { en: 'Ask at Bread corner.' })).toEqual(['BreadCorner']);
  expect(found(right, { en: 'Ask at BreadCorner or BREADCORNER.' })).toEqual([]);
  expect(found(right, { en: 'Ask at Ovenai.' })).toEqual(['Ovenia']);
});

test('forms of another number', () => {
  const found = (forms: string) =>
    told(
      pageWith(
        {},
        `  days:\n${forms}    ar: { zero: لا أيام, one: يوم, two: يومان, few: "{{count}} أيام", many: "{{count}} يومًا", other: "{{count}} يوم" }\n`,
      ),
      ['swapped-forms', 'plural-after-number'],
    ).map(([code]) => code);
  expect(found('    en: { one: "{{count}} days", other: "{{count}} day" }\n    tr: "{{count}} gün"\n')).toEqual([
    'swapped-forms',
  ]);
  expect(found('    en: { one: "{{count}} day", other: "{{count}} days" }\n    tr: "{{count}} günler"\n')).toEqual([
    'plural-after-number',
  ]);
  expect(found('    en: { one: "{{count}} day", other: "{{count}} days" }\n    tr: "{{count}} gün"\n')).toEqual([]);
});
