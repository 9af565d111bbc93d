import type { CorrectRow } from './wave.ts';

const CONTACT = 'pages/contact.yaml';
const FAQ = 'pages/faq.yaml';
const CLOSING = 'pages/_closing.yaml';
const NOT_FOUND = 'pages/404.yaml';
const ABOUT = 'pages/about-us.yaml';
const HOME = 'pages/index.yaml';
const SITE = 'site.yaml';
const SHIP = 'pages/services/logistics-shipping.yaml';
const NOON_UAE = 'pages/marketplaces/noon-uae.yaml';
const LAZADA = 'pages/marketplaces/lazada-malaysia.yaml';
const YEAR_UAE = 'pages/marketplaces/_year-uae.yaml';

const CHAT = '          en: For quick questions, or a photo straight from the production line.';
const VALUE = '          en: We talk about the numbers as they are, in good months and bad.';

/** Edits of the second wave in which nothing is wrong. */
export const correct2: readonly CorrectRow[] = [
  ['a time in a sentence', CONTACT, CHAT, '          en: For quick questions, weekdays from 9:30 to 17:45 (UTC+3).'],
  ['a price in a sentence', CONTACT, CHAT, '          en: Samples cost $49.90 or AED 180, paid once.'],
  [
    'a percentage in a sentence',
    ABOUT,
    VALUE,
    '          en: Sales grew by 12.5% in good months and fell by 3% in bad.',
  ],
  [
    'a percentage as Turkish writes it',
    ABOUT,
    '          tr: Rakamlarınızı iyi ayda da zayıf ayda da olduğu gibi görürsünüz.',
    '          tr: Satışlar iyi ayda %12,5 arttı, zayıf ayda %3 azaldı.',
  ],
  ['an ampersand', ABOUT, '          en: Excellence', '          en: Research & development'],
  ['a slash', ABOUT, '          en: Excellence', '          en: Quality and/or quantity'],
  ['a question and an exclamation mark', ABOUT, '          en: Excellence', '          en: Ready? Let’s go!'],
  ['round brackets', ABOUT, '          en: Excellence', '          en: Excellence (in every detail)'],
  ['a word in curly quotation marks', ABOUT, '          en: Excellence', '          en: What “good” means'],
  [
    'a line in straight quotation marks',
    ABOUT,
    '          en: Excellence',
    '          en: "Excellence: in every detail"',
  ],
  [
    'a line in single quotation marks',
    ABOUT,
    '          en: Excellence',
    "          en: 'Excellence: in every detail'",
  ],
  ['an emoji at the end', ABOUT, '          en: Partnership', '          en: Partnership 🤝'],
  [
    'a number sign within a word’s neighbourhood',
    ABOUT,
    '          en: Partnership',
    '          en: Partner no.1 in exports',
  ],
  ['a hash in quotation marks', ABOUT, '          en: Partnership', '          en: "Partner #1"'],
  [
    'a note of one’s own',
    ABOUT,
    '  - include: /_closing.yaml',
    '  # Ayşe: ask Mehmet about this in March\n  - include: /_closing.yaml',
  ],
  ['a note behind a value', FAQ, '    id: more', '    id: more # the menu links here'],
  ['an empty line between fields', FAQ, '    id: more\n', '    id: more\n\n'],
  ['two empty lines between blocks', FAQ, '  - include: /_faq.yaml\n', '\n  - include: /_faq.yaml\n\n'],
  ['another tone', CONTACT, '    id: form\n    tone: sand', '    id: form\n    tone: ink'],
  ['a tone taken away', CONTACT, '    id: form\n    tone: sand\n', '    id: form\n'],
  ['another figure', SITE, '  replyHours: 24', '  replyHours: 48'],
  ['one day', SITE, '  liveDays: 30', '  liveDays: 45'],
  ['a real address of mail', SITE, '  email: { sample: hello@limanora.example }', '  email: hello@limanora.com'],
  ['a real number', SITE, '  whatsapp: { sample: "900000000000" }', '  whatsapp: "905321234567"'],
  ['a real street', SITE, '  street: { sample: Örnek Sokak No. 1 }', '  street: Bağdat Cad. No. 12/4, Kat 3'],
  [
    'a real firm',
    SITE,
    '  legalName: { sample: Limanora Dış Ticaret A.Ş. }',
    '  legalName: Limanora Dış Ticaret ve Danışmanlık Ltd. Şti.',
  ],
  [
    'a real page of LinkedIn',
    SITE,
    '      url: { sample: https://www.linkedin.com/company/limanora-example }',
    '      url: https://www.linkedin.com/company/limanora',
  ],
  ['a real domain', SITE, 'url: { sample: https://www.limanora.example }', 'url: https://www.limanora.com'],
  ['other corners', SITE, '  radius: 16', '  radius: 8'],
  ['another dark colour', SITE, '    ink: "#0B2239"', '    ink: "#101820"'],
  ['a fact more', SITE, '  replyHours: 24', '  replyHours: 24\n  founded: 2019'],
  ['another month', LAZADA, '  visitsDate: 2025-07', '  visitsDate: 2026-10'],
  ['another number of visits', LAZADA, '  visits: 13400000', '  visits: 15200000'],
  ['another season’s end', YEAR_UAE, '            ends: 2027-09-05', '            ends: 2027-09-12'],
  ['another year', YEAR_UAE, '    year: 2027', '    year: 2028'],
  ['a link to a section of a page', FAQ, '        link: /contact', '        link: /contact#form'],
  [
    'a link out of the site',
    FAQ,
    'If your question is missing, [ask us](/contact).',
    'If your question is missing, ask the [chamber of trade](https://www.example.org/trade?lang=en).',
  ],
  ['an address of mail as a link', FAQ, '        link: /contact', '        link: mailto:{{email}}'],
  ['italics', FAQ, '            planning and budget.', '            planning *and* budget.'],
  ['bold in a list', CONTACT, '        - **The market.** Which', '        - **The market, first.** Which'],
  [
    'a list’s point more',
    CONTACT,
    '        - **The next step.**',
    '        - **The timing.** When to begin.\n        - **The next step.**',
  ],
  [
    'a question more',
    FAQ,
    '      - question:\n          en: What does selling cost?',
    '      - question:\n          en: Is there a minimum order?\n          tr: En az sipariş miktarı var mı?\n          ar: هل هناك حد أدنى للطلب؟\n        answer:\n          en: No, you choose how much to send.\n          tr: Hayır, ne kadar göndereceğinizi siz seçersiniz.\n          ar: لا، أنت تحدد الكمية.\n      - question:\n          en: What does selling cost?',
  ],
  [
    'a note of a banner more',
    CLOSING,
    '      - en: No commitment',
    '      - en: Free of charge\n        tr: Ücretsiz\n        ar: مجانًا\n      - en: No commitment',
  ],
  [
    'one text for all languages',
    CLOSING,
    '      - en: No commitment\n        tr: Taahhüt yok\n        ar: من دون أي التزام\n',
    '      - all: "100 %"\n',
  ],
  [
    'the languages in another order',
    NOT_FOUND,
    '      en: Oops! Page not found\n      tr: Sayfa bulunamadı\n',
    '      tr: Sayfa bulunamadı\n      en: Oops! Page not found\n',
  ],
  [
    'an Arabic question mark and comma',
    NOON_UAE,
    '          ar: أيّ اسم يراه المتسوق؟',
    '          ar: أيّ اسم يراه المتسوق، ولماذا؟',
  ],
  ['a name in Latin letters in an Arabic text', NOON_UAE, '        ar: شعار نون', '        ar: شعار Noon'],
  [
    'a proper name alike in all languages',
    HOME,
    '          en: Zalora\n          tr: Zalora\n          ar: زالورا\n\n',
    '          en: Zalora\n          tr: Zalora\n          ar: زالورا\n\n\n',
  ],
  [
    'a folded text written in one line',
    SHIP,
    '          en: The goods are declared, handed to the carrier and tracked on the way.',
    '          en: >-\n            The goods are declared, handed to the carrier\n            and tracked on the way.',
  ],
  [
    'an item taken away',
    HOME,
    '      - en: Expansion roadmap\n        tr: Yeni pazarlar için yol haritası\n        ar: خارطة طريق للتوسع\n',
    '',
  ],
];
