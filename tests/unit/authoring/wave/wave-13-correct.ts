import { arabic, english, turkish } from './places.ts';
import type { CorrectRow } from './wave.ts';

/** What is right, though it looks like what is not. */
export const correct13: readonly CorrectRow[] = [
  english('its own', 'Each product has its own page, and it’s easy to find.'),
  english('then', 'It is cheaper, then, to send a photo; first one, then two.'),
  english('an everyday thing', 'It is an everyday thing, and we check every day.'),
  english('the setup', 'The setup takes a day; your login comes by mail.'),
  english('loose', 'Loose parts travel in boxes.'),
  english('your welcome pack', 'Your welcome pack is on its way.'),
  english('may', 'You may send a photo in May, or march on in March.'),
  english('polish', 'We polish the text; a Polish firm did, too.'),
  english('since', 'Since 2019, for five years, we have sold there.'),
  english('customers’', 'The customers’ parcels and the customer’s parcel arrive.'),
  english('and/or', 'Send a photo, a video, or both (PDF/JPG).'),
  english('capitals', 'Send a PDF to the UAE by DHL or UPS. FAQ and API are fine.'),
  english('hard words', 'It hardly works, but no one need worry.'),
  turkish('birçok', 'Birçok ürün, birkaç gün, herhangi bir soru.'),
  turkish('öyle ki', 'Öyle ki ürünün fotoğrafı yeter; yarınki kargo hazır.'),
  turkish('Türkler', 'Türkler ve Türkçe; Türk Hava Yolları’nda.'),
  turkish('iyidir', 'Daha iyidir; var mı, yok mu, belli değil.'),
  turkish('mi', 'Ürün değil mi? Gelir mi, gider mi?'),
  turkish('a name', 'Ayşe’nin fotoğrafı 2027’de ve 15.30’da.'),
  arabic('in and to', 'في دبي وإلى الرياض، على أي حال.'),
  arabic('shay', 'كل شيء على ما يرام، والشريك مسؤول عن الشحن.'),
  arabic('and', 'الصورة والفيديو، ووصف المنتج.'),
  arabic('names', 'علي ومنى ومصطفى يعملون في دبي.'),
  arabic('percent', 'نسبة 15% من الصور.'),
];
