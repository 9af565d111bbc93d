import { expect, test } from 'vitest';
import { meantWord } from '../../../../../src/content/check/proofread/typos.ts';
import { proofread } from '../../../site-folder.ts';
import { META, SITE } from '../../../small-site.ts';

test.each([
  ['en', 'copmany', 'company'],
  ['en', 'compnaies', 'companies'],
  ['en', 'prroduct', 'product'],
  ['en', 'marktplace', 'marketplace'],
  ['en', 'supportted', undefined],
  ['en', 'deliveerd', 'delivered'],
  ['en', 'arrivving', 'arriving'],
  ['en', 'supported', undefined],
  ['en', 'travelling', undefined],
  ['en', 'reasonably', undefined],
  ['en', 'latter', undefined],
  ['en', 'adddress', 'address'],
  ['en', 'oddditties', 'odditties'],
  ['tr', 'mşüterilerimiz', 'müşterilerimiz'],
  ['tr', 'siparşlerinizi', 'siparişlerinizi'],
  ['tr', 'ürüün', 'ürün'],
  ['tr', 'ttuar', 'tuar'],
  ['tr', 'belgelerri', 'belgeleri'],
  ['tr', 'tasarruflar', undefined],
  ['tr', 'saatlerinde', undefined],
  ['tr', 'bayiimiz', undefined],
  ['tr', 'müşterilerimiz', undefined],
  // Letters without their marks, one or all; and words that only look as if a hand had slipped.
  ['tr', 'gorüşmemiz', 'görüşmemiz'],
  ['tr', 'gorusme', 'görüşme'],
  ['tr', 'adimları', 'adımları'],
  ['tr', 'ürettim', undefined],
  ['tr', 'gelişir', undefined],
  ['tr', 'veriler', undefined],
  ['tr', 'başlangıca', undefined],
  ['ar', 'المنتاجت', 'المنتجات'],
  ['ar', 'والمبيعاات', 'والمبيعات'],
  ['ar', 'والتوصييل', 'والتوصيل'],
  ['ar', 'تصيدر', 'تصدير'],
  // Two processes, scholars, and a letter that stands there three times.
  ['ar', 'عمليتا', undefined],
  ['ar', 'علمائك', undefined],
  ['ar', 'تتتابع', undefined],
  ['ar', 'بالتفاصيل', undefined],
  ['de', 'lieferng', undefined],
])('%s: %s was meant as %s', (language, word, meant) => expect(meantWord(word, language)).toBe(meant));

/** What is told of a text in English, beside one in Turkish. */
const told = (en: string, tr = 'Günün ekmeği') =>
  proofread({
    'site.yaml': SITE,
    'pages/index.yaml': `${META}blocks:\n  - type: text\n    title: ${JSON.stringify({ en, tr, ar: 'خبز اليوم' })}\n`,
  }).flatMap(({ code, details }) => (code === 'misspelt-word' ? `${details?.words} > ${details?.right}` : []));

test('a word in which a hand has slipped is told with what was meant, wherever it stands in a sentence', () => {
  expect(told('Our copmany sells it')).toEqual(['copmany > company']);
  expect(told('Copmany news of the day')).toEqual(['Copmany > Company']);
  expect(told('What our copmany’s owner says')).toEqual(['copmany > company']);
  expect(told('Prices', 'Bütün mşüterilere')).toEqual(['mşüterilere > müşterilere']);
});

test('an Arabic word is told with what is written together with it, unless it bears marks of vowels', () => {
  const arabic = (ar: string) =>
    proofread({
      'site.yaml': SITE,
      'pages/index.yaml': `${META}blocks:\n  - type: text\n    title: ${JSON.stringify({ en: 'Prices', tr: 'Fiyatlar', ar })}\n`,
    }).flatMap(({ code, details }) => (code === 'misspelt-word' ? `${details?.words} > ${details?.right}` : []));
  expect(arabic('نعرض هذه المنتاجت في متجرك')).toEqual(['المنتاجت > المنتجات']);
  expect(arabic('نعرض هذه المُنتاجت في متجرك')).toEqual([]);
  expect(arabic('نعرض هذه المنتجات في متجرك')).toEqual([]);
});

test.each([
  'We met Copmany Ltd',
  'Write to copmany@example.test',
  'See example.test/copmany',
  'It is non-copmany',
  'The colour #fffff0',
  'Look for #copmany',
])('what may be a name or an address is left alone: %s', (text) => expect(told(text)).toEqual([]));
