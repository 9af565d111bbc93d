import type { CorrectRow } from './wave.ts';

const CONTACT = 'pages/contact.yaml';
const CLOSING = 'pages/_closing.yaml';
const NOT_FOUND = 'pages/404.yaml';
const SITE = 'site.yaml';

const EN = '      en: Tell us what you make\n';
const TR = '      tr: Ne ürettiğinizi anlatın\n';
const AR = '      ar: أخبرنا بما تبيعه\n';
const CHAT = '          en: For quick questions, or a photo straight from the production line.';
const CHAT_TR = '          tr: Kısa sorular için. Ürünün fotoğrafını üretim hattından da gönderebilirsiniz.';
const CHAT_AR = '          ar: للأسئلة القصيرة، أو لإرسال صورة منتجك من خط الإنتاج مباشرةً.';
const NOTES = '      - en: No commitment\n        tr: Taahhüt yok\n        ar: من دون أي التزام\n';

const english = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT, `          en: ${text}`];
const turkish = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_TR, `          tr: ${text}`];
const arabic = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_AR, `          ar: ${text}`];

/** Edits of the sixth wave in which nothing is wrong. */
export const correct6: readonly CorrectRow[] = [
  english('an ellipsis in the middle', 'For quick questions… or a photo straight from the production line.'),
  english('an apostrophe', 'Don’t have a photo? That’s fine, a sentence is enough.'),
  english('a straight apostrophe', "Don't have a photo? That's fine, a sentence is enough."),
  english('a quotation', 'Write “photo” and we call back.'),
  english('numbers and a range', 'We answer 40–50 messages a day, from 9 a.m. to 6 p.m.'),
  english('a percentage', 'About 80% of questions are answered the same day.'),
  english('a hashtag inside', '"Look for #exportday on our profile."'),
  english('an at sign inside', 'Ask for the team @ Istanbul.'),
  english('an ampersand inside', 'Photos & videos are welcome.'),
  english('slashes', 'Send JPG/PNG files, or a link and/or a list.'),
  english('a plus', 'Photos + a price list are best.'),
  english('brackets', 'Photos (of any size) are welcome.'),
  english('square brackets inside', 'Write your model [for example A4] with it.'),
  english('a short sentence', 'Write to us.'),
  english('one word', 'Welcome!'),
  english('capitals', 'We work with FBA and FBN stock, under the GCC rules.'),
  english('a foreign name', 'Ask for Ayşe Yılmaz or Müge Çağlar, who know your market.'),
  english('a Turkish place', 'Our desk is near Kadıköy, and the trains stop at Söğütlüçeşme.'),
  english('a French word', 'For a quick déjà vu, see the fair’s résumé.'),
  english('an address', 'Visit us at Örnek Sokak No. 1, 34000 İstanbul.'),
  english('a temperature', 'Store it between 15 and 25 °C.'),
  english('a currency', 'A first carton costs SAR 1,250 or US$333.'),
  english('a phone number', 'Call +90 212 000 00 00 on working days.'),
  english('a version', 'The 2.0 form needs no login.'),
  english('an abbreviation', 'Write to Mr. Demir, Dr. Kaya or No. 5, e.g. today.'),
  english('a list in a sentence', '"Send three things: a photo, a price and a place."'),
  english('single quotes around', "'For quick questions: a photo is enough.'"),
  english('a comment behind', 'For quick questions, or a photo. # agreed with sales'),
  english('an emoji', 'For quick questions, or a photo 📷 from the line.'),
  english('a trade mark', 'For Lazada™ and Shopee® questions, write to us.'),
  english('a doubled word that is right', 'We had had that question before, and that that helps is known.'),
  english('initials', 'For A.B.C. and similar firms, a photo is enough.'),
  english('time', 'Between 09:00 and 18:00 (GMT+3), we answer at once.'),
  english('an ordinal', 'On the 1st and 15th of each month, we list new goods.'),
  english('an imperative with a colon in time', 'Call at 9:30, please.'),
  turkish('apostrophes of names', 'Amazon’da, Noon’da ve Shopee’de satmak için bize yazın.'),
  turkish('straight apostrophes', "Amazon'da, Noon'da ve Shopee'de satmak için bize yazın."),
  turkish('a percentage in front', 'Soruların %80’ine aynı gün yanıt veriyoruz.'),
  turkish('a circumflex', 'Kâr hesabınızı hâlâ yapmadıysanız birlikte bakalım.'),
  turkish('foreign names', 'Fulfillment by Amazon (FBA) ve TikTok Shop için de yazabilirsiniz.'),
  turkish('lira', 'İlk koli 1.250,50 TL’den başlıyor.'),
  turkish('a date in words', '3 Mayıs 2027’ye kadar yazan firmalara yer ayırıyoruz.'),
  turkish('short', 'Bize yazın.'),
  turkish('no special letter', 'Bizi arayabilir veya bize yazabilirsiniz.'),
  turkish('a question', 'Fotoğrafınız yok mu? Bir cümle de yeter!'),
  turkish('abbreviations', 'Dr., Prof., vb. unvanlara gerek yok; KVKK, KDV ve GTİP sorularınızı da yazın.'),
  turkish('dashes', 'Kısa sorular – ve fotoğraflar – için.'),
  turkish('quotation', '“Fotoğraf” yazın, biz sizi arayalım.'),
  turkish('an English word in use', 'Online satış, e-ticaret ve marketing sorularınız için.'),
  turkish('numbers with suffixes', '24’ü aşan soruları 48 saat içinde yanıtlıyoruz.'),
  arabic('Latin names', 'للأسئلة عن Amazon وNoon وTikTok Shop، راسلنا في أي وقت.'),
  arabic('a percentage', 'نجيب عن 80% من الأسئلة في اليوم نفسه.'),
  arabic('brackets', 'أرسل صورة (بأي حجم) من خط الإنتاج مباشرةً.'),
  arabic('quotation', 'اكتب «صورة» ونتصل بك.'),
  arabic('a question', 'ألديك سؤال قصير؟ اكتب إلينا!'),
  arabic('a semicolon', 'أرسل صورة منتجك؛ نجيبك في اليوم نفسه.'),
  arabic('tashkil', 'نُجيبُك سريعًا، وتُعرَضُ منتجاتُك في وقتها.'),
  arabic('a number with a comma', 'أول شحنة من 1,250 ريالًا سعوديًا.'),
  arabic('short', 'راسلنا.'),
  arabic('time', 'نرد بين 9:00 و18:00 بتوقيت إسطنبول.'),
  ['a new note', CLOSING, NOTES, `${NOTES}      - en: Free of charge\n        tr: Ücretsiz\n        ar: مجانًا\n`],
  ['a note less', CLOSING, NOTES, ''],
  ['quotes around a heading', CONTACT, EN, '      en: "Tell us what you make"\n'],
  ['languages in another order', CONTACT, `${EN}${TR}${AR}`, `${AR}${EN}${TR}`],
  ['an empty line between languages', CONTACT, `${EN}${TR}`, `${EN}\n${TR}`],
  ['a comment between languages', CONTACT, `${EN}${TR}`, `${EN}      # Turkish below\n${TR}`],
  ['a folded text', CONTACT, EN, '      en: >-\n        Tell us\n        what you make\n'],
  [
    'a literal text',
    CONTACT,
    CHAT,
    '          en: |-\n            For quick questions, or a photo\n            straight from the production line.',
  ],
  ['spaces at the end of a line', CONTACT, EN, '      en: Tell us what you make   \n'],
  [
    'languages in braces',
    CONTACT,
    `    title:\n${EN}${TR}${AR}`,
    '    title: { en: Tell us what you make, tr: Ne ürettiğinizi anlatın, ar: أخبرنا بما تبيعه }\n',
  ],
  [
    'a button more',
    CONTACT,
    '        link: "#form"\n        style: primary\n',
    '        link: "#form"\n        style: primary\n      - label:\n          en: See the questions\n          tr: Sorulara bakın\n          ar: اطّلع على الأسئلة\n        link: /faq\n        style: outline\n',
  ],
  ['a button’s link to another page', NOT_FOUND, '      link: /\n', '      link: /faq\n'],
  ['a button’s link to a place of a page', NOT_FOUND, '      link: /\n', '      link: /#marketplaces\n'],
  [
    'a link in an answer',
    'pages/_faq.yaml',
    'The [e-export aggregator program](/services/e-export-aggregator) explains',
    'The [program](/services/e-export-aggregator) and the [questions](/faq) explain',
  ],
  ['a website', NOT_FOUND, '      link: /\n', '      link: https://www.example.com/path?x=1#part\n'],
  ['a telephone link', NOT_FOUND, '      link: /\n', '      link: tel:+902120000000\n'],
  ['a real e-mail', SITE, '  email: { sample: hello@limanora.example }\n', '  email: info@limanora.com\n'],
  ['a real number', SITE, '  whatsapp: { sample: "900000000000" }\n', '  whatsapp: "905321234567"\n'],
  ['a number changed', SITE, '  liveDays: 30\n', '  liveDays: 45\n'],
  [
    'a courier changed',
    SITE,
    '    en: Aramex\n    tr: Aramex\n    ar: أرامكس\n',
    '    en: DHL Express\n    tr: DHL Express\n    ar: دي إتش إل إكسبريس\n',
  ],
  ['a colour a little darker', SITE, '    muted: "#42526B"\n', '    muted: "#3F4F67"\n'],
  ['a colour in small letters', SITE, '    muted: "#42526B"\n', '    muted: "#42526b"\n'],
  ['no corners', SITE, '  radius: 16\n', '  radius: 0\n'],
  [
    'a draft to which nothing leads',
    'pages/training.yaml',
    '',
    'draft: true\nmeta:\n  title:\n    en: Training for export teams\n    tr: İhracat ekipleri için eğitim\n    ar: تدريب لفرق التصدير\nblocks:\n  - type: hero\n    title:\n      en: Learn it once\n      tr: Bir kez öğrenin\n      ar: تعلّمها مرة\n',
  ],
  ['a former address', CONTACT, 'meta:\n', 'formerly:\n  - /contact-us\nmeta:\n'],
  ['a hidden block', CONTACT, '  - type: contact\n', '  - type: contact\n    id: ways\n'],
];
