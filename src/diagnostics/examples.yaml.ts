import type { Code } from './catalogue.ts';
import type { Example } from './example.ts';

/** Mistakes in YAML itself, in the order of the catalogue. */
export const yamlExamples = {
  'yaml-tab': {
    before: '- type: text\n\ttitle: { all: Prices }\n',
    after: '- type: text\n  title: { all: Prices }\n',
  },
  'yaml-dash': {
    before: '• type: text\n  title: { all: Prices }\n',
    after: '- type: text\n  title: { all: Prices }\n',
  },
  'yaml-lookalike': {
    before: '- type: text\n  title:\n    all： Prices\n',
    after: '- type: text\n  title:\n    all: Prices\n',
    details: { character: '：', right: ':' },
  },
  'invisible-character': {
    before:
      '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact\u200b\n',
    after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: /contact\n',
    details: { name: { phrase: 'zeroWidthSpace', value: 'U+200B' } },
  },
  'yaml-conflict': {
    in: 'page',
    before: 'blocks:\n<<<<<<< HEAD\n  - type: divider\n=======\n  - type: form\n>>>>>>> new\n',
    after: 'blocks:\n  - type: divider\n',
  },
  'yaml-code-fence': {
    before: '```yaml\n- type: text\n  title: { all: Prices }\n',
    after: '- type: text\n  title: { all: Prices }\n',
  },
  'yaml-comment-in-text': {
    before:
      '- type: text\n  title:\n    en: Our prices\n      # per month\n      and what is in them\n    tr: Fiyatlar\n    ar: الأسعار\n',
    after:
      '- type: text\n  title:\n    # per month\n    en: Our prices\n      and what is in them\n    tr: Fiyatlar\n    ar: الأسعار\n',
  },
  'yaml-colon-in-text': {
    before: '- type: text\n  title:\n    all: Our offer: three months\n',
    after: '- type: text\n  title:\n    all: "Our offer: three months"\n',
  },
  'yaml-special-start': {
    before: '- type: text\n  title:\n    all: %5 less\n',
    after: '- type: text\n  title:\n    all: "%5 less"\n',
    details: { character: '%' },
  },
  'yaml-block-mark': {
    before: '- type: text\n  title:\n    all: >- Our prices\n',
    after: '- type: text\n  title:\n    all: >-\n      Our prices\n',
    details: { mark: '>-' },
  },
  'yaml-unclosed-quote': {
    before: '- type: text\n  title:\n    all: "Our prices\n',
    after: '- type: text\n  title:\n    all: "Our prices"\n',
  },
  'yaml-text-after-quote': {
    before: '- type: text\n  title:\n    all: "Our" prices\n',
    after: '- type: text\n  title:\n    all: "Our prices"\n',
  },
  'yaml-apostrophe': {
    before: "- type: text\n  title:\n    all: 'This year's prices'\n",
    after: '- type: text\n  title:\n    all: "This year\'s prices"\n',
  },
  'yaml-backslash': {
    before: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: "\\contact"\n',
    after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: "/contact"\n',
  },
  'yaml-indentation': {
    before: '- type: text\n   title: { all: Prices }\n  tone: sand\n',
    after: '- type: text\n  title: { all: Prices }\n  tone: sand\n',
  },
  'yaml-missing-colon': {
    before: '- type: text\n  title\n    all: Prices\n',
    after: '- type: text\n  title:\n    all: Prices\n',
  },
  'yaml-stray-line': {
    in: 'page',
    before: 'blocks:\n  - type: divider\nLet me know if you need anything else!\n',
    after: 'blocks:\n  - type: divider\n',
  },
  'yaml-missing-space': {
    before: '- type: text\n  title:\n    en:Prices\n    tr: Fiyatlar\n    ar: الأسعار\n',
    after: '- type: text\n  title:\n    en: Prices\n    tr: Fiyatlar\n    ar: الأسعار\n',
  },
  'yaml-unclosed-bracket': {
    before: '- type: text\n  title: { all: Prices\n',
    after: '- type: text\n  title: { all: Prices }\n',
    details: { close: '}' },
  },
  'yaml-duplicate-key': {
    before: '- type: text\n  title: { all: Prices }\n  title: { all: Costs }\n',
    after: '- type: text\n  title: { all: Costs }\n',
    details: { key: 'title' },
  },
  'yaml-cut-by-comment': {
    before: '- type: text\n  title:\n    all: We are #1\n',
    after: '- type: text\n  title:\n    all: "We are #1"\n',
    details: { rest: '`#1`' },
  },
  'yaml-smart-quotes': {
    before: '- type: text\n  title:\n    all: “Prices”\n',
    after: '- type: text\n  title:\n    all: "Prices"\n',
  },
  'curly-quotes': {
    before: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: “/contact”\n',
    after: '- type: cta\n  title: { all: Prices }\n  actions:\n    - label: { all: Info }\n      link: "/contact"\n',
  },
  'yaml-note': {
    before: '// what it costs\n- type: text\n  title: { all: Prices }\n',
    after: '# what it costs\n- type: text\n  title: { all: Prices }\n',
  },
  'yaml-comma-in-braces': {
    before: '- type: text\n  title: { en: Prices, costs, tr: Fiyatlar, ar: الأسعار }\n',
    after: '- type: text\n  title: { en: "Prices, costs", tr: Fiyatlar, ar: الأسعار }\n',
  },
  'yaml-alias': {
    before: '- type: text\n  title: *heading\n',
    after: '- type: text\n  title: { all: Heading }\n',
    details: { name: 'heading' },
  },
  'yaml-tag': {
    before: '- type: !block divider\n',
    after: '- type: divider\n',
    details: { tag: '!block' },
  },
} as const satisfies Partial<Record<Code, Example>>;
