import { CONTACT, SHIP, SITE } from './places.ts';
import type { CorrectRow } from './wave.ts';

/** Right edits of an office worker’s day. */
export const correct17: readonly CorrectRow[] = [
  ['another number', SITE, '  replyHours: 24\n', '  replyHours: 48\n'],
  ['a link of its own', SHIP, '        link: /contact\n', '        link: /contact#form\n', 1],
  ['a row more', 'public/sizes.csv', 'Large;30', 'Large;30\nHuge;"1,5"'],
  [
    'a heading with a colon',
    CONTACT,
    '      en: Three ways to reach us\n',
    '      en: "Free of charge: three steps"\n',
  ],
  [
    'words of another brand',
    CONTACT,
    '      en: Three ways to reach us\n',
    '      en: Three ways to your first order on Amazon\n',
  ],
];
