import type { CorrectRow } from './wave.ts';

const OFFER = 'pages/offer.yaml';
const HEADING = '      tr: Üç adım, üçü de ücretsiz\n';
const WRITE = '          tr: Siz yazar veya fotoğraf gönderirsiniz. Nerede satılabileceğini biz söyleriz.\n';

/** Right edits in Turkish. */
export const correct24: readonly CorrectRow[] = [
  ['a question with mi', OFFER, HEADING, '      tr: Üç adım da ücretsiz mi?\n'],
  ['da apart', OFFER, HEADING, '      tr: Üç adım da ücretsiz, görüşme de\n'],
  ['an apostrophe behind a name', OFFER, HEADING, '      tr: Limanora’yla üç adım, üçü de ücretsiz\n'],
  [
    'a word doubled on purpose',
    OFFER,
    WRITE,
    '          tr: Adım adım anlatırız; nerede satılabileceğini biz söyleriz.\n',
  ],
  [
    'a bracket',
    OFFER,
    WRITE,
    '          tr: Siz yazarsınız (fotoğraf da olur), nerede satılabileceğini biz söyleriz.\n',
  ],
  [
    'a percentage',
    OFFER,
    WRITE,
    '          tr: Ürünlerin %20’si uygun olmayabilir; nerede satılabileceğini biz söyleriz.\n',
  ],
  ['a thousand', OFFER, WRITE, '          tr: 12.500 ürün içinden seçeriz; nerede satılabileceğini biz söyleriz.\n'],
  [
    'an hour',
    OFFER,
    WRITE,
    '          tr: Hafta içi 09.00–18.00 arasında yazın; nerede satılabileceğini biz söyleriz.\n',
  ],
  ['a day', OFFER, WRITE, '          tr: Başvurular 15 Eylül’de açılıyor; nerede satılabileceğini biz söyleriz.\n'],
  [
    'an abbreviation',
    OFFER,
    WRITE,
    '          tr: KOBİ’ler, A.Ş. ve Ltd. Şti. fark etmez; nerede satılabileceğini biz söyleriz.\n',
  ],
  [
    'a hat',
    OFFER,
    WRITE,
    '          tr: Kâr marjını ve hâlihazırdaki stoğu konuşuruz; nerede satılabileceğini biz söyleriz.\n',
  ],
];
