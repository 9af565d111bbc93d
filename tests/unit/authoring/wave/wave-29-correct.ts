import { ABOUT, FAQ, HOME, NOON_KSA, SITE } from './places.ts';
import type { CorrectRow } from './wave.ts';

const FAQ_HEAD = '# All questions: the six shared with the home page, then costs, payouts and daily work.\n';
const SHARE = '  - include: /_faq.yaml\n';
const CLOSE = '  - include: /_closing.yaml\n';
const MORE = '  - type: faq\n    id: more\n';

/** Right edits of somebody who tidies up. */
export const correct29: readonly CorrectRow[] = [
  ['an earlier address', FAQ, FAQ_HEAD, `formerly: [/questions]\n${FAQ_HEAD}`],
  ['an earlier address on a line of its own', FAQ, FAQ_HEAD, `formerly:\n  - /questions\n${FAQ_HEAD}`],
  ['an address in a language', FAQ, FAQ_HEAD, `address: { tr: sss }\n${FAQ_HEAD}`],
  ['an address in Arabic', FAQ, FAQ_HEAD, `address: { ar: الأسئلة }\n${FAQ_HEAD}`],
  ['a part in quotes', FAQ, SHARE, '  - include: "/_faq.yaml"\n'],
  ['another part too', FAQ, SHARE, `${SHARE}${CLOSE}`],
  ['a part further down', FAQ, SHARE, ''],
  ['a hidden block', FAQ, MORE, '  - type: faq\n    hidden: true\n    id: more\n'],
  ['a hidden block that is shown', FAQ, MORE, '  - type: faq\n    hidden: false\n    id: more\n'],
  ['a comment', FAQ, SHARE, `  # The six questions.\n${SHARE}`],
  ['a part less', ABOUT, CLOSE, `${CLOSE}\n`],
  ['a new name of a place', HOME, '    id: challenges\n', '    id: hurdles\n'],
  ['a fact', NOON_KSA, '  weeklyUsers: 1700000\n', '  weeklyUsers: 1800000\n'],
  ['a day', FAQ, FAQ_HEAD, `scheduled: 2026-01-01\n${FAQ_HEAD}`],
  ['an end', FAQ, FAQ_HEAD, `expires: 2099-01-01\n${FAQ_HEAD}`],
  ['not a draft', FAQ, FAQ_HEAD, `draft: false\n${FAQ_HEAD}`],
  [
    'entries of a menu',
    SITE,
    '      link: /about-us\n    - label:\n        en: Services\n',
    '      link: /about-us\n    - label: { en: Shipping, tr: Kargo, ar: الشحن }\n      link: /services/logistics-shipping\n    - label:\n        en: Services\n',
  ],
];
