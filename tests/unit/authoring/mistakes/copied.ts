import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MistakeRow } from '../mistake.ts';

const FAQ = 'pages/faq.yaml';
const CONTACT = 'pages/contact.yaml';
const EXPORT = 'pages/services/export-management.yaml';
const UAE = 'pages/marketplaces/amazon-uae.yaml';
const NEW = 'pages/services/training.yaml';
const SITE = 'site.yaml';
const QUESTION = '- question:\n          en: What does selling cost?';
const SMALL = 'Did you mean `training-page`?';

/** A page to copy, with texts of its own in `meta`. */
const page = readFileSync(join(import.meta.dirname, '../../../..', EXPORT), 'utf8').replace(
  /^meta:[\s\S]*?^ {2}schema/m,
  'meta:\n  title:\n    all: Training\n  description:\n    all: Three mornings.\n  schema',
);
const from = (part: string) => page.slice(page.indexOf(part));
const until = (part: string) => page.slice(0, page.indexOf(part));

/** Pages and parts of pages that were copied, by people who write in Turkish too, and files that were put elsewhere. */
export const copiedMistakes: readonly MistakeRow[] = [
  // A copy of a page
  [
    'a copy with the titles of its original',
    NEW,
    '',
    page
      .replace(
        /all: Training/,
        'en: Export management and consultancy for manufacturers\n    tr: Eğitim\n    ar: تدريب',
      )
      .replace('en: Export management and consultancy for', 'en: ▸Export management and consultancy for'),
    'duplicate-title',
    'Give each page',
  ],
  [
    'a copy that stops in a text',
    NEW,
    '',
    `${until('actions:')}actions:\n      - ▸label:\n          all: Get st`,
    'missing-field',
    'Add a line `link: …`',
  ],
  ['a copy without its first lines', NEW, '', `▸${from('blocks:')}`, 'missing-field', 'Add a line `meta: …`'],
  [
    'a copy that begins inside a block',
    NEW,
    '',
    from('    title:\n      en: Export').replace('\n  - type: list', '\n  ▸- type: list'),
    'yaml-indentation',
    'Lines of the same level',
  ],
  ['a copy without blocks', NEW, '', `${until('blocks:')}▸blocks:\n`, 'empty-value', 'Write the value after'],
  [
    'a copy pasted twice',
    NEW,
    '',
    `${page}${page.replace(/^meta:/m, '▸meta:')}`,
    'yaml-duplicate-key',
    'Keep one of the two',
  ],
  ['a page beside the folder of pages', 'training.yaml', '', page, 'outside-pages', 'Move it into the folder pages'],
  ['a page among the pictures', 'public/training.yaml', '', page, 'outside-pages', 'Move it into the folder pages'],
  [
    'a page in a folder with a name in the singular',
    'page/training.yaml',
    '',
    page,
    'outside-pages',
    'Move it into the folder pages',
  ],
  [
    'a page with a space and capitals in its name',
    'pages/services/Training Page.yaml',
    '',
    page,
    'bad-file-name',
    SMALL,
  ],
  [
    'a page with Turkish letters in its name',
    'pages/services/eğitim.yaml',
    '',
    page,
    'bad-file-name',
    'Did you mean `egitim`?',
  ],
  // A copied entry or block
  [
    'an entry whose dash was lost, among languages',
    EXPORT,
    '      - en: Product compliance',
    '        ▸en: Product compliance',
    'yaml-dash',
    'Begin each entry',
    { repaired: '      - en: Product compliance' },
  ],
  [
    'a menu entry whose dash was lost',
    SITE,
    '        - label:\n            en: Digital marketing consulting',
    '          ▸label:\n            en: Digital marketing consulting',
    'yaml-dash',
    'Begin each entry',
    { nth: 1, repaired: '        - label:\n            en: Digital marketing consulting' },
  ],
  [
    'a menu entry of another level',
    SITE,
    '        - label:\n            en: Digital marketing consulting',
    '      ▸- label:\n            en: Digital marketing consulting',
    'yaml-indentation',
    'Lines of the same level',
    { nth: 1 },
  ],
  [
    'an include whose dash was lost',
    FAQ,
    '  - include: /_faq.yaml',
    '    ▸include: /_faq.yaml',
    'yaml-dash',
    'Begin each entry',
    { repaired: '  - include: /_faq.yaml' },
  ],
  [
    'a block two spaces too far in, the blocks after it not',
    EXPORT,
    '\n  - type: list\n    id: what-we-do\n',
    '\n    ▸- type: list\n      id: what-we-do\n',
    'yaml-indentation',
    'Lines of the same level',
  ],
  [
    'no space after the colon of a type with fields below it',
    FAQ,
    '- type: hero',
    '- type▸:hero',
    'yaml-missing-space',
    'Write `name: value`',
    { repaired: '- type: hero' },
  ],
  [
    'a type and its name with capitals',
    FAQ,
    '- type: hero',
    '- ▸Type: Hero',
    'block-without-type',
    'Begin it with `- type: …`',
  ],
  [
    'a type one letter off, in a block that lacks a field',
    FAQ,
    '- type: hero\n    title:\n      en: …\n      tr: …\n      ar: …\n',
    '- ▸type: heroo\n',
    'missing-field',
    'Add a line `title: …`',
  ],
  ['a type with a comma', FAQ, '- type: faq', '- type: ▸faq,', 'unknown-block', 'Did you mean `faq`?'],
  ['`draft` inside the last block', NEW, '', `${page.trimEnd()}\n    ▸draft: true\n`, 'unknown-key', 'Fields here: '],
  // Names in Turkish, Arabic and of other programs
  [
    '`title` in Turkish',
    FAQ,
    '    title:\n      en: Questions worth',
    '    ▸başlık:\n      en: Questions worth',
    'unknown-key',
    'Did you mean `title`?',
  ],
  [
    '`title` in Turkish without accents',
    FAQ,
    '    title:\n      en: Questions worth',
    '    ▸baslik:\n      en: Questions worth',
    'unknown-key',
    'Did you mean `title`?',
  ],
  [
    '`description` in Turkish',
    FAQ,
    '    description:',
    '    ▸açıklama:',
    'unknown-key',
    'Did you mean `description`?',
    { nth: 1 },
  ],
  [
    '`link` in Turkish',
    CONTACT,
    'link: "#form"',
    '▸bağlantı: "#form"',
    'unknown-key',
    'Did you mean `link`?',
    { nth: 1 },
  ],
  [
    '`question` in Turkish',
    FAQ,
    QUESTION,
    '- ▸soru:\n          en: What does selling cost?',
    'unknown-key',
    'Did you mean `question`?',
  ],
  ['`blocks` in Turkish', FAQ, '\nblocks:', '\n▸bloklar:', 'unknown-key', 'Did you mean `blocks`?'],
  ['`type` in Turkish', FAQ, '- type: hero', '- ▸tür: hero', 'block-without-type', 'Begin it with `- type: …`'],
  ['a block’s name in Turkish', FAQ, '- type: faq', '- type: ▸sss', 'unknown-block', 'Did you mean `faq`?'],
  ['`link` in Arabic', CONTACT, 'link: "#form"', '▸رابط: "#form"', 'unknown-key', 'Did you mean `link`?', { nth: 1 }],
  [
    'a style in Turkish',
    EXPORT,
    'style: primary',
    'style: ▸birincil',
    'not-a-choice',
    'Did you mean `primary`?',
    { nth: 1 },
  ],
  // Facts of a copied page
  [
    'a fact misspelt on a page with a template',
    UAE,
    'currencyCode:',
    '▸curencyCode:',
    'unknown-key',
    'Did you mean `currencyCode`?',
  ],
  [
    'a fact left out on a page with a template',
    UAE,
    'template: /marketplaces/_amazon.yaml\nfacts:\n  region: uae\n  domain: Amazon.ae\n',
    'template: ▸/marketplaces/_amazon.yaml\nfacts:\n  region: uae\n',
    'missing-template-facts',
    'Add a line for each',
  ],
  ['a region of a template in capitals', UAE, 'region: uae', 'region: ▸UAE', 'unknown-region', 'Did you mean `uae`?'],
  [
    'a fact at the margin',
    UAE,
    '  currencyCode: AED',
    '▸currencyCode: AED',
    'yaml-indentation',
    'Lines of the same level',
  ],
  [
    'blocks below a template',
    UAE,
    'template: /marketplaces/_amazon.yaml',
    '▸blocks:\n  - type: divider\ntemplate: /marketplaces/_amazon.yaml',
    'template-replaced',
    'Delete `blocks:`',
  ],
  [
    'a visit figure with a point between thousands',
    UAE,
    'visits: 21300000',
    'visits: ▸21.300',
    'ambiguous-number',
    'Did you mean `21300`?',
  ],
  [
    'a visit figure with underscores',
    UAE,
    'visits: 21300000',
    'visits: ▸21_300_000',
    'fact-not-number',
    'Did you mean `21300000`?',
  ],
  [
    'a visit figure with a word',
    UAE,
    'visits: 21300000',
    'visits: ▸21.3 milyon',
    'fact-not-number',
    'Did you mean `21300000`?',
  ],
  // The site’s own data
  [
    'a language deleted',
    SITE,
    'languages:\n  - code: en\n    label: English\n    flag: /flags/en.svg\n    direction: ltr\n    locale: en_US\n    numbering: latn\n  - code: tr\n    label: Türkçe\n    flag: /flags/tr.svg\n    direction: ltr\n    locale: tr_TR\n    numbering: latn\n',
    '▸languages:\n  - code: en\n    label: English\n    flag: /flags/en.svg\n    direction: ltr\n    locale: en_US\n    numbering: latn\n',
    'unlisted-language',
    'Add the language again',
  ],
  [
    'a language added without a rule',
    SITE,
    'defaultLanguage: en',
    '  - code: ▸de\n    label: Deutsch\n    flag: /flags/en.svg\n    direction: ltr\n    locale: de_DE\n    numbering: latn\ndefaultLanguage: en',
    'untranslated-language',
    'To show them in the default language',
  ],
  [
    'a telephone number with spaces for WhatsApp',
    SITE,
    'whatsapp: …',
    'whatsapp: ▸+90 555 111 22 33',
    'wrong-format',
    'Did you mean `905551112233`?',
    { repaired: 'whatsapp: 905551112233' },
  ],
  [
    'an e-mail address in empty braces',
    SITE,
    'email: { sample: hello@limanora.example }',
    'email: { ▸info@limanora.com }',
    'expected-single-text',
    'Write the text on one line after the colon, without braces',
  ],
  [
    'an e-mail address with its at in words',
    SITE,
    'email: { sample: hello@limanora.example }',
    'email: ▸info(at)limanora.com',
    'wrong-format',
    'Did you mean `info@limanora.com`?',
    { repaired: 'email: info@limanora.com' },
  ],
];
