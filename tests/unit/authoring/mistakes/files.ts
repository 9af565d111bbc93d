import type { MistakeRow } from '../mistake.ts';

const NAMES = 'Use small letters a to z, digits and dashes';
const UTF8 = 'Save it as plain text in UTF-8';
const bytes =
  (encoding: BufferEncoding, prefix: readonly number[] = []) =>
  (text: string) =>
    Buffer.concat([Buffer.from(prefix), Buffer.from(text, encoding)]);
const bom = bytes('utf8', [0xef, 0xbb, 0xbf]);
const windows = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'));
const page = 'meta:\n  title: { all: T }\n  description: { all: D }\nblocks:\n  - type: divider\n';

/** Files: their names, their bytes, what they hold at all. */
export const fileMistakes: readonly MistakeRow[] = [
  ['a file with a capital', 'pages/About.yaml', '', page, 'bad-file-name', 'Did you mean `about`?'],
  ['a file with Turkish letters', 'pages/hakkımızda.yaml', '', page, 'bad-file-name', 'Did you mean `hakkimizda`?'],
  ['a file with Arabic letters', 'pages/من-نحن.yaml', '', page, 'bad-file-name', NAMES],
  ['a file with a space', 'pages/services/export help.yaml', '', page, 'bad-file-name', 'Did you mean `export-help`?'],
  ['a file with an underscore inside', 'pages/about_us.yaml', '', page, 'bad-file-name', 'Did you mean `about-us`?'],
  ['a folder with a capital', 'pages/Services/new.yaml', '', page, 'bad-file-name', 'Did you mean `services`?'],
  ['two files for one address', 'pages/contact.yml', '', page, 'route-collision', 'Rename one of the two files.'],
  ['an empty file', 'pages/new.yaml', '', '', 'file-empty', 'Copy another page into it'],
  ['comments only', 'pages/services/new.yaml', '', '# to be written\n', 'file-empty', 'Copy another page into it'],
  [
    'a text for a page',
    'pages/new.yaml',
    '',
    'To be written\n',
    'expected-page',
    'A page begins with `meta:` and `blocks:`',
  ],
  [
    'a list for a page',
    'pages/marketplaces/new.yaml',
    '',
    '▸- type: hero\n- type: cta\n',
    'list-without-name',
    'Write `blocks:` on a line of its own',
    { repaired: 'blocks:\n- type: hero\n- type: cta\n' },
  ],
  [
    'a picture for a page',
    'pages/new.yaml',
    '',
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    'file-not-text',
    UTF8,
    { encode: bytes('latin1') },
  ],
  ['a page in UTF-16', 'pages/new.yaml', '', page, 'file-not-text', UTF8, { encode: bytes('utf16le', [0xff, 0xfe]) }],
  [
    'a page in the old Turkish encoding',
    'pages/new.yaml',
    '',
    page.replace('T }', 'Sat\xfd\xfe }'),
    'file-not-text',
    UTF8,
    { encode: bytes('latin1') },
  ],
  [
    'a word processor’s file',
    'pages/new.yaml',
    '',
    'PK\x03\x04\x14\0\x06\0',
    'file-not-text',
    UTF8,
    { encode: bytes('latin1') },
  ],
  // The same mistakes in files as Windows programs write them
  [
    'a misspelt field after a byte order mark',
    'pages/404.yaml',
    '# The page',
    '▸lost: found\n# The page',
    'unknown-key',
    'Fields here: template',
    { encode: bom },
  ],
  [
    'a tab after a byte order mark',
    'pages/contact.yaml',
    '\n    layout: split',
    '\n▸\t\tlayout: split',
    'yaml-tab',
    'Replace the tab',
    { encode: bom, repaired: '\n    layout: split' },
  ],
  [
    'a misspelt field in Windows lines',
    'pages/faq.yaml',
    '    id: more',
    '    ▸ids: more',
    'unknown-key',
    'Did you mean `id`?',
    { encode: windows },
  ],
  [
    'a colon in Windows lines',
    'pages/about-us.yaml',
    'actions:\n      - label:\n          en: …',
    'actions:\n      - label:\n          en: Talk▸: to us',
    'yaml-colon-in-text',
    'Put the whole text into double quotes',
    { encode: windows, repaired: 'actions:\n      - label:\n          en: "Talk: to us"' },
  ],
  [
    'a quotation mark never closed in Windows lines',
    'pages/_closing.yaml',
    '- label:\n          en: …',
    '- label:\n          en: ▸"Get Free Assessment',
    'yaml-unclosed-quote',
    'Add the same mark',
    { encode: windows },
  ],
  [
    'curly quotation marks in Windows lines',
    'pages/404.yaml',
    'label:\n        en: …',
    'label:\n        en: ▸“Return to Home”',
    'yaml-smart-quotes',
    'Use straight ones',
    { encode: windows, repaired: 'label:\n        en: "Return to Home"' },
  ],
  [
    'a missing translation in Windows lines',
    'pages/marketplaces/_closing.yaml',
    '- label:\n          en: …\n          tr: …\n',
    '- label:\n          ▸en: …\n',
    'missing-translation',
    'Add a line `tr: …` here.',
    { encode: windows },
  ],
];
