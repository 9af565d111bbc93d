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
  SHARED,
  SITE,
} from './places.ts';
import type { Wanted, WaveKind, WaveRow } from './wave.ts';
import { beside7 } from './wave-7.ts';

/** The collection of the seventh wave. */
export const beside8 = beside7;

const NEWS = 'pages/news/_collection.yaml';
const ENTRY = 'pages/news/booth.yaml';
const LIST = 'pages/news/index.yaml';

type More = WaveRow[6];

const spot =
  (file: string, find: string, start: string) =>
  (name: string, text: string, conveys: string, wanted: Wanted, more?: More) =>
    [name, file, find, `${start}▸${text}`, conveys, wanted, more] as WaveRow;

/** In the description of the chat's card. */
const english = spot(CONTACT, CHAT, '          ▸en: ');
const turkish = spot(CONTACT, CHAT_TR, '          ▸tr: ');
const arabic = spot(CONTACT, CHAT_AR, '          ▸ar: ');
const link = (name: string, value: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, FAQ, FAQ_LINK, `        ▸link: ▸${value}\n`, conveys, wanted, more] as WaveRow;
const titles = (name: string, lines: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, CONTACT, HERO, lines, conveys, wanted, more] as WaveRow;
const site = (name: string, find: string, replace: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, SITE, find, replace, conveys, wanted, more] as WaveRow;
/** A field of a page, above its `meta`. */
const page = (name: string, lines: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, LAZADA, 'meta:\n', `${lines}meta:\n`, conveys, wanted, more] as WaveRow;
/** A field of the site's own, above its brand. */
const atTop = (name: string, lines: string, conveys: string, wanted: Wanted, more?: More) =>
  site(name, '\nbrand:\n', `\n${lines}brand:\n`, conveys, wanted, more);
const entry = (name: string, find: string, replace: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, ENTRY, find, replace, conveys, wanted, more] as WaveRow;
const news = (name: string, find: string, replace: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, NEWS, find, replace, conveys, wanted, more] as WaveRow;
const list = (name: string, find: string, replace: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, LIST, find, replace, conveys, wanted, more] as WaveRow;

const [, TR, AR] = HERO.split(/(?<=\n)/) as [string, string, string];
const FIELD = '      - name: company\n        autocomplete: organization\n';
const PICTURE = '      - src: /logos/noon.svg\n';

/** An eighth wave of mistakes of people who write pages and are no developers. */
export const wave8: readonly WaveKind[] = [
  {
    kind: 'texts',
    rows: [
      english(
        'a sentence that stops',
        'For quick questions, or a photo straight from the▸...',
        'a text that is cut',
        /\.\.\.|cut|end/i,
        { mayBeSilent: true },
      ),
      english('a sentence twice', 'Send us a photo. ▸Send us a photo.', 'the same twice', /twice|repeat|again/i),
      english('a space before a comma', 'For quick questions▸ , or a photo.', 'no space before a comma', /space/i),
      english('two full stops', 'For quick questions or a photo▸..', 'one is enough', /\.\.|one|twice|two/i),
      english('no space after a full stop', 'Send a photo▸.We answer the same day.', 'a space', /space/i, {
        elsewhere: [
          [CONTACT, 'photo.We'],
          [CONTACT, 'We answer the'],
        ],
      }),
      english('a bracket that stays open', 'For quick questions ▸(or a photo.', 'the other bracket', /bracket/i),
      english('two spaces', 'For quick▸  questions.', 'one space', /space/i, {
        elsewhere: [[CONTACT, ' questions.\n']],
      }),
      english(
        'a note for the translator',
        'For quick questions ▸[translate this], or a photo.',
        'a note',
        /left|note|sample|visitors|bracket/i,
      ),
      english('three question marks', 'For quick questions▸???', 'a note or one mark', /\?|left|sample|one/i),
      english(
        'a mail address with a comma',
        'Write to ▸hello@limanora,com for more.',
        'a full stop',
        /limanora\.com|comma|address/i,
        { elsewhere: [[CONTACT, ',com']] },
      ),
      english('a mail address with a space', 'Write to ▸hello @limanora.com for more.', 'no space', /space|hello@/i, {
        elsewhere: [
          [CONTACT, '@limanora.com'],
          [CONTACT, ' @limanora'],
        ],
      }),
      english(
        'Turkish letters for English',
        'For quıck questıons, or a photo.',
        'letters of Turkish',
        /letter|quick|Turkish/i,
        { elsewhere: [[CONTACT, 'quıck']] },
      ),
      english('smileys of Outlook', 'For quick questions ▸J', 'a smiley of Outlook', /./, { mayBeSilent: true }),
      english('a table of a mail', '"▸| Price | Time |"', 'signs of a table', /\||table|shown/i),
      english('a heading of Markdown', '"▸## Quick questions"', 'no number signs', /#|heading/i),
      english('HTML for bold', 'For ▸<b>quick</b> questions.', 'no HTML', /HTML|tag|\*\*/i),
      turkish(
        'a letter of a wrong encoding',
        'KÄ±sa sorular için yazın.',
        'wrong encoding',
        /letter|encod|UTF-8|saved/i,
        { elsewhere: [[CONTACT, 'Ä±']] },
      ),
      turkish('a hyphenated PDF', 'Kısa soru- lar için yazın.', 'a word in two parts', /word|hyphen|line/i, {
        elsewhere: [[CONTACT, 'soru- lar']],
      }),
      turkish(
        'a note left by a colleague',
        'Kısa sorular için. ▸(Ayşe kontrol etsin)',
        'a note',
        /left|note|sample|visitors|text/i,
      ),
      turkish('an Arabic comma', 'Kısa sorular▸، fotoğraflar.', 'a comma', /,|comma/i),
      turkish('a word twice', 'Kısa sorular ▸için için yazın.', 'the same twice', /twice|again|repeat/i),
      arabic('a Latin comma', 'للأسئلة القصيرة▸, أو لصورة.', 'the Arabic comma', /،/),
      arabic('a Latin semicolon', 'أرسل صورة▸; فهي تكفي.', 'the Arabic semicolon', /؛/),
      arabic('Persian digits', 'نرد خلال ▸۲۴ ساعة.', 'digits 0 to 9', /24|digit|0/i),
      arabic('letters of a PDF', '▸ﻟﻸﺳﺌﻠﺔ القصيرة.', 'letters of print', /letter|print|للأسئلة/i),
      arabic('a mark without a space', 'أرسل صورة▸،ثم انتظر.', 'a space', /space/i, {
        elsewhere: [
          [CONTACT, 'صورة،ثم'],
          [CONTACT, 'ثم انتظر'],
        ],
      }),
      arabic(
        'Turkish under ar',
        'Kısa sorular için. Ürünün fotoğrafını da gönderebilirsiniz.',
        'Turkish',
        /Turkish|Arabic/,
      ),
      arabic(
        'a note left by a colleague',
        'للأسئلة القصيرة. ▸(يرجى المراجعة)',
        'a note',
        /left|note|sample|visitors|text/i,
      ),
    ],
  },
  {
    kind: 'lines and levels',
    rows: [
      titles(
        'all languages in one line',
        '      ▸en: ▸Tell us, ▸tr: Anlatın, ar: أخبرنا\n',
        'a line for each language',
        /line|colon|quot/i,
      ),
      titles(
        'braces that stay open',
        '      ▸{ en: Tell us, tr: Anlatın, ar: أخبرنا\n',
        'the other brace',
        /brace|bracket|\}/i,
        { elsewhere: [[CONTACT, 'subtitle:']] },
      ),
      titles('languages with equals signs', `      ▸en = Tell us\n${TR}${AR}`, 'a colon', /colon/i, {
        elsewhere: [[CONTACT, 'tr: Ne']],
      }),
      titles('languages in brackets', `      ▸[en]: Tell us\n${TR}${AR}`, 'no brackets', /bracket|`en\b/i),
      titles(
        'languages with hyphens',
        `      ▸- en: Tell us\n      ▸- tr: Anlatın\n      - ar: أخبرنا\n`,
        'no hyphens',
        /dash|hyphen|list/i,
        {
          elsewhere: [
            [CONTACT, 'title:\n      - en'],
            [CONTACT, '- en: Tell us\n'],
          ],
        },
      ),
      titles(
        'a text on two lines, the second too far left',
        `      en: Tell us what\n  ▸you make\n${TR}${AR}`,
        'further in',
        /further|space|column|level|indent|line/i,
      ),
      [
        'title on the line of type',
        CONTACT,
        '  - type: contact\n',
        '  - ▸type: contact ▸title: Three ways\n',
        'a line of its own',
        /line/i,
        {
          elsewhere: [
            [CONTACT, 'contact title: Three'],
            [CONTACT, 'contact title'],
          ],
        },
      ],
      ['a block in capital letters', CONTACT, '  - type: contact\n', '  - ▸type: ▸CONTACT\n', 'contact', /`contact`/],
      ['a block by its Turkish name', CONTACT, '  - type: contact\n', '  - ▸type: ▸iletişim\n', 'contact', /`contact`/],
      ['a block by its Arabic name', CONTACT, '  - type: contact\n', '  - ▸type: ▸اتصال\n', 'contact', /`contact`/],
      ['a block in the plural', FAQ, '  - type: cta\n', '  - ▸type: ▸ctas\n', 'cta', /`cta`/],
      [
        'items without hyphens',
        CONTACT,
        '      - icon: mail\n',
        '        ▸icon: mail\n',
        'a hyphen',
        /hyphen|dash|list|`- /i,
        {
          elsewhere: [
            [CONTACT, 'items:\n        icon'],
            [CONTACT, '- icon: message-circle'],
            [CONTACT, 'title:\n          en: E-mail'],
          ],
        },
      ],
      [
        'a hyphen before every field',
        CONTACT,
        '      - icon: mail\n        title:\n',
        '      - icon: mail\n      ▸- ▸title:\n',
        'one hyphen',
        /hyphen|dash|same|entry|icon/i,
        {
          elsewhere: [
            [CONTACT, '- icon: mail'],
            [CONTACT, 'icon: mail'],
          ],
        },
      ],
      [
        'a comment by two slashes',
        FAQ,
        '  - type: cta\n',
        '  ▸// the last block\n  - type: cta\n',
        'a number sign',
        /#|note/i,
      ],
      [
        'a comment of HTML',
        FAQ,
        '  - type: cta\n',
        '  ▸<!-- the last block -->\n  - type: cta\n',
        'a number sign',
        /#|note|HTML/i,
      ],
      [
        'a line of dashes between blocks',
        FAQ,
        '  - type: cta\n',
        '▸---\n  - type: cta\n',
        'no line of dashes',
        /---|dash|document|delete/i,
        { elsewhere: [[FAQ, '- type: cta']] },
      ],
      [
        'a quote that begins a list',
        SHARED,
        '      - question:\n          en: How quickly',
        '      ▸* question:\n          en: How quickly',
        'a hyphen',
        /hyphen|dash|`-/i,
      ],
      [
        'an entry with a number',
        SHARED,
        '      - question:\n          en: How quickly',
        '      ▸1. question:\n          en: How quickly',
        'a hyphen',
        /hyphen|dash|`-/i,
        { elsewhere: [[SHARED, '1. question']] },
      ],
      [
        'an answer called reply',
        SHARED,
        '        answer:\n          en: >-\n            Usually in',
        '        ▸reply:\n          en: >-\n            Usually in',
        'answer',
        /`answer/,
        {
          elsewhere: [
            [SHARED, '- question:\n          en: How'],
            [SHARED, 'question:\n          en: How'],
          ],
        },
      ],
      [
        'blocks on the level of meta',
        CONTACT,
        'blocks:\n  - type: hero\n',
        '  ▸blocks:\n  - type: hero\n',
        'the first level',
        /level|space|indent|left|column/i,
        { elsewhere: [[CONTACT, '- type: hero']] },
      ],
    ],
  },
  {
    kind: 'links and pictures',
    rows: [
      link('two addresses', '/contact, /faq', 'one', /one|single|`\/contact/i),
      link('a file without its folder', 'price-list.pdf', 'a file of the site', /file|public|page|slash/i),
      link('an address of Google’s redirect', 'https//saber.sa', 'a colon', /https:\/\/saber/i),
      link(
        'a mail with a subject in words',
        'mailto:hello@limanora.example?subject=Price list',
        '%20 for the space',
        /%20|space/i,
        { elsewhere: [[FAQ, ' list\n']] },
      ),
      link('a page of a language by its name', '/english/contact', 'no language', /`\/contact/i),
      link('an anchor with capitals', '/contact#Form', 'small letters', /#form/),
      link('a page in the plural', '/contacts', 'contact', /`\/contact`/),
      link('a number with a country in brackets', 'tel:+90(212)5550199', 'digits', /tel:\+902125550199|digit/i),
      link('a link of nothing', '""', 'an address', /empty|address|page|value|write|quot/i),
      link('a hash alone', '"#"', 'the name of a section', /section|name|#|page/i),
      link('a link in angle brackets', '<https://saber.sa>', 'no brackets', /`https:\/\/saber\.sa|</i),
      link('script', 'javascript:history.back()', 'no program', /link|page|address|script/i),
      [
        'an action without its link',
        FAQ,
        FAQ_LINK,
        '',
        'link',
        /`link/,
        {
          elsewhere: [
            [FAQ, '- label:\n          en: Ask'],
            [FAQ, 'label:\n          en: Ask'],
            [FAQ, 'style: primary'],
          ],
        },
      ],
      [
        'an action without its words',
        FAQ,
        '      - label:\n          en: Ask your question\n          tr: Sorunuzu yazın\n          ar: اطرح سؤالك\n        link: /contact\n',
        '      ▸- ▸link: /contact\n',
        'label',
        /`label/,
      ],
      [
        'a picture in a list of names',
        HOME,
        PICTURE,
        '      - ▸/logos/noon.svg\n',
        'src',
        /src/i,
        {
          elsewhere: [
            [HOME, 'alt:\n          en: Noon'],
            [HOME, '- /logos/noon.svg'],
          ],
        },
      ],
      [
        'a picture that is a page',
        HOME,
        PICTURE,
        '      - src: ▸/contact\n',
        'a picture',
        /picture|image|file/i,
        { elsewhere: [[HOME, 'src: /contact']] },
      ],
      [
        'a picture with two dots',
        HOME,
        PICTURE,
        '      - src: ▸../logos/noon.svg\n',
        'a slash',
        /`\/logos\/noon\.svg/,
        { elsewhere: [[HOME, 'src: ../logos']] },
      ],
      [
        'a description of a picture with its words',
        HOME,
        `${PICTURE}        alt:\n          en: Noon\n`,
        `${PICTURE}        alt:\n          ▸en: ▸Picture of the Noon logo\n`,
        'without picture of',
        /picture|screen reader|already/i,
        { mayBeSilent: true },
      ],
      [
        'a description in one language',
        HOME,
        `${PICTURE}        alt:\n          en: Noon\n          tr: Noon\n          ar: نون\n`,
        `${PICTURE}        ▸alt:\n          ▸en: The logo of Noon\n`,
        'tr and ar',
        /Turkish|Arabic|`tr`|`ar`/,
      ],
      [
        'an icon with its ending',
        CONTACT,
        '      - icon: mail\n',
        '      - icon: ▸mail.svg\n',
        'mail',
        /`mail`/,
        { elsewhere: [[CONTACT, 'icon: mail.svg']] },
      ],
    ],
  },
  {
    kind: 'site.yaml',
    rows: [
      site(
        'a mail in angle brackets',
        '  email: { sample: hello@limanora.example }',
        '  ▸email: ▸Limanora <hello@limanora.com>',
        'the address alone',
        /address|hello@limanora\.com/i,
      ),
      site('a fact with a space in its name', HOURS, `${HOURS}  ▸reply days: 3\n`, 'one word', /name|space|word/i),
      site('a fact with a hyphen in its name', HOURS, `${HOURS}  ▸reply-days: 3\n`, 'no text uses it', /use it/i, {
        mayBeSilent: true,
      }),
      site('a fact twice', HOURS, `${HOURS}  ▸replyHours: 48\n`, 'twice', /twice|second|already/i, {
        elsewhere: [[SITE, 'replyHours: 24']],
      }),
      site(
        'a form of a plural that is none',
        '    en: { one: "{{count}} day", other: "{{count}} days" }',
        '    en: { ▸single: "{{count}} day", other: "{{count}} days" }',
        'one',
        /`?one\b/,
      ),
      site(
        'a form that is missing',
        '    en: { one: "{{count}} day", other: "{{count}} days" }',
        '    ▸en: ▸{ ▸one: "{{count}} day" }',
        'other',
        /other/,
      ),
      site(
        'a plural with a wrong placeholder',
        '    en: { one: "{{count}} day", other: "{{count}} days" }',
        '    en: { one: "{{count}} day", other: ▸"▸{{▸number}} days" }',
        'count',
        /count/,
      ),
      site(
        'a menu entry with url',
        '    - label:\n        en: FAQ\n        tr: SSS\n        ar: الأسئلة الشائعة\n      link: /faq\n',
        '    - label:\n        en: FAQ\n        tr: SSS\n        ar: الأسئلة الشائعة\n      ▸url: /faq\n',
        'link',
        /`link/,
      ),
      site(
        'a menu entry that leads to no page',
        '      link: /about-us\n',
        '      link: ▸/about\n',
        'about-us',
        /`\/about-us/,
        { nth: 1, elsewhere: [[SITE, 'link: /about\n']] },
      ),
      site(
        'a menu entry without its language',
        '        en: About us\n        tr: Hakkımızda\n        ar: من نحن\n      link',
        '        ▸en: About us\n        ▸tr: Hakkımızda\n      link',
        'ar',
        /Arabic|`ar`/,
        { nth: 1, elsewhere: [[SITE, 'label:\n        en: About']] },
      ),
      site('a language without its label', '    label: Türkçe\n', '', 'label', /`label/, {
        elsewhere: [
          [SITE, 'code: tr'],
          [SITE, '- code: tr'],
        ],
      }),
      site(
        'a flag of another folder',
        '    flag: /flags/tr.svg\n',
        '    ▸flag: ▸/flag/tr.svg\n',
        'flags',
        /`\/flags\/tr\.svg/,
      ),
      site('a language twice', '  - code: ar\n', '  - ▸code: ▸tr\n', 'twice', /twice|already|two|same/i),
      site('a region of an unknown name', '          region: uae\n', '          ▸region: ▸UAE\n', 'uae', /`uae`/),
      site(
        'a service without https',
        '  lookup: https://api.country.is/\n',
        '  ▸lookup: ▸api.country.is\n',
        'https',
        /https:\/\//,
      ),
      site(
        'a social link by its name',
        '      url: { sample: https://www.linkedin.com/company/limanora-example }\n',
        '      ▸url: ▸limanora\n',
        'an address',
        /https:\/\//,
      ),
      site(
        'a word to avoid with two stars',
        '      ar: [نفقات, مصاريف, كلفة]\n',
        '      ar: [▸*نفقات*, مصاريف]\n',
        'one star at the end',
        /star|asterisk|\*|end/i,
      ),
      site(
        'a theme’s colour by number',
        '    action: "#E8A33D"\n',
        '    ▸action: ▸232, 163, 61\n',
        'six digits',
        /#|colou?r/i,
      ),
      site(
        'colours that nobody can read',
        '    muted: "#42526B"\n',
        '    ▸muted: ▸"#C9CED6"\n',
        'contrast',
        /contrast|read|dark/i,
      ),
      atTop('keywords', '▸keywords: export\n', 'no such field', /keywords|field/i),
      atTop('analytics by its id', '▸googleAnalytics: G-12345\n', 'allow', /field|allow/i),
      atTop('a favicon', '▸favicon: /favicon.ico\n', 'no such field', /favicon|field/i),
      atTop(
        'a redirect of a whole folder without its end',
        'redirects:\n  - from: /old/*\n    ▸to: ▸/new/*\n',
        'no such page',
        /page|new/i,
      ),
      atTop('redirects with a colon each', 'redirects:\n  ▸- ▸/old: /contact\n', 'from and to', /`?from/),
      atTop(
        'a translator with its folder outside',
        '▸translate: ▸../translate.sh\n',
        'a program of this folder',
        /\.\/|folder/,
      ),
    ],
  },
  {
    kind: 'collections, forms and templates',
    rows: [
      entry(
        'a day with its weekday',
        'date: 2026-10-12',
        '▸date: ▸Monday, 12 October 2026',
        'year, month and day',
        /2026-10-12|year/,
      ),
      entry(
        'a day of the wrong order',
        'date: 2026-10-12',
        '▸date: ▸2026-12-32',
        'a day that is there',
        /day|31|calendar/i,
      ),
      entry('a year alone', 'date: 2026-10-12', '▸date: ▸2026', 'month and day', /2026-|month|day/i, {
        mayBeSilent: true,
      }),
      entry('tags in words', 'tags: [fair]', '▸tags: [▸Trade fairs]', 'fair', /\bfair\b/),
      entry('a tag that is new', 'tags: [fair]', '▸tags: [▸dubai]', 'the tags that there are', /\bfair\b/),
      entry(
        'an author with its ending',
        'authors: [/people/ada]',
        '▸authors: [▸/people/ada.yaml]',
        'without its ending',
        /`\/people\/ada`/,
      ),
      entry(
        'an author with the language',
        'authors: [/people/ada]',
        '▸authors: [▸/en/people/ada]',
        'without the language',
        /`\/people\/ada`/,
      ),
      entry('authors in a text', 'authors: [/people/ada]', '▸authors: ▸/people/ada', 'a list', /list|\[/i),
      entry(
        'a picture that is not there',
        '  tags: [fair]\n',
        '  tags: [fair]\n  picture: { ▸src: ▸/booth.jpg, alt: { all: Booth } }\n',
        'no such file',
        /public|file|picture/i,
      ),
      entry(
        'the summary in meta',
        '  description:\n    en: In February',
        '  ▸summary:\n    en: In February',
        'description',
        /`description/,
        {
          elsewhere: [
            [ENTRY, 'meta:'],
            [ENTRY, 'title: {'],
          ],
        },
      ),
      news('a collection with a name', 'title: {', '▸name: {', 'title', /`title/),
      news('per page misspelt', 'perPage: 10', '▸perpage: 10', 'perPage', /`perPage/),
      news('an order in Turkish', 'order: newest', '▸order: ▸yeni', 'newest', /newest/),
      news('too many on a page', 'perPage: 10', '▸perPage: ▸1000', 'at most 500', /500/),
      news(
        'tags with a hyphen each',
        '  fair: { en: Trade fairs',
        '  ▸- ▸fair: { en: Trade fairs',
        'no hyphen',
        /hyphen|dash|list|level/i,
        {
          elsewhere: [
            [NEWS, 'tags:'],
            [NEWS, 'market: {'],
            [NEWS, '- fair'],
          ],
        },
      ),
      list('a list with a collection’s field', '    limit: 6\n', '    ▸perPage: 6\n', 'limit', /`limit/),
      list(
        'a list by its full address',
        'of: /news',
        '▸of: ▸https://www.limanora.example/en/news',
        'the folder',
        /`\/news/,
      ),
      list('a list of cards by another name', '    limit: 6\n', '    ▸as: ▸grid\n', 'rows or cards', /cards/),
      list('a year as a range', '    limit: 6\n', '    ▸year: ▸2025-2026\n', 'one year', /2026|year|form/i),
      [
        'a kind of field that is none',
        CONTACT,
        FIELD,
        FIELD.replace('name: company\n', 'name: company\n        ▸kind: ▸phone\n'),
        'tel',
        /tel/,
      ],
      [
        'a form’s field without its label',
        CONTACT,
        `${FIELD}        label:\n          en: Company\n          tr: Firma\n          ar: الشركة\n`,
        FIELD.replace('- name', '▸- ▸name'),
        'label',
        /`label/,
      ],
      [
        'a form’s address for mail',
        CONTACT,
        '    id: form\n',
        '    id: form\n    ▸endpoint: ▸hello@limanora.com\n',
        'a name of site.yaml',
        /formEndpoints|endpoint|name|service/i,
      ],
      [
        'a fact of a page that nobody uses',
        AMAZON_UAE,
        '  visits: 21300000\n',
        '  visits: 21300000\n  ▸visitors: 5\n',
        'no text uses it',
        /use|field|visits|visitors/i,
      ],
      ['a fact with a comma', AMAZON_UAE, '  region: uae\n', '  ▸region: ▸uae,\n', 'no comma', /comma|`uae`/i],
      [
        'a template without a slash',
        AMAZON_UAE,
        '/marketplaces/_amazon.yaml',
        '▸_amazon.yaml',
        'the path',
        /`\/marketplaces\/_amazon\.yaml/,
        { mayBeSilent: true, elsewhere: [[AMAZON_UAE, 'template:']] },
      ],
      [
        'an include with two files',
        FAQ,
        '/_faq.yaml',
        '▸/_faq.yaml, /_closing.yaml',
        'one each',
        /each|one|line|`\/_faq|`\/_closing/i,
        {
          elsewhere: [
            [FAQ, 'include:'],
            [FAQ, '/_closing.yaml'],
          ],
        },
      ],
    ],
  },
  {
    kind: 'addresses, redirects and dates',
    rows: [
      page(
        'an address with capitals and a dot',
        'address: { ▸tr: ▸Lazada.Malezya }\n',
        'small letters and hyphens',
        /`lazada-malezya|small|hyphen/i,
      ),
      page(
        'an address with a slash before it',
        'address: { ▸tr: ▸/lazada-malezya }\n',
        'without its slash',
        /slash|`lazada-malezya/i,
      ),
      page(
        'an address with its ending',
        'address: { ▸tr: ▸lazada-malezya.html }\n',
        'without its ending',
        /ending|hyphen|`lazada-malezya/i,
      ),
      page('an address for all', 'address: { ▸all: ▸lazada-malezya }\n', 'each language', /language|`tr|`en|all/i),
      page(
        'an address twice called the same',
        'address: { ▸tr: ▸amazon-bae, ar: ▸amazon-uae }\n',
        'another page',
        /amazon-uae|page|address/i,
      ),
      page('addresses as a list', '▸address: ▸[▸lazada-malezya, ▸lazada-ar]\n', 'by language', /language|`tr:|\{ /i),
      page('a slug', '▸slug: lazada-malezya\n', 'address', /`address/),
      page('formerly in words', '▸formerly: ▸lazada-old\n', 'a list with slashes', /slash|`\/lazada-old|list|\[/i),
      page(
        'formerly with a language',
        'formerly: [▸/tr/lazada-old]\n',
        'without its language',
        /language|`\/lazada-old|redirects/i,
        { elsewhere: [[LAZADA, 'formerly:']] },
      ),
      page('formerly a page that is there', 'formerly: [▸/contact]\n', 'a page stands there', /page|there|already/i, {
        elsewhere: [[LAZADA, 'formerly:']],
      }),
      page('a day in Turkish', '▸scheduled: ▸1 Mayıs 2027\n', 'year, month, day', /2027-05-01|year/i),
      page('a day with dots', '▸expires: ▸01.05.2027\n', 'year, month, day', /2027-05-01|year/i),
      page('a day in Arabic digits', '▸scheduled: ▸٢٠٢٧-٠٥-٠١\n', 'digits 0 to 9', /2027-05-01|digit/i),
      page('a day by its American order', '▸expires: ▸05/30/2027\n', 'year, month, day', /2027-05-30|year/i),
      page(
        'a day and an hour in words',
        '▸scheduled: ▸2027-05-01 at 9\n',
        'an hour as 09:00',
        /09:00|T09|hour|time|day/i,
      ),
      page('publish for scheduled', '▸publish: 2027-05-01\n', 'scheduled', /`scheduled/),
      atTop('folders as a list', 'folders:\n  ▸- /services: { tr: hizmetler }\n', 'no hyphen', /hyphen|dash|list/i, {
        elsewhere: [[SITE, 'folders:']],
      }),
      atTop(
        'a folder without its slash',
        'folders:\n  ▸services: { tr: hizmetler }\n',
        'a slash',
        /slash|`\/services/i,
      ),
      atTop('a folder that is not there', 'folders:\n  ▸/servces: { tr: hizmetler }\n', 'services', /`\/services/),
      atTop('folders in the singular', '▸folder:\n  /services: { tr: hizmetler }\n', 'folders', /`folders/),
      atTop(
        'two folders of one name',
        'folders:\n  /services: { ▸tr: ▸pazarlar }\n  /marketplaces: { ▸tr: ▸pazarlar }\n',
        'one name for two',
        /pazarlar|same|two|already/i,
      ),
      atTop('a redirect with an arrow', 'redirects:\n  - ▸/old -> /contact\n', 'from and to', /`?from/),
      atTop('a redirect as in Netlify', 'redirects:\n  - ▸/old /contact 301\n', 'from and to', /`?from/),
      atTop(
        'a redirect to a language alone',
        'redirects:\n  - from: /old\n    ▸to: ▸contact\n',
        'a slash',
        /slash|`\/contact/i,
      ),
      atTop(
        'a redirect with a query',
        'redirects:\n  - ▸from: ▸/index.php?id=5\n    to: /contact\n',
        'no query',
        /query|\?|`\/index\.php/i,
      ),
      atTop(
        'a redirect with a number in a word',
        'redirects:\n  - from: /old\n    to: /contact\n    ▸status: ▸moved\n',
        '301',
        /301/,
      ),
      atTop(
        'a redirect with source and target',
        'redirects:\n  - ▸source: /old\n    ▸target: /contact\n',
        'from and to',
        /`from|`to/,
        { elsewhere: [[SITE, '- source']] },
      ),
      atTop(
        'a redirect of what is gone with to',
        'redirects:\n  - from: /old\n    ▸to: ▸/contact\n    ▸status: ▸410\n',
        'without to',
        /`to`|410/,
        { elsewhere: [[SITE, 'from: /old']] },
      ),
      atTop(
        'a redirect away from a page',
        'redirects:\n  - ▸from: ▸/contact\n    to: /faq\n',
        'a page stands there',
        /page|there/i,
      ),
      atTop(
        'a redirect in a circle',
        'redirects:\n  - ▸from: ▸/a\n    ▸to: ▸/b\n  - ▸from: ▸/b\n    ▸to: ▸/a\n',
        'a circle',
        /circle|round|back|each other|itself/i,
      ),
      entry(
        'a day of a month with a short name',
        'date: 2026-10-12',
        '▸date: ▸12-Oct-2026',
        'year, month and day',
        /2026-10-12|year/,
      ),
      entry('a day in Arabic', 'date: 2026-10-12', '▸date: ▸12 أكتوبر 2026', 'year, month and day', /2026-10-12|year/),
    ],
  },
];
