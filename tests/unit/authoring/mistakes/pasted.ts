import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from '../../../../src/diagnostics/catalogue.ts';
import type { MistakeRow } from '../mistake.ts';

const FAQ = 'pages/faq.yaml';
const HOME = 'pages/index.yaml';
const CONTACT = 'pages/contact.yaml';
const EXPORT = 'pages/services/export-management.yaml';
const UAE = 'pages/marketplaces/amazon-uae.yaml';
const NEW = 'pages/services/training.yaml';
const COST = 'en: What does selling cost?';
const SEASON = 'en: A calendar of occasions';
const QUOTE = 'Put the whole text into double quotes';
const BRACES = 'Write two braces on each side';
const DELETE = 'Delete what does not belong here';

const page = readFileSync(join(import.meta.dirname, '../../../../pages/404.yaml'), 'utf8');

/** A page on which a fact is shown as a date. */
const dated = (date: string) =>
  `meta:\n  title:\n    all: Training\n  description:\n    all: Since {{readOn, date}}\nfacts:\n  readOn: ▸${date}\nblocks:\n  - type: divider\n`;
const AS_DATE = 'Did you mean `2024-06-30`?';

type Rest = readonly [string, string, string, Code, string, NonNullable<MistakeRow[6]>];
const question = (words: string, code: Code, hint: string, repaired?: string): Rest => [
  FAQ,
  COST,
  `en: ${words}`,
  code,
  hint,
  repaired === undefined ? {} : { repaired: `en: ${repaired}` },
];
const season = (words: string, code: Code, hint: string): Rest => [UAE, SEASON, `en: ${words}`, code, hint, {}];

/** What comes along with words from chats, word processors, assistants and other programs. */
export const pastedMistakes: readonly MistakeRow[] = [
  // Chats and assistants
  [
    'words of a chat before a page',
    NEW,
    '',
    `▸Elbette! İşte sayfanız\n\n${page}`,
    'yaml-stray-line',
    'Delete the line.',
  ],
  [
    'words of a chat with a colon before a page',
    NEW,
    '',
    `▸Here is your YAML:\n\n${page}`,
    'yaml-stray-line',
    'Delete the line.',
  ],
  ['the name of a language before a page', NEW, '', `▸yaml\n${page}`, 'yaml-stray-line', 'Delete the line.'],
  [
    'words of a chat after a page',
    NEW,
    '',
    `${page.trimEnd()}\n▸Let me know if you need anything else!\n`,
    'yaml-stray-line',
    'Delete the line.',
  ],
  [
    'the time and sender of a chat',
    FAQ,
    '      - question:\n          en: What does selling cost?',
    '▸[10:32, 21.11.2026] Ayşe: \n      - question:\n          en: What does selling cost?',
    'yaml-stray-line',
    'Delete the line.',
  ],
  ['half of a text at the margin', FAQ, COST, 'en: What does\n▸selling cost?', 'yaml-stray-line', 'Delete the line.'],
  [
    'a note that an assistant leaves',
    ...question('What does it cost? ▸:contentReference[oaicite:0]{index=0}', 'stray-marks', DELETE),
  ],
  ['a source that an assistant names', ...question('What does it cost?▸【4†source】', 'stray-marks', DELETE)],
  ['bold words in a title', ...question('What does ▸**selling** cost?', 'stray-marks', DELETE)],
  ['a link in a title', ...question('What does ▸[selling](/contact) cost?', 'stray-marks', DELETE)],
  ['dots for a text to come', ...question('▸...', 'stray-marks', DELETE)],
  ['a word for a text to come', ...question('▸TODO ask Ayşe', 'stray-marks', DELETE)],
  ['a bold text without its end', FAQ, '[ask us](/contact)', '▸**ask us', 'stray-marks', DELETE],
  ['a bold text with spaces inside', FAQ, '[ask us](/contact)', '▸** ask us **', 'stray-marks', DELETE],
  ['a link with a space between its halves', FAQ, '[ask us](/contact)', '▸[ask us] (/contact)', 'stray-marks', DELETE],
  ['a link without its end', FAQ, '[ask us](/contact).', '▸[ask us](/contact.', 'stray-marks', DELETE],
  ['a link with its halves swapped', FAQ, '[ask us](/contact)', '▸(ask us)[/contact]', 'stray-marks', DELETE],
  [
    'a bullet of a word processor in a long text',
    FAQ,
    '            - The marketplace’s',
    '            ▸• The marketplace’s',
    'stray-marks',
    DELETE,
  ],
  ['an ampersand of HTML', ...question('What does selling cost ▸&amp; bring?', 'stray-marks', DELETE)],
  ['a quotation mark that was never opened', ...question('What does selling cost▸"', 'stray-marks', DELETE)],
  [
    'Turkish letters that were broken',
    FAQ,
    'tr: Satış yapmanın maliyeti nedir?',
    'tr: Sat▸Ä±ÅŸ yapmanÄ±n maliyeti nedir?',
    'garbled-text',
    'Copy the text again',
  ],
  [
    'Arabic letters that were broken',
    FAQ,
    'ar: ما تكاليف البيع على المنصات؟',
    'ar: ▸Ø§Ù„Ø¨ÙŠØ¹',
    'garbled-text',
    'Copy the text again',
  ],
  [
    'letters that were lost',
    FAQ,
    'tr: Satış yapmanın maliyeti nedir?',
    'tr: Sat▸\ufffd\ufffd yapman\ufffdn maliyeti nedir?',
    'garbled-text',
    'Copy the text again',
  ],
  [
    'letters that a question mark was put for',
    FAQ,
    'tr: Satış yapmanın maliyeti nedir?',
    'tr: Satış yapma▸n?n maliyeti nedir?',
    'garbled-text',
    'Copy the text again',
  ],
  [
    'a mark that turns the words around',
    FAQ,
    'ar: ما تكاليف البيع على المنصات؟',
    'ar: ما ▸\u202eتكاليف البيع على المنصات؟',
    'invisible-character',
    'Delete it',
  ],
  // Quotes and marks at the start of a text
  [
    'a Turkish ending inside apostrophes',
    FAQ,
    'tr: Satış yapmanın maliyeti nedir?',
    "tr: 'Türkiye▸'de maliyet'",
    'yaml-apostrophe',
    QUOTE,
    { repaired: 'tr: "Türkiye\'de maliyet"' },
  ],
  [
    'two apostrophes at the end',
    FAQ,
    'tr: Satış yapmanın maliyeti nedir?',
    "tr: 'maliyet▸''",
    'yaml-apostrophe',
    QUOTE,
  ],
  [
    'two quotations in one text',
    ...question('"Cost" ▸and "price"', 'yaml-text-after-quote', 'Quote the whole text once'),
  ],
  ['two exclamation marks with a word between', ...question('▸!Stop! it', 'yaml-special-start', QUOTE, '"!Stop! it"')],
  ['two exclamation marks first', ...question('▸!! what', 'yaml-special-start', QUOTE, '"!! what"')],
  ['an ampersand right before a word', ...question('▸&what is it?', 'yaml-special-start', QUOTE, '"&what is it?"')],
  [
    'a text right after an arrow with its dash',
    ...question('▸>- What does it cost?', 'yaml-block-mark', 'Move the words'),
  ],
  [
    'a picture with backslashes in quotes',
    HOME,
    '- src: /logos/amazon.svg',
    '- src: "▸\\logos\\noon.svg"',
    'yaml-backslash',
    'Write / in a path',
  ],
  [
    'a comma for the colon of a name',
    FAQ,
    '  title:\n    en: Questions about',
    '  ▸title,\n    en: Questions about',
    'yaml-missing-colon',
    'Write `name: value`',
  ],
  [
    'a comma for the colon of a language',
    FAQ,
    COST,
    '▸en, What does selling cost?',
    'yaml-missing-colon',
    'Write `name: value`',
  ],
  // Placeholders of other programs
  [
    'a placeholder in square brackets',
    ...season('A calendar for ▸[marketplace]', 'bad-placeholder', 'Did you mean `{{marketplace}}`?'),
  ],
  [
    'a placeholder in double square brackets',
    ...season('A calendar for ▸[[marketplace]]', 'bad-placeholder', 'Did you mean `{{marketplace}}`?'),
  ],
  [
    'a placeholder in per cent signs',
    ...season('A calendar for ▸%marketplace%', 'bad-placeholder', 'Did you mean `{{marketplace}}`?'),
  ],
  ['a placeholder in double brackets', ...season('A calendar for ▸((marketplace))', 'bad-placeholder', BRACES)],
  [
    'a placeholder in wide braces',
    ...season('A calendar for ▸｛｛marketplace｝｝', 'bad-placeholder', 'Did you mean `{{marketplace}}`?'),
  ],
  [
    'a placeholder with three braces',
    ...season('A calendar for ▸{{{marketplace}}}', 'bad-placeholder', 'Did you mean `{{marketplace}}`?'),
  ],
  [
    'a placeholder in single braces in a fact',
    ...season('A calendar for ▸{marketplace}', 'bad-placeholder', 'Did you mean `{{marketplace}}`?'),
  ],
  [
    'a placeholder with a capital in a fact',
    ...season('A calendar for ▸{{Marketplace}}', 'missing-fact', 'Did you mean `{{marketplace}}`?'),
  ],
  [
    'a placeholder with a space in its name',
    ...season('A calendar for ▸{{market place}}', 'bad-placeholder', 'Did you mean `{{marketplace}}`?'),
  ],
  [
    'a format after a colon',
    ...season('A calendar of ▸{{visits:compact}}', 'bad-placeholder', 'Did you mean `{{visits, compact}}`?'),
  ],
  ['a date with slashes, its year first', NEW, '', dated('2024/06/30'), 'fact-not-date', AS_DATE],
  ['a date with a month in Turkish', NEW, '', dated('30 Haziran 2024'), 'fact-not-date', AS_DATE],
  ['a date without its zero', NEW, '', dated('2024-6-30'), 'fact-not-date', AS_DATE],
  // Addresses
  [
    'a link to this site with its host',
    EXPORT,
    'link: /contact',
    'link: ▸https://www.limanora.example/en/contact',
    'bad-link',
    'Did you mean `/contact`?',
    { nth: 1 },
  ],
  [
    'a link to the author’s own computer',
    EXPORT,
    'link: /contact',
    'link: ▸http://localhost:5173/en/contact',
    'bad-link',
    'Did you mean `/contact`?',
    { nth: 1 },
  ],
  [
    'curly quotation marks around a section',
    CONTACT,
    'link: "#form"',
    'link: ▸“#form”',
    'curly-quotes',
    'Use straight ones',
    { nth: 1, repaired: 'link: "#form"' },
  ],
  [
    'an e-mail address with its fact in single braces',
    EXPORT,
    'link: /contact',
    'link: mailto:▸{email}',
    'bad-placeholder',
    'Did you mean `{{email}}`?',
    { nth: 1 },
  ],
  [
    'no icon in words',
    CONTACT,
    'icon: mail',
    'icon: ▸None',
    'unknown-icon',
    'All names are listed at lucide.dev/icons; for no icon',
  ],
  [
    'an icon with the name of its set',
    CONTACT,
    'icon: mail',
    'icon: ▸lucide/mail',
    'unknown-icon',
    'Did you mean `mail`?',
  ],
];
