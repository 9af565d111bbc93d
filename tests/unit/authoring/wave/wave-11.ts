import {
  ABOUT,
  AMAZON_KSA,
  CLOSING,
  CONTACT,
  EXPORT,
  FAQ,
  FAQ_LINK,
  HOME,
  HOURS,
  LAZADA,
  MARKET_CLOSING,
  NOON_KSA,
  NOON_UAE,
  PROGRAM,
  SHARED,
  SITE,
  YEAR_KSA,
  YEAR_UAE,
} from './places.ts';
import type { Wanted, WaveKind, WaveRow } from './wave.ts';
import { beside7 } from './wave-7.ts';

/** The collection of the seventh wave. */
export const beside11 = beside7;

const NEWS = 'pages/news/_collection.yaml';
const ENTRY = 'pages/news/booth.yaml';

type More = WaveRow[6];

const spot =
  (file: string, find: string, start: string) =>
  (name: string, text: string, conveys: string, wanted: Wanted, more?: More) =>
    [name, file, find, `${start}▸${text}`, conveys, wanted, more] as WaveRow;
const inFile =
  (file: string) => (name: string, find: string, replace: string, conveys: string, wanted: Wanted, more?: More) =>
    [name, file, find, replace, conveys, wanted, more] as WaveRow;

/** In the card about advertising on the home page; the words and their field are both good places. */
const ADS = '          en: Ads that work at home often fall flat on a results page in Arabic or Malay.';
const ADS_TR =
  '          tr: Türkiye’de işe yarayan reklam, Arapça veya Malayca bir arama sayfasında aynı sonucu vermeyebiliyor.';
const ADS_AR = '          ar: الإعلان الناجح في بلدك قد لا يصل إلى متسوق في دبي يبحث بكلمات أخرى.';
const english = spot(HOME, ADS, '          ▸en: ');
const turkish = spot(HOME, ADS_TR, '          ▸tr: ');
const arabic = spot(HOME, ADS_AR, '          ▸ar: ');
const link = (name: string, value: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, FAQ, FAQ_LINK, `        ▸link: ▸${value}\n`, conveys, wanted, more] as WaveRow;
const home = inFile(HOME);
const contact = inFile(CONTACT);
const closing = inFile(CLOSING);
const shared = inFile(SHARED);
const site = inFile(SITE);
const entry = inFile(ENTRY);
const news = inFile(NEWS);
const atTop = (name: string, lines: string, conveys: string, wanted: Wanted, more?: More) =>
  site(name, '\nbrand:\n', `\n${lines}brand:\n`, conveys, wanted, more);

const NOTE = /left|note|sample|written|visitors|assistant|pasted|forgotten/i;
/** The collection as it is, from its order to its fields; an event has a place of its own. */
const NEWS_REST =
  'order: newest\nperPage: 10\nauthors: /people\ntags:\n  fair: …\n  market: …\nfields:\n  place: text\nneeded: [date]\n';
const NEWS_EVENT = 'order: newest\nperPage: 10\nauthors: /people\ntags:\n  fair: …\n  market: …\nneeded: [date]\n';

/** An eleventh wave: what office workers, marketing people, translators and freelancers do wrong. */
export const wave11: readonly WaveKind[] = [
  {
    kind: 'pasted: from chats, mails, Word, Excel and PDF',
    rows: [
      english(
        'the stamp of a chat',
        '"▸[26.11.2026, 10:53] Ayşe: Ads that work at home often fall flat."',
        'a note of a chat',
        /left|chat|note|date|pasted|message|visitors/i,
      ),
      turkish(
        'a picture of a chat that did not come along',
        'Türkiye’de işe yarayan reklam burada işe yaramayabiliyor. ▸<Medya dahil edilmedi>',
        'a note of a chat',
        /left|chat|note|HTML|tag|visitors|sample|pasted/i,
      ),
      english(
        'the sign of a quoted mail',
        '> ▸Ads that work at home often fall flat.',
        'quotes',
        /quot|`>`|\bblock\b|same line|next line/i,
        { elsewhere: [[HOME, 'Ads that work at home often fall flat.']] },
      ),
      english(
        'the last line of a telephone’s mail',
        'Ads that work at home often fall flat abroad. ▸Sent from my iPhone',
        'a line of the mail',
        /left|note|mail|phone|visitors|pasted/i,
      ),
      turkish(
        'what Word writes above a form',
        'Formun Üstü Türkiye’de işe yarayan reklam burada işe yaramayabiliyor.',
        'a line of Word',
        /left|Word|pasted|note|form/i,
      ),
      english(
        'a reference of Word that broke',
        'Ads that work at home often fall flat, see ▸Error! Reference source not found.',
        'a line of Word',
        /left|Word|reference|error|note|pasted/i,
      ),
      english(
        'marks of comments in Google Docs',
        'Ads that work at home ▸[a]often fall flat▸[b] abroad.',
        'the marks of comments',
        /left|bracket|comment|note|\[a\]|visitors/i,
      ),
      [
        'bullets of Word in a list',
        FAQ,
        '            - The marketplace’s sales commission\n            - The partner’s commission\n',
        '            ▸• ▸The marketplace’s sales commission\n            ▸• The partner’s commission\n',
        'dashes',
        /list|bullet|dash|•/i,
        { elsewhere: [[FAQ, 'en: |-\n            You pay:']] },
      ],
      home(
        'an error of Excel',
        '          all: "{{marketplaceCount}}"\n',
        '          ▸all: ▸"▸#REF!"\n',
        'a figure',
        /left|Excel|#REF|figure|spreadsheet/i,
      ),
      [
        'a day as Excel’s number',
        YEAR_KSA,
        '          - starts: 2027-09-23\n',
        '          - ▸starts: ▸46653\n',
        'year, month, day',
        /2027-09-23|year|2027-02-08/i,
      ],
      english(
        'a hyphen of a PDF’s line',
        'Ads that work at home often fall flat on a ▸re-▸ sults page.',
        'one word',
        /hyphen|dash|space|word/i,
      ),
      arabic(
        'Arabic letters as a PDF has them',
        'ﺍﻹﻋﻼﻥ ﺍﻟﻨﺎﺟﺢ ﻓﻲ ﺑﻠﺪﻙ ﻗﺪ ﻻ ﻳﺼﻞ ﺇﻟﻰ ﺩﺑﻲ.',
        'ordinary letters',
        /form|letter|PDF|character|shape/i,
      ),
      turkish(
        'Turkish letters of a wrong export',
        'Türkiye’de ▸iþe yarayan reklam, Arapça bir arama ▸sayfasýnda aynı sonucu vermeyebiliyor.',
        'Turkish letters',
        /letter|þ|ý|encod|UTF|character/i,
      ),
      english(
        'the source mark of an assistant',
        'Ads that work at home often fall flat▸ ▸:contentReference[oaicite:2]{index=2}.',
        'a mark of the assistant',
        /left|note|assistant|visitors|sample|pasted/i,
        { elsewhere: [[HOME, 'contentReference[oaicite']] },
      ),
      turkish(
        'the line of a translator on the web',
        'Türkiye’de işe yarayan reklam burada işe yaramayabiliyor. ▸DeepL.com ile çevrildi (ücretsiz sürüm)',
        'a note',
        /left|note|translat|visitors|sample|pasted/i,
      ),
      english(
        'a backslash of exported Markdown',
        '1▸\\. Ads that work at home often fall flat.',
        'no backslash',
        /\\|backslash|visitors|as it stands/i,
        { elsewhere: [[HOME, '1\\. Ads']] },
      ),
      contact(
        'spaces of a web page before a line',
        '      tr: Bize üç yoldan ulaşabilirsiniz\n',
        '▸\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0▸tr: Bize üç yoldan ulaşabilirsiniz\n',
        'ordinary spaces',
        /space/i,
      ),
    ],
  },
  {
    kind: 'sense: half-finished edits',
    rows: [
      english(
        'a sentence without its end',
        'Ads that work at home often fall flat on a results page ▸in',
        'the rest of the sentence',
        /end|unfinished|full stop|sentence|left|breaks off/i,
      ),
      turkish(
        'the words before, in brackets',
        '"▸Türkiye’de işe yarayan reklam burada işe yaramayabiliyor. ▸(eski metin: aynı sonucu vermeyebiliyor)"',
        'a note',
        NOTE,
      ),
      arabic('a month to come', 'تبدأ حملتنا الأولى في ▸[يُحدد لاحقًا].', 'a note', NOTE),
      english(
        'a word to a colleague',
        'Ads that work at home often fall flat. ▸@Mehmet please check',
        'a note',
        /left|note|sample|visitors|@|pasted/i,
      ),
      shared(
        'a word at the end of a line and again in the next',
        'accounts, so you need no company, office\n            or staff in the country.',
        'accounts, so you need no company, ▸office\n            ▸office or staff in the country.',
        'once',
        /office|twice|once/i,
        { elsewhere: [[SHARED, 'en: >-\n            No. Your products']] },
      ),
      shared(
        'the sentence before and the one after',
        'Namshi and Zalora are coming soon.',
        '▸Namshi and Zalora are coming soon. ▸Namshi and Zalora will be available soon.',
        'once',
        /twice|same|repeat|once|already/i,
        { elsewhere: [[SHARED, 'en: >-\n            Saudi Arabia, the UAE']] },
      ),
    ],
  },
  {
    kind: 'sense: machine translation, keyboards and spelling',
    rows: [
      site(
        'Noon as midday',
        '\n                tr: Noon Suudi Arabistan\n',
        '\n                ▸tr: ▸Öğlen Suudi Arabistan\n',
        'Noon',
        /Noon|\bname\b|brand/,
      ),
      home(
        'Noon as midday in Arabic',
        '          ar: نون الإمارات\n',
        '          ▸ar: ▸الظهر الإمارات\n',
        'نون',
        /Noon|نون|\bname\b|brand/,
      ),
      turkish(
        'Turkey as a bird',
        'Hindi’de işe yarayan reklam, Arapça bir arama sayfasında aynı sonucu vermeyebiliyor.',
        'Türkiye',
        /Türkiye|Hindi|country/i,
      ),
      [
        'the home page as a house',
        EXPORT,
        '          tr: Ana sayfa\n',
        '          ▸tr: ▸Ev\n',
        'Ana sayfa',
        /Ana sayfa/,
      ],
      closing(
        'free as in freedom',
        '          tr: Ücretsiz değerlendirme alın\n',
        '          ▸tr: ▸Özgür değerlendirme alın\n',
        'ücretsiz',
        /ücretsiz|\bfree\b/i,
      ),
      arabic(
        'Arabic typed with Latin keys',
        'hgYughk hgkh[p td fg]; r] gh dwg Ygn ]fd.',
        'Arabic letters',
        /Arabic|language|script|letters|keyboard/i,
      ),
      english(
        'one word typed with Arabic keys',
        'Ads that work at ▸اخةث often fall flat.',
        'home',
        /Arabic|script|letters|language/i,
      ),
      arabic(
        'letters of a Persian keyboard',
        'الإعلان الناجح في ▸بلدک قد لا ▸یصل إلى دبي.',
        'Arabic letters',
        /letter|Persian|ي|ك|Arabic|font/i,
      ),
      home(
        'capitals without their dots',
        '          tr: Yetersiz dijital görünürlük\n',
        '          ▸tr: ▸YETERSIZ DIJITAL GÖRÜNÜRLÜK\n',
        'İ',
        /İ|capital|letter/i,
      ),
      turkish(
        'dots in wrong places',
        'Türkiye’de ▸ışe yarayan reklam burada ▸ayni sonucu ▸vermeyebılıyor.',
        'ı and i',
        /letter|ı|\bi\b|dot|spell/i,
      ),
      home(
        'one word in each other’s place',
        '          en: Scale\n          tr: Büyüme\n',
        '          ▸en: ▸Büyüme\n          ▸tr: ▸Scale\n',
        'the other way round',
        /swap|Turkish|English|other way/i,
        { elsewhere: [[HOME, 'title:\n          en: Büyüme']] },
      ),
      [
        'brackets turned round',
        LAZADA,
        '    ar: خدمة التخزين والتوصيل من لازادا (FBL)\n',
        '    ▸ar: ▸خدمة التخزين والتوصيل من لازادا ▸)▸FBL▸(\n',
        'brackets',
        /bracket|\(|parenthes/i,
      ],
      english(
        'two words misspelt',
        'Ads that work at home often ▸recieve no clicks on ▸seperate results pages.',
        'receive, separate',
        /receive|separate|spell/i,
      ),
      turkish(
        'two Turkish words misspelt',
        'Aynı reklamla ▸herkez aynı sonucu alamıyor; ▸birşey değişmeli.',
        'herkes, bir şey',
        /herkes\b|bir şey|spell/i,
      ),
      turkish(
        'a question that is written as one word',
        'Reklamınız Arapça bir sayfada da işe ▸yarıyormu?',
        'yarıyor mu',
        /yarıyor mu|space|separate|apart|\bmu\b/i,
      ),
      arabic(
        'three Arabic words misspelt',
        'الإعلان الناجح في بلدك ▸لاكن لا يصل ▸الى ▸هاذا المتسوق.',
        'لكن، إلى، هذا',
        /لكن|إلى|هذا|spell|letter/i,
      ),
      english(
        'two slips of grammar',
        'Send us ▸a e-mail and the ▸informations about your ads.',
        'an e-mail, information',
        /an e-mail|\ban\b|information\b|grammar/i,
      ),
      english(
        'names of marketplaces misspelt',
        'Ads on ▸Tik Tok Shop and ▸Shoppe often fall flat.',
        'TikTok Shop, Shopee',
        /TikTok Shop|Shopee|spell/i,
      ),
      english(
        'the brand misspelt',
        'With ▸Limonara, your ads do not fall flat.',
        'Limanora',
        /Limanora|\{\{brand\}\}|brand/i,
      ),
    ],
  },
  {
    kind: 'sense: figures, days and words that contradict',
    rows: [
      home(
        'four steps of which there are five',
        '      en: Five steps from first call to steady sales\n',
        '      ▸en: ▸Four steps from first call to steady sales\n',
        'five',
        /five|\b5\b|number|count|differ|other languages/i,
      ),
      [
        'six values of which there are five',
        ABOUT,
        '      tr: Beş değerimiz\n',
        '      ▸tr: ▸Altı değerimiz\n',
        'five',
        /five|beş|\b5\b|number|count|differ|other languages/i,
      ],
      [
        'hours that differ in Turkish',
        MARKET_CLOSING,
        '        tr: E-postanıza {{replyHours}} saat içinde yanıt\n',
        '        ▸tr: ▸E-postanıza ▸48 saat içinde yanıt\n',
        'replyHours',
        /replyHours|\b24\b|\b48\b|figure|\bfact\b/,
      ],
      home(
        'a day of sales with its figures turned',
        '            tr: Ramazan ve 11.11 kampanyaları\n',
        '            ▸tr: ▸Ramazan ve ▸12.11 kampanyaları\n',
        '11.11',
        /11\.11|12\.11|figure|number|differ/i,
      ),
      [
        'a decimal comma lost',
        NOON_KSA,
        '    tr: 1,7 ila 2 milyon\n',
        '    ▸tr: ▸17 ila 2 milyon\n',
        '1,7',
        /1,7|\b17\b|figure|number|range|differ/i,
      ],
      [
        'a zero too many',
        NOON_KSA,
        '  weeklyUsers: 1700000\n',
        '  ▸weeklyUsers: ▸17000000\n',
        '1.7 million, as beside it',
        /1700000|1[.,]7|weeklyRange|figure|range/i,
      ],
      [
        'a year with its digits turned',
        NOON_KSA,
        '    tr: 2024’ün ikinci çeyreği\n',
        '    ▸tr: ▸2042’nin ikinci çeyreği\n',
        '2024',
        /2024|2042|\byear\b|figure|differ/i,
      ],
      site(
        'weeks from the larger to the smaller',
        '  weeksFrom: 2\n  weeksTo: 4\n',
        '  ▸weeksFrom: ▸4\n  ▸weeksTo: ▸2\n',
        'the smaller first',
        /small|large|revers|swap|order|range|down|before/i,
        {
          elsewhere: [
            [SHARED, '{{weeksFrom}}'],
            [SHARED, 'en: >-\n            Usually in'],
          ],
        },
      ),
      english(
        'a price in the way of another language',
        'A first campaign costs ▸$1.200,50 a month.',
        '1,200.50',
        /1,200\.50|decimal|comma|number|English/i,
      ),
      turkish(
        'a percent sign behind its figure',
        'Reklam gideri satışın ortalama ▸8%’idir.',
        '%8',
        /%8|percent|before|yüzde/i,
      ),
      english(
        'a weekday that is another one',
        'Join our call about ads on ▸Monday, 26 November 2026.',
        'Thursday',
        /Thursday|weekday|Monday/i,
      ),
      english(
        'a day that is not in the calendar',
        'Book your first ads before ▸31 November.',
        '30 November',
        /\b30\b|calendar|no such|\bday\b/i,
      ),
      [
        'a currency of another country',
        AMAZON_KSA,
        '  currencyCode: SAR\n',
        '  ▸currencyCode: ▸AED\n',
        'SAR',
        /\bSAR\b|riyal|currenc/i,
      ],
      [
        'a country left from another page',
        NOON_UAE,
        '  country:\n    en: the Emirates\n',
        '  ▸country:\n    ▸en: ▸Saudi Arabia\n',
        'the Emirates',
        /Emirates|UAE|differ|other languages|Emirlikler/i,
      ],
      [
        'a feast that begins a month too early',
        YEAR_UAE,
        '          - starts: 2027-03-09\n            ends: 2027-03-12\n',
        '          - ▸starts: ▸2027-02-09\n            ▸ends: 2027-03-12\n',
        'March',
        /2027-03-09|month|long|overlap|days/i,
      ],
      [
        'a national day in another month than the year after',
        YEAR_KSA,
        '          - starts: 2027-09-23\n',
        '          - ▸starts: ▸2027-08-23\n',
        'September',
        /09-23|differ|other year|September/i,
      ],
      [
        'a description of another marketplace',
        LAZADA,
        '    en: "Bring your brand to Lazada Malaysia through our partner:',
        '    ▸en: ▸"▸Bring your brand to ▸Shopee Malaysia through our partner:',
        'Lazada',
        /Lazada|Shopee/i,
      ],
      [
        'a title left from another page',
        LAZADA,
        '    en: Sell on Lazada Malaysia without a local company\n',
        '    ▸en: ▸Sell on Noon Saudi Arabia from abroad\n',
        'a title of its own',
        /Noon|same|another page|twice|also|other page/i,
      ],
      shared(
        'a no that became a yes',
        '            No. Your products are listed through our partner’s seller accounts',
        '            ▸Yes. Your products are listed through our partner’s seller accounts',
        'no',
        /\bNo\b|\bYes\b|contradict|Hayır|other languages/,
        { elsewhere: [[SHARED, 'en: >-\n            Yes. Your products']] },
      ),
      site(
        'a city of another address',
        '    en: "{{street}}, Istanbul, Türkiye"\n',
        '    ▸en: ▸"{{street}}, ▸Ankara, Türkiye"\n',
        'Istanbul',
        /Istanbul|\{\{city\}\}|\bcity\b|differ/i,
      ),
    ],
  },
  {
    kind: 'sense: copied with one thing forgotten',
    rows: [
      contact(
        'thanks that report a failure',
        '      en: Thank you. Your message has arrived, and we will get back to you.\n',
        '      ▸en: ▸Sorry, your message could not be sent. Please try again later.\n',
        'that it has arrived',
        /success|arriv|failure|has been sent|thank/i,
      ),
      contact(
        'a button that sends and says clear',
        '      en: Send message\n',
        '      ▸en: ▸Clear the form\n',
        'send',
        /\bsend|submit/i,
      ),
      contact(
        'an example of another field',
        '          en: Your first and last name\n',
        '          ▸en: ▸Your company’s name\n',
        'a name',
        /same|twice|first and last|company|other field|other languages/i,
      ),
      home(
        'a picture that is told as another',
        '      - src: /logos/lazada.svg\n        alt:\n          en: Lazada\n          tr: Lazada\n          ar: لازادا\n',
        '      - ▸src: ▸/logos/lazada.svg\n        ▸alt:\n          ▸en: ▸Shopee\n          ▸tr: ▸Shopee\n          ▸ar: ▸شوبي\n',
        'Lazada',
        /Lazada|lazada|same|twice|another picture/,
      ),
      contact(
        'a chat that opens a mail',
        '\n          link: https://wa.me/{{whatsapp}}\n',
        '\n          ▸link: ▸mailto:{{email}}\n',
        'WhatsApp',
        /WhatsApp|wa\.me|same address|label/i,
      ),
      site(
        'an entry that leads where another does',
        '        ar: من نحن\n      link: /about-us\n',
        '        ar: من نحن\n      ▸link: ▸/contact\n',
        'about-us',
        /about-us|About us|same|twice|another entry/i,
      ),
      home(
        'a region left from the row above',
        '          ar: أمازون الإمارات\n        region: uae\n',
        '          ar: أمازون الإمارات\n        ▸region: ▸ksa\n',
        'uae',
        /\buae\b|UAE/,
      ),
      home(
        'longitude and latitude in each other’s place',
        '          longitude: 101.6869\n          latitude: 3.139\n',
        '          ▸longitude: ▸3.139\n          ▸latitude: ▸101.6869\n',
        'the other way round',
        /\b90\b|latitude|swap|other way/i,
      ),
      site(
        'a region called as another',
        '    label:\n      en: UAE\n      tr: BAE\n',
        '    ▸label:\n      ▸en: ▸KSA\n      tr: BAE\n',
        'UAE',
        /UAE|\bksa\b|same|twice|already|other languages/i,
      ),
      shared(
        'a new question with the answer of another',
        '      - question:\n          en: Which countries do you support?\n',
        '      - ▸question:\n          en: Must we rent an office there?\n          tr: Orada ofis kiralamamız gerekir mi?\n          ar: هل علينا استئجار مكتب هناك؟\n        ▸answer:\n          ▸en: ▸>-\n            ▸No. Your products are listed through our partner’s seller accounts, so you need no company, office\n            or staff in the country. The [e-export aggregator program](/services/e-export-aggregator) explains\n            how this works.\n          tr: Hayır. Ofis, depo ve personel iş ortağımızındır.\n          ar: لا. المكتب والمستودع والموظفون لدى الشريك.\n      - question:\n          en: Which countries do you support?\n',
        'an answer of its own',
        /twice|same|already|another question|repeat/i,
        { elsewhere: [[SHARED, 'en: >-\n            No. Your products']] },
      ),
      [
        'a banner that is brought in twice',
        ABOUT,
        '  - include: /_closing.yaml',
        '  - include: /_closing.yaml\n  - ▸include: ▸/_closing.yaml',
        'once',
        /twice|already|same|repeat|once/i,
      ],
      [
        'an anchor left from the list above',
        EXPORT,
        '    id: solutions\n',
        '    ▸id: ▸what-we-do\n',
        'a name of its own',
        /twice|same|already|another|`#?solutions/i,
        {
          elsewhere: [
            [EXPORT, 'id: what-we-do'],
            [EXPORT, 'what-we-do\n'],
            [EXPORT, 'link: "#solutions"'],
            [EXPORT, '"#solutions"'],
          ],
        },
      ],
    ],
  },
  {
    kind: 'keys, levels and values',
    rows: [
      closing('a key with a dotless i', '        link: /contact\n', '        ▸lınk: /contact\n', 'link', /`link/, {
        elsewhere: [[CLOSING, 'label:\n          en: Get']],
      }),
      contact('a key with a Turkish capital', '      - icon: mail\n', '      - ▸İcon: mail\n', 'icon', /`icon/),
      home(
        'a description with letters turned',
        `        description:\n${ADS}\n`,
        `        ▸desciption:\n${ADS}\n`,
        'description',
        /`description/,
      ),
      [
        'commas of an Arabic keyboard between codes',
        PROGRAM,
        '    currencies: [SAR, AED, MYR]\n',
        '    ▸currencies: [▸SAR▸، AED، MYR]\n',
        'Latin commas',
        /comma|،|three letters|code/i,
      ],
      site('Arabic digits in a fact', HOURS, '  ▸replyHours: ▸٢٤\n', '24', /\b24\b|digit/i),
      contact(
        'a field for long texts by its HTML name',
        '      - kind: long\n',
        '      - ▸kind: ▸textarea\n',
        'long',
        /`long`/,
      ),
      contact(
        'a semicolon for a colon',
        '      tr: Bize üç yoldan ulaşabilirsiniz\n',
        '      ▸tr▸; Bize üç yoldan ulaşabilirsiniz\n',
        'a colon',
        /colon|`tr: /i,
        { elsewhere: [[CONTACT, 'en: Three ways to reach us']] },
      ),
      closing(
        'a link one level too deep',
        '        link: /contact\n',
        '          ▸link: ▸/contact\n',
        'two spaces less',
        /level|space|column|belong|`link|language|line up/i,
        {
          elsewhere: [
            [CLOSING, 'label:\n          en: Get'],
            [CLOSING, '- label:'],
          ],
        },
      ),
    ],
  },
  {
    kind: 'links and facts',
    rows: [
      link(
        'a link that Outlook has wrapped',
        '"▸https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.saber.sa&data=05"',
        'the address itself',
        /saber\.sa|safelinks|Outlook|itself/i,
      ),
      link(
        'the page as one’s own computer has it',
        'http://localhost:5173/en/contact',
        'contact',
        /`\/contact|localhost|computer/,
      ),
      link(
        'a document that one can only edit oneself',
        'https://docs.google.com/document/d/1AbCdEfGhIjKlMn/edit',
        'a page that visitors can open',
        /edit|Google|sign|access|visitors/i,
      ),
      link(
        'a chat with spaces in its number',
        'https://wa.me/+90 555 123 45 67',
        'digits only',
        /digit|space|`?https:\/\/wa\.me\/90/i,
      ),
      link(
        'a mail address with a letter missing',
        'mailto:helo@limanora.example',
        'hello',
        /hello@limanora\.example|\{\{email\}\}/,
      ),
      shared(
        'number and noun in each other’s place',
        'so plan on about {{liveDays, days}}.',
        'so plan on about ▸{{▸days, ▸liveDays}}.',
        'liveDays first',
        /liveDays, ?days|order|swap|other way|\bdays\b/i,
        { elsewhere: [[SHARED, 'en: >-\n            Usually in']] },
      ),
      shared(
        'a fact that was translated along',
        'Planınızı yaklaşık {{liveDays}} güne göre yapın',
        'Planınızı yaklaşık ▸{{▸canlıGün}} güne göre yapın',
        'liveDays',
        /liveDays/,
        { elsewhere: [[SHARED, 'tr: >-\n            Ürün bilgileri']] },
      ),
      site(
        'a Turkish plural behind a number',
        '    tr: "{{count}} gün"\n',
        '    ▸tr: ▸"▸{{count}} günler"\n',
        'gün',
        /gün\b|singular|plural/i,
      ),
      site(
        'one and many in each other’s place',
        '    en: { one: "{{count}} day", other: "{{count}} days" }\n',
        '    ▸en: { ▸one: ▸"{{count}} days", ▸other: ▸"{{count}} day" }\n',
        'one day',
        /swap|`?one|other way|singular/i,
      ),
    ],
  },
  {
    kind: 'site.yaml, days and collections',
    rows: [
      site('a colour without its quotes', '    ink: "#0B2239"\n', '    ▸ink: ▸#0B2239\n', 'quotes', /quot/i),
      site(
        'a grey that is too light',
        '    muted: "#42526B"\n',
        '    ▸muted: ▸"#B8C0CC"\n',
        'more contrast',
        /contrast|4\.5|dark|read/i,
      ),
      site(
        'a number for WhatsApp with its plus',
        '  whatsapp: { sample: "900000000000" }\n',
        '  ▸whatsapp: ▸"▸+905551234567"\n',
        'digits only',
        /digits|905551234567|plus/i,
      ),
      site(
        'days by their short names',
        '  country: TR\n',
        '  country: TR\n  openingHours:\n    - ▸days: [▸Mon, ▸Tue]\n      from: "09:00"\n      to: "18:00"\n',
        'monday',
        /`monday/,
      ),
      atTop(
        'a redirect of a page that is there',
        'redirects:\n  - { ▸from: ▸/faq, to: /contact }\n',
        'a page is there',
        /page/i,
      ),
      entry('a tag by the word that visitors see', 'tags: [fair]', '▸tags: [▸Fuarlar]', 'fair', /`?\bfair\b/),
      entry('a draft in a word of a form', 'entry:\n', '▸draft: ▸yes\nentry:\n', 'true', /`?true/),
      news('a kind in Turkish', 'order: newest\n', '▸kind: ▸etkinlik\norder: newest\n', 'event', /`event`/),
      news(
        'a zone by its hours',
        NEWS_REST,
        `kind: event\n▸zone: ▸GMT+3\n${NEWS_EVENT}`,
        'Europe/Istanbul',
        /Europe\/Istanbul|zone/i,
      ),
    ],
  },
];
