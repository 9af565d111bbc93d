import { SITE } from './places.ts';
import type { CorrectRow } from './wave.ts';

const OFFICE = 'pages/news/office.yaml';
const settings = (name: string, lines: string): CorrectRow => [
  name,
  SITE,
  'defaultLanguage: en\n',
  `defaultLanguage: en\n${lines}`,
];

/** Right edits of a site that grows. */
export const correct15: readonly CorrectRow[] = [
  [
    'a second author and tag',
    OFFICE,
    '  authors: [/people/ada]\n  tags: [offices]\n',
    '  authors:\n    - /people/ada\n  tags: [offices, fairs]\n',
  ],
  ['another day', OFFICE, 'date: 2026-09-15', 'date: 2026-11-02'],
  ['without an author', OFFICE, '  authors: [/people/ada]\n', ''],
  ['an event of one day', 'pages/events/fair.yaml', '  ends: 2027-03-04\n', ''],
  settings('a redirect', 'redirects:\n  - { from: /old, to: /contact }\n  - { from: /gone, status: 410 }\n'),
  settings('a folder in another language', 'folders:\n  /news: { tr: haberler, ar: أخبار }\n'),
  settings(
    'a banner',
    'banner:\n  text: { en: "We are closed in May.", tr: "Mayısta kapalıyız.", ar: "مكاتبنا مغلقة في أيار." }\n  until: 2027-05-31\n',
  ),
];
