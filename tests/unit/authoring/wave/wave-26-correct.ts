import { EXPORT, FAQ, SITE } from './places.ts';
import type { CorrectRow } from './wave.ts';

const TITLE = '    en: Export management and consultancy services\n';
const SCHEMA = '  schema: service\n';
const BLOCKS = 'blocks:\n';
const START =
  '        link: /contact\n        style: primary\n      - label:\n          en: Find your starting point\n';
const URL = 'url: { sample: https://www.limanora.example }\n';
const ASK = 'accounts. If your question is missing, [ask us](/contact).\n';

/** Right edits of what search engines are told, of links and addresses. */
export const correct26: readonly CorrectRow[] = [
  ['kept out of search', EXPORT, SCHEMA, `${SCHEMA}  noindex: true\n`],
  ['an earlier address', EXPORT, BLOCKS, `formerly: [/export-services]\n${BLOCKS}`],
  ['an address of a language', EXPORT, BLOCKS, `address: { tr: ihracat-yonetimi }\n${BLOCKS}`],
  [
    'a link to a section of another page',
    EXPORT,
    START,
    '        link: /contact#form\n        style: primary\n      - label:\n          en: Find your starting point\n',
  ],
  [
    'a link to another site',
    EXPORT,
    START,
    '        link: https://www.wto.org/\n        style: primary\n      - label:\n          en: Find your starting point\n',
  ],
  ['a title with a year', EXPORT, TITLE, '    en: Export management and consultancy in 2026\n'],
  ['a title with an ampersand', EXPORT, TITLE, '    en: Export management & consultancy services\n'],
  ['a title that asks', EXPORT, TITLE, '    en: Who manages exports for a small manufacturer?\n'],
  [
    'a link by e-mail',
    FAQ,
    ASK,
    'accounts. If your question is missing, [write to us](mailto:hello@limanora.example).\n',
  ],
  ['a redirect', SITE, URL, `${URL}redirects:\n  - { from: /old-page, to: /contact }\n`],
  ['an address of the site', SITE, URL, 'url: https://www.limanora.com\n'],
];
