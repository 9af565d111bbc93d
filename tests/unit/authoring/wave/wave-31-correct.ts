import { arabic, english, HOURS, NOON_KSA, PROGRAM, SITE, turkish } from './places.ts';
import type { CorrectRow } from './wave.ts';

/** Right edits of the same people: what looks like a spreadsheet and is none. */
export const correct31: readonly CorrectRow[] = [
  english('rank', '"We are the #1 choice of soap makers in Bursa."'),
  english('a formula in words', '"Price = cost + margin: send us both."'),
  english('a hashtag', '"Find us under #VisitDubai and #NameDay."'),
  english('a share', 'Fees fell by 12.5% in 2024.'),
  english('a quote', 'Shoppers search for “local” first.'),
  english('two noughts', 'The line is open 24/7, at +90 000 000 00 00.'),
  english('blank', 'Leave the field blank (or write “none”).'),
  english('a code of a cell', 'Our stand is B12, in hall 3; see B12 on the plan.'),
  english('an error', '"An error of #404 means that the page is gone."'),
  turkish('yok', '"Gizli ücret yok, #SorunYok."'),
  turkish('a share', 'Ücretler 2024’te %12,5 düştü.'),
  turkish('ad', 'Ürün adı? Onu da siz seçin.'),
  arabic('a share', 'انخفضت الرسوم بنسبة 12.5% في 2024.'),
  arabic('a rank', 'نحن الخيار رقم 1 لصنّاع الصابون.'),
  ['hours', SITE, HOURS, '  replyHours: 48\n'],
  ['a code', PROGRAM, '    currencies: [SAR, AED, MYR]\n', '    currencies: [MYR, SAR]\n'],
  ['users', NOON_KSA, '  weeklyUsers: 1700000\n', '  weeklyUsers: 1850000\n'],
];
