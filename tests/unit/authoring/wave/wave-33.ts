import { CONTACT } from './places.ts';
import { inFile } from './spots.ts';
import type { WaveKind } from './wave.ts';

const page = inFile(CONTACT);

const PARTNER = 'That partner is an aggregator, a company that sells many brands through its own marketplace accounts.';
const THAT = `        ${PARTNER} If you would rather read first, the [FAQ](/faq) answers the most common questions.\n`;
const TITLE = '      en: What the consultation covers\n';
const TITLE_TR = '      tr: Görüşmede neleri konuşuyoruz?\n';

/** What follows the paragraph about the partner. */
const after = (text: string) => THAT.replace(PARTNER, `${PARTNER} ${text}`);
/** Lines of their own in front of that paragraph. */
const above = (...lines: string[]) => `${lines.map((line) => `        ${line}\n`).join('')}\n${THAT}`;
const title = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, TITLE, `      ▸en: ▸${text}\n`, conveys, wanted);
const titleTr = (name: string, text: string, conveys: string, wanted: RegExp) =>
  page(name, TITLE_TR, `      ▸tr: ▸${text}\n`, conveys, wanted);

const TO_COME = /still to be written|note|blank|fill|left|sample|stands for/i;
const MARKS = /visitors|mark|sign|bracket|HTML/i;

/** A thirty-third wave: a lawyer writes what is to be said of data, cookies and terms, from a pattern of the office. */
export const wave33: readonly WaveKind[] = [
  {
    kind: 'blanks of the pattern',
    rows: [
      page('the name in brackets', THAT, after('▸[COMPANY NAME] keeps your data.'), 'a blank', TO_COME),
      page(
        'the name in angles',
        THAT,
        after('▸<Company name> keeps your data.'),
        'a blank',
        /company|HTML|blank|written/i,
      ),
      page('a line to write on', THAT, after('We keep data for ▸______ days.'), 'a blank', TO_COME),
      page('dots to write on', THAT, after('We keep data for ▸........ days.'), 'a blank', TO_COME),
      page('a date to come', THAT, after('In force from ▸[date].'), 'a blank', TO_COME),
      page('a date in letters', THAT, after('In force from ▸DD/MM/YYYY.'), 'a blank', TO_COME),
      page('one of two', THAT, after('Data are kept by ▸[the Company/the Controller].'), 'a choice', TO_COME),
      page(
        'delete as applicable',
        THAT,
        after('We ▸do/do not* share data. ▸*Delete as applicable.'),
        'a choice',
        TO_COME,
      ),
      page('delete where not', THAT, after('We share data. ▸[Delete if not applicable]'), 'a note', TO_COME),
      page('a note to draft', THAT, above('▸[Drafting note: check with the client before use.]'), 'a note', TO_COME),
      page('the address to come', THAT, after('Write to ▸[insert address].'), 'a blank', TO_COME),
      page(
        'a mail of the pattern',
        THAT,
        after('Write to ▸privacy@▸yourcompany.com.'),
        'a sample',
        /yourcompany|sample|still|real/i,
      ),
      page(
        'a site of the pattern',
        THAT,
        after('Read it at ▸www.▸yourwebsite.com.'),
        'a sample',
        /yourwebsite|sample|still|real/i,
      ),
      page('bullets of a choice', THAT, after('We keep data ▸[●] days.'), 'a blank', TO_COME),
      page('a blank of a law firm', THAT, after('We keep data ▸[•] days.'), 'a blank', TO_COME),
      page('crosses', THAT, after('Registered under no. ▸XXXXX.'), 'a blank', TO_COME),
      page('insert name', THAT, after('▸{insert name} keeps your data.'), 'a blank', /insert|fact|brace|written/i),
      titleTr('a company in Turkish', '"▸[ŞİRKET ADI] olarak neleri konuşuyoruz?"', 'a blank', TO_COME),
      titleTr('dots in Turkish', 'Verileri ▸............ gün saklarız', 'a blank', TO_COME),
      titleTr('a date in Turkish', '"Yürürlük: ▸../../2026"', 'a blank', TO_COME),
    ],
  },
  {
    kind: 'numbers of clauses and how they look',
    rows: [
      page(
        'a clause',
        THAT,
        above('▸1.1 The partner keeps the accounts.', '▸1.2 You keep the brand.'),
        'a list',
        /list|number|- |line/i,
        { mayBeSilent: true },
      ),
      page('letters', THAT, above('▸(a) the product;', '(b) the market;', '(c) the costs.'), 'a list', /list|- |line/i),
      page('small Roman figures', THAT, above('▸(i) the product;', '(ii) the market.'), 'a list', /list|- |line/i),
      page('a list by brackets', THAT, above('▸1) the product', '2) the market'), 'a list', /list|1\.|- |line|\)/i, {
        mayBeSilent: true,
      }),
      page(
        'a heading in capitals',
        THAT,
        above('▸LIABILITY OF THE PARTNER', 'It keeps the accounts.'),
        'capitals',
        /capital/i,
      ),
      page('a heading by underlining', THAT, above('▸Liability', '▸---------'), 'no headings', /heading|---|line/i),
      page('a heading with a number', THAT, above('▸## 3. Liability'), 'no headings', /heading|##/i),
      page('tabs in front', THAT, above('▸\tThe partner keeps the accounts.'), 'a tab', /tab|indent|space|code/i),
      page(
        'four spaces in front',
        THAT,
        above('▸    The partner keeps the accounts.'),
        'indentation',
        /indent|space|code|further/i,
        { mayBeSilent: true },
      ),
      page('bullets', THAT, above('▸• the product', '▸• the market'), 'a list', /list|- |•/i),
      page('dashes as bullets', THAT, above('▸– the product', '▸– the market'), 'a list', /list|- |–/i),
      page('squares as bullets', THAT, above('▸§ the product', '▸§ the market'), 'a list', /list|- |§/i),
      page('a footnote', THAT, after('The partner is liable.▸[1]'), 'a footnote', MARKS),
      page('a footnote as a sign', THAT, after('The partner is liable.▸¹'), 'a footnote', /¹|footnote|note|sign/i, {
        mayBeSilent: true,
      }),
      page('a footnote of a word processor', THAT, after('The partner is liable.▸[^1]'), 'a footnote', MARKS),
      page(
        'the text of a footnote',
        THAT,
        above('▸[1] Law No. 6698.'),
        'a footnote',
        /\[1\]|footnote|visitors|mark|list/i,
      ),
      page('underlined', THAT, after('The partner is ▸<u>not</u> liable.'), 'HTML', /HTML|tag/i),
      page('bold by HTML', THAT, after('The partner is ▸<b>not</b> liable.'), 'HTML', /HTML|tag/i),
      page('centred', THAT, above('▸<center>TERMS</center>'), 'HTML', /HTML|tag/i),
      page('bold that is not closed', THAT, after('The partner is ▸**not liable.'), 'bold not closed', MARKS),
    ],
  },
  {
    kind: 'words and references',
    rows: [
      page(
        'a clause that is not there',
        THAT,
        after('See ▸Error! Reference source not found.'),
        'a lost reference',
        /reference|Error|visitors/i,
      ),
      page(
        'a page of the paper',
        THAT,
        after('The partner is liable. ▸Page 3 of 12'),
        'a page',
        /page|note|written|left/i,
      ),
      page(
        'a link in words',
        THAT,
        after('Read our terms here: ▸(link).'),
        'a link to come',
        /link|here|written|note/i,
      ),
      page('a link to come', THAT, after('Read our ▸[privacy policy]▸().'), 'an empty link', /link|empty|address/i),
      page(
        'a link without its end',
        THAT,
        after('Read our ▸[terms](/terms.'),
        'half a link',
        /link|bracket|visitors|mark/i,
      ),
      page(
        'a page that is not there',
        THAT,
        after('Read our [terms](▸/terms-of-use).'),
        'no such page',
        /no page|page/i,
      ),
      page(
        'a section that is not there',
        THAT,
        after('Read [clause 4](▸#clause-4).'),
        'no such section',
        /section|#clause-4|anchor|id/i,
      ),
      page(
        'a mail without its link',
        THAT,
        after('Write to ▸[our lawyer](▸lawyer@limanora.example).'),
        'mailto',
        /mailto|address|mail/i,
      ),
      page(
        'a site without its beginning',
        THAT,
        after('See [the law](▸www.mevzuat.gov.tr).'),
        'https',
        /https|address/i,
      ),
      page('a word twice', THAT, after('The partner ▸is ▸is liable.'), 'twice', /twice|is is/i),
      page('a space before a full stop', THAT, after('The partner is liable▸ .'), 'a space', /space/i),
      page(
        'brackets open',
        THAT,
        after('The partner ▸(as defined above is liable.'),
        'a bracket open',
        /bracket|\(|closed/i,
      ),
      page('quotation marks open', THAT, after('The ▸“Partner is liable for it.'), 'a quote open', /quot|“|closed/i),
      page('straight and round quotes', THAT, after('The ▸"Partner” is liable.'), 'two kinds', /quot|"/i),
      page('a slash for both', THAT, after('The partner ▸and / or you are liable.'), 'spaces', /space|slash|\//i, {
        mayBeSilent: true,
      }),
      page('a misspelt word', THAT, after('The partner is ▸responsable for it.'), 'responsible', /responsible/),
      page('another', THAT, after('We keep data ▸confidental.'), 'confidential', /confidential/),
      page('a third', THAT, after('You ▸recieve a copy.'), 'receive', /receive/),
      page('a sign for a paragraph', THAT, after('See §4 and ▸¶ 5.'), 'signs', /¶|sign|visitors/i),
      title('capitals', 'WHAT THE CONSULTATION COVERS', 'capitals', /capital/i),
      title('a number in front', '4.2 What the consultation covers', 'a number', /number|4\.2|heading/i),
      title('a full stop', 'What the consultation covers.', 'no full stop', /full stop|end/i),
      title('a version', 'What the consultation covers ▸(v3)', 'a state', TO_COME),
      title('a state', 'What the consultation covers ▸- DRAFT', 'a state', TO_COME),
    ],
  },
];
