import type { CorrectRow } from './wave.ts';

const CONTACT = 'pages/contact.yaml';
const FAQ = 'pages/faq.yaml';
const CLOSING = 'pages/_closing.yaml';
const NOT_FOUND = 'pages/404.yaml';
const ABOUT = 'pages/about-us.yaml';
const HOME = 'pages/index.yaml';
const SITE = 'site.yaml';
const SHIP = 'pages/services/logistics-shipping.yaml';
const PROGRAM = 'pages/services/e-export-aggregator.yaml';
const NOON_KSA = 'pages/marketplaces/noon-ksa.yaml';
const LAZADA = 'pages/marketplaces/lazada-malaysia.yaml';
const AMAZON_UAE = 'pages/marketplaces/amazon-uae.yaml';
const YEAR_UAE = 'pages/marketplaces/_year-uae.yaml';

const CHAT = '          en: For quick questions, or a photo straight from the production line.';
const CHAT_TR = '          tr: Kısa sorular için. Ürünün fotoğrafını üretim hattından da gönderebilirsiniz.';
const CHAT_AR = '          ar: للأسئلة القصيرة، أو لإرسال صورة منتجك من خط الإنتاج مباشرةً.';
const PARTNERSHIP = '          en: Partnership';
const HERO = '      en: Tell us what you make';
const COSTS =
  '        - **The costs.** Commissions, store rental where it applies, logistics and fulfillment, duty and tax: what each is and who receives it.';
const FAQ_LINK = '        link: /contact';
const EMAIL = '  email: { sample: hello@limanora.example }';
const WHATSAPP = '  whatsapp: { sample: "900000000000" }';
const BLOCKS = '\nblocks:\n';

const english = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT, `          en: ${text}`];
const turkish = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_TR, `          tr: ${text}`];
const arabic = (name: string, text: string): CorrectRow => [name, CONTACT, CHAT_AR, `          ar: ${text}`];

/** Edits of the third wave in which nothing is wrong. */
export const correct3: readonly CorrectRow[] = [
  english('working hours', 'Our office answers Monday to Friday, 9:00–18:00 (GMT+3).'),
  english('an ordinal and a date', 'The 3rd fair of the year opens on May 16, 2027.'),
  english('a temperature and a weight', 'Cartons of up to 25 kg travel well at –5 °C.'),
  english('a fraction and a size', 'Half a pallet, or 1.2 × 0.8 m, is enough to begin.'),
  english('an e-mail address in a sentence', 'Write to sales@limanora.example and we will answer.'),
  english('a domain in a sentence', 'Look at your category on Amazon.ae first.'),
  english('a file’s name in a sentence', 'Send us your price list as price-list.xlsx.'),
  english('a telephone number in a sentence', 'Call +90 212 555 12 34 on weekdays.'),
  english('a model’s number', 'We ship the T-800 and the X/2 in one carton.'),
  english('initials', 'Ask for J. K. Demir of Demir & Sons Ltd.'),
  english('an abbreviation with full stops', 'Send samples, photos, etc. to our office.'),
  english('for example, shortened', 'Some goods, e.g. perfume, need a form of their own.'),
  english('three dots at an end', 'Tea, towels, soap… everything that a home needs.'),
  english('a hyphenated row', 'A step-by-step, no-nonsense talk about your product.'),
  english('a question of two words', 'In doubt? Write to us.'),
  english('a word twice on purpose', 'Log in in the morning to see the new orders.'),
  english('a name like a word of another language', 'Our colleagues Selin, Mehmet and Ayşe answer you.'),
  english('names of towns in their own letters', 'We have visited firms in İzmir, Çorum and Kahramanmaraş.'),
  english('French words that English has', 'A café, a résumé and a fait accompli in one sentence.'),
  english('a trademark’s sign', 'Our photos show Limanora™ cartons and Noon® bags.'),
  english('a section’s sign', 'Rules under § 12 of the act do not concern you.'),
  english('a quotation in a sentence', 'Shoppers ask “Is it in stock?” before they order.'),
  english('quotation marks of one kind in another', 'They said, “Call it ‘fast’ and we will buy.”'),
  english('an exchange rate', 'One dirham is about $0.27, or 1 AED = 0.27 USD.'),
  english('a percentage with a range', 'Commissions of 8–15% are usual in many categories.'),
  english('a year with an apostrophe', 'Sales of the ’90s looked different.'),
  english('capitals for one word', 'We do NOT ask for money in advance.'),
  english('a heart at the end', 'Write to us ❤️'),
  english('a flag before a name', 'Offices near you 🇹🇷 🇦🇪 🇲🇾'),
  english('an arrow between steps', 'Factory → port → warehouse → shopper.'),
  english('a star as a sign for a note', 'Free of charge* for the first product. * Once a year.'),
  english('a sign for about', 'Usually ~30 cartons fill half a pallet.'),
  english('more than and less than', 'Parcels < 2 kg and > 30 kg go by other ways.'),
  english('a slash between units', 'Rates are per kg/week or m³/month.'),
  english('brackets within a word', 'Send us the product(s) that you like best.'),
  english(
    'a square bracket for an addition',
    'Shoppers say: They [the sellers] answer fast.'.replace(': They', ', “They').replace('fast.', 'fast.”'),
  ),
  english('spaces in the braces of a fact', 'We answer within {{ replyHours }} hours.'),
  english('a placeholder with its format', 'We answer within {{replyHours, number}} h.'),
  english('a text in folded lines without a sign', 'For quick questions,\n            or a photo.'),
  turkish('a Turkish price', 'Numune bedeli 1.250,50 TL, kargo dâhil.'),
  turkish('a Turkish percentage', 'Komisyon %8 ile %15 arasında değişir.'),
  turkish('a Turkish time and date', '16 Mayıs 2027 Pazar günü saat 14.30’da görüşelim.'),
  turkish('Turkish ordinals', '2. adımda belgeleri, 3. adımda fiyatı konuşuyoruz.'),
  turkish('Turkish short forms', 'Demir Ltd. Şti. ve Ege A.Ş. gibi firmalar, vb.'),
  turkish('a Turkish straight apostrophe', "WhatsApp'tan yazın, Türkiye'den arayın."),
  turkish('a Turkish doubling on purpose', 'Yavaş yavaş, adım adım ilerliyoruz.'),
  turkish('another Turkish doubling', 'Tek tek bakıyor, gün gün izliyoruz; sıcak sıcak anlatıyoruz.'),
  turkish('Turkish with m-doubling', 'Evrak mevrak derdi kalmaz.'),
  turkish('a circumflex', 'Kâr, hâlâ en önemli rakam; ama tek başına değil.'),
  turkish('a Turkish question particle', 'Ürününüz uygun mu, değil mi? Birlikte bakalım.'),
  turkish('an English name with a Turkish ending', 'Amazon’un FBA’sı ve Noon’un FBN’si hakkında da sorun.'),
  turkish('Turkish with brackets', 'Ürün(ler)inizin fotoğrafını gönderin (en çok 5).'),
  turkish('a Turkish list in a sentence', 'Gönderin: fotoğraf, ölçü, ağırlık.'.replace('Gönderin: ', 'Gönderin – ')),
  turkish('a Turkish telephone number', 'Bizi 0212 555 12 34 numaralı telefondan arayın.'),
  turkish('a Turkish address', 'Örnek Mah. Deneme Sok. No:5/3 Kadıköy/İstanbul adresindeyiz.'),
  turkish('Turkish in capitals', 'KISA SORULAR İÇİN YAZIN.'),
  arabic('an Arabic price', 'سعر العينة 180 درهمًا إماراتيًا شاملًا الشحن.'),
  arabic('an Arabic percentage with its own sign', 'العمولة بين 8٪ و15٪ بحسب الفئة.'),
  arabic('an Arabic date', 'نلتقي يوم الأحد 16 مايو 2027 في الساعة 2:30 ظهرًا.'),
  arabic('Arabic quotation marks', 'يسأل المتسوق «هل هو متوفر؟» قبل أن يطلب.'),
  arabic('Arabic with a Latin name and brackets', 'أرسل الملف price-list.xlsx أو صورة (JPG).'),
  arabic('Arabic with a doubled word on purpose', 'نراجع منتجاتك واحدًا واحدًا، خطوة خطوة.'),
  arabic('Arabic with vowel signs', 'نُجيبُ عن أسئلتِكَ بسُرعةٍ.'),
  arabic('Arabic with a tatweel', 'شكـــرًا لك على رسالتك.'),
  arabic('Arabic with an exclamation', 'راسلنا الآن! فريقنا في انتظارك.'),
  arabic('Arabic with a colon', '"نحتاج إلى ثلاثة أشياء: صورة، ووزن، وسعر."'),
  arabic('Arabic with a hyphen for a range', 'من 9 إلى 12 كرتونًا، أي 9–12 في كل شحنة.'),
  arabic('Arabic with a telephone number', 'اتصل بنا على +90 212 555 12 34.'),
  arabic('a different sign of the Hamza', 'إنّ أسئلتكم تهمّنا دائمًا.'),
  ['an action that stands still in the middle', CONTACT, HERO, '      en: "Tell us: what do you make?"'],
  ['an apostrophe in single quotation marks, doubled', CONTACT, HERO, "      en: 'Tell us what you''ve made'"],
  ['an escaped mark', CONTACT, HERO, '      en: "Tell us what \\"good\\" means"'],
  ['a space before the colon', CONTACT, '    id: form', '    id : form'],
  ['a field before the kind', CONTACT, '  - type: form\n    id: form\n', '  - id: form\n    type: form\n'],
  [
    'an action in one line',
    NOT_FOUND,
    '      link: /\n      style: primary',
    '      link: /faq#more\n      style: outline',
  ],
  [
    'languages in braces',
    ABOUT,
    '          en: Partnership\n          tr: Ortaklık\n          ar: الشراكة\n',
    '          { en: Partnership, tr: Ortaklık, ar: الشراكة }\n',
  ],
  ['an emphasis in an answer', CONTACT, COSTS, `${COSTS.replace('duty and tax', '*duty* and **tax**')}`],
  ['a link out of an answer', CONTACT, COSTS, COSTS.replace('duty and tax', '[duty and tax](https://www.trade.gov/)')],
  [
    'a link with a section in an answer',
    CONTACT,
    COSTS,
    COSTS.replace('duty and tax', '[duty and tax](/services/e-export-aggregator#costs)'),
  ],
  ['a telephone link', FAQ, FAQ_LINK, '        link: tel:+902125551234'],
  ['a WhatsApp link with words', FAQ, FAQ_LINK, '        link: https://wa.me/905321234567?text=Hello'],
  ['a mail link with a subject', FAQ, FAQ_LINK, '        link: mailto:{{email}}?subject=Question'],
  ['a link with letters of Arabic', FAQ, FAQ_LINK, '        link: https://ar.wikipedia.org/wiki/تصدير'],
  ['another quiet style', FAQ, FAQ_LINK, '        link: /about-us'],
  ['an old address', FAQ, BLOCKS, '\nformerly: [/questions, /help/faq]\nblocks:\n'],
  ['a note above the blocks', FAQ, BLOCKS, `\n# Reviewed by Selin, 23.11.2026.${BLOCKS}`],
  ['a real address of mail', SITE, EMAIL, '  email: ihracat.destek@limanora.com.tr'],
  ['a number in quotation marks', SITE, WHATSAPP, "  whatsapp: '905321234567'"],
  ['a two-sided noun', SITE, '    en: { one: hour, other: hours }', '    en: { one: hr, other: hrs }'],
  [
    'a fact of two lines',
    SITE,
    '  courier:\n    en: Aramex\n    tr: Aramex\n',
    '  courier:\n    en: Aramex Express\n    tr: Aramex Ekspres\n',
  ],
  ['another number of days', SITE, '  liveDays: 30', '  liveDays: 45'],
  ['a telephone more', SITE, '  country: TR\n', '  telephone: "+902125551234"\n  country: TR\n'],
  ['a postal code more', SITE, '  country: TR\n', '  postalCode: "34710"\n  country: TR\n'],
  [
    'a wish for one language',
    SITE,
    'formEndpoint: # empty: the form writes an e-mail',
    'formEndpoint:\nlabels:\n  soon:\n    tr: Hazırlanıyor',
  ],
  ['another season', YEAR_UAE, '          en: White Friday\n', '          en: White Friday week\n'],
  [
    'a season’s dates of another year only',
    YEAR_UAE,
    '          - starts: 2027-12-02\n            ends: 2027-12-03\n',
    '          - starts: 2027-12-01\n            ends: 2027-12-03\n',
  ],
  ['another number of visits', AMAZON_UAE, '  visits: 21300000', '  visits: 22000000'],
  ['a number of users with its range', NOON_KSA, '  weeklyUsers: 1700000', '  weeklyUsers: 1800000'],
  [
    'another description of a picture',
    LAZADA,
    '        en: Lazada wordmark',
    '        en: The word Lazada in blue letters',
  ],
  ['another word for the week', PROGRAM, '    unit:\n      en: Week\n', '    unit:\n      en: Week no.\n'],
  ['a coordinate south of the equator', HOME, '          latitude: 3.139', '          latitude: -3.139'],
  ['another value', ABOUT, PARTNERSHIP, '          en: Working hand in hand'],
  ['a longer note', CLOSING, '      - en: No commitment', '      - en: No commitment, no fees'],
  [
    'a question moved to the end',
    SHIP,
    '          en: Which goods are difficult to ship?',
    '          en: Which goods are hard to ship, and why?',
  ],
];
