import { arabic, CONTACT, english, FAQ, FAQ_LINK, HERO, HOURS, LAZADA, SITE, turkish } from './places.ts';
import type { CorrectRow } from './wave.ts';

const NEWS = 'pages/news/_collection.yaml';
const ENTRY = 'pages/news/booth.yaml';
const LIST = 'pages/news/index.yaml';

const [EN, TR, AR] = HERO.split(/(?<=\n)/) as [string, string, string];
const titles = (name: string, lines: string): CorrectRow => [name, CONTACT, HERO, lines];
const link = (name: string, value: string): CorrectRow => [name, FAQ, FAQ_LINK, `        link: ${value}\n`];
const page = (name: string, lines: string): CorrectRow => [name, LAZADA, 'meta:\n', `${lines}meta:\n`];
const atTop = (name: string, lines: string): CorrectRow => [name, SITE, '\nbrand:\n', `\n${lines}brand:\n`];

/** What people write that is right, and of which nothing is to be said. */
export const correct10: readonly CorrectRow[] = [
  english('an option of a form', '"Choose option 1 or option 2, and send a photo."'),
  english('a friendly beginning', 'Sure, send us a photo. We look at it together.'),
  english('a Turkish dish', 'Ask for Ms Kılıç over a glass of rakı in Kadıköy.'),
  english('a district', 'Our office is in Ataşehir, ten minutes from Fıstıkağacı.'),
  english('two short sentences alike', 'No fee. No contract. No fee for the first call either.'),
  english('a sentence with its opposite', 'We answer within a day. We do not answer within an hour.'),
  english('a word in square brackets', '"As one buyer wrote: “They [the team] answered at once.”"'),
  english('a bar between two words', 'Questions | photos, all by chat.'),
  english('a bracket with a request', 'Send a photo (please, no video).'),
  english('a check in brackets', 'We go through the list with you (a check takes ten minutes).'),
  english('capitals', 'We ship DDP and CIF, and read ISO, CE and GCC documents.'),
  english('a price', 'A call is free, and a parcel costs from $12.50.'),
  english('a range of hours', 'Write from 9:00–18:00 on weekdays.'),
  english('a name with an ampersand', 'Ask for the Johnson & Sons team.'),
  english('a hash in a text', '"Name the order, such as #4711, in your message."'),
  turkish('a request in brackets', 'Fotoğraf gönderin (lütfen video değil).'),
  turkish('a sentence that begins alike', 'Bize yazın, bakalım. Bize yazmadan karar vermeyin.'),
  turkish('a foreign brand', 'Shopify, WooCommerce ve Wix mağazaları için de uygun.'),
  turkish('a suffix at a name', 'Noon’da ve Amazon’da satanlar için.'),
  turkish('an hour', 'Saat 09.00–18.00 arasında yazabilirsiniz.'),
  turkish('a bracket with figures', 'Ürününüzü (en çok 3 fotoğraf) gönderin.'),
  turkish('the word most', 'En iyi fiyat için en az iki pazaryeri deneyin.'),
  turkish('a percentage', 'Komisyon çoğunlukla %8 ile %15 arasındadır.'),
  turkish('a question', 'Ürününüz uygun mu? Birlikte bakalım.'),
  arabic('a request in brackets', 'أرسل صورة (من فضلك من دون مقطع).'),
  arabic('a name in Latin letters', 'اكتب إلى فريق Limanora Support في أي وقت.'),
  arabic('two sentences alike', 'أرسل صورة. ثم أرسل السعر.'),
  arabic('a quotation', '"نسأل أولًا: «لمن تبيع اليوم؟» ثم نجيب."'),
  arabic('a time', 'نجيب من 9:00 إلى 18:00 بتوقيت إسطنبول.'),
  arabic('a word with its vowel signs', 'نُراجع طلبك ونُجيب عن أسئلتك.'),
  titles('a title with a dash', `      en: Tell us – in a line\n${TR}${AR}`),
  titles('a title with a quotation', `      en: Say “yes” to exports\n${TR}${AR}`),
  titles('a title in double quotes', `      en: "Note: tell us"\n${TR}${AR}`),
  titles('a title in single quotes', `      en: 'Tell us what you make'\n${TR}${AR}`),
  titles('a comment between languages', `${EN}      # asked Ayşe\n${TR}${AR}`),
  titles('the Turkish title begins with en', `${EN}      tr: En iyi ürününüzü anlatın\n${AR}`),
  link('a page of a service', '/services/ecommerce-consulting'),
  link('a place in Arabic letters elsewhere', '"https://example.com/ar/معلومات"'),
  link('a chat', 'https://wa.me/{{whatsapp}}'),
  link('a number of another country', 'tel:+966112345678'),
  page('a day to come', 'expires: 2032-12-31\n'),
  page('an address in Arabic', 'address: { ar: لازادا }\n'),
  page('a former name', 'formerly: [/lazada]\n'),
  atTop('two folders', 'folders:\n  /services: { tr: hizmetler }\n  /marketplaces: { tr: pazaryerleri }\n'),
  atTop('redirects as lines', 'redirects:\n  - from: /eski\n    to: /contact\n  - from: /old/*\n    to: /faq\n'),
  ['another number of hours', SITE, HOURS, '  replyHours: 48\n'],
  ['an entry of two tags', ENTRY, 'tags: [fair]', 'tags: [fair, market]'],
  ['the oldest first', NEWS, 'order: newest', 'order: oldest'],
  ['a list of a year', LIST, '    limit: 6\n', '    year: 2026\n    limit: 3\n'],
  ['a list as cards', LIST, '    limit: 6\n', '    limit: 4\n    as: cards\n'],
];
