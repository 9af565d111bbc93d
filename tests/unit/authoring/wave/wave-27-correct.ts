import { CONTACT, FAQ, SITE } from './places.ts';
import type { CorrectRow } from './wave.ts';

const CHAT = '          en: For quick questions, or a photo straight from the production line.\n';
const SUB = '      en: We will tell you where it could sell and what it takes to get there.\n';

/** Right edits that are made on the way. */
export const correct27: readonly CorrectRow[] = [
  ['another sentence', CONTACT, CHAT, '          en: Ask a quick question, or send us a photo.\n'],
  ['a smile', CONTACT, CHAT, '          en: For quick questions, or a photo straight from the production line 🙂\n'],
  ['a text in quotes', CONTACT, SUB, '      en: "We will tell you: where it could sell, and how."\n'],
  [
    'a text over two lines',
    CONTACT,
    SUB,
    '      en: We will tell you where it could sell\n        and what it takes to get there.\n',
  ],
  ['a brand in capitals', CONTACT, CHAT, '          en: Send us a photo of the IKEA or H&M product that you make.\n'],
  [
    'abbreviations',
    CONTACT,
    CHAT,
    '          en: For questions about VAT, CE, SASO and SABER, or a photo of the label.\n',
  ],
  ['another number', SITE, '  replyHours: 24\n', '  replyHours: 12\n'],
  ['a link to a page', FAQ, '[ask us](/contact).\n', '[ask us](/contact#form) or read [about us](/about-us).\n'],
  ['a web address that is a link', FAQ, '[ask us](/contact).\n', '[www.wto.org](https://www.wto.org) tells more.\n'],
];
