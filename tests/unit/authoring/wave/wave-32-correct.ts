import { arabic, EN, english, turkish } from './places.ts';
import type { CorrectRow } from './wave.ts';

/** Edits of the thirty-second wave in which nothing is wrong. */
export const correct32: readonly CorrectRow[] = [
  english('a comparison', '"Old way: three firms, three contracts. New way: one partner, one contract."'),
  english('one or the other', 'Send a list and/or a photo; either is enough.'),
  english('an option', 'Option one is a visit, option two a call. Choose what suits you.'),
  english('a choice of two words', 'Write to sales/support for quick questions.'),
  english('what is checked', 'Every label is checked, approved and filed before goods leave.'),
  english('a question in brackets', 'Send a photo (which label is it?) and we look at it.'),
  english('an arrow', '"Istanbul → Jeddah → Riyadh: we book each step."'),
  english('deleted', 'Listings that were deleted can be restored within 30 days.'),
  english('a change', 'What was a week of work is now an afternoon.'),
  english('a name before a colon', '"Noon: quick delivery in the cities, and a payout every week."'),
  turkish('eski ve yeni', 'Eski ürünleriniz de yenileri de aynı mağazada durur.'),
  turkish('ya da', 'Liste veya fotoğraf gönderin; biri yeter.'),
  turkish('öneri', 'Öneri listemiz her ay yenilenir.'),
  turkish('silinecek', 'Eski ilanlar 30 gün sonra silinecek, stok bilgileri kalacak.'),
  arabic('القديم والجديد', 'تبقى منتجاتك القديمة والجديدة في متجر واحد.'),
  arabic('مراجعة', 'نرسل إليك القائمة للمراجعة قبل النشر.'),
  ['a comment above a field', 'pages/contact.yaml', EN, `      # Shorter? Ayşe, 3 March\n${EN}`],
  ['a comment behind a value', 'pages/contact.yaml', EN, `${EN.trimEnd()} # was: what you sell\n`],
];
