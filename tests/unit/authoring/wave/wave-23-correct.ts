import type { CorrectRow } from './wave.ts';

const PAGE = 'pages/assisted.yaml';

/** Right edits that an assistant makes. */
export const correct23: readonly CorrectRow[] = [
  ['a dash of a sentence', PAGE, 'en: We compare both, and you choose.', 'en: We compare both – and you choose.'],
  ['quotes around a text', PAGE, 'en: We compare both, and you choose.', 'en: "We compare both, and you choose."'],
  ['single quotes with two of them inside', PAGE, 'en: Shall we weigh yours?', "en: 'Let''s weigh yours.'"],
  [
    'a text over lines',
    PAGE,
    'en: We compare both, and you choose.',
    'en: >-\n            We compare both,\n            and you choose.',
  ],
  ['a comment with a ruler', PAGE, '  - type: cta\n', '  # ---------- Call to action ----------\n  - type: cta\n'],
  ['a page that begins with three dashes', PAGE, 'meta:\n  title:\n', '---\nmeta:\n  title:\n'],
  ['another icon', PAGE, 'icon: package', 'icon: truck'],
  ['bold', PAGE, 'en: Nothing is sent before', 'en: Nothing is sent **before**'],
  [
    'languages in braces',
    PAGE,
    '      en: Shall we weigh yours?\n      tr: Sizinkini tartalım mı?\n      ar: هل نزن طردك؟\n',
    '      { en: "Shall we weigh yours?", tr: "Sizinkini tartalım mı?", ar: "هل نزن طردك؟" }\n',
  ],
  ['a colon in quotes', PAGE, 'en: Shall we weigh yours?', 'en: "Ready: shall we weigh yours?"'],
  ['a fact', PAGE, 'en: Nothing is sent before', 'en: At {{brand}}, nothing is sent before'],
];
