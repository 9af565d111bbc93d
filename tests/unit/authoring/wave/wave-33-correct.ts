import { CONTACT } from './places.ts';
import type { CorrectRow } from './wave.ts';

const PARTNER = 'That partner is an aggregator, a company that sells many brands through its own marketplace accounts.';

/** Edits of the thirty-third wave in which nothing is wrong. */
export const correct33: readonly CorrectRow[] = (
  [
    ['a law with its number', 'Law No. 6698 (KVKK) and Regulation (EU) 2016/679 apply.'],
    ['an article', 'Art. 6(1)(b) GDPR is the basis; see also Article 13.'],
    ['a term', 'The company (the “Partner”) keeps the accounts.'],
    ['sections', 'See §§ 4–6 of the law.'],
    ['both', 'You and/or your agent may sign.'],
    ['clauses in a sentence', 'We keep (a) the contract, (b) the invoices and (c) the letters.'],
    ['a share', 'Interest of 1.5% a month is due (12 months at most).'],
    ['a firm', 'Contracts are signed by the firm (Ltd. Şti.) alone.'],
    ['a Latin word', 'Damages are limited pro rata, mutatis mutandis.'],
    ['an hour', 'Notice reaches us by 17:00 (Istanbul time).'],
    ['a plural in brackets', 'The product(s) and the invoice(s) are named in the contract.'],
    ['a quote in a quote', 'The words “as is” mean what they say.'],
  ] as const
).map(([name, text]) => [name, CONTACT, PARTNER, `${PARTNER} ${text}`]);
