import { expect, test } from 'vitest';
import { proofread } from '../../../site-folder.ts';
import { META, SITE } from '../../../small-site.ts';

/** What is told of a rich text in three languages, with the words that it is told at. */
const told = (texts: Readonly<Record<string, string>>) => {
  const body = Object.entries(texts).map(([code, each]) => `      ${code}: ${JSON.stringify(each)}\n`);
  const page = `${META}blocks:\n  - type: text\n    title: { all: Rome }\n    body:\n${body.join('')}`;
  return proofread({ 'site.yaml': SITE, 'pages/index.yaml': page })
    .filter(({ code }) => /^(?:link-missing|list-shorter|other-language)$/.test(code))
    .map(({ code, place: { source, range } }) => `${code} ${source.text.slice(range.start, range.end)}`);
};

const EN = 'Bread of the day. See the [start](/) of it.';
const TR = 'Günün ekmeği. [Başlangıca](/) bakın.';
const AR = 'خبز اليوم. انظر [البداية](/).';

test('a link that all other languages have is missed', () => {
  expect(told({ en: EN, tr: TR, ar: 'خبز اليوم. انظر البداية.' })).toEqual(['link-missing "خبز اليوم. انظر البداية."']);
  expect(told({ en: EN, tr: 'Günün ekmeği. [Başlangıca] bakın.', ar: AR })).toEqual(['link-missing [Başlangıca]']);
});

test('one that a single language has, or another in its place, is not', () => {
  expect(told({ en: EN, tr: TR, ar: AR })).toEqual([]);
  expect(told({ en: EN, tr: 'Günün ekmeği.', ar: 'خبز اليوم.' })).toEqual([]);
  expect(told({ en: EN, tr: TR, ar: 'خبز اليوم. انظر [البداية](https://bread.example/).' })).toEqual([]);
  expect(told({ en: EN, ar: 'خبز اليوم.' })).toEqual([]);
});

test('a list with fewer entries than in all other languages is told', () => {
  const [en, tr, ar] = ['- Bread\n- Cake\n- Salt', '- Ekmek\n- Kek\n- Tuz', '- خبز\n- كعك\n- ملح'];
  expect(told({ en, tr, ar })).toEqual([]);
  expect(told({ en, tr: '- Ekmek\n- Kek', ar })).toEqual([String.raw`list-shorter "- Ekmek\n- Kek"`]);
  expect(told({ en: 'Bread, cake and salt.', tr, ar })).toEqual(['list-shorter "Bread, cake and salt."']);
  expect(told({ en, tr: '- Ekmek\n- Kek', ar: '- خبز' })).toEqual([]);
  expect(told({ en: `${en}\n- Rye`, tr, ar })).toEqual([]);
});

test('a sentence that was left in another language is told', () => {
  const left = 'We bake bread. Order it from the shop that is next to the old mill.';
  expect(
    told({
      en: left,
      tr: `Her gün sizin için taze ekmek pişiriyoruz, çünkü bunu çok seviyoruz ve siz de çok seviyorsunuz. ${left.slice(15)}`,
      ar: 'نخبز الخبز كل يوم.',
    }),
  ).toEqual(['other-language Order it from the shop that is next to the old mill.']);
  expect(
    told({
      en: left,
      tr: 'Ekmek pişiriyoruz.',
      ar: `نخبز الخبز كل يوم من أجلكم لأننا نحب ذلك كثيرًا وأنتم تحبونه أيضًا كما نحبه نحن. ${left.slice(15)}`,
    }),
  ).toEqual(['other-language Order it from the shop that is next to the old mill.']);
});

test('what somebody says in it, and names, are not', () => {
  expect(
    told({
      en: 'We bake bread. We say "this is the best of all".',
      tr: 'Her gün taze ekmek pişiriyoruz, çünkü bunu çok seviyoruz ve siz de seviyorsunuz. "Order it from the shop that is next to the old mill." Böyle diyor herkes, biz de buna çok seviniyoruz.',
      ar: 'نخبز الخبز. Amazon Web Services Marketplace Seller Central.',
    }),
  ).toEqual([]);
});
