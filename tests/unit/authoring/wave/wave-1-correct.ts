import type { CorrectRow } from './wave.ts';

const CONTACT = 'pages/contact.yaml';
const FAQ = 'pages/faq.yaml';
const SHARED = 'pages/_faq.yaml';
const CLOSING = 'pages/_closing.yaml';
const NOT_FOUND = 'pages/404.yaml';
const ABOUT = 'pages/about-us.yaml';
const HOME = 'pages/index.yaml';
const SITE = 'site.yaml';
const MANAGE = 'pages/services/marketplace-management.yaml';
const SHIP = 'pages/services/logistics-shipping.yaml';
const PROGRAM = 'pages/services/e-export-aggregator.yaml';
const CONSULT = 'pages/services/ecommerce-consulting.yaml';
const EXPORT = 'pages/services/export-management.yaml';
const AMAZON_UAE = 'pages/marketplaces/amazon-uae.yaml';
const AMAZON_KSA = 'pages/marketplaces/amazon-ksa.yaml';
const NOON_KSA = 'pages/marketplaces/noon-ksa.yaml';
const LAZADA = 'pages/marketplaces/lazada-malaysia.yaml';
const YEAR_KSA = 'pages/marketplaces/_year-ksa.yaml';
const YEAR_UAE = 'pages/marketplaces/_year-uae.yaml';

/** Edits in which nothing is wrong. */
export const correct1: readonly CorrectRow[] = [
  ['a plain English heading', CONTACT, '      en: Tell us what you make', '      en: What do you make?'],
  [
    'an English possessive and contractions',
    ABOUT,
    '          en: We explain what we do and why, so the know-how stays in your company.',
    '          en: You’ll know what we’re doing and why; the know-how doesn’t leave your company.',
  ],
  [
    'a straight apostrophe',
    ABOUT,
    '          en: We explain what we do and why, so the know-how stays in your company.',
    "          en: You'll know what we're doing, and it's your team's to keep.",
  ],
  [
    'had had',
    FAQ,
    '            No. We recommend it early on, because',
    '            No. Sellers who had had no reviews told us so. We recommend it early on, because',
  ],
  [
    'that that',
    SHIP,
    '      en: As a rule, stock is sent ahead, so an order only travels within the country.',
    '      en: We ship ahead. Note that that stock is yours until it is sold.',
  ],
  [
    'a quotation in quotation marks',
    MANAGE,
    '      en: We share this work with the partner and coordinate it for you.',
    '      en: Our partner says, “Ask us first,” and we agree.',
  ],
  [
    'brackets and a dash',
    HOME,
    '          en: Demand, prices and seasons differ.…',
    '          en: Demand, prices and seasons differ – Riyadh (before Ramadan) is one thing, Kuala Lumpur another.',
  ],
  [
    'a price in English',
    FAQ,
    '      en: Write to us. E-mail is answered within {{replyHours, hours}}.',
    '      en: A first carton of 12 kg ships from USD 89.90. E-mail is answered within {{replyHours, hours}}.',
  ],
  [
    'a price in Turkish',
    FAQ,
    '      tr: Bize e-posta gönderin, {{replyHours}} saat içinde yanıt verelim.',
    '      tr: İlk koli 1.250,50 TL’den başlıyor. {{replyHours}} saat içinde yanıt verelim.',
  ],
  [
    'a percentage in Turkish',
    PROGRAM,
    '          tr: Reklam veriyorsanız reklamdan önceki tutar.',
    '          tr: Reklam veriyorsanız %15 daha az olabilir.',
  ],
  [
    'a percentage in Arabic',
    PROGRAM,
    '          ar: قبل الإعلان، إن اخترته.',
    '          ar: قبل الإعلان بنسبة 15%، إن اخترته.',
  ],
  [
    'a time of day',
    CONTACT,
    '          en: For quick questions, or a photo straight from the production line.',
    '          en: For quick questions, 9:30 to 18:00 (GMT+3), Monday–Friday.',
  ],
  [
    'a time of day in Turkish',
    CONTACT,
    '          tr: Kısa sorular için. Ürünün fotoğrafını üretim hattından da gönderebilirsiniz.',
    '          tr: Kısa sorular için, hafta içi 09.30–18.00 arası. Saat 17.00’den sonra ertesi gün yanıt veririz.',
  ],
  [
    'a time of day in Arabic',
    CONTACT,
    '          ar: للأسئلة القصيرة، أو لإرسال صورة منتجك من خط الإنتاج مباشرةً.',
    '          ar: للأسئلة القصيرة، من الأحد إلى الخميس، بين الساعة 9:30 و18:00.',
  ],
  [
    'a postal address',
    SITE,
    '    tr: "{{street}}, İstanbul, Türkiye"',
    '    tr: "{{street}}, 34710 Kadıköy/İstanbul, Türkiye"',
  ],
  [
    'a postal address in Arabic',
    SITE,
    '    ar: "{{street}}، إسطنبول، تركيا"',
    '    ar: "{{street}}، 34710 إسطنبول، تركيا"',
  ],
  ['a real street', SITE, '  street: { sample: Örnek Sokak No. 1 }', '  street: Bağdat Cad. No. 112 K. 3 D. 5'],
  ['a real e-mail address', SITE, '  email: { sample: hello@limanora.example }', '  email: satis@limanora.com.tr'],
  ['a real WhatsApp number', SITE, '  whatsapp: { sample: "900000000000" }', '  whatsapp: "905321234567"'],
  ['a real web address', SITE, 'url: { sample: https://www.limanora.example }', 'url: https://www.limanora.com.tr'],
  [
    'a real legal name',
    SITE,
    '  legalName: { sample: Limanora Dış Ticaret A.Ş. }',
    '  legalName: Limanora Dış Ticaret ve Danışmanlık Ltd. Şti.',
  ],
  ['a telephone link', CONTACT, '          link: mailto:{{email}}', '          link: tel:+902125551234'],
  ['a link to a section of another page', CLOSING, '        link: /contact', '        link: /contact#form'],
  [
    'a link to a foreign site with a query',
    NOT_FOUND,
    '      link: /\n',
    '      link: https://www.trade.gov.tr/search?q=e-ihracat&lang=tr#top\n',
  ],
  ['another number in a fact', SITE, '  replyHours: 24', '  replyHours: 12'],
  ['one as a fact', SITE, '  replyHours: 24', '  replyHours: 1'],
  ['a fact with a fraction', LAZADA, '  visits: 13400000', '  visits: 13400000.5'],
  ['another date', YEAR_KSA, '            ends: 2027-09-05', '            ends: 2027-09-06'],
  ['a leap day', YEAR_UAE, '            ends: 2028-02-25', '            ends: 2028-02-29'],
  ['a colour in small letters', SITE, '    action: "#E8A33D"', '    action: "#e8a33d"'],
  ['another radius', SITE, '  radius: 16', '  radius: 8'],
  ['a country more', SITE, '    tr: [TR]', '    tr: [TR, CY]'],
  [
    'bold and emphasis in a description',
    SHARED,
    '            Yes. Support is available {{support}}',
    '            **Yes.** Support is *always* available {{support}}',
  ],
  [
    'bold in a card’s description',
    CONTACT,
    '          en: For quick questions, or a photo straight from the production line.',
    '          en: For **quick** questions, or a photo straight from the production line.',
  ],
  [
    'a list in an answer',
    NOON_KSA,
    '          en: In {{language}}. Sizes, ingredients and care instructions must match in both.',
    '          en: |-\n            In {{language}}. These must match:\n\n            - sizes\n            - ingredients\n            - care instructions',
  ],
  [
    'a numbered list in an answer',
    NOON_KSA,
    '          en: In {{language}}. Sizes, ingredients and care instructions must match in both.',
    '          en: |-\n            In {{language}}. Three things must match:\n\n            1. Sizes\n            2. Ingredients\n            3. Care instructions',
  ],
  [
    'a link in Turkish with its ending',
    MANAGE,
    '      tr: İşi iş ortağımızla paylaşıyoruz; sizin muhatabınız biziz.',
    '      tr: "[{{brand}}’yı](/about-us) tanıyın; işi iş ortağımızla paylaşıyoruz."',
  ],
  [
    'a question and an exclamation in Turkish',
    HOME,
    '        tr: Altı sorunun çözümü tek bir yapıda.',
    '        tr: Altı sorun mu? Çözümü tek bir yapıda!',
  ],
  [
    'Turkish with a dash and dots',
    HOME,
    '          tr: Müşteri Arapça, İngilizce veya Malayca okuyor…',
    '          tr: "Müşteri soruyor, bekliyor, vazgeçiyor... Oysa yanıt hazır: kendi dilinde."',
  ],
  [
    'Arabic with quotation marks',
    ABOUT,
    '          ar: نقيس عملنا بمبيعاتك، ونخطط لما هو أبعد من يوم الإطلاق.',
    '          ar: نسأل دائمًا «ماذا بعد؟»، ونخطط لما هو أبعد من يوم الإطلاق.',
  ],
  [
    'Arabic with a semicolon and brackets',
    HOME,
    '        ar: يعالج العوائق الستة معًا.',
    '        ar: يعالج العوائق الستة معًا؛ واحدًا بعد آخر (بحسب الحاجة).',
  ],
  [
    'Arabic with a Latin name',
    MANAGE,
    '      ar: نتقاسم هذا العمل مع الشريك، وتتعامل أنت معنا.',
    '      ar: نتقاسم هذا العمل مع الشريك عبر Seller Central، وتتعامل أنت معنا.',
  ],
  [
    'Arabic without vowel signs',
    SHIP,
    '          ar: يخلّصها الشريك جمركيًا ويدخلها المستودع.',
    '          ar: يخلصها الشريك جمركيا ويدخلها المستودع.',
  ],
  ['Arabic with a question', PROGRAM, '      ar: كيف يعمل البرنامج؟', '      ar: كيف يعمل البرنامج، ومن يدفع ماذا؟'],
  [
    'a Turkish place in English',
    ABOUT,
    'A workshop in Bursa or Gaziantep should',
    'A workshop in Şanlıurfa or Kahramanmaraş should',
  ],
  ['a German name in Turkish', LAZADA, '    tr: Menşeini, belgesini', '    tr: Grüner Punkt gibi menşeini, belgesini'],
  ['a loanword in Turkish', CONSULT, '          tr: Belgeler\n', '          tr: Know-how ve belgeler\n'],
  ['English terms in Turkish', AMAZON_UAE, '    tr: İlk aylarda yakın takip', '    tr: Buy Box ve A+ Content takibi'],
  ['an initialism', EXPORT, '  schema: service', '  schema: service\n  # GTİP, ETGB, KDV: reviewed 2026-11'],
  ['a note in Arabic', SHARED, '    tone: sand\n', '    # يُراجع كل ستة أشهر: الأسئلة الستة\n    tone: sand\n'],
  ['a text in single quotation marks', CONTACT, '      en: Three ways to reach us', "      en: 'Reach us: three ways'"],
  [
    'a text in double quotation marks without need',
    CONTACT,
    '      en: Three ways to reach us',
    '      en: "Three ways to reach us"',
  ],
  [
    'a longer text in folded lines',
    MANAGE,
    '      en: We share this work with the partner and coordinate it for you.',
    '      en: >-\n        We share this work with the partner\n        and coordinate it for you.',
  ],
  [
    'a blank line between languages',
    HOME,
    '      tr: Satış yapabileceğiniz pazaryerleri\n',
    '\n      tr: Satış yapabileceğiniz pazaryerleri\n',
  ],
  [
    'languages in another order',
    NOT_FOUND,
    '      en: Oops! Page not found\n      tr: Sayfa bulunamadı\n',
    '      tr: Sayfa bulunamadı\n      en: Oops! Page not found\n',
  ],
  ['a block more', SHIP, '  - type: cta\n', '  - type: divider\n\n  - type: cta\n'],
  [
    'a question more',
    FAQ,
    '      - question:\n          en: Do we have to advertise?',
    '      - question:\n          en: Can we visit you?\n          tr: Sizi ziyaret edebilir miyiz?\n          ar: هل يمكننا زيارتكم؟\n        answer:\n          en: Yes. Write to us first, so that somebody has time for you.\n          tr: Evet. Size zaman ayırabilmemiz için önce bize yazın.\n          ar: نعم. راسلونا أولًا حتى نخصّص لكم وقتًا.\n      - question:\n          en: Do we have to advertise?',
  ],
  ['a hidden block', CONSULT, '  - type: list\n    id: expertise\n', '  - type: list\n    hidden: true\n'],
  ['another icon', HOME, '    badgeIcon: compass', '    badgeIcon: globe'],
  ['a note in a text’s middle', PROGRAM, '    marks: [1, 2, 3, 4]', '    marks: [1, 2, 3, 4] # weeks'],
  ['another visitors’ figure', AMAZON_KSA, '  visits: 41400000', '  visits: 39800000'],
  ['an ampersand in a name', ABOUT, '          en: Innovation\n', '          en: R&D and innovation\n'],
  ['a slash and a plus', SITE, 'en: What we do', 'en: What we do & how'],
  ['a sign and a number', AMAZON_KSA, '    en: "#1"', '    en: "No. 1"'],
  [
    'a dollar amount with thousands',
    PROGRAM,
    '          en: Before advertising, if you choose it.',
    '          en: Before advertising, if you choose it (from $1,200 a month).',
  ],
  [
    'a page that is not translated yet',
    EXPORT,
    '# Service page: export…\nmeta:\n  title:\n    en: …\n    tr: …\n    ar: …\n',
    '# Service page: export…\ntranslation:\n  ar: fallback\nmeta:\n  title:\n    en: …\n    tr: …\n',
  ],
  [
    'a draft in two languages so far',
    'pages/services/training.yaml',
    '',
    'draft: true\nmeta:\n  title:\n    en: Training for export teams\n    tr: İhracat ekipleri için eğitim\n  description:\n    en: Three mornings for people who begin to export, with examples from Saudi Arabia.\n    tr: İhracata yeni başlayanlar için üç sabahlık eğitim; örnekler Suudi Arabistan’dan.\ntranslation:\n  ar: fallback\nblocks:\n  - type: hero\n    title:\n      en: Learn it once, use it everywhere\n      tr: Bir kez öğrenin, her yerde kullanın\n',
  ],
];
