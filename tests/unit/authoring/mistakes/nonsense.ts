import type { Code } from '../../../../src/diagnostics/catalogue.ts';
import type { MistakeRow } from '../mistake.ts';

const FAQ = 'pages/faq.yaml';
const UAE = 'pages/marketplaces/amazon-uae.yaml';
const ABOUT = 'pages/about-us.yaml';
const CONTACT = 'pages/contact.yaml';
const SITE = 'site.yaml';

const EN = 'en: What does selling cost?';

const question = (name: string, words: string, code: Code, hint: string): MistakeRow => [
  name,
  FAQ,
  EN,
  `en: ${words}`,
  code,
  hint,
];
const turkish = (name: string, words: string, code: Code, hint: string): MistakeRow => [
  name,
  UAE,
  'en: A calendar of occasions\n    tr: …',
  `en: A calendar of occasions\n    tr: ${words}`,
  code,
  hint,
];
const arabic = (name: string, words: string, code: Code, hint: string): MistakeRow => [
  name,
  ABOUT,
  'en: One point of contact\n          tr: …\n          ar: …',
  `en: One point of contact\n          tr: Tek muhatap\n          ar: ${words}`,
  code,
  hint,
];

const REAL = 'Write the real text';
const ONE = 'Delete one of the two';
const SPACE = 'Delete the space';
const ADDRESS = 'Look for a comma';
const TRANSLATE = 'Translate it';
const SEEN = 'Say in a few words what is to be seen';

/** What is right by every rule of the files and still nonsense to whoever reads it. */
export const nonsenseMistakes: readonly MistakeRow[] = [
  // Languages
  question('Arabic words under English', '▸كم تبلغ تكلفة البيع؟', 'other-language', TRANSLATE),
  question(
    'Turkish words under English',
    '▸Satışın maliyeti ne kadardır ve nasıl ödenir?',
    'other-language',
    TRANSLATE,
  ),
  turkish('English words under Turkish', '▸What the calendar is for and how we use it', 'other-language', TRANSLATE),
  arabic('English words under Arabic', '▸One person who answers all of your questions', 'other-language', TRANSLATE),
  question('Cyrillic words under English', '▸Сколько стоит продажа?', 'other-script', TRANSLATE),
  [
    'two languages exchanged',
    CONTACT,
    '- type: contact\n    title:\n      en: …\n      tr: …\n',
    '- type: contact\n    title:\n      en: ▸Bize ulaşmanın yolları ve daha fazlası\n      tr: Ways to reach us and more\n',
    'swapped-languages',
    'Exchange the texts',
  ],
  [
    'a sentence that is the same in two languages',
    ABOUT,
    'en: Your sales are the measure of our work. We plan well beyond the launch day.\n          tr: …',
    'en: Your sales are the measure of our work.\n          tr: ▸Your sales are the measure of our work.',
    'same-in-languages',
    'Translate one',
  ],
  [
    'Arabic digits that every language shows',
    SITE,
    'weeksFrom: 2',
    'weeksFrom: ▸٢',
    'local-digits',
    'Write the digits 0 to 9',
  ],

  // The order in which right-to-left texts are seen
  [
    'a number behind a Latin name in an Arabic text',
    CONTACT,
    '- type: contact\n    title:\n      en: …\n      tr: …\n      ar: …\n',
    '- type: contact\n    title:\n      en: …\n      tr: …\n      ar: يمنحك متجر Amazon ▸30 يومًا للإرجاع\n',
    'figure-away',
    'Put a word between',
    {
      repaired:
        '- type: contact\n    title:\n      en: …\n      tr: …\n      ar: يمنحك متجر Amazon \u206730 يومًا\u2069 للإرجاع\n',
    },
  ],
  [
    'a percent sign before its figure in an Arabic text',
    CONTACT,
    '- type: contact\n    title:\n      en: …\n      tr: …\n      ar: …\n',
    '- type: contact\n    title:\n      en: …\n      tr: …\n      ar: خصم ▸%50 لمن يكتب اليوم\n',
    'percent-first',
    'Write `50%`',
    { repaired: '- type: contact\n    title:\n      en: …\n      tr: …\n      ar: خصم 50% لمن يكتب اليوم\n' },
  ],
  [
    'an arrow to the right in an Arabic text',
    CONTACT,
    '- type: contact\n    title:\n      en: …\n      tr: …\n      ar: …\n',
    '- type: contact\n    title:\n      en: …\n      tr: …\n      ar: اكتب إلينا ▸→ ونرد عليك\n',
    'arrow-turned',
    'Write `←`',
    { repaired: '- type: contact\n    title:\n      en: …\n      tr: …\n      ar: اكتب إلينا ← ونرد عليك\n' },
  ],

  // The page
  [
    'a page without its main heading',
    'pages/services/training.yaml',
    '',
    'meta:\n  title: { en: Training for teams, tr: Ekipler için eğitim, ar: تدريب للفرق }\n  description:\n    en: Three mornings for people who begin to export.\n    tr: İhracata yeni başlayanlar için üç sabahlık eğitim.\n    ar: ثلاث صباحات لمن يبدأ التصدير.\n▸blocks:\n  - type: divider\n',
    'no-main-heading',
    'Begin it with',
  ],
  [
    'two main headings',
    CONTACT,
    '- type: contact\n    title:\n      en: …\n      tr: …\n      ar: …\n',
    '- type: ▸hero\n    title:\n      en: …\n      tr: …\n      ar: …\n  - type: contact\n    title:\n      en: Where to find us\n      tr: Bizi nerede bulursunuz\n      ar: أين تجدنا\n',
    'several-main-headings',
    'Delete one',
  ],
  [
    'a title that says nothing',
    FAQ,
    'meta:\n  title:\n    en: …\n',
    'meta:\n  title:\n    en: ▸Home\n',
    'empty-title',
    'Write what visitors find',
  ],
  [
    'a Turkish title that says nothing',
    FAQ,
    'meta:\n  title:\n    en: …\n    tr: …\n',
    'meta:\n  title:\n    en: …\n    tr: ▸Ana sayfa\n',
    'empty-title',
    'Write what visitors find',
  ],
  [
    'a title that search engines cut',
    CONTACT,
    'meta:\n  title:\n    en: …\n',
    'meta:\n  title:\n    en: ▸Contact us for a free consultation about selling your products in other countries\n',
    'long-title',
    'Shorten it',
  ],
  [
    'an Arabic description that search engines cut',
    CONTACT,
    '  description:\n    en: …\n    tr: …\n    ar: …\n',
    '  description:\n    en: …\n    tr: …\n    ar: ▸راسلنا بالبريد الإلكتروني أو واتساب أو عبر النموذج. نردّ خلال 24 ساعة ونقدّم استشارة مجانية مدتها 30 دقيقة عن البيع في الخارج، ونجيب عن كل ما يخصّ المنتجات والأسعار والشحن والجمارك والمرتجعات والتحويلات الشهرية\n',
    'long-description',
    'Shorten it',
    { nth: 1 },
  ],
  [
    'a description of two words',
    CONTACT,
    '  description:\n    en: …\n',
    '  description:\n    en: ▸Contact page\n',
    'short-description',
    'Write one or two sentences',
    { nth: 1 },
  ],
  question(
    'a heading that is a paragraph',
    '▸What does it cost to sell on the marketplaces of three countries when storage, customs, shipping, returns, advertising, photographs and translations are all added up at last?',
    'long-heading',
    'Write a few words here',
  ),
  [
    'a menu entry without a link',
    SITE,
    '    - label:\n        en: About us\n        tr: Hakkımızda\n        ar: …\n      link: /about-us\n',
    '    - ▸label:\n        en: About us\n        tr: Hakkımızda\n        ar: …\n',
    'menu-without-link',
    'Add a line `link: …`',
  ],
  [
    'the same question twice',
    FAQ,
    'en: When and how are we paid?',
    'en: ▸What does selling cost?',
    'repeated-entry',
    'Delete one of the two entries',
  ],

  // Leftovers
  question('dummy text', '▸Lorem ipsum dolor sit amet', 'leftover-text', REAL),
  question('a sample title', '▸Your title here', 'leftover-text', REAL),
  turkish('a Turkish sample title', '▸Başlık buraya', 'leftover-text', REAL),
  arabic('an Arabic sample title', '▸العنوان هنا', 'leftover-text', REAL),
  question('a mark for later', 'What does selling cost ▸xxx per month?', 'leftover-text', REAL),
  arabic('Arabic dummy text', '▸نص تجريبي', 'leftover-text', REAL),

  // Words and marks
  question('nothing but a dash', '"▸-"', 'no-words', 'Write the text'),
  question('nothing but a space', '▸" "', 'no-words', 'Write the text'),
  question('a word twice', 'What ▸does does selling cost?', 'doubled-word', ONE),
  turkish('a Turkish word twice', 'Bayramlar ▸ve ve kampanyalar', 'doubled-word', ONE),
  arabic('an Arabic word twice', 'شخص واحد ▸في في خدمتك', 'doubled-word', ONE),
  question('a phrase twice', 'What does ▸it cost it cost to sell?', 'doubled-word', ONE),
  question('two full stops', 'It costs less than you think▸.. Ask us.', 'doubled-mark', ONE),
  question('two signs of percent', 'Is it really 20▸%% of the price?', 'doubled-mark', ONE),
  arabic('two Arabic commas', 'شخص واحد▸،، يردّ عليك', 'doubled-mark', ONE),
  question('a space before a comma', 'For a small firm▸ , what does it cost?', 'space-before-mark', SPACE),
  arabic('a space before an Arabic question mark', 'من يردّ عليك▸ ؟', 'space-before-mark', SPACE),
  question('two spaces', 'What does▸  selling cost?', 'doubled-space', 'Leave one'),
  turkish('a comma without its space', 'Bayramlar▸,kampanyalar ve indirim günleri', 'missing-space', 'Put a space'),
  question('a domain with a comma', 'Is it on ▸www.example,com too?', 'faulty-address', ADDRESS),
  question('an e-mail address with two @', 'May we write to ▸hello@@example.com?', 'faulty-address', ADDRESS),
  arabic('an e-mail address without a dot', 'راسلنا على ▸hello@example', 'faulty-address', ADDRESS),
  [
    'a domain with a comma behind a link',
    CONTACT,
    'link: mailto:{{email}}',
    'link: https://www.example▸,com/write',
    'yaml-lookalike',
    'Write `.` in its place',
    { nth: 1, repaired: 'link: https://www.example.com/write' },
  ],
  question('code in a title', 'What does ▸`selling` cost?', 'stray-marks', 'Delete what does not belong'),
  question(
    'bold words in a title that do not end',
    'What does ▸**selling cost?',
    'stray-marks',
    'Delete what does not belong',
  ),
  [
    'a link with its first bracket turned round',
    FAQ,
    '[ask us](/contact)',
    '▸)ask us](/contact)',
    'stray-marks',
    'Delete what does not belong',
  ],

  // Pictures
  [
    'a file’s name for a description',
    'pages/marketplaces/noon-ksa.yaml',
    'alt:\n        en: …\n',
    'alt:\n        en: ▸IMG_2034.jpg\n',
    'empty-alt',
    SEEN,
  ],
  [
    'a designer’s name for a description',
    'pages/marketplaces/shopee-malaysia.yaml',
    'alt:\n        en: …\n        tr: …\n',
    'alt:\n        en: …\n        tr: ▸logo-final-2\n',
    'empty-alt',
    SEEN,
  ],

  // Notes
  question(
    'a note that names no message',
    'What does selling cost? # fine: ▸doubled-wrod',
    'unknown-note',
    'Did you mean `doubled-word`?',
  ),
  question(
    'a note that answers nothing',
    'What does selling cost? # fine: ▸doubled-word',
    'idle-note',
    'Delete the note',
  ),
  [
    '`sample` misspelt',
    'site.yaml',
    'legalName: { sample:',
    'legalName: { ▸samlpe:',
    'unknown-key',
    'Did you mean `sample`?',
  ],
  [
    'a radius as in a style sheet',
    'site.yaml',
    'radius: 16\n',
    'radius: ▸16px\n',
    'expected-number',
    'Did you mean `16`?',
  ],
  [
    'a word for a look that other blocks have',
    'pages/index.yaml',
    '- type: hero\n',
    '- type: hero\n    ▸style: wide\n',
    'look-of-block',
    'Delete the line.',
  ],
  ['a country by its name', 'site.yaml', 'country: TR\n', 'country: ▸Türkiye\n', 'wrong-format', 'Did you mean `TR`?'],
  [
    'a country by the name that it had',
    'site.yaml',
    'country: TR\n',
    'country: ▸Turkey\n',
    'wrong-format',
    'Did you mean `TR`?',
  ],
  ['a code that no country has', 'site.yaml', 'country: TR\n', 'country: ▸UK\n', 'wrong-format', 'Did you mean `GB`?'],
  [
    'a country by its initials in Turkish',
    'site.yaml',
    'country: TR\n',
    'country: ▸BAE\n',
    'wrong-format',
    'Did you mean `AE`?',
  ],
  [
    'a language in braces without its colon',
    'site.yaml',
    'city:\n    en: Istanbul\n    tr: İstanbul\n    ar: إسطنبول\n',
    'city: { ▸en Istanbul, tr: İstanbul, ar: إسطنبول }\n',
    'language-without-colon',
    'Write `en: …`',
    { repaired: 'city: { en: Istanbul, tr: İstanbul, ar: إسطنبول }\n' },
  ],
  [
    'where a link leads under another name',
    'site.yaml',
    'link: /about-us\n',
    '▸page: /about-us\n',
    'unknown-key',
    'Did you mean `link`?',
    { nth: 1 },
  ],
  [
    'a form that has lost its number',
    'site.yaml',
    '{ one: "{{count}} hour", other: "{{count}} hours" }',
    '{ one: "{{count}} hour", other: ▸hours }',
    'count-lost',
    'Put {{count}} where the number goes: `"{{count}} hours"`',
  ],
  [
    'a note as a field',
    'pages/index.yaml',
    '- type: hero\n',
    '- type: hero\n    ▸note: ask Ada\n',
    'note-as-field',
    'Write it on a line of its own that begins with #.',
  ],
  [
    'a telephone outside of the firm',
    'site.yaml',
    'engine: 3\n',
    'engine: 3\n▸telefon: +90 212 555 01 99\n',
    'named-elsewhere',
    'Write `telephone:` below `organization:`',
  ],
  [
    'a logo as a field',
    'site.yaml',
    'engine: 3\n',
    'engine: 3\n▸logo: /logo.svg\n',
    'icon-as-field',
    'The sign before the name is `public/mark.svg`',
  ],
  [
    'what the firm is, above it',
    'site.yaml',
    'engine: 3\n',
    'engine: 3\n▸description: A firm\n',
    'field-too-high',
    'Write it below `organization:`',
  ],
  [
    'the brand within the firm',
    'site.yaml',
    'organization:\n',
    'organization:\n  ▸url: https://a.example\n',
    'field-too-deep',
    'Begin the line in the column of `organization`',
  ],
  [
    'opening hours in words',
    'site.yaml',
    '  country: TR\n',
    '  country: TR\n  openingHours: ▸every day\n',
    'expected-list',
    'for example `- { days: [monday, tuesday], from: "09:00", to: "18:00" }`',
  ],
  [
    'a comma that is missing in braces',
    'site.yaml',
    'one: "{{count}} hour", other',
    'one: "{{count}} hour▸" other',
    'yaml-missing-comma',
    'Write a comma and a space between two values',
    { repaired: 'one: "{{count}} hour", other' },
  ],
  [
    'a language in braces without its colon, behind a comma',
    'site.yaml',
    'use: { en: cost, tr: maliyet, ar: تكاليف }',
    'use: { en: cost, ▸tr Maliyet, ar: تكاليف }',
    'language-without-colon',
    'Write `tr: …`',
    { repaired: 'use: { en: cost, tr: Maliyet, ar: تكاليف }' },
  ],
];
