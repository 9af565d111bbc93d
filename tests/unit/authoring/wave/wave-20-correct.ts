import type { CorrectRow } from './wave.ts';

const PLAN = 'pages/plan.yaml';

/** Right edits of plans, seasons, figures and costs. */
export const correct20: readonly CorrectRow[] = [
  ['another figure', PLAN, '      - value: { all: "12" }\n', '      - value: { all: "3:30" }\n'],
  ['a longer axis', PLAN, '    marks: [1, 4, 8, 12]\n', '    marks: [1, 4, 8, 12, 26]\n'],
  ['phases side by side', PLAN, '      - from: 3\n', '      - from: 1\n'],
  [
    'a second year',
    PLAN,
    '          - starts: 2027-02-22\n',
    '          - starts: 2027-02-22\n          - starts: 2028-02-22\n',
  ],
  ['no year', PLAN, '    year: 2027\n', ''],
  ['not about', PLAN, '        about: true\n', ''],
  ['a third currency', PLAN, '    currencies: [USD, EUR]\n', '    currencies: [USD, EUR, TRY]\n'],
  ['half a percent', PLAN, '        example: 15\n', '        example: 2.5\n'],
  ['no example', PLAN, '      example: 40\n', ''],
  ['without a marker', PLAN, '    marker: number\n', '    marker: none\n'],
  ['another icon', PLAN, '      - icon: clock\n', '      - icon: truck\n'],
];
