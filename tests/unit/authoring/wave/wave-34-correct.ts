import { CONTACT } from './places.ts';
import type { CorrectRow } from './wave.ts';

const PARTNER = 'That partner is an aggregator, a company that sells many brands through its own marketplace accounts.';
const THAT = `        ${PARTNER} If you would rather read first, the [FAQ](/faq) answers the most common questions.\n`;
const READ_TR = '        Önce okumak isterseniz çoğu sorunun yanıtı [sık sorulan sorular](/faq) sayfasında.\n';
const READ_AR = '        وإن أردت القراءة أولًا، ففي صفحة [الأسئلة الشائعة](/faq) إجابات عن معظم ما سبق.\n';

const right = (name: string, text: string): CorrectRow => [
  name,
  CONTACT,
  THAT,
  THAT.replace(PARTNER, `${PARTNER} ${text}`),
];
const rightTr = (name: string, text: string): CorrectRow => [
  name,
  CONTACT,
  READ_TR,
  READ_TR.replace(/\n$/, ` ${text}\n`),
];
const rightAr = (name: string, text: string): CorrectRow => [
  name,
  CONTACT,
  READ_AR,
  READ_AR.replace(/\n$/, ` ${text}\n`),
];

/** Right edits of the thirty-fourth wave. */
export const correct34: readonly CorrectRow[] = [
  right('a leap day', 'Prices hold until 29 February 2028.'),
  right('the last of a month', 'Prices hold until 31 July 2027.'),
  right('a right day of the week', 'Prices hold until Tuesday, 5 January 2027.'),
  right('a version', 'We work with version 2.10.3 of the standard.'),
  right('a season over two years', 'Figures are of the season 2026–27.'),
  right('ports', 'The office has the numbers 24–12 and 26.'),
  right('midnight', 'We answer the telephone until 24:00.'),
  right('amounts', 'A shipment costs $1,500.50, or 2,000 ringgit.'),
  right('other money', 'A shipment costs 1,500 Hong Kong dollars (HK$).'),
  right('a score', 'A product with 4.5 of 5 stars sells better.'),
  right('a model', 'The model O2 and the form B2B are known here.'),
  right('words and figures that agree', 'It takes two (2) weeks.'),
  right('a ratio', 'Nine of 10 products arrive within 3 to 5 days.'),
  right('a sign alone', 'The percent sign is %.'),
  right('a fact and a noun', 'We reply within {{replyHours}} hours, on working days.'),
  right('opening hours', 'We answer the telephone 9:00–18:00, and 22:00–02:00 in Ramadan.'),
  right('ordinals', 'This is the 11th, the 22nd and the 103rd time.'),
  rightTr('Turkish figures', 'Bir sevkiyat 1.500,50 TL tutar, vergi %5’tir.'),
  rightTr('a Turkish day', 'Fiyatlar 5 Ocak 2027 Salı gününe kadar geçerlidir.'),
  rightTr('a Turkish hour', 'Telefonu 09.30’da açıyoruz.'),
  rightAr('Arabic figures', 'الرسوم 5% حتى 30 سبتمبر 2027.'),
];
