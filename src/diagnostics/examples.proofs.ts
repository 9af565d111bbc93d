import type { Code } from './catalogue.ts';
import type { Example } from './example.ts';

/** What the proofreader asks about. */
export const proofExamples = {
  'swapped-languages': {
    before:
      '- type: text\n  title:\n    en: Bizimle iletişime geçin ve sorun\n    tr: Get in touch with us and ask\n    ar: الأسعار\n',
    after:
      '- type: text\n  title:\n    en: Get in touch with us and ask\n    tr: Bizimle iletişime geçin ve sorun\n    ar: الأسعار\n',
    details: { language: { language: 'en' }, other: { language: 'tr' } },
  },
  'same-in-languages': {
    before:
      '- type: text\n  title:\n    en: What it costs and what you get\n    tr: What it costs and what you get\n    ar: الأسعار\n',
    after:
      '- type: text\n  title:\n    en: What it costs and what you get\n    tr: Ne kadar tutar, karşılığında ne alırsınız\n    ar: الأسعار\n',
    details: { language: { language: 'tr' }, other: { language: 'en' } },
  },
  'leftover-text': {
    before: '- type: text\n  title:\n    all: Lorem ipsum dolor sit amet\n',
    after: '- type: text\n  title:\n    all: Rome Milan\n',
    details: { words: 'Lorem ipsum dolor sit amet' },
  },
  'no-words': {
    before: '- type: text\n  title:\n    all: "---"\n',
    after: '- type: text\n  title:\n    all: Rome Milan\n',
  },
  'doubled-word': {
    before: '- type: text\n  title:\n    en: What it it costs\n    tr: Fiyatlar\n    ar: الأسعار\n',
    after: '- type: text\n  title:\n    en: What it costs\n    tr: Fiyatlar\n    ar: الأسعار\n',
    details: { words: 'it it' },
  },
  'doubled-mark': {
    before: '- type: text\n  title:\n    all: Yes,, we ship\n',
    after: '- type: text\n  title:\n    all: Yes, we ship\n',
    details: { words: ',,' },
  },
  'doubled-space': {
    before: '- type: text\n  title:\n    all: Rome  Milan\n',
    after: '- type: text\n  title:\n    all: Rome Milan\n',
  },
  'space-before-mark': {
    before: '- type: text\n  title:\n    all: Rome , Milan\n',
    after: '- type: text\n  title:\n    all: Rome, Milan\n',
    details: { words: ',' },
  },
  'missing-space': {
    before: '- type: text\n  title:\n    all: Rome,la Spezia\n',
    after: '- type: text\n  title:\n    all: Rome, la Spezia\n',
    details: { words: ',' },
  },
  'joined-list': {
    before: '- type: text\n  title: { all: Prices }\n  body:\n    all: >-\n      - Prices\n      - Costs\n',
    after: '- type: text\n  title: { all: Prices }\n  body:\n    all: |-\n      - Prices\n      - Costs\n',
  },
  'tight-dash': {
    before: '- type: text\n  title: { all: Prices }\n  body:\n    all: |-\n      -Prices\n      -Costs\n',
    after: '- type: text\n  title: { all: Prices }\n  body:\n    all: |-\n      - Prices\n      - Costs\n',
  },
  'faulty-address': {
    before: '- type: text\n  title:\n    all: Write to oven@example,com\n',
    after: '- type: text\n  title:\n    all: Write to oven@example.com\n',
    details: { words: 'oven@example,com' },
  },
  'avoided-word': {
    in: 'site',
    before:
      'glossary:\n  - term: firm\n    use: { all: Bakery }\n    avoid: { en: [bake house] }\nbrand: { all: Bake House }\n',
    after: 'brand: { all: Bakery }\n',
    details: { words: 'Bake House', term: 'firm', use: 'Bakery' },
  },
  'fixed-plural': {
    in: 'page',
    before:
      'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title:\n      en: It takes {{weeks}} weeks\n      tr: "{{weeks}} hafta sürer"\n      ar: خلال {{weeks}} أسابيع\n',
    after:
      'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\n    tr: "{{count}} hafta"\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعين, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title:\n      en: It takes {{weeks, ofWeeks}}\n      tr: "{{weeks, ofWeeks}} sürer"\n      ar: خلال {{weeks, ofWeeks}}\n',
    details: {
      name: 'weeks',
      word: 'أسابيع',
      code: 'ar',
      forms: 'zero: …, one: …, two: …, few: …, many: …, other: …',
    },
  },
  'reversed-range': {
    in: 'page',
    before: 'facts:\n  from: 14\n  to: 10\nblocks:\n  - type: text\n    title: { all: "{{from}}–{{to}} days" }\n',
    after: 'facts:\n  from: 10\n  to: 14\nblocks:\n  - type: text\n    title: { all: "{{from}}–{{to}} days" }\n',
    details: { from: '14', to: '10' },
  },
  'raw-date': {
    in: 'page',
    before: 'facts:\n  day: 2024-06-30\nblocks:\n  - type: text\n    title: { all: "{{day}}" }\n',
    after: 'facts:\n  day: 2024-06-30\nblocks:\n  - type: text\n    title: { all: "{{day, date}}" }\n',
    details: { name: 'day', value: '2024-06-30', format: 'date' },
  },
  'raw-number': {
    in: 'page',
    before: 'facts:\n  visits: 41400000\nblocks:\n  - type: text\n    title: { all: "{{visits}}" }\n',
    after: 'facts:\n  visits: 41400000\nblocks:\n  - type: text\n    title: { all: "{{visits, compact}}" }\n',
    details: { name: 'visits', value: '41400000' },
  },
  'year-as-number': {
    in: 'page',
    before: 'facts:\n  founded: 2012\nblocks:\n  - type: text\n    title: { all: "{{founded, number}}" }\n',
    after: 'facts:\n  founded: 2012\nblocks:\n  - type: text\n    title: { all: "{{founded}}" }\n',
    details: { name: 'founded', value: '2012' },
  },
  'date-as-number': {
    in: 'page',
    before: 'facts:\n  day: 2024-06-30\nblocks:\n  - type: text\n    title: { all: "{{day, number}}" }\n',
    after: 'facts:\n  day: 2024-06-30\nblocks:\n  - type: text\n    title: { all: "{{day, date}}" }\n',
    details: { name: 'day', value: '2024-06-30', format: 'date' },
  },
  'empty-alt': {
    before: '- type: hero\n  title: { all: Prices }\n  picture:\n    src: /flag.svg\n    alt: { all: flag.svg }\n',
    after:
      '- type: hero\n  title: { all: Prices }\n  picture:\n    src: /flag.svg\n    alt: { all: A flag in the wind }\n',
  },
  'link-to-itself': {
    before: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /\n',
    after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact\n',
  },
  'repeated-block': {
    before: '- type: text\n  title: { all: Prices }\n- type: text\n  title: { all: Prices }\n',
    after: '- type: text\n  title: { all: Prices }\n',
  },
  'unknown-note': {
    before: '# fine: doubled-wrd\n- type: text\n  title: { all: Prices }\n',
    after: '- type: text\n  title: { all: Prices }\n',
    details: { code: 'doubled-wrd', suggestion: 'doubled-word' },
  },
  'idle-note': {
    before: '# fine: doubled-word\n- type: text\n  title: { all: Prices }\n',
    after: '- type: text\n  title: { all: Prices }\n',
    details: { code: 'doubled-word' },
  },
} as const satisfies Partial<Record<Code, Example>>;
