import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const SHOP = 'pages/shop.yaml';
const HOURS = `  openingHours:
    - days: [monday, tuesday]
      from: "08:30"
      to: "18:00"
    - days: [saturday]
      from: "09:00"
      to: "13:00"
`;
const own = readFileSync(join(import.meta.dirname, '../../../../site.yaml'), 'utf8');

export const beside19: readonly (readonly [file: string, text: string])[] = [
  [
    SITE,
    `${own
      .replace('  country: TR\n', '  postalCode: "34700"\n  country: TR\n  telephone: +90 212 555 01 00\n')
      .replace('  social:\n', `${HOURS}  social:\n`)}
socialImage:
  src: /mark.svg
  alt: { en: "The mark of the house", tr: "Firmanın amblemi", ar: "شعار الشركة" }
search:
  page: /shop
  header: true
editor:
  repository: https://github.com/limanora/website
  forge: github
  branch: main
`,
  ],
  [
    SHOP,
    `meta:
  title: { en: "Our shop in town", tr: "Şehirdeki mağazamız", ar: "متجرنا في المدينة" }
  description: { en: "Where our shop is in town, when it opens and what you can see there.", tr: "Mağazamızın yeri, çalışma saatleri ve orada görebilecekleriniz.", ar: "موقع متجرنا في المدينة ومواعيد العمل وما يمكنك رؤيته هناك من بضاعة." }
scheduled: 2026-12-10
expires: 2027-03-01
formerly: [/branch]
blocks:
  - type: hero
    title: { en: "The shop in town", tr: "Şehirdeki mağaza", ar: "المتجر في المدينة" }
  - type: search-field
`,
  ],
];

const site = inFile(SITE);
const shop = inFile(SHOP);

const DAYS = '    - days: [monday, tuesday]\n';
const FROM = '      from: "08:30"\n';
const COUNTRY = '  country: TR\n';
const TELEPHONE = '  telephone: +90 212 555 01 00\n';
const POSTAL = '  postalCode: "34700"\n';
const STREET = '  street: { sample: Örnek Sokak No. 1 }\n';
const MAIL = '  email: { sample: hello@limanora.example }\n';
const WHATSAPP = '  whatsapp: { sample: "900000000000" }\n';
const SOCIAL = '    - label: LinkedIn\n      icon: linkedin\n';
const LINKEDIN = '      url: { sample: https://www.linkedin.com/company/limanora-example }\n';
const ACTION = '    action: "#E8A33D"\n';
const SCHEDULED = 'scheduled: 2026-12-10\n';
const EXPIRES = 'expires: 2027-03-01\n';
const FORMERLY = 'formerly: [/branch]\n';
const URL = 'url: { sample: https://www.limanora.example }\n';
const REPOSITORY = '  repository: https://github.com/limanora/website\n';

/** A nineteenth wave: the owner of a shop fills in what the firm is, when it opens, how it looks, and when a page is shown. */
export const wave19: readonly WaveKind[] = [
  {
    kind: 'opening hours',
    rows: [
      site('days in Turkish', DAYS, '    - days: [▸pazartesi, salı]\n', '`monday`', /`monday`/),
      site('days cut short', DAYS, '    - days: [▸Mon, Tue]\n', '`monday`', /`monday`/),
      site('days with capitals', DAYS, '    - days: [▸Monday, Tuesday]\n', '`monday`', /`monday`/),
      site('a range of days', DAYS, '    - days: ▸monday-friday\n', 'each day', /`?monday`?, `?tuesday|each day|list/),
      site(
        'a range of days in brackets',
        DAYS,
        '    - days: [▸monday-friday]\n',
        'each day',
        /`?monday`?, `?tuesday|each day/,
      ),
      site('weekdays', DAYS, '    - days: [▸weekdays]\n', 'each day', /`?monday`?, `?tuesday|each day/),
      site('every day', DAYS, '    - days: ▸every day\n', 'each day', /monday|each day/),
      site('day for days', DAYS, '    - ▸day: monday\n', '`days`', /`days`/),
      site('an hour without quotes and minutes', FROM, '      from: ▸8\n', '"08:00"', /08:00/),
      site('an hour with a dot', FROM, '      from: ▸8.30\n', '"08:30"', /08:30/),
      site('am', FROM, '      from: ▸8:30 am\n', '"08:30"', /08:30/),
      site('an hour of one digit', FROM, '      from: ▸"8:30"\n', '"08:30"', /08:30/),
      site('opens for from', FROM, '      ▸opens: "08:30"\n', '`from`', /`from`/),
      site('start for from', FROM, '      ▸start: "08:30"\n', '`from`', /`from`/),
      site('an hour that there is none', FROM, '      from: ▸"25:00"\n', 'no such hour', /hour|24|23:59|00:00/),
      site('open before it closes', FROM, '      from: ▸"18:30"\n', 'before `to`', /before|after|earlier|later/, {
        mayBeSilent: true,
        elsewhere: [[SITE, '"18:00"\n']],
      }),
      site(
        'hours in one line',
        HOURS,
        '  openingHours: ▸Mon-Fri 8:30-18:00\n',
        'days, from and to',
        /`days`|`from`|list/,
      ),
      site('hours for opening hours', '  openingHours:\n', '  ▸hours:\n', '`openingHours`', /`openingHours`/),
      site(
        'opening hours with a low line',
        '  openingHours:\n',
        '  ▸opening_hours:\n',
        '`openingHours`',
        /`openingHours`/,
      ),
      site(
        'opening hours in Turkish',
        '  openingHours:\n',
        '  ▸çalışma_saatleri:\n',
        '`openingHours`',
        /`openingHours`/,
      ),
      site('a day twice', '    - days: [saturday]\n', '    - days: [▸tuesday]\n', 'twice', /named before|overlap/, {
        elsewhere: [[SITE, 'tuesday]']],
        mayBeSilent: true,
      }),
    ],
  },
  {
    kind: 'what the firm is',
    rows: [
      site('a country of three letters', COUNTRY, '  country: ▸TUR\n', '`TR`', /`TR`|two letters/),
      site('a country in Turkish', COUNTRY, '  country: ▸Türkiye\n', '`TR`', /`TR`/),
      site('a country in small letters', COUNTRY, '  country: ▸tr\n', '`TR`', /`TR`/),
      site('a telephone of home', TELEPHONE, '  telephone: ▸0212 555 01 00\n', 'with its country', /\+90|country/),
      site('a telephone with 00', TELEPHONE, '  telephone: ▸0090 212 555 01 00\n', '+90', /\+90/, {
        mayBeSilent: true,
      }),
      site('phone for telephone', TELEPHONE, '  ▸phone: +90 212 555 01 00\n', '`telephone`', /`telephone`/),
      site('a telephone in Turkish', TELEPHONE, '  ▸telefon: +90 212 555 01 00\n', '`telephone`', /`telephone`/),
      site('zip for the postal code', POSTAL, '  ▸zip: "34700"\n', '`postalCode`', /`postalCode`/),
      site('postcode', POSTAL, '  ▸postcode: "34700"\n', '`postalCode`', /`postalCode`/),
      site('a postal code as a number', POSTAL, '  postalCode: ▸34700\n', 'quotes', /quot/, { mayBeSilent: true }),
      site('the address for the street', STREET, '  ▸address: Örnek Sokak No. 1\n', '`street`', /`street`/),
      site('mail for e-mail', MAIL, '  ▸mail: hello@limanora.example\n', '`email`', /`email`/),
      site(
        'two mail addresses',
        MAIL,
        '  email: ▸hello@limanora.example, info@limanora.example\n',
        'one address',
        /one/,
      ),
      site(
        'a mail address with its name',
        MAIL,
        '  email: ▸Limanora <hello@limanora.example>\n',
        'the address alone',
        /hello@limanora\.example/,
      ),
      site(
        'a mail address with mailto',
        MAIL,
        '  email: ▸mailto:hello@limanora.example\n',
        'the address alone',
        /hello@limanora\.example/,
      ),
      site(
        'WhatsApp with a link',
        WHATSAPP,
        '  whatsapp: ▸https://wa.me/905551112233\n',
        'digits alone',
        /905551112233/,
      ),
      site('WhatsApp with a plus', WHATSAPP, '  whatsapp: ▸+90 555 111 22 33\n', 'digits alone', /905551112233/),
      site('WhatsApp of home', WHATSAPP, '  whatsapp: ▸"05551112233"\n', 'with its country', /905551112233|country/),
      site(
        'the name as legal name in languages',
        '  legalName: { sample: Limanora Dış Ticaret A.Ş. }\n',
        '  legalName: ▸{ ▸en: Limanora Ltd, ▸tr: Limanora A.Ş. }\n',
        'one name',
        /one|not by language|without|language/,
      ),
      site('company for organization', 'organization:\n', '▸company:\n', '`organization`', /`organization`/, {
        elsewhere: [[SITE, 'engine: 3']],
      }),
      site('organisation', 'organization:\n', '▸organisation:\n', '`organization`', /`organization`/),
      site(
        'a kind of firm in Turkish',
        '  legalName:',
        '  type: ▸Fırın\n  legalName:',
        'no such type',
        /type|`Bakery`|schema\.org/,
      ),
      site('a kind of firm in small letters', '  legalName:', '  type: ▸bakery\n  legalName:', '`Bakery`', /`Bakery`/),
    ],
  },
  {
    kind: 'other places on the internet',
    rows: [
      site('Instagram by its sign', LINKEDIN, '      url: ▸"@limanora"\n', 'the whole address', /https:\/\//),
      site(
        'Instagram without https',
        LINKEDIN,
        '      url: ▸instagram.com/limanora\n',
        'https://',
        /https:\/\/(www\.)?instagram\.com\/limanora/,
      ),
      site('link for url', LINKEDIN, '      ▸link: https://www.linkedin.com/company/limanora\n', '`url`', /`url`/),
      site(
        'an icon that is not there',
        SOCIAL,
        '    - label: LinkedIn\n      icon: ▸linked-in\n',
        '`linkedin`',
        /`linkedin`/,
      ),
      site('name for label', SOCIAL, '    - ▸name: LinkedIn\n      icon: linkedin\n', '`label`', /`label`/),
      site(
        'an address alone',
        `${SOCIAL}${LINKEDIN}`,
        '    - ▸https://www.linkedin.com/company/limanora\n',
        'label, icon and url',
        /`label: …`|`url`/,
      ),
      site(
        'a pair of name and address',
        `${SOCIAL}${LINKEDIN}`,
        '    - ▸linkedin: https://www.linkedin.com/company/limanora\n',
        'label, icon and url',
        /`label`|`url`/,
      ),
    ],
  },
  {
    kind: 'colours and pictures',
    rows: [
      site('a colour by name', ACTION, '    action: ▸orange\n', '#', /#/, { mayBeSilent: true }),
      site('a colour without its sign', ACTION, '    action: ▸E8A33D\n', '#E8A33D', /#E8A33D/i),
      site('a colour without quotes', ACTION, '    action: ▸#E8A33D\n', 'quotes', /quot/),
      site('a colour of rgb', ACTION, '    action: ▸rgb(232, 163, 61)\n', '#E8A33D', /#e8a33d/i),
      site('a colour of a variable', ACTION, '    action: ▸var(--orange)\n', '#', /#/),
      site('a colour of too many digits', ACTION, '    action: ▸"#E8A33D0"\n', 'six digits', /six|6|#RRGGBB|digits/i),
      site('primary for action', ACTION, '    ▸primary: "#E8A33D"\n', '`action`', /`action`/),
      site('accent in Turkish', ACTION, '    ▸vurgu: "#E8A33D"\n', '`action`', /`accent`/),
      site('colours of the British', '  colors:\n', '  ▸colours:\n', '`colors`', /`colors`/),
      site(
        'a picture that is not there',
        '  src: /mark.svg\n',
        '  src: ▸/images/share.png\n',
        'no such file',
        /`?\/?images\/share\.png|no file|not there/,
      ),
      site(
        'a share picture as its path',
        'socialImage:\n  src: /mark.svg\n  alt: { en: "The mark of the house", tr: "Firmanın amblemi", ar: "شعار الشركة" }\n',
        'socialImage: ▸/mark.svg\n',
        'src and alt',
        /`src: .*`alt:`/,
      ),
      site('ogImage', 'socialImage:\n', '▸ogImage:\n', '`socialImage`', /`socialImage`/),
    ],
  },
  {
    kind: 'the whole site',
    rows: [
      site(
        'the address with a page',
        URL,
        'url: ▸https://www.limanora.example/en\n',
        'without a path',
        /path|alone|without|https:\/\/www\.limanora\.example`?/,
      ),
      site(
        'the address with a stroke',
        URL,
        'url: ▸https://www.limanora.example/\n',
        'without the stroke',
        /`https:\/\/www\.limanora\.example`|slash|\//,
        { mayBeSilent: true },
      ),
      site(
        'the address without https',
        URL,
        'url: ▸www.limanora.example\n',
        'https://',
        /https:\/\/www\.limanora\.example/,
      ),
      site('domain for url', URL, '▸domain: https://www.limanora.example\n', '`url`', /`url`/, {
        elsewhere: [[SITE, 'engine: 3']],
      }),
      site('language by default in words', 'defaultLanguage: en\n', 'defaultLanguage: ▸English\n', '`en`', /`en`/),
      site(
        'default language with a low line',
        'defaultLanguage: en\n',
        '▸default_language: en\n',
        '`defaultLanguage`',
        /`defaultLanguage`/,
        { elsewhere: [[SITE, 'engine: 3']] },
      ),
      site(
        'a language that is not there',
        'defaultLanguage: en\n',
        'defaultLanguage: ▸de\n',
        'one of',
        /one of en, tr, ar/,
      ),
      site('search as a word', 'search:\n  page: /shop\n  header: true\n', 'search: ▸true\n', '`page`', /`page`/, {
        mayBeSilent: true,
      }),
      site('a search page that is not there', '  page: /shop\n', '  page: ▸/search\n', 'no such page', /page/, {
        mayBeSilent: true,
      }),
      site('yes for true', '  header: true\n', '  header: ▸yes\n', '`true`', /`header: true`/),
      site(
        'a repository without its host',
        REPOSITORY,
        '  repository: ▸limanora/website\n',
        'the whole address',
        /https:\/\/github\.com\/limanora\/website/,
      ),
      site(
        'a repository for git',
        REPOSITORY,
        '  repository: ▸git@github.com:limanora/website.git\n',
        'the whole address',
        /https:\/\/github\.com\/limanora\/website/,
      ),
      site(
        'repo for repository',
        REPOSITORY,
        '  ▸repo: https://github.com/limanora/website\n',
        '`repository`',
        /`repository`/,
      ),
      site('a forge with capitals', '  forge: github\n', '  forge: ▸GitHub\n', '`github`', /`github`/),
      site(
        'a forge that there is none',
        '  forge: github\n',
        '  forge: ▸bitbucket\n',
        'one of',
        /github, gitlab, gitea/,
      ),
      site(
        'a menu entry without a link',
        '      link: /about-us\n    - label:\n        en: Services',
        '    - ▸label:\n        en: Services',
        'a link',
        /`link`|`disabled`/,
        { elsewhere: [[SITE, 'label:\n        en: About us']] },
      ),
      site(
        'href for link',
        '      link: /about-us\n    - label:\n        en: Services',
        '      ▸href: /about-us\n    - label:\n        en: Services',
        '`link`',
        /`link`/,
      ),
      site(
        'url for link',
        '      link: /about-us\n    - label:\n        en: Services',
        '      ▸url: /about-us\n    - label:\n        en: Services',
        '`link`',
        /`link`/,
      ),
      site(
        'children for items',
        '        ar: الخدمات\n      items:\n',
        '        ar: الخدمات\n      ▸children:\n',
        '`items`',
        /`items`/,
        { nth: 1 },
      ),
      site(
        'submenu for items',
        '        ar: الخدمات\n      items:\n',
        '        ar: الخدمات\n      ▸submenu:\n',
        '`items`',
        /`items`/,
        { nth: 1 },
      ),
      site(
        'title for label',
        '    - label:\n        en: About us\n        tr: Hakkımızda\n        ar: من نحن\n      link: /about-us\n    - label:\n        en: Services',
        '    - ▸title:\n        en: About us\n        tr: Hakkımızda\n        ar: من نحن\n      link: /about-us\n    - label:\n        en: Services',
        '`label`',
        /`label`/,
      ),
      site('nav for menu', 'header:\n  menu:\n', 'header:\n  ▸nav:\n', '`menu`', /`menu`/),
      site('menu beside header', 'header:\n  menu:\n', '▸menu:\n  ▸menu:\n', '`header`', /`header`/),
    ],
  },
  {
    kind: 'when a page is shown',
    rows: [
      shop('a day in words', SCHEDULED, 'scheduled: ▸10 December 2026\n', '`2026-12-10`', /2026-12-10/),
      shop('a day with dots', SCHEDULED, 'scheduled: ▸10.12.2026\n', '`2026-12-10`', /2026-12-10/),
      shop('a day in Turkish', SCHEDULED, 'scheduled: ▸10 Aralık 2026\n', '`2026-12-10`', /2026-12-10/),
      shop('a day with an hour', SCHEDULED, 'scheduled: ▸2026-12-10 09:00\n', 'the day alone', /2026-12-10/),
      shop('tomorrow', SCHEDULED, 'scheduled: ▸tomorrow\n', 'a day', /20\d\d-\d\d-\d\d|day/),
      shop('publish for scheduled', SCHEDULED, '▸publish: 2026-12-10\n', '`scheduled`', /`scheduled`/),
      shop('date for scheduled', SCHEDULED, '▸publishDate: 2026-12-10\n', '`scheduled`', /`scheduled`/),
      shop('until for expires', EXPIRES, '▸until: 2027-03-01\n', '`expires`', /`expires`/),
      shop(
        'an end before the beginning',
        EXPIRES,
        'expires: ▸2026-12-01\n',
        'before',
        /before|after|earlier|later|never/,
        { elsewhere: [[SHOP, '2026-12-10']] },
      ),
      shop('a draft in words', SCHEDULED, 'draft: ▸yes\n', '`true`', /`draft: true`/),
      shop('published for draft', SCHEDULED, '▸published: false\n', '`draft`', /`draft: true`/),
      shop('hidden for draft', SCHEDULED, '▸hidden: true\n', '`draft`', /`draft: true`/),
      shop('status for draft', SCHEDULED, '▸status: draft\n', '`draft`', /`draft: true`/),
      shop('a former address alone', FORMERLY, 'formerly: ▸/branch\n', 'a list', /list|\[/),
      shop(
        'a former address with the host',
        FORMERLY,
        'formerly: [▸https://www.limanora.example/branch]\n',
        '`/branch`',
        /`\/branch`/,
      ),
      shop('a former address without its stroke', FORMERLY, 'formerly: [▸branch]\n', '`/branch`', /`\/branch`/),
      shop('a former address of its own', FORMERLY, 'formerly: [▸/shop]\n', 'its own', /own|itself|is at|now/),
      shop('a former address of another page', FORMERLY, 'formerly: [▸/faq]\n', 'another page', /page/),
      shop('aliases for formerly', FORMERLY, '▸aliases: [/branch]\n', '`formerly`', /`formerly`/),
      shop('redirect from', FORMERLY, '▸redirect_from: [/branch]\n', '`formerly`', /`formerly`/),
      shop('a title outside of meta', 'meta:\n  title:', '▸title:', '`meta`', /`meta`/, {
        elsewhere: [[SHOP, '  description']],
      }),
      shop('seo for meta', 'meta:\n', '▸seo:\n', '`meta`', /`meta`/),
      shop(
        'keywords',
        'meta:\n',
        'meta:\n  ▸keywords: shop, town\n',
        'no such field',
        /no field|not a field|unknown|no such|`title`|search/i,
      ),
      shop('sections for blocks', 'blocks:\n', '▸sections:\n', '`blocks`', /`blocks`/),
      shop('content for blocks', 'blocks:\n', '▸content:\n', '`blocks`', /`blocks`/),
    ],
  },
];
