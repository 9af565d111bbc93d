import { CONTACT, SITE } from './places.ts';
import type { CorrectRow } from './wave.ts';

const SHOP = 'pages/workshop.yaml';
const settings = (name: string, lines: string): CorrectRow => [
  name,
  SITE,
  'defaultLanguage: en\n',
  `defaultLanguage: en\n${lines}`,
];

/** Right edits of tables, drawings, people, pictures, forms and settings. */
export const correct16: readonly CorrectRow[] = [
  ['another weight', SHOP, '{ all: "12" }]', '{ all: "12.5" }]'],
  [
    'a drawing of two rows',
    SHOP,
    '      - values: [310, 420]\n',
    '      - { name: { all: A }, values: [310, 420] }\n      - { name: { all: B }, values: [10, 20] }\n',
  ],
  ['a picture more', SHOP, '        focus: right\n', '        focus: left\n'],
  ['a telephone link', SHOP, 'link: mailto:ada@limanora.example', 'link: tel:+902125550199'],
  [
    'a choice in the form',
    CONTACT,
    '        autocomplete: organization\n',
    '        kind: select\n        options: [{ all: A }, { all: B }]\n',
  ],
  settings(
    'a question with two purposes',
    'allow:\n  scripts:\n    - src: https://stats.example.com/count.js\n  frames: [https://maps.example.com]\nconsent:\n  text: { en: "May we count? [Why](/contact)", tr: "Sayalım mı? [Neden](/contact)", ar: "هل نحصي؟ [لماذا](/contact)" }\n  purposes:\n    - name: stats\n      label: { en: Statistics, tr: İstatistik, ar: الإحصاءات }\n      scripts: [https://stats.example.com/count.js]\n    - name: maps\n      label: { en: Maps, tr: Haritalar, ar: الخرائط }\n      frames: [https://maps.example.com]\n',
  ),
  settings('words of the engine', 'labels:\n  soon: { en: In preparation, tr: Hazırlanıyor, ar: قيد الإعداد }\n'),
];
