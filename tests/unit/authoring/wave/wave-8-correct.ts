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
export const correct8: readonly CorrectRow[] = [
  english('an ellipsis within', 'A photo... and we answer.'),
  english('a word that is said twice', 'Send us what you had had made.'),
  english('a bracket of a list', 'For (a) a photo, (b) a question.'),
  english('a decimal that begins a sentence', '3.5 kg is the most that a parcel weighs.'),
  english('a name with a full stop', 'Ask for the Booking.com and Amazon.ae teams.'),
  english('an abbreviation', 'We answer on weekdays, e.g. by WhatsApp.'),
  english('a version', 'We read the forms of ISO 9001:2015 with you.'),
  english('an address with a hyphen', 'Write to export-desk@limanora.example for more.'),
  english('a question and an exclamation', 'Really?! Send us a photo.'),
  english('a Turkish name', 'Ask for Işıl Çağlar in our office in İzmir.'),
  english('a time', 'We answer from 9:30 to 17.30 on weekdays.'),
  turkish('a suffix at a number', 'Fuarın 3’üncü gününde, 15.30’da buluşalım.'),
  turkish('a price', 'Numune gönderimi 1.250,50 TL tutuyor.'),
  turkish('a doubled word that is right', 'Yavaş yavaş, adım adım ilerliyoruz.'),
  turkish('a bracket with a person', 'Kısa sorular için (Ayşe Hanım yanıtlıyor).'),
  turkish('a circumflex', 'Kâğıt işlerini, hâlâ eksikse biz tamamlarız.'),
  arabic('a range with a dash', 'نرد خلال 12–24 ساعة.'),
  arabic('a Latin name with a comma', 'نعمل مع Amazon، وNoon، وTrendyol.'),
  arabic('a bracket', 'أرسل صورة (أو مقطعًا قصيرًا) لمنتجك.'),
  arabic('a percent', 'تبلغ العمولة 15% من السعر.'),
  arabic('a doubled word that is right', 'نراجع المنتجات واحدًا واحدًا.'),
  titles('languages in other order', `${AR}${EN}${TR}`),
  titles('in one line', '      { en: Tell us, tr: Anlatın, ar: أخبرنا }\n'),
  titles('a text on two lines', `      en: Tell us what\n        you make\n${TR}${AR}`),
  link('a page of the site', '/services/logistics-shipping'),
  link('a place of a page', '/contact#form'),
  link('a mail', 'mailto:desk@limanora.example'),
  link('a number', 'tel:+902125550199'),
  link('another site with a query', 'https://saber.sa/home?lang=en&step=2'),
  page('addresses by language', 'address: { tr: lazada-malezya, ar: لازادا-ماليزيا }\n'),
  page('an address of the default language', 'address: { en: lazada }\n'),
  page('former names', 'formerly: [/lazada-old, /marketplaces/lazada-asia]\n'),
  page('a day to go', 'expires: 2031-05-01\n'),
  atTop('a folder by language', 'folders:\n  /services: { tr: hizmetler, ar: خدمات }\n'),
  atTop('a redirect', 'redirects:\n  - { from: /prices.php, to: /contact }\n'),
  atTop('a redirect of a language', 'redirects:\n  - { from: /tr/eski, to: /tr/contact }\n'),
  atTop('a redirect of all below', 'redirects:\n  - { from: /blog/*, to: https://blog.example.com/* }\n'),
  atTop('what is gone', 'redirects:\n  - { from: /christmas, status: 410 }\n'),
  atTop('for now', 'redirects:\n  - { from: /spring, to: /contact, status: 302 }\n'),
  ['nothing changed', SITE, HOURS, HOURS],
  ['tags line by line', ENTRY, 'tags: [fair]', 'tags:\n    - fair\n    - market'],
  ['a day in quotation marks', ENTRY, 'date: 2026-10-12', 'date: "2026-10-12"'],
  ['another order', NEWS, 'order: newest', 'order: title'],
  ['more on a page', NEWS, 'perPage: 10', 'perPage: 25'],
  ['one tag more', NEWS, '  market: {', '  law: { en: Law, tr: Hukuk, ar: القانون }\n  market: {'],
  ['a list of one tag', LIST, '    limit: 6\n', '    tag: fair\n    limit: 3\n'],
];
