import { CONTACT, FAQ } from './places.ts';
import type { CorrectRow } from './wave.ts';

const MARKET = '        - **The market.** Which of the three countries has demand for it, and on which marketplace.\n';
const READ = 'the [FAQ](/faq) answers the most common questions.\n';
const LOGISTICS = '            - Logistics and fulfillment\n';

/** Right edits of an article. */
export const correct28: readonly CorrectRow[] = [
  ['an entry more', CONTACT, MARKET, `${MARKET}        - **The label.** What it says, and in which language.\n`],
  ['emphasis', CONTACT, READ, 'the [FAQ](/faq) answers *nearly all* questions.\n'],
  ['a bold link', CONTACT, READ, 'the **[FAQ](/faq)** answers the most common questions.\n'],
  ['a link in brackets', CONTACT, READ, 'others help (see the [FAQ](/faq)).\n'],
  ['a paragraph more', CONTACT, READ, 'the [FAQ](/faq) answers the most common questions.\n\n        Or call us.\n'],
  ['a star as a mark', CONTACT, READ, 'the [FAQ](/faq) answers the most common questions, up to 5 * 3 of them.\n'],
  ['an entry within an entry', FAQ, LOGISTICS, `${LOGISTICS}              - by sea\n              - by air\n`],
  ['a range', CONTACT, READ, 'the [FAQ](/faq) answers 10–12 questions.\n'],
  ['a hash within a sentence', CONTACT, READ, 'the [FAQ](/faq) answers question #3 too.\n'],
];
