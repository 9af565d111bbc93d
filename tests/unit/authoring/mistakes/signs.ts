import type { MistakeRow } from '../mistake.ts';

const HOME = 'pages/index.yaml';
const CONTACT = 'pages/contact.yaml';
const ABOUT = 'pages/about-us.yaml';
const FAQ = 'pages/faq.yaml';
const CLOSING = 'pages/_closing.yaml';
const SITE = 'site.yaml';
const MANAGE = 'pages/services/marketplace-management.yaml';
const SIGN = 'Delete the sign and keep the line behind it';
const VERSIONS = 'Keep the lines that are right, without the signs';
const CONFLICT = 'Keep one of them and delete the lines';

/** Signs that other programs put before lines or between them. */
export const signMistakes: readonly MistakeRow[] = [
  [
    'a quotation’s sign before a page’s first name',
    FAQ,
    'meta:\n',
    '▸> meta:\n',
    'yaml-sign-before-line',
    SIGN,
    { repaired: 'meta:\n' },
  ],
  [
    'a quotation’s sign before three lines of a button',
    CONTACT,
    '    actions:\n      - label:\n          en: …\n',
    '▸>     actions:\n>       - label:\n>           en: …\n',
    'yaml-sign-before-line',
    SIGN,
    { nth: 1, repaired: '    actions:\n      - label:\n          en: …\n' },
  ],
  [
    'an answer to an answer before a block',
    CLOSING,
    '  - type: cta\n',
    '▸> >   - type: cta\n',
    'yaml-sign-before-line',
    SIGN,
    { repaired: '  - type: cta\n' },
  ],
  [
    'a quotation’s sign in the column of its language',
    ABOUT,
    '      ar: رسالتنا ورؤيتنا\n',
    '      ▸> ar: رسالتنا ورؤيتنا\n',
    'yaml-sign-before-line',
    SIGN,
    { repaired: '      ar: رسالتنا ورؤيتنا\n' },
  ],
  [
    'the plus of a comparison before a block',
    FAQ,
    '  - type: cta\n',
    '▸+  - type: cta\n',
    'yaml-comparison',
    VERSIONS,
    { repaired: '  - type: cta\n' },
  ],
  [
    'the plus of a comparison before a setting',
    SITE,
    'defaultLanguage: en\n',
    '▸+defaultLanguage: en\n',
    'yaml-comparison',
    VERSIONS,
    { repaired: 'defaultLanguage: en\n' },
  ],
  [
    'both lines of a comparison at a block',
    MANAGE,
    '  - type: cta\n',
    '▸-  - type: text\n+  - type: cta\n',
    'yaml-comparison',
    VERSIONS,
  ],
  [
    'numbers of an editor before two lines',
    FAQ,
    '  - type: cta\n    title:\n',
    '▸215   - type: cta\n216     title:\n',
    'yaml-sign-before-line',
    SIGN,
    { repaired: '  - type: cta\n    title:\n' },
  ],
  [
    'a number with a bar before a setting',
    SITE,
    '  radius: 16\n',
    '  ▸68 |   radius: 16\n',
    'yaml-sign-before-line',
    SIGN,
    { repaired: '  radius: 16\n' },
  ],
  [
    'a box in front of a language',
    HOME,
    '          tr: Lojistik kâbusu\n',
    '          ▸☐ tr: Lojistik kâbusu\n',
    'yaml-sign-before-line',
    SIGN,
    { repaired: '          tr: Lojistik kâbusu\n' },
  ],
  [
    'a box before a button',
    CONTACT,
    '    actions:\n      - label:\n',
    '    actions:\n      - ▸[X] label:\n',
    'yaml-sign-before-line',
    SIGN,
    { repaired: '    actions:\n      - label:\n' },
  ],
  [
    'the head of a chat message with a dash',
    FAQ,
    '      en: Still have a question?\n',
    '▸03.11.2026, 12:04 - Ayşe Demir:       en: Still have a question?\n',
    'yaml-sign-before-line',
    SIGN,
    { repaired: '      en: Still have a question?\n' },
  ],
  [
    'bars of a table around a setting',
    SITE,
    '  radius: 16\n',
    '  ▸| radius: 16 |\n',
    'yaml-sign-before-line',
    SIGN,
    { repaired: '  radius: 16\n' },
  ],
  ['the middle of a conflict in the head', CONTACT, 'meta:\n', '▸=======\nmeta:\n', 'yaml-conflict', CONFLICT],
  [
    'the end of a conflict between blocks',
    HOME,
    '  - include: /_faq.yaml\n',
    '▸>>>>>>> texts-of-ayse\n  - include: /_faq.yaml\n',
    'yaml-conflict',
    CONFLICT,
  ],
  [
    'the beginning of the older version alone',
    FAQ,
    '  - type: cta\n',
    '▸||||||| 3f2a1c9\n  - type: cta\n',
    'yaml-conflict',
    CONFLICT,
  ],
  ['dots after the blocks’ name', ABOUT, 'blocks:\n', 'blocks:\n▸...\n', 'yaml-dots', 'Delete the line'],
  [
    'dots between settings',
    SITE,
    'defaultLanguage: en\n',
    '▸...\ndefaultLanguage: en\n',
    'yaml-dots',
    'Delete the line',
  ],
];
