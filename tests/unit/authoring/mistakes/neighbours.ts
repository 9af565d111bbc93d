import type { MistakeRow } from '../mistake.ts';

const HOME = 'pages/index.yaml';
const CONTACT = 'pages/contact.yaml';
const ABOUT = 'pages/about-us.yaml';
const FAQ = 'pages/faq.yaml';
const SITE = 'site.yaml';
const MANAGE = 'pages/services/marketplace-management.yaml';
const DASH = 'Begin each entry on a line of its own with a dash and a space';
const BLOCKS = 'Write `blocks:` on a line of its own';
const ALIKE = 'Lines of the same level begin in the same column';

/** Lines that have gone to their neighbours: entries among blocks, languages beside their text, lists without a name. */
export const neighbourMistakes: readonly MistakeRow[] = [
  [
    'a card among blocks',
    FAQ,
    '  - type: cta\n',
    '  - ▸icon: scale\n    title: { en: Fair, tr: Adil, ar: عادل }\n    description: { en: We weigh it., tr: Tartarız., ar: نزن الأمر. }\n  - type: cta\n',
    'entry-among-blocks',
    'Write this entry below',
  ],
  [
    'a question with its answer before a block',
    HOME,
    '  - type: logos\n',
    '  - ▸question: { en: Is it far?, tr: Uzak mı?, ar: هل هو بعيد؟ }\n    answer: { en: No., tr: Hayır., ar: لا. }\n  - type: logos\n',
    'entry-among-blocks',
    'Write this entry below `items`',
  ],
  [
    'an Arabic title beside the other languages',
    MANAGE,
    '      en: What we handle\n      tr: …\n      ar: …\n',
    '      en: What we handle\n      tr: …\n    ▸ar: …\n',
    'field-too-high',
    'Write it below `title:`',
    { repaired: '      en: What we handle\n      tr: …\n      ar: …\n' },
  ],
  [
    'an English label two spaces off, between the others',
    CONTACT,
    '          tr: WhatsApp\n',
    '        ▸tr: WhatsApp\n',
    'yaml-indentation',
    ALIKE,
    { nth: 1 },
  ],
  [
    'blocks without their name, after facts',
    'pages/new.yaml',
    '',
    'meta:\n  title: { all: T }\n  description: { all: D }\nfacts:\n  weight: 5\n  ▸- type: divider\n',
    'list-without-name',
    BLOCKS,
    {
      repaired:
        'meta:\n  title: { all: T }\n  description: { all: D }\nfacts:\n  weight: 5\nblocks:\n  - type: divider\n',
    },
  ],
  [
    'blocks without their name, the first an include',
    'pages/new.yaml',
    '',
    'meta:\n  title: { all: T }\n  description: { all: D }\n  ▸- include: /_closing.yaml\n',
    'list-without-name',
    BLOCKS,
    {
      repaired: 'meta:\n  title: { all: T }\n  description: { all: D }\nblocks:\n  - include: /_closing.yaml\n',
    },
  ],
  [
    'words without a language behind the others',
    MANAGE,
    '      en: What we handle\n',
    '      en: What we handle\n      ▸All of this is ours\n',
    'text-without-language',
    'Write its language before it',
  ],
  [
    'words without a language before the others',
    ABOUT,
    '      en: Mission and vision\n',
    '      ▸What we want\n      en: Mission and vision\n',
    'text-without-language',
    'Write its language before it',
  ],
  [
    'a label with a text and languages below',
    FAQ,
    '    title:\n      en: Still have a question?\n',
    '    title: ▸Still a question\n      en: Still have a question?\n',
    'value-and-lines',
    'Keep one of the two',
  ],
  [
    'a menu entry without its dash, of other fields than the one before',
    SITE,
    '    - label:\n        en: Contact\n',
    '      ▸label:\n        en: Contact\n',
    'yaml-dash',
    DASH,
    { repaired: '    - label:\n        en: Contact\n' },
  ],
  [
    'an include without its dash at the end',
    FAQ,
    '  - type: cta\n',
    '  ▸include: /_closing.yaml\n  - type: cta\n',
    'yaml-dash',
    DASH,
    { repaired: '  - include: /_closing.yaml\n  - type: cta\n' },
  ],
  [
    'the first of a page’s facts at the margin',
    'pages/marketplaces/amazon-ksa.yaml',
    'facts:\n  region: ksa\n',
    'facts:\n▸region: ksa\n',
    'not-further-in',
    'Begin this line',
  ],
];
