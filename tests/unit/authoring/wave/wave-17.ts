import { CONTACT, SHIP, SITE } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const PRICES = 'pages/prices.yaml';

export const beside17: readonly (readonly [file: string, text: string])[] = [
  ['public/sizes.csv', 'Box;Weight\nSmall;12\nLarge;30\n'],
  [
    PRICES,
    `meta:
  title: { en: "Boxes and what they carry", tr: "Koliler ve taşıdıkları", ar: "الصناديق وما تحمله" }
  description: { en: "The boxes that we send, with their sizes.", tr: "Gönderdiğimiz koliler ve ölçüleri.", ar: "الصناديق التي نرسلها ومقاساتها." }
blocks:
  - type: hero
    title: { en: "Boxes", tr: "Koliler", ar: "الصناديق" }
  - type: data-table
    caption: { en: "Boxes and their sizes", tr: "Koliler ve ölçüleri", ar: "الصناديق ومقاساتها" }
    columns:
      - name: { en: Box, tr: Koli, ar: الصندوق }
      - name: { en: "Weight, kg", tr: "Ağırlık, kg", ar: الوزن بالكيلوغرام }
        kind: figure
    file: /sizes.csv
`,
  ],
];

const contact = inFile(CONTACT);
const ship = inFile(SHIP);
const site = inFile(SITE);
const prices = inFile(PRICES);

const TITLE = '      en: Three ways to reach us\n';
const ASSESS =
  '        description:\n          en: A first shipment large enough to stay in stock and small enough to learn from.\n';
const FORM_ACTION = '        link: "#form"\n        style: primary\n\n';
const STEP = '      - title:\n          en: Prepare\n          tr: Hazırlık\n';
const MAIL = '          link: mailto:{{email}}\n';

/** A seventeenth wave: an office worker’s day: a step more, another number, a price list, words from a chat and a mail. */
export const wave17: readonly WaveKind[] = [
  {
    kind: 'a step more',
    rows: [
      ship(
        'a step without its dash',
        STEP,
        `      ▸title:\n          en: Prepare\n          tr: Hazırlık\n`,
        'a dash',
        /dash|`- |twice|already/i,
        { elsewhere: [[SHIP, '      title:\n          en: Prepare']] },
      ),
      ship(
        'a step with a star for a dash',
        STEP,
        '      ▸* title:\n          en: Prepare\n          tr: Hazırlık\n',
        'a dash',
        /dash|`-/i,
      ),
      ship(
        'a step with a long dash',
        STEP,
        '      ▸– title:\n          en: Prepare\n          tr: Hazırlık\n',
        'a dash',
        /dash|`-/i,
      ),
      ship(
        'a step with a number',
        STEP,
        '      ▸3. title:\n          en: Prepare\n          tr: Hazırlık\n',
        'a dash',
        /dash|`-/i,
      ),
      ship(
        'a step a space too far',
        STEP,
        '       ▸- title:\n          en: Prepare\n          tr: Hazırlık\n',
        'below the other dashes',
        /space|column|dash|indent|below/i,
        { elsewhere: [[SHIP, '       - title:\n          en: Prepare']] },
      ),
      ship(
        'a step at the edge',
        STEP,
        '▸- title:\n          en: Prepare\n          tr: Hazırlık\n',
        'below the other dashes',
        /space|column|dash|indent|below|far/i,
      ),
      ship(
        'a step whose description was forgotten',
        '        description:\n          en: Your team packs and labels to the warehouse’s specifications, and we check the documents.\n          tr: Ekibiniz talimata göre paketler ve etiketler; belgeleri birlikte kontrol ederiz.\n          ar: يغلف فريقك البضاعة ويضع عليها بطاقات المنتج وفق تعليماتنا، ونراجع المستندات.\n',
        '',
        '`description`',
        /`description/,
        {
          mayBeSilent: true,
          elsewhere: [
            [SHIP, 'title:\n          en: Prepare'],
            [SHIP, '- title:\n          en: Prepare'],
          ],
        },
      ),
      ship(
        'a description that is called text',
        ASSESS,
        ASSESS.replace('description', '▸text'),
        '`description`',
        /`description`/,
      ),
      ship(
        'a description in Turkish',
        ASSESS,
        ASSESS.replace('description', '▸açıklama'),
        '`description`',
        /`description`/,
      ),
      ship(
        'a description beside its colon',
        ASSESS,
        '        description: ▸A first shipment.\n          ▸en: A first shipment large enough to stay in stock and small enough to learn from.\n',
        'one or the other',
        /language|line|`en|both|colon/i,
      ),
      ship(
        'a step twice',
        STEP,
        '      - title:\n          en: ▸Plan the quantity\n          tr: ▸Miktar planı\n',
        'stands before',
        /same|before|twice|already|repeat/i,
        { mayBeSilent: true },
      ),
    ],
  },
  {
    kind: 'links and addresses',
    rows: [
      contact('a mail address alone', MAIL, '          link: ▸info@limanora.example\n', '`mailto:`', /mailto:/),
      contact(
        'mailto with a space',
        MAIL,
        '          link: ▸mailto: {{email}}\n',
        'no space',
        /space|mailto:\{\{|`mailto/i,
      ),
      contact('mailto with strokes', MAIL, '          link: ▸mailto://{{email}}\n', '`mailto:`', /mailto:/),
      contact(
        'a section without its sign',
        FORM_ACTION,
        '        link: ▸form\n        style: primary\n\n',
        '`#form`',
        /#form/,
        {
          nth: 1,
        },
      ),
      contact(
        'a section without quotation marks',
        FORM_ACTION,
        '        link: ▸#form\n        style: primary\n\n',
        'quotes',
        /quot/i,
        {
          nth: 1,
          elsewhere: [[CONTACT, 'link: #form']],
        },
      ),
      contact(
        'a section of a capital',
        FORM_ACTION,
        '        link: "▸#Form"\n        style: primary\n\n',
        '`#form`',
        /#form/,
        { nth: 1, elsewhere: [[CONTACT, '"#Form"']] },
      ),
      contact(
        'a WhatsApp number with a plus',
        '          link: https://wa.me/{{whatsapp}}\n          style: outline',
        '          link: ▸https://wa.me/+90 555 000 00 00\n          style: outline',
        'digits alone',
        /digit|space|plus|number/i,
      ),
      contact(
        'a WhatsApp link of the chat program',
        '          link: https://wa.me/{{whatsapp}}\n          style: outline',
        '          link: ▸whatsapp://send?phone=905550000000\n          style: outline',
        '`https://wa.me/`',
        /wa\.me|https/,
      ),
      ship(
        'a link with www',
        '        link: /contact\n',
        '        link: ▸www.limanora.example/contact\n',
        '`/contact` or https',
        /https:|`\/contact/,
        {
          nth: 1,
        },
      ),
      ship(
        'a link to the page’s file',
        '        link: /contact\n',
        '        link: ▸contact.yaml\n',
        '`/contact`',
        /`\/contact`/,
        { nth: 1 },
      ),
      ship(
        'a link with its language',
        '        link: /contact\n',
        '        link: ▸/tr/contact\n',
        '`/contact`',
        /`\/contact`/,
        { nth: 1 },
      ),
      ship(
        'a link in Turkish',
        '        link: /contact\n',
        '        link: ▸/iletisim\n',
        '`/contact`',
        /`\/contact`|no page/i,
        { nth: 1 },
      ),
      ship(
        'a link without its stroke',
        '        link: /contact\n',
        '        link: ▸contact\n',
        '`/contact`',
        /`\/contact`/,
        { nth: 1 },
      ),
      ship(
        'a link with a stroke behind it',
        '        link: /contact\n',
        '        link: ▸/contact/\n',
        '`/contact`',
        /`\/contact`/,
        { nth: 1 },
      ),
      ship(
        'a link with a space',
        '        link: /contact\n',
        '        link: "▸/contact us"\n',
        '`/contact`',
        /`\/contact`|space/,
        {
          nth: 1,
          elsewhere: [[SHIP, '"/contact us"']],
        },
      ),
      ship(
        'a link with its label',
        '        link: /contact\n',
        '        link: ▸[Contact](/contact)\n',
        'the address alone',
        /`\/contact`|address|list/i,
        {
          nth: 1,
        },
      ),
      ship('a style of its own', '        style: primary\n', '        style: ▸big\n', 'the choices', /primary/, {
        nth: 1,
      }),
      ship(
        'a button’s colour',
        '        style: primary\n',
        '        style: primary\n        ▸color: red\n',
        'no such field',
        /color|field/i,
        {
          nth: 1,
        },
      ),
    ],
  },
  {
    kind: 'facts and numbers',
    rows: [
      site(
        'hours with their unit',
        '  replyHours: 24\n',
        '  replyHours: ▸24 hours\n',
        'the number alone',
        /number|figure|alone/i,
      ),
      site(
        'hours as words',
        '  replyHours: 24\n',
        '  replyHours: ▸twenty-four\n',
        'the number alone',
        /number|figure|digit/i,
      ),
      site('hours as a range', '  replyHours: 24\n', '  replyHours: ▸24-48\n', 'one number', /number|figure/i),
      site('hours left empty', '  replyHours: 24\n', '  ▸replyHours:▸\n', 'a value', /empty|nothing|value/i),
      site(
        'a fact that was renamed',
        '  replyHours: 24\n',
        '  ▸replyTime: 24\n',
        '`replyHours`',
        /replyHours|replyTime/,
        {
          elsewhere: [[CONTACT, '{{replyHours, hours}}']],
        },
      ),
      site(
        'a fact out of line',
        '  replyHours: 24\n',
        '▸ replyHours: 24\n',
        'spaces',
        /space|far|line up|indent|below/i,
        {
          elsewhere: [[SITE, 'replyHours: 24']],
        },
      ),
      site('a fact with an equals sign', '  replyHours: 24\n', '  ▸replyHours ▸= 24\n', 'a colon', /colon|`:/i),
      site('a fact without its space', '  replyHours: 24\n', '  ▸replyHours:24\n', 'a space', /space/i, {
        elsewhere: [[SITE, ':24']],
      }),
      contact(
        'a number in words beside its fact',
        'We reply within {{replyHours, hours}}.\n          tr: Ürün listeniz',
        'We reply within ▸{{replyHours}, hours}}.\n          tr: Ürün listeniz',
        'the braces',
        /brace|\}\}|closed/i,
      ),
      contact(
        'a fact in round brackets',
        'We reply within {{replyHours, hours}}.\n          tr: Ürün listeniz',
        'We reply within ▸((replyHours)).\n          tr: Ürün listeniz',
        'braces',
        /brace|\{\{/i,
      ),
      contact(
        'a fact in single braces',
        'We reply within {{replyHours, hours}}.\n          tr: Ürün listeniz',
        'We reply within ▸{replyHours}.\n          tr: Ürün listeniz',
        'two braces',
        /\{\{|brace/i,
      ),
      contact(
        'a fact that there is none',
        'We reply within {{replyHours, hours}}.\n          tr: Ürün listeniz',
        'We reply within ▸{{answerHours, hours}}.\n          tr: Ürün listeniz',
        'no such fact',
        /no fact|answerHours/i,
      ),
      contact(
        'a sentence that begins with a fact',
        '          tr: "{{consultMinutes}} dakikada ürünlerinizi ve uygun pazarları konuşuyor, bir yol haritası çıkarıyoruz. Taahhüt yok."\n',
        '          tr: ▸{{consultMinutes}} dakikada ürünlerinizi konuşuyoruz.\n',
        'quotes',
        /quot/i,
      ),
      site(
        'a telephone with its name',
        '  country: TR\n',
        '  country: TR\n  ▸phone: "+90 212 555 01 99"\n',
        '`telephone`',
        /`telephone`/,
      ),
      site(
        'a telephone in words',
        '  country: TR\n',
        '  country: TR\n  telephone: ▸0212 555 01 99 (Ada)\n',
        'a number',
        /number|digits|\+90/i,
      ),
      site('a country in words', '  country: TR\n', '  country: ▸Turkey\n', '`TR`', /`TR`/),
      site(
        'a street in languages',
        '  street: { sample: Örnek Sokak No. 1 }\n',
        '  street: ▸{ ▸en: Example Street, tr: Örnek Sokak }\n',
        'one text',
        /one|plain|sample|line/i,
        {
          elsewhere: [[SITE, 'street: { en']],
        },
      ),
      site(
        'a sample that was taken for the name',
        '  legalName: { sample: Limanora Dış Ticaret A.Ş. }\n',
        '  legalName: { ▸samlpe: Limanora Dış Ticaret A.Ş. }\n',
        '`sample`',
        /`sample/,
        {
          elsewhere: [[SITE, '{ samlpe']],
        },
      ),
    ],
  },
  {
    kind: 'a price list',
    rows: [
      prices('a file that is not there', '/sizes.csv', '▸/size.csv', '`/sizes.csv`', /`\/sizes\.csv`/),
      prices('a file of Excel', '/sizes.csv', '▸/sizes.xlsx', 'CSV', /CSV/),
      prices('a file with its folder', '/sizes.csv', '▸public/sizes.csv', '`/sizes.csv`', /`\/sizes\.csv`/),
      prices('a file without its stroke', '/sizes.csv', '▸sizes.csv', '`/sizes.csv`', /`\/sizes\.csv`/),
      prices('csv for file', '    file: /sizes.csv', '    ▸csv: /sizes.csv', '`file`', /`file`/),
      prices('rows for file', '    file: /sizes.csv', '    rows: ▸/sizes.csv', '`file`', /`file|list/),
      prices(
        'a file for each language',
        '    file: /sizes.csv',
        '    file: ▸{ ▸en: /sizes.csv, tr: /sizes.csv, ar: /sizes.csv }',
        'one',
        /one|line|fact/i,
        {
          elsewhere: [[PRICES, 'file: { en']],
        },
      ),
      prices(
        'a column that the file has not',
        '        kind: figure\n',
        '        kind: figure\n      - name: { all: Price }\n',
        'columns of the file',
        /column/i,
        {
          elsewhere: [['public/sizes.csv', 'Box;']],
        },
      ),
      inFile('public/sizes.csv')(
        'a price with a semicolon too many',
        'Large;30',
        '▸Large;30;5',
        'as many as columns',
        /column/i,
      ),
      inFile('public/sizes.csv')('a row cut short', 'Large;30', '▸Large', 'as many as columns', /column/i),
      inFile('public/sizes.csv')('a quotation mark that stays open', 'Small;12', '▸"Small;12', 'closes', /clos/i),
      inFile('public/sizes.csv')('commas among semicolons', 'Large;30', '▸Large,30', 'as many as columns', /column/i),
    ],
  },
  {
    kind: 'words from elsewhere',
    rows: [
      contact(
        'words from a chat',
        TITLE,
        '      en: ▸[12:41, 05/03/2026] Ada: Three ways to reach us\n',
        'the chat’s words',
        /chat|quot|colon|time/i,
      ),
      contact('a mail’s subject', TITLE, '      en: ▸RE: Three ways to reach us\n', 'quotes', /quot|colon/i),
      contact(
        'words of an assistant',
        TITLE,
        '      en: ▸Sure! Here is a headline: Three ways\n',
        'quotes, or not for visitors',
        /quot|colon|visitor|assistant/i,
      ),
      contact(
        'a heading with its sign',
        TITLE,
        '      en: ▸## Three ways to reach us\n',
        'the sign',
        /#|heading|sign/i,
      ),
      contact('bold in a heading', TITLE, '      en: ▸**Three ways** to reach us\n', 'the stars', /\*|star|quot/i),
      contact('HTML in a heading', TITLE, '      en: ▸<b>Three ways</b> to reach us\n', 'HTML', /HTML|tag|<b>/),
      contact(
        'an entity in a heading',
        TITLE,
        '      en: Three ways▸&nbsp;▸&amp; more to reach us\n',
        'an entity',
        /entit|&nbsp;|&amp;|HTML|space/i,
      ),
      contact('a smiley', TITLE, '      en: Three ways to reach us :)\n', 'a smiley', /smiley|:\)/i, {
        mayBeSilent: true,
      }),
      contact('three marks', TITLE, '      en: Three ways to reach us▸!!!\n', 'one mark', /one|mark|!/i),
      contact('a space before the mark', TITLE, '      en: Three ways▸ ▸, all to reach us\n', 'a space', /space/i),
      contact('no space behind the comma', TITLE, '      en: Three ways▸,▸all to reach us\n', 'a space', /space/i),
      contact('a word twice', TITLE, '      en: Three ways to ▸reach ▸reach us\n', 'twice', /twice|repeat|doubled/i),
      contact(
        'a slip of the hand',
        TITLE,
        '      en: Three ways to raech us\n'.replace('raech', '▸raech'),
        '`reach`',
        /`?reach/,
      ),
      contact('a text that stops', TITLE, '      en: Three ways to reach▸\n', 'is cut off', /cut|end|unfinished/i, {
        mayBeSilent: true,
      }),
      contact(
        'a note to oneself',
        TITLE,
        '      en: ▸Three ways to reach us ▸(ask Ada!)\n',
        'a note',
        /note|visitor/i,
        { mayBeSilent: true },
      ),
      contact(
        'a place that was to be filled',
        TITLE,
        '      en: Three ways to reach ▸[COMPANY NAME]\n',
        'to be filled',
        /fill|placeholder|written|bracket/i,
      ),
      contact('filler', TITLE, '      en: ▸Lorem ipsum dolor sit amet\n', 'filler', /filler|lorem|placeholder/i),
      contact(
        'Turkish in the English',
        TITLE,
        '      en: ▸Bize üç yoldan ulaşabilirsiniz\n',
        'Turkish',
        /Turkish|same|language/i,
        {
          elsewhere: [[CONTACT, 'tr: Bize üç yoldan']],
        },
      ),
      contact('the Arabic line gone', '      ar: ثلاث طرق للتواصل معنا\n', '', 'Arabic', /Arabic|`ar/i, {
        elsewhere: [
          [CONTACT, 'title:\n      en: Three ways'],
          [CONTACT, 'en: Three ways'],
        ],
      }),
      contact('a language as its name', TITLE, '      ▸english: Three ways to reach us\n', '`en`', /`en/),
      contact('a language with a capital', TITLE, '      ▸EN: Three ways to reach us\n', '`en`', /`en/, {
        mayBeSilent: true,
      }),
      contact('a language with a country', TITLE, '      ▸en-US: Three ways to reach us\n', '`en`', /`en/),
    ],
  },
];
