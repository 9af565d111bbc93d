import type { CorrectRow } from './wave.ts';

const CONTACT = 'pages/contact.yaml';
const FAQ = 'pages/faq.yaml';
const CLOSING = 'pages/_closing.yaml';
const NOT_FOUND = 'pages/404.yaml';
const ABOUT = 'pages/about-us.yaml';
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
const PRODUCT =
  '        - **The product.** What it is, what it costs to make and ship, and which certificates it already has.';
const FAQ_LINK = '        link: /contact\n';
const EMAIL = '  email: { sample: hello@limanora.example }';
const WHATSAPP = '  whatsapp: { sample: "900000000000" }';
const URL = 'url: { sample: https://www.limanora.example }';
const ROADMAP =
  '      - en: Expansion roadmap\n        tr: Yeni pazarlar için yol haritası\n        ar: خارطة طريق للتوسع';
const RAMADAN = '          - starts: 2027-02-08\n            ends: 2027-03-08\n';

const english = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT, `          en: ${text}`];
const turkish = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_TR, `          tr: ${text}`];
const arabic = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_AR, `          ar: ${text}`];
const all = (name: string, title: string): CorrectRow => [name, CONTACT, HERO, title];

/** Edits of the fourth wave in which nothing is wrong. */
export const correct4: readonly CorrectRow[] = [
  english('a time with a colon', 'We call back between 9:30 and 17:45 on working days.'),
  english('a price in euros', 'A first carton from €49.90, or $54, is enough.'),
  english('a question inside a sentence', 'Is it urgent? Then write to us now!'),
  english('an abbreviation with dots', 'Write to us, e.g. with a photo, a price list, etc.'),
  english('a name with a dot', 'We know Hepsiburada.com and Amazon.sa from daily work.'),
  english('a company with an ampersand', 'Ask for Johnson & Sons, our packing company.'),
  english('initials', 'A. B. Yılmaz answers every message herself.'),
  english('an apostrophe at the end of a word', 'Read our customers’ questions before you write.'),
  english('a straight apostrophe', "Don't hesitate, it's only a photo."),
  english('a sentence in typographic quotes', '“Send a photo” is what we say most often.'),
  english('a dash between words', 'Quick questions – and a photo – are welcome.'),
  english('a range of years', 'From 2019–2026 we answered 3,400 messages.'),
  english('a year in brackets', 'Questions about the new rules (2027) are welcome.'),
  english('a heading with a slash', 'Photo and/or video, as you like.'),
  english('a plus', 'Photo + barcode = a quick answer.'),
  english('a per cent in the middle', 'We answer 95% of all messages the same day.'),
  english('a telephone number in a sentence', 'Or call +90 212 555 01 99 during office hours.'),
  english('an ellipsis', 'For quick questions… or a photo from the line.'),
  english('a smiley', 'For quick questions 🙂 or a photo from the line.'),
  english('ISO and a number', 'Ask us about ISO 9001:2015 and CE marking.'),
  english('the same word twice, rightly', 'What we had had no barcode, so we asked for one.'),
  english('a loan word', 'A mise en place for your export, prepared à la carte.'),
  english('Turkish names', 'Our office is between Beşiktaş and Kadıköy, near Üsküdar.'),
  english('an Arabic word in brackets', 'Ask for the certificate of conformity (شهادة المطابقة).'),
  english('a hyphen at a line’s end in double quotes', '"Quick questions: price, size, weight - whatever you like."'),
  english('single quotes with a doubled apostrophe', "'Quick questions: it''s what chats are for.'"),
  english('a hashtag inside a word', 'Use C# or VB to read our price list, if you must.'),
  english('an e-mail address with a plus', 'Write to hello+new@limanora.example for a first answer.'),
  english('a text in two lines', 'For quick questions, or a photo\n            straight from the production line.'),
  english(
    'a folded text',
    '>-\n            For quick questions, or a photo\n            straight from the production line.',
  ),
  english('a fact with a format', 'Within {{replyHours, hours}}, {{support}}, at {{street}}.'),
  english(
    'an empty line inside a folded text',
    '>-\n            For quick questions.\n\n            Or a photo from the line.',
  ),
  turkish('a per cent in front', 'Mesajların %95’ini aynı gün yanıtlıyoruz.'),
  turkish('a per cent at the beginning, quoted', '"%95 aynı gün yanıt alıyor."'),
  turkish('a price', 'Bir koli 1.250,50 TL’den başlıyor; KDV dâhil.'),
  turkish('a date', '29 Ekim 2027 Cuma günü kapalıyız.'),
  turkish('a time', 'Hafta içi 09.30–17.45 arasında yazın.'),
  turkish('a suffix at a number', 'Saat 18’den sonra yazarsanız 24 saat içinde dönüyoruz.'),
  turkish('a doubled word', 'Sık sık soru geliyor, yavaş yavaş hepsini yanıtlıyoruz.'),
  turkish('a question particle', 'Ürün hazır mı, etiket var mı? Fotoğrafını gönderin.'),
  turkish('English brand names', 'WhatsApp Business, Amazon Seller Central veya Noon Partner sorularınız için.'),
  turkish('abbreviations', 'KOBİ, KDV, GTİP, ETGB gibi konularda vb. sorular için.'),
  turkish('a circumflex', 'Hâlâ kâr edip etmediğinizi mi merak ediyorsunuz? Yazın.'),
  turkish('an ordinal', '3. kattayız, 2. kapıdan girin.'),
  turkish('an address', 'Atatürk Mah. 12. Sok. No:5/3, Nilüfer, Bursa.'),
  turkish('capital letters', 'ÜCRETSİZ görüşme için İSTANBUL ofisimize yazın.'),
  turkish('a spoken address', 'Kısa sorular için yazın; fotoğraf da atabilirsiniz :)'),
  turkish('letters of the alphabet', 'A’dan Z’ye bütün süreç için soru sorabilirsiniz.'),
  turkish('suffix after a placeholder', 'Limanora’ya yazın; {{replyHours}} saat içinde dönelim.'),
  arabic('Eastern digits', 'نرد خلال ٢٤ ساعة في أيام العمل.'),
  arabic('an Arabic per cent', 'نرد على 95٪ من الرسائل في اليوم نفسه.'),
  arabic('a Latin brand', 'للأسئلة عن WhatsApp Business أو Amazon Seller Central.'),
  arabic('an e-mail address', 'أو راسلنا على hello@limanora.example متى شئت.'),
  arabic('a telephone number', 'أو اتصل بنا على +90 212 555 01 99 في أوقات الدوام.'),
  arabic('vowel signs', 'يُسعدُنا أن نسمعَ منكَ، فاكتُبْ إلينا متى شِئتَ.'),
  arabic('a stretched letter', 'أهــلًا بك، أرسل صورة منتجك.'),
  arabic('quotation marks', 'اكتب «سؤال سريع» في أول الرسالة.'),
  arabic('a list of words', 'السعر، والوزن، والحجم؛ كل ما يلزم لنجيبك.'),
  arabic('a question', 'هل لديك سؤال قصير؟ أرسل صورة المنتج!'),
  arabic('brackets and Latin', 'اسأل عن شهادة المطابقة (ECAS) أو عن شهادة سابر (SABER).'),
  arabic('a date', 'المكتب مغلق يوم 2 ديسمبر 2027.'),
  all('one word for all', '      all: Limanora\n'),
  all(
    'quotes around everything',
    '      en: "Tell us what you make"\n      tr: "Ne ürettiğinizi anlatın"\n      ar: "أخبرنا بما تبيعه"\n',
  ),
  all(
    'languages in another order',
    '      ar: أخبرنا بما تبيعه\n      en: Tell us what you make\n      tr: Ne ürettiğinizi anlatın\n',
  ),
  all(
    'a space before the colon',
    '      en : Tell us what you make\n      tr : Ne ürettiğinizi anlatın\n      ar : أخبرنا بما تبيعه\n',
  ),
  all(
    'colons in a column',
    '      en:    Tell us what you make\n      tr:    Ne ürettiğinizi anlatın\n      ar:    أخبرنا بما تبيعه\n',
  ),
  all(
    'names of languages in quotes',
    '      "en": Tell us what you make\n      "tr": Ne ürettiğinizi anlatın\n      "ar": أخبرنا بما تبيعه\n',
  ),
  all(
    'four spaces instead of two',
    '          en: Tell us what you make\n          tr: Ne ürettiğinizi anlatın\n          ar: أخبرنا بما تبيعه\n',
  ),
  all(
    'a note between languages',
    '      en: Tell us what you make\n      # Merve has read this\n      tr: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n',
  ),
  all(
    'blank lines between languages',
    '      en: Tell us what you make\n\n      tr: Ne ürettiğinizi anlatın\n\n      ar: أخبرنا بما تبيعه\n',
  ),
  all(
    'spaces at a line’s end',
    '      en: Tell us what you make  \n      tr: Ne ürettiğinizi anlatın\n      ar: أخبرنا بما تبيعه\n',
  ),
  [
    'a text in braces',
    CONTACT,
    `    title:\n${HERO}`,
    '    title: { en: Tell us what you make, tr: Ne ürettiğinizi anlatın, ar: أخبرنا بما تبيعه }\n',
  ],
  [
    'a longer list in a text',
    CONTACT,
    PRODUCT,
    `${PRODUCT}\n        - **The brand.** Whether it is registered, and where.`,
  ],
  [
    'a numbered list in a text',
    CONTACT,
    PRODUCT,
    '        1. **The product.** What it is, and what it costs.\n        2. **The brand.** Whether it is registered.\n',
  ],
  ['a list in a list', CONTACT, PRODUCT, `${PRODUCT}\n          - its weight\n          - its size`],
  ['emphasis', CONTACT, PRODUCT, '        - *The product.* What it is, and which certificates it has.'],
  ['stars that mean stars', CONTACT, PRODUCT, '        - **The product.** Cartons of 4 \\* 6 pieces, for instance.'],
  ['a link to a section', FAQ, '[ask us](/contact)', '[ask us](/contact#form)'],
  ['a link to another website in a text', FAQ, '[ask us](/contact)', '[ask SABER](https://saber.sa/home?lang=en#top)'],
  ['an e-mail link in a text', FAQ, '[ask us](/contact)', '[ask us](mailto:{{email}})'],
  ['a mail link with a subject', FAQ, FAQ_LINK, '        link: mailto:hello@limanora.example?subject=Question\n'],
  ['a telephone link', FAQ, FAQ_LINK, '        link: tel:+902125550199\n'],
  ['a link to a chat with a text', FAQ, FAQ_LINK, '        link: https://wa.me/905321234567?text=Hello\n'],
  ['a link to the home page’s section', FAQ, FAQ_LINK, '        link: /#services\n'],
  ['a link in quotes', FAQ, FAQ_LINK, '        link: "/contact"\n'],
  ['a link in single quotes', FAQ, FAQ_LINK, "        link: '/contact'\n"],
  ['a button without a style', FAQ, '        style: primary\n', ''],
  [
    'two buttons',
    FAQ,
    '        style: primary\n',
    '        style: primary\n      - label: { en: Read about the program, tr: Programı okuyun, ar: اقرأ عن البرنامج }\n        link: /services/e-export-aggregator\n        style: outline\n',
  ],
  ['a section for later', FAQ, '  - type: cta\n', '  - type: cta\n    hidden: true\n'],
  ['a tone', FAQ, '  - type: cta\n', '  - type: cta\n    tone: ink\n'],
  ['a section with an id of digits', FAQ, '    id: more', '    id: more-2027'],
  ['a divider between blocks', FAQ, '  - type: cta\n', '  - type: divider\n\n  - type: cta\n'],
  [
    'notes of the author above a block',
    FAQ,
    '  - type: cta\n',
    '  # ---- closing: ask Merve before you change it ----\n  - type: cta\n',
  ],
  ['three hyphens in the first line', NOT_FOUND, '# The page that answers…', '---\n# The page that answers…'],
  ['three blank lines between blocks', FAQ, '  - type: cta\n', '\n\n\n  - type: cta\n'],
  ['the shared closing brought in', FAQ, '  - type: cta\n', '  - include: /_closing.yaml\n\n  - type: cta\n'],
  ['an include in quotes', FAQ, '  - include: /_faq.yaml', '  - include: "/_faq.yaml"'],
  ['one note fewer', HOME, `${ROADMAP}`, ''],
  [
    'an entry in braces',
    HOME,
    ROADMAP,
    '      - { en: Expansion roadmap, tr: Yeni pazarlar için yol haritası, ar: خارطة طريق للتوسع }',
  ],
  [
    'a note with a number sign, quoted',
    HOME,
    ROADMAP,
    '      - en: "Our #1 tip: start small"\n        tr: "1 numaralı önerimiz: küçük başlayın"\n        ar: "نصيحتنا الأولى: ابدأ صغيرًا"',
  ],
  ['the real e-mail', SITE, EMAIL, '  email: info@limanora.com'],
  ['the real e-mail of a subdomain', SITE, EMAIL, '  email: export.desk@mail.limanora.com.tr'],
  ['the real WhatsApp number', SITE, WHATSAPP, '  whatsapp: "905321234567"'],
  ['the real WhatsApp number without quotes', SITE, WHATSAPP, '  whatsapp: 905321234567'],
  ['the real address of the site', SITE, URL, 'url: https://limanora.com.tr'],
  ['a telephone', SITE, EMAIL, `${EMAIL}\n  telephone: +90 212 555 01 99`],
  ['a postal code', SITE, EMAIL, `${EMAIL}\n  postalCode: "34430"`],
  [
    'opening hours',
    SITE,
    EMAIL,
    `${EMAIL}\n  openingHours:\n    - days: [monday, tuesday, wednesday, thursday, friday]\n      from: "09:00"\n      to: "18:00"`,
  ],
  [
    'opening hours past midnight',
    SITE,
    EMAIL,
    `${EMAIL}\n  openingHours:\n    - days: [saturday]\n      from: "20:00"\n      to: "02:00"`,
  ],
  ['another number of hours', SITE, '  replyHours: 24\n', '  replyHours: 12\n'],
  ['one hour', SITE, '  replyHours: 24\n', '  replyHours: 1\n'],
  [
    'another courier',
    SITE,
    '    en: Aramex\n    tr: Aramex\n    ar: أرامكس\n',
    '    en: DHL Express\n    tr: DHL Express\n    ar: دي إتش إل\n',
  ],
  ['a courier that is the same in all', SITE, '    en: Aramex\n    tr: Aramex\n    ar: أرامكس\n', '    all: DHL\n'],
  ['a color in small letters', SITE, '    ink: "#0B2239"', '    ink: "#0b2239"'],
  ['a color in single quotes', SITE, '    ink: "#0B2239"', "    ink: '#0B2239'"],
  ['other corners', SITE, '  radius: 16\n', '  radius: 4\n'],
  ['another country for a language', SITE, '    tr: [TR]', '    tr: [TR, AZ]'],
  ['countries as a list below', SITE, '    tr: [TR]', '    tr:\n      - TR\n      - CY'],
  ['a menu entry to a section', SITE, '      link: /about-us\n', '      link: "#process"\n', 1],
  ['another place for the menu’s end', SITE, '      link: /faq\n      linkOnHome: "#faq"\n', '      link: /faq\n'],
  ['words of a button', SITE, 'formEndpoint: #…', 'labels:\n  soon:\n    en: In preparation\n    tr: Hazırlanıyor\n'],
  ['a form’s endpoint', SITE, 'formEndpoint: #…', 'formEndpoint: https://forms.example.com/f/abc123'],
  ['another number', LAZADA, '  visits: 13400000', '  visits: 9800000'],
  ['another month', LAZADA, '  visitsDate: 2025-07', '  visitsDate: 2026-01'],
  ['a month in quotes', LAZADA, '  visitsDate: 2025-07', '  visitsDate: "2025-07"'],
  ['a number in full', LAZADA, '        en: "{{visits, compact}}"', '        en: "{{visits, number}}"'],
  ['the figure said outright', LAZADA, '        en: "{{visits, compact}}"', '        en: 13.4M'],
  ['another icon', SHIP, '      - icon: ship', '      - icon: plane'],
  ['another picture', NOON_KSA, '      src: /logos/noon.svg\n', '      src: /logos/amazon.svg\n'],
  [
    'a description of a picture in more words',
    NOON_KSA,
    '        en: Noon wordmark\n',
    '        en: The word noon in rounded letters\n',
  ],
  ['one day only', YEAR_UAE, RAMADAN, '          - starts: 2027-02-08\n            ends: 2027-02-08\n'],
  ['dates in quotes', YEAR_UAE, RAMADAN, '          - starts: "2027-02-08"\n            ends: "2027-03-08"\n'],
  ['another year', YEAR_UAE, '    year: 2027', '    year: 2028'],
  [
    'currencies one below the other',
    PROGRAM,
    '    currencies: [SAR, AED, MYR]',
    '    currencies:\n      - SAR\n      - AED',
  ],
  ['another number of weeks', PROGRAM, '    marks: [1, 2, 3, 4]', '    marks: [1, 2, 3, 4, 5]'],
  ['a former address', CONTACT, 'meta:\n', 'formerly: [/iletisim, /bize-ulasin]\nmeta:\n'],
  ['a page that search engines leave out', CONTACT, 'meta:\n', 'meta:\n  noindex: true\n'],
  [
    'a page not offered in Arabic',
    'pages/services/training.yaml',
    '',
    'translation:\n  ar: none\nmeta:\n  title:\n    en: Training for export teams\n    tr: İhracat ekipleri için eğitim\n  description:\n    en: Two mornings for people who begin to sell on marketplaces abroad, with examples from their own products.\n    tr: Yurt dışı pazaryerlerinde satışa yeni başlayanlar için iki sabahlık, kendi ürünleri üzerinden bir eğitim.\nblocks:\n  - type: hero\n    title:\n      en: Learn it once and use it every day\n      tr: Bir kez öğrenin, her gün kullanın\n',
  ],
  [
    'a page in a new folder',
    'pages/training/export-101.yaml',
    '',
    'meta:\n  title:\n    en: Training for export teams\n    tr: İhracat ekipleri için eğitim\n    ar: تدريب لفرق التصدير\n  description:\n    en: Two mornings for people who begin to sell on marketplaces abroad, with examples from their own products.\n    tr: Yurt dışı pazaryerlerinde satışa yeni başlayanlar için iki sabahlık, kendi ürünleri üzerinden bir eğitim.\n    ar: صباحان لمن يبدأ البيع على منصات الخارج، مع أمثلة من منتجاته هو.\nblocks:\n  - type: hero\n    title:\n      en: Learn it once and use it every day\n      tr: Bir kez öğrenin, her gün kullanın\n      ar: تعلّمها مرة واستخدمها كل يوم\n',
  ],
  [
    'a draft with gaps',
    'pages/services/training.yaml',
    '',
    'draft: true\nmeta:\n  title:\n    en: Training for export teams\nblocks:\n  - type: hero\n    title:\n      en: Learn it once and use it every day\n',
  ],
  [
    'facts of a page',
    CONTACT,
    'blocks:\n  - type: hero\n    title:\n      en: Tell us what you make',
    'facts:\n  thing: { en: make, tr: üretim, ar: صناعة }\nblocks:\n  - type: hero\n    title:\n      en: Tell us what you {{thing}}',
  ],
  [
    'a fact with a number of a house',
    CLOSING,
    '      en: Find out where…',
    '      en: Find out where {{brand}} would sell your products',
  ],
  ['a value of one letter', ABOUT, '      en: Five values we work by', '      en: Five values, from A to E'],
];
