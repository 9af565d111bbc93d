import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const own = readFileSync(join(import.meta.dirname, '../../../../site.yaml'), 'utf8');

const MORE = `folders:
  /services: { tr: hizmetler }
redirects:
  - { from: /old-services, to: /services/ecommerce-consulting }
  - { from: /campaign, to: /contact, status: 302 }
  - { from: /fair-2024, status: 410 }
insertions:
  - { include: /_note.yaml, at: end, pages: [/about-us] }
allow:
  scripts:
    - src: https://stats.example.com/script.js
      data: { domain: www.limanora.example }
  connect: [https://stats.example.com]
formEndpoints:
  offers: https://forms.example.com/offers
publish:
  # fine: published-file
  - /owner-1234.html
banner:
  text: { en: "Closed on 29 October.", tr: "29 Ekim’de kapalıyız.", ar: "نغلق يوم 29 أكتوبر." }
  until: 2027-10-29
translation: complete
prefix: all
pageFiles: html
https: host
`;

export const beside21: readonly (readonly [file: string, text: string])[] = [
  [SITE, `${own}${MORE}`],
  ['public/owner-1234.html', 'owner-1234\n'],
  [
    'pages/_note.yaml',
    'blocks:\n  - type: text\n    title: { en: "A word to add", tr: "Eklemek istediğimiz bir söz", ar: "كلمة نضيفها" }\n    body: { en: "We answer every letter.", tr: "Her mektuba yanıt veririz.", ar: "نرد على كل رسالة." }\n',
  ],
];

const site = inFile(SITE);

const LANGUAGE =
  '  - code: tr\n    label: Türkçe\n    flag: /flags/tr.svg\n    direction: ltr\n    locale: tr_TR\n    numbering: latn\n';
const ARABIC =
  '  - code: ar\n    label: العربية\n    flag: /flags/ar.svg\n    direction: rtl\n    locale: ar_SA\n    numbering: latn\n';
const DEFAULT = 'defaultLanguage: en\n';
const FOLDERS = 'folders:\n  /services: { tr: hizmetler }\n';
const OLD = '  - { from: /old-services, to: /services/ecommerce-consulting }\n';
const CAMPAIGN = '  - { from: /campaign, to: /contact, status: 302 }\n';
const FAIR = '  - { from: /fair-2024, status: 410 }\n';
const NOTE = '  - { include: /_note.yaml, at: end, pages: [/about-us] }\n';
const SCRIPT = '    - src: https://stats.example.com/script.js\n';
const CONNECT = '  connect: [https://stats.example.com]\n';
const OFFERS = '  offers: https://forms.example.com/offers\n';
const OWNER = '  - /owner-1234.html\n';
const UNTIL = '  until: 2027-10-29\n';
const BANNER = '  text: { en: "Closed on 29 October.", tr: "29 Ekim’de kapalıyız.", ar: "نغلق يوم 29 أكتوبر." }\n';
const TIMEOUT = '  timeout: 2000\n';
const LOOKUP = '  lookup: https://api.country.is/\n';
const COUNTRIES = '    tr: [TR]\n';
const ACTION = '    action: "#E8A33D"\n';
const RADIUS = '  radius: 16\n';
const PARTNER = '  - term: partner\n    use: { en: the partner, tr: iş ortağımız, ar: الشريك }\n';
const KSA = '  ksa:\n    label:\n';
const KSA_COLOR = '    color: "#1B7A4B"\n';

/** A twenty-first wave: a freelance developer writes the settings of a site. */
export const wave21: readonly WaveKind[] = [
  {
    kind: 'languages',
    rows: [
      site('name for label', LANGUAGE, LANGUAGE.replace('label', '▸name'), '`label`', /`label`/),
      site('dir for direction', ARABIC, ARABIC.replace('direction', '▸dir'), '`direction`', /`direction`/),
      site(
        'a direction in words',
        ARABIC,
        ARABIC.replace('direction: rtl', 'direction: ▸right-to-left'),
        '`rtl`',
        /`rtl`|rtl/,
      ),
      site(
        'a direction that is wrong',
        ARABIC,
        ARABIC.replace('direction: rtl', 'direction: ▸ltr'),
        '`rtl`',
        /right|rtl/,
      ),
      site('a locale with a dash', LANGUAGE, LANGUAGE.replace('tr_TR', '▸tr-TR'), '`tr_TR`', /`tr_TR`/),
      site('a locale in small letters', LANGUAGE, LANGUAGE.replace('tr_TR', '▸tr_tr'), '`tr_TR`', /`tr_TR`/),
      site('a code of three letters', LANGUAGE, LANGUAGE.replace('code: tr', 'code: ▸tur'), '`tr`', /`tr`/),
      site('a code in words', LANGUAGE, LANGUAGE.replace('code: tr', 'code: ▸Turkish'), '`tr`', /`tr`/),
      site(
        'a code of the country',
        ARABIC,
        ARABIC.replace('code: ar', 'code: ▸sa'),
        'another language',
        /language|`ar`/,
        {
          mayBeSilent: true,
        },
      ),
      site('lang for code', LANGUAGE, LANGUAGE.replace('- code', '- ▸lang'), '`code`', /`code`/),
      site('a language as its code alone', LANGUAGE, '  - ▸tr\n', 'fields: `code`', /`code/),
      site(
        'a flag that is not there',
        LANGUAGE,
        LANGUAGE.replace('/flags/tr.svg', '▸/flags/tur.svg'),
        '`/flags/tr.svg`',
        /`\/flags\/tr\.svg`/,
      ),
      site(
        'a flag as an emoji',
        LANGUAGE,
        LANGUAGE.replace('/flags/tr.svg', '▸🇹🇷'),
        'a file',
        /file|`\/flags\/tr\.svg`/,
      ),
      site(
        'a default that is none of them',
        DEFAULT,
        'defaultLanguage: ▸de\n',
        'one of en, tr, ar',
        /en, tr, ar|`en`|languages/,
      ),
      site('a default in words', DEFAULT, 'defaultLanguage: ▸English\n', '`en`', /`en`/),
      site('default for defaultLanguage', DEFAULT, '▸default: en\n', '`defaultLanguage`', /`defaultLanguage`/),
      site('default_language', DEFAULT, '▸default_language: en\n', '`defaultLanguage`', /`defaultLanguage`/),
      site(
        'a numbering in words',
        LANGUAGE,
        LANGUAGE.replace('numbering: latn', 'numbering: ▸latin'),
        '`latn`',
        /`latn`/,
      ),
      site('a language twice', LANGUAGE, LANGUAGE.replace('code: tr', 'code: ▸en'), 'twice', /twice|already|two/),
    ],
  },
  {
    kind: 'addresses',
    rows: [
      site('a redirect with source', OLD, OLD.replace('from:', '▸source:'), '`from`', /`from`/),
      site('a redirect with destination', OLD, OLD.replace('to:', '▸destination:'), '`to`', /`to`/),
      site('a redirect with target', OLD, OLD.replace('to:', '▸target:'), '`to`', /`to`/),
      site(
        'a redirect with an arrow',
        OLD,
        '  - ▸/old-services -> /services/ecommerce-consulting\n',
        '`from` and `to`',
        /`from/,
      ),
      site(
        'a redirect as a mapping',
        OLD,
        '  - ▸/old-services: /services/ecommerce-consulting\n',
        '`from` and `to`',
        /`from`/,
      ),
      site(
        'a redirect to a page that is not there',
        OLD,
        OLD.replace('/services/ecommerce-consulting', '▸/services/ecommerce'),
        '`/services/ecommerce-consulting`',
        /`\/services\/ecommerce-consulting`/,
      ),
      site(
        'a redirect from a page that is there',
        OLD,
        OLD.replace('/old-services', '▸/about-us'),
        'a page is there',
        /page|there/,
      ),
      site(
        'a redirect without a slash',
        OLD,
        OLD.replace('/old-services', '▸old-services'),
        '`/old-services`',
        /`\/old-services`/,
      ),
      site(
        'a redirect with the whole address',
        OLD,
        OLD.replace('/old-services', '▸https://www.limanora.example/old-services'),
        '`/old-services`',
        /`\/old-services`/,
      ),
      site(
        'a redirect to itself',
        OLD,
        OLD.replace('/services/ecommerce-consulting', '▸/old-services'),
        'leads to itself',
        /itself|circle|round/,
        {
          elsewhere: [
            [SITE, '/old-services, to'],
            [SITE, '{ from: /old-services'],
          ],
        },
      ),
      site('a status in words', CAMPAIGN, CAMPAIGN.replace('302', '▸temporary'), '`302`', /`302`|302/),
      site('code for status', CAMPAIGN, CAMPAIGN.replace('status', '▸code'), '`status`', /`status`/),
      site('a status that there is none', CAMPAIGN, CAMPAIGN.replace('302', '▸303'), '301, 302, 410', /301, 302, 410/),
      site('not found', FAIR, FAIR.replace('410', '▸404'), '`410`', /`?410/),
      site(
        'gone with an address',
        FAIR,
        '  - { from: /fair-2024, to: ▸/contact, ▸status: 410 }\n',
        'without `to`',
        /`to`|gone|410/,
      ),
      site('a star in the middle', OLD, OLD.replace('/old-services', '▸/old/*/services'), 'at the end', /end|last/),
      site(
        'a folder without a slash',
        FOLDERS,
        'folders:\n  ▸services: { tr: hizmetler }\n',
        '`/services`',
        /`\/services`/,
      ),
      site(
        'a folder that is not there',
        FOLDERS,
        'folders:\n  ▸/service: { tr: hizmetler }\n',
        '`/services`',
        /`\/services`/,
      ),
      site(
        'a folder name with a slash',
        FOLDERS,
        'folders:\n  /services: { tr: ▸/hizmetler }\n',
        '`hizmetler`',
        /hizmetler/,
      ),
      site(
        'a folder name with blanks',
        FOLDERS,
        'folders:\n  /services: { tr: ▸bizim hizmetler }\n',
        '`bizim-hizmetler`',
        /bizim-hizmetler/,
      ),
      site(
        'a folder name with capitals',
        FOLDERS,
        'folders:\n  /services: { tr: ▸Hizmetler }\n',
        '`hizmetler`',
        /`hizmetler`/,
      ),
      site('a folder in one word', FOLDERS, 'folders:\n  /services: ▸hizmetler\n', 'by language', /es: servicios/),
      site('a prefix in other words', 'prefix: all\n', 'prefix: ▸default\n', '`except-default`', /except-default/),
      site('a prefix that is no', 'prefix: all\n', 'prefix: ▸false\n', 'all, except-default', /all, except-default/),
      site('page files as directories', 'pageFiles: html\n', 'pageFiles: ▸directory\n', '`folders`', /folders/),
      site('page files with a dot', 'pageFiles: html\n', 'pageFiles: ▸.html\n', '`html`', /`?html/),
      site(
        'url without https',
        'url: { sample: https://www.limanora.example }\n',
        'url: ▸www.limanora.example\n',
        '`https://www.limanora.example`',
        /`https:\/\/www\.limanora\.example`/,
      ),
      site(
        'url with a slash',
        'url: { sample: https://www.limanora.example }\n',
        'url: ▸https://www.limanora.example/\n',
        'without the slash',
        /`https:\/\/www\.limanora\.example`/,
      ),
      site(
        'https as a switch',
        'https: host\n',
        'https: ▸true\n',
        'host, subdomains, preload',
        /host, subdomains, preload/,
      ),
    ],
  },
  {
    kind: 'parts, scripts and forms',
    rows: [
      site(
        'a part without its low line',
        NOTE,
        NOTE.replace('/_note.yaml', '▸/note.yaml'),
        '`/_note.yaml`',
        /`\/_note\.yaml`/,
      ),
      site(
        'a part without its ending',
        NOTE,
        NOTE.replace('/_note.yaml', '▸/_note'),
        '`/_note.yaml`',
        /`\/_note\.yaml`/,
      ),
      site(
        'a part with its folder',
        NOTE,
        NOTE.replace('/_note.yaml', '▸pages/_note.yaml'),
        '`/_note.yaml`',
        /`\/_note\.yaml`/,
      ),
      site('at the bottom', NOTE, NOTE.replace('at: end', 'at: ▸bottom'), '`end`', /`end`|end/),
      site('position for at', NOTE, NOTE.replace('at: end', '▸position: end'), '`at`', /`at`/),
      site('a page that is not there', NOTE, NOTE.replace('[/about-us]', '[▸/about]'), '`/about-us`', /`\/about-us`/),
      site('a page without a list', NOTE, NOTE.replace('[/about-us]', '▸/about-us'), 'a list', /list|\[/),
      site(
        'pages for except',
        NOTE,
        NOTE.replace('pages: [/about-us]', 'pages: [/about-us], ▸exclude: [/about-us]'),
        '`except`',
        /`except`/,
      ),
      site('file for include', NOTE, NOTE.replace('include', '▸file'), '`include`', /`include`/),
      site('url for src', SCRIPT, SCRIPT.replace('src', '▸url'), '`src`', /`src`/),
      site(
        'a script in one line',
        `${SCRIPT}      data: { domain: www.limanora.example }\n`,
        '    - ▸https://stats.example.com/script.js\n',
        '`src`',
        /`src/,
      ),
      site(
        'a script without https',
        SCRIPT,
        SCRIPT.replace('https://stats.example.com/script.js', '▸//stats.example.com/script.js'),
        '`https://stats.example.com/script.js`',
        /https:/,
      ),
      site('a script over http', SCRIPT, SCRIPT.replace('https://stats', '▸http://stats'), '`https://', /https:/),
      site(
        'a script as HTML',
        SCRIPT,
        '    - src: ▸<script src="https://stats.example.com/script.js"></script>\n',
        'the address alone',
        /address|`https:\/\/stats\.example\.com\/script\.js`/,
      ),
      site(
        'a host without https',
        CONNECT,
        '  connect: [▸stats.example.com]\n',
        '`https://stats.example.com`',
        /https:\/\/stats/,
      ),
      site('any host', CONNECT, '  connect: [▸"*"]\n', 'not every host', /every|\*|any/),
      site(
        'a host with a path',
        CONNECT,
        '  connect: [▸https://stats.example.com/collect]\n',
        'the host alone',
        /`https:\/\/stats\.example\.com`/,
        {
          mayBeSilent: true,
        },
      ),
      site('a form over http', OFFERS, '  offers: ▸http://forms.example.com/offers\n', 'https', /https/),
      site(
        'a form as an e-mail address',
        OFFERS,
        '  offers: ▸hello@limanora.example\n',
        'an address that begins with https',
        /https/,
      ),
      site('a form as mailto', OFFERS, '  offers: ▸mailto:hello@limanora.example\n', 'https', /https/),
      site('a list of form services', OFFERS, '  ▸- https://forms.example.com/offers\n', 'names', /name/, {
        elsewhere: [[SITE, 'formEndpoints:\n']],
      }),
      site('a file that is not there', OWNER, '  - ▸/owner-1235.html\n', '`/owner-1234.html`', /`\/owner-1234\.html`/),
      site('a file without a slash', OWNER, '  - ▸owner-1234.html\n', '`/owner-1234.html`', /`\/owner-1234\.html`/),
      site(
        'a file with its folder',
        OWNER,
        '  - ▸public/owner-1234.html\n',
        '`/owner-1234.html`',
        /`\/owner-1234\.html`/,
      ),
      site('a day of Turkey', UNTIL, '  until: ▸29.10.2027\n', '`2027-10-29`', /`?2027-10-29/),
      site('a day that is over', UNTIL, '  until: ▸2024-10-29\n', 'over', /past|over|behind|gone|before/, {
        mayBeSilent: true,
      }),
      site('end for until', UNTIL, '  ▸end: 2027-10-29\n', '`until`', /`until`/),
      site('expires for until', UNTIL, '  ▸expires: 2027-10-29\n', '`until`', /`until`/),
      site('message for text', BANNER, BANNER.replace('text', '▸message'), '`text`', /`text`/),
      site(
        'a banner in one line',
        `${BANNER}${UNTIL}`,
        '  ▸en: Closed on 29 October.\n  tr: 29 Ekim’de kapalıyız.\n',
        '`text`',
        /`text`/,
        {
          elsewhere: [[SITE, 'banner:\n']],
        },
      ),
      site(
        'translation in other words',
        'translation: complete\n',
        'translation: ▸partial\n',
        'complete, fallback, none',
        /fallback/,
      ),
      site('translation as a switch', 'translation: complete\n', 'translation: ▸false\n', '`none`', /none/),
    ],
  },
  {
    kind: 'looks, regions, words, detection',
    rows: [
      site('a colour without quotes', ACTION, '    action: ▸#E8A33D\n', 'in quotes', /quot/),
      site('a colour of five digits', ACTION, '    action: ▸"#E8A33"\n', 'six digits', /six|three|#/),
      site('a colour in rgb', ACTION, '    action: ▸rgb(232, 163, 61)\n', '`#E8A33D`', /#E8A33D/i),
      site('a colour without its sign', ACTION, '    action: ▸"E8A33D"\n', '`#E8A33D`', /#E8A33D/),
      site('primary for action', ACTION, '    ▸primary: "#E8A33D"\n', '`action`', /`action`/),
      site('button for action', ACTION, '    ▸button: "#E8A33D"\n', '`action`', /`action`/),
      site('a light colour below white words', KSA_COLOR, '    color: ▸"#BFE8D0"\n', 'darker', /#308654/),
      site('a radius with px', RADIUS, '  radius: ▸16px\n', '`16`', /16|number/),
      site('borderRadius', RADIUS, '  ▸borderRadius: 16\n', '`radius`', /`radius`/),
      site(
        'a radius of a thousand',
        RADIUS,
        '  radius: ▸1000\n',
        'at most',
        /most|between|at least|\d+ to \d+|from \d+/,
      ),
      site('a font beside the theme', RADIUS, `${RADIUS}  ▸font: Inter\n`, '`fonts`', /`fonts`/),
      site(
        'a font in one word',
        RADIUS,
        `${RADIUS}  fonts: ▸Inter\n`,
        'a family for each script',
        /famil|script|language|field/,
      ),
      site('name for label of a region', KSA, '  ksa:\n    ▸name:\n', '`label`', /`label`/),
      site('a region with a space', KSA, '  ▸saudi arabia:\n    label:\n', 'letters and dashes', /letter|name/, {
        elsewhere: [],
      }),
      site('colour in British', KSA_COLOR, '    ▸colour: "#1B7A4B"\n', '`color`', /`color`/),
      site('word for term', PARTNER, PARTNER.replace('term', '▸word'), '`term`', /`term`/),
      site('say for use', PARTNER, PARTNER.replace('use', '▸say'), '`use`', /`use`/),
      site('a timeout in seconds', TIMEOUT, '  timeout: ▸2s\n', 'milliseconds', /2|number|millisecond/),
      site('a timeout with ms', TIMEOUT, '  timeout: ▸2000ms\n', '`2000`', /2000/),
      site('a lookup without https', LOOKUP, '  lookup: ▸api.country.is\n', '`https://', /https/),
      site('a country in words', COUNTRIES, '    tr: [▸Turkey]\n', '`TR`', /`TR`/),
      site('a country in small letters', COUNTRIES, '    tr: [▸tr]\n', '`TR`', /`TR`/),
      site('a country without brackets', COUNTRIES, '    tr: ▸TR\n', 'a list', /list|\[TR\]/),
      site('a country of two languages', COUNTRIES, '    tr: [TR, ▸SA]\n', 'twice', /twice|already|two|one language/, {
        elsewhere: [[SITE, 'SA, AE']],
      }),
      site(
        'a language that the site has not',
        COUNTRIES,
        '    tr: [TR]\n    ▸de: [DE, AT]\n',
        'en, tr, ar',
        /en, tr, ar|language/,
      ),
      site('engine as a text', 'engine: 3\n', 'engine: ▸v3\n', '`3`', /3|number/),
      site('an engine of tomorrow', 'engine: 3\n', 'engine: ▸4\n', '3', /3|newer|update/),
      site('settings of another program', DEFAULT, `${DEFAULT}▸title: Limanora\n`, '`brand`', /`brand`/),
      site('theme in other words', 'theme:\n', '▸style:\n', '`theme`', /`theme`/),
      site('analytics', DEFAULT, `${DEFAULT}▸analytics: G-12345\n`, 'allow', /`allow`/),
    ],
  },
];
