import type { CorrectRow } from './wave.ts';

const ORDER = 'pages/order.yaml';

/** Right edits of a form. */
export const correct18: readonly CorrectRow[] = [
  ['a list that opens', ORDER, '      - kind: radio\n', '      - kind: select\n'],
  ['one format', ORDER, '        formats: [pdf, jpg]\n', '        formats: [pdf]\n'],
  ['all formats', ORDER, '        formats: [pdf, jpg]\n', ''],
  ['one recipient for all', ORDER, '        recipients: [orders, repairs]\n', ''],
  ['an answer that has to be given', ORDER, '        name: about\n', '        name: about\n        required: true\n'],
  [
    'formats below each other',
    ORDER,
    '        formats: [pdf, jpg]\n',
    '        formats:\n          - pdf\n          - docx\n',
  ],
];
