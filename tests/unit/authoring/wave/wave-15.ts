import { CONTACT, SITE } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const NEWS = 'pages/news/_collection.yaml';
const OFFICE = 'pages/news/office.yaml';
const FAIR = 'pages/events/fair.yaml';
const EVENTS = 'pages/events/_collection.yaml';
const LIST = 'pages/news/index.yaml';

const words = (en: string, tr: string, ar: string) => `{ en: "${en}", tr: "${tr}", ar: "${ar}" }`;
const head = (title: string, about: string) => `meta:\n  title: ${title}\n  description: ${about}\n`;
const hero = (title: string) => `blocks:\n  - type: hero\n    title: ${title}\n`;

const office = words('The Dubai office is open', 'Dubai ofisimiz açıldı', 'افتتحنا مكتبنا في دبي');
const officeAbout = words(
  'Who sits there, and when the door is open to visitors.',
  'Orada kimler var, ziyaretçilere ne zaman açık?',
  'من يعمل هناك، ومتى يُستقبل الزوار.',
);
const fair = words('Meet us at the food fair', 'Gıda fuarında buluşalım', 'نلتقي في معرض الأغذية');
const fairAbout = words(
  'Three days in the hall of the packers, with samples.',
  'Ambalajcıların salonunda üç gün, numunelerle birlikte.',
  'ثلاثة أيام في قاعة التغليف مع عينات.',
);
const ada = words('Ada Kaya', 'Ada Kaya', 'آدا كايا');
const adaAbout = words(
  'Ada looks after shipping and customs.',
  'Ada sevkiyat ve gümrük işleriyle ilgileniyor.',
  'تتابع آدا الشحن والجمارك.',
);
const news = words('News from our desks', 'Masamızdan haberler', 'أخبار من مكاتبنا');
const newsAbout = words(
  'What has changed here, the newest first.',
  'Bizde değişenler, en yenisi başta.',
  'ما تغيّر عندنا، والأحدث أولًا.',
);

export const beside15: readonly (readonly [file: string, text: string])[] = [
  [
    NEWS,
    `title: ${news}
authors: /people
order: newest
perPage: 12
tags:
  offices: ${words('Offices', 'Ofisler', 'المكاتب')}
  fairs: ${words('Fairs', 'Fuarlar', 'المعارض')}
fields:
  minutes: number
needed: [date]
`,
  ],
  [
    OFFICE,
    `address: { tr: dubai-ofisi, ar: مكتب-دبي }
${head(office, officeAbout)}entry:
  date: 2026-09-15
  authors: [/people/ada]
  tags: [offices]
  minutes: 3
${hero(office)}`,
  ],
  [
    LIST,
    `${head(news, newsAbout)}${hero(news)}  - type: entries
    title: ${words('All of it', 'Hepsi', 'كلها')}
    of: /news
    none: ${words('Nothing yet.', 'Henüz bir şey yok.', 'لا شيء بعد.')}
`,
  ],
  ['pages/people/_collection.yaml', `title: ${words('People', 'Ekip', 'الفريق')}\nkind: person\norder: title\n`],
  ['pages/people/ada.yaml', `${head(ada, adaAbout)}${hero(ada)}`],
  [
    EVENTS,
    `title: ${words('Meet us', 'Buluşmalar', 'لقاءات')}\nkind: event\nzone: Europe/Istanbul\norder: oldest\nneeded: [place]\n`,
  ],
  [
    FAIR,
    `${head(fair, fairAbout)}entry:
  date: 2027-03-02
  ends: 2027-03-04
  from: "10:00"
  to: "18:00"
  place: ${words('Hall 4', '4. salon', 'القاعة 4')}
${hero(fair)}`,
  ],
];

const entry = inFile(OFFICE);
const collection = inFile(NEWS);
const event = inFile(FAIR);
const events = inFile(EVENTS);
const list = inFile(LIST);
const settings = (name: string, lines: string, conveys: string, wanted: RegExp, more?: Parameters<typeof entry>[5]) =>
  inFile(SITE)(name, 'defaultLanguage: en\n', `defaultLanguage: en\n${lines}`, conveys, wanted, more);
const page = inFile(CONTACT);
const META = '# How to reach us: e-mail, WhatsApp, a free consultation and the form.\n';

/** A fifteenth wave: whoever writes the news, with what only a growing site has. */
export const wave15: readonly WaveKind[] = [
  {
    kind: 'an entry: its day, authors and tags',
    rows: [
      entry('a day in words', 'date: 2026-09-15', 'date: ▸15 September 2026', '2026-09-15', /2026-09-15/),
      entry('a day in Turkish words', 'date: 2026-09-15', 'date: ▸15 Eylül 2026', '2026-09-15', /2026-09-15/),
      entry('a day in Arabic words', 'date: 2026-09-15', 'date: ▸15 سبتمبر 2026', '2026-09-15', /2026-09-15/),
      entry('a day with dots', 'date: 2026-09-15', 'date: ▸15.09.2026', '2026-09-15', /2026-09-15/),
      entry('a day with slashes', 'date: 2026-09-15', 'date: ▸2026/09/15', '2026-09-15', /2026-09-15/),
      entry('a month of one digit', 'date: 2026-09-15', 'date: ▸2026-9-15', '2026-09-15', /2026-09-15/),
      entry('a month that there is none', 'date: 2026-09-15', 'date: ▸2026-15-09', '2026-09-15', /2026-09-15|month/i),
      entry('a day that there is none', 'date: 2026-09-15', 'date: ▸2026-09-31', '30 days', /30|day/i),
      entry('today', 'date: 2026-09-15', 'date: ▸today', 'a day', /YYYY|2026-|2027-|\d{4}-\d{2}-\d{2}/i),
      entry(
        'a day with an hour',
        'date: 2026-09-15',
        'date: ▸2026-09-15 10:00',
        'the day alone',
        /2026-09-15|hour|time/i,
      ),
      entry('digits of Arabic', 'date: 2026-09-15', 'date: ▸٢٠٢٦-٠٩-١٥', '2026-09-15', /2026-09-15/),
      entry('the day is missing', '  date: 2026-09-15\n', '', '`date`', /`date`/, {
        elsewhere: [[OFFICE, 'entry:']],
      }),
      entry('a year that is a slip', 'date: 2026-09-15', 'date: ▸2062-09-15', 'far ahead', /2062|year|ahead|future/i),
      entry('an author by name', 'authors: [/people/ada]', 'authors: [▸Ada Kaya]', '/people/ada', /\/people\/ada/),
      entry(
        'an author without the folder',
        'authors: [/people/ada]',
        'authors: [▸ada]',
        '/people/ada',
        /\/people\/ada/,
      ),
      entry(
        'an author with a slip',
        'authors: [/people/ada]',
        'authors: [▸/people/adda]',
        '/people/ada',
        /\/people\/ada\b/,
      ),
      entry(
        'an author of another folder',
        'authors: [/people/ada]',
        'authors: [▸/team/ada]',
        '/people/ada',
        /\/people/,
      ),
      entry('an author who is a page', 'authors: [/people/ada]', 'authors: [▸/contact]', '/people', /\/people/),
      entry('authors without a list', 'authors: [/people/ada]', '▸authors: ▸/people/ada', 'a list', /list|\[|`-`/i, {
        mayBeSilent: true,
      }),
      entry('author in the singular', 'authors: [/people/ada]', '▸author: /people/ada', '`authors`', /`authors`/),
      entry('a tag by what it is called', 'tags: [offices]', 'tags: [▸Offices]', '`offices`', /offices/),
      entry('a tag in Turkish', 'tags: [offices]', 'tags: [▸Ofisler]', '`offices`', /offices/),
      entry('a tag that is new', 'tags: [offices]', 'tags: [▸customs]', 'the tags', /offices|_collection/),
      entry('tags with commas in one text', 'tags: [offices]', 'tags: ▸offices, fairs', 'a list', /list|\[/i),
      entry('a tag with a hash', 'tags: [offices]', 'tags: ["▸#offices"]', '`offices`', /offices/),
      entry('tag in the singular', 'tags: [offices]', '▸tag: offices', '`tags`', /`tags`/),
      entry('a tag twice', 'tags: [offices]', 'tags: [offices, ▸offices]', 'once', /twice|once|already/i),
      entry('a number in words', 'minutes: 3', 'minutes: ▸three', 'a number', /number|digit/i),
      entry('a number with its unit', 'minutes: 3', 'minutes: ▸3 min', 'a number', /number|digit/i),
      entry('a field of another site', 'minutes: 3', '▸category: Offices', 'the fields', /tags|minutes|field/i),
      entry('a picture as its path', 'minutes: 3', 'picture: ▸/mark.svg', 'src', /src/, {
        elsewhere: [[OFFICE, 'picture:']],
      }),
      entry(
        'a summary in one language',
        'minutes: 3',
        'summary: ▸The office is open.',
        'languages',
        /language|en:|all/i,
        {
          elsewhere: [[OFFICE, 'summary:']],
        },
      ),
      entry('entry written as meta', 'entry:\n', '▸entries:\n', '`entry`', /`entry`/, {
        elsewhere: [[OFFICE, 'date:']],
      }),
      entry(
        'entry indented below meta',
        'entry:\n  date:',
        '  ▸entry:\n    ▸date:',
        'to the left',
        /left|indent|page|`entry`/i,
      ),
      entry('the day below meta', 'meta:\n', 'meta:\n  ▸date: 2026-09-15\n', '`entry`', /entry/),
      page(
        'an entry outside of a collection',
        META,
        `${META}▸entry:\n  ▸date: 2026-09-15\n`,
        'a collection',
        /collection/i,
      ),
    ],
  },
  {
    kind: 'events: hours and days',
    rows: [
      event(
        'an end before the beginning',
        'ends: 2027-03-04',
        'ends: ▸2027-03-01',
        'not before',
        /before|earlier|later/i,
        {
          elsewhere: [[FAIR, '2027-03-02']],
        },
      ),
      event('an hour with a dot', 'from: "10:00"', 'from: ▸"10.00"', '10:00', /10:00/),
      event('an hour alone', 'from: "10:00"', 'from: ▸10', '10:00', /10:00/),
      event('am and pm', 'to: "18:00"', 'to: ▸6 pm', '18:00', /18:00/),
      event('an hour in Turkish', 'from: "10:00"', 'from: ▸saat 10', '10:00', /10:00/),
      event('an hour that there is none', 'to: "18:00"', 'to: ▸"28:00"', '24', /24|hour/i),
      event('both in one', 'from: "10:00"', 'from: ▸"10:00-18:00"', '`to`', /`to`|10:00/),
      event(
        'the place is missing',
        '  place: { en: "Hall 4", tr: "4. salon", ar: "القاعة 4" }\n',
        '',
        '`place`',
        /`place`/,
        {
          elsewhere: [[FAIR, 'entry:']],
        },
      ),
      event('the place by another word', '  place: {', '  ▸location: {', '`place`', /`place`/),
      event('time for from', 'from: "10:00"', '▸time: "10:00"', '`from`', /`from`/),
      event('start for date', '  date: 2027-03-02', '  ▸start: 2027-03-02', '`date`', /`date`/, {
        elsewhere: [[FAIR, 'entry:']],
      }),
      event('end for ends', '  ends: 2027-03-04', '  ▸end: 2027-03-04', '`ends`', /`ends`/),
      events('a zone by its city', 'zone: Europe/Istanbul', 'zone: ▸Istanbul', 'Europe/Istanbul', /Europe\/Istanbul/),
      events('a zone by its offset', 'zone: Europe/Istanbul', 'zone: ▸GMT+3', 'Europe/Istanbul', /Europe\/|city|\//),
      events('a kind in the plural', 'kind: event', 'kind: ▸events', '`event`', /`event`/),
      events('an order by date', 'order: oldest', 'order: ▸date', 'newest, oldest', /oldest/),
      events('an order in Turkish', 'order: oldest', 'order: ▸eskiden yeniye', 'oldest', /oldest/),
    ],
  },
  {
    kind: 'a collection and its list',
    rows: [
      collection('authors as a page', 'authors: /people', 'authors: ▸/contact', 'a collection', /collection|\/people/i),
      collection('authors with a slip', 'authors: /people', 'authors: ▸/peolpe', '/people', /\/people/),
      collection('authors without a slash', 'authors: /people', 'authors: ▸people', '/people', /\/people/),
      collection('a page size in words', 'perPage: 12', 'perPage: ▸twelve', 'a number', /number|12|digit/i),
      collection('a page size of nothing', 'perPage: 12', 'perPage: ▸0', 'at least 1', /1|least/),
      collection('a field in small letters', 'perPage: 12', '▸per_page: 12', '`perPage`', /`perPage`/),
      collection('tags as a list', 'tags:\n  offices:', 'tags:\n  ▸- offices:', 'names', /name|list|dash|`-`/i, {
        elsewhere: [[NEWS, 'fairs:']],
      }),
      collection('a tag with a capital', '  offices: {', '  ▸Offices: {', 'small letters', /small|offices|lower/i, {
        elsewhere: [[OFFICE, 'offices']],
      }),
      collection('a type that there is none', 'minutes: number', 'minutes: ▸integer', '`number`', /`number`/),
      collection('a needed field that there is none', 'needed: [date]', 'needed: [▸datum]', '`date`', /`date`/),
      collection(
        'a needed field of another collection',
        'needed: [date]',
        'needed: [date, ▸place]',
        'the fields',
        /place|field/,
      ),
      list('a collection by name', 'of: /news', 'of: ▸News', '/news', /\/news/),
      list('a collection with its file', 'of: /news', 'of: ▸/news/_collection.yaml', '/news', /`?\/news`?/),
      list('a collection in the plural', 'of: /news', 'of: ▸/event', '/events', /\/events/),
      list('a tag of the list', 'of: /news\n', 'of: /news\n    tag: ▸office\n', '`offices`', /offices/),
      list('a year in two digits', 'of: /news\n', 'of: /news\n    year: ▸26\n', '2026', /2026|year|four/i),
      list('a limit below nothing', 'of: /news\n', 'of: /news\n    limit: ▸-3\n', 'at least 1', /1|least/),
      list(
        'related on a page that is no entry',
        'of: /news\n',
        'of: /news\n    ▸which: ▸related\n',
        'an entry',
        /entry/i,
      ),
      list('a list without what it is of', '    of: /news\n', '', '`of`', /`of`/, {
        elsewhere: [
          [LIST, 'type: entries'],
          [LIST, '- type: entries'],
        ],
      }),
    ],
  },
  {
    kind: 'addresses and what leads to them',
    rows: [
      entry('an address with capitals', 'tr: dubai-ofisi', 'tr: ▸Dubai-Ofisi', 'dubai-ofisi', /dubai-ofisi/),
      entry('an address with spaces', 'tr: dubai-ofisi', 'tr: ▸dubai ofisi', 'dubai-ofisi', /dubai-ofisi/),
      entry(
        'an address with the folder',
        'tr: dubai-ofisi',
        'tr: ▸/haberler/dubai-ofisi',
        'the last part',
        /last|`dubai-ofisi`|folder/i,
      ),
      entry(
        'an address with the host',
        'tr: dubai-ofisi',
        'tr: ▸https://limanora.example/tr/dubai-ofisi',
        'the last part',
        /last|dubai-ofisi/i,
      ),
      entry('an address with low lines', 'tr: dubai-ofisi', 'tr: ▸dubai_ofisi', 'dubai-ofisi', /dubai-ofisi/),
      entry('an address with a slash', 'tr: dubai-ofisi', 'tr: ▸dubai-ofisi/', 'dubai-ofisi', /dubai-ofisi|slash/),
      entry(
        'an address as one text',
        'address: { tr: dubai-ofisi, ar: مكتب-دبي }',
        'address: ▸dubai-ofisi',
        'languages',
        /language|tr:/i,
        {
          elsewhere: [[OFFICE, 'address:']],
        },
      ),
      entry('slug for address', 'address: {', '▸slug: {', '`address`', /`address`/),
      settings(
        'a redirect from a whole address',
        'redirects:\n  - { from: ▸https://www.limanora.example/old, to: /contact }\n',
        '/old',
        /\/old/,
      ),
      settings('a redirect without a slash', 'redirects:\n  - { from: ▸old, to: /contact }\n', '/old', /\/old/),
      settings('a redirect to a slip', 'redirects:\n  - { from: /old, to: ▸/contcat }\n', '/contact', /\/contact\b/),
      settings(
        'a redirect to itself',
        'redirects:\n  - { from: ▸/old, to: ▸/old }\n',
        'itself',
        /itself|round|loop|same/i,
      ),
      settings(
        'two that lead to one another',
        'redirects:\n  - { from: ▸/a, to: ▸/b }\n  - { from: ▸/b, to: ▸/a }\n',
        'round in a circle',
        /circle|round|loop|end/i,
      ),
      settings(
        'a redirect from a page that is there',
        'redirects:\n  - { from: ▸/faq, to: /contact }\n',
        'a page',
        /page|there/i,
      ),
      settings('a status as word', 'redirects:\n  - { from: /old, to: /contact, status: ▸permanent }\n', '301', /301/),
      settings(
        'a status that there is none',
        'redirects:\n  - { from: /old, to: /contact, status: ▸404 }\n',
        '410',
        /410|301/,
      ),
      settings('an arrow', 'redirects:\n  - ▸/old -> /contact\n', 'from and to', /from|to/),
      settings('pairs of addresses', 'redirects:\n  ▸/old: /contact\n', 'from and to', /from|list/i),
      settings(
        'gone, yet with a target',
        'redirects:\n  - { from: /old, ▸to: ▸/contact, status: ▸410 }\n',
        'without to',
        /`to`|gone/,
      ),
      settings('a folder without its slash', 'folders:\n  ▸news: { tr: haberler }\n', '/news', /\/news/),
      settings('a folder that there is none', 'folders:\n  ▸/nws: { tr: haberler }\n', '/news', /\/news/),
      settings(
        'a folder called alike twice',
        'folders:\n  /news: { tr: ▸ekip }\n  /people: { tr: ▸ekip }\n',
        'another one',
        /same|both|already|also/i,
      ),
      settings('a prefix of another program', 'prefix: ▸none\n', 'except-default', /except-default/),
      settings(
        'a banner without a language',
        'banner:\n  text: ▸We are closed in May.\n',
        'languages',
        /language|en:|all/i,
        {
          elsewhere: [[SITE, 'text: We']],
        },
      ),
      settings(
        'a banner that is over',
        `banner:\n  text: ${words('We are closed.', 'Kapalıyız.', 'نحن مغلقون.')}\n  until: ▸2025-05-01\n`,
        'over',
        /over|past|no longer|gone/i,
      ),
      settings(
        'a banner as a text',
        `▸banner: ▸${words('We are closed.', 'Kapalıyız.', 'نحن مغلقون.')}\n`,
        '`text`',
        /`text`/,
        {
          elsewhere: [
            [SITE, 'en: "We'],
            [SITE, 'tr: "K'],
            [SITE, 'ar: "ن'],
          ],
        },
      ),
      settings(
        'an announcement',
        `▸announcement:\n  text: ${words('We are closed.', 'Kapalıyız.', 'نحن مغلقون.')}\n`,
        '`banner`',
        /`banner`/,
      ),
      settings('search by yes', 'search: ▸yes\n', 'true', /true/i, { mayBeSilent: true }),
      settings(
        'an insertion that is not there',
        'insertions:\n  - include: ▸/_footer.yaml\n',
        'no file',
        /no |not|there/i,
      ),
      settings(
        'an insertion of a page',
        'insertions:\n  - include: ▸/contact\n',
        'a partial',
        /partial|file|\.yaml|_/i,
      ),
      settings(
        'an insertion at a place that there is none',
        'insertions:\n  - include: /_cta.yaml\n    at: ▸bottom\n',
        'end',
        /`end`/,
        {
          elsewhere: [[SITE, '/_cta']],
        },
      ),
    ],
  },
];
