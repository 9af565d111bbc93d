import type { MistakeRow } from '../mistake.ts';

const CONTACT = 'pages/contact.yaml';
const CHAT = '          en: For quick questions, or a photo straight from the production line.\n';
const LAZADA = 'pages/marketplaces/lazada-malaysia.yaml';

const text = (name: string, words: string, code: MistakeRow[4], hint: string): MistakeRow => [
  name,
  CONTACT,
  CHAT,
  `          en: ${words}\n`,
  code,
  hint,
];
const turkishText = (name: string, words: string, code: MistakeRow[4], hint: string): MistakeRow => [
  name,
  CONTACT,
  '          tr: Kısa sorular için. Ürünün fotoğrafını üretim hattından da gönderebilirsiniz.\n',
  `          tr: ${words}\n`,
  code,
  hint,
];
const page = (name: string, lines: string, code: MistakeRow[4], hint: string, repaired?: string): MistakeRow => [
  name,
  LAZADA,
  'meta:\n',
  `${lines}meta:\n`,
  code,
  hint,
  repaired === undefined ? {} : { repaired: `${repaired}meta:\n` },
];
const site = (name: string, lines: string, code: MistakeRow[4], hint: string, repaired?: string): MistakeRow => [
  name,
  'site.yaml',
  '\nbrand:\n',
  `\n${lines}brand:\n`,
  code,
  hint,
  repaired === undefined ? {} : { repaired: `\n${repaired}brand:\n` },
];

/** Slips of people who copy a page in an office: notes to each other, fields of other programs, dashes and signs too many. */
export const officeMistakes: readonly MistakeRow[] = [
  text('a sentence twice', 'Send us a photo. ▸Send us a photo.', 'doubled-sentence', 'Delete one of the two.'),
  text(
    'a sentence twice, with another between',
    'We answer the same day in writing. Send a photo. ▸We answer the same day in writing.',
    'doubled-sentence',
    'Delete one of the two.',
  ),
  text('a note in brackets', 'For questions ▸[translate this], or a photo.', 'leftover-text', 'Write the real text'),
  text('a Turkish note in brackets', 'For questions ▸[kontrol edilecek] now.', 'leftover-text', 'Write the real text'),
  text('an Arabic note in brackets', 'For questions ▸[يرجى المراجعة] now.', 'leftover-text', 'Write the real text'),
  text('Turkish letters in English words', 'For ▸quıck answers, or a photo.', 'foreign-letters', 'Write `quick`'),
  text('a row of a table', '"▸| Price | Time |"', 'stray-marks', 'Delete what does not belong here'),
  [
    'the name of a language in stars',
    CONTACT,
    '      en: Tell us what you make\n',
    '      ▸**en:** Tell us what you make\n',
    'yaml-signs-around-name',
    'Write the name alone',
    { repaired: '      en: Tell us what you make\n' },
  ],
  [
    'a language without its colon',
    CONTACT,
    '      ar: أخبرنا بما تبيعه\n',
    '      ▸ar أخبرنا بما تبيعه\n',
    'language-without-colon',
    'Write `ar: …`',
    { repaired: '      ar: أخبرنا بما تبيعه\n' },
  ],
  [
    'a dash before every field of an entry',
    CONTACT,
    '      - icon: mail\n        title:\n',
    '      - icon: mail\n      ▸- title:\n',
    'entry-in-parts',
    'Put a space in the place of the dash',
    { repaired: '      - icon: mail\n        title:\n' },
  ],
  [
    'a dash before every field of a block',
    'pages/faq.yaml',
    '  - type: cta\n    title:\n',
    '  - type: cta\n  ▸- title:\n',
    'entry-in-parts',
    'Put a space in the place of the dash',
    { repaired: '  - type: cta\n    title:\n' },
  ],
  [
    'a picture by its path alone',
    'pages/index.yaml',
    '      - src: /logos/noon.svg\n',
    '      - ▸/logos/noon.svg\n',
    'value-without-name',
    'Write the name of its field before it, with a colon and a space: `- src: /logos/noon.svg`.',
  ],
  [
    'a field behind the type of a block',
    CONTACT,
    '  - type: contact\n',
    '  - type: contact ▸title: Three ways\n',
    'yaml-two-fields',
    'Write `title: …` on a line of its own below',
  ],
  text(
    'what an assistant says first',
    '▸Sure! Here is a shorter one. Questions by chat.',
    'leftover-text',
    'Write the real',
  ),
  turkishText('a number to come', '▸Buraya telefon numarası gelecek.', 'leftover-text', 'Write the real text'),
  text('a figure to come', 'We answer within ▸XX hours.', 'leftover-text', 'Write the real text'),
  [
    'languages by their names',
    CONTACT,
    '      en: Tell us what you make\n',
    '      ▸English: Tell us what you make\n',
    'unknown-language',
    'Did you mean `en`?',
  ],
  page('a day for `publish`', '▸publish: 2021-05-01\n', 'unknown-key', 'Did you mean `scheduled`?'),
  page('a day with an hour', 'expires: ▸2031-05-01 at 9\n', 'not-a-day', 'Did you mean `2031-05-01`?'),
  page('a year for a day', 'expires: ▸2031\n', 'not-a-day', 'Write year, month and day in figures'),
  page(
    'a former address in a language, from a browser',
    'formerly: [▸"https://www.limanora.example/tr/lazada-old"]\n',
    'wrong-format',
    'Did you mean `/lazada-old`?',
    'formerly: ["/lazada-old"]\n',
  ),
  site(
    'folders as a list',
    'folders:\n  ▸- /services: { tr: hizmetler }\n',
    'fields-as-list',
    'Write them without dashes',
    'folders:\n  /services: { tr: hizmetler }\n',
  ),
  site(
    'two folders of one name',
    'folders:\n  /services: { tr: pazarlar }\n  /marketplaces: { tr: ▸pazarlar }\n',
    'twin-folders',
    'Give one of them another name',
  ),
  site(
    'a redirect to a page without its slash',
    'redirects:\n  - from: /old\n    to: ▸contact\n',
    'redirect-dead',
    'Did you mean `/contact`?',
  ),
];
