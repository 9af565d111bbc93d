import { CONTACT } from './places.ts';
import type { More } from './spots.ts';
import type { Wanted, WaveKind, WaveRow } from './wave.ts';

const BEFORE = '  - type: contact\n';
/** A block that is put on the contact page, with its mistake. */
const block = (name: string, lines: string, conveys: string, wanted: Wanted, more?: More) =>
  [name, CONTACT, BEFORE, `${lines}\n${BEFORE}`, conveys, wanted, more] as WaveRow;
const in3 = (text: string) => `{ en: ${text}, tr: ${text} bir, ar: نص ${text.length} }`;

const chart = (rest: string) => `  - type: chart
    caption: { en: Parcels a year, tr: Yılda koli, ar: الطرود في السنة }
${rest}`;
const POINTS = `    points: [{ all: "2024" }, { all: "2025" }, { all: "2026" }]`;
const table = (rest: string) => `  - type: data-table
    caption: { en: Boxes and weights, tr: Kutular ve ağırlıklar, ar: الصناديق وأوزانها }
${rest}`;
const COLUMNS = `    columns:
      - name: { en: Box, tr: Kutu, ar: الصندوق }
      - name: { en: "Weight, kg", tr: "Ağırlık, kg", ar: الوزن بالكيلوغرام }
        kind: figure`;
const tabs = (rest: string) => `  - type: tabs
    title: { en: Three markets, tr: Üç pazar, ar: ثلاث أسواق }
${rest}`;
const picture = '{ src: /mark.svg, alt: { en: The mark of the firm, tr: Firmanın işareti, ar: شعار الشركة } }';
const showcase = (rest: string) => `  - type: showcase
    title: { en: What we ship, tr: Neler gönderiyoruz?, ar: ما نشحنه }
    items:
${rest}`;
const people = (rest: string) => `  - type: people
    title: { en: Who we are, tr: Biz kimiz?, ar: من نحن }
    items:
${rest}`;
const film = (rest: string) => `  - type: embedded
    title: { en: The way of a parcel, tr: Bir kolinin yolu, ar: رحلة الطرد }
${rest}`;

/** A fourteenth wave: blocks that an author uses for the first time, from memory of another program. */
export const wave14: readonly WaveKind[] = [
  {
    kind: 'charts',
    rows: [
      block(
        'figures with thousands marks',
        chart(`${POINTS}\n    series:\n      - values: [▸1,250, 1,300, 1,420]`),
        'without marks',
        /1250|thousand|comma|figures?/i,
        {
          elsewhere: [
            [CONTACT, 'values: [1,250'],
            [CONTACT, '[1,250'],
          ],
        },
      ),
      block(
        'figures in quotation marks with a unit',
        chart(`${POINTS}\n    series:\n      - values: [▸"1250 kg", 1300, 1420]`),
        'a number',
        /number|1250/i,
      ),
      block(
        'fewer figures than points',
        chart(`${POINTS}\n    series:\n      - ▸values: ▸[1250, 1300]`),
        'three',
        /3|three|point|as many/i,
      ),
      block(
        'years without quotation marks',
        chart('    points: [▸2024, 2025, 2026]\n    series:\n      - values: [1, 2, 3]'),
        'a text',
        /text|all|quot/i,
        { mayBeSilent: true },
      ),
      block(
        'the kind of another program',
        chart(`    ▸as: ▸pie\n${POINTS}\n    series:\n      - values: [1, 2, 3]`),
        'line or bars',
        /line|bars/,
      ),
      block('type for as', chart(`    ▸kind: ▸line\n${POINTS}\n    series:\n      - values: [1, 2, 3]`), 'as', /`as`/),
      block('data for series', chart(`${POINTS}\n    ▸data:\n      - values: [1, 2, 3]`), 'series', /series/, {
        elsewhere: [[CONTACT, 'type: chart']],
      }),
      block(
        'labels for points',
        chart('    ▸labels: [{ all: "2024" }, { all: "2025" }]\n    series:\n      - values: [1, 2]'),
        'points',
        /points/,
        { elsewhere: [[CONTACT, 'type: chart']] },
      ),
      block(
        'figures one below the other without dashes',
        chart(`${POINTS}\n    series:\n      - values:\n          ▸1250\n          1300\n          1420`),
        'a list',
        /list|dash|\[/i,
      ),
      block(
        'two rows without names',
        chart(`${POINTS}\n    series:\n      - ▸values: [1, 2, 3]\n      - ▸values: [3, 2, 1]`),
        'a name',
        /name/i,
      ),
      block('figures directly below series', chart(`${POINTS}\n    series: ▸[1, 2, 3]`), 'values', /values|list/i, {
        elsewhere: [[CONTACT, '1, 2, 3]']],
      }),
      block(
        'a word among the figures',
        chart(`${POINTS}\n    series:\n      - values: [1, ▸many, 3]`),
        'a number',
        /number/i,
      ),
      block('no caption', `  - ▸type: chart\n${POINTS}\n    series:\n      - values: [1, 2, 3]`, 'caption', /caption/),
    ],
  },
  {
    kind: 'tables',
    rows: [
      block(
        'a cell too few',
        table(`${COLUMNS}\n    rows:\n      - ▸cells: ▸[{ all: A4 }]`),
        'two',
        /2|two|column|as many/i,
      ),
      block(
        'a cell too many',
        table(`${COLUMNS}\n    rows:\n      - ▸cells: ▸[{ all: A4 }, { all: "2" }, { all: "3" }]`),
        'two',
        /2|two|column|as many/i,
      ),
      block(
        'rows without cells',
        table(`${COLUMNS}\n    rows:\n      - ▸[{ all: A4 }, { all: "2" }]`),
        'cells',
        /cells/,
      ),
      block(
        'a table of Markdown',
        table(`${COLUMNS}\n    rows: ▸|\n      | A4 | 2 |\n      | A3 | 4 |`),
        'a list',
        /list|cells|dash/i,
      ),
      block(
        'headers for columns',
        table(`    ▸headers:\n      - name: { all: Box }\n    rows:\n      - cells: [{ all: A4 }]`),
        'columns',
        /columns/,
        { elsewhere: [[CONTACT, 'type: data-table']] },
      ),
      block(
        'a number as a cell',
        table(`${COLUMNS}\n    rows:\n      - cells: [{ all: A4 }, ▸2]`),
        'a text',
        /text|all|quot/i,
        { mayBeSilent: true },
      ),
      block(
        'the kind in other words',
        table(
          `    columns:\n      - name: { all: Box }\n        kind: ▸number\n    rows:\n      - cells: [{ all: A4 }]`,
        ),
        'figure',
        /figure/,
      ),
      block(
        'table for data-table',
        `  - type: ▸table\n    caption: { all: Rome }\n${COLUMNS}\n    rows:\n      - cells: [{ all: A4 }, { all: "2" }]`,
        'data-table',
        /data-table/,
      ),
      block(
        'words in the column of figures',
        table(`${COLUMNS}\n    rows:\n      - cells: [{ all: A4 }, { all: ▸"about two" }]`),
        'a figure',
        /figure|number/i,
        { mayBeSilent: true },
      ),
    ],
  },
  {
    kind: 'tabs, pictures, people, films',
    rows: [
      block(
        'one tab',
        tabs(`    ▸items:\n      - ▸label: ${in3('Riyadh')}\n        text: ${in3('Fast')}`),
        'two',
        /2|two|more/i,
      ),
      block(
        'title for label',
        tabs(
          `    items:\n      - ▸title: ${in3('Riyadh')}\n        text: ${in3('Fast')}\n      - label: ${in3('Dubai')}\n        text: ${in3('Slow')}`,
        ),
        'label',
        /label/,
        { elsewhere: [[CONTACT, 'title: { en: Riyadh']] },
      ),
      block(
        'content for text',
        tabs(
          `    items:\n      - label: ${in3('Riyadh')}\n        ▸content: ${in3('Fast')}\n      - label: ${in3('Dubai')}\n        text: ${in3('Slow')}`,
        ),
        'text',
        /text/,
      ),
      block(
        'tabs for items',
        tabs(
          `    ▸tabs:\n      - label: ${in3('Riyadh')}\n        text: ${in3('Fast')}\n      - label: ${in3('Dubai')}\n        text: ${in3('Slow')}`,
        ),
        'items',
        /items/,
      ),
      block('accordion', `  - type: ▸accordion\n    title: { all: Rome }`, 'faq', /faq|tabs/),
      block('carousel', `  - type: ▸carousel\n    title: { all: Rome }`, 'gallery', /gallery|logos/),
      block(
        'image for picture',
        showcase(`      - ▸image: ${picture}\n        title: ${in3('Boxes')}`),
        'picture',
        /picture/,
      ),
      block(
        'a picture as a bare path',
        showcase(`      - picture: ▸/mark.svg\n        title: ${in3('Boxes')}`),
        'src and alt',
        /src|alt/,
      ),
      block(
        'a picture without words for it',
        showcase(`      - picture: ▸{ ▸src: /mark.svg }\n        title: ${in3('Boxes')}`),
        'alt',
        /alt/,
        { elsewhere: [[CONTACT, 'picture: { src']] },
      ),
      block(
        'focus in the middle',
        showcase(`      - picture: ${picture}\n        focus: ▸center\n        title: ${in3('Boxes')}`),
        'leave it out',
        /top|left|middle|delete/i,
      ),
      block(
        'focus in percent',
        showcase(`      - picture: ${picture}\n        focus: ▸50% 20%\n        title: ${in3('Boxes')}`),
        'top',
        /top/,
      ),
      block(
        'layout by its look',
        showcase(`      - picture: ${picture}\n        title: ${in3('Boxes')}\n    layout: ▸zigzag`),
        'rows',
        /rows/,
      ),
      block(
        'layout at the wrong depth',
        showcase(`      - picture: ${picture}\n        title: ${in3('Boxes')}\n        ▸layout: rows`),
        'of the block',
        /block|section|layout/i,
      ),
      block(
        'a button as a bare link',
        showcase(`      - picture: ${picture}\n        title: ${in3('Boxes')}\n        action: ▸/contact`),
        'label and link',
        /label|link/,
      ),
      block('a person without a name', people(`      - ▸role: ${in3('Head of sales')}`), 'name', /name/),
      block(
        'an e-mail as a field',
        people(`      - name: ${in3('Ada')}\n        ▸email: ada@limanora.example`),
        'links',
        /links/,
      ),
      block(
        'links as bare addresses',
        people(`      - name: ${in3('Ada')}\n        links: [▸mailto:ada@limanora.example]`),
        'label and link',
        /label|link/,
      ),
      block(
        'photo for picture',
        people(`      - name: ${in3('Ada')}\n        ▸photo: ${picture}`),
        'picture',
        /picture/,
      ),
      block(
        'members for items',
        `  - type: people\n    title: { en: Who we are, tr: Biz kimiz?, ar: من نحن }\n    ▸members:\n      - name: ${in3('Ada')}`,
        'items',
        /items/,
      ),
      block(
        'the code for embedding',
        film('    link: ▸<iframe src="https://www.youtube.com/embed/abc"></iframe>'),
        'the address alone',
        /address|https|link/i,
      ),
      block('url for link', film('    ▸url: https://films.example.com/7'), 'link', /link/),
      block('a page that may not be framed', film('    link: ▸https://films.example.com/7'), 'allow', /allow/),
      block('video', '  - type: ▸video\n    title: { all: Rome }', 'embedded', /embedded/),
      block(
        'quote for words',
        `  - type: quotes\n    items:\n      - ▸quote: ${in3('Fine')}\n        name: ${in3('Ada')}`,
        'words',
        /words/,
      ),
      block(
        'author for name',
        `  - type: quotes\n    items:\n      - words: ${in3('Fine')}\n        ▸author: ${in3('Ada')}`,
        'name',
        /name/,
      ),
      block(
        'stars',
        `  - type: quotes\n    items:\n      - words: ${in3('Fine')}\n        name: ${in3('Ada')}\n        ▸rating: 5`,
        'no such field',
        /rating/,
      ),
      block(
        'a caption beside src',
        `  - type: gallery\n    items:\n      - ▸src: /mark.svg\n        caption: ${in3('Boxes')}`,
        'picture',
        /picture/,
      ),
      block('a folder of pictures', '  - type: gallery\n    ▸folder: /pictures', 'items', /items|picture/),
    ],
  },
];
