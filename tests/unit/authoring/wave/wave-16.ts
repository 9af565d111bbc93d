import { CONTACT, SITE } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const SHOP = 'pages/workshop.yaml';

export const beside16: readonly (readonly [file: string, text: string])[] = [
  [
    SHOP,
    `meta:
  title: { en: "How we work with makers", tr: "Üreticilerle nasıl çalışıyoruz", ar: "كيف نعمل مع المصنّعين" }
  description: { en: "Figures, people and pictures from our desks.", tr: "Masamızdan rakamlar, yüzler ve görüntüler.", ar: "أرقام ووجوه وصور من مكاتبنا." }
blocks:
  - type: hero
    title: { en: "How we work", tr: "Nasıl çalışıyoruz", ar: "كيف نعمل" }

  - type: data-table
    id: sizes
    title: { en: "Which box for what", tr: "Neye hangi koli", ar: "أي صندوق لأي منتج" }
    caption: { en: "Boxes and their sizes", tr: "Koliler ve ölçüleri", ar: "الصناديق ومقاساتها" }
    columns:
      - name: { en: Box, tr: Koli, ar: الصندوق }
      - name: { en: "Weight, kg", tr: "Ağırlık, kg", ar: الوزن بالكيلوغرام }
        kind: figure
    rows:
      - cells: [{ en: Small, tr: Küçük, ar: صغير }, { all: "12" }]
      - cells: [{ en: Large, tr: Büyük, ar: كبير }, { all: "30" }]

  - type: compare
    title: { en: "Alone or together", tr: "Tek başına veya birlikte", ar: "وحدك أم معنا" }
    caption: { en: "Two ways to begin", tr: "Başlamanın iki yolu", ar: "طريقتان للبدء" }
    badge: { en: "Most choose this", tr: "Çoğunluğun seçimi", ar: "الخيار الأكثر شيوعًا" }
    marks:
      yes: { en: "Yes", tr: Evet, ar: نعم }
      no: { en: "No", tr: Hayır, ar: لا }
      partly: { en: Partly, tr: Kısmen, ar: جزئيًا }
    options:
      - name: { en: By yourself, tr: Kendi başınıza, ar: بنفسك }
      - name: { en: With us, tr: Bizimle, ar: معنا }
        recommended: true
    rows:
      - name: { en: Own company, tr: Kendi şirketiniz, ar: شركة خاصة }
        cells:
          - { mark: yes, text: { en: "Needed", tr: Gerekir, ar: لازمة } }
          - { mark: no, text: { en: "Not needed", tr: Gerekmez, ar: غير لازمة } }

  - type: chart
    caption: { en: "Parcels a month", tr: "Aylık koli", ar: "الطرود كل شهر" }
    as: bars
    points: [{ en: May, tr: Mayıs, ar: أيار }, { en: June, tr: Haziran, ar: حزيران }]
    series:
      - values: [310, 420]

  - type: tabs
    title: { en: "Three roads", tr: "Üç yol", ar: "ثلاث طرق" }
    items:
      - label: { en: Sea, tr: Deniz, ar: البحر }
        text: { en: "Slow and cheap.", tr: "Yavaş ve ucuz.", ar: "بطيء ورخيص." }
      - label: { en: Air, tr: Hava, ar: الجو }
        text: { en: "Quick and dear.", tr: "Hızlı ve pahalı.", ar: "سريع ومكلف." }

  - type: gallery
    title: { en: "From our desks", tr: "Masamızdan", ar: "من مكاتبنا" }
    layout: grid
    items:
      - picture: { src: /mark.svg, alt: { en: "A pallet", tr: "Bir palet", ar: "منصة شحن" } }
        focus: right
        caption: { en: "Ready to go", tr: "Yola hazır", ar: "جاهزة للشحن" }

  - type: people
    title: { en: "Who answers", tr: "Kim yanıtlıyor", ar: "من يجيبك" }
    items:
      - name: { all: Ada Kaya }
        role: { en: Shipping, tr: Sevkiyat, ar: الشحن }
        picture: { src: /mark.svg, alt: { en: "Ada at her desk", tr: "Ada masasında", ar: "آدا في مكتبها" } }
        links:
          - label: { en: Write to Ada, tr: Ada’ya yazın, ar: راسل آدا }
            link: mailto:ada@limanora.example

  - type: quotes
    items:
      - words: { en: "They told us what we did not need.", tr: "Neye ihtiyacımız olmadığını söylediler.", ar: "أخبرونا بما لا نحتاجه." }
        name: { all: Tom Weaver }
        source: https://example.com/reviews

  - type: embedded
    label: { en: Watch the film, tr: Filmi izleyin, ar: شاهد الفيلم }
    icon: play
    shape: wide
    note: { en: "The film is shown by Example Films.", tr: "Filmi Example Films gösterir.", ar: "تعرض الفيلم Example Films." }
    source:
      label: { en: Watch it there, tr: Orada izleyin, ar: شاهده هناك }
      link: https://films.example.com/7
`,
  ],
];

const shop = inFile(SHOP);
const form = inFile(CONTACT);
const settings = (name: string, lines: string, conveys: string, wanted: RegExp, more?: Parameters<typeof shop>[5]) =>
  inFile(SITE)(name, 'defaultLanguage: en\n', `defaultLanguage: en\n${lines}`, conveys, wanted, more);
const theme = inFile(SITE);

const ALLOW =
  'allow:\n  scripts:\n    - src: https://stats.example.com/count.js\n  frames: [https://maps.example.com]\n';
const asked = (purposes: string, text = '{ all: "May we count?" }') =>
  `${ALLOW}consent:\n  text: ${text}\n  purposes:\n${purposes}`;
const STATS = '    - name: stats\n      label: { all: Statistics }\n';

/** A sixteenth wave: tables, drawings, people, pictures, forms and the settings of a site, by whoever fills a page in a hurry. */
export const wave16: readonly WaveKind[] = [
  {
    kind: 'a table',
    rows: [
      shop(
        'a row with a cell too few',
        'cells: [{ en: Large, tr: Büyük, ar: كبير }, { all: "30" }]',
        '▸cells: ▸[{ en: Large, tr: Büyük, ar: كبير }]',
        'as many as columns',
        /column/i,
      ),
      shop('a cell as a number', '{ all: "12" }]', '▸12]', 'in quotes', /quot|all:|"12"/i),
      shop(
        'a cell as plain words',
        '[{ en: Small, tr: Küçük, ar: صغير }, { all: "12" }]',
        '[▸Small, { all: "12" }]',
        'languages',
        /language|all:/i,
      ),
      shop(
        'cells that are no list',
        'cells: [{ en: Small, tr: Küçük, ar: صغير }, { all: "12" }]',
        'cells: ▸{ en: Small, tr: Küçük, ar: صغير }',
        'a list',
        /list|dash/i,
        { elsewhere: [[SHOP, 'cells: {']] },
      ),
      shop(
        'a row without cells',
        '      - cells: [{ en: Large, tr: Büyük, ar: كبير }, { all: "30" }]',
        '      - ▸[{ en: Large, tr: Büyük, ar: كبير }, { all: "30" }]',
        '`cells`',
        /`cells/,
      ),
      shop('a kind in words', 'kind: figure', 'kind: ▸number', '`figure`', /figure/),
      shop('columns in the singular', '    columns:\n', '    ▸column:\n', '`columns`', /`columns`/),
      shop('header for columns', '    columns:\n', '    ▸headers:\n', '`columns`', /`columns`/),
      shop(
        'a column as words',
        '      - name: { en: Box, tr: Koli, ar: الصندوق }\n',
        '      - ▸Box\n',
        '`name`',
        /`name|`kind/,
      ),
      shop(
        'a table from Markdown',
        '    rows:\n',
        '    rows: ▸|\n      | Small | 12 |\n',
        'a list',
        /list|rows|cells|table/i,
        { nth: 1 },
      ),
      shop('a decimal comma', '{ all: "30" }]', '{ ▸all: 30,5 }]', 'quotes', /quot|"30,5"|comma/i, {
        elsewhere: [[SHOP, '5 }]']],
      }),
      shop(
        'title for caption',
        '    caption: { en: "Boxes',
        '    ▸heading: { en: "Boxes',
        '`caption`',
        /`caption`|`title`/,
        {
          elsewhere: [
            [SHOP, 'type: data-table'],
            [SHOP, '- type: data-table'],
          ],
        },
      ),
    ],
  },
  {
    kind: 'a comparison and a drawing',
    rows: [
      shop('a tick for a mark', 'mark: yes', 'mark: ▸✓', 'yes, no, partly', /yes/),
      shop('a mark in Turkish', 'mark: yes', 'mark: ▸evet', 'yes, no, partly', /yes/),
      shop('a mark as true', 'mark: yes', 'mark: ▸true', 'yes, no, partly', /yes/),
      shop(
        'a cell that is a mark alone',
        '          - { mark: yes, text: { en: "Needed", tr: Gerekir, ar: لازمة } }\n',
        '          - ▸yes\n',
        '`mark`',
        /`mark/,
      ),
      shop(
        'two that are recommended',
        'ar: بنفسك }\n',
        'ar: بنفسك }\n        recommended: true\n',
        'one of them',
        /one of|more than one|one/i,
        {
          elsewhere: [
            [SHOP, 'recommended: true\n    rows'],
            [SHOP, 'recommended: true\n      - name: { en: With'],
          ],
        },
      ),
      shop(
        'a third cell',
        '          - { mark: yes, text: { en: "Needed", tr: Gerekir, ar: لازمة } }\n',
        '          - { mark: yes, text: { en: "Needed", tr: Gerekir, ar: لازمة } }\n          - { mark: partly, text: { all: "1" } }\n',
        'as many as options',
        /option/i,
        { elsewhere: [[SHOP, 'cells:\n          - { mark: yes']] },
      ),
      shop('recommended in words', 'recommended: true', 'recommended: ▸yes please', '`true`', /true/),
      shop('pie for bars', 'as: bars', 'as: ▸pie', 'line, bars', /bars/),
      shop('column for bars', 'as: bars', 'as: ▸bar', '`bars`', /bars/),
      shop('values with a unit', 'values: [310, 420]', 'values: [310, ▸420 kg]', 'a number', /number|digit/i),
      shop(
        'values with a separator of thousands',
        'values: [310, 420]',
        'values: [310, ▸"1.420"]',
        '1420',
        /1420|separator|1\.42/,
      ),
      shop(
        'values with a comma',
        'values: [310, 420]',
        'values: [310, ▸4,2]',
        'a value for each point',
        /point|4\.2|number/i,
        {
          elsewhere: [
            [SHOP, 'values:'],
            [SHOP, '[310'],
          ],
        },
      ),
      shop('a value too few', 'values: [310, 420]', '▸values: ▸[310]', 'as many as points', /point/i),
      shop('values that are no list', 'values: [310, 420]', 'values: ▸310, 420', 'a list', /list|\[/i),
      shop('data for series', '    series:\n', '    ▸data:\n', '`series`', /`series`/),
      shop('labels for points', '    points: [', '    ▸labels: [', '`points`', /`points`/),
      shop('type twice', 'as: bars', '▸type: bars', '`as`', /twice|already|`as`/i, {
        elsewhere: [[SHOP, 'type: chart']],
      }),
    ],
  },
  {
    kind: 'tabs, pictures and people',
    rows: [
      shop('body for text', '        text: { en: "Slow', '        ▸body: { en: "Slow', '`text`', /`text`/, {
        elsewhere: [[SHOP, 'label: { en: Sea']],
      }),
      shop('title for label', '      - label: { en: Sea,', '      - ▸title: { en: Sea,', '`label`', /`label`/),
      shop(
        'tabs for items',
        '    title: { en: "Three roads", tr: "Üç yol", ar: "ثلاث طرق" }\n    items:\n',
        '    title: { en: "Three roads", tr: "Üç yol", ar: "ثلاث طرق" }\n    ▸tabs:\n',
        '`items`',
        /`items`/,
      ),
      shop(
        'one tab alone',
        '      - label: { en: Air, tr: Hava, ar: الجو }\n        text: { en: "Quick and dear.", tr: "Hızlı ve pahalı.", ar: "سريع ومكلف." }\n',
        '',
        'at least 2',
        /2|two|least/,
        {
          elsewhere: [
            [SHOP, 'items:\n      - label: { en: Sea'],
            [SHOP, '- label: { en: Sea'],
          ],
        },
      ),
      shop(
        'a picture as its path',
        'picture: { src: /mark.svg, alt: { en: "A pallet", tr: "Bir palet", ar: "منصة شحن" } }',
        'picture: ▸/mark.svg',
        '`src`',
        /src/,
        { elsewhere: [[SHOP, 'picture: /mark']] },
      ),
      shop(
        'a picture without words',
        'picture: { src: /mark.svg, alt: { en: "A pallet", tr: "Bir palet", ar: "منصة شحن" } }',
        'picture: ▸{ ▸src: ▸/mark.svg }',
        '`alt`',
        /alt/,
        { elsewhere: [[SHOP, 'picture: { src: /mark.svg }']] },
      ),
      shop(
        'a picture with a slip',
        'src: /mark.svg, alt: { en: "A pallet"',
        'src: ▸/mrak.svg, alt: { en: "A pallet"',
        '/mark.svg',
        /\/mark\.svg/,
      ),
      shop(
        'a picture below public',
        'src: /mark.svg, alt: { en: "A pallet"',
        'src: ▸/public/mark.svg, alt: { en: "A pallet"',
        '/mark.svg',
        /`\/mark\.svg`/,
      ),
      shop(
        'a picture of the disk',
        'src: /mark.svg, alt: { en: "A pallet"',
        'src: ▸C:\\Users\\Ada\\mark.svg, alt: { en: "A pallet"',
        'public',
        /public|\/mark\.svg/,
      ),
      shop(
        'a picture of another site',
        'src: /mark.svg, alt: { en: "A pallet"',
        'src: ▸https://example.com/pallet.jpg, alt: { en: "A pallet"',
        'public',
        /public/,
      ),
      shop(
        'words of a picture that are its name',
        'alt: { en: "A pallet", tr: "Bir palet", ar: "منصة شحن" }',
        'alt: { ▸en: "mark.svg", ▸tr: "mark.svg", ▸ar: "mark.svg" }',
        'what it shows',
        /show|file name|name of/i,
      ),
      shop('a focus in words', 'focus: right', 'focus: ▸to the right', '`right`', /right/),
      shop('a focus in percent', 'focus: right', 'focus: ▸80%', 'the choices', /right/),
      shop('a layout that there is none', 'layout: grid', 'layout: ▸masonry', 'the choices', /grid/),
      shop(
        'images for items',
        '    layout: grid\n    items:\n',
        '    layout: grid\n    ▸images:\n',
        '`items`',
        /`items`/,
      ),
      shop(
        'photo for picture',
        '        picture: { src: /mark.svg, alt: { en: "Ada',
        '        ▸photo: { src: /mark.svg, alt: { en: "Ada',
        '`picture`',
        /`picture`/,
      ),
      shop('position for role', '        role: {', '        ▸position: {', '`role`', /`role`/),
      shop(
        'a mail address without mailto',
        'link: mailto:ada@limanora.example',
        'link: ▸ada@limanora.example',
        'mailto:',
        /mailto:/,
      ),
      shop(
        'a mail address with a blank',
        'link: mailto:ada@limanora.example',
        'link: ▸mailto: ada@limanora.example',
        'mailto:ada',
        /mailto:ada@/,
        { elsewhere: [[SHOP, 'link: mailto']] },
      ),
      shop('a telephone number alone', 'link: mailto:ada@limanora.example', 'link: ▸+90 212 555 01 99', 'tel:', /tel:/),
      shop(
        'a link that is a list',
        '          - label: { en: Write to Ada, tr: Ada’ya yazın, ar: راسل آدا }\n            link: mailto',
        '          ▸label: { en: Write to Ada, tr: Ada’ya yazın, ar: راسل آدا }\n          link: mailto',
        'a list',
        /list|dash|`- `/i,
        { elsewhere: [[SHOP, 'links:']] },
      ),
      shop('quote for words', '      - words: {', '      - ▸quote: {', '`words`', /`words`/),
      shop(
        'author for name',
        '        name: { all: Tom Weaver }',
        '        ▸author: { all: Tom Weaver }',
        '`name`',
        /`name`/,
      ),
      shop(
        'a source in words',
        'source: https://example.com/reviews',
        'source: ▸Google reviews',
        'an address',
        /https:|address/i,
      ),
      shop(
        'a source without https',
        'source: https://example.com/reviews',
        'source: ▸www.example.com/reviews',
        'https://',
        /https:\/\/www\.example\.com/,
      ),
    ],
  },
  {
    kind: 'what comes from other firms',
    rows: [
      shop(
        'a film by the address of its page',
        'shape: wide',
        'frame: ▸https://www.youtube.com/watch?v=abc',
        'allow',
        /allow|embed/i,
      ),
      shop(
        'a frame as it is copied',
        'shape: wide',
        'frame: ▸<iframe src="https://films.example.com/7"></iframe>',
        'the address alone',
        /address|https:\/\/films\.example\.com\/7/i,
      ),
      shop('a shape as figures', 'shape: wide', 'shape: ▸16:9', '`wide`', /wide/),
      shop('an icon with a slip', 'icon: play', 'icon: ▸paly', '`play`', /`play`/),
      shop('an icon as a sign', 'icon: play', 'icon: ▸▶', 'the name of an icon', /icon/i),
      shop(
        'url for link',
        '      link: https://films.example.com/7',
        '      ▸url: https://films.example.com/7',
        '`link`',
        /`link`/,
        { elsewhere: [[SHOP, 'source:\n      label: { en: Watch it']] },
      ),
      settings(
        'a script of the head',
        'allow:\n  scripts: ▸<script src="https://stats.example.com/count.js"></script>\n',
        'the address',
        /src|list/i,
      ),
      settings(
        'a script as its address',
        'allow:\n  scripts:\n    - ▸https://stats.example.com/count.js\n',
        '`src`',
        /src/,
      ),
      settings(
        'a host with a path',
        'allow:\n  frames: [▸https://maps.example.com/embed]\n',
        'without a path',
        /path|https:\/\/maps\.example\.com\b/i,
      ),
      settings('a host without https', 'allow:\n  frames: [▸maps.example.com]\n', 'https://', /https:\/\//),
      settings(
        'a host with an asterisk',
        'allow:\n  frames: [▸"https://*.example.com"]\n',
        'a line for each',
        /each|asterisk|\*/i,
      ),
      settings('consent as true', `${ALLOW}consent: ▸true\n`, '`text`', /text|purposes/, {
        elsewhere: [[SITE, 'consent: true']],
      }),
      settings(
        'cookies for consent',
        `${ALLOW}▸cookies:\n  text: { all: "May we count?" }\n`,
        '`consent`',
        /`consent`/,
      ),
      settings(
        'purposes by name',
        asked('    ▸stats:\n      ▸label: { all: Statistics }\n'),
        'a list',
        /list|dash|`- `/i,
      ),
      settings('a purpose without its label', asked('    - ▸name: stats\n'), '`label`', /`label`/),
      settings(
        'a purpose with blanks',
        asked('    - name: ▸site statistics\n      label: { all: Statistics }\n'),
        'a name',
        /name|letters|dash/i,
      ),
      settings(
        'a script with a slip',
        asked(`${STATS}      scripts: [▸https://stats.example.com/cuont.js]\n`),
        'the script',
        /count\.js/,
      ),
      settings(
        'a script by its host',
        asked(`${STATS}      scripts: [▸https://stats.example.com]\n`),
        'the script',
        /count\.js|scripts/,
      ),
      settings(
        'a frame that is not allowed',
        asked(`${STATS}      frames: [▸https://films.example.com]\n`),
        'allow',
        /allow/,
      ),
      settings('question for text', asked(STATS).replace('  text:', '  ▸question:'), '`text`', /`text`/, {
        elsewhere: [[SITE, 'consent:']],
      }),
      settings('a question in one language', asked(STATS, '▸May we count?'), 'languages', /language|en:|all/i, {
        elsewhere: [[SITE, 'text: May we']],
      }),
    ],
  },
  {
    kind: 'a form',
    rows: [
      form(
        'a kind by what HTML calls it',
        '      - kind: long\n        name: message',
        '      - kind: ▸textarea\n        name: message',
        '`long`',
        /long/,
      ),
      form('a kind in Turkish', '      - kind: email\n', '      - kind: ▸e-posta\n', '`email`', /email/),
      form('phone for telephone', '      - kind: email\n', '      - kind: ▸phone\n', '`telephone`', /telephone/),
      form('type for kind', '      - kind: email\n', '      - ▸type: email\n', '`kind`', /`kind`/),
      form('a name with capitals', 'name: company\n', 'name: ▸Company\n', 'company', /`?company/),
      form(
        'a name with blanks',
        'name: company\n',
        'name: ▸company name\n',
        'company-name',
        /company-name|small|letters/,
      ),
      form(
        'a name with a Turkish letter',
        'name: company\n',
        'name: ▸şirket\n',
        'letters',
        /letters|a-z|sirket|such as/i,
      ),
      form('a name twice', 'name: company\n', 'name: ▸email\n', 'another name', /`email`/),
      form(
        'required in words',
        '        required: true\n        width: half\n        label:\n          en: Name\n',
        '        required: ▸evet\n        width: half\n        label:\n          en: Name\n',
        '`true`',
        /true/,
      ),
      form(
        'mandatory for required',
        '        required: true\n        width: half\n        label:\n          en: Name\n',
        '        ▸mandatory: true\n        width: half\n        label:\n          en: Name\n',
        '`required`',
        /`required`/,
      ),
      form(
        'half in percent',
        '        width: half\n        label:\n          en: Name\n',
        '        width: ▸50%\n        label:\n          en: Name\n',
        '`half`',
        /half/,
      ),
      form(
        'a choice without options',
        'name: company\n',
        'kind: ▸select\n        name: company\n',
        '`options`',
        /`options`/,
        {
          elsewhere: [
            [CONTACT, 'name: company'],
            [CONTACT, 'kind: select'],
          ],
        },
      ),
      form(
        'options of a line of text',
        'name: company\n',
        'name: company\n        ▸options: [{ all: A }]\n',
        '`select`',
        /select|kind/,
      ),
      form(
        'an example in a field of its own',
        '        placeholder:\n          en: Your company’s name\n',
        '        ▸example:\n          en: Your company’s name\n',
        '`placeholder`',
        /`placeholder`/,
      ),
      form(
        'a purpose that there is none',
        'autocomplete: organization',
        'autocomplete: ▸company',
        '`organization`',
        /organization/,
      ),
      form('a kind for files', '      - kind: email\n', '      - kind: ▸file\n', 'the choices', /text|email/),
      form('several choices', '      - kind: email\n', '      - kind: ▸checkbox\n', 'the choices', /consent|select/),
    ],
  },
  {
    kind: 'colours and words of the site',
    rows: [
      theme('a colour without its sign', 'ink: "#0B2239"', 'ink: ▸"0B2239"', '#0B2239', /#0B2239/),
      theme('a colour without quotes', 'ink: "#0B2239"', '▸ink: #0B2239', 'in quotes', /quot|"#/i),
      theme('a colour by name', 'ink: "#0B2239"', 'ink: ▸navy', '#', /#/),
      theme('a colour in rgb', 'ink: "#0B2239"', 'ink: ▸rgb(11, 34, 57)', '#0B2239', /#0B2239/i),
      theme('a colour of seven digits', 'ink: "#0B2239"', 'ink: ▸"#0B22390"', 'six digits', /#|digit|six/i),
      theme('a letter in a colour', 'ink: "#0B2239"', 'ink: ▸"#OB2239"', '#0B2239', /#0B2239|digit|0/),
      theme('a pale link', 'link: "#147D83"', 'link: ▸"#BFE5E7"', 'contrast', /contrast|read|dark/i),
      theme('primary for action', 'action: "#E8A33D"', '▸primary: "#E8A33D"', '`action`', /action/),
      theme('a radius with its unit', 'radius: 16', 'radius: ▸16px', '16', /16|number/),
      theme('a radius in words', 'radius: 16', 'radius: ▸large', 'a number', /number|digit/i),
      theme('color for colors', '  colors:\n', '  ▸color:\n', '`colors`', /`colors`/),
      theme(
        'a word to avoid that is the word to use',
        'en: [aggregator partner, aggregator partners]',
        'en: [aggregator partner, ▸the partner]',
        'both',
        /both|use|itself/i,
      ),
      theme(
        'a word of the glossary for every language',
        'use: { all: Amazon, ar: أمازون }',
        'use: ▸Amazon',
        'languages',
        /language|all:/i,
        { mayBeSilent: true },
      ),
      settings(
        'a word of the engine with a slip',
        'labels:\n  ▸openmenu: { en: "Open the menu" }\n',
        '`openMenu`',
        /`openMenu`/,
      ),
      settings(
        'a word that there is none',
        'labels:\n  ▸readMore: { en: "Read more" }\n',
        'the words',
        /openMenu|skip|labels/,
      ),
      settings('a number format', 'labels:\n  numbered: { en: ▸"Week {{n}}" }\n', '{{number}}', /\{\{number\}\}/),
    ],
  },
];
