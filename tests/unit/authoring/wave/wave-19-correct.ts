import { SITE } from './places.ts';
import type { CorrectRow } from './wave.ts';

const SHOP = 'pages/shop.yaml';

/** Right edits of what a firm is and when a page is shown. */
export const correct19: readonly CorrectRow[] = [
  ['a day more', SITE, '    - days: [monday, tuesday]\n', '    - days: [monday, tuesday, wednesday]\n'],
  [
    'an afternoon of its own',
    SITE,
    '    - days: [saturday]\n',
    '    - days: [monday]\n      from: "19:00"\n      to: "20:00"\n    - days: [saturday]\n',
  ],
  ['open until midnight', SITE, '      to: "13:00"\n', '      to: "24:00"\n'],
  ['another country', SITE, '  country: TR\n', '  country: DE\n'],
  ['a telephone with brackets', SITE, '  telephone: +90 212 555 01 00\n', '  telephone: +90 (212) 555 01 00\n'],
  ['a colour of three digits', SITE, '    action: "#E8A33D"\n', '    action: "#FB5"\n'],
  ['shown from another day', SHOP, 'scheduled: 2026-12-10\n', 'scheduled: 2027-01-04\n'],
  ['no end', SHOP, 'expires: 2027-03-01\n', ''],
  ['a draft', SHOP, 'scheduled: 2026-12-10\n', 'draft: true\n'],
  ['two former addresses', SHOP, 'formerly: [/branch]\n', 'formerly: [/branch, /old-shop]\n'],
];
