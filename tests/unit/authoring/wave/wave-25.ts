import { SITE } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const NOON = 'pages/marketplaces/noon-ksa.yaml';
const page = inFile(NOON);
const site = inFile(SITE);

const USERS = '  weeklyUsers: 1700000\n';
const NOTE = '  usersNote:\n    en: Second quarter of 2024\n';
const RANGE_EN = '    en: 1.7 to 2 million\n';
const REGION = '    region: ksa\n';
const BADGE = '    badgeIcon: eye\n';
const LOGO = '      src: /logos/noon.svg\n';
const ALT = '        en: Noon wordmark\n';
const FIGURE_EN =
  '        en: "{{weeklyUsers, compact}}+"\n        tr: "{{weeklyUsers, compact(compactDisplay: long)}}+"\n        ar: "+{{weeklyUsers, compact}}"\n      label:\n';
const PHONE = '          en: Built for the phone\n';
const PHONE_ICON = '      - icon: smartphone\n';
const CARDS =
  '          en: Cards, mada, installments and cash on delivery make it easier to try a brand for the first time.\n';
const STOCK =
  '          en: The {{service}} service keeps stock in Noon’s warehouses and picks, packs and delivers the orders.\n';
const PAYOUT =
  '          en: Your proceeds in {{currency}} reach you once a month from the partner via {{payout}}, bank transfer or other supported systems.\n';
const INCLUDE = '  - include: /marketplaces/_year-ksa.yaml\n';
const LIST = '      - en: Numbers explained – We go through sales, offers, returns and deductions with you.\n';
const WORTH = '          en: We already sell on Amazon. Is Noon worth the effort?\n';
const SUIT = '          en: Which goods suit Saudi homes?\n';
const CHOOSE =
  '            You do not have to choose. The same program can also put you [on Amazon Saudi Arabia](/marketplaces/amazon-ksa), so you see which shelf suits which product.\n';
const BELONGS =
  '            Noon belongs to the region. Its app works in Arabic and English, and its yellow parcels are a familiar sight at front doors.\n';
const DAYS = '  liveDays: 30\n';
const HOURS = '  replyHours: 24\n';
const COUNT = '  marketplaceCount:\n    en: 6+\n';
const DAY_FORMS = '    en: { one: "{{count}} day", other: "{{count}} days" }\n';
const PAYONEER = '  payout:\n    en: Payoneer\n';
const KSA_COLOR = '    color: "#1B7A4B"\n';
const TERM = '  - { term: Lazada, name: true, use: { all: Lazada, ar: لازادا } }\n';
const AVOID = '      en: ["pay-out", another supported system]\n';
const NAMSHI = '                ar: نمشي السعودية\n              disabled: true\n';
const MENU_LINK = '              link: /marketplaces/noon-ksa\n';

/** A twenty-fifth wave: a manager of marketplaces brings one page and the facts that all pages share up to date. */
export const wave25: readonly WaveKind[] = [
  {
    kind: 'figures and facts',
    rows: [
      page('a figure with commas', USERS, '  weeklyUsers: ▸1,700,000\n', '1700000', /1700000/),
      page('a figure with points', USERS, '  weeklyUsers: ▸1.700.000\n', '1700000', /1700000/),
      page('a figure with spaces', USERS, '  weeklyUsers: ▸1 700 000\n', '1700000', /1700000/),
      page('a figure in words', USERS, '  weeklyUsers: ▸1.7 million\n', '1700000', /1700000|number/),
      page('a figure as it is shown', USERS, '  weeklyUsers: ▸1.7M+\n', '1700000', /1700000|number/),
      page('a figure behind a sign', USERS, '  weeklyUsers: ▸~1700000\n', '1700000', /1700000|number/),
      page('a figure in quotes', USERS, '  weeklyUsers: ▸"1700000"\n', '1700000', /1700000|number|quot/, {
        mayBeSilent: true,
      }),
      page('a figure in Arabic digits', USERS, '  weeklyUsers: ▸١٧٠٠٠٠٠\n', '1700000', /1700000/),
      page('a figure that is missing', USERS, '  ▸weeklyUsers:\n', 'a number', /empty|number|value/),
      page('a fact under another name', USERS, '  ▸weekly_users: 1700000\n', 'weeklyUsers', /weeklyUsers/),
      page('a fact that is gone', USERS, '', '{{weeklyUsers}} is shown', /weeklyUsers/, {
        elsewhere: [
          [
            NOON,
            '{{weeklyUsers, compact}}+"\n        tr: "{{weeklyUsers, compact(compactDisplay: long)}}+"\n        ar: "+{{weeklyUsers, compact}}"\n      label:',
          ],
          [NOON, 'facts:'],
        ],
      }),
      page('a fact twice', USERS, `${USERS}  ▸weeklyUsers: 2000000\n`, 'twice', /twice|already|two/),
      page(
        'a year with its note',
        NOTE,
        '  usersNote:\n    en: Second quarter of 2024 ▸#check\n',
        'lost',
        /lost|note|#/,
      ),
      page('a range with a colon', RANGE_EN, '    en: weekly▸: 1.7 to 2 million\n', 'quotes', /quot/),
      page('a range with an apostrophe', RANGE_EN, "    en: ▸'1.7 to 2 million\n", 'closed', /clos|quot|apostrophe/),
      page(
        'a form that no format has',
        FIGURE_EN,
        FIGURE_EN.replace('"{{weeklyUsers, compact}}+"\n        tr', '"{{weeklyUsers, ▸short}}+"\n        tr'),
        '`compact`',
        /compact/,
        {
          elsewhere: [[NOON, '{{weeklyUsers, short']],
        },
      ),
      page(
        'an option that is misspelt',
        FIGURE_EN,
        FIGURE_EN.replace('compactDisplay: long', '▸compactDispaly: long'),
        '`compactDisplay`',
        /compactDisplay/,
        {
          elsewhere: [[NOON, '{{weeklyUsers, compact(compactDispaly']],
        },
      ),
      page(
        'a value of an option that is none',
        FIGURE_EN,
        FIGURE_EN.replace('compactDisplay: long', 'compactDisplay: ▸full'),
        '`long`',
        /long/,
        {
          elsewhere: [[NOON, '{{weeklyUsers, compact(compactDisplay: full']],
        },
      ),
      page(
        'a placeholder that is left open',
        FIGURE_EN,
        FIGURE_EN.replace('"{{weeklyUsers, compact}}+"\n        tr', '"▸{{weeklyUsers, compact}+"\n        tr'),
        '}}',
        /\}\}/,
      ),
      site('days in words', DAYS, '  liveDays: ▸thirty\n', 'a number', /number|30/),
      site('days with their unit', DAYS, '  liveDays: ▸30 days\n', '30', /30|number/),
      site('days as a range', DAYS, '  liveDays: ▸14-30\n', 'one number', /number|liveDaysFrom|one/),
      site('days below nothing', DAYS, '  liveDays: ▸-30\n', 'not below nothing', /negative|below|30/, {
        mayBeSilent: true,
      }),
      site('hours as a clock', HOURS, '  replyHours: ▸24:00\n', '24', /24|number/),
      site('half an hour too many', HOURS, '  replyHours: ▸24,5\n', '24.5', /24\.5/),
      site('a fact with a hyphen', HOURS, '  ▸reply-hours: 24\n', 'replyHours', /replyHours/),
      site('a fact with a space', HOURS, '  ▸reply hours: 24\n', 'replyHours', /replyHours/),
      site('a text without a language', COUNT, '  marketplaceCount:\n    ▸6+\n', '`en: …`', /en|language|colon/),
      site(
        'a count that a form needs',
        DAY_FORMS,
        '    en: { one: "{{count}} day", other: ▸days }\n',
        '{{count}}',
        /\{\{count\}\}/,
      ),
      site(
        'a form with another name',
        DAY_FORMS,
        '    en: { one: "{{count}} day", ▸others: "{{count}} days" }\n',
        '`other`',
        /`other`/,
      ),
      site('a form without its other', DAY_FORMS, '    en: ▸{ ▸one: "{{count}} day" }\n', '`other`', /other/),
      site(
        'plural as singular and plural',
        DAY_FORMS,
        '    en: { ▸singular: "{{count}} day", plural: "{{count}} days" }\n',
        '`one`',
        /`?one/,
      ),
      site(
        'braces that are not closed',
        DAY_FORMS,
        '    en: ▸{ one: "{{count}} day", other: "{{count}} days"\n',
        '}',
        /\}|clos/,
      ),
      site(
        'a comma lost in braces',
        DAY_FORMS,
        '    en: { one: "{{count}} day"▸ other: "{{count}} days" }\n',
        ',',
        /comma/,
      ),
      site(
        'placeholder without quotes in braces',
        DAY_FORMS,
        '    en: { one: ▸{{count}} day, other: "{{count}} days" }\n',
        'quotes',
        /quot/,
      ),
      site(
        'a brand that has become a link',
        PAYONEER,
        '  payout:\n    en: ▸[Payoneer](https://www.payoneer.com)\n',
        'no link',
        /link|quot|\[/,
      ),
    ],
  },
  {
    kind: 'looks and pictures',
    rows: [
      page('a region by its name', REGION, '    region: ▸Saudi Arabia\n', '`ksa`', /ksa/),
      page('a region in capitals', REGION, '    region: ▸KSA\n', '`ksa`', /ksa/, { mayBeSilent: true }),
      page('a region that is none', REGION, '    region: ▸egypt\n', 'ksa, uae', /ksa/),
      page('an icon that is none', BADGE, '    badgeIcon: ▸vision\n', 'another icon', /icon|eye|view/),
      page('an icon as an emoji', BADGE, '    badgeIcon: ▸👁\n', 'by name', /icon|name/),
      page('an icon as a class', BADGE, '    badgeIcon: ▸fa fa-eye\n', '`eye`', /eye/),
      page('an icon’s file', PHONE_ICON, '      - icon: ▸/icons/smartphone.svg\n', '`smartphone`', /smartphone/),
      page('an icon in Pascal case', PHONE_ICON, '      - icon: ▸Smartphone\n', '`smartphone`', /smartphone/, {
        mayBeSilent: true,
      }),
      page('an icon under another name', PHONE_ICON, '      - icon: ▸mobile-phone\n', '`smartphone`', /smartphone/),
      page(
        'a picture without its slash',
        LOGO,
        '      src: ▸logos/noon.svg\n',
        '`/logos/noon.svg`',
        /\/logos\/noon\.svg/,
      ),
      page(
        'a picture with its folder',
        LOGO,
        '      src: ▸/public/logos/noon.svg\n',
        '`/logos/noon.svg`',
        /\/logos\/noon\.svg/,
      ),
      page(
        'a picture of another kind',
        LOGO,
        '      src: ▸/logos/noon.png\n',
        '`/logos/noon.svg`',
        /\/logos\/noon\.svg/,
      ),
      page('a picture in capitals', LOGO, '      src: ▸/logos/Noon.svg\n', '`/logos/noon.svg`', /\/logos\/noon\.svg/),
      page(
        'a picture of another site',
        LOGO,
        '      src: ▸https://www.noon.com/logo.svg\n',
        'in public',
        /public|computer|site/,
      ),
      page('a picture of a disk', LOGO, '      src: ▸C:\\Users\\Ali\\noon.svg\n', 'in public', /public/),
      page('a picture in words', LOGO, '      src: ▸the Noon logo\n', 'a file', /file|public|\//),
      page('an alt with its file', ALT, '        en: ▸noon.svg\n', 'what it shows', /file|show|describ/),
      page('an alt that says picture', ALT, '        en: ▸image\n', 'what it shows', /show|describ|says/),
      page('no alt', ALT, '        en: ▸""\n', 'what it shows', /empty|words|describ|text/),
      site('a colour by its name', KSA_COLOR, '    color: ▸green\n', '#', /#/, { mayBeSilent: true }),
      site('a colour without quotes', KSA_COLOR, '    color: ▸#1B7A4B\n', 'quotes', /quot/),
      site('a colour of eight digits', KSA_COLOR, '    color: ▸"#1B7A4BFF"\n', '#1B7A4B', /#|six/),
      site('a colour with an O', KSA_COLOR, '    color: ▸"#1B7A4O"\n', '0 to 9, A to F', /#|digit|color/),
      site('a colour in rgb', KSA_COLOR, '    color: ▸rgb(27, 122, 75)\n', '#1B7A4B', /#1[bB]7[aA]4[bB]/),
      site('colour spelt in British', KSA_COLOR, '    ▸colour: "#1B7A4B"\n', '`color`', /`color`/),
    ],
  },
  {
    kind: 'words and links',
    rows: [
      page(
        'a word of the glossary',
        STOCK,
        '          en: The {{service}} service offers ▸fulfilment from Noon’s warehouses.\n',
        'fulfillment',
        /fulfillment/,
      ),
      page('a name in small letters', PHONE, '          en: Built for ▸noon on the phone\n', 'Noon', /Noon/, {
        mayBeSilent: true,
      }),
      page('a name misspelt', PHONE, '          en: Built for ▸Aamzon and the phone\n', 'Amazon', /Amazon/),
      page(
        'British spelling',
        CARDS,
        '          en: Cards ▸organised by mada make it easier to try a brand for the first time.\n',
        'organized',
        /organiz|recogni/,
        { mayBeSilent: true },
      ),
      page(
        'a word twice',
        CARDS,
        '          en: Cards and cash on delivery make it easier to try a brand for ▸the the first time.\n',
        'once',
        /twice|once|the/,
      ),
      page(
        'a slip',
        CARDS,
        '          en: Cards and cash on ▸delviery make it easier to try a brand.\n',
        'delivery',
        /delivery/,
      ),
      page(
        'a fact in figures',
        PAYOUT,
        '          en: Sales are in ▸Saudi riyals (SAR). The partner transfers your share once a month via {{payout}}.\n',
        '{{currency}}',
        /currency/,
        { mayBeSilent: true },
      ),
      page(
        'a fact that is none',
        PAYOUT,
        '          en: Sales are in ▸{{currencies}}. The partner transfers your share once a month via {{payout}}.\n',
        '{{currency}}',
        /currency/,
      ),
      page(
        'a link without its brackets',
        CHOOSE,
        '            You do not have to choose. See ▸(/marketplaces/amazon-ksa), so you know.\n',
        '[words](/…)',
        /\[/,
      ),
      page(
        'a link turned round',
        CHOOSE,
        '            You do not have to choose. See ▸(Amazon)[/marketplaces/amazon-ksa], so you know.\n',
        '[words](/…)',
        /\[Amazon\]|\[words\]\(/,
      ),
      page(
        'a link with a space',
        CHOOSE,
        '            You do not have to choose. See ▸[Amazon] (/marketplaces/amazon-ksa), so you know.\n',
        'no space',
        /space/,
      ),
      page(
        'a dead link',
        CHOOSE,
        '            You do not have to choose. See [Amazon](▸/marketplaces/amazon-sa), so you know.\n',
        'amazon-ksa',
        /amazon-ksa/,
        {
          elsewhere: [[NOON, '[Amazon](/marketplaces/amazon-sa)']],
        },
      ),
      page('HTML', BELONGS, '            Noon ▸<b>belongs</b> to the region.\n', '**', /\*\*|HTML/),
      page(
        'a heading too deep',
        BELONGS,
        '            ▸###### Noon belongs to the region.\n',
        'a heading',
        /#|heading/,
      ),
      page(
        'bold left open',
        BELONGS,
        '            Noon ▸**belongs to the region. Its app works in Arabic and English.\n',
        'closed',
        /\*\*/,
      ),
      page('a tab inside', BELONGS, '            Noon belongs▸\tto the region.\n', 'a space', /tab|space/),
      page(
        'a partial by its page',
        INCLUDE,
        '  - include: ▸/marketplaces/year-ksa\n',
        '`/marketplaces/_year-ksa.yaml`',
        /_year-ksa\.yaml/,
      ),
      page(
        'a partial without its ending',
        INCLUDE,
        '  - include: ▸/marketplaces/_year-ksa\n',
        '`/marketplaces/_year-ksa.yaml`',
        /_year-ksa\.yaml/,
      ),
      page(
        'a partial of another country',
        INCLUDE,
        '  - include: ▸/marketplaces/_year-qatar.yaml\n',
        '_year-',
        /_year-/,
      ),
      page(
        'a partial as a type',
        INCLUDE,
        '  - ▸type: include\n    file: /marketplaces/_year-ksa.yaml\n',
        '`include: …`',
        /include/,
        {
          elsewhere: [[NOON, 'include\n    file']],
        },
      ),
      page(
        'a partial twice',
        INCLUDE,
        `${INCLUDE}  - include: ▸/marketplaces/_year-ksa.yaml\n`,
        'twice',
        /twice|already|same/,
      ),
      page('an entry as a title', LIST, '      - ▸title: Numbers explained\n', '`en: …`', /en|language/, {
        elsewhere: [[NOON, '- title: Numbers']],
      }),
      page(
        'a dash too many',
        LIST,
        '      - ▸- en: Numbers explained – Sales, offers, returns and deductions, in plain words.\n',
        'one dash',
        /dash|-/,
        {
          elsewhere: [[NOON, '- - en: Numbers']],
        },
      ),
      page('a question without its mark', SUIT, '          en: ▸Which goods suit Saudi homes\n', '?', /\?/),
      page(
        'an answer as a question',
        WORTH,
        '          en: ▸Which goods suit Saudi homes?\n',
        'twice',
        /twice|same|already/,
        {
          elsewhere: [[NOON, 'en: Which goods suit Saudi homes?\n          tr: Suudi']],
        },
      ),
      site(
        'a term without its name',
        TERM,
        '  - { ▸name: true, use: { all: Lazada, ar: لازادا } }\n',
        '`term`',
        /term/,
        {
          elsewhere: [[SITE, '{ name: true, use: { all: Lazada']],
        },
      ),
      site('avoid as one text', AVOID, '      en: ▸pay-out\n', 'a list', /list|\[/),
      site('a list that is left open', AVOID, '      en: ▸["pay-out", another supported system\n', ']', /\]|clos/),
      site(
        'a menu entry without its page',
        NAMSHI,
        '                ar: نمشي السعودية\n              link: ▸/marketplaces/namshi-ksa\n',
        'no page',
        /page|disabled|noon-ksa/,
      ),
      site(
        'disabled in quotes',
        NAMSHI,
        '                ar: نمشي السعودية\n              disabled: ▸"true"\n',
        '`true`',
        /true/,
        { mayBeSilent: true },
      ),
      site(
        'disabled as yes',
        NAMSHI,
        '                ar: نمشي السعودية\n              disabled: ▸yes\n',
        '`true`',
        /true/,
      ),
      site(
        'disabled in another word',
        NAMSHI,
        '                ar: نمشي السعودية\n              ▸soon: true\n',
        '`disabled`',
        /disabled/,
      ),
      site(
        'a link of the menu to a file',
        MENU_LINK,
        '              link: ▸/marketplaces/noon-ksa.yaml\n',
        '`/marketplaces/noon-ksa`',
        /noon-ksa`/,
      ),
      site(
        'a link of the menu with a language',
        MENU_LINK,
        '              link: ▸/en/marketplaces/noon-ksa\n',
        '`/marketplaces/noon-ksa`',
        /`\/marketplaces\/noon-ksa`/,
      ),
    ],
  },
];
