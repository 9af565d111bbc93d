import { SITE } from './places.ts';
import type { CorrectRow } from './wave.ts';

const NOON = 'pages/marketplaces/noon-ksa.yaml';
const CARDS =
  '          en: Cards, mada, installments and cash on delivery make it easier to try a brand for the first time.\n';

/** Right edits of figures, words and facts. */
export const correct25: readonly CorrectRow[] = [
  ['words about a fact', NOON, '    en: Second quarter of 2024\n', '    en: Second quarter of 2024, by week\n'],
  ['another range', NOON, '    en: 1.7 to 2 million\n', '    en: 1.8 to 2.1 million\n'],
  ['a price', NOON, CARDS, '          en: Cards and cash on delivery make it easier to try a brand for under $20.\n'],
  [
    'hours',
    NOON,
    CARDS,
    '          en: Cards and cash on delivery, from 9 a.m. to 6 p.m., make it easier to try a brand.\n',
  ],
  [
    'an abbreviation',
    NOON,
    CARDS,
    '          en: Cards, mada, etc. make it easier to try a brand for the first time, e.g. at Eid.\n',
  ],
  ['a note of its own', NOON, CARDS, `          # Asked on 2 June.\n${CARDS}`],
  ['another icon', NOON, '    badgeIcon: eye\n', '    badgeIcon: star\n'],
  ['a fact', SITE, '  replyHours: 24\n', '  replyHours: 48\n'],
  ['a fact with a fraction', SITE, '  consultMinutes: 30\n', '  consultMinutes: 45\n'],
  ['a word to avoid', SITE, '      en: [papers]\n', '      en: [papers, scraps]\n'],
];
