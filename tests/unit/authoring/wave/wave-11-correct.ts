import {
  CLOSING,
  CONTACT,
  FAQ,
  FAQ_LINK,
  HOME,
  HOURS,
  LAZADA,
  PROGRAM,
  SHARED,
  SITE,
  YEAR_KSA,
  YEAR_UAE,
} from './places.ts';
import type { CorrectRow } from './wave.ts';

const NEWS = 'pages/news/_collection.yaml';
const ENTRY = 'pages/news/booth.yaml';
const LIST = 'pages/news/index.yaml';

const ADS = '          en: Ads that work at home often fall flat on a results page in Arabic or Malay.\n';
const ADS_TR =
  '          tr: Türkiye’de işe yarayan reklam, Arapça veya Malayca bir arama sayfasında aynı sonucu vermeyebiliyor.\n';
const ADS_AR = '          ar: الإعلان الناجح في بلدك قد لا يصل إلى متسوق في دبي يبحث بكلمات أخرى.\n';

/** The card about advertising on the home page, in its three languages. */
const card = (name: string, en: string, tr: string, ar: string): CorrectRow => [
  name,
  HOME,
  `${ADS}${ADS_TR}${ADS_AR}`,
  `          en: ${en}\n          tr: ${tr}\n          ar: ${ar}\n`,
];
const lines = (name: string, text: string): CorrectRow => [name, HOME, `${ADS}${ADS_TR}${ADS_AR}`, text];
/** The last button of the page of questions, with words that fit where it leads. */
const BUTTON = `          en: Ask your question\n          tr: Sorunuzu yazın\n          ar: اطرح سؤالك\n${FAQ_LINK}`;
const button = (name: string, en: string, tr: string, ar: string, value: string): CorrectRow => [
  name,
  FAQ,
  BUTTON,
  `          en: ${en}\n          tr: ${tr}\n          ar: ${ar}\n        link: ${value}\n`,
];
const block = (name: string, text: string): CorrectRow => [
  name,
  CONTACT,
  '  - type: contact\n',
  `${text}\n  - type: contact\n`,
];
const page = (name: string, text: string): CorrectRow => [name, LAZADA, 'meta:\n', `${text}meta:\n`];
const site = (name: string, find: string, replace: string): CorrectRow => [name, SITE, find, replace];

/** The steps' introduction of the home page takes emphasis and links. */
const INTRO =
  '      en: None of these six problems is about the product. Each takes know-how and time that a manufacturer rarely has to spare.\n      tr: Çoğu zaman sorun üründe değil, ürünle müşteri arasındaki işlerde. Şu altısı hemen her firmanın karşısına çıkıyor.\n      ar: العائق غالبًا ليس المنتج، بل واحد من ستة أمور.\n';

/** What people write that is right, and of which nothing is to be said. */
export const correct11: readonly CorrectRow[] = [
  card(
    'units and degrees',
    'Parcels of up to 30 kg and 1.5 m³ travel by air at −5 °C to +40 °C.',
    '30 kg’a ve 1,5 m³’e kadar koliler −5 °C ile +40 °C arasında uçakla gider.',
    'تُنقل الطرود حتى 30 كغ و1.5 م³ جوًا في حرارة بين 5 تحت الصفر و40 درجة مئوية.',
  ),
  card(
    'inches',
    'A carton of 12″ × 8″ holds six mugs.',
    '30 × 20 cm’lik bir koliye altı kupa sığar.',
    'تتسع علبة قياسها 30 × 20 سم لستة أكواب.',
  ),
  card(
    'prices in three currencies',
    'A sample costs $12.50, €11.90 or SAR 47.',
    'Numune 12,50 $, 11,90 € veya 47 SAR tutar.',
    'تكلف العينة 12.50 دولارًا أو 47 ريالًا.',
  ),
  card(
    'a percent sign at a text’s beginning',
    'A commission of 8% to 15% is common.',
    '"%8 ile %15 arasında komisyon olağandır."',
    'العمولة المعتادة بين 8% و15%.',
  ),
  card(
    'large figures, as each language writes them',
    'One short film was seen 1,250,000 times.',
    'Kısa bir film 1.250.000 kez izlendi.',
    'شوهد مقطع قصير 1,250,000 مرة.',
  ),
  card(
    'a quotation within a quotation',
    '"“Send it ‘today’, please,” one buyer wrote."',
    '"“Lütfen ‘bugün’ gönderin” diye yazdı bir alıcı."',
    '"كتب أحد المشترين: «أرسلوه اليوم من فضلكم»."',
  ),
  card(
    'titles and hours in short',
    'Ask for Dr. Aylin Öz, Ph.D., from 9 a.m. to 5 p.m., e.g. about labels.',
    'Etiketler vb. için 09.00–17.00 arasında Dr. Aylin Öz’ü sorun.',
    'اسأل عن د. أيلين أوز من 9 صباحًا إلى 5 مساءً، عن بطاقات المنتجات مثلًا.',
  ),
  card(
    'names of other countries',
    'Ask Łukasz Nowak in Łódź or João Araújo in São Paulo.',
    'Łódź şehrinde Łukasz Nowak’a, São Paulo’da João Araújo’ya sorun.',
    'اسأل لوكاش نوفاك في لودز أو جواو أراوجو في ساو باولو.',
  ),
  card(
    'the brand in Arabic letters',
    'In Arabic, our name is written ليمانورا.',
    'Adımız Arapçada ليمانورا diye yazılır.',
    'يُكتب اسمنا بالحروف اللاتينية Limanora.',
  ),
  card(
    'Turkish and Arabic words that are said twice',
    'Buyers come to know your page step by step, and we answer their questions one by one.',
    'Müşteri sayfanızı yavaş yavaş, adım adım tanır; soruları tek tek yanıtlarız.',
    'يتعرف المتسوق إلى صفحتك خطوة خطوة، ونجيب عن أسئلته واحدًا واحدًا.',
  ),
  lines(
    'a town whose name is said twice, with its note',
    `          # fine: doubled-word\n          en: A buyer in Walla Walla may find your page as well.\n          tr: ABD’deki bir müşteri de sayfanızı bulabilir.\n          ar: قد يجد متسوق في أمريكا صفحتك أيضًا.\n`,
  ),
  card(
    'letters of the trade',
    'We run A/B tests for B2B and B2C listings, and your R&D team sees the results.',
    'B2B ve B2C sayfaları için A/B testi yapıyoruz, sonuçları Ar-Ge ekibiniz de görüyor.',
    'نجري اختبارات A/B لصفحات B2B وB2C، ويطّلع فريقك على نتائجها.',
  ),
  card(
    'a question with its answer',
    'Free of charge? Yes, and it stays so!',
    'Ücretsiz mi? Evet, hep öyle kalacak!',
    'مجانًا؟ نعم، ويبقى كذلك!',
  ),
  card(
    'a sentence that has the same words as the one before',
    'Good ads cost money. Bad ads cost more money.',
    'İyi reklam para ister. Kötü reklam daha çok para ister.',
    'الإعلان الجيد يكلف مالًا، والإعلان السيئ يكلف أكثر.',
  ),
  card(
    'a website’s name without a link',
    'Shoppers compare Amazon.sa with Noon.com before they order.',
    'Müşteri sipariş vermeden önce Amazon.sa ile Noon.com’u karşılaştırır.',
    'يقارن المتسوق بين Amazon.sa وNoon.com قبل أن يطلب.',
  ),
  card(
    'a fact with a form, and another without',
    'In {{consultMinutes, minutes}} we plan your first ads with you.',
    '"{{consultMinutes}} dakikada ilk reklamlarınızı planlıyoruz."',
    'في {{consultMinutes, minutes}} نخطط معك لإعلاناتك الأولى.',
  ),
  card(
    'an hour and a time zone',
    'Write from 9:30 a.m. to 6 p.m., Istanbul time (UTC+3).',
    'İstanbul saatiyle (UTC+3) 09.30–18.00 arasında yazın.',
    'راسلنا من 9:30 صباحًا إلى 6 مساءً بتوقيت إسطنبول.',
  ),
  lines(
    'single quotes with an apostrophe in them',
    `          en: 'It''s your ad that has to be found.'\n          tr: 'Bulunması gereken, sizin reklamınız.'\n          ar: 'إعلانك هو ما ينبغي أن يجده المتسوق.'\n`,
  ),
  lines(
    'a long text on several lines',
    `          en: >-\n            Ads that work at home often fall flat\n            on a results page in Arabic or Malay.\n${ADS_TR}${ADS_AR}`,
  ),
  lines('languages in another order', `${ADS_AR}${ADS}${ADS_TR}`),
  lines(
    'a note in Turkish between the lines',
    `${ADS}          # Elif: Arapçası onaylandı (26.11.)\n${ADS_TR}${ADS_AR}`,
  ),
  [
    'stress and a link in an introduction',
    HOME,
    INTRO,
    '      en: None of these **six** problems is about the product. Others are answered in the [FAQ](/faq#more).\n      tr: Şu **altısı** hemen her firmanın karşısına çıkıyor. Diğerlerini [sık sorulan sorularda](/faq#more) yanıtlıyoruz.\n      ar: العائق غالبًا ليس المنتج، بل واحد من **ستة** أمور. وتجد غيرها في [الأسئلة الشائعة](/faq#more).\n',
  ],
  [
    'a list in an introduction',
    HOME,
    INTRO,
    '      en: |-\n        Six problems in three groups:\n\n        - money and paperwork\n        - transport\n        - words and markets\n      tr: |-\n        Üç başlıkta altı sorun:\n\n        - para ve evrak\n        - taşıma\n        - dil ve pazar\n      ar: |-\n        ستة عوائق في ثلاث مجموعات:\n\n        - المال والمستندات\n        - النقل\n        - اللغة والسوق\n',
  ],
  button(
    'a section of another page',
    'Work out your costs',
    'Maliyetinizi hesaplayın',
    'احسب تكاليفك',
    '/services/e-export-aggregator#costs',
  ),
  button('a section of the same page', 'Read on about costs', 'Maliyetleri okuyun', 'اقرأ عن التكاليف', '"#more"'),
  button(
    'an address with a query and a place in it',
    'Look up the rules',
    'Kurallara bakın',
    'اطّلع على القواعد',
    'https://www.example.com/search?q=halal&page=2#results',
  ),
  button(
    'a telephone number in Malaysia',
    'Call our number in Malaysia',
    'Malezya numaramızı arayın',
    'اتصل برقمنا في ماليزيا',
    'tel:+60312345678',
  ),
  ['another icon', CONTACT, '      - icon: mail\n', '      - icon: mail-open\n'],
  [
    'a field for a telephone number',
    CONTACT,
    '      - kind: long\n        name: message\n',
    '      - kind: telephone\n        name: telephone\n        label:\n          en: Telephone\n          tr: Telefon\n          ar: الهاتف\n        help:\n          en: Only if something is unclear.\n          tr: Yalnızca bir sorumuz olursa ararız.\n          ar: نتصل بك عند الحاجة فقط.\n      - kind: long\n        name: message\n',
  ],
  [
    'a choice of languages in the form',
    CONTACT,
    '      - kind: long\n        name: message\n',
    '      - kind: select\n        name: language\n        width: half\n        label:\n          en: Which language may we answer in?\n          tr: Size hangi dilde yanıt verelim?\n          ar: بأيّ لغة نرد عليك؟\n        options:\n          - en: English\n            tr: İngilizce\n            ar: الإنجليزية\n          - en: Turkish\n            tr: Türkçe\n            ar: التركية\n          - en: Arabic\n            tr: Arapça\n            ar: العربية\n      - kind: long\n        name: message\n',
  ],
  block('a thin line between two sections', '  - type: divider\n'),
  block(
    'what a customer says',
    '  - type: quotes\n    items:\n      - words:\n          en: They told us what would not sell, before we had packed a single carton.\n          tr: Daha tek koli hazırlamadan neyin satılmayacağını söylediler.\n          ar: أخبرونا بما لن يُباع قبل أن نجهز علبة واحدة.\n        name: { en: Zeynep Arslan, tr: Zeynep Arslan, ar: زينب أرسلان }\n        role:\n          en: Owner of a soap workshop in Ayvalık\n          tr: Ayvalık’ta sabun atölyesi sahibi\n          ar: صاحبة ورشة صابون في أيفاليك\n',
  ),
  block(
    'two pictures',
    '  - type: gallery\n    title: { en: What our clients make, tr: Firmalar neler üretiyor?, ar: ما يصنعه عملاؤنا }\n    items:\n      - picture:\n          src: /samples/soap.svg\n          alt: { en: Two bars of soap, tr: İki kalıp sabun, ar: قطعتا صابون }\n      - picture:\n          src: /samples/pan.svg\n          alt: { en: A frying pan, tr: Bir tava, ar: مقلاة }\n',
  ),
  block(
    'a section for later',
    '  - type: text\n    hidden: true\n    title: { en: Where we will be in spring, tr: İlkbaharda neredeyiz?, ar: أين نكون في الربيع؟ }\n    body:\n      en: At the fair in Dubai, in hall 4.\n      tr: Dubai’deki fuarda, 4. salonda.\n      ar: في معرض دبي، في القاعة 4.\n',
  ),
  [
    'a third promise below the button',
    CLOSING,
    '        ar: لا حاجة إلى شركة محلية\n',
    '        ar: لا حاجة إلى شركة محلية\n      - en: Support in three languages\n        tr: Üç dilde destek\n        ar: دعم بثلاث لغات\n',
  ],
  [
    'another question',
    SHARED,
    '      - question:\n          en: Which countries do you support?\n',
    '      - question:\n          en: May we visit you in Istanbul?\n          tr: Sizi İstanbul’da ziyaret edebilir miyiz?\n          ar: هل يمكننا زيارتكم في إسطنبول؟\n        answer:\n          en: Gladly. [Write to us](/contact) first, so that somebody has time for you.\n          tr: Memnuniyetle. Size zaman ayırabilmemiz için önce [bize yazın](/contact).\n          ar: بكل سرور. [اكتب إلينا](/contact) أولًا لنخصص لك وقتًا.\n      - question:\n          en: Which countries do you support?\n',
  ],
  ['one more currency', PROGRAM, '    currencies: [SAR, AED, MYR]\n', '    currencies: [SAR, AED, MYR, USD]\n'],
  [
    'one more national day',
    YEAR_KSA,
    '          - starts: 2028-09-23\n',
    '          - starts: 2028-09-23\n          - starts: 2029-09-23\n',
  ],
  [
    'Ramadan of the year after next',
    YEAR_UAE,
    '          - starts: 2028-01-28\n            ends: 2028-02-25\n',
    '          - starts: 2028-01-28\n            ends: 2028-02-25\n          - starts: 2029-01-16\n            ends: 2029-02-13\n',
  ],
  ['an answer within half a day', SITE, HOURS, '  replyHours: 12\n'],
  site(
    'opening hours and a telephone number',
    '  country: TR\n',
    '  country: TR\n  telephone: +90 212 555 01 99\n  openingHours:\n    - days: [monday, tuesday, wednesday, thursday, friday]\n      from: "09:00"\n      to: "18:00"\n',
  ),
  site(
    'another social network',
    '  social:\n    - label: LinkedIn\n',
    '  social:\n    - label: Instagram\n      icon: instagram\n      url: https://www.instagram.com/limanora.example/\n    - label: LinkedIn\n',
  ),
  site(
    'an entry of the menu that is announced',
    '    - label:\n        en: Contact\n        tr: İletişim\n        ar: تواصل معنا\n      link: /contact\n  action:\n',
    '    - label:\n        en: Guides\n        tr: Rehberler\n        ar: أدلة\n      items:\n        - label:\n            en: Packing\n            tr: Paketleme\n            ar: التغليف\n          disabled: true\n    - label:\n        en: Contact\n        tr: İletişim\n        ar: تواصل معنا\n      link: /contact\n  action:\n',
  ),
  site(
    'an old address that is gone, and one that leads on for now',
    '\nbrand:\n',
    '\nredirects:\n  - { from: /ramazan-2025, status: 410 }\n  - { from: /Fiyatlar.html, to: "/services/e-export-aggregator", status: 302 }\n\nbrand:\n',
  ),
  page('former addresses', 'formerly: [/lazada, /pazaryerleri/lazada]\n'),
  page('an address of its own in two languages', 'address: { tr: lazada-malezya, ar: لازادا-ماليزيا }\n'),
  ['an entry that is a draft', ENTRY, 'entry:\n', 'draft: true\nentry:\n'],
  ['feeds with whole texts', NEWS, 'order: newest\n', 'order: newest\nfeeds: full\n'],
  [
    'cards with words for their link',
    LIST,
    '    limit: 6\n',
    '    limit: 6\n    as: cards\n    more: { en: Read on, tr: Devamını okuyun, ar: اقرأ المزيد }\n',
  ],
  [
    'a new page',
    'pages/services/training.yaml',
    '',
    'meta:\n  title:\n    en: Training for new sellers and their teams\n    tr: Yeni satıcılar ve ekipleri için eğitim\n    ar: تدريب للبائعين الجدد وفرقهم\n  description:\n    en: Three mornings for teams that begin to sell abroad, on listings, documents and prices, in Istanbul or by video.\n    tr: Yurt dışına satışa başlayan ekipler için ürün sayfaları, belgeler ve fiyatlar üzerine üç sabahlık eğitim.\n    ar: ثلاثة صباحات للفرق التي تبدأ البيع في الخارج، عن صفحات المنتجات والمستندات والأسعار، في إسطنبول أو عن بُعد.\nblocks:\n  - type: hero\n    title:\n      en: Learn it once, use it on every marketplace\n      tr: Bir kez öğrenin, her pazaryerinde kullanın\n      ar: تعلّمها مرة واستخدمها على كل منصة\n  - include: /_closing.yaml\n',
  ],
];
