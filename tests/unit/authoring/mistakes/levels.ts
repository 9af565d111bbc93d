import type { MistakeRow } from '../mistake.ts';

const HOME = 'pages/index.yaml';
const CONTACT = 'pages/contact.yaml';
const ABOUT = 'pages/about-us.yaml';
const FAQ = 'pages/faq.yaml';
const CLOSING = 'pages/_closing.yaml';
const LOGISTICS = 'pages/services/logistics-shipping.yaml';
const DASH = 'Begin each entry on a line of its own with a dash and a space';
const LISTED = 'Write the languages without dashes';
const FURTHER_IN = 'Begin this line';
const head = 'meta:\n  title: { all: T }\n  description: { all: D }\n';

/** Dashes, languages and fields that stand in another column, or on another level, than they should. */
export const levelMistakes: readonly MistakeRow[] = [
  // The first entry of a list
  [
    'the first dash of a list without its space',
    CONTACT,
    '    actions:\n      - label:',
    '    actions:\n      ▸-label:',
    'yaml-dash',
    DASH,
    { repaired: '    actions:\n      - label:' },
  ],
  [
    'the first dash of a list as Word writes it',
    LOGISTICS,
    '    breadcrumb:\n      - label:',
    '    breadcrumb:\n      ▸– label:',
    'yaml-dash',
    DASH,
    { repaired: '    breadcrumb:\n      - label:' },
  ],
  [
    'the first block with a long dash',
    FAQ,
    'blocks:\n  - type: hero',
    'blocks:\n  ▸— type: hero',
    'yaml-dash',
    DASH,
    { repaired: 'blocks:\n  - type: hero' },
  ],
  [
    'the first block without the space after its dash',
    HOME,
    'blocks:\n  - type: hero',
    'blocks:\n  ▸-type: hero',
    'yaml-dash',
    DASH,
    { repaired: 'blocks:\n  - type: hero' },
  ],
  [
    'the first note with a long dash and no space',
    CLOSING,
    '    notes:\n      - en:',
    '    notes:\n      ▸—en:',
    'yaml-dash',
    DASH,
    { repaired: '    notes:\n      - en:' },
  ],
  [
    'the first language of the site without the space after its dash',
    'site.yaml',
    'languages:\n  - code: en',
    'languages:\n  ▸-code: en',
    'yaml-dash',
    DASH,
    { repaired: 'languages:\n  - code: en' },
  ],
  [
    'the first entry of the menu with a long dash',
    'site.yaml',
    '  menu:\n    - label:',
    '  menu:\n    ▸– label:',
    'yaml-dash',
    DASH,
    { repaired: '  menu:\n    - label:' },
  ],

  // Languages
  [
    'the languages of a title as a list',
    ABOUT,
    '  - type: hero\n    badge:\n      en: …\n      tr: …\n      ar: …\n',
    '  - type: hero\n    badge:\n      ▸- en: …\n      - tr: …\n      - ar: …\n',
    'languages-as-list',
    LISTED,
    { repaired: '  - type: hero\n    badge:\n      en: …\n      tr: …\n      ar: …\n' },
  ],
  [
    'the languages of a label as a list in the column of their field',
    LOGISTICS,
    '    title:\n      en: …\n      tr: …\n      ar: …\n    description:\n      en: >-\n        Between',
    '    title:\n    ▸- en: …\n    - tr: …\n    - ar: …\n    description:\n      en: >-\n        Between',
    'languages-as-list',
    LISTED,
    { repaired: '    title:\n      en: …\n      tr: …\n      ar: …\n    description:\n      en: >-\n        Between' },
  ],
  [
    'the languages of the brand as a list',
    'site.yaml',
    'brand:\n  en: …\n  tr: …\n  ar: …\n',
    'brand:\n  ▸- en: …\n  - tr: …\n  - ar: …\n',
    'languages-as-list',
    LISTED,
    { repaired: 'brand:\n  en: …\n  tr: …\n  ar: …\n' },
  ],
  [
    'languages that do not stand further in than their title',
    FAQ,
    '    id: more\n    title:\n      en: …\n      tr: …\n      ar: …\n',
    '    id: more\n    title:\n    ▸en: …\n    tr: …\n    ar: …\n',
    'not-further-in',
    FURTHER_IN,
    { repaired: '    id: more\n    title:\n      en: …\n      tr: …\n      ar: …\n' },
  ],
  [
    'languages of a page’s title beside it',
    HOME,
    'meta:\n  title:\n    en: …\n    tr: …\n    ar: …\n',
    'meta:\n  title:\n  ▸en: …\n  tr: …\n  ar: …\n',
    'not-further-in',
    FURTHER_IN,
    { repaired: 'meta:\n  title:\n    en: …\n    tr: …\n    ar: …\n' },
  ],
  [
    'languages of the brand at the margin',
    'site.yaml',
    'brand:\n  en: …\n  tr: …\n  ar: …\n',
    'brand:\n▸en: …\ntr: …\nar: …\n',
    'not-further-in',
    FURTHER_IN,
    { repaired: 'brand:\n  en: …\n  tr: …\n  ar: …\n' },
  ],
  [
    'the fields of a button beside it',
    'pages/404.yaml',
    '    action:\n      label:\n        en: …\n        tr: …\n        ar: …\n      link: /\n      style: primary\n',
    '    action:\n    ▸label:\n      en: …\n      tr: …\n      ar: …\n    link: /\n    style: primary\n',
    'not-further-in',
    FURTHER_IN,
    {
      repaired:
        '    action:\n      label:\n        en: …\n        tr: …\n        ar: …\n      link: /\n      style: primary\n',
    },
  ],

  // Fields on another level
  [
    'a link under the words of its button',
    CLOSING,
    '          ar: اطلب دراسة مجانية لمنتجك\n        link: /contact',
    '          ar: اطلب دراسة مجانية لمنتجك\n          ▸link: /contact',
    'field-too-deep',
    'Begin the line in the column of `label`',
  ],
  [
    'a style and a link under a label',
    'pages/404.yaml',
    '        ar: العودة إلى الصفحة الرئيسية\n      link: /\n      style: primary',
    '        ar: العودة إلى الصفحة الرئيسية\n        ▸link: /\n      style: primary',
    'field-too-deep',
    'Begin the line in the column of `label`',
  ],
  [
    'a link under the label of a menu entry',
    'site.yaml',
    '        ar: من نحن\n      link: /about-us',
    '        ar: من نحن\n        ▸link: /about-us',
    'field-too-deep',
    'Begin the line in the column of `label`',
  ],
  [
    'a description beside meta',
    FAQ,
    '  description:\n    en: How soon…\n    tr: …\n    ar: …\n',
    '▸description:\n  en: How soon…\n  tr: …\n  ar: …\n',
    'field-too-high',
    'Write it below `meta:`, two spaces further in',
    { repaired: '  description:\n    en: How soon…\n    tr: …\n    ar: …\n' },
  ],
  [
    'noindex beside meta',
    'pages/404.yaml',
    '  noindex: true',
    '▸noindex: true',
    'field-too-high',
    'Write it below `meta:`, two spaces further in',
    { repaired: '  noindex: true' },
  ],
  [
    'a country beside the organization',
    'site.yaml',
    '  country: TR\n  email: { sample: hello@limanora.example }\n  whatsapp: { sample: "900000000000" }\n  social:\n    - label: LinkedIn\n      icon: linkedin\n      url: { sample: https://www.linkedin.com/company/limanora-example }\n',
    '  email: { sample: hello@limanora.example }\n  whatsapp: { sample: "900000000000" }\n  social:\n    - label: LinkedIn\n      icon: linkedin\n      url: { sample: https://www.linkedin.com/company/limanora-example }\n▸country: TR\n',
    'field-too-high',
    'Write it below `organization:`, two spaces further in',
    {
      repaired:
        '  email: { sample: hello@limanora.example }\n  whatsapp: { sample: "900000000000" }\n  social:\n    - label: LinkedIn\n      icon: linkedin\n      url: { sample: https://www.linkedin.com/company/limanora-example }\n  country: TR\n',
    },
  ],
  [
    'a draft mark inside meta',
    'pages/services/training.yaml',
    '',
    'meta:\n  title: { all: T }\n  description: { all: D }\n  ▸draft: true\nblocks:\n  - type: divider\n',
    'field-too-deep',
    'Begin the line in the column of `meta`',
  ],
  [
    'the style of a button beside the block’s fields',
    'pages/training.yaml',
    '',
    `${head}blocks:\n  - type: not-found\n    code: { all: "404" }\n    title: { all: T }\n    message: { all: M }\n    action:\n      label: { all: L }\n      link: /\n    ▸style: primary\n`,
    'field-too-high',
    'Write it below `action:`, two spaces further in',
    {
      repaired: `${head}blocks:\n  - type: not-found\n    code: { all: "404" }\n    title: { all: T }\n    message: { all: M }\n    action:\n      label: { all: L }\n      link: /\n      style: primary\n`,
    },
  ],
];
