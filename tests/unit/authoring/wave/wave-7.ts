import {
  AMAZON_UAE,
  CHAT,
  CHAT_AR,
  CHAT_TR,
  CONTACT,
  FAQ,
  FAQ_LINK,
  HERO,
  HOME,
  HOURS,
  LAZADA,
  MARKET_CLOSING,
  RAMADAN,
  SHARED,
  SITE,
  WHATSAPP,
} from './places.ts';
import type { Wanted, WaveKind, WaveRow } from './wave.ts';

const NEWS = 'pages/news/_collection.yaml';
const ENTRY = 'pages/news/booth.yaml';
const LIST = 'pages/news/index.yaml';

/** A collection of news with its authors, which the site has beside its own pages while this wave is planted. */
export const beside7: readonly (readonly [file: string, text: string])[] = [
  [
    NEWS,
    `title: { en: News, tr: Haberler, ar: الأخبار }
order: newest
perPage: 10
authors: /people
tags:
  fair: { en: Trade fairs, tr: Fuarlar, ar: المعارض }
  market: { en: Markets, tr: Pazarlar, ar: الأسواق }
fields:
  place: text
needed: [date]
`,
  ],
  [
    ENTRY,
    `meta:
  title: { en: Our booth in Dubai, tr: Dubai’deki standımız, ar: جناحنا في دبي }
  description:
    en: In February we meet manufacturers at the fair in Dubai and answer questions about selling on marketplaces.
    tr: Şubatta Dubai fuarında üreticilerle buluşuyor, pazaryerlerinde satışa dair soruları yanıtlıyoruz.
    ar: نلتقي في فبراير بالمصنّعين في معرض دبي ونجيب عن أسئلتهم حول البيع على منصات التسوق.
entry:
  date: 2026-10-12
  authors: [/people/ada]
  tags: [fair]
  place: { en: Hall 4, tr: 4. salon, ar: القاعة 4 }
blocks:
  - type: hero
    title: { en: Four days at the fair, tr: Fuarda dört gün, ar: أربعة أيام في المعرض }
  - type: text
    body:
      en: Bring a product, and we look at it together.
      tr: Bir ürün getirin, birlikte bakalım.
      ar: أحضر منتجًا لنطّلع عليه معًا.
`,
  ],
  [
    LIST,
    `meta:
  title: { en: News from our desk, tr: Masamızdan haberler, ar: أخبار مكتبنا }
  description:
    en: What has happened at our desk and at the fairs that we visit, with dates, places and the people who were there.
    tr: Masamızda ve gittiğimiz fuarlarda neler oldu, ne zaman, nerede ve kimlerle; hepsi bu sayfada.
    ar: ما جرى في مكتبنا وفي المعارض التي نزورها، مع التواريخ والأماكن ومن كان هناك.
blocks:
  - type: hero
    title: { en: What is new, tr: Neler yeni?, ar: ما الجديد؟ }
  - type: entries
    of: /news
    limit: 6
    none: { en: Nothing yet., tr: Henüz haber yok., ar: لا أخبار بعد. }
`,
  ],
  ['pages/people/_collection.yaml', 'title: { en: People, tr: Ekip, ar: فريقنا }\nkind: person\norder: title\n'],
  [
    'pages/people/ada.yaml',
    `meta:
  title: { en: Ada Yıldız, tr: Ada Yıldız, ar: آدا يلدز }
  description:
    en: Ada looks after new sellers, from the first photo of a product to the first order on a marketplace.
    tr: Ada yeni satıcılarla ilgileniyor, ilk fotoğraftan pazaryerindeki ilk siparişe kadar yanlarında.
    ar: ترافق آدا البائعين الجدد من أول صورة للمنتج حتى أول طلب على المنصة.
blocks:
  - type: hero
    title: { en: Who Ada is, tr: Ada kimdir?, ar: من هي آدا؟ }
  - type: text
    body:
      en: She has worked with exporters for years.
      tr: Yıllardır ihracatçılarla çalışıyor.
      ar: تعمل مع المصدّرين منذ سنوات.
`,
  ],
  [
    'pages/people/index.yaml',
    `meta:
  title: { en: The people at our desk, tr: Masamızdaki ekip, ar: من يعمل في مكتبنا }
  description:
    en: The people who answer your questions at our desk, what each of them does, and how you reach them.
    tr: Sorularınızı yanıtlayan ekip, her birinin ne yaptığı ve onlara nasıl ulaşacağınız.
    ar: من يجيب عن أسئلتك في مكتبنا، وما يفعله كل منهم، وكيف تصل إليهم.
blocks:
  - type: hero
    title: { en: Who answers you, tr: Sizi kim yanıtlıyor?, ar: من يجيبك؟ }
  - type: entries
    of: /people
    none: { en: Nobody yet., tr: Henüz kimse yok., ar: لا أحد بعد. }
`,
  ],
];

type More = WaveRow[6];

const spot =
  (file: string, find: string, start: string) =>
  (name: string, text: string, conveys: string, wanted: Wanted, more?: More) =>
    [name, file, find, `${start}▸${text}`, conveys, wanted, more] as WaveRow;

/** In the description of the chat's card. */
const english = spot(CONTACT, CHAT, '          ▸en: ');
const turkish = spot(CONTACT, CHAT_TR, '          ▸tr: ');
const arabic = spot(CONTACT, CHAT_AR, '          ▸ar: ');
/** The link of the last button of the page of questions. */
const link = (name: string, value: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, FAQ, FAQ_LINK, `        ▸link: ▸${value}\n`, conveys, wanted, more] as WaveRow;
/** The first heading of the contact page, in its three languages. */
const titles = (name: string, lines: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, CONTACT, HERO, lines, conveys, wanted, more] as WaveRow;
const site = (name: string, find: string, replace: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, SITE, find, replace, conveys, wanted, more] as WaveRow;
/** A field of the site's own, above its brand. */
const atTop = (name: string, lines: string, conveys: string, wanted: Wanted, more?: More) =>
  site(name, '\nbrand:\n', `\n${lines}brand:\n`, conveys, wanted, more);
const season = (name: string, starts: string, ends: string, conveys: string, wanted: Wanted, more?: More) =>
  [
    name,
    'pages/marketplaces/_year-uae.yaml',
    RAMADAN,
    `          - starts: ${starts}\n            ends: ${ends}\n`,
    conveys,
    wanted,
    more,
  ] as WaveRow;
const entry = (name: string, find: string, replace: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, ENTRY, find, replace, conveys, wanted, more] as WaveRow;
const news = (name: string, find: string, replace: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, NEWS, find, replace, conveys, wanted, more] as WaveRow;
const list = (name: string, find: string, replace: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, LIST, find, replace, conveys, wanted, more] as WaveRow;

const [EN, TR, AR] = HERO.split(/(?<=\n)/) as [string, string, string];
const HERO_BLOCK = '  - type: hero\n    title:\n      en: Tell us what you make\n';
const PICTURE = '      - src: /logos/noon.svg\n';

/** A seventh wave of mistakes of people who write pages and are no developers. */
export const wave7: readonly WaveKind[] = [
  {
    kind: 'typing',
    rows: [
      titles('a semicolon for the colon', `      ▸en; Tell us what you make\n${TR}${AR}`, 'a colon', /colon/i, {
        elsewhere: [[CONTACT, 'tr: Ne ürettiğinizi']],
      }),
      titles('Arabic without its colon', `${EN}${TR}      ▸ar أخبرنا بما تبيعه\n`, 'a colon after ar', /colon/i),
      titles(
        'Turkish without its colon',
        `${EN}      ▸tr Ne ürettiğinizi anlatın\n${AR}`,
        'a colon after tr',
        /colon/i,
      ),
      titles('a hyphen for the colon', `${EN}      ▸tr - Ne ürettiğinizi anlatın\n${AR}`, 'a colon after tr', /colon/i),
      titles('a code with a letter too many', `      ▸eng: Tell us what you make\n${TR}${AR}`, 'en', /`en\b/),
      titles('a code written big', `${EN}      ▸Tr: Ne ürettiğinizi anlatın\n${AR}`, 'tr', /`tr\b/, {
        mayBeSilent: true,
      }),
      titles('two colons in a row', `      en▸:▸: Tell us what you make\n${TR}${AR}`, 'one colon', /colon|`en`/i, {
        elsewhere: [[CONTACT, 'en:: Tell']],
      }),
      titles(
        'a quotation mark that is never closed',
        `      en: ▸"Tell us what you make\n${TR}${AR}`,
        'the second quotation mark',
        /quot/i,
        { elsewhere: [[CONTACT, 'en: "Tell']] },
      ),
      titles(
        'quotation marks round a word within',
        `      en: ▸"Tell us "▸what▸" you make"\n${TR}${AR}`,
        'quotation marks within quotation marks',
        /quot/i,
        { elsewhere: [[CONTACT, 'en: "Tell']] },
      ),
      titles(
        'an apostrophe within single quotes',
        `      en: ▸'It▸'▸s what you make'\n${TR}${AR}`,
        'quotation marks',
        /quot|apostrophe/i,
        { elsewhere: [[CONTACT, "en: 'It"]] },
      ),
      [
        'a type without its colon',
        CONTACT,
        HERO_BLOCK,
        HERO_BLOCK.replace('- type: hero', '- ▸type hero'),
        'a colon after type',
        /colon/i,
        { elsewhere: [[CONTACT, '- type hero']] },
      ],
      [
        'a hyphen stuck to type',
        CONTACT,
        HERO_BLOCK,
        HERO_BLOCK.replace('- type', '▸-type'),
        'a space after the hyphen',
        /space|hyphen/i,
      ],
      [
        'a type that is misspelt',
        CONTACT,
        HERO_BLOCK,
        HERO_BLOCK.replace('type: hero', '▸type: ▸heroo'),
        'hero',
        /`hero`/,
      ],
      [
        'title misspelt',
        CONTACT,
        HERO_BLOCK,
        HERO_BLOCK.replace('title', '▸tilte'),
        'title',
        /`title/,
        {
          elsewhere: [
            [CONTACT, '- type: hero'],
            [CONTACT, 'type: hero'],
          ],
        },
      ],
      ['a tone with a letter too many', CONTACT, '    tone: sand\n', '    ▸tone: ▸sands\n', 'sand', /`sand`/],
      [
        'a style of a colour',
        FAQ,
        '        style: primary\n',
        '        ▸style: ▸blue\n',
        'primary or outline',
        /primary/,
      ],
      [
        'a tab in front of a line',
        CONTACT,
        HERO,
        `${EN}\t▸${TR.trimStart()}${AR}`,
        'spaces',
        /tab/i,
        {
          elsewhere: [[CONTACT, '\ttr: Ne']],
        },
      ],
    ],
  },
  {
    kind: 'pasting',
    rows: [
      english('a bullet of Word', '▸• For quick questions', 'a list or no bullet', /•|bullet|hyphen|list/i),
      english(
        'a bullet of Wingdings',
        '▸\uf0b7 For quick questions',
        'a sign that no font has',
        /bullet|sign|letter|private|box|font/i,
      ),
      english('an error of Excel', '▸#REF!', 'a value that Excel could not work out', /#|quot|Excel|empty/i),
      english(
        'an error of Excel in quotes',
        '▸"▸#N/A"',
        'a value that Excel could not find',
        /#N\/A|Excel|spreadsheet/i,
      ),
      english('a formula of Excel', '▸=CONCATENATE(A1;B1)', 'a formula', /formula|Excel|spreadsheet|=/i),
      english(
        'two cells of Excel',
        'For quick questions▸\tKısa sorular için',
        'a tab between two cells',
        /tab|cell|space/i,
      ),
      english('a row of a CSV', '"▸For quick questions","Kısa sorular için"', 'two texts in a row', /quot|comma/i, {
        elsewhere: [
          [CONTACT, ',"Kısa'],
          [CONTACT, '"For quick questions",'],
          [CONTACT, '"For quick'],
        ],
      }),
      english(
        'a hyphen at the end of a PDF’s line',
        'For quick ques▸- tions, or a photo.',
        'a word in two parts',
        /hyphen|word|broken|line/i,
        {
          elsewhere: [[CONTACT, 'ques- tions']],
        },
      ),
      english('a ligature of a PDF', 'For a quick ▸ﬁrst question.', 'the two letters', /ﬁ|ligature|letter/i),
      english(
        'the head of a chat’s message',
        '"▸[12.03.2027, 09:41] Merve: for quick questions"',
        'who wrote when',
        /chat|message|who|copied|does not belong|bracket|sent/i,
      ),
      english(
        'the foot of a mail',
        'For quick questions. ▸Sent from my iPhone',
        'the foot of a mail',
        /mail|sent from|copied|left/i,
      ),
      english(
        'the head of an answered mail',
        '"For quick questions. ▸-----Original Message-----"',
        'the head of a mail',
        /mail|copied|left|original/i,
      ),
      english(
        'a field of Word',
        'For quick questions. ▸Error! Bookmark not defined.',
        'an error of Word',
        /Word|error|left|field/i,
      ),
      turkish(
        'a field of a Turkish Word',
        'Kısa sorular için. ▸Hata! Yer işareti tanımlanmamış.',
        'an error of Word',
        /Word|error|left|field/i,
      ),
      english(
        'a field of Word to be filled',
        '▸Click or tap here to enter text.',
        'a text that was never written',
        /sample|filler|left|placeholder|Word|own text/i,
      ),
      english('the number of a page', 'For quick questions. ▸Page 3 of 7', 'a page number', /page|number|left|copied/i),
      english('a break of a web page', 'For quick questions,▸<br>or a photo.', 'no HTML', /HTML|<|tag/i),
      english(
        'an ampersand of a web page',
        'Questions ▸&amp; photos are welcome.',
        'the sign itself',
        /&amp|HTML|sign|entity|code/i,
      ),
      turkish(
        'letters of a wrong encoding',
        'Kısa sorular iÃ§in yazın.',
        'the wrong encoding',
        /letter|encod|UTF-8|saved/i,
        {
          elsewhere: [[CONTACT, 'Ã§']],
        },
      ),
      turkish('a letter that was lost', 'Kısa sorular i▸�in yazın.', 'a lost letter', /�|lost|letter|encod/i),
      english('a break written as letters', 'For quick questions.▸\\nOr a photo.', 'a new line', /\\n|line/i),
      english('a soft hyphen of Word', 'For quick ques▸\u00adtions.', 'an invisible sign', /invisible|soft|hyphen/i, {
        mayBeSilent: true,
      }),
      english(
        'a comment of Google Docs',
        'For quick questions▸[a], or a photo.',
        'the mark of a comment',
        /\[a\]|comment|bracket|left/i,
      ),
      [
        'quotes of a mail before lines',
        CONTACT,
        HERO,
        `▸>${EN}▸>${TR}▸>${AR}`,
        'the signs of a mail',
        />|mail|quot/i,
        { elsewhere: [[CONTACT, 'title:\n>']] },
      ],
      [
        'a fence of a chat with a machine',
        CONTACT,
        HERO_BLOCK,
        `▸\`\`\`yaml\n${HERO_BLOCK}`,
        'the fence',
        /`|fence|backtick|line/i,
      ],
      ['line numbers of an editor', CONTACT, HERO, `▸13 ${EN}▸14 ${TR}▸15 ${AR}`, 'the numbers of lines', /number/i],
      [
        'a sentence of a chat with a machine',
        CONTACT,
        HERO_BLOCK,
        `▸Here is the updated YAML:\n${HERO_BLOCK}`,
        'a line that belongs to nothing',
        /line|level|sentence|blocks|belongs|hyphen/i,
      ],
    ],
  },
  {
    kind: 'moving blocks',
    rows: [
      [
        'a block two spaces to the left',
        CONTACT,
        '  - type: contact\n',
        '▸- type: contact\n',
        'two spaces in front',
        /space|level|indent|left|right/i,
        { elsewhere: [[CONTACT, 'title:\n      en: Three ways']] },
      ],
      [
        'a block two spaces to the right',
        CONTACT,
        '  - type: contact\n',
        '    ▸- type: contact\n',
        'two spaces less',
        /space|level|indent|left/i,
        { elsewhere: [[CONTACT, 'title:\n      en: Three ways']] },
      ],
      [
        'a block within the items of another',
        CONTACT,
        '      - icon: message-circle\n',
        '      ▸- ▸type: cta\n        title: { en: Write, tr: Yazın, ar: اكتب }\n        actions:\n          - label: { en: Write, tr: Yazın, ar: اكتب }\n            link: /faq\n      - icon: message-circle\n',
        'a block does not belong into the list',
        /block|belong|level|`blocks|field/i,
        {
          elsewhere: [
            [CONTACT, 'title: { en: Write'],
            [CONTACT, 'actions:\n          - label: { en'],
          ],
        },
      ],
      [
        'blocks twice',
        CONTACT,
        '  - type: contact\n',
        '▸blocks:\n  - type: contact\n',
        'blocks stands twice',
        /twice|second|already|again/i,
        { elsewhere: [[CONTACT, 'blocks:\n  - type: hero']] },
      ],
      [
        'meta twice',
        CONTACT,
        'blocks:\n',
        '▸meta:\n  title: { en: Contact, tr: İletişim, ar: تواصل }\nblocks:\n',
        'meta stands twice',
        /twice|second|already|again/i,
        { elsewhere: [[CONTACT, 'meta:\n  title:\n']] },
      ],
      [
        'the same id twice',
        CONTACT,
        '  - type: contact\n',
        '  - type: contact\n    ▸id: ▸form\n',
        'another block has it',
        /already|twice|same|another|second/i,
        {
          elsewhere: [
            [CONTACT, 'id: form\n    tone'],
            [CONTACT, 'form\n    tone'],
          ],
        },
      ],
      [
        'a question moved among the blocks',
        FAQ,
        '  - type: cta\n',
        '  ▸- ▸question: { en: Is it safe?, tr: Güvenli mi?, ar: هل هو آمن؟ }\n    answer: { en: Yes., tr: Evet., ar: نعم. }\n  - type: cta\n',
        'a question belongs into a faq block',
        /faq|type|items|level/i,
      ],
      [
        'a button moved among the blocks',
        FAQ,
        '  - type: cta\n',
        '  ▸- ▸label: { en: Write, tr: Yazın, ar: اكتب }\n    link: /contact\n  - type: cta\n',
        'a button belongs to a block’s actions',
        /actions|type|level/i,
      ],
      ['a block without its type', FAQ, '  - type: cta\n    title:\n', '  ▸- ▸title:\n', 'type is missing', /`- type/],
      [
        'a field moved out of its block',
        FAQ,
        '  - type: cta\n',
        '▸tone: sand\n  - type: cta\n',
        'it belongs into a block',
        /block|level|space|belong/i,
        {
          elsewhere: [
            [FAQ, '- type: cta'],
            [FAQ, 'blocks:'],
          ],
        },
      ],
      [
        'an answer left of its question',
        SHARED,
        '        answer:\n          en: >-\n            Usually in',
        '      ▸answer:\n          en: >-\n            Usually in',
        'two spaces in front',
        /space|level|indent/i,
        {
          elsewhere: [
            [SHARED, '- question:\n          en: How quickly'],
            [SHARED, 'question:\n          en: How quickly'],
          ],
        },
      ],
      [
        'a language one space to the left',
        CONTACT,
        HERO,
        `${EN}     ▸tr: Ne ürettiğinizi anlatın\n${AR}`,
        'one space more',
        /space|level|indent/i,
        { elsewhere: [[CONTACT, 'ar: أخبرنا']] },
      ],
      [
        'a language two spaces to the right',
        CONTACT,
        HERO,
        `${EN}        ▸tr: Ne ürettiğinizi anlatın\n${AR}`,
        'two spaces less',
        /space|level|indent/i,
        {
          elsewhere: [
            [CONTACT, 'en: Tell us what you make'],
            [CONTACT, 'Tell us what you make'],
          ],
        },
      ],
      [
        'half a conflict',
        CONTACT,
        HERO,
        `${EN}▸=======\n${TR}${AR}▸>>>>>>> main\n`,
        'a conflict of two versions',
        /conflict|version|merge/i,
      ],
      [
        'an include without its hyphen',
        FAQ,
        '  - include: /_faq.yaml\n',
        '  ▸include: /_faq.yaml\n',
        'a hyphen',
        /hyphen|`- /i,
      ],
    ],
  },
  {
    kind: 'languages mixed',
    rows: [
      english('Turkish under en', 'Kısa sorularınız ve üretim hattından fotoğraflar için.', 'Turkish', /Turkish/),
      turkish(
        'English under tr',
        'For quick questions, or a photo straight from the production line.',
        'English',
        /English/,
      ),
      arabic(
        'English under ar',
        'For quick questions, or a photo straight from the production line.',
        'English',
        /English|Arabic/,
      ),
      turkish('Arabic under tr', 'للأسئلة القصيرة، أو لإرسال صورة منتجك من خط الإنتاج مباشرةً.', 'Arabic', /Arabic/),
      titles(
        'two languages changed about',
        `${EN}      ▸tr: ▸أخبرنا بما تبيعه\n      ▸ar: ▸Ne ürettiğinizi anlatın\n`,
        'changed about',
        /Arabic|Turkish/,
      ),
      titles(
        'a language twice',
        `${EN}${TR}      ▸tr: Bize anlatın\n${AR}`,
        'tr stands twice',
        /twice|second|already|again/i,
        {
          elsewhere: [[CONTACT, 'tr: Ne ürettiğinizi']],
        },
      ),
      titles('a language that is missing', `${EN}${AR}`, 'tr is missing', /`?tr`?|Turkish/i, {
        elsewhere: [
          [CONTACT, 'title:\n      en: Tell'],
          [CONTACT, 'en: Tell us'],
          [CONTACT, 'ar: أخبرنا'],
        ],
      }),
      titles('a language left empty', `${EN}      ▸tr:▸\n${AR}`, 'an empty text', /no value|empty|text|missing/i),
      titles('a language by its Turkish name', `${EN}      ▸türkçe: Ne ürettiğinizi anlatın\n${AR}`, 'tr', /`tr\b/),
      titles('a language by its English name', `${EN}${TR}      ▸arabic: أخبرنا بما تبيعه\n`, 'ar', /`ar\b/),
      titles('a language with its country', `      ▸en-US: Tell us what you make\n${TR}${AR}`, 'en', /`en\b/),
      titles(
        'one text for all, in English',
        '      ▸all: ▸Tell us what you make\n',
        'a sentence is of one language',
        /language|`en\b|translat/i,
      ),
      titles('all beside a language', `${EN}${TR}${AR}      ▸all: Contact\n`, 'all or the languages', /all/i, {
        elsewhere: [
          [CONTACT, 'title:\n      en: Tell'],
          [CONTACT, 'en: Tell us'],
        ],
      }),
      turkish(
        'a sentence that nobody has translated',
        '▸ÇEVİRİ BEKLİYOR',
        'a text still to be translated',
        /translat|sample|filler|left|own text/i,
      ),
      arabic('a Latin question mark', 'هل لديك سؤال قصير▸? اكتب إلينا.', 'the Arabic one', /؟/),
    ],
  },
  {
    kind: 'keyboards',
    rows: [
      ['an ı in link', FAQ, FAQ_LINK, '        ▸lınk: /contact\n', 'link', /`link/],
      ['an ı in title', CONTACT, HERO_BLOCK, HERO_BLOCK.replace('title', '▸tıtle'), 'title', /`title/],
      ['an İ in id', CONTACT, '    id: form\n', '    ▸İd: form\n', 'id', /`id/],
      [
        'an Arabic semicolon for the colon',
        CONTACT,
        HERO,
        `${EN}${TR}      ▸ar▸؛ أخبرنا بما تبيعه\n`,
        'a colon',
        /colon|؛/i,
      ],
      [
        'type on an Arabic keyboard',
        CONTACT,
        '  - type: contact\n',
        '  - ▸فغحث: contact\n',
        'type',
        /`- type/,
        {
          elsewhere: [[CONTACT, '- فغحث']],
        },
      ],
      [
        'link on an Arabic keyboard',
        FAQ,
        FAQ_LINK,
        '        ▸مهىن: /contact\n',
        'link',
        /`link/,
        {
          elsewhere: [
            [FAQ, '- label:\n          en: Ask'],
            [FAQ, 'label:\n          en: Ask'],
          ],
        },
      ],
      ['Arabic digits for a number', SITE, HOURS, '  ▸replyHours: ▸٢٤\n', 'digits 0 to 9', /digit|24|0.9/i],
      ['Persian digits for a number', SITE, HOURS, '  ▸replyHours: ▸۲۴\n', 'digits 0 to 9', /digit|24|0.9/i],
      arabic(
        'Arabic digits in a text of a site that counts 0 to 9',
        'نرد خلال ▸٣ أيام عمل على الأكثر.',
        'digits 0 to 9',
        /digit|0.9|\b3\b/i,
      ),
      arabic('a Persian letter', 'للأسئلة القصيرة ▸عن شرکتنا.', 'the Arabic letter', /Persian|letter|ك|Farsi/i, {
        elsewhere: [
          [CONTACT, 'کتنا'],
          [CONTACT, 'شرکتنا'],
        ],
      }),
      english('an Arabic comma in English', 'For quick questions▸، or a photo.', 'the comma of English', /comma|،/i),
      ['Arabic commas between tags', ENTRY, '  tags: [fair]\n', '  tags: ▸[▸fair▸، market]\n', 'commas', /comma|،/i],
      titles(
        'a mark of direction before a code',
        `${EN}${TR}      ▸\u200far: أخبرنا بما تبيعه\n`,
        'an invisible sign',
        /invisible|direction/i,
      ),
      titles('a tatweel in a code', `${EN}${TR}      ▸arـ: أخبرنا بما تبيعه\n`, 'ar', /`ar\b|invisible/i),
      link('an anchor with £', '▸"▸£form"', 'a number sign', /#|page|path|slash|link/i),
      titles('full-width colons', `      ▸en▸：Tell us what you make\n${TR}${AR}`, 'a colon', /colon|：/i),
      english(
        'a Greek question mark',
        'Any questions▸; Write to us today\u037e',
        'a semicolon that is none',
        /semicolon|letter|sign|question|`\?`/i,
        {
          elsewhere: [[CONTACT, '\u037e']],
        },
      ),
      [
        'a Cyrillic letter in a field',
        FAQ,
        FAQ_LINK,
        '        ▸lіnk: /contact\n',
        'link',
        /`link|`i`/,
        { elsewhere: [[FAQ, 'іnk: /contact']] },
      ],
    ],
  },
  {
    kind: 'numbers, dates and prices',
    rows: [
      site('hours with a letter', HOURS, '  ▸replyHours: ▸24h\n', 'the number alone', /number|24/i),
      site('hours with a Turkish word', HOURS, '  ▸replyHours: ▸24 saat\n', 'the number alone', /number|24/i),
      site('hours in Turkish words', HOURS, '  ▸replyHours: ▸yirmi dört\n', 'a number', /number|digit|form/i),
      site('hours from and to', HOURS, '  ▸replyHours: ▸24-48\n', 'one number', /number|two facts|one/i),
      site('hours with a sign', HOURS, '  ▸replyHours: ▸<24\n', 'the number alone', /number|24/i),
      site('a radius in pixels', '  radius: 16\n', '  ▸radius: ▸16 px\n', 'the number alone', /number|16/i),
      site(
        'a colour without its sign',
        '    ink: "#0B2239"\n',
        '    ▸ink: ▸0B2239\n',
        'a number sign and quotes',
        /#|colou?r/i,
      ),
      site('a colour without its quotes', '    ink: "#0B2239"\n', '    ▸ink: ▸#0B2239\n', 'quotes', /quot/i),
      site(
        'a colour of five digits',
        '    ink: "#0B2239"\n',
        '    ▸ink: ▸"#0B223"\n',
        'six digits',
        /six|6|digit|#RRGGBB/i,
      ),
      site('a colour in Turkish', '    ink: "#0B2239"\n', '    ▸ink: ▸lacivert\n', 'six digits', /#|colou?r/i),
      site('a wait in seconds', '  timeout: 2000\n', '  ▸timeout: ▸2 sn\n', 'milliseconds', /number|millisecond|2000/i),
      season('a Turkish date', '▸8.2.2027', '2027-03-08', 'year, month and day', /2027-02-08|year/i),
      season('a date with slashes', '▸08/02/2027', '2027-03-08', 'year, month and day', /2027-02-08|year/i, {
        misleading: /2027-08-02/,
      }),
      season('a date with a month in words', '▸8 Şubat 2027', '2027-03-08', 'year, month and day', /2027-02-08|year/i),
      season('a date without its noughts', '▸2027-2-8', '2027-03-08', 'two digits each', /2027-02-08/),
      season(
        'a day that February lacks',
        '2027-02-08',
        '▸2027-02-30',
        'a day that is there',
        /28|day|calendar|February/i,
      ),
      season(
        'an end before its beginning',
        '▸2027-03-08',
        '▸2027-02-08',
        'the beginning first',
        /before|after|earlier|later|order/i,
        {
          elsewhere: [
            ['pages/marketplaces/_year-uae.yaml', 'starts: 2027-03-08'],
            ['pages/marketplaces/_year-uae.yaml', 'ends: 2027-02-08'],
          ],
        },
      ),
      [
        'visits with their letter',
        AMAZON_UAE,
        '  visits: 21300000\n',
        '  ▸visits: ▸21.3M\n',
        'the whole number',
        /21300000|number/,
      ],
      [
        'visits with dots',
        AMAZON_UAE,
        '  visits: 21300000\n',
        '  ▸visits: ▸21.300.000\n',
        'digits alone',
        /21300000|number/,
      ],
      [
        'visits with commas',
        AMAZON_UAE,
        '  visits: 21300000\n',
        '  ▸visits: ▸21,300,000\n',
        'digits alone',
        /21300000|number/,
      ],
      turkish('a form of no number', 'Yanıt süremiz ▸{{replyHours, saat}} kadardır.', 'hours', /`?hours|saat/i, {
        elsewhere: [[CONTACT, 'saat}}']],
      }),
      english('a placeholder of one brace', 'We reply within ▸{replyHours} hours.', 'two braces', /\{\{|brace/i),
      english('a fact that is misspelt', 'We reply within {{▸replyHour}} hours.', 'replyHours', /replyHours/, {
        elsewhere: [[CONTACT, '{{replyHour}}']],
      }),
      english(
        'a price with a point and no digits',
        'A photo costs ▸$12. 50 at most.',
        'a number in one piece',
        /number|space/i,
        { mayBeSilent: true },
      ),
    ],
  },
  {
    kind: 'links',
    rows: [
      link('a page without its slash', 'contact', 'a slash', /`\/contact|slash/),
      link('a page that is misspelt', '/contakt', 'contact', /`\/contact/),
      link('a page with its language', '/tr/contact', 'no language', /`\/contact|language/),
      link('a page by its Turkish address', '/iletisim', 'no such page', /page/i),
      link('a page with its file’s ending', '/contact.yaml', 'the page alone', /`\/contact`/),
      link('a page with a space before its anchor', '/contact #form', 'no space', /`\/contact#form`/, {
        elsewhere: [
          [FAQ, '#form\n'],
          [FAQ, ' #form\n'],
        ],
      }),
      link('a page with a capital', '/Contact', 'small letters', /`\/contact/),
      link('an address of the site itself', 'https://www.limanora.example/en/contact', 'the page alone', /`\/contact/),
      link('an address without its beginning', 'www.saber.sa', 'https://', /https:\/\//),
      link('an address with a slash too few', 'https:/saber.sa', 'two slashes', /https:\/\/saber|slash/i),
      link('an address that is misspelt', 'htps://saber.sa', 'https', /https:\/\//),
      link('a mail without mailto', 'hello@limanora.example', 'mailto:', /mailto:/),
      link('a mail with a space', 'mailto: hello@limanora.example', 'no space', /space|mailto:hello/i, {
        elsewhere: [
          [FAQ, ' hello@'],
          [FAQ, 'hello@'],
        ],
      }),
      link('a telephone with letters', 'tel:0850 LIMAN', 'digits', /digit|number|telephone/i),
      link('a local telephone', '0212 555 01 99', 'tel: and the country', /tel:|\+90/),
      link('a chat with a plus', 'https://wa.me/+905550000000', 'no plus', /plus|\+|wa\.me\/9/i),
      link('a link of Markdown', '▸"[Contact](/contact)"', 'the address alone', /\/contact/),
      link('an anchor that is not there', '/faq#mor', 'more', /#more/),
      link(
        'a file of one’s own machine',
        'C:\\Users\\Merve\\prices.pdf',
        'a file of the site',
        /machine|computer|public|file/i,
      ),
      english(
        'a link of Markdown with a space',
        'Read the ▸[questions] (/faq) first.',
        'no space',
        /space|\[questions\]\(\/faq\)/i,
        {
          elsewhere: [
            [CONTACT, '] (/faq'],
            [CONTACT, '(/faq'],
            [CONTACT, ' (/faq'],
          ],
        },
      ),
      english(
        'a link the wrong way round',
        'Read the ▸(questions)▸[/faq] first.',
        'square brackets first',
        /\[questions\]\(\/faq\)|bracket|\[words\]/i,
      ),
      [
        'a page of a Markdown link that is misspelt',
        CONTACT,
        '        Önce okumak isterseniz çoğu sorunun yanıtı [sık sorulan sorular](/faq) sayfasında.\n',
        '        Önce okumak isterseniz çoğu sorunun yanıtı ▸[sık sorulan sorular](▸/sss) sayfasında.\n',
        'no such page',
        /page|\/sss/i,
      ],
    ],
  },
  {
    kind: 'pictures and icons',
    rows: [
      [
        'a picture without its slash',
        HOME,
        PICTURE,
        '      - ▸src: ▸logos/noon.svg\n',
        'a slash',
        /`\/logos\/noon\.svg|slash/,
      ],
      [
        'a picture with public',
        HOME,
        PICTURE,
        '      - ▸src: ▸/public/logos/noon.svg\n',
        'without public',
        /`\/logos\/noon\.svg/,
      ],
      [
        'a picture with a capital',
        HOME,
        PICTURE,
        '      - ▸src: ▸/logos/Noon.svg\n',
        'small letters',
        /`\/logos\/noon\.svg/,
      ],
      [
        'a picture of another kind',
        HOME,
        PICTURE,
        '      - ▸src: ▸/logos/noon.png\n',
        'noon.svg',
        /`\/logos\/noon\.svg/,
      ],
      [
        'a picture of another host',
        HOME,
        PICTURE,
        '      - ▸src: ▸https://www.noon.com/logo.svg\n',
        'below public',
        /public|own/i,
      ],
      [
        'a picture of one’s own machine',
        HOME,
        PICTURE,
        '      - ▸src: ▸C:\\Users\\Merve\\Desktop\\noon.svg\n',
        'below public',
        /public|machine|computer/i,
      ],
      ['a picture by url', HOME, PICTURE, '      - ▸url: /logos/noon.svg\n', 'src', /`src/],
      [
        'a picture without its description',
        HOME,
        `${PICTURE}        alt:\n          en: Noon\n          tr: Noon\n          ar: نون\n`,
        '      ▸- ▸src: /logos/noon.svg\n',
        'alt',
        /`alt/,
      ],
      [
        'a description that is a file’s name',
        HOME,
        `${PICTURE}        alt:\n          en: Noon\n`,
        `${PICTURE}        alt:\n          ▸en: ▸IMG_2041.jpg\n`,
        'what the picture shows',
        /file|shows|describe|see/i,
      ],
      ['an icon that is misspelt', CONTACT, '      - icon: mail\n', '      - ▸icon: ▸e-mail\n', 'mail', /`mail`/],
      [
        'an icon of another set',
        CONTACT,
        '      - icon: mail\n',
        '      - ▸icon: ▸fa-envelope\n',
        'a name of Lucide',
        /mail|Lucide|icon/i,
      ],
      ['an icon as an emoji', CONTACT, '      - icon: mail\n', '      - ▸icon: ▸✉️\n', 'a name', /name|mail|Lucide/i],
    ],
  },
  {
    kind: 'site.yaml: folders, redirects, languages',
    rows: [
      atTop('a folder without its slash', 'folders:\n  ▸services: { tr: hizmetler }\n', 'a slash', /`\/services|slash/),
      atTop('a folder that is not there', 'folders:\n  ▸/service: { tr: hizmetler }\n', 'services', /`\/services/),
      atTop(
        'a folder with a capital',
        'folders:\n  /services: { ▸tr: ▸Hizmetler }\n',
        'small letters',
        /small|`hizmetler/i,
      ),
      atTop(
        'a folder with a slash in its name',
        'folders:\n  /services: { ▸tr: ▸/hizmetler }\n',
        'no slash',
        /slash|`hizmetler/i,
      ),
      atTop('a folder in one word', 'folders:\n  ▸/services: ▸hizmetler\n', 'by language', /language|`tr:|\{ /i),
      atTop(
        'a folder with a space',
        'folders:\n  /services: { ▸tr: ▸bizim hizmetler }\n',
        'hyphens',
        /hyphen|space|`bizim-hizmetler`/i,
      ),
      atTop(
        'a folder in a language that there is not',
        'folders:\n  /services: { ▸de: leistungen }\n',
        'no such language',
        /language|`de`/i,
      ),
      atTop(
        'a redirect without its slash',
        'redirects:\n  - ▸from: ▸old-prices\n    to: /contact\n',
        'a slash',
        /slash|`\/old-prices/,
      ),
      atTop(
        'a redirect with a whole address',
        'redirects:\n  - ▸from: ▸https://www.limanora.example/old\n    to: /contact\n',
        'the path alone',
        /`\/old|path|slash/,
      ),
      atTop(
        'a redirect to a page that is not there',
        'redirects:\n  - from: /old\n    ▸to: ▸/contakt\n',
        'contact',
        /`\/contact/,
      ),
      atTop(
        'a redirect from a page that is there',
        'redirects:\n  - ▸from: ▸/faq\n    to: /contact\n',
        'a page is there',
        /page|address of the site/i,
      ),
      atTop(
        'a redirect as a line',
        'redirects:\n  ▸/old: ▸/contact\n',
        'a list of from and to',
        /`?from|list|hyphen/i,
        {
          elsewhere: [[SITE, 'redirects:']],
        },
      ),
      atTop('a redirect with form for from', 'redirects:\n  - ▸form: /old\n    to: /contact\n', 'from', /`from/),
      atTop(
        'a redirect with words for its status',
        'redirects:\n  - from: /old\n    to: /contact\n    ▸status: ▸permanent\n',
        '301',
        /301/,
      ),
      atTop(
        'a redirect with a status that is none',
        'redirects:\n  - from: /old\n    to: /contact\n    ▸status: ▸404\n',
        '301, 302 or 410',
        /301|410/,
      ),
      atTop('a redirect with an arrow', 'redirects:\n  ▸- ▸/old -> /contact\n', 'from and to', /`?from/),
      atTop('a redirect to nowhere', 'redirects:\n  ▸- ▸from: /old\n', 'to', /`to/),
      atTop(
        'two redirects from one address',
        'redirects:\n  - from: /old\n    to: /contact\n  - ▸from: ▸/old\n    to: /faq\n',
        'twice',
        /twice|already|two|second|again|same/i,
        {
          elsewhere: [
            [SITE, '/old\n    to: /contact'],
            [SITE, 'from: /old\n    to: /contact'],
          ],
        },
      ),
      atTop('messages in words', '▸messages: ▸Turkish\n', 'tr', /\btr\b/),
      atTop('messages in Turkish words', '▸messages: ▸türkçe\n', 'tr', /\btr\b/),
      atTop('messages with a country', '▸messages: ▸tr-TR\n', 'tr', /\btr\b/),
      atTop('messages in a language that they do not have', '▸messages: ▸de\n', 'en, tr or ar', /\btr\b/),
      atTop('messages in two languages', '▸messages: ▸[▸tr, en]\n', 'one', /\btr\b/),
      atTop('message for messages', '▸message: tr\n', 'messages', /`messages/),
      atTop('a translator without https', '▸translate: ▸http://translate.example.com\n', 'https', /https/),
      atTop('a translator without its folder', '▸translate: ▸translate.sh\n', './', /\.\/translate\.sh|\.\//),
      atTop('a translator by its name', '▸translate: ▸DeepL\n', 'an address or a program', /https|\.\//),
      atTop('a translator that is switched on', '▸translate: ▸true\n', 'an address or a program', /https|\.\//),
      atTop('a prefix of words', '▸prefix: ▸none\n', 'except-default', /except-default/),
      atTop('page files in one', '▸pageFiles: ▸folder\n', 'folders', /`folders`/),
      atTop('https as a switch', '▸https: ▸true\n', 'host', /\bhost\b/),
      site(
        'a site with a slash',
        'url: { sample: https://www.limanora.example }',
        '▸url: ▸https://www.limanora.com/',
        'no slash at the end',
        /slash/i,
        { mayBeSilent: true },
      ),
      site(
        'a site without https',
        'url: { sample: https://www.limanora.example }',
        '▸url: ▸www.limanora.com',
        'https',
        /https:\/\//,
      ),
      site(
        'a telephone as it is read aloud',
        WHATSAPP,
        '  ▸whatsapp: ▸+90 (555) 000 00 00',
        'digits alone',
        /digit|905550000000/,
      ),
      site(
        'a mail without its sign',
        '  email: { sample: hello@limanora.example }',
        '  ▸email: ▸hello(at)limanora.com',
        'the sign',
        /@/,
      ),
      site('a country in words', '  country: TR\n', '  ▸country: ▸Türkiye\n', 'two letters', /`TR`|two/),
      site('countries without a list', '    tr: [TR]\n', '    ▸tr: ▸TR\n', 'a list', /list|\[/i),
      site('countries in small letters', '    tr: [TR]\n', '    tr: [▸tr]\n', 'capitals', /`TR`|capital/i),
      site('a language that reads in words', '    direction: rtl\n', '    ▸direction: ▸right\n', 'rtl', /\brtl\b/),
      site('a default language in words', 'defaultLanguage: en\n', '▸defaultLanguage: ▸English\n', 'en', /\ben\b/),
      site(
        'a menu entry with text',
        '    - label:\n        en: About us\n',
        '    - ▸text:\n        en: About us\n',
        'label',
        /`label/,
        {
          elsewhere: [[SITE, 'link: /about-us\n    - label']],
          nth: 1,
        },
      ),
    ],
  },
  {
    kind: 'partials, templates and pages',
    rows: [
      [
        'an include without its slash',
        FAQ,
        '/_faq.yaml',
        '▸_faq.yaml',
        'a slash',
        /`\/_faq\.yaml|slash/,
        { mayBeSilent: true, elsewhere: [[FAQ, 'include:']] },
      ],
      [
        'an include without its line',
        FAQ,
        '/_faq.yaml',
        '▸/faq.yaml',
        '_faq.yaml',
        /`\/_faq\.yaml/,
        { elsewhere: [[FAQ, 'include:']] },
      ],
      [
        'an include with another ending',
        FAQ,
        '/_faq.yaml',
        '▸/_faq.yml',
        '_faq.yaml',
        /`\/_faq\.yaml/,
        { elsewhere: [[FAQ, 'include:']] },
      ],
      [
        'an include with a folder too many',
        FAQ,
        '/_faq.yaml',
        '▸/pages/_faq.yaml',
        '_faq.yaml',
        /`\/_faq\.yaml/,
        { elsewhere: [[FAQ, 'include:']] },
      ],
      [
        'an include of itself',
        MARKET_CLOSING,
        'blocks:\n',
        'blocks:\n  - ▸include: ▸/marketplaces/_closing.yaml\n',
        'a circle',
        /itself|circle|loop/i,
      ],
      [
        'a template without its line',
        AMAZON_UAE,
        '/marketplaces/_amazon.yaml',
        '▸/marketplaces/amazon.yaml',
        '_amazon.yaml',
        /`\/marketplaces\/_amazon\.yaml/,
        {
          elsewhere: [[AMAZON_UAE, 'template:']],
        },
      ],
      ['a template spelt big', AMAZON_UAE, 'template:', '▸Template:', 'template', /`template/],
      [
        'a fact with a capital',
        AMAZON_UAE,
        '  onMarketplace:\n',
        '  ▸onMarketPlace:\n',
        'onMarketplace',
        /onMarketplace/,
        {
          elsewhere: [
            [AMAZON_UAE, 'facts:'],
            ['pages/marketplaces/_amazon.yaml', 'onMarketplace'],
            ['pages/marketplaces/_amazon.yaml', '{{onMarketplace}}'],
          ],
        },
      ],
      ['an address as a path', LAZADA, 'meta:\n', '▸address: ▸/lazada\nmeta:\n', 'by language', /language|`tr:|\{ /i],
      [
        'an address with capitals',
        LAZADA,
        'meta:\n',
        'address: { ▸tr: ▸Lazada-Malezya }\nmeta:\n',
        'small letters',
        /small|`lazada-malezya/i,
      ],
      [
        'an address with its folder',
        LAZADA,
        'meta:\n',
        'address: { ▸tr: ▸pazaryerleri/lazada }\nmeta:\n',
        'the last part alone',
        /last|slash|folder|`lazada`/i,
      ],
      [
        'an address that another page has',
        LAZADA,
        'meta:\n',
        'address: { ▸tr: ▸noon-ksa }\nmeta:\n',
        'another page',
        /page|noon-ksa/i,
      ],
      ['a source in words', LAZADA, 'meta:\n', '▸source: ▸Turkish\nmeta:\n', 'tr', /`tr`/],
      ['a draft in Turkish', LAZADA, 'meta:\n', '▸draft: ▸evet\nmeta:\n', 'true', /`true`|true/],
      [
        'a day of publishing in words',
        LAZADA,
        'meta:\n',
        '▸scheduled: ▸tomorrow\nmeta:\n',
        'year, month and day',
        /20\d\d-\d\d-\d\d|year/i,
      ],
      [
        'an expiry before its beginning',
        LAZADA,
        'meta:\n',
        '▸scheduled: ▸2027-05-01\n▸expires: ▸2027-04-01\nmeta:\n',
        'never published',
        /before|after|never|earlier/i,
      ],
    ],
  },
  {
    kind: 'collections',
    rows: [
      entry(
        'a date of an entry in Turkish',
        'date: 2026-10-12',
        '▸date: ▸12.10.2026',
        'year, month and day',
        /2026-10-12|year/,
      ),
      entry(
        'a date of an entry in words',
        'date: 2026-10-12',
        '▸date: ▸12 October 2026',
        'year, month and day',
        /2026-10-12|year/,
      ),
      entry('a date of an entry with slashes', 'date: 2026-10-12', '▸date: ▸2026/10/12', 'hyphens', /2026-10-12/),
      entry('a date of an entry that is missing', '  date: 2026-10-12\n', '', 'date', /`date/, {
        elsewhere: [
          [ENTRY, 'entry:'],
          [ENTRY, 'authors:'],
        ],
      }),
      entry('a tag that is misspelt', 'tags: [fair]', '▸tags: [▸fairs]', 'fair', /`fair`/),
      entry('a tag by its title', 'tags: [fair]', '▸tags: [▸Fuarlar]', 'fair', /\bfair\b/),
      entry('a tag without brackets', 'tags: [fair]', '▸tags: ▸fair', 'a list', /list|\[fair\]|hyphen/i),
      entry('two tags without brackets', 'tags: [fair]', '▸tags: ▸fair, market', 'a list', /list|\[fair/i),
      entry('an author by name', 'authors: [/people/ada]', '▸authors: [▸Ada Yıldız]', 'the page', /`\/people\/ada/),
      entry(
        'an author without the folder',
        'authors: [/people/ada]',
        '▸authors: [▸/ada]',
        'the page',
        /`\/people\/ada/,
      ),
      entry(
        'an author that is misspelt',
        'authors: [/people/ada]',
        '▸authors: [▸/people/adda]',
        'the page',
        /`\/people\/ada/,
      ),
      entry('author for authors', 'authors: [/people/ada]', '▸author: /people/ada', 'authors', /`authors/),
      entry(
        'a day outside the entry',
        'entry:\n  date: 2026-10-12\n',
        '▸date: 2026-10-12\nentry:\n',
        'entry',
        /`entry/,
        {
          elsewhere: [[ENTRY, 'entry:']],
        },
      ),
      entry('an entry in the plural', 'entry:\n', '▸entries:\n', 'entry', /`entry/),
      entry(
        'an entry inside meta',
        'entry:\n  date: 2026-10-12\n',
        '  ▸entry:\n  date: 2026-10-12\n',
        'the first level',
        /level|space|indent|entry/i,
        {
          elsewhere: [
            [ENTRY, 'date: 2026'],
            [ENTRY, 'authors:'],
          ],
        },
      ),
      entry('a field that the collection does not have', '  place:', '  ▸venue:', 'place', /\bplace\b/),
      news('an order in words', 'order: newest', '▸order: ▸newest first', 'newest', /`newest`/),
      news('an order by date', 'order: newest', '▸order: ▸date', 'newest or oldest', /\bnewest\b/),
      news('a number of entries in words', 'perPage: 10', '▸perPage: ▸ten', 'a number', /number|10/i),
      news(
        'tags in a list',
        'tags:\n  fair: { en: Trade fairs, tr: Fuarlar, ar: المعارض }\n  market: { en: Markets, tr: Pazarlar, ar: الأسواق }\n',
        'tags: ▸[fair, market]\n',
        'a name and what it is called',
        /called|name|`fair:|language/i,
        {
          elsewhere: [[NEWS, 'tags:']],
        },
      ),
      news('authors without a slash', 'authors: /people', '▸authors: ▸people', 'a slash', /`\/people|slash/),
      news('authors of a folder that is not there', 'authors: /people', '▸authors: ▸/peoples', 'people', /`\/people/, {
        elsewhere: [[ENTRY, '/people/ada']],
      }),
      news('a field of a kind that is none', '  place: text', '  ▸place: ▸string', 'text', /`text`/),
      news(
        'fields in a list',
        'fields:\n  place: text\n',
        'fields: ▸[place]\n',
        'a name and a kind',
        /kind|`place:|text/i,
        {
          elsewhere: [[NEWS, 'fields:']],
        },
      ),
      news('a needed field that is none', 'needed: [date]', '▸needed: [▸datum]', 'date', /`date`/),
      news('a kind that is none', 'order: newest', '▸kind: ▸news\norder: newest', 'article', /\barticle\b/),
      list('a list of a folder without its slash', 'of: /news', '▸of: ▸news', 'a slash', /`\/news|slash/),
      list(
        'a list of a folder that is no collection',
        'of: /news',
        '▸of: ▸/services',
        'a collection',
        /collection|`\/news/,
      ),
      list('a list of a tag that is misspelt', 'limit: 6', '▸tag: ▸fairr', 'fair', /`fair`/),
      list('a list without end', 'limit: 6', '▸limit: ▸all', 'a number', /number|limit/i),
      list(
        'a list that says nothing where there is none',
        '    none: { en: Nothing yet., tr: Henüz haber yok., ar: لا أخبار بعد. }\n',
        '',
        'none',
        /`none/,
        {
          elsewhere: [
            [LIST, '- type: entries'],
            [LIST, 'type: entries'],
          ],
        },
      ),
      list('a list of entries in one', 'type: entries', '▸type: ▸entry', 'entries', /`entries`/),
    ],
  },
];
