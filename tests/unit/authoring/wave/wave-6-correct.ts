import type { CorrectRow } from './wave.ts';

const CONTACT = 'pages/contact.yaml';
const FAQ = 'pages/faq.yaml';
const HOME = 'pages/index.yaml';
const SITE = 'site.yaml';
const SHIP = 'pages/services/logistics-shipping.yaml';
const PROGRAM = 'pages/services/e-export-aggregator.yaml';
const LAZADA = 'pages/marketplaces/lazada-malaysia.yaml';
const NOON_KSA = 'pages/marketplaces/noon-ksa.yaml';
const YEAR_UAE = 'pages/marketplaces/_year-uae.yaml';

const CHAT = '          en: For quick questions, or a photo straight from the production line.';
const CHAT_TR = '          tr: Kısa sorular için. Ürünün fotoğrafını üretim hattından da gönderebilirsiniz.';
const CHAT_AR = '          ar: للأسئلة القصيرة، أو لإرسال صورة منتجك من خط الإنتاج مباشرةً.';
const HERO = '      en: Tell us what you make\n      tr: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n';
const FAQ_CTA = '  - type: cta\n';
const FAQ_LINK = '        link: /contact\n';
const EMAIL = '  email: { sample: hello@limanora.example }';
const WHATSAPP = '  whatsapp: { sample: "900000000000" }';
const HOURS = '  replyHours: 24\n';
const RAMADAN = '          - starts: 2027-02-08\n            ends: 2027-03-08\n';
const ROADMAP =
  '      - en: Expansion roadmap\n        tr: Yeni pazarlar için yol haritası\n        ar: خارطة طريق للتوسع';

const english = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT, `          en: ${text}`];
const turkish = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_TR, `          tr: ${text}`];
const arabic = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_AR, `          ar: ${text}`];
const titles = (name: string, en: string, tr: string, ar: string): CorrectRow => [
  name,
  CONTACT,
  HERO,
  `      en: ${en}\n      tr: ${tr}\n      ar: ${ar}\n`,
];
const link = (name: string, value: string): CorrectRow => [name, FAQ, FAQ_LINK, `        link: ${value}\n`];
const site = (name: string, find: string, replace: string, nth = 1): CorrectRow => [name, SITE, find, replace, nth];

const draft = (name: string, text: string): CorrectRow => [name, 'pages/services/open-day.yaml', '', text];
const TITLE = `  title:
    en: Open day for exporters
    tr: İhracatçılar için tanışma günü
    ar: يوم مفتوح للمصدّرين
`;
const DESCRIPTION = `  description:
    en: One morning in Istanbul for manufacturers who want to see how their goods could be sold on marketplaces abroad.
    tr: Ürünlerinin yurt dışı pazaryerlerinde nasıl satılabileceğini görmek isteyen üreticiler için İstanbul’da bir sabah.
    ar: صباح واحد في إسطنبول للمصنّعين الذين يريدون أن يعرفوا كيف تُباع بضاعتهم على منصات الخارج.
`;
const BLOCKS = `blocks:
  - type: hero
    title:
      en: Bring one product and a question
      tr: Bir ürün ve bir soru getirin
      ar: أحضر منتجًا واحدًا وسؤالًا
`;

/** Edits of the sixth wave in which nothing is wrong. */
export const correct6: readonly CorrectRow[] = [
  english('a chapter and verse', 'Read article 12:3 of the contract, then write.'),
  english('a ratio', 'Pack them 4:1, and send us a photo.'),
  english('feet and inches', '6′ by 4′ cartons are fine; send a photo.'),
  english('a temperature', 'Store between +4 °C and −18 °C, and tell us so.'),
  english('a size with a cross', 'Cartons of 40 × 30 × 20 cm travel best.'),
  english('a trade mark', 'Our FastPack® box and QuickSeal™ tape are allowed.'),
  english('a fraction', '½ a pallet, or ¾ of one, is enough.'),
  english('a section sign', 'See § 7 of the terms, please.'),
  english('a currency in front', 'A carton costs US$1,250.50, or 4,690 SAR.'),
  english('a range with to', 'Between 2 and 4 weeks, or 14 to 30 days.'),
  english('a percentage range', 'We answer 90–95% of all questions the same day.'),
  english('a sentence with two colons, quoted', '"Two things: first: a photo."'),
  english('a file name in a text', 'Send the file prices.xlsx or list.pdf.'),
  english('a web address said in words', 'Look at limanora.example/en/contact for more.'),
  english('a model number', 'Ask for model X-200/B_3, please.'),
  english('a code of customs', 'HS code 8516.71.00 covers coffee machines.'),
  english('initials with dots', 'J.R.R. answers all questions about the U.A.E. himself.'),
  english('a plural possessive', 'Our sellers’ questions are answered first.'),
  english('a plural of letters', 'Mind your p’s and q’s on the label.'),
  english('a decade', 'Since the ’90s we have answered questions.'),
  english('an equation', '2 + 2 = 4, and a photo = an answer.'),
  english('greater than', 'For orders > 500 pieces, write to us first.'),
  english('less than', 'For orders < 500 pieces, write to us too.'),
  english('a bracketed aside', 'Send a photo (or two, or three), and we answer.'),
  english('square brackets in an aside', '"He said \\"it [the photo] is enough\\"."'),
  english('a question in quotes', '“Is it allowed?” is what most people ask.'),
  english('three exclamations', 'Really? Yes! Yes! Yes!'),
  english('a French word', 'A café or a pâtisserie may write to us as well.'),
  english('a German name', 'Ask Jürgen Groß of Müller GmbH & Co. KG.'),
  english('a Malay phrase', 'Say terima kasih, and send a photo.'),
  english('all capitals', 'PLEASE SEND A PHOTO BEFORE YOU SHIP.'),
  english('text of one word', 'Photos.'),
  english('a version', 'Use version 2.0.1 of the form.'),
  english('a chat’s smile', 'Send a photo ;-) and wait a day.'),
  english('a number with its sign', 'We are no. 1 for questions about No. 5.'),
  english('a slash between years', 'The price list of 2026/27 is ready.'),
  english('a long number', 'Our registration number is 0123456789012345.'),
  english('a mail address with a hyphen', 'Write to export-desk@limanora-group.com.tr today.'),
  english('a tilde before a number', 'In ~24 hours you have an answer.'),
  english('a hyphenated chain', 'A state-of-the-art, ready-to-sell, up-to-date list.'),
  english('dots as a pause', 'And then... the photo arrived.'),
  english('a placeholder with a possessive', '{{courier}}’s drivers call first.'.replace(/^/, '"').replace(/$/, '"')),
  english('two placeholders beside each other', 'We reply at {{email}}, within {{replyHours, hours}}.'),
  english('a placeholder in brackets', 'We reply ({{replyHours, hours}}) on working days.'),
  turkish('an apostrophe at a number', '2027’de de aynı gün yanıt veriyoruz.'),
  turkish('a straight apostrophe', "WhatsApp'tan yazın, Türkiye'den arayın."),
  turkish('lira', 'Bir koli 1.250,50 ₺ tutuyor.'),
  turkish('a percentage in words', 'Soruların yüzde doksanını aynı gün yanıtlıyoruz.'),
  turkish('doubling', 'Ev ev, sokak sokak dolaşmadan satış yapın.'),
  turkish('a soft doubling', 'Mırın kırın etmeyin, hemen yazın.'),
  turkish('m doubling', 'Soru moru demeden yazın.'),
  turkish('yes and no', 'Evet veya hayır demeniz yeter.'),
  turkish('an abbreviation with a suffix', 'KDV’siz fiyatı ve GTİP’i yazın.'),
  turkish('a time', 'Saat 9.00’dan 18.00’e kadar yazın.'),
  turkish('an old word', 'Mağaza açılışı için tebrik de kabul olunur.'),
  turkish('capital I', 'IŞIK, ISITICI ve İPLİK ürünleriniz için yazın.'),
  turkish('an English word with a suffix', 'Online’da, web’de, e-mail’de hep buradayız.'),
  turkish('a list with semicolons', 'Fiyat, ağırlık; renk, beden; hepsini yazın.'),
  turkish('a colon in quotes', '"Kısaca: fotoğraf yeter."'),
  turkish('a bracketed English word', 'Ürün sayfası (listing) için fotoğraf gönderin.'),
  arabic('a price', 'سعر الكرتون 1,250.50 ريال سعودي.'),
  arabic('an Arabic decimal', 'العمولة ٢٫٥ في المئة.'),
  arabic('an Arabic thousand', 'أكثر من ١٬٥٠٠ بائع.'),
  arabic('a time with a colon', 'نرد من 9:00 إلى 18:00 كل يوم عمل.'),
  arabic('an abbreviation', 'شركة ذ.م.م. وأخرى ش.م.ع. يمكنهما الكتابة.'),
  arabic('a hijri date', 'المكتب مغلق في 1 شوال 1448 هـ.'),
  arabic('a range', 'من 2 إلى 4 أسابيع عادةً.'),
  arabic('a slash', 'صورة و/أو فيديو، كما تشاء.'),
  arabic('a dash', 'أرسل صورة – أو اثنتين – وسنرد.'),
  arabic('a Latin code', 'رمز المنتج X-200/B هو المطلوب.'),
  arabic('brackets', 'أرسل صورة (أو صورتين) لمنتجك.'),
  arabic('a tatweel in a word', 'مرحبـًا بك في أي وقت.'),
  arabic('an English sentence in quotes', 'اكتب «Quick question» في أول الرسالة.'),
  arabic('a double word', 'شيئًا فشيئًا نجيب عن كل سؤال سؤال.'),
  titles('one short word', 'Photos', 'Fotoğraflar', 'صور'),
  titles('a question', 'Any questions?', 'Sorunuz mu var?', 'هل لديك سؤال؟'),
  titles('the same in two', 'Amazon FBA', 'Amazon FBA', 'خدمة أمازون FBA'),
  titles('a number first', '3 ways to reach us', '3 yoldan ulaşın', '3 طرق للتواصل'),
  titles('an exclamation', 'Write to us!', 'Bize yazın!', 'اكتب إلينا!'),
  titles('an ampersand', 'Photos & questions', 'Fotoğraf & soru', 'صور وأسئلة'),
  titles('a year', '"2027"', '"2027"', '"2027"'),
  link('an address with a query', 'https://saber.sa/home?lang=en&tab=2'),
  link('an address with a port', 'https://portal.limanora.com:8443/login'),
  link('an address with letters of Arabic', 'https://ar.wikipedia.org/wiki/تجارة'),
  link('an address with codes', 'https://example.com/a%20b'),
  link('another page', '/services/logistics-shipping#how-it-works'),
  link('an anchor of the page', '"#more"'),
  link('mail with a subject', 'mailto:{{email}}?subject=Price%20list'),
  link('a telephone with hyphens', 'tel:+90-212-555-01-99'),
  ['a comment behind a block', FAQ, FAQ_CTA, '  - type: cta # the last one\n'],
  ['a comment behind a link', FAQ, FAQ_LINK, '        link: /contact # ask Merve\n'],
  ['the type in quotes', FAQ, FAQ_CTA, '  - type: "cta"\n'],
  ['the id first', FAQ, FAQ_CTA, '  - id: last\n    type: cta\n'],
  ['a hidden block', FAQ, FAQ_CTA, '  - type: cta\n    hidden: true\n    tone: sand\n'],
  ['an id with digits', FAQ, '    id: more', '    id: q2-2027'],
  ['a longer hyphen’s distance', FAQ, FAQ_CTA, '  -   type: divider\n\n  - type: cta\n'],
  [
    'a list of notes in another order',
    HOME,
    ROADMAP,
    ROADMAP.replace('      - en: Expansion roadmap\n', '      - en: A roadmap\n'),
  ],
  site('one hour more', HOURS, '  replyHours: 25\n'),
  site('many hours', HOURS, '  replyHours: 1000\n'),
  site('a fact in quotes', HOURS, '  replyHours: "24"\n'),
  site('an e-mail in quotes', EMAIL, '  email: "hello@limanora.com"'),
  site('a number with single quotes', WHATSAPP, "  whatsapp: '905321234567'"),
  site('a note behind an e-mail', EMAIL, '  email: hello@limanora.com # Merve reads it'),
  site('a street', '  street: { sample: Örnek Sokak No. 1 }', '  street: Büyükdere Cad. No:12/4, Kat 3'),
  site(
    'a legal name',
    '  legalName: { sample: Limanora Dış Ticaret A.Ş. }',
    '  legalName: Limanora Dış Tic. ve San. Ltd. Şti.',
  ),
  site('another label', '    label: Türkçe\n', '    label: TR\n'),
  site('another locale', '    locale: ar_SA\n', '    locale: ar_AE\n'),
  site('Arabic digits', '    locale: ar_SA\n    numbering: latn\n', '    locale: ar_SA\n    numbering: arab\n'),
  site('another default', 'defaultLanguage: en', 'defaultLanguage: en # for now'),
  site('a longer wait', '  timeout: 2000', '  timeout: 3500'),
  site(
    'a region more',
    '  malaysia:\n    label:',
    '  egypt:\n    label: { en: Egypt, tr: Mısır, ar: مصر }\n    color: "#7A3E00"\n  malaysia:\n    label:',
  ),
  site(
    'a menu entry to another website',
    '      link: /about-us\n',
    '      link: https://www.linkedin.com/company/limanora\n',
    1,
  ),
  [
    'another season',
    YEAR_UAE,
    RAMADAN,
    '          - starts: 2026-02-18\n            ends: 2026-03-19\n          - starts: 2027-02-08\n            ends: 2027-03-08\n',
  ],
  ['a day more', YEAR_UAE, RAMADAN, '          - starts: 2027-02-08\n            ends: 2027-03-09\n'],
  ['a round number', LAZADA, '  visits: 13400000', '  visits: 14000000'],
  ['a month of this year', LAZADA, '  visitsDate: 2025-07', '  visitsDate: 2026-10'],
  ['another region’s colour word', NOON_KSA, '    region: ksa\n', '    region: uae\n'],
  ['one currency', PROGRAM, '    currencies: [SAR, AED, MYR]', '    currencies: [SAR]'],
  ['a currency more', PROGRAM, '    currencies: [SAR, AED, MYR]', '    currencies: [SAR, AED, MYR, KWD]'],
  ['an icon of two words', SHIP, '      - icon: ship', '      - icon: package-check'],
  ['a rounder degree', HOME, '        longitude: 28.9784', '        longitude: 29'],
  draft('a page', `meta:\n${TITLE}${DESCRIPTION}${BLOCKS}`),
  draft('a draft without a description', `draft: true\nmeta:\n${TITLE}${BLOCKS}`),
  draft(
    'a draft in one language',
    'draft: true\nmeta:\n  title: Open day for exporters\nblocks:\n  - type: hero\n    title: Bring one product and a question\n',
  ),
  draft('a page with a comment at its end', `meta:\n${TITLE}${DESCRIPTION}${BLOCKS}# The end.\n`),
  draft('a page with a former address', `formerly: [/tanisma-gunu]\nmeta:\n${TITLE}${DESCRIPTION}${BLOCKS}`),
  draft('a page out of search engines', `meta:\n  noindex: true\n${TITLE}${DESCRIPTION}${BLOCKS}`),
];
