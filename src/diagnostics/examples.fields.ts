import type { Code } from './catalogue.ts';
import type { Example } from './example.ts';

/** Mistakes in fields, languages, facts, links and the site’s settings. */
export const fieldExamples = {
  'unknown-key': {
    before: '- type: text\n  titel: { all: Prices }\n',
    after: '- type: text\n  title: { all: Prices }\n',
    details: {
      key: 'titel',
      owner: { phrase: 'namedBlock', value: 'text' },
      known: 'type, id, tone, hidden, title, body, columns, action, layout',
      suggestion: 'title',
    },
  },
  'not-further-in': {
    before: '- type: text\n  title:\n  en: Prices\n  tr: Fiyatlar\n  ar: الأسعار\n',
    after: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n',
    details: { key: 'title' },
  },
  'languages-as-list': {
    before: '- type: text\n  title:\n    - en: Prices\n    - tr: Fiyatlar\n    - ar: الأسعار\n',
    after: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n',
    details: { key: 'title' },
  },
  'field-too-deep': {
    before: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n    tone: sand\n',
    after: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n  tone: sand\n',
    details: { key: 'tone', beside: 'title' },
  },
  'missing-field': {
    before: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n',
    after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact\n',
    details: { key: 'link', owner: { phrase: 'namedField', value: 'actions' }, example: '…' },
  },
  'empty-value': {
    before: '- type: text\n  title: { all: Prices }\n  tone:\n',
    after: '- type: text\n  title: { all: Prices }\n  tone: sand\n',
    details: { key: 'tone', orDelete: { phrase: 'orDelete' } },
  },
  'empty-quotes': {
    before: '- type: text\n  title:\n    all: ""\n',
    after: '- type: text\n  title:\n    all: Prices\n',
    details: { orDelete: '' },
  },
  'expected-list': {
    before: '- type: cta\n  title: { all: Prices }\n  actions:\n    label: { all: Info }\n    link: /contact\n',
    after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact\n',
    details: { key: 'actions' },
  },
  'not-a-choice': {
    before: '- type: text\n  title: { all: Prices }\n  tone: sandy\n',
    after: '- type: text\n  title: { all: Prices }\n  tone: sand\n',
    details: { key: 'tone', value: 'sandy', choices: 'plain, sand, ink', suggestion: 'sand' },
  },
  'block-without-type': {
    before: '- title: { all: Prices }\n',
    after: '- type: text\n  title: { all: Prices }\n',
    details: {
      known:
        'hero, stats, advantages, faq, cta, cards, challenges, steps, flow, timeline, seasons, marketplaces, logos, text, list, services, compare, costs, divider, contact, form, not-found',
    },
  },
  'unknown-block': {
    before: '- type: txt\n  title: { all: Prices }\n',
    after: '- type: text\n  title: { all: Prices }\n',
    details: {
      type: 'txt',
      known:
        'hero, stats, advantages, faq, cta, cards, challenges, steps, flow, timeline, seasons, marketplaces, logos, text, list, services, compare, costs, divider, contact, form, not-found',
      suggestion: 'text',
    },
  },
  'missing-translation': {
    before: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n',
    after: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n',
    details: { code: 'ar', language: { language: 'ar' } },
  },
  'text-without-languages': {
    before: '- type: text\n  title: Prices\n',
    after: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n',
    details: { key: 'title', lines: '`en: …`, `tr: …`, `ar: …`' },
  },
  'unknown-language': {
    before: '- type: text\n  title:\n    en: Prices\n    trk: Fiyatlar\n    ar: الأسعار\n',
    after: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n',
    details: { code: 'trk', known: 'en, tr, ar', suggestion: 'tr' },
  },
  'missing-fact': {
    in: 'page',
    before: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weks}}" }\n',
    after: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weeks}}" }\n',
    details: { name: 'weks', page: 'pages/index.yaml', suggestion: '{{weeks}}' },
  },
  'bad-placeholder': {
    in: 'page',
    before: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weeks}" }\n',
    after: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weeks}}" }\n',
    details: { suggestion: '{{weeks}}' },
  },
  'unknown-format': {
    in: 'page',
    before: 'facts:\n  price: 1250\nblocks:\n  - type: text\n    title: { all: "{{price, nummber}}" }\n',
    after: 'facts:\n  price: 1250\nblocks:\n  - type: text\n    title: { all: "{{price, number}}" }\n',
    details: { format: 'nummber', known: 'number, compact, percent, currency, date, month', suggestion: 'number' },
  },
  'bad-format-option': {
    in: 'page',
    before: 'facts:\n  price: 1250\nblocks:\n  - type: text\n    title: { all: "{{price, currency(euro)}}" }\n',
    after: 'facts:\n  price: 1250\nblocks:\n  - type: text\n    title: { all: "{{price, currency(EUR)}}" }\n',
    details: { option: 'euro', format: 'currency', suggestion: 'EUR' },
  },
  'fact-not-number': {
    in: 'page',
    before: 'facts:\n  visits: 41.4M\nblocks:\n  - type: text\n    title: { all: "{{visits, compact}}" }\n',
    after: 'facts:\n  visits: 41400000\nblocks:\n  - type: text\n    title: { all: "{{visits, compact}}" }\n',
    details: { name: 'visits', value: '41.4M', format: 'compact', suggestion: '41400000' },
  },
  'ambiguous-number': {
    in: 'page',
    before: 'facts:\n  price: "1.250"\nblocks:\n  - type: text\n    title: { all: "{{price, number}}" }\n',
    after: 'facts:\n  price: "1250"\nblocks:\n  - type: text\n    title: { all: "{{price, number}}" }\n',
    details: { value: '1.250', suggestion: '1250' },
  },
  'fact-not-date': {
    in: 'page',
    before: 'facts:\n  day: 30.06.2024\nblocks:\n  - type: text\n    title: { all: "{{day, date}}" }\n',
    after: 'facts:\n  day: 2024-06-30\nblocks:\n  - type: text\n    title: { all: "{{day, date}}" }\n',
    details: { name: 'day', value: '30.06.2024', format: 'date', suggestion: '2024-06-30' },
  },
  'unused-fact': {
    in: 'page',
    before: 'facts:\n  weeks: 3\n  days: 5\nblocks:\n  - type: text\n    title: { all: "{{weeks}}" }\n',
    after: 'facts:\n  weeks: 3\nblocks:\n  - type: text\n    title: { all: "{{weeks}}" }\n',
    details: { name: 'days' },
  },
  'dead-link': {
    before: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contakt\n',
    after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact\n',
    details: { target: '/contakt', suggestion: '/contact' },
  },
  'dead-anchor': {
    before:
      '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact#from\n',
    after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact#form\n',
    details: { anchor: 'from', where: { phrase: 'thePage', value: '/contact' }, suggestion: '/contact#form' },
  },
  'bad-link': {
    before:
      '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: www.example.com\n',
    after:
      '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: https://www.example.com\n',
    details: { target: 'www.example.com', suggestion: 'https://www.example.com' },
  },
  'former-address-bad': {
    in: 'page',
    before: 'formerly: [/en/our-story]\nblocks:\n  - type: divider\n',
    after: 'formerly: [/our-story]\nblocks:\n  - type: divider\n',
    details: { address: '/en/our-story', part: 'en', suggestion: '/our-story' },
  },
  'former-link': {
    before: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /write-to-us\n',
    after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact\n',
    details: { target: '/write-to-us', suggestion: '/contact' },
  },
  'duplicate-anchor': {
    before:
      '- type: text\n  id: prices\n  title: { all: Prices }\n- type: text\n  id: prices\n  title: { all: Costs }\n',
    after: '- type: text\n  id: prices\n  title: { all: Prices }\n- type: text\n  id: costs\n  title: { all: Costs }\n',
    details: { anchor: 'prices' },
  },
  'missing-image': {
    before: '- type: hero\n  title: { all: Prices }\n  picture:\n    src: /flg.svg\n    alt: { all: A flag }\n',
    after: '- type: hero\n  title: { all: Prices }\n  picture:\n    src: /flag.svg\n    alt: { all: A flag }\n',
    details: { src: '/flg.svg', suggestion: '/flag.svg' },
  },
  'unknown-icon': {
    before: '- type: hero\n  title: { all: Prices }\n  badge: { all: New }\n  badgeIcon: truk\n',
    after: '- type: hero\n  title: { all: Prices }\n  badge: { all: New }\n  badgeIcon: truck\n',
    details: { name: 'truk', suggestion: 'truck' },
  },
  'unknown-region': {
    before: '- type: hero\n  title: { all: Prices }\n  region: nort\n',
    after: '- type: hero\n  title: { all: Prices }\n  region: north\n',
    details: { name: 'nort', known: 'north, south', suggestion: 'north' },
  },
  'rich-text-unsupported': {
    before: '- type: text\n  title: { all: Prices }\n  body:\n    all: |-\n      # What it costs\n',
    after: '- type: text\n  title: { all: Prices }\n  body:\n    all: |-\n      **What it costs**\n',
    details: { what: { phrase: 'heading' }, instead: { phrase: 'insteadOfHeading' } },
  },
  'hidden-in-text': {
    before: '- type: text\n  title:\n    all: Our pri\u200bces\n',
    after: '- type: text\n  title:\n    all: Our prices\n',
    details: { name: { phrase: 'zeroWidthSpace', value: 'U+200B' } },
  },
  'html-in-text': {
    before: '- type: text\n  title:\n    all: Our<br>prices\n',
    after: '- type: text\n  title:\n    all: Our prices\n',
    details: { tag: '<br>' },
  },
  'garbled-text': {
    before: '- type: text\n  title:\n    en: Prices\n    tr: ÃœrÃ¼nler\n    ar: الأسعار\n',
    after: '- type: text\n  title:\n    en: Prices\n    tr: Ürünler\n    ar: الأسعار\n',
    details: { letters: 'Ãœ' },
  },
  'stray-marks': {
    before: '- type: text\n  title:\n    all: Our **prices**\n',
    after: '- type: text\n  title:\n    all: Our prices\n',
    details: { marks: '**prices**' },
  },
  'missing-partial': {
    before: '- include: /_closng.yaml\n',
    after: '- include: /_closing.yaml\n',
    details: { path: '/_closng.yaml', suggestion: '/_closing.yaml' },
  },
  'missing-path-fact': {
    in: 'page',
    before: 'facts:\n  part: closing\nblocks:\n  - include: /_{{prt}}.yaml\n',
    after: 'facts:\n  part: closing\nblocks:\n  - include: /_{{part}}.yaml\n',
    details: { name: 'prt', page: 'pages/index.yaml', suggestion: '{{part}}' },
  },
  'not-a-partial': {
    before: '- include: /contact.yaml\n',
    after: '- include: /_closing.yaml\n',
    details: { path: '/contact.yaml' },
  },
  'unknown-default-language': {
    in: 'site',
    before: 'defaultLanguage: eng\n',
    after: 'defaultLanguage: en\n',
    details: { code: 'eng', known: 'en, tr, ar', suggestion: 'en' },
  },
  'wrong-site-address': {
    in: 'site',
    before: 'url: https://www.example.test/?shop\n',
    after: 'url: https://www.example.test\n',
    details: { value: 'https://www.example.test/?shop', example: 'https://www.example.com' },
  },
  'wrong-format': {
    in: 'site',
    before: '  country: tr\n',
    after: '  country: TR\n',
    details: { key: 'country', value: 'tr', example: '', suggestion: 'TR' },
  },
  'low-contrast': {
    in: 'site',
    before: 'color: "#8CC63F"',
    after: 'color: "#1B7A4B"',
    details: {
      name: 'north',
      color: '#8cc63f',
      against: 'onDark',
      other: '#ffffff',
      ratio: '2.04',
      least: '4.5',
      nearest: '#5a8126',
    },
  },
  'not-a-color': {
    in: 'site',
    before: 'color: B5322E',
    after: 'color: "#B5322E"',
    details: { key: 'color', value: 'B5322E', suggestion: '#B5322E' },
  },
  'expected-number': {
    in: 'site',
    before: 'timeout: 2 s,',
    after: 'timeout: 2000,',
    details: { key: 'timeout' },
  },
  'missing-forms': {
    in: 'page',
    before:
      'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\n    tr: "{{count}} hafta"\n    ar: { other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n',
    after:
      'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\n    tr: "{{count}} hafta"\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n',
    details: {
      name: 'ofWeeks',
      language: { language: 'ar' },
      code: 'ar',
      forms: '`zero` (0), `one` (1), `two` (2), `few` (3, 4, 5 …), `many` (11, 12, 13 …)',
      form: 'many',
    },
  },
  'needless-form': {
    in: 'page',
    before:
      'facts:\n  weeks: 3\n  ofWeeks:\n    all: "{{count}} w."\n    en: { one: a week, two: two weeks, other: "{{count}} weeks" }\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\n    tr: "{{count}} hafta"\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n',
    after:
      'facts:\n  weeks: 3\n  ofWeeks:\n    all: "{{count}} w."\n    en: { one: a week, other: "{{count}} weeks" }\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\n    tr: "{{count}} hafta"\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n',
    details: { form: 'two', language: { language: 'en' }, known: 'one, other' },
  },
  'count-needed': {
    in: 'page',
    before:
      'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\n    tr: "{{count}} hafta"\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n    body: { all: "{{ofWeeks}}" }\n',
    after:
      'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\n    tr: "{{count}} hafta"\n    ar: { zero: لا أسابيع, one: أسبوع, two: أسبوعان, few: "{{count}} أسابيع", many: "{{count}} أسبوعًا", other: "{{count}} أسبوع" }\nblocks:\n  - type: text\n    title: { all: "{{weeks, ofWeeks}}" }\n    body: { all: "{{weeks, ofWeeks}} in all" }\n',
    details: { name: 'ofWeeks' },
  },
  'unknown-form': {
    in: 'page',
    before:
      'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, othr: "{{count}} weeks" }\nblocks:\n  - type: text\n    title: { en: "{{weeks, ofWeeks}}", tr: Hafta, ar: أسبوع }\n',
    after:
      'facts:\n  weeks: 3\n  ofWeeks:\n    en: { one: a week, other: "{{count}} weeks" }\nblocks:\n  - type: text\n    title: { en: "{{weeks, ofWeeks}}", tr: Hafta, ar: أسبوع }\n',
    details: { form: 'othr', known: 'zero, one, two, few, many, other', suggestion: 'other' },
  },
} as const satisfies Partial<Record<Code, Example>>;
