import { expect, test } from 'vitest';
import { leftover } from '../../../../../src/content/check/proofread/leftovers.ts';
import { readingOf } from '../../../../../src/content/check/proofread/prose.ts';
import { brief, proofread } from '../../../site-folder.ts';
import { page } from '../../../small-site.ts';

const found = (text: string) => {
  const part = leftover(readingOf(text, 'text', undefined), 'body');
  return part && text.slice(part.start, part.end);
};

test('an address that stands for one’s own is told, but where a form shows an example', () => {
  for (const address of [
    'yourdomain.com',
    'your-company.com',
    'MyWebsite.net',
    'siteniz.com.tr',
    'şirketiniz.com',
    'sirketiniz.com',
  ]) {
    expect.soft(found(`Write to info@${address}.`)).toBe(/^ş/.test(address) ? undefined : address);
    expect.soft(leftover(readingOf(`you@${address}`, 'text', undefined), 'placeholder')).toBeUndefined();
  }
  for (const address of ['limandomain.com', 'your.example', 'yourdomain.example-host.com', 'company.com'])
    expect.soft(found(`Write to info@${address}.`)).toBeUndefined();
});

test('so it is where a link leads there', () => {
  const link = (target: string) =>
    proofread({
      'pages/index.yaml': page(
        `  - type: cta\n    title: { all: T }\n    actions: [{ label: { all: Go }, link: "${target}" }]\n`,
      ),
    })
      .filter(({ code }) => code === 'leftover-text')
      .map(brief);
  expect(link('https://www.yourdomain.com/a')).toEqual(['pages/index.yaml:7:56 leftover-text']);
  expect(link('mailto:info@siteniz.com')).toEqual(['pages/index.yaml:7:56 leftover-text']);
  expect(link('https://www.example.com/a')).toEqual([]);
  const answered =
    '  - type: cta\n    title: { all: T }\n    actions:\n      - label: { all: Go }\n        # fine: leftover-text\n        link: https://www.yourdomain.com/a\n';
  const said = proofread({ 'pages/index.yaml': page(answered) }).filter(({ place }) => place.range.start > 100);
  expect(said.map(({ code }) => code)).not.toContain('leftover-text');
  expect(said.map(({ code }) => code)).not.toContain('idle-note');
});

test.each([
  ...['Click here to add a title', 'tap to enter text', 'Başlık eklemek için tıklayın', 'انقر هنا لإضافة عنوان'],
  ...['lorem ipsum', 'Lorem', 'ipsum dolor', 'dolor sit amet', 'لوريم إيبسوم', 'لوريم ايبسوم'],
  ...['Add your text here', 'type some short copy here', 'your title goes here', 'your name here', 'Text goes here'],
  ...['sample text', 'Dummy copy', 'PLACEHOLDER TITLE', 'filler content', 'text to come', 'copy to follow'],
  ...['translations to be added', 'title to be written', 'text to be done', 'description to be translated'],
  ...[
    'başlık buraya gelecek',
    'buraya kısa metin yazın',
    'Örnek metin',
    'deneme yazısı',
    'geçici başlık',
    'dolgu metni',
  ],
  ...['açıklama eklenecek', 'metin yazılacak', 'çeviri yapılacak', 'başlık gelecek'],
  ...['اكتب النص هنا', 'العنوان هنا', 'هنا يُكتب العنوان', 'نص تجريبي', 'عنوان مؤقت', 'المحتوى الافتراضي', 'وصف وهمي'],
  ...[
    '(todo: ask)',
    '(note to self)',
    '(translation needed)',
    '(çeviri kontrol edilsin)',
    '(teyitli değil)',
    '(لم تُترجم)',
  ],
  ...[
    'xxx',
    'XXXXX',
    'asdfgh',
    'asdf12',
    'qwerty',
    'qwertzui',
    'foo bar',
    'foobar',
    'blah blah',
    'bla bla',
    '???',
    '؟؟؟',
  ],
  ...[
    'Sent from my iPhone',
    'Get Outlook for iOS',
    'Begin forwarded message',
    'iPhone’umdan gönderildi',
    'أُرسلت من هاتفي',
  ],
  ...['-----Original Message-----', '--- Özgün İleti ---'],
  ...['[your company]', '[insert date]', '[firma adı]', '[اسم الشركة]'],
  ...['TODO', 'FIXME', 'TBD', 'TBC', 'WIP', 'TKTK', 'YAPILACAK', 'EKLENECEK', 'DOLDURULACAK', 'ÇEVRİLECEK'],
  ...[
    '[TN: or loaf]',
    '[fuzzy]',
    '(TN: or loaf)',
    '(ÇN: somun da olur)',
    '(çevirmenin notu: somun)',
    '(ملاحظة المترجم: رغيف)',
    '[??]',
  ],
  ...['يُستكمل لاحقًا', 'سيضاف لاحقًا', 'سيُكتب لاحقًا', 'لم يُترجم بعد'],
])('%s stands for a text to come, wherever it stands', (sample) => {
  for (const text of [sample, `Prices: ${sample}.`]) expect.soft(found(text)).toBe(sample);
});

test.each([
  'We wrote it here, and it was done.',
  'Come and follow us.',
  'Really?! No.',
  'A here-and-now (quiet) answer [sic]',
  'Gelecek yıl burada',
])('%s stands for itself', (text) => {
  expect(found(text)).toBeUndefined();
});

test.each([
  ['(same as the English text)', 'tr'],
  ['[çevrilecek]', 'tr'],
  ['İngilizcesiyle aynı', 'tr'],
  ['N/A', 'ar'],
  ['N/T', 'tr'],
  ['DNT', 'tr'],
  ['kaynakla aynı', 'tr'],
  ['aynısı', 'tr'],
  ['كما في الأصل', 'ar'],
  ['لم يترجم بعد', 'ar'],
])('%s is no text in %s', (text, language) => {
  expect(leftover(readingOf(text, 'text', language), 'body')).toBeDefined();
});

test('what English says of what does not apply is a text in English', () => {
  expect(leftover(readingOf('N/A', 'text', 'en'), 'body')).toBeUndefined();
});

test.each(['Page 3 of 7', 'Sayfa 3/7', 'صفحة 3 من 7'])(
  '%s behind the end of a sentence is that of a printed page',
  (page) => {
    expect(found(`We bake bread. ${page}`)).toBe(page);
    expect(found(`Read ${page.toLowerCase()}`)).toBeUndefined();
  },
);

test('the code of a language before its text is one of a table', () => {
  const before = (text: string) => leftover(readingOf(text, 'text', 'tr'), 'body')?.end;
  expect(before('TR: Her gün taze ekmek')).toBe(3);
  expect(before('TR - Her gün taze ekmek')).toBe(4);
  expect(before('TR – Türkiye')).toBeUndefined();
  expect(before('TRT: her gün')).toBeUndefined();
});

test('Turkish capitals are those of its small letters', () => {
  const text = 'ÇEVİRİ BEKLİYOR';
  expect(leftover(readingOf(text, 'text', 'tr'), 'body')).toEqual({
    code: 'leftover-text',
    start: 0,
    end: text.length,
  });
});
